import { expect, test } from 'vitest';
import type { AnyGame } from '../../kernel/game.ts';
import { choice } from '../../kernel/setup.ts';
import { module as skirmish } from '../../match/test/skirmish-module.ts';
import { duelOf, hasSeries } from '../duel.ts';

const usually = (first: number, ...others: readonly number[]): AnyGame => ({
  ...skirmish.game,
  options: { seats: choice(first, ...others) },
});
test('where more play by the usual settings, those for two are found; where two never do, none', () => {
  expect(duelOf(usually(2, 3))).toEqual({});
  expect(duelOf(usually(3, 2))).toEqual({ seats: 2 });
  expect(duelOf(usually(3))).toBeUndefined();
});
test('two who win together are no rivals, and a game of points is never one of several', () => {
  expect(duelOf({ ...usually(2), utility: 'shared' })).toBeUndefined();
  expect(duelOf({ ...usually(2), utility: 'score' })).toEqual({});
  expect([hasSeries(usually(2)), hasSeries({ ...usually(2), utility: 'score' })]).toEqual([true, false]);
});
