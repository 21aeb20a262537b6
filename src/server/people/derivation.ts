import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Derived, Question } from './derivation-worker.ts';
import type { Stranger } from './strangers.ts';
import { type Caller, Row } from './row.ts';

export const KEY = 32;
/** A derivation takes 32 MB and a thread for some 50 ms: so many at once. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Of friends, of strangers and of newcomers: whoever stands behind so many would have to wait for half a minute. */
const MOST_WAITING = 128;

/** One thread for one derivation after the other. It starts when it is first asked, and keeps no process alive. */
class Thread {
  private worker: Worker | undefined;

  get isStarted(): boolean {
    return this.worker !== undefined;
  }
  derive(question: Question): Promise<Buffer> {
    const worker = (this.worker ??= this.start());
    worker.ref();
    return new Promise((resolve, reject) => {
      const settled = (): void => {
        worker.off('message', answered).off('error', failed);
        worker.unref();
      };
      const answered = (derived: Derived): void => {
        settled();
        if ('failed' in derived) reject(new Error(derived.failed));
        else resolve(Buffer.from(derived.key));
      };
      const failed = (error: Error): void => {
        settled();
        reject(error);
      };
      worker.on('message', answered).on('error', failed);
      worker.postMessage(question, []);
    });
  }
  private start(): Worker {
    const worker = new Worker(new URL('derivation-worker.ts', import.meta.url));
    // The next one asks another thread.
    worker.once('error', () => (this.worker = undefined));
    return worker;
  }
}
/**
 * A name that nobody has costs no derivation, or whoever invents names could keep all threads busy. It is answered as late
 * as if it had cost one: it stands in the row like the others, and then waits for as long as one of the last few took. Who
 * measures the time learns no more from it than from one that somebody has.
 */
export class Usual {
  private took: readonly number[] = [AT_FIRST_MS];
  private noted = -Infinity;
  private asked = -Infinity;
  private readonly now: () => number;
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }
  /** What was long ago says nothing about a machine that is busier now, or less so: true once, for who measures it anew. */
  isDue(): boolean {
    const now = this.now();
    if (now - Math.max(this.noted, this.asked) < FRESH_MS) return false;
    this.asked = now;
    return true;
  }
  note(ms: number): void {
    const now = this.now();
    this.took = now - this.noted < FRESH_MS ? [...this.took, ms].slice(-MOST_NOTED) : [ms];
    this.noted = now;
  }
  /** How long one of the last few took. */
  any(): number {
    return this.took[randomInt(this.took.length)]!;
  }
}
const AT_FIRST_MS = 60;
const FRESH_MS = 10_000;
const MOST_NOTED = 16;

export const row = new Row(AT_ONCE, MOST_WAITING);
const free = Array.from({ length: AT_ONCE }, () => new Thread());
const usual = new Usual();

/** The key of a password, derived where it holds up nobody who plays. */
export const derive = (password: string, salt: Buffer, caller: Caller): Promise<Buffer> =>
  row.run(caller, async () => {
    const thread = free.pop()!;
    const { isStarted } = thread;
    const began = performance.now();
    try {
      return await thread.derive({ password: password.normalize('NFKC'), salt, bytes: KEY });
    } finally {
      free.push(thread);
      if (isStarted) usual.note(performance.now() - began);
    }
  });
/** Takes as long as a derivation, and answers that it was wrong. Now and then it is one: nobody else may have asked for any. */
export async function pretend(stranger: Stranger): Promise<false> {
  if (usual.isDue()) await derive('', NO_SALT, stranger);
  else await row.run({ ...stranger, pretended: true }, () => sleep(usual.any()));
  return false;
}
const NO_SALT = Buffer.alloc(16);
