import { expect, test } from 'vitest';
import { type Puzzle, type Solved, type Trier, TRIERS } from '../puzzles/puzzle.ts';
import { ratingOf } from '../puzzles/rating.ts';

const rated = (...solved: readonly number[]): NonNullable<Puzzle['rated']> =>
  Object.fromEntries(TRIERS.map((level, i) => [level, { solved: solved[i]!, of: 10 }])) as Record<Trier, Solved>;

test('a puzzle that fewer solve is rated higher, and none is rated beyond the scale', () => {
  const [none, few, some, all] = [rated(0, 0, 0, 0), rated(0, 1, 4, 9), rated(2, 6, 9, 10), rated(10, 10, 10, 10)].map(
    ratingOf,
  );
  expect([none, few, some, all]).toEqual([none, few, some, all].toSorted((a, b) => b! - a!));
  expect(none! - all!).toBeGreaterThan(600);
  expect(none).toBeLessThanOrEqual(2300);
  expect(all).toBeGreaterThanOrEqual(600);
});
