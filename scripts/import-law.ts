// Imports point one way: kernel ← games, learned ← bots ← match ← events, lab, server ← web, cli (a page imports no server).
// Inside the web: shell, worker ← table ← games ← learn, online, lab, print ← app. This file says who may import what;
// check-imports.ts holds the source against it.
import { posix } from 'node:path';

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  learned: ['kernel'],
  bots: ['kernel', 'games', 'learned'],
  match: ['kernel', 'games', 'bots'],
  events: ['kernel', 'match'],
  lab: ['kernel', 'games', 'learned', 'bots', 'match'],
  server: ['kernel', 'games', 'learned', 'bots', 'match', 'events'],
  web: ['kernel', 'games', 'learned', 'bots', 'match', 'events', 'lab'],
  cli: ['kernel', 'games', 'learned', 'bots', 'match', 'events', 'lab', 'server'],
};

/** The rooms of the web, from the ground up: each may use what stands below it, and none of its neighbours. */
const BELOW_PAGES = ['shell', 'worker', 'table', 'games'];
const WEB_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  worker: [],
  table: ['shell', 'worker'],
  games: ['shell', 'worker', 'table'],
  learn: BELOW_PAGES,
  online: BELOW_PAGES,
  lab: BELOW_PAGES,
  print: BELOW_PAGES,
  app: [...BELOW_PAGES, 'learn', 'online', 'lab', 'print'],
  // Runs before there is a page: it draws the sprite of the icons that the shell names.
  build: ['shell'],
};
/** Beside the rooms lie the page's beginning, the types of files that are no code, and the browser tests. */
const WEB_ROOT = new Set(['main.tsx', 'assets.d.ts', 'index.html']);

/** These run in a browser, in a worker and on a server alike, and need nothing but themselves. */
const PURE = new Set(['kernel', 'games', 'learned', 'bots', 'match', 'events']);
const ON_NODE = new Set(['server', 'cli', 'lab']);
const TEST_TOOLS = new Set(['vitest', 'fast-check', 'ajv']);
const BANNED_FOLDER = /(?:^|\/)(?:utils?|common)(?:\/|$)/;

const areaOf = (path: string): string => path.split('/')[1] ?? '';
const roomOf = (path: string): string => path.split('/')[2] ?? '';
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/test\//.test(path);
const isContract = (path: string): boolean => path.startsWith('src/kernel/contract/');
const isNodeOnly = (path: string): boolean => path.endsWith('.node.ts');

const comment = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const specifiers = [
  /^\s*(?:import|export)\b(?:[^;'"=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]*\.tsx?)['"]\s*,\s*import\.meta\.url/g,
];

/** What a source file imports, as written: statically, dynamically or as the address of a worker. */
export function importsOf(source: string): string[] {
  const code = source.replace(comment, (_all, text: string | undefined) => text ?? '');
  return specifiers.flatMap((pattern) => [...code.matchAll(pattern)].map((found) => found[1]!));
}

/** Why a file may not stand where it stands, or nothing. */
export function misplaced(file: string): string | undefined {
  if (BANNED_FOLDER.test(posix.dirname(file))) return 'a folder says what is in it; utils and common do not';
  if (file.startsWith('src/') && MAY_IMPORT[areaOf(file)] === undefined)
    return 'not in one of the known folders of src';
  if (areaOf(file) === 'web' && !WEB_ROOT.has(roomOf(file)) && roomOf(file) !== 'test') {
    if (!Object.hasOwn(WEB_MAY_IMPORT, roomOf(file)) || file.split('/').length === 3)
      return 'not in one of the known rooms of src/web';
  }
  return undefined;
}

/** Why `file` (a path from the root, below src) may not import `specifier`, or nothing. */
export function objection(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return localObjection(file, posix.join(posix.dirname(file), specifier));
  if (specifier.startsWith('node:')) return nodeObjection(file);
  return packageObjection(file, specifier);
}

function localObjection(file: string, target: string): string | undefined {
  const from = areaOf(file);
  if (!target.startsWith('src/')) {
    return PURE.has(from) && !isTest(file) ? `${from} imports nothing from outside src` : undefined;
  }
  const to = areaOf(target);
  if (from !== to && !MAY_IMPORT[from]?.includes(to)) return `${from} may not import ${to}`;
  if (from === 'games' && to === 'games') {
    const objects = gameObjection(file, target);
    if (objects !== undefined) return objects;
  }
  if (from === 'web' && to === 'web') {
    const objects = webObjection(file, target);
    if (objects !== undefined) return objects;
  }
  if (isTest(file)) return undefined;
  if (isTest(target)) return 'only tests import tests';
  if (isContract(target) && !isContract(file) && !ON_NODE.has(from)) return 'the contract is for tests, cli and lab';
  if (isNodeOnly(target) && !isNodeOnly(file) && !ON_NODE.has(from)) return `${target} runs on Node only`;
  return undefined;
}

/** Below src/games each folder is a game; only the index knows them all. */
function gameObjection(file: string, target: string): string | undefined {
  const mine = posix.dirname(file).split('/')[2];
  const theirs = target.split('/')[2];
  if (file === 'src/games/index.ts' || mine === theirs) return undefined;
  if (mine === undefined) return theirs === 'index.ts' ? undefined : 'only src/games/index.ts imports the games';
  return `${mine} may not import ${theirs}: a game knows itself and the kernel`;
}

/** A room of the web may use the rooms below it; a game's room, no other game's. */
function webObjection(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (WEB_ROOT.has(from) || from === 'test' || (to === 'test' && isTest(file))) return undefined;
  if (from !== to)
    return WEB_MAY_IMPORT[from]?.includes(to) === true ? undefined : `web/${from} may not import web/${to}`;
  const [mine, theirs] = [file, target].map((path) => posix.dirname(path).split('/')[3]);
  if (from !== 'games' || mine === theirs || mine === undefined || theirs === undefined) return undefined;
  return `web/games/${mine} may not import web/games/${theirs}: a game knows itself`;
}

const contains = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);
/**
 * Folders that import each other, directly or by way of others, as a walk that ends where it began; none if all is well.
 * A folder and what lies inside it are one house and may look at each other.
 */
export function folderCycle(imports: readonly (readonly [file: string, target: string])[]): readonly string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of imports.map((pair) => pair.map((path) => posix.dirname(path)) as [string, string])) {
    if (contains(from, to) || contains(to, from)) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const clean = new Set<string>();
  const walk = (folder: string, path: readonly string[]): readonly string[] => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (clean.has(folder)) return [];
    for (const one of next.get(folder) ?? []) {
      const found = walk(one, [...path, folder]);
      if (found.length > 0) return found;
    }
    clean.add(folder);
    return [];
  };
  for (const folder of next.keys()) {
    const found = walk(folder, []);
    if (found.length > 0) return found;
  }
  return [];
}

function nodeObjection(file: string): string | undefined {
  if (isTest(file) || isNodeOnly(file) || ON_NODE.has(areaOf(file))) return undefined;
  return `${areaOf(file)} runs without Node; a file that needs it is called *.node.ts`;
}

function packageObjection(file: string, specifier: string): string | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (specifier.startsWith('#') || name === 'redut') return 'inside the project paths are relative';
  if (TEST_TOOLS.has(name))
    return isTest(file) || isContract(file) ? undefined : `${name} is for tests and the contract`;
  return PURE.has(areaOf(file)) && !isTest(file) ? `${areaOf(file)} needs no packages` : undefined;
}
