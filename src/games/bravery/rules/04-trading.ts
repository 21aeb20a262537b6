import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Column } from '../../../kernel/table.ts';
import { HOSTILE_IN, ROOM_MAKERS_IN, TRADABLE_IN } from '../cards/columns.ts';
import { firstOf, type G, kindsIn, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { Week } from './07-week.ts';

const week = new Week();

/** May the card leave this hand? Not if the plan still waits for it (BRV-R9). */
function spared(g: G, seat: Seat, def: DefId): boolean {
  return (ROOM_MAKERS_IN & (1 << def)) === 0 || week.read(g.s, zone.plan(seat)).legal;
}

/** BRV-4.2, BRV-R11, BRV-R9: a gift needs the consent of both: an offer that is accepted, or a request that is granted. */
export function offerTrades(g: G, out: Options, own: number, planIsLegal: boolean, patient: boolean): void {
  const { seat, table: t } = g;
  for (let other = 0 as Seat; other < t.plan.seats; other++) {
    if (other === seat) continue;
    const theirs = kindsIn(t, zone.hand(other));
    // What has been said already is not said again.
    const given = g.s.offers[other]!.get(seat) | g.s.asks[seat]!.get(other);
    const asked = g.s.asks[other]!.get(seat) | g.s.offers[seat]!.get(other);
    for (let left = own & TRADABLE_IN & ~given; left !== 0; left &= left - 1) {
      const free = planIsLegal || (left & -left & ROOM_MAKERS_IN) === 0;
      out.test(act.give(firstOf(left), other), patient && free, patient ? 'BRV-R9' : 'BRV-R38');
    }
    for (let left = theirs & TRADABLE_IN & ~asked; left !== 0; left &= left - 1) {
      out.test(act.ask(firstOf(left), other), patient, 'BRV-R38');
    }
    if (!out.explaining) continue;
    refuseTrades(out, own, kindsIn(t, zone.plan(seat)), (def) => act.give(def, other));
    refuseTrades(out, theirs, kindsIn(t, zone.plan(other)), (def) => act.ask(def, other));
  }
  offerAnswers(g, out);
}
/**
 * BRV-4.3, BRV-17.19: urgent needs stay with who drew them. BRV-R10: so do hostile cards, which were laid into the plans
 * before anything else. BRV-R11: what is planned is in no hand.
 */
function refuseTrades(out: Options, hand: number, planned: number, trade: (def: DefId) => Action): void {
  for (let left = hand & ~TRADABLE_IN; left !== 0; left &= left - 1) {
    out.refuse(trade(firstOf(left)), 'BRV-17.19');
  }
  for (let left = planned & ~hand; left !== 0; left &= left - 1) {
    out.refuse(trade(firstOf(left)), (left & -left & HOSTILE_IN) === 0 ? 'BRV-R11' : 'BRV-R10');
  }
}

/** What `from` has offered to `to` and still has in hand. */
const offersOf = (g: G, from: Seat, to: Seat): number => inHand(g, from, g.s.offers[to]!.get(from));
/** What `asker` wants from `of` and is still in that hand. */
const requestsOf = (g: G, asker: Seat, of: Seat): number => inHand(g, of, g.s.asks[of]!.get(asker));
const inHand = (g: G, seat: Seat, kinds: number): number =>
  kinds === 0 ? 0 : kinds & kindsIn(g.table, zone.hand(seat));

/** Is somebody waiting for an answer of this seat? */
export function isAddressed(g: G, seat: Seat): boolean {
  const { seats } = g.table.plan;
  for (let other = 0 as Seat; other < seats; other++) {
    if ((offersOf(g, other, seat) | requestsOf(g, other, seat)) !== 0) return true;
  }
  return false;
}
/** Yes and no to what others offer and ask for. */
export function offerAnswers(g: G, out: Options): void {
  const { seat } = g;
  for (let other = 0 as Seat; other < g.table.plan.seats; other++) {
    const offered = offersOf(g, other, seat);
    const asked = requestsOf(g, other, seat);
    for (let left = offered; left !== 0; left &= left - 1) {
      const def = firstOf(left);
      out.test(act.accept(def, other), spared(g, other, def), 'BRV-R9');
      out.add(act.decline(def, other));
    }
    for (let left = asked; left !== 0; left &= left - 1) {
      const def = firstOf(left);
      out.test(act.give(def, other), spared(g, seat, def), 'BRV-R9');
      if ((offered & (1 << def)) === 0) out.add(act.decline(def, other));
    }
  }
}

const say = (column: Column<Seat, number>, seat: Seat, def: DefId): void =>
  column.set(seat, column.get(seat) | (1 << def));
const unsay = (column: Column<Seat, number>, seat: Seat, def: DefId): void =>
  column.set(seat, column.get(seat) & ~(1 << def));
const isSaid = (column: Column<Seat, number>, seat: Seat, def: DefId): boolean => (column.get(seat) & (1 << def)) !== 0;

/** Returns the patience it costs: answering a request costs nothing, and lets the asker plan on (BRV-R40). */
export function give(g: G, def: DefId, to: Seat): number {
  const { seat } = g;
  if (!isSaid(g.s.asks[seat]!, to, def)) {
    say(g.s.offers[to]!, seat, def);
    g.happened(fact.offered, seat, to, def);
    return 1;
  }
  unsay(g.s.asks[seat]!, to, def);
  g.move(g.table.find(zone.hand(seat), def), zone.hand(to));
  if (g.s.confirmed.get(to) !== 0) {
    g.s.confirmed.set(to, 0);
    g.happened(fact.confirmed, to, 0);
  }
  return 0;
}
export function ask(g: G, def: DefId, of: Seat): void {
  say(g.s.asks[of]!, g.seat, def);
  g.happened(fact.asked, g.seat, of, def);
}
export function accept(g: G, def: DefId, from: Seat): void {
  unsay(g.s.offers[g.seat]!, from, def);
  g.move(g.table.find(zone.hand(from), def), zone.hand(g.seat));
}
export function decline(g: G, def: DefId, other: Seat): void {
  const { seat } = g;
  unsay(g.s.offers[seat]!, other, def);
  unsay(g.s.asks[seat]!, other, def);
  g.happened(fact.declined, seat, other, def);
}
/** BRV-R11: trading is over with the planning. */
export function forgetTrades(g: G): void {
  const { seats } = g.table.plan;
  for (let seat = 0; seat < seats; seat++) {
    for (let other = 0 as Seat; other < seats; other++) {
      g.s.offers[seat]!.set(other, 0);
      g.s.asks[seat]!.set(other, 0);
    }
  }
}
