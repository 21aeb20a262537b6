import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newGuest } from '../torture/client.ts';
import type { Log } from '../watch/log.ts';
import { Callers } from '../wire/callers.ts';
import { blockOf } from '../blocks.ts';
import { Tavern, until } from './tavern.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-door-'));
const logged: string[] = [];
const log: Log = (level, event) => void (level === 'info' || logged.push(event));
const escaped: unknown[] = [];
const escapes = (error: unknown): void => void escaped.push(error);
let tavern: Tavern;
beforeAll(async () => {
  process.on('unhandledRejection', escapes);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  tavern = await Tavern.open({ pages: folder, log });
});
afterAll(async () => {
  await tavern.close();
  process.off('unhandledRejection', escapes);
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  expect(escaped).toEqual([]);
  expect(logged.splice(0)).toEqual([]);
});

/** Sends bytes as they are, and answers with all that comes until the server hangs up. */
function raw(bytes: string | Buffer, at = tavern): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const line = connect(at.server.port, '127.0.0.1');
    line.setEncoding('latin1').on('data', (text: string) => (heard += text));
    line.on('error', () => undefined).on('close', () => resolve(heard));
    line.write(bytes);
  });
}
const ask = (head: string, more = ''): Promise<string> =>
  raw(`${head}\r\nHost: here\r\nConnection: close\r\n${more === '' ? '\r\n' : more}`);
const statuses = (heard: string): readonly string[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);

