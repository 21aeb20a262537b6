import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFile } from '../static.ts';
import { Tavern } from './tavern.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-pages-'));
let tavern: Tavern;
beforeAll(async () => {
  mkdirSync(join(folder, 'pages/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'pages/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'pages/assets/a-1234.js'), 'a');
  tavern = await Tavern.open({ pages: join(folder, 'pages') });
});
afterAll(async () => {
  await tavern.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${tavern.base}${path}`, { headers });

test('pages come with headers that keep other scripts out, and are not fetched twice', async () => {
  const page = await get('/');
  expect(await page.text()).toBe('<!doctype html>');
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self'");
  // Only WebAssembly may be compiled.
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/', { 'If-None-Match': page.headers.get('etag')! })).status).toBe(304);
  expect((await get('/assets/a-1234.js')).headers.get('cache-control')).toContain('immutable');
});
test('where the pages could not be built, the first of them says so, and nothing else is there', async () => {
  const without = await Tavern.open({ noPages: 'Why.' });
  const answers = await Promise.all(['/', '/assets/a-1234.js'].map((path) => fetch(`${without.base}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 404]);
  expect(await answers[0]!.text()).toBe('Why.');
  await without.close();
});
test('nothing outside of the folder is served', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/%00', '/%', '/none.js'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
test('a file that cannot be read any more ends the answer and nothing else', async () => {
  const file = join(folder, 'pages/gone.js');
  writeFileSync(file, '');
  // Larger than what can be read in one piece; nothing of it is on the disk.
  truncateSync(file, 3 * 2 ** 30);
  const heads: number[] = [];
  const response = Object.assign(new PassThrough().resume(), {
    writeHead(status: number) {
      heads.push(status);
      return response;
    },
  }) as unknown as ServerResponse;
  const closed = new Promise((resolve) => response.on('close', resolve));
  expect(
    serveFile(join(folder, 'pages'), { method: 'GET', url: '/gone.js', headers: {} } as IncomingMessage, response),
  ).toBe(true);
  await closed;
  expect(heads).toEqual([404]);
  expect((await get('/')).status).toBe(200);
});
test('a file is sent as it is now, packed or not', async () => {
  const file = join(folder, 'pages/changes.js');
  const sent = async (encoding: string): Promise<string> =>
    (await get('/changes.js', { 'Accept-Encoding': encoding })).text();
  for (const text of ['one', 'another']) {
    writeFileSync(file, text);
    for (const encoding of ['identity', 'gzip', 'br']) expect(await sent(encoding)).toBe(text);
  }
});
