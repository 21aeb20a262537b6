import { expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { Pairs } from './pairs.ts';
import { skirmish } from './skirmish.ts';

test.each([
  ['trick52', () => new Pairs(trick52.game, {})],
  ['skirmish', () => new Pairs(skirmish, {})],
  ['skirmish of three', () => new Pairs(skirmish, { seats: 3 })],
] as const)('%s: who cannot tell two truths apart is sent the same bytes, spectators too', (_name, pairs) => {
  const check = pairs();
  for (let game = 0; game < 15; game++) check.play(1000 * game);
  expect(check.tally.pairs).toBeGreaterThan(500);
  expect(check.tally.alike).toBeGreaterThan(check.tally.pairs / 5);
});

test.each(GAME_NAMES)('%s: the same bytes for who cannot tell two truths apart', async (name) => {
  const { game } = await moduleOf(name);
  const check = new Pairs(game, {});
  for (let n = 0; n < 3; n++) check.play(77 * n);
  expect(check.tally.alike).toBeGreaterThan(20);
});
