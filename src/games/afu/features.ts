import type { Seat } from '../../kernel/ids.ts';
import type { Features, Put } from '../../kernel/tokens.ts';
import { clashes, sumOf } from './clash.ts';
import { objectiveOnTop, bestWorth, usedWorth } from './rules/19-auction.ts';
import { threshold } from './cards/columns.ts';
import { type Afu, PLAY, PROGRESS } from './state.ts';

const FEATURE = { attack: 0, defence: 1, fate: 2, sum: 3, auction: 4, missing: 5, bidder: 7, played: 6 } as const;

/** What the own rows come to as they lie, what an objective at stake can be paid with, and what was played this turn. */
function tell(s: Afu, seat: Seat, put: Put): void {
  const { seats } = s.table.plan;
  for (let k = 0; k < seats; k++) {
    const owner = ((seat + k) % seats) as Seat;
    for (let i = 0; i < s.plays.get(owner); i++) {
      const play = s.played[i]!.get(owner);
      put(FEATURE.played, k, play & PLAY.print, play >> 10);
    }
  }
  // What the other seat's rows come to may depend on its hand.
  if (s.progress.value < PROGRESS.fought) {
    rows(s, seat, put);
    Object.values(sumOf(s, seat)).forEach((n, i) => put(FEATURE.sum, i, n));
  }
  if (s.auction.value === 1) stake(s, seat, put);
}
/** By how much each column's attack and defence are above or below the enemy's, and what comes of it. */
function rows(s: Afu, seat: Seat, put: Put): void {
  for (const { column, front, ours, theirs, destroyed, beaten, shelled, saved } of clashes(s, seat)) {
    const fate = [front !== 0, destroyed, beaten, shelled, saved.enemy !== undefined, saved.own !== undefined];
    put(FEATURE.attack, column, ours.attack.n - theirs.defence.n);
    put(FEATURE.defence, column, ours.defence.n - theirs.attack.n);
    put(
      FEATURE.fate,
      column,
      fate.reduce((bits, is, i) => bits | (is ? 1 << i : 0), 0),
    );
  }
}
/** What the seat could pay, what it has paid, what is still wanting for the objective and for the highest bid, and whose that is. */
function stake(s: Afu, seat: Seat, put: Put): void {
  const [best, used] = [bestWorth(s, seat, s.demanded.value), usedWorth(s, seat, s.demanded.value)];
  const { bidder } = s;
  put(FEATURE.bidder, bidder.value === 0 ? 0 : bidder.value - 1 === seat ? 1 : 2);
  put(FEATURE.auction, 0, best);
  put(FEATURE.auction, 1, used);
  put(FEATURE.missing, 0, best - threshold[objectiveOnTop(s)]!);
  put(FEATURE.missing, 1, best - s.bid.value);
}

export const features: Features<Afu> = { edition: 1, tell };
