import { expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { byLot } from '../../learned/test/sample.ts';
import { pruned } from '../packing.ts';

const { game } = await moduleOf('liberation');

test('what is hardly ever met is left out, and its mean goes into the bias', () => {
  const full = byLot(game, 1);
  const { weights, decisions, met, rows, options } = pruned(game, full, [{}], 40, 1);
  expect(decisions).toBeGreaterThan(2000);
  expect(met).toBeGreaterThan(rows);
  expect(rows).toBe(weights.E.filter((row) => row !== undefined).length);
  expect(options).toBeGreaterThan(10);
  expect(weights.b1).not.toEqual(full.b1);
  // Sums of 240 rows of up to 0.2 fit well; larger ones need coarser steps.
  expect(weights.origin.unit).toBe(512);
  const large = { ...full, E: full.E.map((row) => row?.map((x) => 40 * x)) };
  expect(pruned(game, large, [{}], 2, 1).weights.origin.unit).toBeLessThan(256);
});
