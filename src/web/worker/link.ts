import type { Viewer } from '../../kernel/ids.ts';
import type { Told } from '../../match/messages.ts';
import type { Ask, FromPage, Replies, ToPage } from './wire.ts';

/** Whatever answers for a match: a worker, or a script. */
export interface Wire {
  onTold: (viewer: Viewer, told: Told) => void;
  ask<K extends Ask['ask']>(ask: Ask & { ask: K }): Promise<Replies[K]>;
  close(): void;
  /** There is a bot to ask for advice. */
  readonly advises?: boolean;
  /** Why there is none, where somebody may ask for it. */
  readonly whyNoAdvice?: () => string;
  /** The time by which the match runs, if it is not this device's. */
  readonly now?: () => number;
}
/** The page's end of the wire to a match in a worker. */
export class Link implements Wire {
  readonly advises = true;
  private readonly worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { resolve: (reply: never) => void; reject: (error: Error) => void }>();
  private count = 0;
  onTold: (viewer: Viewer, told: Told) => void = () => undefined;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => this.hear(data));
  }
  ask<K extends Ask['ask']>(ask: Ask & { ask: K }): Promise<Replies[K]> {
    const message: FromPage = { n: ++this.count, ...ask };
    return new Promise<Replies[K]>((resolve, reject) => {
      this.waiting.set(message.n, { resolve, reject });
      this.worker.postMessage(message);
    });
  }
  close(): void {
    this.worker.terminate();
  }
  private hear(message: ToPage): void {
    if ('told' in message) {
      this.onTold(message.viewer, message.told);
      return;
    }
    const waiting = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    if ('error' in message) waiting?.reject(new Error(message.error));
    else waiting?.resolve(message.reply as never);
  }
}
