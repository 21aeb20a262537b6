import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Column } from '../../../kernel/table.ts';
import { HOSTILE_IN, ROOM_MAKERS_IN, TRADABLE_IN } from '../cards/columns.ts';
import { firstOf, type G, inHand, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { Week } from './07-week.ts';

const week = new Week();

/** May the card leave this hand? Not if the plan still waits for it (BRV-R9). */
function spared(g: G, seat: Seat, def: DefId): boolean {
  return (ROOM_MAKERS_IN & (1 << def)) === 0 || week.read(g.s, zone.plan(seat)).legal;
}

/** BRV-4.2, BRV-4.4, BRV-R11, BRV-R9: a gift needs the consent of both: an offer that is accepted, or a request that is granted. */
export function offerTrades(g: G, out: Options, own: number, planIsLegal: boolean, patient: boolean): void {
  const { seat, table: t } = g;
  const kept = planIsLegal ? 0 : ROOM_MAKERS_IN;
  for (let other = 0 as Seat; other < t.plan.seats; other++) {
    if (other === seat) continue;
    const theirs = inHand(g, other);
    // What has been said already is not said again.
    const gifts = own & TRADABLE_IN & ~(g.s.offers[other]!.get(seat) | g.s.asks[seat]!.get(other));
    const wishes = theirs & TRADABLE_IN & ~(g.s.asks[other]!.get(seat) | g.s.offers[seat]!.get(other));
    if (patient) {
      out.kinds(act.give, gifts & ~kept, other);
      out.kinds(act.ask, wishes, other);
    }
    if (!out.explaining) continue;
    refuseTrades(g, out, other, patient ? gifts & kept : gifts, patient ? 0 : wishes);
    refuseRepeated(g, out, other, own, theirs);
  }
  offerAnswers(g, out);
}
/** BRV-R9: what the plan waits for is kept. BRV-R38: with no patience left nothing is. And what is never traded. */
function refuseTrades(g: G, out: Options, other: Seat, gifts: number, wishes: number): void {
  const { seat, table: t } = g;
  const rule = g.s.patience.get(seat) > 0 ? 'BRV-R9' : 'BRV-R38';
  for (let left = gifts; left !== 0; left &= left - 1) out.refuse(act.give(firstOf(left), other), rule);
  for (let left = wishes; left !== 0; left &= left - 1) out.refuse(act.ask(firstOf(left), other), rule);
  refuseKept(out, inHand(g, seat), t.kindsIn(zone.plan(seat)), (def) => act.give(def, other));
  refuseKept(out, inHand(g, other), t.kindsIn(zone.plan(other)), (def) => act.ask(def, other));
}
/** BRV-R41: what waits for an answer is not said again; one's own answer to a request is a gift. */
function refuseRepeated(g: G, out: Options, other: Seat, own: number, theirs: number): void {
  const { seat } = g;
  const [offered, asked] = [g.s.offers[other]!.get(seat), g.s.asks[other]!.get(seat)];
  const gifts = own & offered & ~g.s.asks[seat]!.get(other);
  const wishes = theirs & (asked | g.s.offers[seat]!.get(other));
  for (let left = gifts; left !== 0; left &= left - 1) out.refuse(act.give(firstOf(left), other), 'BRV-R41');
  for (let left = wishes; left !== 0; left &= left - 1) out.refuse(act.ask(firstOf(left), other), 'BRV-R41');
}
/**
 * BRV-4.3, BRV-17.19: urgent needs stay with who drew them. BRV-R10: so do hostile cards, which were laid into the plans
 * before anything else. BRV-R11: what is planned is in no hand.
 */
function refuseKept(out: Options, hand: number, planned: number, trade: (def: DefId) => Action): void {
  for (let left = hand & ~TRADABLE_IN; left !== 0; left &= left - 1) {
    out.refuse(trade(firstOf(left)), 'BRV-17.19');
  }
  for (let left = planned & ~hand; left !== 0; left &= left - 1) {
    out.refuse(trade(firstOf(left)), (left & -left & HOSTILE_IN) === 0 ? 'BRV-R11' : 'BRV-R10');
  }
}

/** Is somebody waiting for an answer of this seat: to an offer of what is still in hand, or a request for what is? */
export function isAddressed(g: G, seat: Seat): boolean {
  const { seats } = g.table.plan;
  const [offers, asks] = [g.s.offers[seat]!, g.s.asks[seat]!];
  for (let other = 0 as Seat; other < seats; other++) {
    if (offers.get(other) !== 0 && (offers.get(other) & inHand(g, other)) !== 0) return true;
    if (asks.get(other) !== 0 && (asks.get(other) & inHand(g, seat)) !== 0) return true;
  }
  return false;
}
/** Yes and no to what others offer and ask for. */
export function offerAnswers(g: G, out: Options): void {
  const { seat } = g;
  const [offers, asks] = [g.s.offers[seat]!, g.s.asks[seat]!];
  for (let other = 0 as Seat; other < g.table.plan.seats; other++) {
    if ((offers.get(other) | asks.get(other)) === 0) continue;
    const offered = offers.get(other) & inHand(g, other);
    const asked = asks.get(other) & inHand(g, seat);
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
