import { Worker } from 'node:worker_threads';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { readBot } from './spec.ts';
import type { Answered } from './thinker-worker.node.ts';
import { type Answer, packed, type Task } from './thinking.ts';

export interface BotCall {
  /** Which bot of which match, such as the match and the seat: one bot goes on from what it thought before. */
  readonly bot: string;
  readonly spec: string;
  readonly seed: number;
}
interface Waiting {
  readonly id: number;
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Bots that think in threads of their own, so that a server goes on serving. One bot's tasks go to one thread. */
export class Thinkers {
  private readonly threads: readonly Thread[];

  constructor(threads = 1) {
    this.threads = Array.from({ length: threads }, () => new Thread());
  }
  /** Aborted, it rejects at once, and the thread turns to the next task. */
  async think<S extends State, O extends SetupOptions>(
    sight: Sight<S, O>,
    { bot, spec, seed }: BotCall,
    signal?: AbortSignal,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    readBot(spec);
    const { rules, seat } = sight;
    const task: Task = { bot, spec, seed, game: rules.game.name, seats: rules.seats, seat, words: packed(sight) };
    let h = 0;
    for (const letter of bot) h = (Math.imul(h, 31) + letter.codePointAt(0)!) >>> 0;
    return this.threads[h % this.threads.length]!.ask(task, signal);
  }
  /** Ends the threads; whatever waits is rejected. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

/** One thread and those who wait for it. It starts when it is first asked, and does not keep the process alive. */
class Thread {
  private readonly halted = new Int32Array(new SharedArrayBuffer(4));
  private worker: Worker | undefined;
  private queue: Waiting[] = [];
  private asked = 0;

  ask(task: Task, signal: AbortSignal | undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = ++this.asked;
      const aborted = (): void => this.giveUp(id, signal?.reason as Error);
      signal?.addEventListener('abort', aborted, { once: true });
      const settled = (): void => signal?.removeEventListener('abort', aborted);
      this.queue.push({
        id,
        task,
        signal,
        resolve: (answer) => (settled(), resolve(answer)),
        reject: (reason) => (settled(), reject(reason)),
      });
      if (this.queue.length === 1) this.send();
    });
  }
  async close(): Promise<void> {
    const { worker } = this;
    this.fail(new Error('the bots have been sent home'));
    await worker?.terminate();
  }
  /** The first of the queue is what the thread thinks about. */
  private send(): void {
    const first = this.queue[0];
    if (first === undefined) return this.worker?.unref();
    const worker = (this.worker ??= this.start());
    worker.ref();
    worker.postMessage({ id: first.id, task: first.task }, []);
  }
  private start(): Worker {
    const worker = new Worker(new URL('thinker-worker.node.ts', import.meta.url), { workerData: this.halted });
    worker.on('message', (message: Answered) => {
      const first = this.queue.shift();
      if (first !== undefined && 'answer' in message) first.resolve(message.answer);
      else if (first !== undefined && 'failed' in message) first.reject(new Error(message.failed));
      this.send();
    });
    worker.on('error', (error: Error) => this.fail(error));
    return worker;
  }
  private giveUp(id: number, reason: Error): void {
    const waiting = this.queue.find((one) => one.id === id);
    if (waiting === undefined) return;
    waiting.reject(reason);
    // The one that is being thought about keeps its place until the thread has said that it is done.
    if (waiting === this.queue[0]) Atomics.store(this.halted, 0, id);
    else this.queue = this.queue.filter((one) => one !== waiting);
  }
  private fail(error: Error): void {
    const { queue } = this;
    this.queue = [];
    this.worker = undefined;
    for (const { reject } of queue) reject(error);
  }
}
