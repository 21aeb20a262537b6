import type { Seat } from '../../../kernel/ids.ts';
import { NEEDS_IN, need } from '../cards/columns.ts';
import { type G, zone } from '../state.ts';
import { fact } from '../verbs.ts';

const WON = 1;
const LOST = -1;
const won = (): number => WON;
const lost = (): number => LOST;

/** How many Civil Needs are in hands. */
function needsInHand(g: G): number {
  const t = g.table;
  let needs = 0;
  for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
    const hand = zone.hand(seat);
    if ((t.kindsIn(hand) & NEEDS_IN) === 0) continue;
    for (let i = t.size(hand) - 1; i >= 0; i--) needs += need[t.printed(t.card(hand, i))]!;
  }
  return needs;
}
/** BRV-1.1: all win or all lose. */
export function lose(g: G): void {
  g.happened(fact.ended, g.s.occupied.value, needsInHand(g));
  g.finish(lost);
}
/** BRV-1.2, BRV-12.2, BRV-12.3, BRV-12.4. */
export function endOfGame(g: G): void {
  const needs = needsInHand(g);
  if (g.s.occupied.value !== 0 || needs > 0) {
    lose(g);
    return;
  }
  g.happened(fact.ended, 0, 0);
  g.finish(won);
}
