import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, messageOf } from './log.ts';

/** However often somebody asks, this is how often something is written to find out; after a failure sooner. */
const EVERY_MS = 5000;
const AGAIN_MS = 1000;
/** A store that takes longer is as good as none. */
const PATIENCE_MS = 2500;

/** Can moves be written down? Found out by writing. */
export class Readiness {
  private readonly write: () => Promise<void>;
  private readonly log: Log;
  /** Never set back, unlike the clock on the wall. */
  private readonly now: () => number;
  private at = Number.NEGATIVE_INFINITY;
  private ready = true;
  private asking: Promise<boolean> | undefined;
  constructor(write: () => Promise<void>, log: Log, now: () => number = () => performance.now()) {
    this.write = write;
    this.log = log;
    this.now = now;
  }
  ask(): Promise<boolean> {
    if (this.now() - this.at < (this.ready ? EVERY_MS : AGAIN_MS)) return Promise.resolve(this.ready);
    return (this.asking ??= this.look().finally(() => (this.asking = undefined)));
  }
  private async look(): Promise<boolean> {
    const patience = new AbortController();
    const tooLate = sleep(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).then(
      () => {
        throw new Error('the store does not answer');
      },
      () => undefined,
    );
    let error: unknown;
    try {
      await Promise.race([this.write(), tooLate]);
    } catch (caught) {
      error = caught;
    }
    patience.abort();
    this.at = this.now();
    const ready = error === undefined;
    if (this.ready !== ready) this.tell(error);
    this.ready = ready;
    return ready;
  }
  private tell(error: unknown): void {
    if (error === undefined) this.log('info', 'ready again');
    else this.log('error', 'not ready: nothing can be written', { error: messageOf(error) });
  }
}
