import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openFaulty } from '../store/faulty.ts';
import { openSqlite } from '../store/sqlite.ts';
import { forget, forgettable } from '../forget.ts';
import { roomOfMatch } from '../room.ts';
import type { RoomRow, ServerStore } from '../store/store.ts';
import { exported, imported } from '../store/transfer.ts';
import { ServedHours } from '../time.ts';
import { Client } from '../torture/client.ts';
import { event, header } from './conformance.ts';
import { game, ok, rule, Tavern } from './tavern.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Both clocks in the hands of the test. */
class Hands {
  at = 1_800_000_000_000;
  past = 5000;
  readonly wall = (): number => this.at;
  readonly steady = (): number => this.past;
  pass(ms: number): void {
    this.at += ms;
    this.past += ms;
  }
  /** A server at work: it looks at the time four times a second. */
  async serve(hours: readonly ServedHours[], ms: number, quiet = false): Promise<void> {
    for (let left = ms; left > 0; left -= 250) {
      this.pass(250);
      for (const one of hours) await one.beat(quiet);
    }
  }
}
const begun = async (store: ServerStore, hands: Hands): Promise<ServedHours> => {
  const hours = new ServedHours(store, hands);
  await hours.begin();
  return hours;
};

test('the time at the tables passes while somebody serves, whatever the wall says', async () => {
  const hands = new Hands();
  const hours = await begun(openFaulty(), hands);
  const first = hours.now();
  expect(first).toBe(1_800_000_000_000);
  for (const jump of [0, HOUR, -2 * HOUR, 31 * DAY, -62 * DAY]) {
    hands.at += jump;
    const before = hours.now();
    await hands.serve([hours], 10 * SECOND);
    expect(hours.now() - before).toBe(10 * SECOND);
  }
  await hands.serve([hours], 10 * MINUTE, true);
  expect(hours.now() - first).toBe(10 * MINUTE + 50 * SECOND);
});
test('an answer that took long does not count twice what passed meanwhile', async () => {
  const [hands, store] = [new Hands(), openFaulty()];
  const hours = await begun(store, hands);
  await hands.serve([hours], MINUTE);
  const before = hours.now();
  // Another server has come as far as the time that really passed while the answer was on its way.
  const serve = store.serve.bind(store);
  store.serve = (at) => {
    hands.pass(2 * SECOND);
    return serve(at + 2 * SECOND);
  };
  hands.pass(SECOND);
  await hours.beat(false);
  expect(hours.now() - before).toBe(3 * SECOND);
});
test('while no server runs it stands still, and a while longer, so that everybody can come back', async () => {
  const [hands, store] = [new Hands(), openFaulty()];
  const hours = await begun(store, hands);
  await hands.serve([hours], MINUTE);
  const left = hours.now();
  hands.pass(10 * MINUTE);
  const next = await begun(store, hands);
  expect(next.now()).toBeGreaterThanOrEqual(left - SECOND);
  expect(next.now()).toBeLessThanOrEqual(left);
  expect(next.began).toBe(next.now());
  const again = next.now();
  await hands.serve([next], 5 * SECOND);
  expect(next.now() - again).toBeLessThanOrEqual(250);
  await hands.serve([next], 10 * SECOND);
  expect(next.now() - again).toBeGreaterThanOrEqual(10 * SECOND);
});
test('a process that was suspended takes nothing from anybody, and absence begins anew', async () => {
  const hands = new Hands();
  const hours = await begun(openFaulty(), hands);
  await hands.serve([hours], MINUTE);
  const before = hours.now();
  hands.pass(8 * HOUR);
  expect(hours.now()).toBe(before);
  expect(hours.began).toBe(before);
  await hands.serve([hours], 4 * SECOND);
  expect(hours.now()).toBe(before);
  await hands.serve([hours], 11 * SECOND);
  expect(hours.now() - before).toBe(10 * SECOND);
});
test('a store that does not answer stops the time after a moment', async () => {
  const hands = new Hands();
  let down = false;
  const hours = await begun(
    openFaulty((sql) => (down && sql.includes('INTO served') ? 'lost' : undefined)),
    hands,
  );
  await hands.serve([hours], MINUTE);
  const before = hours.now();
  down = true;
  for (let i = 0; i < 2400; i++) {
    hands.pass(250);
    await hours.beat(false).catch(() => undefined);
  }
  expect(hours.now() - before).toBeLessThanOrEqual(4 * SECOND);
  down = false;
  await hands.serve([hours], 4 * SECOND);
  expect(hours.now() - before).toBeLessThanOrEqual(4 * SECOND);
  expect(hours.began).toBe(hours.now());
  await hands.serve([hours], MINUTE);
  expect(hours.now() - before).toBeGreaterThanOrEqual(55 * SECOND);
});
test('of several servers each goes along with the others: who starts, or was suspended, credits nothing', async () => {
  const store = openFaulty();
  // Their walls differ by an hour, and their steady clocks have nothing in common.
  const [one, two] = [new Hands(), new Hands()];
  two.at += HOUR;
  two.past += 12_345;
  const first = await begun(store, one);
  const began = first.now();
  await one.serve([first], 10 * MINUTE);
  const second = await begun(store, two);
  expect(first.now() - second.now()).toBeLessThanOrEqual(SECOND);
  two.pass(HOUR);
  for (let i = 0; i < 240; i++) {
    two.pass(250);
    await one.serve([first], 250);
    await second.beat(false);
  }
  expect(first.now() - began).toBe(11 * MINUTE);
  expect(Math.abs(first.now() - second.now())).toBeLessThanOrEqual(SECOND);
});

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});
test('a clock that steps back locks nobody out', async () => {
  const hands = new Hands();
  const tavern = await Tavern.open({ time: hands, rate: { burst: 3, perSecond: 1 } });
  const ann = await tavern.guest('Ann');
  await ok(ann.send({ cmd: 'ping' }));
  hands.at -= HOUR;
  hands.past += 2 * SECOND;
  for (let i = 0; i < 3; i++) await ok(ann.send({ cmd: 'ping' }));
  expect(await rule(ann.send({ cmd: 'ping' }))).toBe('server.slow');
  await tavern.close();
});
test('neither an outage nor a jump of the clock costs somebody the match', async () => {
  folder = mkdtempSync(join(tmpdir(), 'redut-hours-'));
  const file = join(folder, 'data.sqlite');
  const hands = new Hands();
  const first = await Tavern.open({ time: hands, store: openSqlite(file) });
  const { ann, bob, room } = await first.table({ clock: { kind: 'byoyomi', minutes: 0, seconds: 5, periods: 1 } });
  const seat = (ann.replica!.about!.awaited & 1) !== 0 ? 0 : 1;
  const [late, other] = seat === 0 ? [ann, bob] : [bob, ann];
  const { match } = other.room!;
  const decidesNothing = async (client: Client): Promise<void> => {
    expect(await rule(client.send({ cmd: 'claim', match, against: seat }))).toBe('match.inTime');
    expect(await rule(client.send({ cmd: 'absent', room, seat }))).toBe('room.stillHere');
    expect(await rule(client.send({ cmd: 'replace', room, seat }))).toBe('room.stillHere');
    expect(client.replica!.about!.phase).toBe('on');
  };
  for (const jump of [HOUR, -2 * HOUR, 31 * DAY, -62 * DAY]) {
    hands.at += jump;
    await decidesNothing(other);
  }
  // Suspended for a night, and everybody but one has gone home.
  late.cut();
  hands.pass(8 * HOUR);
  await decidesNothing(other);
  await first.close();
  hands.pass(31 * DAY);
  const second = await Tavern.open({ time: hands, store: openSqlite(file) });
  const back = new Client(game('skirmish'), other.guest);
  await back.connect(second.base);
  await ok(back.enter(room));
  await decidesNothing(back);
  back.cut();
  await second.close();
});

