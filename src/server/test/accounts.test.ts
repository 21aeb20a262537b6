import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { row as passwords } from '../people/derivation.ts';
import { Guesses, MOST_DELAYED } from '../people/guesses.ts';
import { IDLE_MS, REFRESH_MS } from '../lifetime.ts';
import { Leaving } from '../people/leaving.ts';
import { letIn } from '../rooms/entrance.ts';
import { hashOf } from '../people/secrets.ts';
import { openFaulty } from '../store/faulty.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Account } from '../store/store.ts';
import { Client, type Guest, newGuest, newRoom, post } from '../torture/client.ts';
import { hasPostgres, PostgresHere } from '../torture/postgres-here.ts';
import type { Connection } from '../wire/connection.ts';
import { game, houseOf, ok, rule, Tavern, until } from './tavern.ts';

const skirmish = game('skirmish');
/** Whatever was under way is over by then. */
const A_WHILE_MS = 60_000;
const PASSWORD = 'correct horse';
const register = async (base: string, guest: Guest, account: string): Promise<Guest> =>
  (await post(base, 'account', { account, password: PASSWORD }, guest.token)) as unknown as Guest;
const whoIs = async (base: string, token: string): Promise<string | null> => {
  const response = await fetch(`${base}/api/session`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { who: string | null }).who;
};
async function connected(base: string, guest: Guest): Promise<{ client: Client; closed: Promise<number> }> {
  const client = new Client(skirmish, guest, true);
  await client.connect(base);
  return { client, closed: new Promise((resolve) => (client.onClose = resolve)) };
}

