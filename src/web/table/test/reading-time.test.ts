import { expect, test } from 'vitest';
import { readingTime } from '../reading-time.ts';

test('a column stays longer where something was lost, where a reason is told, and for a newcomer', () => {
  const plain = readingTime(false, 0, false);
  expect(readingTime(true, 0, false)).toBeGreaterThan(plain);
  expect(readingTime(false, 60, false)).toBeGreaterThan(readingTime(false, 20, false));
  expect(readingTime(false, 0, true)).toBeGreaterThan(plain);
});
