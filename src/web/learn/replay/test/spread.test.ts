import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from '../spread.ts';

test('marks that have room stand where they belong', () => {
  expect(spread([0.1, 0.5, 0.9], 240, 24)).toEqual([0.1, 0.5, 0.9]);
});
test('marks that are too near move apart, and none leaves the line', () => {
  const near = (places: readonly number[]): readonly number[] =>
    spread(places, 240, 24).map((place) => Math.round(place * 100) / 100);
  expect(near([0.5, 0.52, 0.9])).toEqual([0.5, 0.6, 0.9]);
  expect(near([0.9, 0.97, 1])).toEqual([0.8, 0.9, 1]);
});
test('whatever is to be marked, neighbours are a finger apart as long as there is room, and in order', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(places, fc.integer({ min: 312, max: 1200 }), (given, wide) => {
      const set = spread(
        given.toSorted((a, b) => a - b),
        wide,
        24,
      );
      for (const [i, place] of set.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(1);
        if (i > 0) expect((place - set[i - 1]!) * wide).toBeGreaterThan(24 - 1e-6);
      }
    }),
  );
});
