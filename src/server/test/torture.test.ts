import { expect, test } from 'vitest';
import { clock } from '../torture/clock.ts';
import { GAME_NAMES } from '../../games/index.ts';
import { crowd } from '../torture/crowd.ts';
import { flood } from '../torture/flood.ts';
import { input } from '../torture/input.ts';
import { kill } from '../torture/kill.ts';
import { duplicate, reconnect } from '../torture/lines.ts';
import { Mob } from '../torture/mob.ts';
import { canCut, power } from '../torture/power.ts';
import { hasPostgres } from '../torture/postgres-here.ts';
import { abandoned } from '../torture/abandoned.ts';
import { prove } from '../torture/prove.ts';
import { partition, pause, race, rolling } from '../torture/race.ts';
import { lacking, type Report, together } from '../torture/report.ts';
import { REQUEST_KINDS } from '../torture/requests.ts';

// Short versions; `redut torture <kind> --seconds N` goes on for as long as one likes.
const LONG = 600_000;
const held = ({ wrong, found, faults }: Report): void => {
  expect(wrong).toEqual([]);
  expect(found).toMatchObject({ games: 4, lost: 0, altered: 0, twice: 0, gaps: 0, disorder: 0, views: 0, rooms: 0 });
  expect(Object.values(faults).some((count) => count > 0)).toBe(true);
};

test('killed without warning, a server loses nothing that it acknowledged', { timeout: LONG }, async () =>
  held(await kill({ seconds: 1, seed: 1, faults: 6 })),
);
test.skipIf(!canCut())(
  'a power cut takes nothing that was acknowledged, and would without flushing',
  { timeout: LONG },
  async () => held(await power({ seconds: 1, seed: 2, faults: 6 })),
);
test('commands that come several times are carried out once', { timeout: LONG }, async () =>
  held(await duplicate({ seconds: 2, seed: 3 })),
);
test('lines that break lose nothing', { timeout: LONG }, async () => held(await reconnect({ seconds: 2, seed: 4 })));
test.skipIf(!(await hasPostgres()))(
  'three servers and one match do not get in each other’s way',
  { timeout: LONG },
  async () => held(await race({ seconds: 3, seed: 5 })),
);
test.skipIf(!(await hasPostgres()))(
  'a server or a database that wakes up late does no harm, nor does a database that crashes',
  { timeout: LONG },
  async () => held(await pause({ seconds: 5, seed: 6 })),
);
test.skipIf(!(await hasPostgres()))(
  'servers that are cut off from the database again and again keep one log',
  { timeout: LONG },
  async () => held(await partition({ seconds: 3, seed: 9 })),
);
test.skipIf(!(await hasPostgres()))(
  'servers are updated one after the other while people play on',
  { timeout: LONG },
  async () => held(await rolling({ seconds: 1, seed: 7 })),
);
test('clocks that are set, servers that are suspended or down: nobody loses by it', { timeout: 3 * LONG }, async () => {
  const { wrong, found, faults } = await clock({ seconds: 1, seed: 10 });
  expect(wrong).toEqual([]);
  const stores = (await hasPostgres()) ? 2 : 1;
  expect(Object.keys(faults).length).toBe(6 * stores);
  expect(found).toMatchObject({ flags: stores, absences: stores });
});
test('people play on while others use all that they are permitted', { timeout: LONG }, async () => {
  const report = await flood({ seconds: 9, seed: 10, rooms: 4, clients: 6, untimed: true });
  held(report);
  expect(Object.entries(report.faults).filter(([, count]) => count === 0)).toEqual([['repeated', 0]]);
  expect(report.found['floodMoves']).toBeGreaterThan(0);
});
test('hostile clients that cannot begin, or do not end, are told of and end no run', { timeout: LONG }, async () => {
  const nowhere = { base: 'http://127.0.0.1:1', clients: 1, from: 0, rooms: ['none'] };
  const [begun, late] = [new Mob(nowhere), new Mob(nowhere)];
  expect((await late.end(0)).failed).toEqual(['hostile clients: did not end in time']);
  expect((await begun.end()).failed).toEqual([expect.stringMatching(/^hostile clients: TypeError: fetch failed/)]);
});
test('a server takes as many matches as it says, and one more is refused', { timeout: LONG }, async () => {
  const { wrong, found, faults } = await crowd({ seconds: 8, seed: 11, rooms: 8, untimed: true });
  expect(wrong).toEqual([]);
  expect(found['matches']).toBe(8);
  expect(faults['refused']).toBe(1);
});
test('matches that everybody leaves for good end by themselves', { timeout: LONG }, async () => {
  const { wrong, found } = await abandoned({ seconds: 1, seed: 8, rooms: 64 });
  expect(wrong).toEqual([]);
  expect(found['ended']).toBe(64);
});
test('faults that are planted into a server are noticed, and without one nothing is', { timeout: LONG }, async () => {
  const { wrong, found } = await prove({ seconds: 1, seed: 10 }, ['otherAction', 'swappedSeat', 'otherSecret']);
  expect(wrong).toEqual([]);
  expect(found).toEqual({ caught: 3, falseAlarms: 0, tortures: 1 });
});
test('a run in which too little went wrong does not count as held', () => {
  expect(lacking({ kills: 5 }, { kills: 5 })).toEqual([]);
  expect(lacking({ kills: 4 }, { kills: 5, cuts: 1 })).toHaveLength(2);
  const report = { kind: 'kill', seconds: 1, faults: { kills: 5 }, found: {}, wrong: [], played: GAME_NAMES };
  expect(together('kill', 0, [report], { kills: 5 }, { moveMs: [3] }).wrong).toEqual([]);
  expect(together('kill', 0, [report], { kills: 5 }, { moveMs: [] }).wrong).toEqual(['moveMs was never measured']);
});
test('a server outlives bad messages, requests and frames of every kind, and answers', { timeout: LONG }, async () => {
  const { wrong, found, faults } = await input({ seconds: 1, seed: 10, rooms: 200 });
  expect(wrong).toEqual([]);
  for (const kind of ['perKind', ...REQUEST_KINDS]) expect([kind, faults[kind]! >= 200]).toEqual([kind, true]);
  expect(found['httpAnswered']).toBeGreaterThan(1000);
});
