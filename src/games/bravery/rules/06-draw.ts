import type { Seat } from '../../../kernel/ids.ts';
import { urgent } from '../cards/columns.ts';
import { type G, zone } from '../state.ts';
import { fact } from '../verbs.ts';

/** BRV-6.1, BRV-14.3, BRV-6.2. */
const DRAWN = 3;
const SOLO_DRAWN = 6;
export const DRAWN_FOR_URGENT = 2;

/** BRV-R4, BRV-R5: the discard pile becomes the deck when the deck is empty; without either, no card is drawn. */
export function drawOne(g: G, seat: Seat): void {
  const t = g.table;
  if (t.size(zone.deck) === 0) {
    if (t.size(zone.discard) === 0) return;
    g.moveAll(zone.discard, zone.deck);
    g.shuffle(zone.deck);
  }
  g.draw(zone.deck, zone.hand(seat));
}

/** BRV-R2, BRV-R4: everybody's cards one at a time in seat order, then the extra ones. */
export function drawCards(g: G): void {
  const { seats } = g.table.plan;
  for (let n = seats === 1 ? SOLO_DRAWN : DRAWN; n > 0; n--) {
    for (let seat = 0 as Seat; seat < seats; seat++) drawOne(g, seat);
  }
  for (let left = true; left;) {
    left = false;
    for (let seat = 0 as Seat; seat < seats; seat++) {
      if (g.s.owed.get(seat) === 0) continue;
      drawOne(g, seat);
      if (g.s.owed.add(seat, -1) > 0) left = true;
    }
  }
}

/** BRV-6.2, BRV-6.3, BRV-6.4, BRV-R3: counted at the end of the round. */
export function countUrgent(g: G): void {
  const t = g.table;
  for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
    const hand = zone.hand(seat);
    let owed = 0;
    for (let i = t.size(hand) - 1; i >= 0; i--) owed += DRAWN_FOR_URGENT * urgent[t.printed(t.card(hand, i))]!;
    g.s.owed.set(seat, owed);
    if (owed > 0) g.happened(fact.owes, seat, owed);
  }
}
