import type { Seat } from '../../../kernel/ids.ts';
import { base, DYNASTY, type G, REASON, RESISTANCE, zone } from '../state.ts';
import { fact } from '../verbs.ts';

const dynastyWon = (seat: Seat): number => (seat === DYNASTY ? 1 : -1);
const resistanceWon = (seat: Seat): number => (seat === RESISTANCE ? 1 : -1);

/** LIB-3.1, LIB-10.1 */
export function dynastyWins(g: G): void {
  end(g, DYNASTY, REASON.baseAttacked);
  g.finish(dynastyWon);
}
/** LIB-3.2, LIB-10.2, LIB-10.3, LIB-R34 */
export function resistanceWins(g: G, reason: number): void {
  end(g, RESISTANCE, reason);
  g.finish(resistanceWon);
}
/** LIB-10.4; a hand card that was set aside for its mission is shown with the hands. */
function end(g: G, winner: Seat, reason: number): void {
  const { everyone } = g.table.plan;
  g.reveal(g.table.top(base), everyone);
  for (let seat = DYNASTY; seat <= RESISTANCE; seat++) {
    const hand = zone.hand(seat);
    g.revealAll(hand, everyone);
    if (g.table.size(zone.aside(seat)) > 0) g.reveal(g.table.top(zone.aside(seat)), everyone);
  }
  g.s.reason.value = reason;
  g.happened(fact.won, winner, reason);
}
