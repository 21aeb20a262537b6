// `npm run mutants -- <folder or file> [--sample N] [--seed S] [--jobs N] [--minutes N] [--fresh] [--again] [--page]`: see docs/mutants.md.
import { existsSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { absolute, type Area, areas, areasAt, testFilesOf } from './areas.ts';
import { type Kept, lastKnown, readKept, type Result, resultsOf, stillCounting, testAt, writeKept } from './kept.ts';
import { hash, hashOfSource, inTurns, type Mutant, sampled, textOf } from './mutant.ts';
import { type Part, writePage } from './page.ts';
import { byFile, changeOf, type Results, type Score, scoreOf, share } from './score.ts';
import { fetchStryker, mutantsOf } from './stryker.ts';
import { type Outcome, tryOut } from './trial.ts';

/** Other work on the machine goes first; whoever starts this with still less of a claim keeps it so. */
const GENTLY = 10;

export interface Wish {
  readonly path?: string;
  readonly sample?: number;
  readonly seed: string;
  readonly jobs: number;
  readonly minutes?: number;
  readonly fresh: boolean;
  readonly again: boolean;
  readonly page: boolean;
}

function count(option: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1) throw new Error(`--${option} takes a whole number from 1, not ${value}`);
  return number;
}

function time(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--minutes takes a number above 0, not ${value}`);
  return number;
}

export function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      minutes: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
    },
  });
  const [path, ...more] = positionals;
  if (more.length > 0) throw new Error(`one folder or file at a time, not also ${more.join(', ')}`);
  if (path === undefined && !values.page) throw new Error('which folder or file? For example src/games/afu');
  return {
    ...(path === undefined ? {} : { path }),
    ...(values.sample === undefined ? {} : { sample: count('sample', values.sample) }),
    seed: values.seed,
    jobs: count('jobs', values.jobs),
    ...(values.minutes === undefined ? {} : { minutes: time(values.minutes) }),
    fresh: values.fresh,
    again: values.again,
    page: values.page,
  };
}

/** What the tests of an area are now. */
class Tests {
  readonly all: string;
  private readonly texts: ReadonlyMap<string, string>;

  constructor(area: Area) {
    this.texts = new Map(testFilesOf(area).map((file) => [file, textOf(file)]));
    this.all = hash(JSON.stringify([...this.texts]));
  }
  private readonly linesOf = (file: string): readonly string[] => this.texts.get(file)?.split('\n') ?? [];

  stillCounting(file: string): Record<string, Result> {
    return stillCounting(readKept(file), hashOfSource(textOf(file)), this.all, this.linesOf);
  }
  lastKnown(file: string): Record<string, Result> {
    return lastKnown(readKept(file), hashOfSource(textOf(file)), this.all, this.linesOf);
  }
  result({ status, by }: Outcome): Result {
    const lines = by === undefined ? [] : this.linesOf(by.file);
    const begins = lines[(by?.line ?? 0) - 1];
    if (by === undefined || begins === undefined) return { status, tests: this.all };
    return { status, tests: this.all, by: { file: by.file, begins, hash: hash(testAt(lines, by.line - 1)) } };
  }
}

type Reading = (file: string) => Readonly<Record<string, Result>>;
function known(mutants: readonly Mutant[], resultsIn: Reading): Map<Mutant, Result> {
  const results = new Map<Mutant, Result>();
  for (const [file, own] of byFile(mutants)) {
    const kept = resultsIn(file);
    for (const mutant of own) if (kept[mutant.key] !== undefined) results.set(mutant, kept[mutant.key]!);
  }
  return results;
}

/** What has been tried since the file is what it is, whatever the tests were. */
const everTried: Reading = (file) => resultsOf(readKept(file), hashOfSource(textOf(file)));

function keep(mutants: readonly Mutant[], results: Results): void {
  for (const [file, own] of byFile(mutants)) {
    const fresh = own.flatMap((mutant) => (results.has(mutant) ? [[mutant.key, results.get(mutant)!] as const] : []));
    const kept: Kept = {
      source: hashOfSource(textOf(file)),
      results: { ...everTried(file), ...Object.fromEntries(fresh) },
    };
    writeKept(file, kept);
  }
}

const passed = (result: Result | undefined): boolean => result?.status === 'survived' || result?.status === 'uncovered';

/** What the second pass does not reach stays what it was after the first. */
export const statusAfter = (earlier: Result | undefined, { status }: Pick<Outcome, 'status'>): Outcome['status'] =>
  earlier === undefined || (status !== 'static' && status !== 'uncovered') ? status : earlier.status;

/** Of a limited time the quick tests take no more than this share, so that the slow ones have theirs. */
const QUICK = 0.7;

/** How often what is known is written down, in milliseconds: a run that is cut off keeps it. */
const KEEP = 20_000;

/** By a person, before its time was up. */
const STOPPED = 'stopped; what was tried is kept';

interface Pace {
  readonly jobs: number;
  readonly began: number;
  /** In milliseconds from the beginning. */
  readonly limit: number;
}

/**
 * Quick tests first, then the rest for what they did not notice. `before` are the results that are known: those that
 * are half known go to the slow tests at once.
 */
async function tryAll(
  area: Area,
  mutants: readonly Mutant[],
  before: Results,
  tests: Tests,
  { jobs, began, limit }: Pace,
): Promise<{ readonly results: Map<Mutant, Result>; readonly stopped: boolean }> {
  const results = new Map<Mutant, Result>();
  const pass = async (wanted: readonly Mutant[], files: readonly string[], until: number, half: boolean) => {
    if (wanted.length === 0 || files.length === 0) return false;
    let kept = performance.now();
    const told = (mutant: Mutant, outcome: Outcome): void => {
      const status = statusAfter(results.get(mutant) ?? before.get(mutant), outcome);
      const result = tests.result({ ...outcome, status });
      results.set(mutant, half && passed(result) ? { ...result, half } : result);
      if (performance.now() < kept + KEEP) return;
      keep(mutants, results);
      kept = performance.now();
    };
    const stopped = await tryOut(wanted, files, {
      jobs,
      until,
      told,
      ...(area.game === undefined ? {} : { game: area.game }),
    });
    // Whoever stops the next pass has this one done.
    keep(mutants, results);
    return stopped;
  };
  const fresh = mutants.filter((mutant) => before.get(mutant)?.half !== true);
  console.log(`${area.name}: ${fresh.length} mutants, quick tests`);
  const early = await pass(fresh, area.quick, began + QUICK * limit, true);
  if (early && performance.now() < began + QUICK * limit) throw new Error(STOPPED);
  const left = mutants.filter((mutant) => (results.get(mutant) ?? before.get(mutant))?.half === true);
  if (left.length > 0) console.log(`${area.name}: ${left.length} of them, slow tests and contract`);
  const contract = area.game === undefined ? [] : ['mutants/contract.check.ts'];
  const late = await pass(left, [...area.slow, ...contract], began + limit, false);
  return { results, stopped: late && performance.now() < began + limit };
}

function tell(mutants: readonly Mutant[], results: Results): void {
  const line = (name: string, score: Score): string =>
    `${share(score).padStart(7)}  ${String(score.noticed).padStart(5)} of ${String(score.tried).padEnd(5)} ${name}` +
    (score.endless > 0 ? `, ${score.endless} without end` : '') +
    (score.excused > 0 ? `, ${score.excused} excused` : '') +
    (score.fixed > 0 ? `, ${score.fixed} at loading` : '') +
    (score.open > 0 ? `, ${score.open} not tried` : '') +
    (score.half.length > 0 ? ` (${score.half.length} of them not noticed by the quick tests)` : '');
  for (const [file, own] of byFile(mutants)) {
    const { survivors, half } = scoreOf(own, results);
    for (const mutant of [...survivors, ...half]) {
      const { status } = results.get(mutant)!;
      const survived = half.includes(mutant) ? 'survived the quick tests' : 'survived';
      const how = status === 'uncovered' ? 'no test reaches it' : survived;
      console.log(`${file}:${mutant.line}  ${mutant.mutator}, ${how}\n    ${changeOf(mutant)}`);
    }
  }
  console.log('');
  for (const [file, own] of byFile(mutants)) console.log(line(file, scoreOf(own, results)));
  console.log(line('all', scoreOf(mutants, results)));
}

async function run(wish: Wish & { readonly path: string }): Promise<void> {
  const { path, sample, seed, jobs, minutes = Infinity, fresh, again } = wish;
  if (!existsSync(absolute(path))) throw new Error(`there is no ${path}`);
  const chosen = areasAt(path);
  fetchStryker();
  for (const area of chosen) {
    const all = await mutantsOf(area.sources);
    const counted = all.filter(({ excused }) => excused === undefined);
    if (counted.length === 0) throw new Error(`there is nothing to change in ${path}: no mutants`);
    const wanted = again ? [...known(counted, everTried).keys()] : counted;
    const asked = sample === undefined ? wanted : sampled(wanted, sample, seed);
    const tests = new Tests(area);
    const before = fresh ? new Map<Mutant, Result>() : known(asked, (file) => tests.stillCounting(file));
    const done = (result: Result | undefined): boolean => result !== undefined && result.half !== true;
    const open = inTurns(
      asked.filter((mutant) => !done(before.get(mutant))),
      seed,
    );
    const began = performance.now();
    const limit = (minutes * 60_000) / chosen.length;
    const { results, stopped } = await tryAll(area, open, before, tests, { jobs, began, limit });
    const seconds = (performance.now() - began) / 1000;
    keep(all, results);
    tell(sample === undefined && !again ? all : asked, new Map([...before, ...results]));
    const rate =
      open.length === 0 ? '' : ` in ${seconds.toFixed(0)} s, ${(results.size / seconds).toFixed(1)} a second`;
    console.log(`${results.size} tried${rate}; ${asked.length - open.length} known from before\n`);
    if (stopped) throw new Error(STOPPED);
  }
}

/** The parts of which some mutant has been tried; the page says of how many nobody knows yet. */
async function parts(): Promise<Part[]> {
  const found: Part[] = [];
  for (const area of areas().filter(({ sources }) => sources.some((file) => readKept(file) !== undefined))) {
    const mutants = await mutantsOf(area.sources);
    const tests = new Tests(area);
    found.push({ name: area.name, mutants, results: known(mutants, (file) => tests.lastKnown(file)) });
  }
  return found;
}

async function main(args: readonly string[]): Promise<void> {
  const wish = wishOf(args);
  setPriority(Math.max(GENTLY, getPriority()));
  if (wish.path !== undefined) await run({ ...wish, path: wish.path });
  if (!wish.page) return;
  fetchStryker();
  writePage(await parts());
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(`redut: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
