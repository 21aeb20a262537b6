import type { DefId, Seat, SeatMask, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import {
  days,
  DRIVES_IN,
  freelyPlanned,
  HELPERS_IN,
  HOSTILE_IN,
  hostile,
  kindsOf,
  NEEDS_IN,
  people,
  perPlan,
  PLAIN_IN,
  relieves,
} from '../cards/columns.ts';
import { everySeat, firstOf, type G, inHand, planAt, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { isAddressed, offerAnswers, offerTrades } from './04-trading.ts';
import { roomForCopies, Week, WEEK } from './07-week.ts';

// Constants of this module: an imported binding would be loaded anew at each use, and planning reads these all the time.
const [DAYS, HOSTILE, RELIEVES] = [days, hostile, relieves];
const [NEEDS, DRIVES, HELPERS, PLAIN] = [NEEDS_IN, DRIVES_IN, HELPERS_IN, PLAIN_IN];
const STEADY = PLAIN & kindsOf(freelyPlanned);
/** Prints of which a plan takes so many and no more. */
const LIMITED = kindsOf(perPlan);

/** Prints that ask for nothing but days, no more than so many, as often as one likes. */
const FITTING = Int32Array.from({ length: WEEK + 1 }, (_, room) =>
  kindsOf(freelyPlanned.map((may, def) => (days[def]! <= room ? may : 0))),
);
/** The plan that is being looked at; a single player has two. */
const WEEKS = [new Week(), new Week()] as const;

/** BRV-R13: the table does not wait for those who have confirmed, unless they owe somebody an answer. */
export function restingSeats(g: G): SeatMask {
  let mask = 0;
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    if (g.s.confirmed.get(seat) !== 0 && !isAddressed(g, seat)) mask |= 1 << seat;
  }
  return mask;
}
/** Seats that may do something: all that the table waits for, and those that rest if they may reopen. */
export function planners(g: G, _l: object, resting: SeatMask): SeatMask {
  let mask = everySeat(g.table);
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    if ((resting & (1 << seat)) !== 0 && g.s.patience.get(seat) === 0) mask &= ~(1 << seat);
  }
  return mask;
}

export function offerPlanning(g: G, out: Options): void {
  const { seat, table: t } = g;
  const patient = g.s.patience.get(seat) > 0;
  if (g.s.confirmed.get(seat) !== 0) {
    out.test(act.reopen(), patient, 'BRV-R38');
    offerAnswers(g, out);
  } else if (t.plan.seats === 1) {
    offerSolo(g, out, patient);
  } else {
    const kinds = inHand(g, seat);
    offerTrades(g, out, kinds, offerOwnPlan(g, out, kinds, patient), patient);
  }
}
/**
 * What the seat may do with its plan and whether it may confirm it: the same as before while only trades were talked about. Says whether
 * the plan is legal.
 */
function offerOwnPlan(g: G, out: Options, kinds: number, patient: boolean): boolean {
  const { seat } = g;
  const place = zone.plan(seat);
  const kept = g.kept(seat);
  const since = Math.max(g.since(zone.hand(seat)), g.since(place));
  if (kept.again(out, since, patient ? 1 : 0)) return kept.note === 1;
  const from = out.size;
  const week = WEEKS[0].read(g.s, place).readHand(g.table, seat, kinds);
  const { legal } = week;
  offerPlan(g, out, week, place, kinds, patient, undefined);
  out.test(act.confirm(), legal, whyNotLegal(week));
  kept.keep(out, from, g.now, patient ? 1 : 0, legal ? 1 : 0);
  return legal;
}
/** What stops a plan that is not legal: its days, its Will, or the condition of a card. */
function whyNotLegal(week: Week): string {
  if (week.excess > 0) return 'BRV-7.3';
  return week.cost > week.will ? 'BRV-7.10' : 'BRV-17.8';
}
/** One of such kinds, or 0 if there is none. */
const anyOf = (kinds: number): number => (kinds === 0 ? 0 : firstOf(kinds));
/**
 * For the words of the question: what the plan comes to, of two plans the one that is too long, or the first; which cards
 * in hand could make room; and whether somebody waits for an answer.
 */
export function planningValues(g: G): Readonly<Record<string, number>> {
  const t = g.table;
  const alone = t.plan.seats === 1;
  const hand = inHand(g, g.seat);
  const own = WEEKS[0].read(g.s, zone.plan(g.seat));
  const week = alone && own.legal && !WEEKS[1].read(g.s, zone.second).legal ? WEEKS[1] : own;
  return {
    alone: alone ? 1 : 0,
    second: week === WEEKS[1] ? 1 : 0,
    days: week.hostileDays + week.days,
    room: WEEK + week.extraDays,
    will: week.left,
    over: Math.max(0, week.excess),
    hostile: hand & HOSTILE_IN,
    drive: anyOf(hand & DRIVES),
    helper: anyOf(hand & HELPERS),
    confirmed: g.s.confirmed.get(g.seat),
    asked: isAddressed(g, g.seat) ? 1 : 0,
  };
}
/** BRV-14.4: two plans; only one of them at a time may be too long and wait for People's Actions. */
function offerSolo(g: G, out: Options, patient: boolean): void {
  const t = g.table;
  const kinds = inHand(g, g.seat);
  if (offerHostile(g, out, kinds)) return;
  const first = WEEKS[0].read(g.s, planAt(t, 0)).readHand(t, g.seat, kinds);
  const second = WEEKS[1].read(g.s, planAt(t, 1)).shareHand(first);
  const legal = first.legal && second.legal;
  if (second.legal) offerPlan(g, out, first, planAt(t, 0), kinds, patient, second);
  if (first.legal) offerPlan(g, out, second, planAt(t, 1), kinds, patient, first);
  out.test(act.confirm(), legal, whyNotLegal(first.legal ? second : first));
}
/** BRV-R35: a single player chooses the plan for each hostile card, before anything else. */
function offerHostile(g: G, out: Options, kinds: number): boolean {
  for (let left = kinds & HOSTILE_IN; left !== 0; left &= left - 1) {
    out.add(act.plan(firstOf(left), planAt(g.table, 0)));
    out.add(act.plan(firstOf(left), planAt(g.table, 1)));
  }
  if ((kinds & HOSTILE_IN) === 0) return false;
  out.refuse(act.confirm(), 'BRV-7.6');
  return true;
}

