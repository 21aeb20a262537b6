import type { Seat } from '../../../kernel/ids.ts';
import { baseOf, DYNASTY, type G, REASON, RESISTANCE, type Role, seatOfRole, zone } from '../state.ts';
import { fact } from '../verbs.ts';

/** LIB-3.1, LIB-10.1 */
export function dynastyWins(g: G): void {
  end(g, DYNASTY, REASON.baseAttacked);
}
/** LIB-3.2, LIB-10.2, LIB-10.3, LIB-R34 */
export function resistanceWins(g: G, reason: number): void {
  end(g, RESISTANCE, reason);
}
/** LIB-10.4; a hand card that was set aside for its mission is shown with the hands. */
function end(g: G, side: Role, reason: number): void {
  const { everyone } = g.table.plan;
  g.reveal(g.table.top(baseOf(g.s)), everyone);
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    const hand = zone.hand(seat);
    g.revealAll(hand, everyone);
    if (g.table.size(zone.aside(seat)) > 0) g.reveal(g.table.top(zone.aside(seat)), everyone);
  }
  g.s.reason.value = reason;
  const winner = seatOfRole(g.s, side);
  g.happened(fact.won, winner, reason);
  g.finish((seat) => (seat === winner ? 1 : -1));
}
