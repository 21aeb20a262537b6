// Imports point one way: kernel ← games, learned ← bots ← match ← events, lab, server ← web, cli (a page imports no server).
// Inside the web: shell, worker ← table ← games ← learn, online, lab, print ← app. This file says who may import what, and
// that no folders go round in a circle (folder-circles.ts); check-imports.ts holds the source against it.
import { posix } from 'node:path';
import { circlesIn } from './folder-circles.ts';

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
/** Below src/web/games each folder is a game, but for the parts that any of them may bring. */
const GAME_PARTS = 'parts';
/** Beside the rooms lie the page's beginning, the types of files that are no code, and the browser tests. */
const WEB_ROOT = new Set(['main.tsx', 'assets.d.ts', 'index.html', 'tsconfig.json']);
/** What is served as it lies. */
const SERVED = 'public';

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
  /\bimport\s*\(\s*['"]([^'"]+)['"]\s*[,)]/g,
  /\bnew URL\(\s*['"](\.[^'"]*\.tsx?)['"]\s*,\s*import\.meta\.url/g,
];
const sheetSpecifiers = [/@import\s+['"]([^'"]+)['"]/g, /\burl\(\s*['"]?([^'")]+)['"]?\s*\)/g];

/** A glob of Vite's brings in whatever it matches. */
const globs = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]*['"])?/g;
const madeUp = [
  /\bimport\s*\(\s*((?!['"][^'"]*['"]\s*[,)])[^)]*)/g,
  /\bnew URL\(\s*(`[^`]*`)\s*,\s*import\.meta\.url/g,
];

const matched = (code: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((found) => found[1]!));
const uncommented = (source: string): string => source.replace(comment, (_all, text: string | undefined) => text ?? '');

/** What a source file imports, as written: statically, dynamically or as the address of a worker. */
export const importsOf = (source: string): string[] =>
  matched(uncommented(source), specifiers).map((found) => found.replace(/\?.*$/, ''));

/** The patterns by which it brings in files; undefined stands for one that is not written out. */
export const globsOf = (source: string): readonly (string | undefined)[] =>
  [...uncommented(source).matchAll(globs)].flatMap(([, given]) =>
    given === undefined
      ? [undefined]
      : [...given.matchAll(/['"]([^'"]+)['"]/g)].map((one) => one[1]!).filter((one) => !one.startsWith('!')),
  );

/** What it imports by a name that is not written out; all but a name of its own is a way round the law. */
export const madeUpIn = (source: string): string[] => matched(uncommented(source), madeUp);

/** What a style sheet takes in: other sheets and pictures. A name is a file's here, too, unless it names a package or an address. */
export function takenIn(sheet: string): string[] {
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return matched(code, sheetSpecifiers)
    .map((found) => found.trim())
    .filter((found) => !/^(?:[a-z]+:|#|\/)/i.test(found))
    .map((found) => (/^[.@]/.test(found) ? found : `./${found}`));
}

/** Why a file may not stand where it stands, or nothing. */
export function misplaced(file: string): string | undefined {
  if (BANNED_FOLDER.test(posix.dirname(file))) return 'a folder says what is in it; utils and common do not';
  if (file.startsWith('src/') && MAY_IMPORT[areaOf(file)] === undefined)
    return 'not in one of the known folders of src';
  if (areaOf(file) === 'web' && !WEB_ROOT.has(roomOf(file)) && ![SERVED, 'test'].includes(roomOf(file))) {
    if (!Object.hasOwn(WEB_MAY_IMPORT, roomOf(file)) || file.split('/').length === 3)
      return 'not in one of the known rooms of src/web';
  }
  return undefined;
}

/** On Node a package may be wanted by a name, and a guest's file is told by whoever starts: a variable, never a path of ours. */
const mayBeMadeUp = (file: string, name: string): boolean =>
  isTest(file) || ((isNodeOnly(file) || ON_NODE.has(areaOf(file))) && !/['"`]/.test(name));

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

/** A room of the web may use the rooms below it; a game's room, no other game's. The tests beside them look at all games. */
function webObjection(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (WEB_ROOT.has(from) || from === 'test' || (to === 'test' && isTest(file))) return undefined;
  if (from !== to)
    return WEB_MAY_IMPORT[from]?.includes(to) === true ? undefined : `web/${from} may not import web/${to}`;
  const [mine, theirs] = [file, target].map((path) => posix.dirname(path).split('/')[3]);
  if (from !== 'games' || mine === theirs || mine === undefined || theirs === undefined) return undefined;
  if (theirs === GAME_PARTS || mine === 'test') return undefined;
  return `web/games/${mine} may not import web/games/${theirs}: a game knows itself`;
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
  if (/^[#/]/.test(specifier) || name === 'redut') return 'inside the project paths are relative';
  if (TEST_TOOLS.has(name))
    return isTest(file) || isContract(file) ? undefined : `${name} is for tests and the contract`;
  return PURE.has(areaOf(file)) && !isTest(file) ? `${areaOf(file)} needs no packages` : undefined;
}

/** What one file of the tree imports, and what is wrong with that. */
function importedBy(
  file: string,
  source: string,
  tree: readonly string[],
): { readonly complaints: readonly string[]; readonly targets: readonly string[] } {
  const complaints: string[] = [];
  const targets: string[] = [];
  const take = (specifier: string): void => {
    const why = objection(file, specifier);
    if (why !== undefined) complaints.push(`${file}: '${specifier}': ${why}`);
    if (specifier.startsWith('.')) targets.push(posix.join(posix.dirname(file), specifier));
  };
  if (file.endsWith('.css')) {
    takenIn(source).forEach(take);
    return { complaints, targets };
  }
  importsOf(source).forEach(take);
  for (const name of madeUpIn(source))
    if (!mayBeMadeUp(file, name)) complaints.push(`${file}: ${name}: what is imported is written out, in quotes`);
  for (const pattern of globsOf(source)) {
    if (pattern?.startsWith('.') !== true) {
      complaints.push(`${file}: ${pattern ?? 'a glob'}: what is matched is written out, as a relative path`);
      continue;
    }
    const whole = posix.join(posix.dirname(file), pattern);
    const found = tree.filter((one) => posix.matchesGlob(one, whole));
    for (const one of found.length > 0 ? found : [whole]) {
      const relative = posix.relative(posix.dirname(file), one);
      take(relative.startsWith('.') ? relative : `./${relative}`);
    }
  }
  return { complaints, targets };
}

/** What is wrong with a tree: its files by their paths, with their text where it is code or a style sheet. */
export function complaintsOf(tree: ReadonlyMap<string, string | undefined>): readonly string[] {
  const complaints: string[] = [];
  const local: [file: string, target: string][] = [];
  const files = [...tree.keys()];
  for (const [file, source] of tree) {
    const place = misplaced(file);
    if (place !== undefined) complaints.push(`${file}: ${place}`);
    if (source === undefined) continue;
    const imported = importedBy(file, source, files);
    complaints.push(...imported.complaints);
    if (!isTest(file)) for (const target of imported.targets) local.push([file, target]);
  }
  return [...complaints, ...circlesIn(local)];
}
