import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Guests } from '../games/guests.node.ts';
import { InputError } from '../kernel/input.ts';
import { packaged, root } from './root.ts';

const SOURCES = [
  'src/{kernel,games,learned,bots,match,events,lab,web}/**/*',
  'docs/{rules/**/*,privacy,accessibility}.md',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
];

/** Changes whenever one of the files that the pages are built from does. */
function stampOf(home: string, guests: Guests): string {
  const hash = createHash('sha256').update(JSON.stringify(guests));
  const add = (folder: string, patterns: readonly string[]): void => {
    for (const file of globSync(patterns, { cwd: folder, exclude: ['**/test/**'] }).toSorted()) {
      const { size, mtimeMs } = statSync(join(folder, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  };
  add(home, SOURCES);
  for (const file of Object.values(guests)) add(dirname(file), ['**/*.{ts,tsx,js,json,css,md}', '../*.md']);
  return hash.digest('hex');
}

/** Pages with somebody's own games are built where these are; ours alone are built once, or came with the package. */
const folderFor = (guests: Guests): string =>
  Object.keys(guests).length === 0 ? join(root, 'dist') : join(process.cwd(), 'node_modules/.cache/redut-pages');

const versionIn = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: unknown }).version;

/** The sources of the pages: ours, or those of a package that whoever has a game of their own installs beside Redut. */
function sources(): string {
  if (!packaged) return root;
  let folder: string;
  try {
    folder = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('redut-pages/package.json'));
  } catch {
    throw new InputError(
      'redut-pages',
      'pages with your own game are built from it: npm install --save-dev redut-pages',
    );
  }
  const [ours, theirs] = [versionIn(root), versionIn(folder)];
  if (ours !== theirs)
    throw new InputError('redut-pages', `is version ${String(theirs)}, and redut ${String(ours)}: install the same`);
  return folder;
}
const builderOf = (home: string): string =>
  join(dirname(createRequire(join(home, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the pages if something has changed since they were last built. The folder that they are in, if they are there. */
export function buildPages(guests: Guests, say: (line: string) => void): string | undefined {
  const folder = folderFor(guests);
  if (packaged && Object.keys(guests).length === 0) return folder;
  const stampFile = join(folder, '.stamp');
  const home = sources();
  const stamp = stampOf(home, guests);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;
  say('building the pages…');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(process.execPath, [builderOf(home), 'build', '--logLevel', 'warn'], {
    cwd: home,
    stdio: 'inherit',
    env: { ...process.env, REDUT_PAGES: folder },
  });
  if (status !== 0) return undefined;
  writeFileSync(stampFile, stamp);
  return folder;
}
