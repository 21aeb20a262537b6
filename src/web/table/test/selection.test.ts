import { expect, test } from 'vitest';
import type { Option } from '../../../kernel/rules.ts';
import { rowsOf } from '../rows.ts';
import { type Choice, Selection } from '../selection.ts';
import type { TableView } from '../view.ts';

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
test('what is shown from the list leaves the list and its numbers as they are', () => {
  const selection = new Selection();
  const option = (verb: string, action: number, ...keys: string[]): Choice => ({
    option: { verb, action, args: [] } as unknown as Option,
    keys: [`verb:${verb}`, ...keys],
  });
  const attacks = [1, 2, 3, 4].map((n) => option('attack', n, `card:${n}`));
  const [draw, move] = [option('draw', 5), option('move', 6, 'card:1')];
  selection.offer([...attacks, draw, move], 1);
  const layout = { verbs: { attack: { icon: 'r-x', words: { uk: '', ru: '', en: '' } } } };
  const view = { selection, layout } as unknown as TableView;
  const listed = () => rowsOf(view).map((row) => [row.number, row.kind === 'one' ? row.choice : row.verb]);
  const all = [
    [1, 'attack'],
    [2, draw],
    [3, move],
  ];
  expect(listed()).toEqual(all);
  selection.show(move);
  expect(selection.armed()).toBe(move);
  expect(listed()).toEqual(all);
  selection.show(draw);
  expect(listed(), 'another row of the same list').toEqual(all);
  selection.clear();
  selection.pick({ keys: ['verb:attack'], name: '' });
  expect(listed(), 'an open group').toEqual(attacks.map((one, i) => [i + 1, one]));
  selection.show(attacks[2]!);
  expect(listed()).toEqual(attacks.map((one, i) => [i + 1, one]));
  selection.pick({ keys: ['card:1'], name: '' });
  expect(listed(), 'a thing that was picked narrows it').toEqual([
    [1, attacks[0]],
    [2, move],
  ]);
});
test('what speaks of nothing more than was picked is told apart by words', () => {
  const selection = new Selection();
  const [mission, capture] = [choice('verb:perform', 'card:1', 'def:5'), choice('verb:capture', 'card:9', 'def:5')];
  selection.offer([mission, capture, choice('card:2')], 1);
  selection.pick({ keys: ['card:1', 'def:5'], name: '' });
  expect(selection.remaining()).toEqual([mission, capture]);
  expect(selection.unclear()).toBe(true);
  const by = (card: number): Choice => ({
    option: { args: [{ kind: 'card', value: card }] } as unknown as Option,
    keys: ['verb:capture', `card:${card}`, 'def:5'],
  });
  selection.offer([by(8), by(9)], 2);
  selection.pick({ keys: ['card:1', 'def:5'], name: '' });
  expect(selection.unclear(), 'each can be pointed at').toBe(false);
});
