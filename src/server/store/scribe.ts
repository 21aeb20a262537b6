import { Worker } from 'node:worker_threads';
import type { Place } from '../serve.ts';
import type { Written } from './scribe-worker.ts';

/** The record of a match that is over, as the text of its JSON. */
export type Records = (match: string) => Promise<Uint8Array>;

/** Whoever asks for the same records again and again is given what is still here. */
const REMEMBERED = 16;
const MOST_WAITING = 64;

/** So many records wait to be written that another one would only wait with them. */
export class ScribeIsBusy extends Error {}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}
/**
 * Writes records in a thread that reads the store by itself: a record is the whole log played again, and takes the longer
 * the longer the match has been. Only what is over is asked for, so what has been written stays true.
 */
export class Scribe {
  private readonly place: Place;
  private readonly remembered = new Map<string, Promise<Uint8Array>>();
  private waiting: Waiting[] = [];
  private worker: Worker | undefined;

  constructor(place: Place) {
    this.place = place;
  }
  readonly record: Records = (match) => {
    const known = this.remembered.get(match);
    if (known !== undefined) return known;
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new ScribeIsBusy('too many records are asked for'));
    const written = this.ask(match);
    this.remembered.set(match, written);
    written.catch(() => this.remembered.delete(match));
    const oldest = this.remembered.keys().next().value;
    if (this.remembered.size > REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return written;
  };
  async close(): Promise<void> {
    const { worker } = this;
    this.fail(new Error('the server stops'));
    await worker?.terminate();
  }
  private ask(match: string): Promise<Uint8Array> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      worker.ref();
      worker.postMessage(match, []);
    });
  }
  /** Answers come in the order of the questions. */
  private start(): Worker {
    const worker = new Worker(new URL('scribe-worker.ts', import.meta.url), { workerData: this.place });
    worker.on('message', (answer: Written) => {
      const first = this.waiting.shift();
      if (this.waiting.length === 0) worker.unref();
      if ('bytes' in answer) first?.resolve(answer.bytes);
      else first?.reject(new Error(answer.failed));
    });
    worker.on('error', (error: Error) => this.fail(error));
    return worker;
  }
  private fail(error: Error): void {
    const { waiting } = this;
    this.waiting = [];
    this.worker = undefined;
    for (const { reject } of waiting) reject(error);
  }
}
