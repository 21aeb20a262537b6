// Packages that only some commands need lie in a folder of their own, with a lockfile, and are fetched on first use.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}
const locked = (file: string): Lock['packages'] => (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;

function areIn(folder: string): boolean {
  const list = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const present = locked(list);
  return Object.entries(locked(join(folder, 'package-lock.json'))).every(
    ([place, { version, optional }]) => place === '' || optional === true || present[place]?.version === version,
  );
}

/** Fetches what the lockfile of the folder names, once; npm runs on the Node that runs this. */
export function fetchApart(folder: string, name: string, what: string): void {
  if (areIn(folder)) return;
  process.stderr.write(`redut: fetching ${what}…\n`);
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawnSync('npm', args, {
    cwd: folder,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  const said = (npm.error?.message ?? npm.stderr).split('\n').slice(0, 5).join('\n');
  throw new Error(`${name} could not be fetched. Is this machine online?\n${said}`);
}
