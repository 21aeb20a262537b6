/** How a seat would deal its hand out over the columns, by the prices of the moment. */
import type { DefId, Seat } from '../../../kernel/ids.ts';
import {
  AIR,
  attack,
  backs,
  BY_DEFENCE,
  defence,
  fights,
  MARK,
  marks,
  PANIC_DEF,
  pay,
  REWARD,
  reward as bonus,
  rewardN,
  support,
} from '../cards/columns.ts';
import { canHit, fightingMarks, printAt } from '../rules/07-combat.ts';
import { conditionMet, valueBonus } from '../rules/10-bonuses.ts';
import { editionOf } from '../editions.ts';
import { type Afu, attackAt, COLUMNS, defenceAt, enemySupportAt, supportAt, zone } from '../state.ts';
import { lossOf, price, worthOfKill } from './prices.ts';

// The hand as combat sees it, one entry per card; the last entry is the card that lies in a column already.
const HELD = 24;
const PLACED = HELD;
const held = new Int32Array(HELD + 1);
const points = new Float64Array(HELD + 1);
const guard = new Float64Array(HELD + 1);
const help = new Float64Array(HELD + 1);
const frontMarks = new Int32Array(HELD + 1);
const backMarks = new Int32Array(HELD + 1);
const losses = new Float64Array(HELD + 1);
const taken = new Uint8Array(HELD + 1);
let hands = 0;

/** AFU-D6. */
let enhances = true;

function see(i: number, def: DefId, attackPlus: number, defencePlus: number, supportPlus: number): void {
  const m = marks[def]!;
  held[i] = def;
  taken[i] = 0;
  points[i] = attack[def]! + attackPlus;
  guard[i] = defence[def]! + defencePlus;
  help[i] = support[def]! + supportPlus;
  frontMarks[i] = m;
  backMarks[i] = (m & MARK.reinforcements) !== 0 && enhances ? (m & ~AIR) | MARK.enhAttack : m & ~AIR; // AFU-R9, AFU-8.7
  losses[i] = lossOf(def);
}
/** Takes the hand up; prices must have been set. */
export function look(s: Afu, seat: Seat): void {
  const t = s.table;
  const hand = zone.hand(seat);
  hands = Math.min(HELD, t.size(hand));
  enhances = editionOf(s).reinforcementsEnhance;
  for (let i = 0; i < hands; i++) {
    const def = t.printed(t.card(hand, i));
    const n = rewardN[def]! > 0 && conditionMet(s, seat, def, -1) ? rewardN[def]! : 0;
    const gift = bonus[def];
    see(
      i,
      def,
      gift === REWARD.attackPlus ? n : 0,
      gift === REWARD.defencePlus ? n : 0,
      gift === REWARD.supportPlus ? n : 0,
    );
  }
}
/** As if the hand were empty. */
export const lookAway = (): void => void (hands = 0);

// The column that is looked at: the invader with its support.
let theirAttack = 0;
let theirDefence = 0;
let theirs = 0;
let kill = 0;
let airLoss = false;
/** What one pairing comes to: a front card, and a card behind it or none (-1). */
function pairing(front: number, back: number): number {
  const ours = back < 0 ? frontMarks[front]! : frontMarks[front]! | backMarks[back]!;
  const lent = back < 0 ? 0 : help[back]!;
  const strike = points[front]! + lent;
  let gain = strike > 0 && strike >= theirDefence && canHit(ours, theirs) ? kill : 0;
  const beaten = theirAttack > 0 && theirAttack >= guard[front]! + lent && canHit(theirs, ours);
  if (beaten || (airLoss && (frontMarks[front]! & AIR) !== 0)) gain -= losses[front]!;
  if (back < 0) return gain;
  const lost = beaten || (theirs & MARK.enemyArtillery) !== 0 || (airLoss && (frontMarks[back]! & AIR) !== 0);
  return lost ? gain - losses[back]! : gain;
}

// The best plan for each column: what it gains and the hand cards it takes, -1 for none.
const gains = new Float64Array(COLUMNS);
export const fronts = new Int32Array(COLUMNS);
export const behinds = new Int32Array(COLUMNS);

