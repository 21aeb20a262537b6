import { expect, test } from 'vitest';
import type { EventRow, MatchHeader, MatchStore, SavedPosition } from '../../match/store.ts';
import { IDLE_MS, REFRESH_MS, SESSION_MS } from '../lifetime.ts';
import type { Room } from '../room.ts';
import { forget } from '../forget.ts';
import type { EventTerms } from '../../events/facts.ts';
import type { FactRow, RoomRow, ServerStore, StoredEvent } from '../store/store.ts';

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

/** What somebody left behind at a server of the first schema, and what must have become of it. */
export const OF_THE_FIRST_SCHEMA: readonly string[] = [
  "INSERT INTO presence (room, who, at) VALUES ('r', 'ann', 7)",
  "INSERT INTO person (who, name, at) VALUES ('0123456789abcdefghijkl', 'Host', 1)",
  "INSERT INTO session (hash, who, at) VALUES ('h', '0123456789abcdefghijkl', 1000)",
  `INSERT INTO room (room, code, version, listed, at, body)
    VALUES ('r', 'CODE', 1, 0, 1, '{"host":"0123456789abcdefghijkl","members":[]}')`,
];
export async function expectBroughtUpToDate(store: ServerStore): Promise<void> {
  expect(await store.lineOf('r', 'ann')).toEqual({ line: '', at: 7 });
  // Who made the room need not have come in.
  for (const who of ['ann', '0123456789abcdefghijkl']) expect(await store.roomsOf(who)).toEqual(['r']);
  // When it was last used nobody wrote down: it holds until it is too old.
  expect((await store.session('h', 1000 + 2 * IDLE_MS))?.person.name).toBe('Host');
  expect(await store.session('h', 1001 + SESSION_MS)).toBe(undefined);
}

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
  body: { host: 'ann', match: 'nowhere.1', members: [], kicked: [], talk: [] } as unknown as Room,
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
    await store.addSession(`guest${ann}`, ann, 1);
    const session = { hash: `registered${ann}`, at: 2 };
    expect(await store.addAccount(ann, name, 'salt:key', session)).toBe(true);
    expect(await store.addAccount(ann, `${name}2`, 'salt:key', { hash: `two${ann}`, at: 2 })).toBe(false);
    expect(await store.addAccount(bob, name, 'salt:key', { hash: `two${bob}`, at: 2 })).toBe(false);
    expect(await store.session(`guest${ann}`, 2)).toBe(undefined);
    expect((await store.session(session.hash, 2))?.person.account).toBe(name);
    for (const one of [`two${ann}`, `two${bob}`]) expect(await store.session(one, 2)).toBe(undefined);
    expect(await store.account(name)).toEqual({ who: ann, name: 'Ann', account: name, password: 'salt:key', at: 1 });
    expect(await store.account('nobody')).toBe(undefined);
    await store.addSession(`h${ann}`, ann, 3);
    expect((await store.session(`h${ann}`, 3))?.person.who).toBe(ann);
    await store.endSession(`h${ann}`);
    expect(await store.session(`h${ann}`, 3)).toBe(undefined);
    expect(await store.changePassword(ann, 'salt:other', 'salt:new', { hash: `no${ann}`, at: 4 })).toBe(false);
    expect((await store.session(session.hash, 4))?.person.who).toBe(ann);
    expect(await store.changePassword(ann, 'salt:key', 'salt:new', { hash: `new${ann}`, at: 4 })).toBe(true);
    expect((await store.account(name))?.password).toBe('salt:new');
    const all = [session.hash, `no${ann}`, `new${ann}`];
    expect([...(await store.liveSessions(all, 4)).keys()]).toEqual([`new${ann}`]);
    await store.addSession(`other${ann}`, ann, 4);
    await store.endSessions(ann);
    expect((await store.liveSessions([...all, `other${ann}`], 4)).size).toBe(0);
  });
  test('a session ends when nobody uses it, and in the end in any case', async () => {
    const store = await open();
    const ann = unique();
    await store.addPerson({ who: ann, name: 'Ann', at: 1 });
    const hash = `h${ann}`;
    await store.addSession(hash, ann, 1000);
    const holds = async (now: number): Promise<boolean> => {
      const found = (await store.session(hash, now)) !== undefined;
      expect((await store.liveSessions([hash], now)).has(hash)).toBe(found);
      return found;
    };
    expect(await holds(1000 + IDLE_MS)).toBe(true);
    expect(await holds(1001 + IDLE_MS)).toBe(false);
    await store.useSessions([hash], 1000 + REFRESH_MS);
    await store.useSessions([hash], 1000);
    expect((await store.session(hash, 1000 + REFRESH_MS))?.used).toBe(1000 + REFRESH_MS);
    expect(await holds(1001 + IDLE_MS)).toBe(true);
    await store.useSessions([hash], 1000 + SESSION_MS);
    expect(await holds(1000 + SESSION_MS)).toBe(true);
    expect(await holds(1001 + SESSION_MS)).toBe(false);
    await store.forgetSessions(1001 + SESSION_MS);
    expect(await store.session(hash, 1000 + SESSION_MS)).toBe(undefined);
  });
  test('a person is struck out with everything at once, and then forgotten', async () => {
    const store = await open();
    const [ann, day, name] = [unique(), unique(), unique()];
    await store.addPerson({ who: ann, name: 'Ann', at: 1 });
    await store.addAccount(ann, ann, 'salt:key', { hash: `h${ann}`, at: 1 });
    await store.subscribe(
      { who: ann, session: `h${ann}` },
      { endpoint: `e${ann}`, p256dh: 'p', auth: 'a', language: 'uk' },
      1,
      2,
    );
    await store.keepDaily({ day, game: 'afu', who: ann, score: 3, at: 1 });
    const opening = {
      game: 'war',
      id: 'o1',
      at: 5,
      from: 'alone',
      sort: 'ussr',
      seen: 1,
      packs: [['t-34', 'kv-1']],
    } as const;
    await store.keepOpenings(ann, [opening, { ...opening, id: 'o2', at: 6 }], 2);
    await store.keepOpenings(
      ann,
      [
        { ...opening, seen: 2 },
        { ...opening, id: 'o2', at: 6, seen: 0 },
      ],
      2,
    );
    const kept = (): Promise<readonly (readonly [string, number])[]> =>
      store.openings(ann).then((all) => all.map(({ id, seen }) => [id, seen] as const));
    // A card that has been turned over stays so.
    expect(await kept()).toEqual([
      ['o2', 1],
      ['o1', 2],
    ]);
    await store.keepOpenings(ann, [{ ...opening, id: 'o3', at: 7 }], 2);
    expect((await kept()).map(([id]) => id)).toEqual(['o3', 'o2']);
    store.rates = true;
    const rated = {
      who: ann,
      game: 'war',
      at: 5,
      score: 2,
      rating: 1_600_000,
      deviation: 90_000,
      volatility: 60_000_000,
    };
    await store.rate(name, [{ ...rated, n: 1, match: name }]);
    // Nothing waited: somebody else has rated it.
    expect(await store.latestRated(ann, 'war')).toBe(undefined);
    const waiting = header(unique());
    await store.create(waiting, 'ff');
    await store.append(waiting.match, event(1), { by: 'rules', scores: [1, 0] });
    expect(await store.unrated(1000)).toContain(waiting.match);
    await store.rate(waiting.match, [{ ...rated, n: 1, match: waiting.match }]);
    expect(await store.unrated(1000)).not.toContain(waiting.match);
    expect(await store.isRated(waiting.match)).toBe(true);
    const again = header(unique());
    await store.create(again, 'ff');
    await store.append(again.match, event(1), { by: 'rules', scores: [1, 0] });
    // Another server has written the first of this person in the meantime: nothing is half written.
    await expect(store.rate(again.match, [{ ...rated, n: 1, match: again.match }])).rejects.toThrow();
    expect(await store.unrated(1000)).toContain(again.match);
    await store.rate(again.match, [{ ...rated, n: 2, match: again.match, rating: 1_700_000 }]);
    expect(await store.latestRated(ann, 'war')).toEqual({ ...rated, n: 2, match: again.match, rating: 1_700_000 });
    expect((await store.ratedOf(ann, 1)).map(({ n }) => n)).toEqual([2]);
    expect((await store.ratedOf(ann, 5)).map(({ n }) => n)).toEqual([2, 1]);
    store.rates = false;
    for (const place of ['one', 'two', 'three']) await store.keepPlace(ann, place, place.length, 2);
    expect(await Promise.all(['one', 'two', 'three'].map((place) => store.knowsPlace(ann, place)))).toEqual(
      // Of two places that are as old the names decide.
      [true, false, true],
    );
    const row = room(name, unique());
    await store.addRoom({ ...row, body: { ...row.body, members: [{ who: ann, name: 'Ann' }] } });
    const other = unique();
    await store.addRoom(room(other, unique()));
    await store.changeRoom(room(other, unique(), 2), ann);
    expect((await store.roomsOf(ann)).toSorted()).toEqual([name, other].toSorted());
    await store.seen([[name, ann]], 5);
    const latest = async (most: number) => (await store.latestRoomsOf(ann, most)).map((one) => one.room);
    // Where she never was comes last, and where she was later comes first.
    expect([await latest(9), await latest(1)]).toEqual([[name, other], [name]]);
    await store.seen([[other, ann]], 6);
    expect(await latest(9)).toEqual([other, name]);

    expect(await store.beginSession(ann, 'salt:other', { hash: `other${ann}`, at: 2 })).toBe(false);
    expect(await store.beginSession(ann, 'salt:key', { hash: `also${ann}`, at: 2 })).toBe(true);
    expect((await store.session(`also${ann}`, 2))?.person.who).toBe(ann);
    expect(await store.session(`h${ann}`, 2)).toBeDefined();
    expect(await store.session(`other${ann}`, 2)).toBe(undefined);
    expect([await store.strike(ann, 7), await store.strike(ann, 7, 'salt:other')]).toEqual([false, false]);
    expect(await store.account(ann)).toBeDefined();
    expect(await store.strike(ann, 7, 'salt:key')).toBe(true);
    await store.rename(ann, 'Ann');
    expect((await store.person(ann))?.name).toBe('');
    expect(await store.beginSession(ann, 'salt:key', { hash: `late${ann}`, at: 8 })).toBe(false);
    expect(await store.account(ann)).toBe(undefined);
    expect(await store.session(`h${ann}`, 1)).toBe(undefined);
    expect(await store.subscriptionsOf(ann)).toEqual([]);
    expect(await store.bestDaily(day, 'afu', 9)).toEqual([]);
    expect(await store.knowsPlace(ann, 'one')).toBe(false);
    expect(await store.struck(6, 1000)).not.toContain(ann);
    expect(await store.struck(7, 1000)).toContain(ann);
    await store.forgetPerson(ann);
    expect(await store.struck(7, 1000)).not.toContain(ann);
    expect(await store.person(ann)).toBe(undefined);
    expect(await store.roomsOf(ann)).toEqual([]);
    expect((await store.lastSeen(name)).size).toBe(0);
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
    const { at } = room(name, code);
    const isListed = async (made: number, seen: number): Promise<boolean> =>
      (await store.listedRooms(1000, made, seen)).some((row) => row.room === name);
    expect([await isListed(at, 0), await isListed(at + 1, 0)]).toEqual([true, false]);
    await store.seen([[name, 'ann']], 10);
    expect([await isListed(at + 1, 10), await isListed(at + 1, 11)]).toEqual([true, false]);
    expect(await store.changeRoom({ ...room(name, code, 3), listed: false })).toBe(true);
    expect(await isListed(at, 0)).toBe(false);
  });
  test('who is where is written down for many rooms at once', async () => {
    const store = await open();
    const [name, other] = [unique(), unique()];
    const crowd = Array.from({ length: 150 }, (_, i) => [other, `guest${i}`] as const);
    await store.seen([...crowd, [name, 'bob'], [name, 'ann']], 10);
    await store.seen([[name, 'bob']], 20);
    await store.seen([], 30);
    expect(Object.fromEntries(await store.lastSeen(name))).toEqual({ ann: 10, bob: 20 });
    expect(await store.lastSeen(other)).toEqual(new Map(crowd.map(([, who]) => [who, 10])));
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
      await store.seen([[name, 'ann']], seen);
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
    await store.addSession(`h${earlier}`, earlier, now - IDLE_MS - 1);
    const member = unique();
    await store.addPerson({ who: member, name: 'Member', at: 1 });
    await store.addAccount(member, member, 'salt:key', { hash: `h${member}`, at: 1 });
    const guest = unique();
    await store.addPerson({ who: guest, name: 'Guest', at: 1 });
    await store.addSession(`h${guest}`, guest, now - IDLE_MS);

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
    expect((await store.session(`h${guest}`, now))?.person.who).toBe(guest);
  });
  test('a setting is made once; browsers are remembered by person, the latest of them', async () => {
    const store = await open();
    const [name, ann, bob] = [unique(), unique(), unique()];
    expect(await store.setting(name)).toBe(undefined);
    expect(await store.settled(name, 'one')).toBe('one');
    expect(await store.setting(name)).toBe('one');
    expect(await store.settled(name, 'two')).toBe('one');
    const browser = (n: number) => ({ endpoint: `${ann}-${n}`, p256dh: 'p', auth: 'a', language: 'uk' as const });
    const [anns, bobs] = [`s${ann}`, `s${bob}`];
    await store.addPerson({ who: ann, name: 'Ann', at: 1 });
    await store.addSession(anns, ann, 1);
    await store.addSession(bobs, bob, 1);
    for (const n of [1, 2, 3]) await store.subscribe({ who: ann, session: anns }, browser(n), n, 2);
    expect(await store.subscriptionsOf(ann)).toEqual([browser(2), browser(3)]);
    await store.endSubscription(browser(2).endpoint, bob);
    expect((await store.subscriptionsOf(ann)).length).toBe(2);
    await store.endSubscription(browser(2).endpoint, ann);
    await store.subscribe({ who: bob, session: bobs }, browser(3), 4, 2);
    expect(await store.subscriptionsOf(ann)).toEqual([]);
    expect(await store.subscriptionsOf(bob)).toEqual([browser(3)]);
    await store.endSubscription(browser(3).endpoint);
    expect(await store.subscriptionsOf(bob)).toEqual([]);
  });
  test('a browser is told until the session ends by which it asked for that, whatever ends it', async () => {
    const store = await open();
    const ann = unique();
    const browser = (n: number) => ({ endpoint: `${ann}-${n}`, p256dh: 'p', auth: 'a', language: 'uk' as const });
    const told = async (): Promise<readonly string[]> =>
      (await store.subscriptionsOf(ann)).map(({ endpoint }) => endpoint);
    const begins = async (n: number): Promise<void> => {
      await store.addSession(`${n}${ann}`, ann, n);
      await store.subscribe({ who: ann, session: `${n}${ann}` }, browser(n), n, 9);
    };
    await store.addPerson({ who: ann, name: 'Ann', at: 1 });
    for (const n of [1, 2, 3]) await begins(n);
    await store.endSession(`1${ann}`);
    expect(await told()).toEqual([browser(2).endpoint, browser(3).endpoint]);
    // Who registers goes on in this browser, and in no other.
    await store.addAccount(ann, ann, 'salt:key', { hash: `4${ann}`, at: 4, before: `3${ann}` });
    expect(await told()).toEqual([browser(3).endpoint]);
    await begins(5);
    await store.changePassword(ann, 'salt:key', 'salt:new', { hash: `6${ann}`, at: 6, before: `5${ann}` });
    expect(await told()).toEqual([browser(5).endpoint]);
    await store.forgetSessions(7 + SESSION_MS);
    expect(await told()).toEqual([]);
    await begins(8);
    await store.endSessions(ann);
    expect(await told()).toEqual([]);
  });
  test('the newest line of a person is known, and only it can give the control up', async () => {
    const store = await open();
    const name = unique();
    expect(await store.lineOf(name, 'ann')).toBe(undefined);
    await store.takeOver(name, 'ann', 'first', 10);
    await store.takeOver(name, 'ann', 'second', 20);
    await store.giveUp(name, 'ann', 'first', 5);
    await store.seen([[name, 'ann']], 30);
    expect(await store.lineOf(name, 'ann')).toEqual({ line: 'second', at: 30 });
    await store.giveUp(name, 'ann', 'second', 25);
    expect(await store.lineOf(name, 'ann')).toEqual({ line: '', at: 25 });
    expect((await store.lastSeen(name)).get('ann')).toBe(25);
  });
  test('the time at the tables goes as far as the furthest server has come, and never back', async () => {
    const store = await open();
    // The last test of a store that others go on with: they find a time at which a server could have begun.
    const from = (await store.served()) ?? Date.now();
    expect(await store.serve(from + 10)).toBe(from + 10);
    expect(await store.serve(from + 3)).toBe(from + 10);
    expect(await store.served()).toBe(from + 10);
    const rivals = [40, 20, 30].map((by) => store.serve(from + by));
    for (const reached of await Promise.all(rivals)) expect(reached).toBeGreaterThanOrEqual(from + 20);
    expect(await store.served()).toBe(from + 40);
    // By how much it lags behind the calendar is known for what was before, too, and never less than it was.
    const lag = ((await store.lags()).at(-1)?.lag ?? 0) + SESSION_MS;
    const now = { until: Number.POSITIVE_INFINITY };
    await store.serve(from + 50, lag);
    for (const less of [lag + 1000, lag - SESSION_MS]) await store.serve(from + 60, less);
    expect((await store.lags()).at(-1)).toEqual({ ...now, lag });
    await store.serve(from + 70, 2 * lag);
    expect((await store.lags()).slice(-2)).toEqual([
      { until: from + 60, lag },
      { ...now, lag: 2 * lag },
    ]);
  });
  test('facts are added to an event by who saw its last one, all or none; one server leads it at a time', async () => {
    const store = await open();
    const [name, code, ann, bob] = [unique(), unique(), unique(), unique()];
    await store.addPerson({ who: ann, name: 'Ann', at: 1 });
    const made: StoredEvent = {
      event: name,
      code,
      version: 0,
      listed: true,
      phase: 'open',
      at: 5,
      organiser: ann,
      seed: 'ab'.repeat(32),
      body: { terms: { name: 'Кубок «Ї»' } as EventTerms, commitment: 'c0' },
    };
    expect(await store.addEvent(made)).toBe(true);
    expect(await store.addEvent({ ...made, event: unique() })).toBe(false);
    expect(await store.event(name)).toEqual(made);
    expect((await store.eventByCode(code))?.event).toBe(name);
    const fact = (version: number, who: string): FactRow => ({ version, at: 10, body: { do: 'join', who } });
    expect(await store.addFacts(name, [fact(2, bob)], 'open')).toBe(false);
    const rivals = [ann, bob, ann].map((who) => store.addFacts(name, [fact(1, who), fact(2, who)], 'on'));
    expect((await Promise.all(rivals)).filter(Boolean).length).toBe(1);
    const facts = await store.factsOf(name, 0);
    expect(facts.map(({ version }) => version)).toEqual([1, 2]);
    expect(await store.factsOf(name, 1)).toEqual(facts.slice(1));
    expect(await store.event(name)).toMatchObject({ version: 2, phase: 'on' });
    expect((await store.eventsOf(ann, 10)).map(({ event: one }) => one)).toEqual([name]);
    expect((await store.listedEvents(1000)).some(({ event: one }) => one === name)).toBe(true);
    expect(await store.namesOf([ann, bob])).toEqual(new Map([[ann, 'Ann']]));
    expect(await store.namesOf([])).toEqual(new Map());
    // Whoever leads says so again and again; another one takes over where nobody has said so since it last looked.
    const [one, two] = [unique(), unique()];
    const lead = async (server: string) => (await store.eventsToLead(server, 1000)).find((led) => led.event === name)!;
    const nobody = await lead(one);
    expect(nobody).toEqual({ event: name, leader: '', times: 0 });
    expect(await store.leadEvent(nobody, one)).toBe(true);
    expect(await store.leadEvent(nobody, two)).toBe(false);
    const looked = await lead(two);
    expect(looked).toEqual({ event: name, leader: one, times: 1 });
    expect(await store.leadEvent(await lead(one), one)).toBe(true);
    expect(await store.leadEvent(looked, two)).toBe(false);
    expect(await store.leadEvent(await lead(two), two)).toBe(true);
    expect(await store.leadEvent(looked, one)).toBe(false);
    expect((await store.eventsToLead(two, 1000))[0]!.leader).toBe(two);
    expect(await store.addFacts(name, [{ version: 3, at: 20, body: { do: 'end', why: 'played' } }], 'over')).toBe(true);
    expect(await lead(two)).toBe(undefined);
    expect(await store.eventsOver(20, 1000)).not.toContain(name);
    expect(await store.eventsOver(21, 1000)).toContain(name);
    await store.forgetEvent(name);
    expect(await store.event(name)).toBe(undefined);
    expect(await store.factsOf(name, 0)).toEqual([]);
    expect(await store.eventsOf(ann, 10)).toEqual([]);
  });
}
