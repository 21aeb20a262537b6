import { expect, test } from 'vitest';
import type { EventRow, MatchHeader, MatchStore, SavedPosition } from '../../match/store.ts';
import { SESSION_MS } from '../people/sessions.ts';
import type { Room } from '../rooms/room.ts';
import { forget } from '../store/forget.ts';
import type { RoomRow, ServerStore } from '../store/store.ts';

export const header = (match: string): MatchHeader => ({
  match,
  game: 'skirmish',
  edition: 1,
  setup: { seats: 2 },
  commitment: 'c0',
  seats: [{ kind: 'person', who: 'ann' }, { kind: 'open' }],
  standIn: 'soldier',
  at: 1_700_000_000_000,
});
export const event = (version: number, id = `c${version}`): EventRow => ({
  version,
  id,
  seat: 0,
  at: 1_700_000_000_000 + version,
  edition: 1,
  body: { do: 'move', seat: 0 as never, actions: ["play 'Ї' \u0000"] },
  digest: '0123abcd',
});
const text = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What every store of matches must do. `open` gives a fresh name each time, so that tests do not meet. */
export function conformsAsMatchStore(open: () => Promise<MatchStore>): void {
  let names = 0;
  const fresh = async (): Promise<{ store: MatchStore; match: string }> => {
    const store = await open();
    const match = `m${++names}-${Math.random().toString(36).slice(2)}`;
    expect(await store.create(header(match), 'ab'.repeat(32))).toBe(true);
    return { store, match };
  };

  test('a match is made once, and read as it was made', async () => {
    const { store, match } = await fresh();
    expect(await store.create(header(match), 'ff'.repeat(32))).toBe(false);
    const stored = await store.load(match);
    expect(stored?.header).toEqual(header(match));
    expect(stored?.secret).toBe('ab'.repeat(32));
    expect(stored?.rows).toEqual([]);
    expect(stored?.saved).toBe(undefined);
    expect(await store.latest(match)).toBe(0);
    expect(await store.load('nowhere')).toBe(undefined);
  });
  test('events come back in their order, word for word', async () => {
    const { store, match } = await fresh();
    for (let version = 1; version <= 12; version++) {
      const row = { ...event(version), body: { ...event(version).body, actions: ['Ґанок', '☀'] } } as EventRow;
      expect(await store.append(match, row)).toBe(true);
    }
    const { rows } = (await store.load(match))!;
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows[3]).toEqual({ ...event(4), body: { ...event(4).body, actions: ['Ґанок', '☀'] } });
    expect(await store.latest(match)).toBe(12);
  });
  test('a version, and an id, is taken once, and there is never a gap', async () => {
    const { store, match } = await fresh();
    expect(await store.append(match, { ...event(2), body: { do: 'deal' } })).toBe(false);
    expect(await store.append(match, { ...event(1), body: { do: 'deal' } })).toBe(true);
    expect(await store.append(match, { ...event(1, 'other'), body: { do: 'deal' } })).toBe(false);
    expect(await store.append(match, { ...event(2, 'c1'), body: { do: 'deal' } })).toBe(false);
    expect(await store.append(match, { ...event(3), body: { do: 'deal' } })).toBe(false);
    expect((await store.load(match))!.rows.map(({ id }) => id)).toEqual(['c1']);
  });
  test('of many who want the same version one gets it', async () => {
    const { store, match } = await fresh();
    for (let version = 1; version <= 5; version++) {
      const rivals = Array.from({ length: 8 }, (_, i) =>
        store.append(match, { ...event(version, `v${version}-${i}`), body: { do: 'deal' } }),
      );
      expect((await Promise.all(rivals)).filter(Boolean).length).toBe(1);
    }
    expect((await store.load(match))!.rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  });
  test('positions and orders replace what was kept before', async () => {
    const { store, match } = await fresh();
    const saved = { version: 3, edition: 1, ledger: { version: 3 }, position: { words: 'AAAA' } };
    await store.savePosition(match, { ...saved, version: 1 } as unknown as SavedPosition);
    await store.savePosition(match, saved as unknown as SavedPosition);
    await store.saveOrders(match, 1, { '*': 'never' });
    await store.saveOrders(match, 1, { '*': 'smart', BEFORE: 'always' });
    const stored = (await store.load(match))!;
    expect(stored.saved).toEqual(saved);
    expect(stored.orders[1]).toEqual({ '*': 'smart', BEFORE: 'always' });
    expect(stored.orders[0] ?? undefined).toBe(undefined);
  });
}

