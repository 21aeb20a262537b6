import { expect, test } from 'vitest';
import { clock } from '../../torture/clock.ts';
import { hasPostgres } from '../../torture/postgres-here.ts';
import { LONG } from './held.ts';

test('clocks that are set, servers that are suspended or down: nobody loses by it', { timeout: 3 * LONG }, async () => {
  const { wrong, found, faults } = await clock({ seconds: 1, seed: 10 });
  expect(wrong).toEqual([]);
  const stores = (await hasPostgres()) ? 2 : 1;
  expect(Object.keys(faults).length).toBe(6 * stores);
  expect(found).toMatchObject({ flags: stores, absences: stores });
});
