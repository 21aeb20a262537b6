import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../../games/index.ts';
import { abandoned } from '../../torture/abandoned.ts';
import { crowd } from '../../torture/crowd.ts';
import { flood } from '../../torture/flood.ts';
import { Mob } from '../../torture/mob.ts';
import { held, LONG } from './held.ts';

test('people play on while others use all that they are permitted', { timeout: LONG }, async () => {
  const report = await flood({ seconds: 4.5, seed: 10, rooms: GAME_NAMES.length, clients: 6, untimed: true });
  held(report);
  const { repeated: _, ...deeds } = report.faults;
  expect(Object.entries(deeds).filter(([, count]) => count === 0)).toEqual([]);
  expect(report.found['floodMoves']).toBeGreaterThan(0);
});
test('hostile clients that cannot begin, or do not end, are told of and end no run', { timeout: LONG }, async () => {
  const nowhere = { base: 'http://127.0.0.1:1', clients: 1, from: 0, rooms: ['none'] };
  const [begun, late] = [new Mob(nowhere), new Mob(nowhere)];
  expect((await late.end(0)).failed).toEqual(['hostile clients: did not end in time']);
  expect((await begun.end()).failed).toEqual([expect.stringMatching(/^hostile clients: TypeError: fetch failed/)]);
});
test('a server takes as many matches as it says, and one more is refused', { timeout: LONG }, async () => {
  const { wrong, found, faults } = await crowd({ seconds: 1, seed: 11, rooms: 8, untimed: true });
  expect(wrong).toEqual([]);
  expect(found['matches']).toBe(8);
  expect(faults['refused']).toBe(1);
});
test('matches that everybody leaves for good end by themselves', { timeout: LONG }, async () => {
  const { wrong, found } = await abandoned({ seconds: 1, seed: 8, rooms: 64 });
  expect(wrong).toEqual([]);
  expect(found['ended']).toBe(64);
});
