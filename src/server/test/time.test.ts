import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import type { Client } from '../torture/client.ts';
import { moveOf, ok, rule, Tavern, until } from './tavern.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now = 1_800_000_000_000;
let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open({ hours: { now: () => now, began: now } });
});
afterAll(() => tavern.close());

/** The seat for which the table waits, and who sits opposite. */
const sides = ({ ann, bob }: { ann: Client; bob: Client }): { other: Client; seat: number } => {
  const seat = (ann.replica!.about!.awaited & 1) !== 0 ? 0 : 1;
  return { other: seat === 0 ? bob : ann, seat };
};

test('byo-yomi: the bank, then the periods; who is out of time can be claimed against, and not before', async () => {
  const clock = { kind: 'byoyomi', minutes: 1, seconds: 30, periods: 2 };
  const table = await tavern.table({ clock });
  const { other, seat } = sides(table);
  const match = other.room!.match;
  const claim = (): Promise<string | undefined> => rule(other.send({ cmd: 'claim', match, against: seat }));
  expect(other.replica!.about!.clock![seat]).toMatchObject({ bank: MINUTE, periods: 2 });
  now += MINUTE + 59_000;
  expect(await claim()).toBe('match.inTime');
  now += 2000;
  expect(await claim()).toBe('ok');
  await until(() => other.replica?.about?.phase === 'over');
  expect(other.replica!.about!.result).toMatchObject({ by: 'time', seat });
});
test('days for each move: nobody claims, and the match ends by itself a day later', async () => {
  const table = await tavern.table({ clock: { kind: 'days', days: 2 } });
  const { other, seat } = sides(table);
  const match = other.room!.match;
  now += 2 * DAY - MINUTE;
  expect(await rule(other.send({ cmd: 'claim', match, against: seat }))).toBe('match.inTime');
  now += DAY + 2 * MINUTE;
  await until(() => other.replica?.about?.phase === 'over');
  expect(other.replica!.about!.result?.by).toBe('time');
});
test('a soft clock shows, and no clock does not', async () => {
  const soft = await tavern.table({ clock: { kind: 'soft', minutes: 1 } });
  const { other, seat } = sides(soft);
  now += 10 * MINUTE;
  expect(await rule(other.send({ cmd: 'claim', match: other.room!.match, against: seat }))).toBe('match.inTime');
  expect(other.replica!.about!.clock).toBeDefined();
  const off = await tavern.table();
  expect(off.ann.replica!.about!.clock).toBe(undefined);
});
test('who stays away is waited for; after three minutes their part can be ended', async () => {
  const { ann, bob, room } = await tavern.table();
  bob.cut();
  await until(() => !ann.here.includes(bob.guest.who));
  now += 2 * MINUTE;
  expect(await rule(ann.send({ cmd: 'absent', room, seat: 1 }))).toBe('room.stillHere');
  now += MINUTE + 1000;
  expect(await rule(ann.send({ cmd: 'absent', room, seat: 1 }))).toBe('ok');
  await until(() => ann.replica?.about?.phase === 'over');
  expect(ann.replica!.about!.result).toMatchObject({ by: 'absence', seat: 1 });
});
test('beyond what is free a move is taken back if the other agrees, and not if not', async () => {
  const { ann, bob } = await tavern.table();
  const chance = new FastChance(2);
  const match = ann.room!.match;
  const reach = (client: Client): number => client.replica!.about!.undo?.free ?? 0;
  // Both have moved, so that Ann cannot go back on her own.
  for (let moved = 0; moved < 12 || reach(ann) > 0; moved++) {
    const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined)!;
    await ok(mover.send({ cmd: 'act', match, ...moveOf(mover, chance)! }));
    await until(() => ann.version === bob.version);
  }
  const ask = async (): Promise<void> => {
    const serial = ann.replica!.about!.serials[0]!;
    expect(await ok(ann.send({ cmd: 'undo', match, serial, count: 1 }))).toHaveProperty('waits');
    await until(() => bob.replica?.about?.asking !== undefined);
  };
  await ask();
  expect(await rule(ann.send({ cmd: 'agree', match }))).toBe('match.nobodyAsks');
  const before = bob.replica!.rules.digest(bob.replica!.state);
  await ok(bob.send({ cmd: 'disagree', match }));
  await until(() => ann.replica?.about?.asking === undefined);
  expect(bob.replica!.rules.digest(bob.replica!.state)).toBe(before);
  await ask();
  await ok(bob.send({ cmd: 'agree', match }));
  await until(() => bob.replica?.about?.asking === undefined);
  expect(bob.replica!.rules.digest(bob.replica!.state)).not.toBe(before);
  expect(ann.gaps + bob.gaps).toBe(0);
});