function enterColumn(s: Afu, seat: Seat, column: number): void {
  const t = s.table;
  const enemy = printAt(t, attackAt(seat, column));
  const enemyBack = printAt(t, enemySupportAt(seat, column));
  theirs = fightingMarks(s, enemy, enemyBack);
  theirAttack = attack[enemy]! + support[enemyBack]!;
  theirDefence = defence[enemy]! + support[enemyBack]!;
  kill = worthOfKill(enemy) + (enemyBack === 0 ? 0 : worthOfKill(enemyBack));
  airLoss = s.airLoss.value !== 0;
}
/** The best that the cards left can still do in one column. */
function planColumn(s: Afu, seat: Seat, column: number): void {
  enterColumn(s, seat, column);
  gains[column] = 0;
  fronts[column] = behinds[column] = -1;
  const placed = printAt(s.table, defenceAt(seat, column));
  if (placed !== 0) {
    see(
      PLACED,
      placed,
      valueBonus(s, seat, placed, REWARD.attackPlus),
      valueBonus(s, seat, placed, REWARD.defencePlus),
      0,
    );
    planBack(column, PLACED, -pairing(PLACED, -1));
    return;
  }
  for (let i = 0; i < hands; i++) {
    if (taken[i] !== 0 || fights[held[i]!] === 0) continue;
    const base = price.panic - price.point * pay[held[i]!]!;
    if (base + kill <= gains[column]) continue; // even a clean kill would not do
    const alone = base + pairing(i, -1);
    if (alone > gains[column]) {
      gains[column] = alone;
      fronts[column] = i;
      behinds[column] = -1;
    }
    planBack(column, i, base);
  }
}
/** At most the support saves the front card and makes the kill. */
function planBack(column: number, front: number, base: number): void {
  const most = kill;
  for (let k = 0; k < hands; k++) {
    if (k === front || taken[k] !== 0 || backs[held[k]!] === 0) continue;
    const before = base - price.point * pay[held[k]!]!;
    if (before + most <= gains[column]!) continue;
    const gain = before + pairing(front, k);
    if (gain <= gains[column]!) continue;
    gains[column] = gain;
    fronts[column] = front === PLACED ? -1 : front;
    behinds[column] = k;
  }
}
const usesTaken = (column: number): boolean =>
  (fronts[column]! >= 0 && taken[fronts[column]!] !== 0) || (behinds[column]! >= 0 && taken[behinds[column]!] !== 0);

/**
 * Deals the hand out over the columns that still have room, best column first; returns what that gains. The cards that
 * are taken already stay out of it.
 */
export function planHand(s: Afu, seat: Seat): number {
  const t = s.table;
  let open = 0;
  for (let column = 0; column < COLUMNS; column++) {
    gains[column] = 0;
    fronts[column] = behinds[column] = -1;
    if (t.size(attackAt(seat, column)) === 0 || t.size(supportAt(seat, column)) > 0) continue;
    open |= 1 << column;
    planColumn(s, seat, column);
  }
  let sum = 0;
  while (open !== 0) {
    let where = -1;
    for (let column = 0; column < COLUMNS; column++) {
      if ((open & (1 << column)) !== 0 && gains[column]! > (where < 0 ? 0 : gains[where]!)) where = column;
    }
    if (where < 0) break;
    open &= ~(1 << where);
    sum += gains[where]!;
    if (fronts[where]! >= 0) taken[fronts[where]!] = 1;
    if (behinds[where]! >= 0) taken[behinds[where]!] = 1;
    for (let column = 0; column < COLUMNS; column++) {
      if ((open & (1 << column)) !== 0 && usesTaken(column)) planColumn(s, seat, column);
    }
  }
  return sum;
}
export const heldAt = (i: number): DefId => held[i] as DefId;

/** What is left in hand for recruitment, once the plan has taken its cards. */
export function spare(): number {
  let sum = 0;
  for (let i = 0; i < hands; i++) if (taken[i] === 0 && held[i] !== PANIC_DEF) sum += pay[held[i]!]!;
  return sum;
}
/** The hand card that the plan misses least: a panic card, else what it leaves and yields least, else the weakest. */
export function leastMissed(power: Float64Array): DefId {
  let least = 0;
  let worth = Infinity;
  for (let i = 0; i < hands; i++) {
    const def = held[i]!;
    const now = def === PANIC_DEF ? -1 : (taken[i] === 0 ? pay[def]! : 100) + 0.01 * power[def]!;
    if (now >= worth) continue;
    worth = now;
    least = def;
  }
  return least as DefId;
}

/**
 * The next card for so many points of an objective: the smallest that is enough, else the largest; -1 if none brings
 * any.
 */
export function nextPayment(due: number, by: number): number {
  const worth = by === BY_DEFENCE ? guard : points;
  let pick = -1;
  for (let i = 0; i < hands; i++) {
    if (taken[i] !== 0 || worth[i]! <= 0) continue;
    if (pick < 0 || (worth[pick]! >= due ? worth[i]! >= due && worth[i]! < worth[pick]! : worth[i]! > worth[pick]!))
      pick = i;
  }
  return pick;
}
/** What it costs a plan of this value if cards for so many points go to the objective. */
export function priceOf(s: Afu, seat: Seat, due: number, by: number, plan: number): number {
  const worth = by === BY_DEFENCE ? guard : points;
  look(s, seat);
  for (let left = due; left > 0;) {
    const pick = nextPayment(left, by);
    if (pick < 0) return plan;
    taken[pick] = 1;
    left -= worth[pick]!;
  }
  return plan - planHand(s, seat);
}
