// What can be broken on purpose, and the tests that have to notice it.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

export interface Area {
  /** The folder by which it goes on the page. */
  readonly name: string;
  readonly sources: readonly string[];
  /** They run for every mutant. */
  readonly quick: readonly string[];
  /** They run for the mutants that the quick ones did not notice. */
  readonly slow: readonly string[];
  /** Whose short contract runs beside the slow ones. */
  readonly game?: string;
}

export const slashes = (path: string): string => path.replaceAll('\\', '/');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).map(slashes).toSorted();
const named = (files: readonly string[], names: readonly string[]): string[] =>
  files.filter((file) => names.some((name) => file.endsWith(`/${name}.test.ts`)));
const without = (files: readonly string[], others: readonly string[]): string[] =>
  files.filter((file) => !others.includes(file));

/** Tests of a game that play for seconds, but look at single rules. */
const SLOW = ['07-oracle', '04-galaxy', 'at-once', 'idle-missions', 'knowledge', 'narrow', 'why-not'];
/**
 * A golden record notices every change and understands none. Bots, words and card lists are not what rules are tested
 * by, and whole games take too long: the contract runs in a short form of its own.
 */
const NEVER = [
  'records',
  'contract',
  'bots',
  'player',
  'text',
  'card-text',
  'card-data',
  'deck-properties',
  'decks',
  'in-play',
  'measures',
];

function game(name: string): Area {
  const folder = `src/games/${name}`;
  const tests = find(`${folder}/test/**/*.test.ts`);
  const slow = named(tests, SLOW);
  return {
    name: folder,
    sources: [...find(`${folder}/rules/**/*.ts`), ...find(`${folder}/{clash,galaxy}.ts`)],
    quick: without(tests, [...slow, ...named(tests, NEVER)]),
    slow,
    game: name,
  };
}

function kernel(): Area {
  return {
    name: 'src/kernel',
    // The contract is a test itself: `contract/test/faults.test.ts` plants the faults that it has to find.
    sources: find('src/kernel/*.ts'),
    quick: [...find('src/kernel/test/*.test.ts'), 'src/kernel/contract/test/knowledge-table.test.ts'],
    // Small games that keep the contract.
    slow: [...find('examples/*/*.test.ts'), 'src/match/test/skirmish.test.ts'],
  };
}

function match(): Area {
  const tests = find('src/match/test/*.test.ts');
  const slow = named(tests, ['frames', 'undo', 'skirmish', 'mixed']);
  const never = named(tests, ['cost', 'games', 'interference', 'feats']);
  return { name: 'src/match', sources: find('src/match/*.ts'), quick: without(tests, [...slow, ...never]), slow };
}

export const areas = (): Area[] => [
  ...find('src/games/*/rules').map((folder) => game(folder.split('/')[2]!)),
  kernel(),
  match(),
];

/** The sources below a folder, or the one file, each with the area that it belongs to; what is neither is an error. */
export function areasAt(path: string, all: readonly Area[] = areas()): Area[] {
  const wanted = slashes(path).replace(/^\.\//, '').replace(/\/+$/, '');
  const found = all.flatMap((area) => {
    const sources = area.sources.filter((file) => file === wanted || file.startsWith(`${wanted}/`));
    return sources.length === 0 ? [] : [{ ...area, sources }];
  });
  if (found.length > 0) return found;
  const known = all.map(({ name }) => name).join(', ');
  throw new Error(`${path} holds nothing that can be broken on purpose; there are ${known}, and what lies in them`);
}

/** Every file whose change may change what a test notices: the tests themselves, and what they share. */
export const testFilesOf = ({ quick, slow }: Pick<Area, 'quick' | 'slow'>): string[] => {
  const folders = new Set([...quick, ...slow].map((file) => slashes(dirname(file))));
  return [...new Set([...quick, ...slow, ...[...folders].flatMap((folder) => find(`${folder}/*.ts`))])]
    .filter((file) => !NEVER.some((name) => file.endsWith(`/${name}.test.ts`)))
    .toSorted();
};
export const absolute = (file: string): string => join(root, file);
