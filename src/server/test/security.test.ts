import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FastChance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/input.ts';
import { hashOf, matches, protect } from '../people/secrets.ts';
import { openSqlite } from '../store/sqlite.ts';
import { newGuest } from '../torture/client.ts';
import { KINDS, readBadly } from '../torture/messages.ts';
import { COMMANDS, idIn, readSaid } from '../wire/commands.ts';
import { RateLimit } from '../rate.ts';
import { LIMITS, tooMuch } from '../wire/shape.ts';
import { Tavern } from './tavern.ts';

let tavern: Tavern;
const store = openSqlite(':memory:');
beforeAll(async () => {
  tavern = await Tavern.open({ store, lobbyRate: { burst: 30, perSecond: 0.01 } });
});
afterAll(() => tavern.close());

const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${tavern.base}/api/${path}`, options);
const fromPage = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { Origin: tavern.base, ...headers } });
const tokenIn = (response: Response): string => /^redut=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')![1]!;

test('a page gets a session that no script can read and no other site can use', async () => {
  const response = await fromPage('session', { name: 'Ганна' });
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^redut=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  expect(await response.json()).not.toHaveProperty('token');
  const token = tokenIn(response);
  expect(await store.session(token, Date.now())).toBe(undefined);
  expect((await store.session(hashOf(token), Date.now()))?.person.name).toBe('Ганна');
  expect(await (await ask('session', { headers: { Cookie: `redut=${token}` } })).json()).toMatchObject({
    name: 'Ганна',
  });
  const strange = await fromPage(
    'rooms',
    { game: 'skirmish' },
    { Cookie: `redut=${token}`, Origin: 'https://evil.example' },
  );
  expect(strange.status).toBe(403);
  const none = await ask('rooms', {
    method: 'POST',
    body: '{"game":"skirmish"}',
    headers: { Cookie: `redut=${token}` },
  });
  expect(none.status).toBe(403);
});

const dial = (headers: Record<string, string>, path = '/socket', at = tavern): Promise<number | 'open'> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${at.base.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => (socket.terminate(), resolve('open')));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('error', () => undefined);
  });
test('a socket is opened to our own pages and to programs that show a token', async () => {
  const token = tokenIn(await fromPage('session', { name: 'Ann' }));
  expect(await dial({ Cookie: `redut=${token}`, Origin: tavern.base })).toBe('open');
  expect(await dial({ Authorization: `Bearer ${token}` })).toBe('open');
  expect(await dial({ Cookie: `redut=${token}`, Origin: 'https://evil.example' })).toBe(403);
  expect(await dial({ Cookie: `redut=${token}` })).toBe(403);
  expect(await dial({ Authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
  expect(await dial({})).toBe(401);
  expect(await dial({ Authorization: `Bearer ${token}` }, '/other')).toBe(404);
});

test('an address that opens sockets without end is told to wait', async () => {
  const busy = await Tavern.open({ lobbyRate: { burst: 3, perSecond: 0.01 } });
  const { token } = await newGuest(busy.base, 'Ann');
  const own = { Authorization: `Bearer ${token}` };
  for (let i = 0; i < 3; i++) expect(await dial(own, '/socket', busy)).toBe('open');
  expect(await dial(own, '/socket', busy)).toBe(429);
  await busy.close();
});

test('accounts: a name and a password, kept as salt and scrypt; logging in begins a new session', async () => {
  const token = tokenIn(await fromPage('session', { name: 'Ann' }));
  const own = { Cookie: `redut=${token}` };
  expect((await fromPage('account', { account: 'Ann', password: 'short' }, own)).status).toBe(400);
  expect((await fromPage('account', { account: 'Ann', password: 'correct horse' }, own)).status).toBe(200);
  expect((await store.account('ann'))!.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
  const other = { Cookie: `redut=${tokenIn(await fromPage('session', { name: 'Bob' }))}` };
  expect((await fromPage('account', { account: 'ann', password: 'correct horse' }, other)).status).toBe(409);
  expect((await fromPage('login', { account: 'ann', password: 'wrong horse' })).status).toBe(403);
  expect((await fromPage('login', { account: 'nobody', password: 'wrong horse' })).status).toBe(403);
  const back = await fromPage('login', { account: 'ANN', password: 'correct horse' });
  expect(tokenIn(back)).not.toBe(token);
  expect(await back.json()).toMatchObject({ name: 'Ann', account: 'ann' });
  const out = await fromPage('session/end', {}, { Cookie: `redut=${tokenIn(back)}` });
  expect(out.headers.get('set-cookie')).toMatch(/^redut=; .*Max-Age=0/);
  const gone = await ask('session', { headers: { Cookie: `redut=${tokenIn(back)}` } });
  expect(await gone.json()).toEqual({ who: null });
});
test('whoever logs out is hung up on, at once and alone', async () => {
  const [ann, bob] = [await tavern.guest('Ann'), await tavern.guest('Bob')];
  const closed = new Promise<number>((resolve) => (ann.onClose = resolve));
  await ask('session/end', { method: 'POST', headers: { Authorization: `Bearer ${ann.guest.token}` } });
  expect(await closed).toBe(4010);
  expect(await bob.send({ cmd: 'ping' })).toMatchObject({ re: 'ok' });
});
test('another site cannot log its visitors in here, cookie or not', async () => {
  const from = (origin: string): Promise<Response> =>
    fromPage('login', { account: 'nobody8', password: 'long enough' }, { Origin: origin });
  expect((await from('https://evil.example')).status).toBe(403);
  expect(await (await from('https://evil.example')).json()).toMatchObject({ rule: 'server.origin' });
  expect(await (await from(tavern.base)).json()).toMatchObject({ rule: 'server.wrongPassword' });
});
test('a token that is longer than any that was given out is not looked up', async () => {
  const session = vi.spyOn(store, 'session');
  const who = async (letters: number): Promise<unknown> =>
    (await ask('session', { headers: { Authorization: `Bearer ${'a'.repeat(letters)}` } })).json();
  expect([await who(64), await who(65)]).toEqual([{ who: null }, { who: null }]);
  expect(session).toHaveBeenCalledTimes(1);
  session.mockRestore();
});
test('passwords are salted', async () => {
  const [one, two] = await Promise.all([protect('same', 'friend'), protect('same', 'friend')]);
  expect(one).not.toBe(two);
  expect(await matches('same', one, 'friend')).toBe(true);
  expect(await matches('other', one, 'friend')).toBe(false);
});
test('a password that was kept by an older version still opens', async () => {
  const kept = '000102030405060708090a0b0c0d0e0f:5c662628ac4eb1068a287e2aa2a202ae248e98db04d61d3327e7342db6ec7097';
  expect(await matches('correct horse', kept, 'friend')).toBe(true);
  expect(await matches('correct house', kept, 'friend')).toBe(false);
});
test.runIf(process.platform === 'linux')('whoever serves goes before whoever derives a key', async () => {
  await protect('same', 'friend');
  const niceness = readdirSync('/proc/self/task').map((thread) => {
    try {
      return Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
    } catch {
      // A thread of another test has ended since they were listed.
      return 0;
    }
  });
  expect(Math.max(...niceness)).toBeGreaterThanOrEqual(10);
});

test('names that hide or turn the line around are refused', async () => {
  for (const name of [
    '',
    '   ',
    'a\u202eb',
    'x\u0000',
    '\u200b',
    'a'.repeat(41),
    '\ufffc',
    'a\ufffc',
    '\ufffd',
    '\ue000',
    '\u0378',
    '\u{16fe4}',
    '\u0301',
  ]) {
    expect((await fromPage('session', { name })).status).toBe(400);
  }
});
test('answers carry headers that keep pages apart', async () => {
  const { headers } = await ask('session');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});
test('whoever is too fast is told so', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 60; i++)
    statuses.add((await ask(`rooms/ABC${i}`, { headers: { Authorization: `Bearer ${await token()}` } })).status);
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([404, 429]);
  const refused = await ask('rooms/ABC', { headers: { Authorization: `Bearer ${await token()}` } });
  const { values } = (await refused.json()) as { values: { wait: number } };
  expect(values.wait).toBeGreaterThan(1000);
  expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(values.wait / 1000)));
});
let kept: string | undefined;
const token = async (): Promise<string> =>
  (kept ??= ((await (await ask('session', { method: 'POST', body: '{"name":"P"}' })).json()) as { token: string })
    .token);

test('a limit fills up again', () => {
  let now = 0;
  const limit = new RateLimit({ burst: 2, perSecond: 1 }, { steady: () => now });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 1000]);
  expect(limit.take('b')).toBe(0);
  now = 1500;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 500]);
});

test('what is too large, too deep, too wide or too long is refused before it is read', () => {
  const deep = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
  expect(tooMuch(deep(LIMITS.depth))).toBe(undefined);
  expect(tooMuch(deep(LIMITS.depth + 1))).toBe('depth');
  expect(tooMuch(deep(4096))).toBe('depth');
  expect(tooMuch(`[${Array(LIMITS.list).fill(0).join()}]`)).toBe(undefined);
  expect(
    tooMuch(
      `[${Array(LIMITS.list + 1)
        .fill(0)
        .join()}]`,
    ),
  ).toBe('list');
  expect(tooMuch(`["${'x'.repeat(LIMITS.text)}"]`)).toBe(undefined);
  expect(tooMuch(`["${'x'.repeat(LIMITS.text + 1)}"]`)).toBe('text');
  expect(tooMuch(`{"[[[[[[[[[[[[[[[[[[[[": 1}`)).toBe(undefined);
  expect(tooMuch('Ї'.repeat(LIMITS.bytes / 2 + 1))).toBe('bytes');
  expect(() => readSaid(deep(4096))).toThrow(InputError);
});
test('whatever is too much about a message, its answer has its id', () => {
  const long = 'x'.repeat(LIMITS.text + 1);
  const deep = `${'['.repeat(LIMITS.depth + 1)}${']'.repeat(LIMITS.depth + 1)}`;
  const wide = `[${Array(LIMITS.list + 1)
    .fill(0)
    .join()}]`;
  for (const much of [`"${long}"`, deep, wide]) {
    expect(idIn(`{"id":"a7","cmd":"say","text":${much}}`)).toBe('a7');
    expect(idIn(`{"cmd":"say","text":${much},"id":"a7"}`)).toBe('a7');
  }
  expect(idIn(`{"id":"${long}"}`)).toBe(undefined);
  expect(idIn('{"id":7}')).toBe(undefined);
});
test('bad messages of every kind are refused and nothing else happens', () => {
  // What they are made from is right.
  for (const { right, read } of KINDS) expect(() => read(JSON.stringify(right))).not.toThrow();
  const { read, refused, fault } = readBadly(2000, 42);
  expect(fault).toBe(undefined);
  expect(refused).toBeGreaterThan(COMMANDS.length * 1000);
  expect(read).toBeGreaterThan(0);
});
test('rubbish over a socket is answered, and rubbish without end is hung up on', async () => {
  const client = await tavern.guest('Mallory', 'skirmish', true);
  const chance = new FastChance(4);
  const closed = new Promise<number>((resolve) => (client.onClose = resolve));
  for (let i = 0; i < 300 && client.connected; i++) {
    client.raw(Array.from({ length: 20 }, () => String.fromCharCode(33 + chance.below(90))).join(''));
    if (i % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await closed).toBe(4009);
  expect(client.texts.filter((text) => text.startsWith('{"re":"bad"')).length).toBeGreaterThan(150);
});
test('a message of more than 8 KiB ends the line, a request gets an answer', async () => {
  const client = await tavern.guest('Mallory');
  const closed = new Promise<number>((resolve) => (client.onClose = resolve));
  client.raw(`{"cmd":"ping","id":"${'x'.repeat(9000)}"}`);
  expect(await closed).toBe(1009);
  expect((await fromPage('session', { name: 'x'.repeat(9000) })).status).toBe(413);
});
test('half a request keeps nobody else from being served', async () => {
  const half = connect(tavern.server.port, '127.0.0.1');
  half.on('error', () => undefined);
  half.write('GET /health HTTP/1.1\r\nHost:');
  expect((await fetch(`${tavern.base}/health`)).status).toBe(200);
  half.destroy();
});
test('health and figures', async () => {
  await fetch(`${tavern.base}/api/session`);
  expect(await (await fetch(`${tavern.base}/health`)).json()).toEqual({ ok: true });
  const printed = await (await fetch(`${tavern.base}/metrics`)).text();
  expect(printed).toMatch(/^# TYPE redut_requests_total counter$/m);
  expect(printed).toMatch(/^redut_connections \d+$/m);
});
