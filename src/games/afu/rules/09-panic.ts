/** AFU 9: panic. AFU 12.2, 13.12: ways to be rid of it. */
import type { Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { PANIC_DEF } from '../cards/columns.ts';
import { type G, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';

/** AFU-9.1, AFU-9.5, AFU-27.1, AFU-R16, AFU-R17, AFU-R25: one panic card for the seat, unless a shield or an empty stack prevents it. */
export function takePanic(g: G, seat: Seat, since: 1 | 2): void {
  const { s, table } = g;
  if (s.shields.get(seat) > 0) {
    s.shields.add(seat, -1);
    g.happened(fact.panicPrevented, seat);
    return;
  }
  if (table.size(zone.panic) === 0) return;
  g.draw(zone.panic, zone.discard(seat));
  s.panics.add(seat, 1);
  if (s.panicSince.get(seat) === 0) s.panicSince.set(seat, since); // AFU-R22
  g.happened(fact.panicTaken, seat);
}

/** Where a panic card can be taken from. */
export const FROM = { hand: 1, discard: 2, deck: 3 } as const;
const zoneFrom = (seat: Seat, from: number): ZoneId =>
  from === FROM.hand ? zone.hand(seat) : from === FROM.discard ? zone.discard(seat) : zone.deck(seat);

function panicsIn(g: G, place: ZoneId): number {
  const t = g.table;
  let n = 0;
  for (let i = 0; i < t.size(place); i++) if (t.printed(t.card(place, i)) === PANIC_DEF) n++;
  return n;
}
/** How many panic cards the seat has there; those in the deck are what is left of the public count. */
export function panicsFrom(g: G, seat: Seat, from: number): number {
  if (from === FROM.hand) return panicsIn(g, zone.hand(seat)) + panicsIn(g, zone.late(seat));
  if (from === FROM.discard) return panicsIn(g, zone.discard(seat));
  return g.s.panics.get(seat) - panicsFrom(g, seat, FROM.hand) - panicsFrom(g, seat, FROM.discard);
}

/** AFU-12.2: to a place of the seat's own first; `collectPanic` puts it on the stack when both seats are done. */
export function returnPanic(g: G, seat: Seat, from: number): void {
  let card = g.table.find(zoneFrom(seat, from), PANIC_DEF);
  if (card === 0 && from === FROM.hand) card = g.table.find(zone.late(seat), PANIC_DEF);
  g.show(card, zone.calmed(seat));
  if (from === FROM.deck) g.shuffle(zone.deck(seat)); // AFU-14.4, AFU-R26
  g.s.panics.add(seat, -1);
  g.happened(fact.panicReturned, seat, from);
}
export function collectPanic(g: G): void {
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) g.moveAll(zone.calmed(seat), zone.panic);
}

/** AFU-13.12, AFU-13.13, AFU-13.14: the icon reaches the deck only if hand and discard hold none. */
export function offerCalm(g: G, seat: Seat, out: Options): void {
  const hand = panicsFrom(g, seat, FROM.hand);
  const discard = panicsFrom(g, seat, FROM.discard);
  if (hand > 0) out.add(act.calm(FROM.hand));
  if (discard > 0) out.add(act.calm(FROM.discard));
  if (hand + discard === 0 && g.s.panics.get(seat) > 0) out.add(act.calm(FROM.deck));
}
