import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerStore } from '../store/store.ts';
import type { Time } from '../time.ts';
import { newToken } from './secrets.ts';

/** So many wrong passwords for an account cost nobody anything. */
const FREE = 5;
/** A stranger's try at an account that is being guessed at takes longer and longer, up to this. */
const LONGEST_MS = 5000;
const STEP_MS = 250;
/** One wrong password is forgotten in so long. */
const FORGET_MS = 60_000;
/** So many accounts are watched, and so many tries are delayed, at once. */
const MOST_WATCHED = 10_000;
export const MOST_DELAYED = 1000;
/** So many places of an account are remembered. */
const MOST_PLACES = 16;
const KEY = 'people.key';

/**
 * Somebody guesses at an account, from anywhere. Who has logged into it before from the same address is not made to wait for
 * that; who comes from elsewhere waits, right or wrong, and is never refused for what others do.
 */
export class Guesses {
  private readonly store: ServerStore;
  private readonly time: Time;
  private readonly wrong = new Map<string, { count: number; at: number }>();
  /** Each ends a delay, the oldest first. */
  private readonly delayed = new Set<() => void>();
  private readonly rest: (ms: number) => Promise<unknown>;
  private key: Promise<string> | undefined;
  constructor(store: ServerStore, time: Time, rest: (ms: number) => Promise<unknown> = sleep) {
    this.store = store;
    this.time = time;
    this.rest = rest;
  }
  /** Where somebody comes from, as it is kept: nobody who reads the data learns the address. */
  private async placeOf(who: string, address: string): Promise<string> {
    const kept = (this.key ??= this.store.settled(KEY, newToken()));
    kept.catch(() => (this.key = undefined));
    return createHmac('sha256', await kept)
      .update(`${who} ${address}`)
      .digest('base64url');
  }
  /** Has this account been logged into from there? Nobody's account has not, and finding that out takes as long. */
  async isFriend(who: string | undefined, address: string): Promise<boolean> {
    const place = await this.placeOf(who ?? '', address);
    return this.store.knowsPlace(who ?? '', place);
  }
  /** For how long a stranger's try at this account takes. */
  delayOf(account: string): number {
    const { count, at } = this.wrong.get(account) ?? { count: 0, at: 0 };
    const left = count - (this.time.steady() - at) / FORGET_MS;
    return left <= FREE ? 0 : Math.min(LONGEST_MS, Math.ceil(left - FREE) * STEP_MS);
  }
  /** A stranger waits; where so many do, who has waited for the longest time goes on, so that nobody is refused for it. */
  async hold(account: string): Promise<void> {
    const wait = this.delayOf(account);
    if (wait === 0) return;
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.delayed.add(wake);
    const [longest] = this.delayed;
    if (this.delayed.size > MOST_DELAYED) this.letGo(longest!);
    await Promise.race([this.rest(wait), woken]);
    this.letGo(wake);
  }
  private letGo(wake: () => void): void {
    this.delayed.delete(wake);
    wake();
  }
  failed(account: string): void {
    const now = this.time.steady();
    const { count, at } = this.wrong.get(account) ?? { count: 0, at: now };
    const left = Math.max(0, count - (now - at) / FORGET_MS);
    this.wrong.delete(account);
    this.wrong.set(account, { count: Math.min(left + 1, FREE + LONGEST_MS / STEP_MS + 1), at: now });
    const [oldest] = this.wrong.keys();
    if (this.wrong.size > MOST_WATCHED && oldest !== undefined) this.wrong.delete(oldest);
  }
  async succeeded(who: string, address: string): Promise<void> {
    await this.store.keepPlace(who, await this.placeOf(who, address), this.time.wall(), MOST_PLACES);
  }
}
