import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFile } from '../static.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-pages-'));
const script = 'export const many = 1;\n'.repeat(200);
let server: Server;
beforeAll(async () => {
  writeFileSync(join(folder, 'page.js'), script);
  writeFileSync(join(folder, 'letters.woff2'), script);
  server = createServer((request, response) => {
    if (!serveFile(folder, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const ask = (path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`, { headers });

test.each(['br', 'gzip'])('a page goes out packed by %s to who can unpack it', async (encoding) => {
  const reply = await ask('page.js', { 'accept-encoding': encoding });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(Number(reply.headers.get('content-length'))).toBeLessThan(200);
  expect(await reply.text()).toBe(script);
  const again = await ask('page.js', { 'accept-encoding': encoding, 'if-none-match': reply.headers.get('etag')! });
  expect(again.status).toBe(304);
});
test('who refuses gets it plain, under another tag', async () => {
  const plain = await ask('page.js', { 'accept-encoding': 'identity, br;q=0, gzip;q=0.0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  expect(await plain.text()).toBe(script);
  const packed = await ask('page.js', { 'accept-encoding': 'br' });
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
});
test('a font is packed already', async () => {
  const reply = await ask('letters.woff2', { 'accept-encoding': 'br' });
  expect(reply.headers.get('content-encoding')).toBeNull();
});
