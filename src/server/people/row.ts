import { setTimeout as sleep } from 'node:timers/promises';
import { Busy, StrangersInLine, type Stranger } from './strangers.ts';

/** Whom the account knows from there, or who is somebody already, is a friend. */
export type Caller = 'friend' | Stranger;

/**
 * Work that is dear: little of it at once, the rest in a row, and no longer a row than that. Friends go first; strangers
 * who come one behind the other have half of the time, so that a flood of guesses leaves the other half to who plays.
 */
export class Row {
  private running = 0;
  private readonly friends: (() => void)[] = [];
  private readonly lines: Readonly<Record<Stranger['wants'], StrangersInLine>>;
  /** Which strangers are asked first: not those who had the last turn. */
  private first: Stranger['wants'] = 'in';
  /** Each ends a rest: a friend has come. */
  private readonly resting = new Set<() => void>();
  private readonly atOnce: number;
  private readonly most: number;
  private readonly rest: (ms: number) => Promise<unknown>;
  constructor(atOnce: number, most: number, rest: (ms: number) => Promise<unknown> = sleep) {
    this.atOnce = atOnce;
    this.most = most;
    this.rest = rest;
    this.lines = { in: new StrangersInLine(most), account: new StrangersInLine(most) };
  }
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    await this.turn(caller);
    const began = performance.now();
    try {
      return await work();
    } finally {
      const worked = performance.now() - began;
      void (caller !== 'friend' && caller.pretended ? this.pretended(caller, worked) : this.handOn(caller, worked));
    }
  }
  private turn(caller: Caller): Promise<void> {
    if (caller === 'friend' && this.friends.length >= this.most) throw new Busy();
    return new Promise<void>((go, refuse) => {
      if (caller === 'friend') this.friends.push(go);
      else this.lines[caller.wants].add({ stranger: caller, go, refuse });
      if (caller === 'friend') for (const wake of this.resting) wake();
      this.goOn();
    });
  }
  /** Whoever is next, as long as there is a place: a friend at once, a stranger when it has rested as long as it worked. */
  private goOn(): void {
    while (this.running < this.atOnce) {
      const friend = this.friends.shift();
      const next = friend === undefined ? this.nextStranger() : undefined;
      if (friend === undefined && next === undefined) return;
      if (next?.stranger.pretended !== true) this.running++;
      (friend ?? next!.go)();
    }
  }
  private nextStranger(): ReturnType<StrangersInLine['next']> {
    const other = this.first === 'in' ? 'account' : 'in';
    const next = this.lines[this.first].next() ?? this.lines[other].next();
    if (next !== undefined) this.first = next.stranger.wants === 'in' ? 'account' : 'in';
    return next;
  }
  private async handOn(caller: Caller, worked: number): Promise<void> {
    const { lines } = this;
    if (this.friends.length === 0 && lines.in.length + lines.account.length > 0) await this.rested(worked);
    this.running--;
    if (caller !== 'friend') lines[caller.wants].done(caller);
    this.goOn();
  }
  /** Held up nobody but who tries at the same account, and them as if it had been one. */
  private async pretended(caller: Stranger, worked: number): Promise<void> {
    const line = this.lines[caller.wants];
    if (line.isWaitedFor(caller.account)) await this.rest(worked);
    line.done(caller);
    this.goOn();
  }
  private async rested(ms: number): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.resting.add(wake);
    await Promise.race([this.rest(ms), woken]);
    this.resting.delete(wake);
  }
}
