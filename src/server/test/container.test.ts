import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundles } from '../../../scripts/bundle.mjs';
import { until } from './tavern.ts';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'redut-container-'));
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What the last stage takes over from the first, and what of it the first one makes. */
const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path]) => path!);
const made = new Set(['dist', 'build/bundles']);

test('what is copied into the image is there, and what must not be is left out', () => {
  for (const path of copied.filter((one) => !made.has(one)))
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['.git', '**/node_modules', 'data', '.node24']) expect(ignored).toContain(path);
  const [, major] = /^FROM node:(\d+)-slim$/m.exec(dockerfile)!;
  expect(Number(major)).toBeGreaterThanOrEqual(24);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health\/ready`/m);
  expect(readFileSync(join(root, 'examples/compose/Caddyfile'), 'utf8')).toMatch(/health_uri \/health\/ready$/m);
  expect(dockerfile).toMatch(/rm -rf node_modules src\/web .* -name test -prune/);
});

/** What the first stage takes away again before that. */
const without = (source: string): boolean => !source.endsWith(join('src', 'web')) && basename(source) !== 'test';

test('what is copied is enough: it serves, says that it is well, and ends in order', async () => {
  await bundles();
  for (const path of copied) {
    if (path === 'node_modules' || path === 'dist') continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: without });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];
  expect(command[0]).toBe('node');
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA: join(folder, 'data/redut.sqlite'),
    DATABASE_URL: '',
  };
  const started = spawn(process.execPath, command.slice(1), { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  child = started;
  const port = await new Promise<number>((resolve, reject) => {
    let text = '';
    started.stderr.on('data', (part: Buffer) => {
      text += part.toString();
      const [, found] = /"event":"serving","port":(\d+)/.exec(text) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    started.once('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
  const status = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}/${path}`)).status;
  // A busy disk is not ready at once.
  for (const path of ['health', 'health/ready']) await until(async () => (await status(path)) === 200);
  expect([await status('health/live'), await status('')]).toEqual([200, 200]);
  const ended = new Promise((resolve) => started.once('exit', (code) => resolve(code)));
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
});
