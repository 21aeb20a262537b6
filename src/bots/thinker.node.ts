import { Worker } from 'node:worker_threads';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { Effort } from './effort.ts';
import { FairQueue } from './fair-queue.ts';
import { readBot } from './spec.ts';
import type { Answered } from './thinker-worker.node.ts';
import { type Answer, packed, type Task } from './thinking.ts';

interface BotCall {
  /** Which bot of which match, such as the match and the seat. */
  readonly bot: string;
  /** Tables take turns, however many bots think at one of them; without it every bot is a table. */
  readonly table?: string;
  readonly spec: string;
  readonly seed: number;
}
interface Waiting {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}
/** More than so many do not wait; each of them is a few kilobytes. */
const MOST_WAITING = 4096;

/** Too many bots want to think: ask again later. */
class TooManyThoughts extends Error {
  constructor() {
    super(`more than ${MOST_WAITING} bots wait for their turn to think`);
  }
}

/** Bots that think in threads of their own, so that a server goes on serving. Whichever thread is free takes the next. */
export class Thinkers {
  private readonly threads: readonly Thread[];
  private readonly queue: FairQueue<Waiting>;
  private readonly effort = new Effort();

  constructor(threads = 1, most = MOST_WAITING) {
    this.threads = Array.from({ length: threads }, () => new Thread(() => this.next()));
    this.queue = new FairQueue(most);
  }
  /** How many wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }
  /** Aborted, it rejects at once, and the thread turns to the next task. */
  async think<S extends State, O extends SetupOptions>(
    sight: Sight<S, O>,
    { bot, table = bot, spec, seed }: BotCall,
    signal?: AbortSignal,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    readBot(spec);
    const { rules, seat } = sight;
    const task: Task = { bot, spec, seed, game: rules.game.name, seats: rules.seats, seat, words: packed(sight) };
    return new Promise((resolve, reject) => {
      const aborted = (): void => this.giveUp(waiting, signal?.reason as Error);
      const settled = (): void => signal?.removeEventListener('abort', aborted);
      const waiting: Waiting = {
        task,
        resolve: (answer) => (settled(), resolve(answer)),
        reject: (reason) => (settled(), reject(reason)),
      };
      signal?.addEventListener('abort', aborted, { once: true });
      if (!this.queue.add(table, waiting)) {
        waiting.reject(new TooManyThoughts());
        return;
      }
      this.effort.waits(task);
      this.next();
    });
  }
  /** Ends the threads; whatever waits is rejected. */
  async close(): Promise<void> {
    const home = new Error('the bots have been sent home');
    for (let one = this.queue.take(); one !== undefined; one = this.queue.take()) one.reject(home);
    await Promise.all(this.threads.map((thread) => thread.close(home)));
  }
  /** Gives whoever waits to whichever thread is free. */
  private next(): void {
    for (const thread of this.threads) {
      if (thread.busy || this.queue.size === 0) continue;
      const effort = this.effort.share(this.threads.length);
      const { task, resolve, reject } = this.queue.take()!;
      this.effort.waits(task, -1);
      const began = performance.now();
      thread.begin({
        task: { ...task, effort },
        resolve: (answer) => {
          this.effort.took(task, effort, performance.now() - began);
          resolve(answer);
        },
        reject,
      });
    }
  }
  private giveUp(waiting: Waiting, reason: Error): void {
    waiting.reject(reason);
    if (this.queue.drop((one) => one === waiting) !== undefined) {
      this.effort.waits(waiting.task, -1);
      return;
    }
    // The one that is being thought about keeps its thread until that has said that it is done.
    for (const thread of this.threads) thread.halt(waiting.task);
  }
}

/** One thread, which thinks about one task at a time. It starts when it is first asked, and keeps no process alive. */
class Thread {
  private readonly halted = new Int32Array(new SharedArrayBuffer(4));
  private readonly free: () => void;
  private worker: Worker | undefined;
  private now: Waiting | undefined;
  private asked = 0;

  constructor(free: () => void) {
    this.free = free;
  }
  get busy(): boolean {
    return this.now !== undefined;
  }
  begin(waiting: Waiting): void {
    this.now = waiting;
    const worker = (this.worker ??= this.start());
    worker.ref();
    worker.postMessage({ id: ++this.asked, task: waiting.task }, []);
  }
  halt({ words }: Task): void {
    if (this.now?.task.words === words) Atomics.store(this.halted, 0, this.asked);
  }
  async close(reason: Error): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.now?.reject(reason);
    await worker?.terminate();
  }
  private start(): Worker {
    const worker = new Worker(new URL('thinker-worker.node.ts', import.meta.url), { workerData: this.halted });
    worker.on('message', (message: Answered) => {
      const { now } = this;
      this.now = undefined;
      worker.unref();
      if ('answer' in message) now?.resolve(message.answer);
      else now?.reject(new Error(message.failed));
      this.free();
    });
    worker.on('error', (error: Error) => {
      const { now } = this;
      this.worker = this.now = undefined;
      now?.reject(error);
      this.free();
    });
    return worker;
  }
}
