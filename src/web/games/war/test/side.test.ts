import { expect, test } from 'vitest';
import type { War } from '../../../../games/war/state.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { Laid } from '../../../table/test/laid.ts';
import { sideAt } from '../side.ts';
import type { View } from '../unit.tsx';

const sides = async (setup: object, position: object): Promise<unknown[]> => {
  const { s } = await Laid.of<War>('war', {}, position);
  const view = { s, model: { opened: { setup }, about: undefined } } as unknown as View;
  return [sideAt(view, 0 as Seat), sideAt(view, 1 as Seat)];
};
const german = { deck1: 'armoured-spearhead', deck2: 'armoured-spearhead' };

test('a seat is of the side of its deck, and of that of its cards where these are of another', async () => {
  expect(await sides(german, { player1: { deck: 3 }, player2: { deck: 3 } })).toEqual(['germany', 'germany']);
  const laid = { player1: { second: ['ju-87', 'bf-109'] }, player2: { first: ['ml-20'], second: ['aa-37', 'yak-1'] } };
  expect(await sides(german, laid)).toEqual(['germany', 'ussr']);
  expect(await sides({}, laid)).toEqual(['germany', 'ussr']);
  expect(await sides({}, { player1: { deck: 3 }, player2: { deck: 3 } })).toEqual([undefined, undefined]);
  expect(await sides(german, { player1: { first: ['t-34', 'panzer-2'] }, player2: {} })).toEqual([
    undefined,
    'germany',
  ]);
});