const room = (name: string, code: string, version = 1): RoomRow => ({
  room: name,
  code,
  version,
  listed: true,
  at: 5,
  body: { host: 'ann', talk: [] } as unknown as Room,
});

/** What a server's store must do besides. */
export function conformsAsServerStore(open: () => Promise<ServerStore>): void {
  const unique = (): string => Math.random().toString(36).slice(2);

  test('the result is stored with the last event, and only with it', async () => {
    const store = await open();
    const match = unique();
    await store.create(header(match), 'ab'.repeat(32));
    expect(await store.resultOf(match)).toBe(undefined);
    const result = { by: 'concession', seat: 1 as never, scores: [1, -1] } as const;
    expect(await store.append(match, { ...event(2), body: { do: 'deal' } }, result)).toBe(false);
    expect(await store.resultOf(match)).toBe(undefined);
    expect(await store.append(match, { ...event(1), body: { do: 'deal' } }, result)).toBe(true);
    expect(await store.resultOf(match)).toEqual(result);
    expect((await store.latestOf([match, 'nowhere'])).get(match)).toBe(1);
    expect((await store.latestOf([])).size).toBe(0);
  });
  test('matches are listed in order, and those that are due by their time', async () => {
    const store = await open();
    const names = ['a', 'b', 'c'].map((letter) => `${unique()}${letter}`).toSorted();
    for (const name of names) await store.create(header(name), 'ab'.repeat(32));
    const listed: string[] = [];
    for (let after = ''; ; after = listed.at(-1)!) {
      const some = await store.matchesAfter(after, 2);
      if (some.length === 0) break;
      listed.push(...some);
    }
    expect(listed).toEqual(listed.toSorted());
    expect(names.every((name) => listed.includes(name))).toBe(true);
    await store.wake(names[0]!, 100);
    await store.wake(names[1]!, 50);
    await store.wake(names[2]!, 70);
    await store.wake(names[2]!, undefined);
    expect((await store.due(99, 10)).filter((name) => names.includes(name))).toEqual([names[1]]);
    expect((await store.due(100, 10)).filter((name) => names.includes(name))).toEqual([names[1], names[0]]);
  });
  test('people, accounts and sessions', async () => {
    const store = await open();
    const [ann, bob, name] = [unique(), unique(), unique()];
    await store.addPerson({ who: ann, name: 'Ганна', at: 1 });
    await store.addPerson({ who: bob, name: 'Bob', at: 2 });
    expect(await store.person(ann)).toEqual({ who: ann, name: 'Ганна', at: 1 });
    await store.rename(ann, 'Ann');
    expect(await store.addAccount(ann, name, 'salt:key')).toBe(true);
    expect(await store.addAccount(ann, `${name}2`, 'salt:key')).toBe(false);
    expect(await store.addAccount(bob, name, 'salt:key')).toBe(false);
    expect(await store.account(name)).toEqual({ who: ann, name: 'Ann', account: name, password: 'salt:key', at: 1 });
    expect(await store.account('nobody')).toBe(undefined);
    await store.addSession(`h${ann}`, ann, 3);
    expect((await store.session(`h${ann}`))?.who).toBe(ann);
    await store.endSession(`h${ann}`);
    expect(await store.session(`h${ann}`)).toBe(undefined);
  });
  test('a room is changed by who saw its last version', async () => {
    const store = await open();
    const [name, code] = [unique(), unique()];
    expect(await store.addRoom(room(name, code))).toBe(true);
    expect(await store.addRoom(room(unique(), code))).toBe(false);
    expect(await store.room(name)).toEqual(text(room(name, code)));
    const changes = await Promise.all([1, 2, 3].map(() => store.changeRoom(room(name, code, 2))));
    expect(changes.filter(Boolean).length).toBe(1);
    expect(await store.changeRoom(room(name, code, 4))).toBe(false);
    expect((await store.roomByCode(code))?.version).toBe(2);
    expect((await store.roomVersions([name, 'nowhere'])).get(name)).toBe(2);
    expect((await store.listedRooms(1000)).some((row) => row.room === name)).toBe(true);
    expect(await store.changeRoom({ ...room(name, code, 3), listed: false })).toBe(true);
    expect((await store.listedRooms(1000)).some((row) => row.room === name)).toBe(false);
    await store.seen(name, ['ann', 'bob'], 10);
    await store.seen(name, ['bob'], 20);
    await store.seen(name, [], 30);
    expect(Object.fromEntries(await store.lastSeen(name))).toEqual({ ann: 10, bob: 20 });
  });
  test('what was over long ago is forgotten, with rooms that nobody has visited since; nothing else is', async () => {
    const store = await open();
    const [now, before] = [10 * SESSION_MS, 9 * SESSION_MS];
    const table = async (name: string, { over, at, seen }: { over: boolean; at: number; seen: number }) => {
      const match = `${name}.1`;
      await store.create(header(match), 'ab'.repeat(32));
      await store.append(match, { ...event(1), at, body: { do: 'deal' } }, over ? { by: 'rules' } : undefined);
      const row = room(name, unique());
      await store.addRoom({ ...row, at, body: { ...row.body, match } });
      await store.seen(name, ['ann'], seen);
      return match;
    };
    const [left, visited, on, fresh, earlier] = [unique(), unique(), unique(), unique(), unique()];
    const old = before - 1;
    const gone = await table(left, { over: true, at: old, seen: old });
    const kept = [
      await table(visited, { over: true, at: old, seen: before }),
      await table(on, { over: false, at: old, seen: old }),
      await table(fresh, { over: true, at: before, seen: old }),
    ];
    const replaced = `${visited}.0`;
    await store.create(header(replaced), 'ab'.repeat(32));
    await store.append(replaced, { ...event(1), at: old, body: { do: 'deal' } }, { by: 'rules' });
    await store.addPerson({ who: earlier, name: 'Guest', at: 1 });
    await store.addSession(`h${earlier}`, earlier, now - SESSION_MS - 1);
    const member = unique();
    await store.addPerson({ who: member, name: 'Member', at: 1 });
    await store.addAccount(member, member, 'salt:key');
    const guest = unique();
    await store.addPerson({ who: guest, name: 'Guest', at: 1 });
    await store.addSession(`h${guest}`, guest, now - SESSION_MS);

    const { matches, rooms, guests } = await forget(store, before, now);
    expect(matches).toBeGreaterThanOrEqual(2);
    expect([rooms, guests].every((count) => count >= 1)).toBe(true);
    for (const match of [gone, replaced]) {
      expect(await store.load(match)).toBe(undefined);
      expect(await store.resultOf(match)).toBe(undefined);
    }
    expect(await store.room(left)).toBe(undefined);
    expect((await store.lastSeen(left)).size).toBe(0);
    for (const match of kept) expect((await store.load(match))?.rows.length).toBe(1);
    for (const name of [visited, on, fresh]) expect((await store.room(name))?.room).toBe(name);
    expect(await store.person(earlier)).toBe(undefined);
    expect((await store.person(member))?.who).toBe(member);
    expect((await store.session(`h${guest}`))?.who).toBe(guest);
  });
  test('a setting is made once; browsers are remembered by person, the latest of them', async () => {
    const store = await open();
    const [name, ann, bob] = [unique(), unique(), unique()];
    expect(await store.settled(name, 'one')).toBe('one');
    expect(await store.settled(name, 'two')).toBe('one');
    const browser = (n: number) => ({ endpoint: `${ann}-${n}`, p256dh: 'p', auth: 'a', language: 'uk' as const });
    for (const n of [1, 2, 3]) await store.subscribe(ann, browser(n), n, 2);
    expect(await store.subscriptionsOf(ann)).toEqual([browser(2), browser(3)]);
    await store.endSubscription(browser(2).endpoint, bob);
    expect((await store.subscriptionsOf(ann)).length).toBe(2);
    await store.endSubscription(browser(2).endpoint, ann);
    await store.subscribe(bob, browser(3), 4, 2);
    expect(await store.subscriptionsOf(ann)).toEqual([]);
    expect(await store.subscriptionsOf(bob)).toEqual([browser(3)]);
    await store.endSubscription(browser(3).endpoint);
    expect(await store.subscriptionsOf(bob)).toEqual([]);
  });
  test('the newest line of a person is known, and only it can give the control up', async () => {
    const store = await open();
    const name = unique();
    expect(await store.lineOf(name, 'ann')).toBe(undefined);
    await store.takeOver(name, 'ann', 'first', 10);
    await store.takeOver(name, 'ann', 'second', 20);
    await store.giveUp(name, 'ann', 'first', 5);
    await store.seen(name, ['ann'], 30);
    expect(await store.lineOf(name, 'ann')).toEqual({ line: 'second', at: 30 });
    await store.giveUp(name, 'ann', 'second', 25);
    expect(await store.lineOf(name, 'ann')).toEqual({ line: '', at: 25 });
    expect((await store.lastSeen(name)).get('ann')).toBe(25);
  });
}
