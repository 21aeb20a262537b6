import { Worker } from 'node:worker_threads';
import { StoreAway } from './engine.ts';
import type { Place } from './place.ts';
import type { MatchHistory, Records } from './records.ts';
import type { Order, Written } from './scribe-worker.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** Whoever asks for the same again and again is given what is still here: so many records, and so many histories. */
const REMEMBERED = 16;
const MOST_WAITING = 64;
/** Who wants a record does not wait for many who have loaded their page again. */
const MOST_HISTORIES = MOST_WAITING / 2;

/** So much waits to be written that more would only wait with it. */
export class ScribeIsBusy extends Error {}

interface Waiting {
  readonly isHistory: boolean;
  readonly resolve: (bytes: Bytes) => void;
  readonly reject: (reason: Error) => void;
}
/**
 * Writes records and histories in a thread that reads the store by itself: each is the whole log played again, and takes
 * the longer the longer the match has been. What has been written stays true: a record is asked for when the match is over,
 * a history up to a version.
 */
export class Scribe implements Records {
  private readonly place: Place;
  private readonly records = new Map<string, Promise<Bytes>>();
  private readonly histories = new Map<string, Promise<Bytes>>();
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private worker: Worker | undefined;

  constructor(place: Place) {
    this.place = place;
  }
  record(match: string): Promise<Bytes> {
    return remembered(this.records, match, () => this.order({ record: match }));
  }
  history(asked: MatchHistory): Promise<Bytes> {
    const { match, viewer, who = null, to } = asked;
    const key = JSON.stringify([match, viewer, who, to]);
    return remembered(this.histories, key, () => this.order({ history: asked }));
  }
  async close(): Promise<void> {
    const { worker } = this;
    this.fail(new Error('the server stops'));
    await worker?.terminate();
  }
  private order(wanted: { readonly record: string } | { readonly history: MatchHistory }): Promise<Bytes> {
    const isHistory = 'history' in wanted;
    const all = [...this.waiting.values()];
    const histories = all.filter((one) => one.isHistory).length;
    if (all.length >= MOST_WAITING || (isHistory && histories >= MOST_HISTORIES))
      return Promise.reject(new ScribeIsBusy('too much is asked for'));
    const worker = (this.worker ??= this.start());
    const order: Order = { n: ++this.count, ...wanted };
    return new Promise((resolve, reject) => {
      this.waiting.set(order.n, { isHistory, resolve, reject });
      worker.ref();
      worker.postMessage(order, []);
    });
  }
  private start(): Worker {
    const worker = new Worker(new URL('scribe-worker.ts', import.meta.url), { workerData: this.place });
    worker.on('message', (answer: Written) => {
      const one = this.waiting.get(answer.n);
      this.waiting.delete(answer.n);
      if (this.waiting.size === 0) worker.unref();
      if ('bytes' in answer) one?.resolve(answer.bytes);
      else one?.reject(answer.away ? new StoreAway(answer.failed) : new Error(answer.failed));
    });
    worker.on('error', (error: Error) => this.fail(error));
    return worker;
  }
  private fail(error: Error): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.worker = undefined;
    for (const { reject } of waiting) reject(error);
  }
}
/** What was written lately is not written again. */
function remembered(written: Map<string, Promise<Bytes>>, key: string, write: () => Promise<Bytes>): Promise<Bytes> {
  const known = written.get(key);
  if (known !== undefined) return known;
  const fresh = write();
  written.set(key, fresh);
  fresh.catch(() => written.delete(key));
  const oldest = written.keys().next().value;
  if (written.size > REMEMBERED && oldest !== undefined) written.delete(oldest);
  return fresh;
}
