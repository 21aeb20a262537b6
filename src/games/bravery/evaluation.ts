import type { Seat } from '../../kernel/ids.ts';
import { LANDS, need } from './cards/set.ts';
import { type Bravery, zone } from './state.ts';

const bitsOf = (mask: number): number => {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
};

/** Civil Needs in hands: what still has to be resolved. */
export function needsLeft(s: Bravery): number {
  const t = s.table;
  let needs = 0;
  for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
    const hand = zone.hand(seat);
    for (let i = t.size(hand) - 1; i >= 0; i--) needs += need[t.printed(t.card(hand, i))]!;
  }
  return needs;
}

/** How good the position looks to the team, from 0 to 1. */
export function evaluate(s: Bravery, _seat: Seat): number {
  const t = s.table;
  if (t.over) return t.score[0]! > 0 ? 1 : 0;
  const needs = needsLeft(s);
  return Math.max(0, 0.9 * (1 - bitsOf(s.occupied.value) / LANDS) - (0.05 * needs) / t.plan.seats);
}