describe('at one server', () => {
  let tavern: Tavern;
  let now = 1_800_000_000_000;
  const store = openFaulty();
  beforeAll(async () => {
    tavern = await Tavern.open({ store, time: { wall: () => now, steady: () => performance.now() } });
  });
  afterAll(() => tavern.close());

  test("a guest's token is worth nothing after registering, nor is a visitor's after logging in", async () => {
    const guest = await newGuest(tavern.base, 'Ann');
    const { closed } = await connected(tavern.base, guest);
    const ann = await register(tavern.base, guest, 'ann1');
    expect(ann.token).not.toBe(guest.token);
    expect(await whoIs(tavern.base, guest.token)).toBe(null);
    expect(await whoIs(tavern.base, ann.token)).toBe(guest.who);
    expect(await closed).toBe(4010);
    const visitor = await newGuest(tavern.base, 'Bob');
    const back = await post(tavern.base, 'login', { account: 'ann1', password: PASSWORD }, visitor.token);
    expect(await whoIs(tavern.base, visitor.token)).toBe(null);
    expect(await whoIs(tavern.base, String(back['token']))).toBe(guest.who);
    // Elsewhere one is still logged in.
    expect(await whoIs(tavern.base, ann.token)).toBe(guest.who);
  });
  test('a password is changed by who knows the old one, and ends all other sessions', async () => {
    const first = await register(tavern.base, await newGuest(tavern.base, 'Ann'), 'ann2');
    const login = (password: string) => post(tavern.base, 'login', { account: 'ann2', password });
    const second = (await login(PASSWORD)) as unknown as Guest;
    const { closed } = await connected(tavern.base, second);
    const change = (old: string) =>
      post(tavern.base, 'account/password', { old, password: 'another horse' }, first.token);
    await expect(change('wrong horse')).rejects.toThrow('403');
    expect(await whoIs(tavern.base, second.token)).toBe(first.who);
    const { token } = await change(PASSWORD);
    expect(await Promise.all([first.token, second.token].map((one) => whoIs(tavern.base, one)))).toEqual([null, null]);
    expect(await whoIs(tavern.base, String(token))).toBe(first.who);
    expect(await closed).toBe(4010);
    await expect(login(PASSWORD)).rejects.toThrow('403');
    await login('another horse');
  });
  test('logging out everywhere ends every session of the person and of nobody else', async () => {
    const first = await register(tavern.base, await newGuest(tavern.base, 'Ann'), 'ann3');
    const second = await post(tavern.base, 'login', { account: 'ann3', password: PASSWORD });
    const bob = await newGuest(tavern.base, 'Bob');
    await post(tavern.base, 'session/end', { everywhere: true }, first.token);
    expect(await whoIs(tavern.base, first.token)).toBe(null);
    expect(await whoIs(tavern.base, String(second['token']))).toBe(null);
    expect(await whoIs(tavern.base, bob.token)).toBe(bob.who);
  });
  test('a session that is used lasts, with a write a day; one that is not ends on the server', async () => {
    const [used, idle] = [await newGuest(tavern.base, 'Ann'), await newGuest(tavern.base, 'Bob')];
    const noted = async (): Promise<number | undefined> => (await store.session(hashOf(used.token), now))?.used;
    const began = now;
    now += REFRESH_MS - 1;
    await whoIs(tavern.base, used.token);
    expect(await noted()).toBe(began);
    now += 1;
    await whoIs(tavern.base, used.token);
    expect(await noted()).toBe(now);
    now = began + IDLE_MS + 1;
    expect(await whoIs(tavern.base, used.token)).toBe(used.who);
    expect(await whoIs(tavern.base, idle.token)).toBe(null);
  });
  test('whoever deletes the account is gone from rooms, talk and lists, and the others play on', async () => {
    const { ann, bob, eve, room } = await tavern.table();
    const bobs = await register(tavern.base, bob.guest, 'bob4');
    const again = new Client(skirmish, bobs, true);
    await again.connect(tavern.base);
    await ok(again.enter(room));
    await ok(again.send({ cmd: 'say', room, text: 'a line of Bob' }));
    await store.keepDaily({ day: '2026-01-31', game: 'afu', who: bobs.who, score: 3, at: now });
    const own = await newRoom(tavern.base, bobs, { game: 'skirmish', seat: 1 });
    await ok(ann.enter(own.room));
    await ok(ann.enter(room));

    const end = (password: string) => post(tavern.base, 'account/end', { password }, bobs.token);
    await expect(end('wrong horse')).rejects.toThrow('403');
    expect(await whoIs(tavern.base, bobs.token)).toBe(bobs.who);
    await end(PASSWORD);
    expect(await whoIs(tavern.base, bobs.token)).toBe(null);
    expect((await store.person(bobs.who))?.name).toBe('');
    expect(await store.account('bob4')).toBe(undefined);
    expect(await store.bestDaily('2026-01-31', 'afu', 5)).toEqual([]);
    for (const name of [room, own.room]) {
      const text = JSON.stringify(await store.room(name));
      expect(text).not.toContain('Bob');
      expect(text).not.toContain('a line of');
    }
    expect((await store.room(own.room))?.body.host).toBe(ann.guest.who);
    await until(() => !eve.room!.members.some(({ who }) => who === bobs.who));
    await until(() => ann.replica!.about!.seats[1]!.kind === 'bot');
    await ok(ann.send({ cmd: 'concede', match: (await store.room(room))!.body.match }));
    const other = await newGuest(tavern.base, 'Bobby');
    await register(tavern.base, other, 'bob4');
  });
  test('whoever deletes the account between the games of a series leaves it to the other', async () => {
    const { ann, bob, room } = await tavern.table({ bestOf: 3 });
    await ok(ann.send({ cmd: 'concede', match: ann.room!.match }));
    for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room }));
    await until(() => ann.replica?.about?.phase === 'gathering');
    await post(tavern.base, 'account/end', {}, bob.guest.token);
    await until(() => ann.replica?.about?.secret !== undefined);
    // Everybody has moved one seat on.
    expect(ann.replica!.about).toMatchObject({ phase: 'over', result: { by: 'absence', forfeit: 0 } });
  });
  test('a farewell that was cut off is carried on with', async () => {
    const guest = await newGuest(tavern.base, 'Ann');
    const { room } = await newRoom(tavern.base, guest, { game: 'skirmish', seat: 0 });
    await store.strike(guest.who, now);
    expect(JSON.stringify(await store.room(room))).toContain('Ann');
    now += A_WHILE_MS;
    await new Leaving(houseOf(tavern)).goOn();
    expect(JSON.stringify(await store.room(room))).not.toContain('Ann');
    expect(await store.struck(now, 10)).toEqual([]);
  });
  test('what was under way while somebody left is found later, and an old line does not come in any more', async () => {
    const guest = await newGuest(tavern.base, 'Zoe');
    const person = (await store.person(guest.who))!;
    const { room } = await newRoom(tavern.base, await newGuest(tavern.base, 'Bob'), { game: 'skirmish', seat: 0 });
    const { closed } = await connected(tavern.base, guest);
    await post(tavern.base, 'account/end', {}, guest.token);
    expect(await closed).toBe(4010);
    const house = houseOf(tavern);
    expect(await letIn(house, { person, address: 'here' }, (await store.room(room))!)).toBe('room.closed');
    await store.rename(guest.who, 'Zoe');
    await house.rooms.comeIn(room, person, []);
    const leaving = new Leaving(house);
    await leaving.goOn();
    expect(JSON.stringify(await store.room(room))).toContain('Zoe');
    now += A_WHILE_MS;
    await leaving.goOn();
    expect(JSON.stringify(await store.room(room))).not.toContain('Zoe');
    expect(await store.person(guest.who)).toBe(undefined);
  });
  test('of what was said over a line nothing is begun once its session has ended', async () => {
    const { bob, room } = await tavern.table();
    const version = (await store.room(room))!.version;
    const { connections } = tavern.server as unknown as { connections: ReadonlySet<Connection> };
    const line = [...connections].find(({ person }) => person.who === bob.guest.who)!;
    const changeRoom = store.changeRoom.bind(store);
    store.changeRoom = (...change) => {
      store.changeRoom = changeRoom;
      line.close(4010, 'logged out');
      return changeRoom(...change);
    };
    await Promise.all(['one', 'two', 'three'].map((text) => bob.send({ cmd: 'say', room, text })));
    await line.settled();
    expect((await store.room(room))!.body.talk.map(({ text }) => text)).toEqual(['one']);
    expect((await store.room(room))!.version).toBe(version + 1);
  });
  test('whoever logs in or leaves by an old password while it is being changed is not let in', async () => {
    const owner = await register(tavern.base, await newGuest(tavern.base, 'Ann'), 'ann5');
    const found = (await store.account('ann5'))!;
    const account = store.account.bind(store);
    const changedMeanwhile = async (name: string): Promise<Account | undefined> => {
      const seen = await account(name);
      store.account = account;
      await store.changePassword(found.who, found.password, 'salt:other', { hash: hashOf(owner.token), at: now });
      return seen;
    };
    store.account = changedMeanwhile;
    await expect(post(tavern.base, 'login', { account: 'ann5', password: PASSWORD })).rejects.toThrow('403');
    await store.changePassword(found.who, 'salt:other', found.password, { hash: hashOf(owner.token), at: now });
    store.account = changedMeanwhile;
    await expect(post(tavern.base, 'account/end', { password: PASSWORD }, owner.token)).rejects.toThrow('403');
    expect((await store.person(owner.who))?.name).toBe('Ann');
  });
  test('a session that ends while its line is being opened ends the line', async () => {
    const guest = await newGuest(tavern.base, 'Ann');
    const session = store.session.bind(store);
    store.session = async (hash, at) => {
      const found = await session(hash, at);
      store.session = session;
      await store.endSession(hash);
      return found;
    };
    const { closed } = await connected(tavern.base, guest);
    expect(await closed).toBe(4010);
  });
  test('an account that is not there takes as much looking at as one that is', async () => {
    const looked = (): number => tavern.server.metrics.get('redut_passwords_total');
    const before = looked();
    await expect(post(tavern.base, 'login', { account: 'nobody9', password: PASSWORD })).rejects.toThrow('403');
    expect(looked()).toBe(before + 1);
  });
  test('a name in a room changes with the name of the person, not with the line that comes in', async () => {
    const old = await tavern.guest('Eve');
    const { room } = await newRoom(tavern.base, old.guest, { game: 'skirmish' });
    await ok(old.enter(room));
    await post(tavern.base, 'session', { name: 'Eva' }, old.guest.token);
    const { client } = await connected(tavern.base, old.guest);
    const versions: number[] = [];
    for (const line of [client, old, client, old]) versions.push((await ok(line.enter(room))).version);
    expect(versions).toEqual([2, 2, 2, 2]);
    expect((await store.room(room))!.body.members).toEqual([{ who: old.guest.who, name: 'Eva' }]);
  });
});
test('accounts are made at the pace of people', async () => {
  const tavern = await Tavern.open({ store: openFaulty() });
  await register(tavern.base, await newGuest(tavern.base, 'Ann'), 'ann6');
  const { token } = await newGuest(tavern.base, 'Ann');
  const made: string[] = [];
  for (let i = 0; i < 12 && !made.includes('429'); i++)
    made.push(
      await post(tavern.base, 'account', { account: 'ann6', password: PASSWORD }, token).then(
        () => '200',
        (error: Error) => /\b\d{3}\b/.exec(error.message)![0],
      ),
    );
  expect(made.at(-1)).toBe('429');
  await tavern.close();
});