test('a path that no file can have is not found, and the server goes on', async () => {
  for (const path of [`/${'a'.repeat(256)}`, `/${'%61'.repeat(4000)}`, '/index.html/x', '/%', '/%00', '/%ff%fe'])
    expect([path.slice(0, 20), statuses(await ask(`GET ${path} HTTP/1.1`))]).toEqual([path.slice(0, 20), ['404']]);
  expect(statuses(await ask('GET / HTTP/1.1'))).toEqual(['200']);
});
test('every form of a request gets its answer', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  const cases: readonly (readonly [string, string, string])[] = [
    ['GET http://here/health HTTP/1.1', '', '200'],
    ['GET HTTP://other HTTP/1.1', '', '200'],
    ['OPTIONS * HTTP/1.1', '', '404'],
    ['CONNECT there:443 HTTP/1.1', '', '405'],
    ['PROPFIND / HTTP/1.1', '', '404'],
    ['NONSENSE / HTTP/1.1', '', '400'],
    ['GET / HTTP/9.9', '', '400'],
    ['GET // HTTP/1.1', '', '200'],
    ['GET / HTTP/1.1', 'Host: there\r\n\r\n', '400'],
    ['GET / HTTP/1.1', 'Expect: the worst\r\n\r\n', '417'],
    ['GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['GET / HTTP/1.1', 'X: \u0000\r\n\r\n', '400'],
    ['POST /api/session HTTP/1.1', 'Transfer-Encoding: sideways\r\n\r\n', '400'],
    ['POST /api/session HTTP/1.1', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n', '400'],
    ['POST /api/session HTTP/1.1', 'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n', '400'],
    ['POST /api/session HTTP/1.1', 'Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc', '400'],
    ['POST /api/session HTTP/1.1', 'Content-Length: 1000000\r\n\r\n' + 'x'.repeat(9000), '413'],
    ['GET /api/session HTTP/1.1', `Cookie: redut=${'='.repeat(9000)};;;=;\r\n\r\n`, '200'],
    ['GET /socket HTTP/1.1', `${upgrade}\r\n`, '401'],
    ['GET /socket HTTP/1.1', `${upgrade}\r\n${'\u0081\u0000'.repeat(99)}`, '401'],
    ['GET /other HTTP/1.1', `${upgrade}\r\n`, '404'],
    ['GET / HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n', '200'],
  ];
  for (const [head, more, status] of cases)
    expect([head, more, statuses(await ask(head, more))[0]]).toEqual([head, more, status]);
  expect(statuses(await raw('GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toEqual([
    '400',
    '400',
  ]);
  expect(statuses(await raw('\u0016\u0003\u0001 not HTTP at all'))).toEqual(['400']);
});
test('what follows a good request in bad form does not take its answer away', async () => {
  expect(statuses(await raw('GET /health HTTP/1.1\r\nHost: x\r\n\r\nrubbish\r\n\r\n'))).toEqual(['200', '400']);
});
test('an error inside of an answer is told as 500, logged, and ends nothing else', async () => {
  const failing = await Tavern.open({ pages: folder, log });
  Object.defineProperty(failing.server.metrics, 'print', {
    value: () => {
      throw new Error('out of figures');
    },
  });
  expect(statuses(await raw('GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', failing))).toEqual(
    ['500'],
  );
  expect(logged.splice(0)).toEqual(['a request failed']);
  expect((await fetch(`${failing.base}/health`)).status).toBe(200);
  await failing.close();
});
test('whoever hangs up in the middle of a body has not made the server fail', async () => {
  const line = connect(tavern.server.port, '127.0.0.1');
  line.on('error', () => undefined);
  await new Promise<void>((resolve) =>
    line.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"na', () => resolve()),
  );
  const before = tavern.server.metrics.get('redut_requests_total{status="500"}');
  line.resetAndDestroy();
  expect(statuses(await ask('GET /health HTTP/1.1'))).toEqual(['200']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(tavern.server.metrics.get('redut_requests_total{status="500"}')).toBe(before);
});
test('frames that break the protocol of sockets end their line alone', async () => {
  const { token } = await newGuest(tavern.base, 'Mallory');
  const hello = `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const mask = [0, 0, 0, 0];
  const frames: readonly (readonly number[])[] = [
    [0x81, 0x01, 0x61],
    [0xc1, 0x81, ...mask, 0x61],
    [0x83, 0x80, ...mask],
    [0x09, 0x80, ...mask],
    [0x89, 0xfe, 0x00, 0x7e, ...mask],
    [0x80, 0x80, ...mask],
    [0x81, 0x82, ...mask, 0xc3, 0x28],
    [0x88, 0x81, ...mask, 0x03],
    [0x88, 0x82, ...mask, 0x00, 0x01],
    [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...mask],
  ];
  for (const frame of frames) {
    const heard = await raw(Buffer.concat([Buffer.from(hello), Buffer.from(frame)]));
    expect([frame, statuses(heard)]).toEqual([frame, ['101']]);
  }
});

const HEADERS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];
HEADERS.push('permissions-policy', 'referrer-policy', 'x-content-type-options');
test('every answer carries all headers, whoever gives it', async () => {
  const asked = [
    'GET /',
    'GET /none',
    'GET /api/bots',
    'POST /api/none',
    'GET /health',
    'GET /metrics',
    'OPTIONS *',
    'CONNECT x:1',
    'NONSENSE /',
  ];
  for (const head of asked) {
    const heard = (await ask(`${head} HTTP/1.1`)).toLowerCase();
    for (const name of HEADERS) expect([head, name, heard.includes(`\r\n${name}: `)]).toEqual([head, name, true]);
    // A page of ours may stand inside another of ours; nothing else may stand inside anything.
    expect(heard).toContain(`frame-ancestors '${heard.includes('text/html') ? 'self' : 'none'}'`);
    expect(heard).not.toContain('strict-transport-security');
  }
  expect((await ask('GET /api/bots HTTP/1.1')).toLowerCase()).toContain('cache-control: no-store');
});
test('lines that cannot be taken are logged, however many, and the server goes on', async () => {
  const { http } = (tavern.server as unknown as { readonly door: { readonly http: Server } }).door;
  for (let i = 0; i < 3; i++) http.emit('error', new Error('accept EMFILE'));
  expect(logged.splice(0)).toEqual(Array.from({ length: 3 }, () => 'a line could not be taken'));
  expect(statuses(await ask('GET /health HTTP/1.1'))).toEqual(['200']);
});
test('an opening that is not one of a socket is refused like anything else', async () => {
  const { token } = await newGuest(tavern.base, 'Mallory');
  const opening = `Connection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer ${token}\r\n`;
  const cases = [
    ['GET', '', '400'],
    ['GET', 'Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n', '400'],
    ['POST', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n', '405'],
  ] as const;
  for (const [method, more, status] of cases) {
    const heard = await ask(`${method} /socket HTTP/1.1`, `${opening}${more}\r\n`);
    expect(statuses(heard)).toEqual([status]);
    for (const name of HEADERS) expect(heard.toLowerCase()).toContain(`\r\n${name}: `);
    expect(heard).not.toContain('text/html');
  }
});
test('browsers are told to come by TLS alone where they can', async () => {
  const hsts = async (options: object, headers: Record<string, string> = {}): Promise<boolean> => {
    const served = await Tavern.open(options);
    const answer = await fetch(`${served.base}/health`, { headers });
    await served.close();
    return answer.headers.has('strict-transport-security');
  };
  const proxied = { 'X-Forwarded-Proto': 'https' };
  expect(await hsts({ origins: ['https://redut.example'] })).toBe(true);
  expect(await hsts({ origins: ['https://redut.example', 'http://redut.example'] })).toBe(false);
  expect(await hsts({ behindProxy: true }, proxied)).toBe(true);
  expect(await hsts({}, proxied)).toBe(false);
});
test('the figures are for the operator: this machine, or who shows the token', async () => {
  const status = async (options: object, headers: Record<string, string> = {}): Promise<number> => {
    const served = await Tavern.open(options);
    const answer = await fetch(`${served.base}/metrics`, { headers });
    await served.close();
    return answer.status;
  };
  const metricsToken = 'letters-of-16-and-more';
  expect(await status({})).toBe(200);
  expect(await status({}, { 'X-Forwarded-For': '192.0.2.1' })).toBe(403);
  for (const name of ['Proto', 'Host', 'Port', 'Server'])
    expect(await status({}, { [`X-Forwarded-${name}`]: 'https' })).toBe(403);
  for (const name of ['Via', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'X-Original-URL'])
    expect(await status({}, { [name]: '192.0.2.1' })).toBe(403);
  expect(await status({ behindProxy: true })).toBe(403);
  expect(await status({ metricsToken })).toBe(403);
  expect(await status({ metricsToken }, { Authorization: 'Bearer wrong' })).toBe(403);
  const right = { Authorization: `Bearer ${metricsToken}` };
  expect(await status({ metricsToken, behindProxy: true }, right)).toBe(200);
});

test('without a token the figures are for who calls this machine by its own name', async () => {
  const named = async (host: string): Promise<string> =>
    statuses(await raw(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))[0]!;
  for (const host of ['localhost', 'LOCALHOST:8137', '127.0.0.1:8137', '127.1.2.3', '[::1]', '[::1]:8137'])
    expect([host, await named(host)]).toEqual([host, '200']);
  for (const host of ['redut.example', 'localhost.example', '127.0.0.1.example', '192.0.2.1', '[2001:db8::1]'])
    expect([host, await named(host)]).toEqual([host, '403']);
  expect(statuses(await raw('GET /metrics HTTP/1.0\r\n\r\n'))).toEqual(['403']);
});

test('an IPv6 network counts as one address, and IPv4 as itself however it is written', () => {
  expect(blockOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(blockOf('::ffff:c000:201')).toBe('192.0.2.1');
  expect(blockOf('192.0.2.1')).toBe('192.0.2.1');
  expect(blockOf('2001:db8:0:1::7')).toBe(blockOf('2001:db8:0:1:ffff:ffff:ffff:ffff'));
  expect(blockOf('2001:db8:0:1::7')).not.toBe(blockOf('2001:db8:0:2::7'));
  expect(blockOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(blockOf('rubbish')).toBe('rubbish');
});
test('who asks ahead and reads nothing is answered one after the other', async () => {
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(2_000_000));
  const line = connect(tavern.server.port, '127.0.0.1').pause();
  line.on('error', () => undefined);
  const before = tavern.server.metrics.get('redut_requests_total{status="200"}');
  const large = 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n';
  line.write(large.repeat(20) + 'GET /api/bots HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => line.bytesWritten > 0);
  for (let i = 0; i < 20; i++) expect(statuses(await ask('GET /health HTTP/1.1'))).toEqual(['200']);
  // What stands behind is not begun while what stands before it is not read.
  expect(tavern.server.metrics.get('redut_requests_total{status="200"}')).toBe(before);
  line.destroy();
});
test('a socket that is to be opened behind a question is refused, after the answer', async () => {
  const { token } = await newGuest(tavern.base, 'Mallory');
  const opening = `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(2_000_000));
  for (const path of ['/api/bots', '/health', '/large.bin'])
    expect([path, statuses(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n${opening}`))]).toEqual([
      path,
      ['200', '400'],
    ]);
});
test('who sends ahead without end is hung up on', async () => {
  const ahead = 'GET /health/live HTTP/1.1\r\nHost: x\r\nX: y\r\n\r\n'.repeat(400);
  const line = connect(tavern.server.port, '127.0.0.1').pause();
  line.on('error', () => undefined);
  const closed = new Promise((resolve) => line.on('close', resolve));
  line.write(`GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n${ahead}`);
  // Closed by the server: whoever reads nothing would not notice.
  setTimeout(() => line.resume(), 500);
  await closed;
  expect(statuses(await ask('GET /health HTTP/1.1'))).toEqual(['200']);
});
test('of one address only so many lines wait for an answer', async () => {
  const callers = new Callers(9, 2);
  const lines = Array.from({ length: 4 }, (): Socket => connect(tavern.server.port, '127.0.0.1'));
  await until(() => lines.every((line) => line.remoteAddress !== undefined));
  for (const line of lines) callers.called(line);
  expect(lines.map((line) => callers.asked(line))).toEqual([true, true, false, false]);
  for (const line of lines.slice(2)) callers.left(line);
  callers.answered(lines[0]!);
  expect(callers.asked(lines[0]!)).toBe(true);
  callers.left(lines[1]!);
  expect(callers.asked(lines[3]!)).toBe(true);
  expect(callers.asked(lines[2]!)).toBe(false);
  for (const line of lines) line.destroy();
});
test('files of the pages are handed out at a pace that a school needs, and no faster', async () => {
  const slow = await Tavern.open({ pages: folder, rate: { burst: 3, perSecond: 0.01 } });
  const asked: number[] = [];
  for (let i = 0; i < 5; i++) asked.push((await fetch(`${slow.base}/`)).status);
  expect(asked).toEqual([200, 200, 200, 429, 429]);
  await slow.close();
});
test('who holds too many lines loses the one that asked for nothing for the longest time', async () => {
  const callers = new Callers(2, 9);
  const lines = Array.from({ length: 4 }, (): Socket => connect(tavern.server.port, '127.0.0.1'));
  await until(() => lines.every((line) => line.remoteAddress !== undefined));
  const [first, second, third, fourth] = lines;
  callers.called(first!);
  callers.called(second!);
  callers.asked(first!);
  callers.called(third!);
  expect(lines.some((line) => line.destroyed)).toBe(false);
  callers.answered(first!);
  expect(lines.map((line) => line.destroyed)).toEqual([false, true, false, false]);
  callers.called(fourth!);
  expect(lines.map((line) => line.destroyed)).toEqual([false, true, true, false]);
  for (const line of lines) line.destroy();
});
