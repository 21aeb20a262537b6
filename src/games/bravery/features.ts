import type { Seat, ZoneId } from '../../kernel/ids.ts';
import type { Features, Put } from '../../kernel/tokens.ts';
import { crosshairs, days, need, shields, shieldsFree, urgent, weakens } from './cards/columns.ts';
import { LANDS } from './cards/set.ts';
import { bitsOf, needsLeft } from './evaluation.ts';
import { attackNow, targets } from './rules/08-assault.ts';
import { Week } from './rules/07-week.ts';
import { defenceOf, reachable } from './rules/10-counter.ts';
import { type Bravery, ownerOf, planAt, plansOf, zone } from './state.ts';

const FEATURE = {
  threatened: 0,
  reachable: 1,
  attack: 2,
  forward: 3,
  plan: 4,
  week: 5,
  needs: 6,
  offer: 7,
  ask: 8,
} as const;
/** Sums are told in steps: which of two large ones is larger matters little. */
const LARGE = 31;
const sum = (n: number): number => (n > LARGE ? LARGE : n);
const week = new Week();

/**
 * Which territories can be lost and won and at what price, what the plans hold against it, what has been put forward, and
 * which needs are left: all of it is public.
 */
function tell(s: Bravery, seat: Seat, put: Put): void {
  const occupied = s.occupied.value;
  const [threatened, open] = [targets(occupied), reachable(occupied)];
  for (let land = 0; land < LANDS; land++) {
    if ((threatened & (1 << land)) !== 0) put(FEATURE.threatened, land, shieldsFree[land]);
    if ((open & (1 << land)) !== 0) put(FEATURE.reachable, land, Math.max(0, defenceOf(s, land)));
  }
  put(FEATURE.attack, sum(attackNow(s)));
  plans(s, seat, put);
  talk(s, seat, put);
}
const round = (s: Bravery, seat: Seat, other: number): number =>
  (other - seat + s.table.plan.seats) % s.table.plan.seats;

function plans(s: Bravery, seat: Seat, put: Put): void {
  const t = s.table;
  const [all, forward] = [new Int32Array(3), new Int32Array(3)];
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    for (let i = 0; i < t.size(place); i++) {
      const card = t.card(place, i);
      const def = t.printed(card);
      [shields[def]!, crosshairs[def]!, weakens[def]!].forEach((n, k) => {
        all[k]! += n;
        if (s.committed.get(card) !== 0) forward[k]! += n;
      });
    }
    const whose = t.plan.seats === 1 ? p : round(s, seat, ownerOf(t, p));
    week.read(s, place);
    put(FEATURE.week, whose, week.days + week.hostileDays - week.extraDays);
    put(FEATURE.week, 8 + whose, week.gain - week.loss - week.cost);
  }
  all.forEach((n, k) => put(FEATURE.plan, k, sum(n)));
  forward.forEach((n, k) => put(FEATURE.forward, k, sum(n)));
}
/** Each hand's needs, and who has asked or offered whom what. */
function talk(s: Bravery, seat: Seat, put: Put): void {
  for (let who = 0 as Seat; who < s.table.plan.seats; who++) {
    const of = round(s, seat, who);
    put(FEATURE.needs, of, sum(inHand(s, zone.hand(who), needDays)), inHand(s, zone.hand(who), urgent));
    for (let other = 0 as Seat; other < s.table.plan.seats; other++) {
      const to = of * 8 + round(s, seat, other);
      kinds(s.offers[other]!.get(who), (def) => put(FEATURE.offer, to, def));
      kinds(s.asks[other]!.get(who), (def) => put(FEATURE.ask, to, def));
    }
  }
}
const needDays = days.map((length, def) => (need[def] === 0 ? 0 : length));
function inHand({ table: t }: Bravery, hand: ZoneId, column: Int32Array): number {
  let n = 0;
  for (let i = 0; i < t.size(hand); i++) n += column[t.printed(t.card(hand, i))]!;
  return n;
}
function kinds(prints: number, use: (def: number) => void): void {
  for (let rest = prints; rest !== 0; rest &= rest - 1) use(31 - Math.clz32(rest & -rest));
}

/** Needs that a careless team is left with. */
const MANY_NEEDS = 24;
/** Free territories and resolved needs, each worth up to a sixth. */
function credit(s: Bravery): number {
  return (1 - bitsOf(s.occupied.value) / LANDS) / 6 + Math.max(0, 1 - needsLeft(s) / MANY_NEEDS) / 6;
}

export const features: Features<Bravery> = { edition: 1, tell, credit };
