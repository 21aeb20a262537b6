import { expect, test } from 'vitest';
import { draft, event } from '../../torture/event.ts';
import { LONG } from './held.ts';

test('an event loses no result, and pairs nobody twice, where servers are killed', { timeout: LONG }, async () => {
  const { wrong, found, faults, short = [] } = await event({ seconds: 1, seed: 1, rooms: 6, faults: 2 });
  // On a quick machine it may be over after one kill.
  expect(wrong.filter((one) => !short.includes(one)).join('; ')).toBe('');
  expect([faults['sqlite.kills'], faults['postgres.kills']].every((kills) => kills! > 0)).toBe(true);
  expect(found).toMatchObject({ 'sqlite.lost': 0, 'sqlite.repeated': 0, 'postgres.lost': 0, 'postgres.repeated': 0 });
});
// Pairs that are mixed up may bring an event to a halt, which takes long to be sure of: `redut torture prove` does.
test('planted, a result that is turned round is noticed', { timeout: LONG }, async () => {
  const plant = 'eventResultTurned';
  const { wrong, short = [] } = await event({ seconds: 1, seed: 2, rooms: 6, faults: 2, plant, stores: ['sqlite'] });
  expect(wrong.filter((one) => !short.includes(one))).not.toEqual([]);
});
test('a draft for an event loses no card and no deck where servers are killed', { timeout: LONG }, async () => {
  const { wrong, found, short = [] } = await draft({ seconds: 1, seed: 3, rooms: 4, faults: 2, stores: ['sqlite'] });
  expect(wrong.filter((what) => !short.includes(what))).toEqual([]);
  // What was taken in the moment of a kill may not have been acknowledged.
  expect(found['sqlite.taken']).toBeGreaterThan(4 * 40);
  expect(found['sqlite.results']).toBeGreaterThan(0);
});
