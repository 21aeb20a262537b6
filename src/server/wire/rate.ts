/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
interface Bucket {
  tokens: number;
  at: number;
}

/** Counts what each sender does. Whoever is too fast is told how long to wait; nobody is left without an answer. */
export class RateLimit {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  constructor(rate: Rate, now: () => number = Date.now) {
    this.rate = rate;
    this.now = now;
  }
  /** 0 if it may go ahead, else the milliseconds to wait. */
  take(key: string): number {
    const { burst, perSecond } = this.rate;
    const now = this.now();
    const known = this.buckets.get(key);
    const tokens = known === undefined ? burst : Math.min(burst, known.tokens + ((now - known.at) * perSecond) / 1000);
    const left = tokens < 1 ? tokens : tokens - 1;
    this.buckets.delete(key);
    this.buckets.set(key, { tokens: left, at: now });
    this.forget(now);
    return tokens < 1 ? Math.ceil(((1 - tokens) * 1000) / perSecond) : 0;
  }
  /** Whoever has been quiet long enough has a full bucket and need not be remembered. */
  private forget(now: number): void {
    const full = (this.rate.burst / this.rate.perSecond) * 1000;
    for (const [key, { at }] of this.buckets) {
      if (now - at < full) return;
      this.buckets.delete(key);
    }
  }
}
