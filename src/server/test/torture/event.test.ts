import { expect, test } from 'vitest';
import { event } from '../../torture/event.ts';
import { LONG } from './held.ts';

test('an event loses no result, and pairs nobody twice, where servers are killed', { timeout: LONG }, async () => {
  const { wrong, found } = await event({ seconds: 1, seed: 1, rooms: 6, faults: 2 });
  expect(wrong.join('; ')).toBe('');
  expect(found).toMatchObject({ 'sqlite.lost': 0, 'sqlite.repeated': 0, 'postgres.lost': 0, 'postgres.repeated': 0 });
});
test.each(['eventResultTurned', 'eventPairsMixed'])('planted, %s is noticed', { timeout: LONG }, async (plant) => {
  const { wrong, short = [] } = await event({ seconds: 1, seed: 2, rooms: 6, faults: 2, plant, stores: ['sqlite'] });
  expect(wrong.filter((one) => !short.includes(one))).not.toEqual([]);
});
