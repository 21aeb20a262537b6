import type { Seat, Viewer } from '../../kernel/ids.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Answer, Command, Told } from '../../match/messages.ts';
import { startWorker } from './start.ts';
import type { Ask, FromPage, Replies, ToPage } from './wire.ts';
import type { Advice } from '../../bots/adviser.ts';

/** Whatever answers for a match: a worker, a server, or a script. */
export interface Wire {
  onTold: (viewer: Viewer, told: Told) => void;
  /** Everything that happened so far as the viewer was told it; from now on `onTold` hears what is new. */
  watch(viewer: Viewer): Promise<readonly Told[]>;
  /** What the viewer has missed; some of it may come by `onTold`. */
  resume(viewer: Viewer, have: number): Promise<readonly Told[]>;
  submit(seat: Seat, command: Command): Promise<Answer>;
  record(): Promise<MatchRecord>;
  close(): void;
  /** What a bot would do in this seat, where there is one to ask. */
  advise?(seat: Seat): Promise<Advice | undefined>;
  /** Why there is none, where somebody may ask for it. */
  readonly whyNoAdvice?: () => string;
  /** Nothing can be taken back: it is not spoken of. */
  readonly final?: true;
  /** The time by which the match runs, if it is not this device's. */
  readonly now?: () => number;
}
/** The page's end of the wire to a match in a worker. */
export class Link implements Wire {
  private readonly worker = startWorker('match');
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
  watch(viewer: Viewer): Promise<readonly Told[]> {
    return this.ask({ ask: 'watch', viewer });
  }
  resume(viewer: Viewer, have: number): Promise<readonly Told[]> {
    return this.ask({ ask: 'resume', viewer, have });
  }
  submit(seat: Seat, command: Command): Promise<Answer> {
    return this.ask({ ask: 'command', seat, command });
  }
  record(): Promise<MatchRecord> {
    return this.ask({ ask: 'record' });
  }
  advise(seat: Seat): Promise<Advice | undefined> {
    return this.ask({ ask: 'hint', seat });
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
