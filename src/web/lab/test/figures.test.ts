import { expect, test } from 'vitest';
import type { GameFigures } from '../../worker/wire.ts';
import {
  cardRates,
  courseOf,
  csvOf,
  difference,
  histogram,
  isProven,
  isSure,
  median,
  mostPlayed,
  winRate,
} from '../figures.ts';

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

const alternating = (n: number, better = 0): readonly GameFigures[] =>
  Array.from({ length: n }, (_, i) => game(i % 2 === 0 || i % 10 < better ? 1 : 0, 10 + (i % 7)));
test('nothing is proven by few pairs, by none, or by equal ones', () => {
  expect(isProven([], [])).toBe(false);
  expect(isProven(alternating(40), alternating(40, 10))).toBe(false);
  expect(isProven(alternating(400), alternating(400))).toBe(false);
  expect(isProven(alternating(400), alternating(400, 6))).toBe(true);
  expect(isSure(alternating(400), alternating(400, 6))).toBe(true);
  // One pair in ten in fifty is beyond luck at one look, and not at fifty looks.
  const [few, more] = [alternating(50), alternating(50, 2)];
  expect([isProven(few, more), isSure(few, more)]).toEqual([true, false]);
});
test('the course of a difference ends where the whole of it is', () => {
  const [a, b] = [alternating(300), alternating(300, 4)];
  const course = courseOf(a, b, 0);
  expect(course.at(-1)).toEqual({ pairs: 300, ...difference(a, b, 0) });
  expect(course.every(({ from, mean, to }) => from <= mean && mean <= to)).toBe(true);
});
test('every game is in one bin of its series', () => {
  const bins = histogram([alternating(70), alternating(35)]);
  expect(bins.reduce((sum, { counts }) => sum + counts[0]!, 0)).toBe(70);
  expect(bins.reduce((sum, { counts }) => sum + counts[1]!, 0)).toBe(35);
  expect(histogram([[]])).toEqual([]);
});
test('a card is spoken of only where it was played often, and not always; beyond luck it is proven', () => {
  const games = Array.from({ length: 200 }, (_, i) => game(i % 2, 10, [i % 2, i < 3 ? 1 : 0, 1]));
  expect(cardRates(games, 0, 9)).toMatchObject([{ print: 0, games: 100, share: 1, proven: true }]);
});
test('figures are saved a game a line', () => {
  expect(csvOf([game(1, 12)], [game(0, 9)], ['A', 'B "b"'])).toBe(
    'series,game,length,"A","B ""b"""\n1,1,12,1,0\n2,1,9,0,1\n',
  );
});
