/** AFU 13: recruitment. AFU 8.11: rocket strikes on the display. */
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { defOf, numberOf, PASS, verbOf } from '../../../kernel/verbs.ts';
import { AID_DEF, cost, icon, PANIC_DEF, pay } from '../cards/columns.ts';
import { editionOf } from '../editions.ts';
import { type Afu, book, DISPLAY, type G, inTurn, openAt, otherSeat, PLAY, seatsOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { collectPanic, offerCalm, returnPanic } from './09-panic.ts';
import { cameBack } from './10-bonuses.ts';
import { explainPurchases } from './why-not.ts';

/**
 * AFU-13.8, AFU-R33: an empty place of the display is filled from the top of the deck; the next top is shown (AFU-3.8).
 */
export function refill(g: G): void {
  const t = g.table;
  for (let i = 0; i < DISPLAY; i++) {
    if (t.size(openAt(i)) === 0 && t.size(zone.afuDeck) > 0) g.draw(zone.afuDeck, openAt(i));
  }
  if (t.size(zone.afuDeck) > 0) g.reveal(t.top(zone.afuDeck), t.plan.everyone);
}

/**
 * AFU-8.10, AFU-8.11, AFU-8.12, AFU-R13: each surviving mark wipes the display once; the first player's invaders strike
 * first.
 */
export function rocketStrikes(g: G): void {
  for (let i = 0; i < seatsOf(g); i++) {
    const seat = inTurn(g, i);
    for (let n = g.s.rockets.get(seat); n > 0; n--) {
      g.happened(fact.rocketStruck, seat);
      for (let k = 0; k < DISPLAY; k++) {
        if (g.table.size(openAt(k)) === 0) continue;
        if (editionOf(g.s).struckGoUnderDeck) g.moveUnder(g.table.card(openAt(k), 0), zone.afuDeck);
        else g.moveAll(openAt(k), zone.struck); // AFU-D5, AFU-R79
      }
      refill(g);
    }
    g.s.rockets.set(seat, 0);
  }
}

/** AFU-R27: a late draw may bring back a card that fought; it yields nothing more this turn (AFU-6.9). */
function foughtAlready(g: G, seat: Seat, def: DefId): boolean {
  const { s } = g;
  if (s.lateShuffle.get(seat) === 0) return false;
  for (let i = 0; i < s.plays.get(seat); i++) if ((s.played[i]!.get(seat) & PLAY.print) === def) return true;
  return false;
}
/** AFU-19.13, AFU-R78: of equal cards those that were used on an objective come first; they yield nothing. */
export function isBack(s: Afu, seat: Seat, i: number): boolean {
  const t = s.table;
  const hand = zone.hand(seat);
  const def = t.printed(t.card(hand, i));
  const back = cameBack(s, seat, def);
  if (back === 0) return false;
  let before = 0;
  for (let k = 0; k < i; k++) if (t.printed(t.card(hand, k)) === def) before++;
  return before < back;
}
/**
 * AFU-13.1, AFU-13.2, AFU-13.3, AFU-R32: all that is left in hand is laid down for what it yields; panic stays
 * (AFU-9.6).
 */
function spendHand(g: G, seat: Seat): void {
  const { s, table: t } = g;
  let points = s.gained.get(seat);
  let icons = 0;
  for (let late = 0; late <= 1; late++) {
    const from = late === 1 ? zone.late(seat) : zone.hand(seat);
    for (let i = t.size(from) - 1; i >= 0; i--) {
      const def = t.printed(t.card(from, i));
      if (def === PANIC_DEF || (late === 1 ? foughtAlready(g, seat, def) : isBack(s, seat, i))) continue;
      points += pay[def]!;
      icons += icon[def]!;
    }
    layDown(g, from, zone.discard(seat));
  }
  s.budget.set(seat, points);
  s.icons.set(seat, icons);
  g.happened(fact.budget, seat, points);
}
function layDown(g: G, from: ZoneId, to: ZoneId): void {
  const t = g.table;
  g.tidy(from);
  for (let i = t.size(from) - 1; i >= 0; i--) {
    const card = t.card(from, i);
    if (t.printed(card) !== PANIC_DEF) g.move(card, to);
  }
}
export function openRecruitment(g: G): void {
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) spendHand(g, seat);
  g.begin(purchases, g.s.first.value).turn = g.s.first.value;
}
/** AFU-18.2: an event's points instead of a budget. */
export function openMarket(g: G, points: number): void {
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) {
    g.s.budget.set(seat, points);
    g.happened(fact.budget, seat, points);
  }
  g.begin(eventPurchases, g.s.first.value).turn = g.s.first.value;
}

