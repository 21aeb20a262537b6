import { expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import type { GameFigures } from '../../worker/wire.ts';
import {
  cardRates,
  courseOf,
  csvOf,
  difference,
  histogram,
  median,
  mostPlayed,
  verdictIn,
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
  const claim = (n: number, better: number): string => verdictIn(alternating(n), alternating(n, better)).claim;
  expect(verdictIn([], []).claim).toBe('open');
  expect(claim(90, 10)).toBe('open');
  expect(claim(400, 0)).toBe('open');
  expect(claim(400, 6)).toBe('more');
  expect(verdictIn(alternating(400, 6), alternating(400)).claim).toBe('less');
  // A difference beyond luck at one look is not beyond luck at fifty.
  const [few, more] = [alternating(100), alternating(100, 2)];
  expect(difference(few, more, 0).from).toBeGreaterThan(0);
  expect(verdictIn(few, more).claim).toBe('open');
});
test('what is proven does not hang on how often one looks: series without a difference are hardly ever called different', () => {
  let wrong = 0;
  for (let study = 0; study < 200; study++) {
    const chance = new FastChance(study);
    const series = (): readonly GameFigures[] => Array.from({ length: 600 }, () => game(chance.below(2)));
    const [a, b] = [series(), series()];
    if (courseOf(a, b).some(({ pairs, from, to }) => pairs >= 100 && (from > 0 || to < 0))) wrong++;
  }
  expect(wrong).toBeLessThanOrEqual(10);
});
test('a changed card is asked of who alone has it, whichever seat that is', () => {
  const owned = (owners: number, first: number): GameFigures => ({ ...game(first), owners });
  // The second seat has it, and wins where it lost before; where both have it, or neither, nothing is said.
  const a = [owned(2, 1), owned(3, 1), owned(0, 0), owned(1, 0)];
  const b = [owned(2, 0), owned(3, 0), owned(0, 1), owned(1, 0)];
  expect(verdictIn(a, b)).toMatchObject({ pairs: 2, mean: 0.5 });
});
test('the course of a difference ends where the whole of it is', () => {
  const [a, b] = [alternating(300), alternating(300, 4)];
  const course = courseOf(a, b);
  const { mean, from, to } = verdictIn(a, b);
  expect(course.at(-1)).toEqual({ pairs: 300, mean, from, to });
  expect(course.every((step) => step.from <= step.mean && step.mean <= step.to)).toBe(true);
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
