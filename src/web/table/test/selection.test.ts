import { expect, test } from 'vitest';
import type { Option } from '../../../kernel/rules.ts';
import { type Choice, Selection } from '../selection.ts';

const choice = (...keys: readonly string[]): Choice => ({ option: { args: [] } as unknown as Option, keys });

test('a pick outlives what others do meanwhile, but not its question or its offer', () => {
  const selection = new Selection();
  const [tank, other] = [choice('card:1', 'zone:2'), choice('card:3', 'zone:2')];
  selection.offer([tank, other], 7);
  expect(selection.pick({ keys: ['card:1'], name: '' })).toBe('picked');
  selection.offer([tank, other, choice('card:4')], 7);
  expect(selection.armed()).toBe(tank);
  selection.offer([other], 7);
  expect(selection.picks.value, 'it is no longer on offer').toEqual([]);
  selection.pick({ keys: ['card:3'], name: '' });
  selection.offer([other], 8);
  expect(selection.picks.value, 'another question').toEqual([]);
  selection.offer([], undefined);
  selection.offer([tank], undefined);
  expect(selection.picks.value).toEqual([]);
});
test('of two copies of a card the one that was picked is chosen, and the other takes its place', () => {
  const selection = new Selection();
  const lay = choice('def:5');
  selection.offer([lay, choice('def:6')], 1);
  const [first, second] = [
    ['card:1', 'def:5'],
    ['card:2', 'def:5'],
  ];
  selection.pick({ keys: first, name: '' });
  expect(selection.isPicked(first)).toBe(true);
  expect(selection.isPicked(second)).toBe(false);
  expect(selection.isCopyPicked(second)).toBe(true);
  expect(selection.isCopyPicked(first)).toBe(false);
  expect(selection.isPicked(['def:5']), 'its place on the map').toBe(true);
  expect(selection.pick({ keys: second, name: '' })).toBe('picked');
  expect(selection.picks.value).toHaveLength(1);
  expect(selection.isPicked(second)).toBe(true);
  expect(selection.armed()).toBe(lay);
  expect(selection.pick({ keys: second, name: '' })).toBe('again');
});