/** A room whose match is over by now, and nobody comes any more. */
async function leftBehind(name: string, store: ServerStore, hours: ServedHours, hands: Hands): Promise<void> {
  const match = `0.${name}.1`;
  await store.create(header(match), 'ab'.repeat(32));
  await store.append(match, { ...event(1), at: hours.now() }, { by: 'rules' });
  const row = { room: name, code: name, version: 1, listed: false, at: hands.at };
  await store.addRoom({ ...row, body: { match, members: [], kicked: [], talk: [] } as unknown as RoomRow['body'] });
  await store.seen([[name, 'ann']], hours.now());
}
/** The rooms that are there after what is older than thirty days was forgotten. */
async function keptAfter(store: ServerStore, hands: Hands, ...names: readonly string[]): Promise<readonly string[]> {
  const [before, now] = [hands.at - 30 * DAY, hands.at];
  const said = await forgettable(store, before, now);
  expect(await forget(store, before, now)).toMatchObject(said);
  const kept: string[] = [];
  for (const name of names) if ((await store.room(name)) !== undefined) kept.push(name);
  const matches = await store.matchesAfter('', 100);
  expect(matches.map(roomOfMatch).toSorted()).toEqual(kept.toSorted());
  return kept;
}
test.each([true, false])(
  'what is kept for days is kept for days of the calendar, served again since: %s',
  async (again) => {
    const [hands, store] = [new Hands(), openFaulty()];
    const hours = await begun(store, hands);
    await hands.serve([hours], MINUTE);
    await leftBehind('old', store, hours, hands);
    await hands.serve([hours], MINUTE);
    hands.pass(29 * DAY);
    expect(await keptAfter(store, hands, 'old')).toEqual(['old']);
    hands.pass(31 * DAY);
    const kept = ['old'];
    if (again) {
      const next = await begun(store, hands);
      await hands.serve([next], MINUTE);
      await leftBehind('new', store, next, hands);
      kept.push('new');
    }
    expect(await keptAfter(store, hands, ...kept)).toEqual(kept.slice(1));
  },
);
test('a server that runs for a part of the day keeps nothing longer for that', async () => {
  const [hands, store] = [new Hands(), openFaulty()];
  const days = Array.from({ length: 46 }, (_, day) => `day-${day}`);
  for (const day of days) {
    const hours = await begun(store, hands);
    await hands.serve([hours], 10 * SECOND);
    await leftBehind(day, store, hours, hands);
    await hands.serve([hours], 2 * SECOND);
    hands.pass(DAY - 12 * SECOND);
  }
  expect(await keptAfter(store, hands, ...days)).toEqual(days.slice(-30));
});
test('a calendar that was wrong and is set right again makes nothing be forgotten too early', async () => {
  for (const wrong of [31 * DAY, 4000 * DAY, -31 * DAY, -20_000 * DAY]) {
    const [hands, store] = [new Hands(), openFaulty()];
    const names = ['before', 'during', 'after'];
    let hours = await begun(store, hands);
    await hands.serve([hours], 10 * SECOND);
    await leftBehind('before', store, hours, hands);
    await hands.serve([hours], 10 * SECOND);
    hands.at += wrong;
    hours = await begun(store, hands);
    await hands.serve([hours], 10 * SECOND);
    await leftBehind('during', store, hours, hands);
    hands.at -= wrong;
    await hands.serve([hours], 10 * SECOND);
    await leftBehind('after', store, hours, hands);
    await hands.serve([hours], 10 * SECOND);
    expect([wrong, await keptAfter(store, hands, ...names)]).toEqual([wrong, names]);
    hands.pass(31 * DAY);
    expect(await keptAfter(store, hands, ...names)).not.toContain('before');
  }
});

test('a match that moves to another store takes its time along', async () => {
  const [source, fresh, older] = [openFaulty(), openFaulty(), openFaulty()];
  const last = event(1).at;
  await source.create(header('m'), 'ab'.repeat(32));
  await source.append('m', event(1));
  await source.serve(last + MINUTE);
  await older.serve(last + DAY);
  for await (const line of exported(source)) {
    await imported(fresh, line);
    await imported(older, line);
  }
  expect(await fresh.served()).toBe(last + MINUTE);
  expect((await fresh.load('m'))!.rows).toEqual([event(1)]);
  // A minute has passed since the last move there, and a minute has here.
  expect(await older.served()).toBe(last + DAY);
  const moved = (await older.load('m'))!;
  expect(moved.rows[0]!.at).toBe(last + DAY - MINUTE);
  expect(moved.header.at).toBe(header('m').at + DAY - MINUTE);
});
