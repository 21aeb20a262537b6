// Tries mutants with tests, in processes of its own (`judge.ts`): first all tests with nothing broken, to see which of them
// reach which change, then each mutant with the tests that reach it, the shortest first.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './areas.ts';
import type { Mutant } from './mutant.ts';
import { copiesOf } from './stryker.ts';

/** What became of a mutant with these tests. */
export interface Outcome {
  readonly status: 'noticed' | 'endless' | 'survived' | 'uncovered' | 'static';
  /** The test that noticed it: its file, and the line on which it begins. */
  readonly by?: { readonly file: string; readonly line: number };
}

/** What a process is started for. */
export interface Task {
  /** Which copy stands in for which source. */
  readonly copies: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly counting: boolean;
}
/** All tests with nothing broken. */
export interface Measured {
  readonly tests: readonly {
    readonly file: string;
    readonly line: number;
    readonly name: string;
    readonly failed: boolean;
    /** In milliseconds of the processor. */
    readonly took: number;
    /** How often it met each change. */
    readonly reached: readonly (readonly [number, number])[];
  }[];
  /** Changes that were met when the modules were loaded. */
  readonly fixed: readonly number[];
}
export type Loaded = Measured | 'ready';
export interface Question {
  readonly number: number;
  /** The tests that are asked, in this order, and how long each may take, in milliseconds of the processor. */
  readonly by: readonly { readonly at: number; readonly enough: number }[];
  /** How often the change may be met before it is a loop without end. */
  readonly most: number;
}
export interface Answer {
  readonly status: 'noticed' | 'endless' | 'survived';
  readonly by?: number;
  /** The test fails with nothing broken too. */
  readonly soiled?: boolean;
}

export interface Trying {
  readonly jobs: number;
  readonly game?: string;
  /** When to stop, as the clock of the process counts. */
  readonly until: number;
  readonly told: (mutant: Mutant, outcome: Outcome) => void;
}

/** What is met so many times more often than with nothing broken does not end; nor what takes so many times longer. */
const OFTEN = 100;
const LONG = 10;
/** On top of it, as a mutant may wake what takes a while, and a process is slow when it has just begun. */
const ANYWAY = 5000;

export function questionsFor({ tests }: Measured): (number: number) => Question {
  const reaching = new Map<number, { at: number; took: number; hits: number }[]>();
  tests.forEach(({ reached, took }, at) => {
    for (const [number, hits] of reached) {
      const found = reaching.get(number);
      if (found === undefined) reaching.set(number, [{ at, took, hits }]);
      else found.push({ at, took, hits });
    }
  });
  return (number) => {
    const found = (reaching.get(number) ?? []).toSorted((a, b) => a.took - b.took);
    return {
      number,
      by: found.map(({ at, took }) => ({ at, enough: ANYWAY + LONG * took })),
      most: OFTEN * found.reduce((all, { hits }) => all + hits, 0),
    };
  };
}

/** One process after another, as long as there are questions. A process that has gone could not end what it was asked. */
class Judge {
  private child: ChildProcess | undefined;
  private readonly start: () => ChildProcess;

  constructor(start: () => ChildProcess) {
    this.start = start;
  }
  private async loaded(): Promise<ChildProcess> {
    if (this.child !== undefined) return this.child;
    this.child = this.start();
    await messageOf(this.child);
    return this.child;
  }
  async answer(question: Question): Promise<Answer> {
    const child = await this.loaded();
    const told = messageOf(child) as Promise<Answer>;
    child.send(question);
    return await told.catch(() => {
      this.child = undefined;
      return { status: 'endless' } as const;
    });
  }
  leave(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  child.once('exit', leave);
  try {
    const [message] = await once(child, 'message', { signal: gone.signal });
    return message;
  } finally {
    child.off('exit', leave);
  }
}

/** Asked again in a process of its own where an earlier mutant may have left something behind. */
async function clean(judge: Judge, question: Question): Promise<Answer> {
  const first = await judge.answer(question);
  if (first.soiled !== true) return first;
  judge.leave();
  const second = await judge.answer(question);
  if (second.soiled === true) judge.leave();
  return second;
}

function whole(measured: unknown, files: readonly string[]): Measured {
  const { tests } = measured as Measured;
  const failing = tests.filter(({ failed }) => failed);
  if (failing.length > 0) {
    const names = failing.map(({ file, line, name }) => `${file}:${line} ${name}`).slice(0, 10);
    throw new Error(`with nothing broken ${failing.length} tests fail already:\n${names.join('\n')}`);
  }
  if (tests.length === 0) throw new Error(`there is no test in ${files.join(', ')}`);
  return measured as Measured;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** What `setTimeout` can wait for at most. */
const LONGEST = 2 ** 31 - 1;

/** Runs these tests against these mutants, in their order. Whether it was stopped before its end. */
export async function tryOut(mutants: readonly Mutant[], files: readonly string[], trying: Trying): Promise<boolean> {
  const above = join(import.meta.dirname, 'copies');
  mkdirSync(above, { recursive: true });
  const folder = mkdtempSync(join(above, `${process.pid}-`));
  const running = new Set<ChildProcess>();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const child of running) child.kill('SIGKILL');
  };
  const clock = setTimeout(stop, Math.min(LONGEST, Math.max(0, trying.until - performance.now())));
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    const copies = await copiesOf([...new Set(mutants.map(({ file }) => file))], folder);
    const starting = (counting: boolean): (() => ChildProcess) => {
      const task: Task = { copies: counting ? copies.counting : copies.plain, files, counting };
      // Once, before anybody reads it: processes begin while others do.
      const place = join(folder, `${counting ? 'counting' : 'plain'}.json`);
      writeFileSync(place, JSON.stringify(task));
      return () => begin(place);
    };
    const begin = (place: string): ChildProcess => {
      const child = fork(join(import.meta.dirname, 'judge.ts'), [place], {
        cwd: root,
        env: { ...process.env, ...(trying.game === undefined ? {} : { REDUT_MUTANTS_GAME: trying.game }) },
        execArgv: [...process.execArgv, '--max-old-space-size=3000'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        serialization: 'advanced',
      });
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child;
    };
    const first = starting(true)();
    const measured = whole(await messageOf(first), files);
    first.kill('SIGKILL');
    await tryEach(mutants, copies.numberOf, measured, starting(false), trying, () => stopped);
  } catch (error) {
    if (!stopped) throw error;
  } finally {
    clearTimeout(clock);
    for (const signal of SIGNALS) process.off(signal, stop);
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return stopped;
}

async function tryEach(
  mutants: readonly Mutant[],
  numberOf: ReadonlyMap<string, number>,
  measured: Measured,
  start: () => ChildProcess,
  { jobs, told }: Trying,
  stopped: () => boolean,
): Promise<void> {
  const questionFor = questionsFor(measured);
  const fixed = new Set(measured.fixed);
  const waiting = mutants.values();
  const work = async (): Promise<void> => {
    const judge = new Judge(start);
    for (const mutant of waiting) {
      const number = numberOf.get(mutant.name)!;
      const question = questionFor(number);
      if (question.by.length === 0) {
        told(mutant, { status: fixed.has(number) ? 'static' : 'uncovered' });
        continue;
      }
      const { status, by } = await clean(judge, question);
      if (stopped()) return;
      told(mutant, { status, ...(by === undefined ? {} : { by: measured.tests[by]! }) });
    }
    judge.leave();
  };
  await Promise.all(Array.from({ length: jobs }, work));
}
