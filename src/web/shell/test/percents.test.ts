import { expect, test } from 'vitest';
import { percents } from '../figures.ts';

test('percents that are told side by side come to a hundred', () => {
  for (const shares of [[0.375, 0.625], [1 / 3, 1 / 3, 1 / 3], [0.125, 0.375, 0.5], [1]])
    expect(
      percents(shares).reduce((sum, n) => sum + n, 0),
      String(shares),
    ).toBe(100);
});
