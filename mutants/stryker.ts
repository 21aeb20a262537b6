// Stryker, which lies in a folder of its own and is fetched when it is first needed: what is used of it stands here.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchApart } from '../scripts/apart.ts';
import { absolute, root, slashes } from './areas.ts';
import { type Change, type Made, type Mutant, mutantsIn, spot, textOf } from './mutant.ts';

const here = import.meta.dirname;

/**
 * Strings are left alone: in rules and kernel they name stages, facts and verbs, which the compiler holds against their
 * types, or tell a person why not, which is a matter of wording.
 */
const SWITCHED_OFF = ['StringLiteral'];

/** What became of a mutant in one run of Stryker. */
export interface Outcome {
  readonly name: string;
  readonly status: 'noticed' | 'endless' | 'survived' | 'uncovered' | 'static' | 'broken';
  /** The test that noticed it: its file, and the line on which it begins. */
  readonly by?: { readonly file: string; readonly line: number };
}
interface Reported extends Change {
  readonly status: string;
  readonly killedBy?: readonly string[];
}
interface ReportedTest {
  readonly id: string;
  readonly location?: { readonly start: { readonly line: number } };
}
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Reported[] }>>;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly ReportedTest[] }>>;
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
  plugins: ['@stryker-mutator/vitest-runner', join(here, 'wanted.mjs')],
  checkers: ['wanted'],
  mutate: files,
  mutator: { excludedMutations: SWITCHED_OFF },
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded would need all tests, each time with modules loaded anew.
  ignoreStatic: true,
  concurrency: jobs,
  // Loops that do not end are caught by counting. The clock is for what is left, on a machine that may be busy.
  timeoutMS: 5000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(folder, 'report.json') },
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
  Survived: 'survived',
  NoCoverage: 'uncovered',
  Ignored: 'static',
  RuntimeError: 'broken',
};

/** Reports count lines and columns from 1. */
const fromZero = ({ mutatorName, replacement, location: { start, end } }: Change): Change => ({
  mutatorName,
  replacement,
  location: {
    start: { line: start.line - 1, column: start.column - 1 },
    end: { line: end.line - 1, column: end.column - 1 },
  },
});

/** What a report says of the mutants that were asked for. */
export function outcomesIn({ files, testFiles = {} }: Report, wanted: ReadonlyMap<string, Mutant>): Outcome[] {
  const testOf = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) =>
      tests.map(({ id, location }) => [id, { file: slashes(file), line: location?.start.line ?? 0 }] as const),
    ),
  );
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.flatMap((mutant) => {
      const name = spot(slashes(file), fromZero(mutant));
      if (!wanted.has(name) || mutant.status === 'CompileError') return [];
      const status = STATUS[mutant.status];
      if (status === undefined) throw new Error(`Stryker left ${name} with the status ${mutant.status}`);
      const by = testOf.get(mutant.killedBy?.[0] ?? '');
      return [{ name, status, ...(by === undefined ? {} : { by }) }];
    }),
  );
}

/** Runs these tests against these mutants. A folder of its own lets several runs go on at once. */
export async function tryOut(
  mutants: readonly Mutant[],
  tests: readonly string[],
  { jobs, game }: { readonly jobs: number; readonly game?: string },
): Promise<Outcome[]> {
  const folder = join(here, 'copies', String(process.pid));
  mkdirSync(folder, { recursive: true });
  const files = [...new Set(mutants.map(({ file }) => file))];
  const wanted = new Map(mutants.map((mutant) => [mutant.name, mutant]));
  const [settings, list, report] = ['settings.json', 'wanted.json', 'report.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  try {
    writeFileSync(settings, JSON.stringify(configuration(files, folder, jobs)));
    writeFileSync(list, JSON.stringify([...wanted.keys()]));
    await stryker(settings, {
      REDUT_MUTANTS_WANTED: list,
      REDUT_MUTANTS_TESTS: JSON.stringify(tests),
      ...(game === undefined ? {} : { REDUT_MUTANTS_GAME: game }),
    });
    return outcomesIn(JSON.parse(readFileSync(report, 'utf8')) as Report, wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stryker(settings: string, env: Readonly<Record<string, string>>): Promise<void> {
  const program = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [program, 'run', settings], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = (signal: NodeJS.Signals): boolean => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      if (code === 0) resolve();
      else reject(new Error('Stryker could not finish; what it said stands above'));
    });
  });
}
