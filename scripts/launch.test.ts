import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'redut-launch-')));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** The launcher takes files of the project; this one lies outside, where it disturbs nobody. */
const probe = join(elsewhere, 'probe.ts');
writeFileSync(
  probe,
  `const told: string[] = process.argv.slice(2);
  process.stdin.on('data', (typed: Buffer) => told.push(String(typed)));
  process.stdin.on('end', () => { console.log(JSON.stringify([process.cwd(), ...told])); process.exitCode = 5; });
  process.on('SIGTERM', () => process.exit(7));
  console.error('ready');`,
);

function launch(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/launch.mjs'), ...args], { cwd: elsewhere });
  let out = '';
  child.stdout.on('data', (part) => (out += part));
  const ended = new Promise<{ code: number | null; out: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out }));
  });
  return { child, ended };
}

test('hands over arguments, standard input and the working folder, and hands back the exit code', async () => {
  const { child, ended } = launch(relative(root, probe), 'two words', '');
  child.stdin.end('typed');
  expect(await ended).toEqual({ code: 5, out: `${JSON.stringify([elsewhere, 'two words', '', 'typed'])}\n` });
});

test('hands on the wish to stop', async () => {
  const { child, ended } = launch(relative(root, probe));
  child.stderr.once('data', () => child.kill('SIGTERM'));
  expect((await ended).code).toBe(7);
});
