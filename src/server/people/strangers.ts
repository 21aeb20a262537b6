/** Too many passwords are being looked at; nothing was looked at. */
export class Busy extends Error {
  readonly wait = 1000;
  constructor() {
    super('too many passwords at once');
  }
}
/** Somebody who tries a password at an account that does not know them from there, or who wants a new account. */
export interface Stranger {
  /** New accounts stand in a line of their own: no flood of guesses keeps people from registering. */
  readonly wants: 'in' | 'account';
  readonly account: string;
  /** The address, and the wider and wider blocks around it that somebody may have all of. */
  readonly from: readonly string[];
  /** It takes its time, and no thread: see `Usual`. */
  readonly pretended: boolean;
}
export interface Waiting {
  readonly stranger: Stranger;
  readonly go: () => void;
  readonly refuse: (why: Busy) => void;
}
/** Of so many accounts and blocks it is remembered when they last had a turn. */
const MOST_REMEMBERED = 10_000;
const keysOf = ({ account, from }: Stranger): readonly string[] => [`account ${account}`, ...from];

/**
 * Strangers who wait, and not by who came first: whoever has very many addresses is always first. Next is whose account and
 * whose blocks of addresses have had no turn for the longest time. Who guesses at one account from everywhere, or from one
 * network at every account, stands behind everybody else with all but one of their tries; to be in anybody's way takes new
 * networks and new accounts all the time. When the line is full, whoever has the most in it loses one.
 */
export class StrangersInLine {
  private readonly most: number;
  /** In the order in which they came. */
  private readonly waiting: Waiting[] = [];
  /** When each had its last turn, the oldest first. */
  private readonly turns = new Map<string, number>();
  private turn = 0;
  /** Tries at one account are looked at one at a time: it never takes more than one thread, whoever guesses. */
  private readonly looked = new Set<string>();
  constructor(most: number) {
    this.most = most;
  }
  get length(): number {
    return this.waiting.length;
  }
  isWaitedFor(account: string): boolean {
    return this.waiting.some(({ stranger }) => stranger.account === account);
  }
  add(one: Waiting): void {
    this.waiting.push(one);
    if (this.waiting.length > this.most) this.take(this.oneTooMany()).refuse(new Busy());
  }
  /** Takes whoever is next out of the line; none, if all that wait do so for their account. */
  next(): Waiting | undefined {
    const next = this.inOrder().find(({ stranger }) => !this.looked.has(stranger.account));
    if (next === undefined) return undefined;
    this.looked.add(next.stranger.account);
    this.remember(next.stranger);
    return this.take(next);
  }
  done({ account }: Stranger): void {
    this.looked.delete(account);
  }
  private take(one: Waiting): Waiting {
    this.waiting.splice(this.waiting.indexOf(one), 1);
    return one;
  }
  private inOrder(): readonly Waiting[] {
    return this.by((key) => this.turns.get(key) ?? 0);
  }
  /** The latest of those whose account or block has the most in the line. */
  private oneTooMany(): Waiting {
    const counts = new Map<string, number>();
    for (const { stranger } of this.waiting)
      for (const key of keysOf(stranger)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return this.by((key) => counts.get(key)!).at(-1)!;
  }
  /** The smallest first: the largest number of each decides, then the next to it. */
  private by(numberOf: (key: string) => number): readonly Waiting[] {
    return this.waiting
      .map((one) => ({
        one,
        numbers: keysOf(one.stranger)
          .map(numberOf)
          .toSorted((a, b) => b - a),
      }))
      .toSorted((a, b) => compared(a.numbers, b.numbers))
      .map(({ one }) => one);
  }
  private remember(stranger: Stranger): void {
    this.turn++;
    for (const key of keysOf(stranger)) {
      this.turns.delete(key);
      this.turns.set(key, this.turn);
    }
    for (const key of this.turns.keys()) {
      if (this.turns.size <= MOST_REMEMBERED) return;
      this.turns.delete(key);
    }
  }
}
/** An IPv4 address has fewer blocks around it than one of IPv6. */
function compared(a: readonly number[], b: readonly number[]): number {
  const longer = a.length < b.length ? b : a;
  const at = longer.findIndex((_, i) => a[i] !== b[i]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