test('guessing from elsewhere delays strangers, never friends, and is forgotten', async () => {
  let now = 1_800_000_000_000;
  const store = openFaulty();
  const guesses = new Guesses(store, { wall: () => now, steady: () => now });
  await guesses.succeeded('ann', '10.0.0.1');
  expect(await guesses.isFriend('ann', '10.0.0.1')).toBe(true);
  for (const [who, address] of [
    ['ann', '10.0.0.2'],
    ['bob', '10.0.0.1'],
    [undefined, '10.0.0.1'],
  ] as const)
    expect(await guesses.isFriend(who, address)).toBe(false);
  const delays = Array.from({ length: 100 }, () => {
    guesses.failed('ann');
    return guesses.delayOf('ann');
  });
  expect(delays.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 250, 500]);
  expect(delays.at(-1)).toBe(5000);
  expect(guesses.delayOf('bob')).toBe(0);
  now += 3600_000;
  expect(guesses.delayOf('ann')).toBe(0);
});
test('where too many strangers are made to wait, the first of them goes on, and none is refused', async () => {
  const never = new Promise<void>(() => undefined);
  const guesses = new Guesses(openFaulty(), { wall: () => 0, steady: () => 0 }, () => never);
  for (let i = 0; i < 10; i++) guesses.failed('ann');
  const gone: number[] = [];
  const held = Array.from({ length: MOST_DELAYED + 2 }, (_, i) => guesses.hold('ann').then(() => gone.push(i)));
  await Promise.all(held.slice(0, 2));
  await new Promise((resolve) => setImmediate(resolve));
  expect(gone).toEqual([0, 1]);
});
const from = (
  base: string,
  address: string,
  body: { readonly account: string; readonly password: string },
  token?: string,
): Promise<Response> =>
  fetch(`${base}/api/${token === undefined ? 'login' : 'account'}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
test('the owner comes in while others guess, from a known address and from a new one', async () => {
  const tavern = await Tavern.open({ behindProxy: true });
  const hold = vi.spyOn(Guesses.prototype, 'hold');
  const run = vi.spyOn(passwords, 'run');
  const ann = (address: string, password: string, token?: string): Promise<Response> =>
    from(tavern.base, address, { account: 'ann', password }, token);
  const { token } = await newGuest(tavern.base, 'Ann');
  expect((await ann('10.0.0.1', PASSWORD, token)).status).toBe(200);
  for (let i = 0; i < 5; i++) expect((await ann(`10.1.0.${i}`, 'wrong horse')).status).toBe(403);
  const guesser = await Promise.all(
    Array.from({ length: 10 }, async () => (await ann('10.2.0.1', 'wrong horse')).status),
  );
  expect(guesser).toContain(429);
  hold.mockClear();
  run.mockClear();
  expect((await ann('10.0.0.1', PASSWORD)).status).toBe(200);
  expect(hold).not.toHaveBeenCalled();
  expect(run.mock.calls.map(([caller]) => caller)).toEqual(['friend']);
  expect((await ann('10.3.0.1', PASSWORD)).status).toBe(200);
  expect(hold).toHaveBeenCalledTimes(1);
  expect(run.mock.calls[1]![0]).toMatchObject({ wants: 'in', account: 'ann', pretended: false });
  vi.restoreAllMocks();
  await tavern.close();
});
test('a network that guesses at names without end keeps nobody from logging in, or from registering', async () => {
  const tavern = await Tavern.open({ behindProxy: true });
  const { token } = await newGuest(tavern.base, 'Ann');
  const owner = { account: 'ann', password: PASSWORD };
  expect((await from(tavern.base, '10.0.0.1', owner, token)).status).toBe(200);
  const run = vi.spyOn(passwords, 'run');
  const guesses: Promise<Response>[] = [];
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 64; i++)
      guesses.push(
        from(tavern.base, `2001:db8:0:a${i.toString(16).padStart(2, '0')}::1`, {
          account: `nobody ${round} ${i}`,
          password: PASSWORD,
        }),
      );
    const newcomer = await newGuest(tavern.base, 'Bob');
    const bob = { account: `bob ${round}`, password: PASSWORD };
    const [back, made] = await Promise.all([
      from(tavern.base, `10.3.${round}.1`, owner),
      from(tavern.base, `10.4.${round}.1`, bob, newcomer.token),
    ]);
    expect([back.status, made.status]).toEqual([200, 200]);
  }
  expect((await Promise.all(guesses)).filter(({ ok: isRight }) => isRight)).toEqual([]);
  // Names that nobody has cost no derivation, but for the one now and then that says how long they take.
  const pretended = run.mock.calls.filter(([caller]) => caller !== 'friend' && caller.pretended);
  expect(pretended.length).toBeGreaterThan(0);
  run.mockRestore();
  await tavern.close();
});
test('a name that is taken is refused before anything is derived from the password', async () => {
  const tavern = await Tavern.open();
  await register(tavern.base, await newGuest(tavern.base, 'Ann'), 'ann');
  const { token } = await newGuest(tavern.base, 'Eve');
  const run = vi.spyOn(passwords, 'run');
  await expect(post(tavern.base, 'account', { account: 'ann', password: PASSWORD }, token)).rejects.toThrow('409');
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
  await tavern.close();
});

test('a page over TLS that only asks for something to read is known, though it does not say where it comes from', async () => {
  const tavern = await Tavern.open();
  const origin = tavern.base.replace('http:', 'https:');
  const made = await fetch(`${tavern.base}/api/session`, {
    method: 'POST',
    headers: { Origin: origin },
    body: '{"name":"Ann"}',
  });
  const [cookie] = made.headers.getSetCookie()[0]!.split(';');
  expect(cookie).toMatch(/^__Host-redut=/);
  const asked = await fetch(`${tavern.base}/api/session`, { headers: { Cookie: cookie! } });
  expect(await asked.json()).toMatchObject({ name: 'Ann' });
  await tavern.close();
});
test('over TLS no other cookie counts, also where the proxy alone says that it is TLS', async () => {
  const who = async (behindProxy: boolean, proto: string): Promise<unknown> => {
    const tavern = await Tavern.open({ behindProxy });
    const { token } = await newGuest(tavern.base, 'Ann');
    const headers = { Cookie: `redut=${token}`, 'X-Forwarded-Proto': proto };
    const answer = await fetch(`${tavern.base}/api/session`, { headers });
    await tavern.close();
    return ((await answer.json()) as { name?: string }).name;
  };
  expect(await who(true, 'https')).toBe(undefined);
  expect(await who(true, 'http, https')).toBe(undefined);
  expect(await who(true, 'http')).toBe('Ann');
  expect(await who(false, 'https')).toBe('Ann');
});
test('over TLS the cookie is one that only this host can set, and no other counts', async () => {
  const origin = 'https://redut.example';
  const tavern = await Tavern.open({ origins: [origin] });
  const ask = (path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    fetch(`${tavern.base}/api/${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  const made = (await ask('session', { Origin: origin }, { name: 'Ann' })).headers.getSetCookie();
  expect(made[0]).toMatch(/^__Host-redut=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  expect(made[1]).toMatch(/^redut=; .*Max-Age=0/);
  const token = /=([\w-]+)/.exec(made[0]!)![1]!;
  const kept = await ask('session', { Cookie: `__Host-redut=${token}` });
  expect([await kept.json(), kept.headers.getSetCookie()]).toMatchObject([{ name: 'Ann' }, []]);
  // A neighbour may plant one under the other name.
  const old = await ask('session', { Cookie: `redut=${token}` });
  expect([await old.json(), old.headers.getSetCookie()]).toEqual([{ who: null }, []]);
  const planted = await newGuest(tavern.base, 'Mallory');
  const both = await ask('session', { Cookie: `redut=${planted.token}; __Host-redut=${token}` });
  expect(await both.json()).toMatchObject({ name: 'Ann' });
  const out = await ask('session/end', { Origin: origin, Cookie: `__Host-redut=${token}` }, {});
  expect(out.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['__Host-redut=', 'redut=']);
  await tavern.close();
});

describe.skipIf(!(await hasPostgres()))('at two servers on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-accounts-'));
  let database: PostgresHere;
  beforeAll(async () => {
    database = await PostgresHere.start(folder);
  });
  afterAll(async () => {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // What the one does the other must not be needed for: with an hour between two questions only hints are left.
  test.each([
    ['by hints', { sessions: 3_600_000, refresh: 3_600_000 }, true],
    ['by asking', {}, false],
  ] as const)('whatever ends a session ends its sockets at the other server: %s', async (_how, patience, hints) => {
    const stores = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
    if (!hints) for (const store of stores) store.listen = () => Promise.resolve();
    const [one, two] = await Promise.all(stores.map((store) => Tavern.open({ store, patience })));
    const name = hints ? 'hints' : 'asking';
    const ends: readonly ((guest: Guest) => Promise<unknown>)[] = [
      (guest) => post(one!.base, 'session/end', {}, guest.token),
      (guest) => post(one!.base, 'session/end', { everywhere: true }, guest.token),
      (guest) => post(one!.base, 'account', { account: `new ${name}`, password: PASSWORD }, guest.token),
      (guest) => post(one!.base, 'account/end', {}, guest.token),
      async () => {
        const login = await post(one!.base, 'login', { account: name, password: PASSWORD });
        const change = { old: PASSWORD, password: 'another horse' };
        await post(one!.base, 'account/password', change, String(login['token']));
      },
    ];
    const bystander = await connected(two!.base, await newGuest(one!.base, 'Eve'));
    for (const [i, end] of ends.entries()) {
      const made = await newGuest(one!.base, 'Ann');
      const guest = i === ends.length - 1 ? await register(one!.base, made, name) : made;
      const { client, closed } = await connected(two!.base, guest);
      await ok(client.send({ cmd: 'ping' }));
      await end(guest);
      expect(await closed).toBe(4010);
      expect(await whoIs(two!.base, guest.token)).toBe(null);
    }
    expect(await rule(bystander.client.send({ cmd: 'ping' }))).toBe('ok');
    bystander.client.cut();
    await one!.close();
    await two!.close();
  });
});
