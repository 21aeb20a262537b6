import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Derived, Question } from './derivation-worker.ts';

export const KEY = 32;
/** A derivation takes 32 MB and a thread for some 50 ms: so many at once, and so many more may wait for theirs. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 32;
const BUSY_MS = 1000;

/** Too many passwords are being looked at; nothing was looked at. */
export class Busy extends Error {
  readonly wait = BUSY_MS;
  constructor() {
    super('too many passwords at once');
  }
}
/**
 * Work that is dear: little of it at once, the rest in a row, and no longer a row than that. Friends go first; strangers
 * who come one behind the other have half of the time, so that a flood of guesses leaves the other half to who plays.
 */
export class Row {
  private running = 0;
  private readonly friends: (() => void)[] = [];
  private readonly strangers: (() => void)[] = [];
  /** Each ends a rest: a friend has come. */
  private readonly resting = new Set<() => void>();
  private readonly atOnce: number;
  private readonly most: number;
  private readonly rest: (ms: number) => Promise<unknown>;
  constructor(atOnce: number, most: number, rest: (ms: number) => Promise<unknown> = sleep) {
    this.atOnce = atOnce;
    this.most = most;
    this.rest = rest;
  }
  async run<T>(friend: boolean, work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else await this.turn(friend);
    const began = performance.now();
    try {
      return await work();
    } finally {
      void this.handOn(performance.now() - began);
    }
  }
  private turn(friend: boolean): Promise<void> {
    const row = friend ? this.friends : this.strangers;
    if (row.length >= this.most) throw new Busy();
    const turn = new Promise<void>((resolve) => row.push(resolve));
    if (friend) for (const wake of this.resting) wake();
    return turn;
  }
  /** Whoever is next takes the place over: a friend at once, a stranger when it has rested as long as it worked. */
  private async handOn(worked: number): Promise<void> {
    if (this.friends.length === 0 && this.strangers.length > 0) await this.rested(worked);
    const next = this.friends.shift() ?? this.strangers.shift();
    if (next === undefined) this.running--;
    else next();
  }
  private async rested(ms: number): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.resting.add(wake);
    await Promise.race([this.rest(ms), woken]);
    this.resting.delete(wake);
  }
}

/** One thread for one derivation after the other. It starts when it is first asked, and keeps no process alive. */
class Thread {
  private worker: Worker | undefined;

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
const row = new Row(AT_ONCE, MOST_WAITING);
const free = Array.from({ length: AT_ONCE }, () => new Thread());

/** The key of a password, derived where it holds up nobody who plays. */
export const derive = (password: string, salt: Buffer, friend: boolean): Promise<Buffer> =>
  row.run(friend, async () => {
    const thread = free.pop()!;
    try {
      return await thread.derive({ password: password.normalize('NFKC'), salt, bytes: KEY });
    } finally {
      free.push(thread);
    }
  });
