import type { DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { ROOM_MAKERS_IN, TRADABLE_IN } from '../cards/columns.ts';
import { firstOf, type G, kindsIn, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { Week } from './07-week.ts';

const week = new Week();

/** May the card leave this hand? Not if the plan still waits for it (BRV-R9). */
function spared(g: G, seat: Seat, def: DefId): boolean {
  return (ROOM_MAKERS_IN & (1 << def)) === 0 || week.read(g.s, zone.plan(seat)).legal;
}

/** BRV-R11, BRV-R9: a gift needs the consent of both: an offer that is accepted, or a request that is granted. */
export function offerTrades(g: G, out: Options, own: number, planIsLegal: boolean, patient: boolean): void {
  const { seat, table: t } = g;
  for (let other = 0 as Seat; other < t.plan.seats; other++) {
    if (other === seat) continue;
    // What has been said already is not said again.
    const given = bitOf(g.s.offers[other]!.get(seat)) | bitOf(g.s.asks[seat]!.get(other));
    const asked = bitOf(g.s.asks[other]!.get(seat)) | bitOf(g.s.offers[seat]!.get(other));
    for (let left = own & TRADABLE_IN & ~given; left !== 0; left &= left - 1) {
      const free = planIsLegal || (left & -left & ROOM_MAKERS_IN) === 0;
      out.test(act.give(firstOf(left), other), patient && free, patient ? 'BRV-R9' : 'BRV-R38');
    }
    for (let left = kindsIn(t, zone.hand(other)) & TRADABLE_IN & ~asked; left !== 0; left &= left - 1) {
      out.test(act.ask(firstOf(left), other), patient, 'BRV-R38');
    }
    if (out.explaining) refuseForbidden(out, own, other);
  }
  offerAnswers(g, out);
}
const bitOf = (def: DefId): number => (def === 0 ? 0 : 1 << def);
/** BRV-4.3, BRV-17.19. */
function refuseForbidden(out: Options, own: number, other: Seat): void {
  for (let left = own & ~TRADABLE_IN; left !== 0; left &= left - 1)
    out.refuse(act.give(firstOf(left), other), 'BRV-4.3');
}

/** What `from` has offered to `to`, while the card is still in the hand; else 0. */
function offerOf(g: G, from: Seat, to: Seat): DefId {
  const def = g.s.offers[to]!.get(from);
  return def !== 0 && g.table.find(zone.hand(from), def) !== 0 ? def : (0 as DefId);
}
/** What `asker` wants from `of`, while the card is still in the hand; else 0. */
function requestOf(g: G, asker: Seat, of: Seat): DefId {
  const def = g.s.asks[of]!.get(asker);
  return def !== 0 && g.table.find(zone.hand(of), def) !== 0 ? def : (0 as DefId);
}
/** Is somebody waiting for an answer of this seat? */
export function isAddressed(g: G, seat: Seat): boolean {
  const offers = g.s.offers[seat]!;
  const asks = g.s.asks[seat]!;
  const { seats } = g.table.plan;
  for (let other = 0 as Seat; other < seats; other++) {
    if ((offers.get(other) | asks.get(other)) === 0) continue;
    if (offerOf(g, other, seat) !== 0 || requestOf(g, other, seat) !== 0) return true;
  }
  return false;
}
/** Yes and no to what others offer and ask for. */
export function offerAnswers(g: G, out: Options): void {
  const { seat } = g;
  for (let other = 0 as Seat; other < g.table.plan.seats; other++) {
    const offered = offerOf(g, other, seat);
    const asked = requestOf(g, other, seat);
    if (offered !== 0) {
      out.test(act.accept(offered, other), spared(g, other, offered), 'BRV-R9');
      out.add(act.decline(offered, other));
    }
    if (asked !== 0) {
      out.test(act.give(asked, other), spared(g, seat, asked), 'BRV-R9');
      if (asked !== offered) out.add(act.decline(asked, other));
    }
  }
}

/** Returns the patience it costs: answering a request costs nothing, and lets the asker plan on (BRV-R40). */
export function give(g: G, def: DefId, to: Seat): number {
  const { seat } = g;
  if (g.s.asks[seat]!.get(to) !== def) {
    g.s.offers[to]!.set(seat, def);
    g.happened(fact.offered, seat, to, def);
    return 1;
  }
  g.s.asks[seat]!.set(to, 0 as DefId);
  g.move(g.table.find(zone.hand(seat), def), zone.hand(to));
  if (g.s.confirmed.get(to) !== 0) {
    g.s.confirmed.set(to, 0);
    g.happened(fact.confirmed, to, 0);
  }
  return 0;
}
export function ask(g: G, def: DefId, of: Seat): void {
  g.s.asks[of]!.set(g.seat, def);
  g.happened(fact.asked, g.seat, of, def);
}
export function accept(g: G, def: DefId, from: Seat): void {
  g.s.offers[g.seat]!.set(from, 0 as DefId);
  g.move(g.table.find(zone.hand(from), def), zone.hand(g.seat));
}
export function decline(g: G, def: DefId, other: Seat): void {
  const { seat } = g;
  if (g.s.offers[seat]!.get(other) === def) g.s.offers[seat]!.set(other, 0 as DefId);
  if (g.s.asks[seat]!.get(other) === def) g.s.asks[seat]!.set(other, 0 as DefId);
  g.happened(fact.declined, seat, other, def);
}
/** BRV-R11: trading is over with the planning. */
export function forgetTrades(g: G): void {
  const { seats } = g.table.plan;
  for (let seat = 0; seat < seats; seat++) {
    for (let other = 0 as Seat; other < seats; other++) {
      g.s.offers[seat]!.set(other, 0 as DefId);
      g.s.asks[seat]!.set(other, 0 as DefId);
    }
  }
}
