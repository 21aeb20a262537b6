import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../../games/index.ts';
import { input } from '../../torture/input.ts';
import { duplicate, reconnect } from '../../torture/lines.ts';
import { prove } from '../../torture/prove.ts';
import { lacking, together } from '../../torture/report.ts';
import { REQUEST_KINDS } from '../../torture/requests.ts';
import { held, LONG } from './held.ts';

test('commands that come several times are carried out once', { timeout: LONG }, async () =>
  held(await duplicate({ seconds: 0, seed: 3, faults: 200 })),
);
test('lines that break lose nothing', { timeout: LONG }, async () =>
  held(await reconnect({ seconds: 0, seed: 4, faults: 40 })),
);
test('faults that are planted into a server are noticed, and without one nothing is', { timeout: LONG }, async () => {
  const { wrong, found } = await prove({ seconds: 0, seed: 10, faults: 25 }, [
    'otherAction',
    'swappedSeat',
    'otherSecret',
  ]);
  // As one text, so that a summary of one line tells what was wrong.
  expect(wrong.join('; ')).toBe('');
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
