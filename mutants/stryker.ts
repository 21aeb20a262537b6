// Stryker's instrumenter, which lies in a folder of its own and is fetched when it is first needed: it makes the changes,
// all of them in one copy of each file, where a switch says which one is on. What is used of it stands here.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchApart } from '../scripts/apart.ts';
import { absolute } from './areas.ts';
import { type Made, type Mutant, mutantsIn, nameOf, placeIn, textOf } from './mutant.ts';

const here = import.meta.dirname;

/**
 * Strings are left alone: in rules and kernel they name stages, facts and verbs, which the compiler holds against their
 * types, or tell a person why not, which is a matter of wording.
 */
const SWITCHED_OFF = ['StringLiteral'];

export const fetchStryker = (): void => fetchApart(here, 'StrykerJS', 'StrykerJS, once (24 MB)');

interface Source {
  readonly name: string;
  readonly content: string;
}
interface Instrumenter {
  instrument(
    files: readonly (Source & { mutate: true })[],
    options: { plugins: null; excludedMutations: readonly string[]; ignorers: readonly never[] },
  ): Promise<{ files: readonly Source[]; mutants: readonly Made[] }>;
}
const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };

async function instrumented(files: readonly string[]): ReturnType<Instrumenter['instrument']> {
  const entry = join(here, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = (await import(pathToFileURL(entry).href)) as {
    Instrumenter: new (logger: typeof quiet) => Instrumenter;
  };
  const sources = files.map((file) => ({ name: absolute(file), content: textOf(file), mutate: true as const }));
  return await new Instrumenter(quiet).instrument(sources, {
    plugins: null,
    excludedMutations: SWITCHED_OFF,
    ignorers: [],
  });
}

/** Every mutant of these files, without running anything. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  const all: Mutant[] = [];
  for (const file of files) all.push(...mutantsIn(file, textOf(file), (await instrumented([file])).mutants));
  return all;
}

/** What Stryker puts at the top of a copy: its own switch and counters, which look every name up at each step. */
const HEADER =
  /function stryNS_9fa48\(\) \{[\s\S]*?\n\}\nstryNS_9fa48\(\);\nfunction stryCov_9fa48\(\) \{[\s\S]*?\n\}\nfunction stryMutAct_9fa48\(id\) \{[\s\S]*?\n\}\n/;
const SWITCH = 'const mutant_9fa48 = globalThis.redutMutant;\n';
const numbers = (names: string): string => names.replaceAll('"', '');

/** A copy with the plain switch of `switch.ts`; one that counts tells which test reaches which change. */
export function withPlainSwitch(copy: string, counting: boolean): string {
  if (!HEADER.test(copy)) throw new Error('this version of Stryker writes its copies in another way');
  return copy
    .replace(HEADER, SWITCH)
    .replaceAll(
      /stryMutAct_9fa48\("(\d+)"\)/g,
      (_all, number: string) => `(mutant_9fa48.on === ${number} && mutant_9fa48.met())`,
    )
    .replaceAll(/stryCov_9fa48\(([^)]*)\)([,;])/g, (_all, names: string, end: string) =>
      counting ? `mutant_9fa48.reached(${numbers(names)})${end}` : '',
    );
}

/** Copies of files with every change in them, in a folder, and the numbers by which the changes are switched on. */
export interface Copies {
  readonly numberOf: ReadonlyMap<string, number>;
  /** By source; `counting` ones are for the run in which nothing is broken. */
  readonly counting: Readonly<Record<string, string>>;
  readonly plain: Readonly<Record<string, string>>;
}
export async function copiesOf(files: readonly string[], folder: string): Promise<Copies> {
  const { files: copies, mutants } = await instrumented(files);
  const written = (counting: boolean): Record<string, string> =>
    Object.fromEntries(
      copies.map(({ name, content }) => {
        const place = join(folder, counting ? 'counting' : 'plain', placeIn(name));
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, withPlainSwitch(content, counting));
        return [name, place];
      }),
    );
  return {
    numberOf: new Map(mutants.map((made) => [nameOf(made), Number(made.id)])),
    counting: written(true),
    plain: written(false),
  };
}
