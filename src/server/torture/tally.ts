/** What can be wrong with what is stored, or was told. */
export const WRONGS = {
  lost: 'acknowledged commands lost',
  altered: 'commands logged otherwise than they were said',
  twice: 'commands carried out twice, or that nobody said',
  gaps: 'logs that do not hold together',
  disorder: 'commands logged in another order than they were acknowledged in',
  results: 'results that are not those of the game',
  views: 'views that were not those of the log',
  rooms: 'changes of rooms lost or made up',
} as const;
export type Wrong = keyof typeof WRONGS;

/** Counts what is wrong, and keeps some of it in words. */
export class Tally {
  readonly counts: Record<Wrong, number> = {
    lost: 0,
    altered: 0,
    twice: 0,
    gaps: 0,
    disorder: 0,
    results: 0,
    views: 0,
    rooms: 0,
  };
  readonly examples = new Map<Wrong, string>();
  is(wrong: Wrong, what: string): void {
    this.counts[wrong]++;
    if (!this.examples.has(wrong)) this.examples.set(wrong, what);
  }
}
