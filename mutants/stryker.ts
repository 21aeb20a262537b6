// Stryker, which lies in a folder of its own and is fetched when it is first needed: what is used of it stands here.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchApart } from '../scripts/apart.ts';
import { absolute, root } from './areas.ts';
import { type Made, type Mutant, mutantsIn, textOf } from './mutant.ts';

const here = import.meta.dirname;

/**
 * Strings are left alone: in rules and kernel they name stages, facts and verbs, which the compiler holds against their
 * types, or tell a person why not, which is a matter of wording.
 */
const SWITCHED_OFF = ['StringLiteral'];

/** What became of a mutant in one run of Stryker. */
export interface Outcome {
  readonly name: string;
  readonly status: 'noticed' | 'endless' | 'late' | 'survived' | 'uncovered' | 'static' | 'broken';
  /** The test that noticed it: its file, and the line on which it begins. */
  readonly by?: { readonly file: string; readonly line: number };
}
/** What `told.mjs` writes down of a mutant, in Stryker's own words. */
interface Told {
  readonly name: string;
  readonly status: string;
  readonly by?: Outcome['by'];
}

export const fetchStryker = (): void => fetchApart(here, 'StrykerJS', 'StrykerJS, once (63 MB)');

interface Instrumenter {
  instrument(
    files: readonly { name: string; content: string; mutate: true }[],
    options: { plugins: null; excludedMutations: readonly string[]; ignorers: readonly never[] },
  ): Promise<{ mutants: readonly Made[] }>;
}
const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };

/** Every mutant of these files, without running anything. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  const entry = join(here, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = (await import(pathToFileURL(entry).href)) as {
    Instrumenter: new (logger: typeof quiet) => Instrumenter;
  };
  const all: Mutant[] = [];
  for (const file of files) {
    const content = textOf(file);
    const options = { plugins: null, excludedMutations: SWITCHED_OFF, ignorers: [] };
    const { mutants } = await new Instrumenter(quiet).instrument(
      [{ name: absolute(file), content, mutate: true }],
      options,
    );
    all.push(...mutantsIn(file, content, mutants));
  }
  return all;
}

const configuration = (files: readonly string[], folder: string, jobs: number): object => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(here, 'wanted.mjs'), join(here, 'told.mjs')],
  checkers: ['wanted'],
  mutate: files,
  mutator: { excludedMutations: SWITCHED_OFF },
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded would need all tests, each time with modules loaded anew.
  ignoreStatic: true,
  concurrency: jobs,
  // Loops that do not end are caught by counting. The clock is for what is left, on a machine that may be busy.
  timeoutMS: 5000,
  // On such a machine all tests together may take long before the first mutant is tried.
  dryRunTimeoutMinutes: 60,
  reporters: ['told', 'progress-append-only'],
  tempDirName: join(folder, 'copy'),
  cleanTempDir: 'always',
  logLevel: 'warn',
  allowConsoleColors: false,
  vitest: { configFile: 'mutants/vitest.config.ts', related: false },
  ignorePatterns: ['.node24', 'dist', 'build', 'data', 'mutants/copies', 'mutants/results', 'docs/images', '*.log'],
  // TypeScript 7 has no programming interface by which Stryker could rewrite its settings.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
});

const STATUS: Readonly<Record<string, Outcome['status']>> = {
  Killed: 'noticed',
  Timeout: 'endless',
  Late: 'late',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  Ignored: 'static',
  RuntimeError: 'broken',
};

/** What was told, a line for each mutant, of those that were asked for. */
export function outcomesIn(lines: string, wanted: ReadonlySet<string>): Outcome[] {
  const told = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Told]));
  return told.flatMap(({ name, status: word, by }) => {
    if (!wanted.has(name) || word === 'CompileError') return [];
    const status = STATUS[word];
    if (status === undefined) throw new Error(`Stryker left ${name} with the status ${word}`);
    return [{ name, status, ...(by === undefined ? {} : { by }) }];
  });
}

export interface Trying {
  readonly jobs: number;
  readonly game?: string;
  /** When to stop, as the clock of the process counts: what has been told by then is the outcome. */
  readonly until?: number;
}

/** Runs these tests against these mutants, in their order. A folder of its own lets several runs go on at once. */
export async function tryOut(
  mutants: readonly Mutant[],
  tests: readonly string[],
  { jobs, game, until = Infinity }: Trying,
): Promise<{ readonly outcomes: Outcome[]; readonly stopped: boolean }> {
  const folder = join(here, 'copies', String(process.pid));
  mkdirSync(folder, { recursive: true });
  const files = [...new Set(mutants.map(({ file }) => file))];
  const names = mutants.map(({ name }) => name);
  const [settings, list, told] = ['settings.json', 'wanted.json', 'told.jsonl'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    writeFileSync(settings, JSON.stringify(configuration(files, folder, jobs)));
    writeFileSync(list, JSON.stringify(names));
    const env = {
      REDUT_MUTANTS_WANTED: list,
      REDUT_MUTANTS_TOLD: told,
      REDUT_MUTANTS_TESTS: JSON.stringify(tests),
      ...(game === undefined ? {} : { REDUT_MUTANTS_GAME: game }),
    };
    const stopped = await stryker(settings, env, until);
    return { outcomes: existsSync(told) ? outcomesIn(readFileSync(told, 'utf8'), new Set(names)) : [], stopped };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** What `setTimeout` can wait for at most. */
const LONGEST = 2 ** 31 - 1;

/** Whether it was stopped before its end, by the clock or by a person. */
function stryker(settings: string, env: Readonly<Record<string, string>>, until: number): Promise<boolean> {
  const program = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [program, 'run', settings], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    child.kill();
  };
  const clock = setTimeout(stop, Math.min(LONGEST, Math.max(0, until - performance.now())));
  for (const signal of SIGNALS) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(clock);
      for (const signal of SIGNALS) process.off(signal, stop);
      if (code === 0 || stopped) resolve(stopped);
      else reject(new Error('Stryker could not finish; what it said stands above'));
    });
  });
}
