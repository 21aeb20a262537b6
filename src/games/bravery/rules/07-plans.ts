import type { Action, CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { hostile, relieves } from '../cards/columns.ts';
import { type G, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { accept, ask, decline, forgetTrades, give, isAddressed } from './04-trading.ts';

/** BRV-R38: how often a player may take back, give, ask or reopen in one planning. */
export const PATIENCE = 24;

/** Told instead of 0 where nobody has changed a plan: the old one is over. */
export const NEW_WEEK = 2;

/** BRV-7.6, BRV-7.7, BRV-R10, BRV-R14: hostile cards enter the plans first, in the order drawn. A single player chooses where. */
export function openPlanning(g: G): void {
  const t = g.table;
  for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
    if (g.s.confirmed.get(seat) !== 0) confirm(g, seat, 0, NEW_WEEK);
    spend(g, seat, g.s.patience.get(seat) - PATIENCE);
    if (t.plan.seats > 1) layHostile(g, seat);
  }
}
function layHostile(g: G, seat: Seat): void {
  const t = g.table;
  const hand = zone.hand(seat);
  for (let i = 0; i < t.size(hand);) {
    const card = t.card(hand, i);
    if (hostile[t.printed(card)] === 0) i++;
    else g.move(card, zone.plan(seat));
  }
}
function spend(g: G, seat: Seat, amount: number): void {
  if (amount !== 0) g.happened(fact.patience, seat, g.s.patience.add(seat, -amount));
}
function confirm(g: G, seat: Seat, value: number, told = value): void {
  g.s.confirmed.set(seat, value);
  g.happened(fact.confirmed, seat, told);
}

/** BRV-R13: when everybody has confirmed and nobody owes an answer, planning and trading are over. BRV-7.14: the rest stays in hand. */
export function takePlanning(g: G, action: Action): 'again' | 'next' {
  carryOut(g, action);
  const { seats } = g.table.plan;
  for (let seat = 0 as Seat; seat < seats; seat++) if (g.s.confirmed.get(seat) === 0) return 'again';
  for (let seat = 0 as Seat; seat < seats; seat++) if (isAddressed(g, seat)) return 'again';
  forgetTrades(g);
  return 'next';
}
function carryOut(g: G, action: Action): void {
  const { seat } = g;
  const def = defOf(action);
  const second = secondOf(action);
  switch (verbOf(action)) {
    case act.plan.id:
      // BRV-7.8: to the right end of the row.
      g.move(g.table.find(zone.hand(seat), def), second as ZoneId);
      return;
    case act.volunteer.id:
      volunteer(g, second as ZoneId, def);
      return;
    case act.give.id:
      spend(g, seat, give(g, def, second as Seat));
      return;
    case act.accept.id:
      accept(g, def, second as Seat);
      return;
    case act.decline.id:
      decline(g, def, second as Seat);
      return;
    case act.confirm.id:
      confirm(g, seat, 1);
      return;
    default:
      spend(g, seat, 1);
      changeMind(g, action, def, second);
  }
}
function changeMind(g: G, action: Action, def: DefId, second: number): void {
  switch (verbOf(action)) {
    case act.takeBack.id:
      g.move(inPlan(g, second as ZoneId, def, 0), zone.hand(g.seat));
      return;
    case act.dismiss.id:
      dismiss(g, second as ZoneId, def);
      return;
    case act.shift.id:
      shift(g, second as ZoneId, def);
      return;
    case act.ask.id:
      ask(g, def, second as Seat);
      return;
    default:
      confirm(g, g.seat, 0);
  }
}
/** The last card of the plan with this print, relieved or not. */
function inPlan(g: G, place: ZoneId, def: DefId, relieved: number): CardId {
  const t = g.table;
  for (let i = t.size(place) - 1; i >= 0; i--) {
    const card = t.card(place, i);
    if (t.printed(card) === def && g.s.relieved.get(card) === relieved) return card;
  }
  throw new Error(`print ${def} is not in plan ${place}`);
}
function helperIn(g: G, place: ZoneId): CardId {
  const t = g.table;
  for (let i = t.size(place) - 1; i >= 0; i--) if (relieves[t.printed(t.card(place, i))] !== 0) return t.card(place, i);
  throw new Error(`nobody in zone ${place} can relieve a need`);
}
function relieve(g: G, need: CardId, value: number): void {
  g.s.relieved.set(need, value);
  g.happened(fact.relieved, need, value);
}
/** BRV-17.13. */
function volunteer(g: G, place: ZoneId, def: DefId): void {
  relieve(g, inPlan(g, place, def, 0), 1);
  g.move(helperIn(g, zone.hand(g.seat)), place);
}
function dismiss(g: G, place: ZoneId, def: DefId): void {
  relieve(g, inPlan(g, place, def, 1), 0);
  g.move(helperIn(g, place), zone.hand(g.seat));
}
/** BRV-7.7: it stays in front. */
function shift(g: G, to: ZoneId, def: DefId): void {
  const from = to === zone.second ? zone.plan(g.seat) : zone.second;
  g.moveUnder(inPlan(g, from, def, 0), to);
}
