import { expect, test } from 'vitest';
import { whateverIsTried, whatTimeForbids } from './refusals.ts';

test('whatever is tried is refused by a rule that speaks of it and has a sentence', () => {
  const { refused, found } = whateverIsTried([17, 18, 19, 20]);
  expect(found).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});

test('what only the time forbids is refused by a rule that speaks of the time', () => {
  const { refused, found } = whatTimeForbids([23, 24, 25, 26]);
  expect(found.slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});
