import { systemTime, type Time } from './time.ts';

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
  private swept = 0;
  constructor(rate: Rate, { steady }: Pick<Time, 'steady'> = systemTime) {
    this.rate = rate;
    this.now = steady;
  }
  /** 0 if it may go ahead, else the milliseconds to wait. */
  take(key: string): number {
    const { burst, perSecond } = this.rate;
    const now = this.now();
    const bucket = this.bucketOf(key, now);
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) * perSecond) / 1000);
    bucket.tokens = tokens < 1 ? tokens : tokens - 1;
    bucket.at = now;
    return tokens < 1 ? Math.ceil(((1 - tokens) * 1000) / perSecond) : 0;
  }
  private bucketOf(key: string, now: number): Bucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    this.forget(now);
    const full = { tokens: this.rate.burst, at: now };
    this.buckets.set(key, full);
    return full;
  }
  /** Whoever has been quiet long enough has a full bucket and need not be remembered. */
  private forget(now: number): void {
    const full = (this.rate.burst / this.rate.perSecond) * 1000;
    if (now - this.swept < full) return;
    this.swept = now;
    for (const [key, { at }] of this.buckets) if (now - at >= full) this.buckets.delete(key);
  }
}