/** Budgets, display and icons are public: who cannot act need not be asked (AFU-13.9, AFU-13.15). */
function canAct(g: G, seat: Seat, done: number): boolean {
  const { s, table: t } = g;
  if ((done & (1 << seat)) !== 0) return false;
  if (s.icons.get(seat) > 0 && s.panics.get(seat) > 0) return true;
  const points = s.budget.get(seat);
  if (points === 0) return false;
  if (t.size(zone.aid) > 0 && cost[AID_DEF]! <= points) return true;
  for (let i = 0; i < DISPLAY; i++) {
    if (t.size(openAt(i)) > 0 && cost[t.printed(t.card(openAt(i), 0))]! <= points) return true;
  }
  return false;
}
function buy(g: G, seat: Seat, def: DefId): void {
  const t = g.table;
  let place = zone.aid;
  for (let i = 0; i < DISPLAY; i++) {
    if (t.size(openAt(i)) > 0 && t.printed(t.card(openAt(i), 0)) === def) place = openAt(i);
  }
  g.draw(place, zone.discard(seat)); // AFU-13.10
  g.s.budget.add(seat, -cost[def]!);
  g.happened(fact.bought, seat, def, cost[def]);
  refill(g);
}

/**
 * AFU-13.4, AFU-13.5, AFU-13.6, AFU-13.7, AFU-13.8, AFU-13.9, AFU-R32: one card at a time in turn; a pass is final. Who
 * cannot buy is skipped and comes in again when the other's purchase has laid out something cheaper.
 */
const buying = (name: string, asks: string) =>
  book.procedure(name, { turn: 'seat', done: 'number' }, [
    {
      rule: 'AFU-13.9',
      run(g, l) {
        if (canAct(g, l.turn, l.done)) return 'next';
        l.turn = otherSeat(g, l.turn);
        return canAct(g, l.turn, l.done) ? 'next' : 'end';
      },
    },
    {
      rule: asks,
      prompt: 'afu.recruit',
      by: (_g, l) => l.turn,
      values: (g, l) => ({ points: g.s.budget.get(l.turn) }),
      offer(g, l, out) {
        const { s, table: t } = g;
        const points = s.budget.get(l.turn);
        out.add(PASS);
        for (let i = 0; i < DISPLAY; i++) {
          if (t.size(openAt(i)) === 0) continue;
          const def = t.printed(t.card(openAt(i), 0));
          out.test(act.buy(def), cost[def]! <= points, 'AFU-13.5');
        }
        if (t.size(zone.aid) > 0) out.test(act.buy(AID_DEF), cost[AID_DEF]! <= points, 'AFU-13.5');
        else out.refuse(act.buy(AID_DEF), 'AFU-R34');
        if (t.size(zone.afuDeck) > 0) out.refuse(act.buy(t.printed(t.top(zone.afuDeck))), 'AFU-13.6');
        if (s.icons.get(l.turn) > 0) offerCalm(g, l.turn, out);
        if (out.explaining) explainPurchases(g, l.turn, out);
      },
      take(g, l, action) {
        switch (verbOf(action)) {
          case act.calm.id:
            returnPanic(g, l.turn, numberOf(action));
            collectPanic(g);
            g.s.icons.add(l.turn, -1);
            return 'restart';
          case act.buy.id:
            buy(g, l.turn, defOf(action));
            break;
          default:
            l.done |= 1 << l.turn;
            g.happened(fact.passed, l.turn);
        }
        l.turn = otherSeat(g, l.turn);
        return 'restart';
      },
    },
  ]);
const purchases = buying('purchases', 'AFU-13.7');
const eventPurchases = buying('eventPurchases', 'AFU-18.2');

/** AFU-13.11, AFU-18.3, AFU-R31: what was not spent is lost. */
export function closeMarket(g: G): void {
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) {
    g.s.budget.set(seat, 0);
    g.s.icons.set(seat, 0);
  }
}
