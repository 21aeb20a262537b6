import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const here = import.meta.dirname;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}
const locked = (file: string): Lock['packages'] => (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;

function peersAreIn(): boolean {
  const list = join(here, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const present = locked(list);
  return Object.entries(locked(join(here, 'package-lock.json'))).every(
    ([place, { version, optional }]) => place === '' || optional === true || present[place]?.version === version,
  );
}

/** Fetches what the benchmark compares with, once; npm runs on the Node that runs this. */
export function fetchPeers(): void {
  if (peersAreIn()) return;
  process.stderr.write('redut: fetching boardgame.io to compare with, once (37 MB)…\n');
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawnSync('npm', args, {
    cwd: here,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  const said = (npm.error?.message ?? npm.stderr).split('\n').slice(0, 5).join('\n');
  throw new Error(`boardgame.io could not be fetched. Is this machine online?\n${said}`);
}
