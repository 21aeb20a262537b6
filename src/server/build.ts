import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Guests } from '../games/guests.node.ts';
import { InputError } from '../kernel/input.ts';
import { packaged, root } from './root.ts';

/** All that the pages are built from: the package of their sources takes these along. */
export const PAGE_SOURCES: readonly string[] = [
  'src/{kernel,games,learned,bots,match,events,lab,web}/**/*.*',
  '{puzzles,positions}/*/*.json',
  'docs/{rules/**/*,{,uk/,ru/}{privacy,accessibility}}.md',
  'docs/examples/*',
  'vite.config.ts',
  'tsconfig.json',
];
/** What says which packages they are built by. */
const BUILDERS = ['package-lock.json', 'package.json'];

/** Changes whenever one of the files that the pages are built from does. */
function stampOf(home: string, guests: Guests): string {
  const hash = createHash('sha256').update(JSON.stringify(guests));
  const add = (folder: string, patterns: readonly string[]): void => {
    for (const file of globSync(patterns, { cwd: folder, exclude: ['**/test/**'] }).toSorted()) {
      const { size, mtimeMs } = statSync(join(folder, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  };
  add(home, [...PAGE_SOURCES, ...BUILDERS]);
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
/** Where the pages are, or why they could not be built. */
export type Built = { readonly folder: string; readonly problem?: never } | { readonly problem: string };
const builder = join(import.meta.dirname, 'vite-build.ts');

/** Builds the pages if something has changed since they were last built. */
export function buildPages(guests: Guests, say: (line: string) => void): Built {
  const folder = folderFor(guests);
  if (packaged && Object.keys(guests).length === 0) return { folder };
  const stampFile = join(folder, '.stamp');
  const home = sources();
  const stamp = stampOf(home, guests);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { folder };
  say('building the pages…');
  mkdirSync(folder, { recursive: true });
  const { status, stdout } = spawnSync(process.execPath, [builder, home], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, REDUT_PAGES: folder },
  });
  if (status !== 0) return { problem: stdout };
  writeFileSync(stampFile, stamp);
  return { folder };
}
/** The folder of the pages, for whoever can do nothing without them. */
export function builtPages(guests: Guests, say: (line: string) => void): string {
  const built = buildPages(guests, say);
  if (built.problem !== undefined) throw new Error(`the pages could not be built\n${built.problem}`);
  return built.folder;
}
