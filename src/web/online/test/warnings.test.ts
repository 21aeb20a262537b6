import { expect, test } from 'vitest';
import { warningBetween } from '../warnings.ts';

test('a clock warns once when it passes five minutes, one, half a minute and ten seconds', () => {
  const warned: number[] = [];
  for (let left = 400_000, before = Number.POSITIVE_INFINITY; left >= 0; before = left, left -= 700) {
    const warning = warningBetween(before, left);
    if (warning !== undefined) warned.push(warning);
  }
  expect(warned).toEqual([300, 60, 30, 10]);
});
test('who comes to a clock that has almost run out is told the last warning alone', () => {
  expect(warningBetween(Number.POSITIVE_INFINITY, 9000)).toBe(10);
  expect(warningBetween(70_000, 29_000)).toBe(30);
  expect(warningBetween(29_000, 28_000)).toBeUndefined();
});