/** What may be laid into the plan that `week` has read, and taken out of it; `other` is a single player's other plan. */
function offerPlan(
  g: G,
  out: Options,
  week: Week,
  place: ZoneId,
  kinds: number,
  patient: boolean,
  other: Week | undefined,
): void {
  const relieved = week.relieved & NEEDS;
  const burdens = week.unrelieved & NEEDS;
  const layable = layableIn(g, week, place, kinds);
  let rest = layable;
  for (let left = kinds & HELPERS; left !== 0; left &= left - 1) {
    const before = (left & -left) - 1;
    out.kinds(act.plan, rest & before, place);
    rest &= ~before;
    offerVolunteers(out, week, place, firstOf(left), burdens);
  }
  out.kinds(act.plan, rest, place);
  if (out.explaining) refuseLaying(g, out, week, place, kinds & ~HELPERS & ~layable);
  else if (!patient) return;
  // Out of a legal plan what brings neither Will nor days may always go.
  const loose = patient && week.legal ? PLAIN : 0;
  for (let left = week.kinds; left !== 0; left &= left - 1) {
    const def = firstOf(left);
    if ((loose & (1 << def)) !== 0) out.add(act.takeBack(def, place));
    else if (HOSTILE[def] !== 0) offerShift(out, place, def, patient, other);
    else if (RELIEVES[def] !== 0) continue; // Volunteers come back with `dismiss`
    else if ((NEEDS & ~burdens & (1 << def)) !== 0) out.refuse(act.takeBack(def, place), 'BRV-17.13');
    else offerTakingBack(out, week, place, def, patient);
  }
  for (let left = relieved; left !== 0; left &= left - 1)
    out.test(act.dismiss(firstOf(left), place), patient, 'BRV-R38');
}
/** Prints that surely fit: there are days for them, or of cards without Will there can be (BRV-R9). */
function fittingIn(week: Week): number {
  const fitting = FITTING[Math.max(0, Math.min(week.room, WEEK))]!;
  if (!week.affordable || !week.canMakeRoom(0)) return fitting;
  return fitting | (STEADY & FITTING[Math.max(0, Math.min(week.room + week.reach, WEEK))]!);
}
/** BRV-7.3, BRV-7.5, BRV-7.10, BRV-17.8: what of the hand may be laid into the plan, Volunteers apart. */
function layableIn(g: G, week: Week, place: ZoneId, kinds: number): number {
  const fitting = fittingIn(week);
  // Of cards that neither bring nor cost Will, no others can be made to fit.
  let tested = kinds & ~(HELPERS | STEADY | fitting);
  for (let left = tested & LIMITED & week.kinds; left !== 0; left &= left - 1)
    if (!roomForCopies(g.table, place, firstOf(left))) tested &= ~(left & -left);
  return (kinds & fitting) | week.tenableKinds(tested);
}
function refuseLaying(g: G, out: Options, week: Week, place: ZoneId, kinds: number): void {
  for (let left = kinds; left !== 0; left &= left - 1) {
    const def = firstOf(left);
    out.refuse(act.plan(def, place), roomForCopies(g.table, place, def) ? whyNotTenable(week, def) : 'BRV-17.12');
  }
}
function whyNotTenable(week: Week, def: DefId): string {
  if (week.affordableWith(def)) return 'BRV-7.3';
  return people[def] !== 0 ? 'BRV-7.10' : 'BRV-17.8';
}
/** BRV-17.13: on one Civil Need of the plan that nobody has relieved. */
function offerVolunteers(out: Options, week: Week, place: ZoneId, helper: DefId, burdens: number): void {
  if (!out.explaining && !week.affordableWith(helper)) return;
  for (let left = burdens; left !== 0; left &= left - 1) {
    const def = firstOf(left);
    week.put(helper, 1);
    week.relieve(DAYS[def]!, 1);
    week.helpers--;
    out.test(act.volunteer(def, place), week.tenable, 'BRV-7.10');
    week.helpers++;
    week.relieve(DAYS[def]!, -1);
    week.put(helper, -1);
  }
}
/** BRV-R13: plans may be changed, as long as what is left can still be paid for. */
function offerTakingBack(out: Options, week: Week, place: ZoneId, def: DefId, patient: boolean): void {
  const allowed = week.tenableWithout(def);
  out.test(act.takeBack(def, place), patient && allowed, allowed ? 'BRV-R38' : 'BRV-7.10');
}
/** BRV-7.6; BRV-14.5: in solo a hostile card may move to the other plan, if that one can bear it. */
function offerShift(out: Options, place: ZoneId, def: DefId, patient: boolean, other: Week | undefined): void {
  if (other === undefined) {
    out.refuse(act.takeBack(def, place), 'BRV-7.6');
    return;
  }
  const bears = other.bears(def);
  const to = place === zone.second ? zone.plan(0 as Seat) : zone.second;
  out.test(act.shift(def, to), patient && bears, bears ? 'BRV-R38' : 'BRV-17.20');
}
