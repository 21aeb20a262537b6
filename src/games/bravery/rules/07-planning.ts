import type { DefId, Seat, SeatMask, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import {
  addsDays,
  CONDITIONAL_IN,
  days,
  DRIVES_IN,
  HELPERS_IN,
  HOSTILE_IN,
  hostile,
  NEEDS_IN,
  people,
  relieves,
  willCost,
  willGain,
} from '../cards/columns.ts';
import { firstOf, type G, kindsIn, planAt, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { isAddressed, offerAnswers, offerTrades } from './04-trading.ts';
import { roomForCopies, Week, WEEK } from './07-week.ts';

// Constants of this module: an imported binding would be loaded anew at each use, and planning reads these all the time.
const [DAYS, HOSTILE, RELIEVES, ADDS_DAYS, WILL_GAIN] = [days, hostile, relieves, addsDays, willGain];
const [CONDITIONAL, NEEDS, DRIVES, HELPERS] = [CONDITIONAL_IN, NEEDS_IN, DRIVES_IN, HELPERS_IN];

/** The plan that is being looked at; a single player has two. */
const WEEKS = [new Week(), new Week()] as const;
const heavier = new Week();

/** Seats that may do something: all that are still planning, and the others if they may reopen or are spoken to. */
export function planners(g: G): SeatMask {
  let mask = 0;
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    if (g.s.confirmed.get(seat) === 0 || g.s.patience.get(seat) > 0 || isAddressed(g, seat)) mask |= 1 << seat;
  }
  return mask;
}
/** BRV-R13: the table does not wait for those who have confirmed, unless they owe somebody an answer. */
export function restingSeats(g: G): SeatMask {
  let mask = 0;
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    if (g.s.confirmed.get(seat) !== 0 && !isAddressed(g, seat)) mask |= 1 << seat;
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
    const kinds = kindsIn(t, zone.hand(seat));
    const week = WEEKS[0].read(g.s, zone.plan(seat)).readHand(t, seat, kinds);
    offerPlan(g, out, week, zone.plan(seat), kinds, patient);
    out.test(act.confirm(), week.legal, whyNotLegal(week));
    offerTrades(g, out, kinds, week.legal, patient);
  }
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
  const inHand = kindsIn(t, zone.hand(g.seat));
  const own = WEEKS[0].read(g.s, zone.plan(g.seat));
  const week = alone && own.legal && !WEEKS[1].read(g.s, zone.second).legal ? WEEKS[1] : own;
  return {
    alone: alone ? 1 : 0,
    second: week === WEEKS[1] ? 1 : 0,
    days: week.hostileDays + week.days,
    room: WEEK + week.extraDays,
    will: week.left,
    over: Math.max(0, week.excess),
    hostile: inHand & HOSTILE_IN,
    drive: anyOf(inHand & DRIVES),
    helper: anyOf(inHand & HELPERS),
    confirmed: g.s.confirmed.get(g.seat),
    asked: isAddressed(g, g.seat) ? 1 : 0,
  };
}
/** BRV-14.4: two plans; only one of them at a time may be too long and wait for People's Actions. */
function offerSolo(g: G, out: Options, patient: boolean): void {
  const t = g.table;
  const kinds = kindsIn(t, zone.hand(g.seat));
  if (offerHostile(g, out, kinds)) return;
  const first = WEEKS[0].read(g.s, planAt(t, 0)).readHand(t, g.seat, kinds);
  const second = WEEKS[1].read(g.s, planAt(t, 1)).shareHand(first);
  const legal = first.legal && second.legal;
  if (second.legal) offerPlan(g, out, first, planAt(t, 0), kinds, patient);
  if (first.legal) offerPlan(g, out, second, planAt(t, 1), kinds, patient);
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

/** What may be laid into the plan that `week` has read, and taken out of it. */
function offerPlan(g: G, out: Options, week: Week, place: ZoneId, kinds: number, patient: boolean): void {
  const relieved = week.relieved & NEEDS;
  const burdens = week.unrelieved & NEEDS;
  for (let left = kinds; left !== 0; left &= left - 1) {
    const def = firstOf(left);
    if (RELIEVES[def] !== 0) offerVolunteers(out, week, place, def, burdens);
    else if (roomForCopies(g.table, place, def)) offerLaying(out, week, place, def);
    else out.refuse(act.plan(def, place), 'BRV-17.12');
  }
  for (let left = week.kinds; left !== 0; left &= left - 1) {
    const def = firstOf(left);
    if (HOSTILE[def] !== 0) offerShift(g, out, place, def, patient);
    else if (RELIEVES[def] !== 0) continue; // Volunteers come back with `dismiss`
    else if ((NEEDS & ~burdens & (1 << def)) !== 0) out.refuse(act.takeBack(def, place), 'BRV-17.13');
    else offerTakingBack(out, week, place, def, patient);
  }
  for (let left = relieved; left !== 0; left &= left - 1)
    out.test(act.dismiss(firstOf(left), place), patient, 'BRV-R38');
}
/** BRV-7.3, BRV-7.5, BRV-7.10, BRV-17.8. */
function offerLaying(out: Options, week: Week, place: ZoneId, def: DefId): void {
  const free = (CONDITIONAL & (1 << def)) === 0;
  if (free && week.hasRoomFor(DAYS[def]!)) out.add(act.plan(def, place));
  else if (free && !week.canMakeRoom(WILL_GAIN[def]!)) out.refuse(act.plan(def, place), 'BRV-7.3');
  else tryLaying(out, week, place, def);
}
function tryLaying(out: Options, week: Week, place: ZoneId, def: DefId): void {
  const { needed } = week;
  const drive = ADDS_DAYS[def] === 0 ? 0 : 1;
  week.put(def, false, 1);
  week.drives -= drive;
  const rule = week.affordable ? 'BRV-7.3' : people[def] !== 0 ? 'BRV-7.10' : 'BRV-17.8';
  out.test(act.plan(def, place), week.tenable, rule);
  week.drives += drive;
  week.put(def, false, -1);
  week.needed = needed;
}
/** BRV-17.13: on one Civil Need of the plan that nobody has relieved. */
function offerVolunteers(out: Options, week: Week, place: ZoneId, helper: DefId, burdens: number): void {
  for (let left = burdens; left !== 0; left &= left - 1) {
    const def = firstOf(left);
    week.put(helper, false, 1);
    week.relieve(DAYS[def]!, 1);
    week.helpers--;
    out.test(act.volunteer(def, place), week.tenable, 'BRV-7.10');
    week.helpers++;
    week.relieve(DAYS[def]!, -1);
    week.put(helper, false, -1);
  }
}
/** BRV-R13: plans may be changed, as long as what is left can still be paid for. */
function offerTakingBack(out: Options, week: Week, place: ZoneId, def: DefId, patient: boolean): void {
  const drive = ADDS_DAYS[def] === 0 ? 0 : 1;
  week.put(def, false, -1);
  week.drives += drive;
  if (drive !== 0) {
    week.driveCost = willCost[def]!;
    week.driveDays = ADDS_DAYS[def]!;
  }
  const allowed = week.tenable;
  week.drives -= drive;
  week.put(def, false, 1);
  out.test(act.takeBack(def, place), patient && allowed, allowed ? 'BRV-R38' : 'BRV-7.10');
}
/** BRV-7.6; BRV-14.5: in solo a hostile card may move to the other plan, if that one can bear it. */
function offerShift(g: G, out: Options, place: ZoneId, def: DefId, patient: boolean): void {
  if (g.table.plan.seats > 1) {
    out.refuse(act.takeBack(def, place), 'BRV-7.6');
    return;
  }
  const other = place === zone.second ? planAt(g.table, 0) : zone.second;
  heavier.read(g.s, other).put(def, false, 1);
  out.test(act.shift(def, other), patient && heavier.legal, heavier.legal ? 'BRV-R38' : 'BRV-17.20');
}
