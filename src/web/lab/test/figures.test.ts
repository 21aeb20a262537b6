import { expect, test } from 'vitest';
import type { GameFigures } from '../../worker/wire.ts';
import { difference, median, mostPlayed, winRate } from '../figures.ts';

const game = (first: number, length = 10, played: readonly number[] = []): GameFigures => ({
  wins: [first, 1 - first],
  length,
  played,
});
test('a rate comes with its interval', () => {
  const rate = winRate([game(1), game(1), game(0), game(1)], 0);
  expect(rate.share).toBe(0.75);
  expect(rate.from).toBeLessThan(0.75);
  expect(rate.to).toBeGreaterThan(0.75);
});
test('pairs that share their luck tell a difference that two rates would not', () => {
  const luck = Array.from({ length: 100 }, (_, i) => i % 2);
  const a = luck.map((won) => game(won));
  const b = luck.map((won, i) => game(i % 10 === 0 ? 1 : won));
  const { mean, from } = difference(a, b, 0);
  expect(mean).toBeCloseTo(0.1);
  expect(from).toBeGreaterThan(0);
  expect(winRate(a, 0).to).toBeGreaterThan(winRate(b, 0).from);
});
test('the middle length, and what was played most', () => {
  const games = [game(1, 5, [0, 2, 1]), game(0, 9, [0, 4, 0]), game(0, 7, [0, 0, 2])];
  expect(median(games)).toBe(7);
  expect(mostPlayed(games, 5)).toEqual([
    { print: 1, plays: 2 },
    { print: 2, plays: 1 },
  ]);
});
