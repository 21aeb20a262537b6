import type { Seat, ZoneId } from '../../kernel/ids.ts';
import { LANDS } from './cards/set.ts';
import { crosshairs, days, need, offensive, shields, shieldsFree, urgent, weakens } from './cards/columns.ts';
import { attackOf, targets } from './rules/08-assault.ts';
import { defenceOf, reachable } from './rules/10-counter.ts';
import { type Bravery, LARGE_TABLE, planAt, plansOf, zone } from './state.ts';

/** Weights found by trial: a territory, a planned shield or crosshair that is wanted, a day of needs, an urgent need. */
const LAND = 0.085;
const SHIELD = 0.012;
const CROSSHAIR = 0.015;
const NEED_DAY = 0.012;
const URGENT = 0.02;
const CONFIRMED = 0.001;
/** Changes of mind are not for nothing. */
const PATIENCE_LEFT = 0.0002;
/** How sure a battle is that the cards put forward would win. */
const AS_GOOD_AS_WON = 0.9;
/** Crosshairs that an enemy card brings on average, without pressure. */
const USUAL_ATTACK = 2;

export const bitsOf = (mask: number): number => {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
};

/** The sum of a column over the cards of a zone. */
function sumIn(s: Bravery, place: ZoneId, column: Int32Array): number {
  const t = s.table;
  let sum = 0;
  for (let i = t.size(place) - 1; i >= 0; i--) sum += column[t.printed(t.card(place, i))]!;
  return sum;
}
/** Civil Needs in hands: what still has to be resolved. */
export function needsLeft(s: Bravery): number {
  let needs = 0;
  for (let seat = 0 as Seat; seat < s.table.plan.seats; seat++) needs += sumIn(s, zone.hand(seat), need);
  return needs;
}
const needDays = days.map((length, def) => (need[def] === 0 ? 0 : length));

/** What has to be overcome for the next territory; 0 if there is none. */
function nextCost(s: Bravery): number {
  const mask = reachable(s.occupied.value);
  let cost = 0;
  for (let land = 0; land < LANDS; land++) {
    if ((mask & (1 << land)) === 0) continue;
    const own = Math.max(0, defenceOf(s, land)) + 1;
    if (cost === 0 || own < cost) cost = own;
  }
  return cost;
}
/** Shields and crosshairs in the plans, as far as they are wanted. */
function planned(s: Bravery): number {
  const t = s.table;
  let walls = 0;
  let guns = 0;
  for (let p = plansOf(t) - 1; p >= 0; p--) {
    walls += sumIn(s, planAt(t, p), shields);
    guns += sumIn(s, planAt(t, p), crosshairs);
  }
  const cards = t.plan.seats >= LARGE_TABLE ? 2 : 1;
  const attack = cards * (USUAL_ATTACK + s.offensiveBonus.value);
  return SHIELD * Math.min(walls, attack) + CROSSHAIR * Math.min(guns, nextCost(s));
}

/** What the cards put forward for a battle promise: a territory held, or one freed. */
function promised(s: Bravery): number {
  const t = s.table;
  let walls = 0;
  let guns = 0;
  let helpers = 0;
  for (let p = plansOf(t) - 1; p >= 0; p--) {
    const place = planAt(t, p);
    for (let i = t.size(place) - 1; i >= 0; i--) {
      const card = t.card(place, i);
      if (s.committed.get(card) === 0) continue;
      const def = t.printed(card);
      walls += shields[def]!;
      guns += crosshairs[def]!;
      helpers += weakens[def]!;
    }
  }
  if (walls + guns + helpers === 0) return 0;
  let attack = 0;
  for (let i = t.size(zone.turned) - 1; i >= 0; i--) {
    const def = t.printed(t.card(zone.turned, i));
    if (offensive[def] !== 0) attack += attackOf(s, def);
  }
  const mask = targets(s.occupied.value);
  const won =
    attack > 0 && mask !== 0
      ? shieldsFree[31 - Math.clz32(mask)]! + walls + helpers >= attack
      : guns > 0 && guns + helpers >= nextCost(s);
  return won ? AS_GOOD_AS_WON * LAND : 0;
}

/** How good the position looks to the team, from 0 to 1. */
export function evaluate(s: Bravery, _seat: Seat): number {
  const t = s.table;
  if (t.over) return t.score[0]! > 0 ? 1 : 0;
  const { seats } = t.plan;
  let burden = 0;
  let ready = promised(s) + planned(s);
  for (let seat = 0 as Seat; seat < seats; seat++) {
    burden += NEED_DAY * sumIn(s, zone.hand(seat), needDays) + URGENT * sumIn(s, zone.hand(seat), urgent);
    ready += CONFIRMED * s.confirmed.get(seat) + PATIENCE_LEFT * s.patience.get(seat);
  }
  const worth = 0.8 - LAND * bitsOf(s.occupied.value) - burden / plansOf(t) + ready;
  return Math.min(0.99, Math.max(0.01, worth));
}
