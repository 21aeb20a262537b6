import { Worker } from 'node:worker_threads';
import { isGameName } from '../../games/index.ts';
import { InputError } from '../../kernel/input.ts';
import type { ArenaJob, Pair } from '../arena.ts';
import type { Fuzz, FuzzJob } from '../fuzz.ts';
import type { MatrixJob, MatrixPart } from '../matrix.ts';
import type { SimulationJob, SimulationPart } from '../simulate.ts';
import type { CheckJob } from '../puzzles/check.ts';
import type { Mined, MineJob } from '../puzzles/mine.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { ExplainJob } from '../puzzles/explain.ts';
import type { RateJob } from '../puzzles/rate.ts';
import type { Conduct } from '../study.ts';

/** The kinds of work: what is asked and what is answered. */
export interface Work {
  simulate: { readonly job: SimulationJob; readonly part: SimulationPart };
  arena: { readonly job: ArenaJob; readonly part: Pair[] };
  matrix: { readonly job: MatrixJob; readonly part: MatrixPart };
  fuzz: { readonly job: FuzzJob; readonly part: Fuzz };
  mine: { readonly job: MineJob; readonly part: Mined[] };
  check: { readonly job: CheckJob; readonly part: Puzzle | undefined };
  explain: { readonly job: ExplainJob; readonly part: Puzzle | undefined };
  rate: { readonly job: RateJob; readonly part: Puzzle | undefined };
}
export type Kind = keyof Work;
export interface Asked<K extends Kind = Kind> {
  readonly kind: K;
  readonly game: string;
  readonly job: Work[K]['job'];
}
export type Answered = { readonly part: Work[Kind]['part'] } | { readonly failed: string };

/** Shares a job out in pieces: small enough to go round and to report about, large enough not to be talk. */
export function pieces<J extends { readonly from: number; readonly to: number }>(whole: J, threads: number): J[] {
  const size = Math.max(1, Math.min(2000, Math.ceil((whole.to - whole.from) / (threads * 16))));
  const jobs: J[] = [];
  for (let { from } = whole; from < whole.to; from += size) {
    jobs.push({ ...whole, from, to: Math.min(from + size, whole.to) });
  }
  return jobs;
}

/**
 * Has the jobs done, here or in threads, and gives the answers in the order of the jobs. `done` hears how many are done,
 * and which came last with what.
 */
export async function carryOut<K extends Kind>(
  kind: K,
  game: string,
  jobs: readonly Work[K]['job'][],
  here: (job: Work[K]['job']) => Work[K]['part'],
  conduct: Conduct,
  done: (jobs: number, last: number, part: Work[K]['part']) => void,
): Promise<Work[K]['part'][]> {
  const threads = Math.min(conduct.threads ?? 1, jobs.length);
  const parts: Work[K]['part'][] = [];
  if (threads > 1) return inThreads(kind, game, jobs, threads, conduct.signal, done);
  for (const job of jobs) {
    conduct.signal?.throwIfAborted();
    const part = here(job);
    parts.push(part);
    done(parts.length, parts.length - 1, part);
    // Lets signals and screens have their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return parts;
}

async function inThreads<K extends Kind>(
  kind: K,
  game: string,
  jobs: readonly Work[K]['job'][],
  threads: number,
  signal: AbortSignal | undefined,
  done: (jobs: number, last: number, part: Work[K]['part']) => void,
): Promise<Work[K]['part'][]> {
  if (!isGameName(game)) throw new InputError('threads', `${game} is not one of the games that threads can load`);
  const parts: Work[K]['part'][] = [];
  let next = 0;
  let finished = 0;
  const labour = async (): Promise<void> => {
    const worker = new Worker(new URL('worker.node.ts', import.meta.url));
    try {
      while (next < jobs.length) {
        const i = next++;
        const part = await ask(worker, { kind, game, job: jobs[i]! }, signal);
        parts[i] = part;
        done(++finished, i, part);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, labour));
  return parts;
}
function ask<K extends Kind>(
  worker: Worker,
  asked: Asked<K>,
  signal: AbortSignal | undefined,
): Promise<Work[K]['part']> {
  return new Promise((resolve, reject) => {
    const aborted = (): void => reject(signal?.reason as Error);
    if (signal?.aborted === true) return aborted();
    signal?.addEventListener('abort', aborted, { once: true });
    worker.removeAllListeners();
    worker.once('error', reject);
    worker.once('message', (answer: Answered) => {
      signal?.removeEventListener('abort', aborted);
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.part);
    });
    worker.postMessage(asked, []);
  });
}
