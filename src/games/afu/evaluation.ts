/**
 * How good a position looks, in expected victory points: for greedy bots and for playouts that are cut short. Everything
 * is estimated as if the seat went on sensibly: its hand is dealt out over the columns and its points are spent.
 */
import type { Action, DefId, Seat } from '../../kernel/ids.ts';
import { PASS } from '../../kernel/verbs.ts';
import {
  AID_DEF,
  AIR,
  attack,
  backs,
  BY_DEFENCE,
  cost,
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
  tests,
  threshold,
  type,
  TYPE,
  vp,
} from './cards/columns.ts';
import { Holdings, likelihood, power } from './bot/holdings.ts';
import { conditionMet, valueBonus } from './rules/10-bonuses.ts';
import { bestWorth, objectiveOnTop, usedWorth } from './rules/19-auction.ts';
import { BEATEN, DESTROYED, fightingMarks, forecast, overcomes, printAt, SHELLED } from './rules/07-combat.ts';
import { invaderBid } from './rules/24-solo.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  DISPLAY,
  enemySupportAt,
  INVASION,
  LOSS,
  openAt,
  solo,
  supportAt,
  zone,
} from './state.ts';
import { act } from './verbs.ts';

/** What the estimate weighs; found by self-play. */
export const WEIGHTS = {
  /** A point of card power in the hand, per round to come. */
  power: 0.037,
  /** A panic card beyond its own victory point, alone and for two. */
  panic: 3,
  panicForTwo: 1.5,
  /** A recruitment point that combat leaves over, per round to come. */
  point: 0.06,
  /** A destroyed invader that no achievement asks for. */
  trophy: 0.18,
  /** A beaten card, besides the power that the deck loses. */
  hospital: 0.5,
  /** The chance that a sufficient bid wins. */
  bid: 0.95,
  captured: 3,
  /** The fear of losing a solo game by panic. */
  dread: 9,
  /** Taking a card back is for people who change their minds. */
  dither: 0.5,
};

const own = new Holdings();
const others = new Holdings();

/** Rounds to come after this one. */
function roundsLeft(s: Afu): number {
  const war = s.table.size(zone.eventDeck) / 2.1;
  return s.phase.value === INVASION ? 11 + Math.max(0, 4 - s.round.value) : war;
}

function achievementPoints(s: Afu, seat: Seat, rounds: number): number {
  const t = s.table;
  let sum = 0;
  for (let i = 0; i < t.size(zone.achievements); i++) {
    const def = t.printed(t.card(zone.achievements, i));
    const mine = likelihood(def, own, rounds);
    sum += vp[def]! * (solo(s) ? mine : mine * (1 - 0.9 * likelihood(def, others, rounds)));
  }
  for (let i = 0; i < t.size(zone.secret(seat)); i++) {
    const def = t.printed(t.card(zone.secret(seat), i));
    sum += (vp[def]! * likelihood(def, own, rounds)) / t.size(zone.secret(seat));
  }
  return sum;
}

/** Solo: what so many panic cards threaten besides their own points; three in a hand or eight in all lose (AFU-25). */
function dread(s: Afu, panics: number): number {
  if (!solo(s) || panics < 2) return 0;
  const share = panics / Math.max(6, own.cards);
  return WEIGHTS.dread * share * share * share * roundsLeft(s) + WEIGHTS.dread * 0.004 * panics * panics * panics;
}

// The hand as combat sees it, one entry per card.
const HELD = 24;
const held = new Int32Array(HELD);
const heldAttack = new Float64Array(HELD);
const heldDefence = new Float64Array(HELD);
const heldSupport = new Float64Array(HELD);
const taken = new Uint8Array(HELD);
let hands = 0;

function look(s: Afu, seat: Seat): void {
  const t = s.table;
  const hand = zone.hand(seat);
  hands = Math.min(HELD, t.size(hand));
  for (let i = 0; i < hands; i++) {
    const def = t.printed(t.card(hand, i));
    const n = rewardN[def]! > 0 && conditionMet(s, seat, def, -1) ? rewardN[def]! : 0;
    held[i] = def;
    taken[i] = 0;
    heldAttack[i] = attack[def]! + (bonus[def] === REWARD.attackPlus ? n : 0);
    heldDefence[i] = defence[def]! + (bonus[def] === REWARD.defencePlus ? n : 0);
    heldSupport[i] = support[def]! + (bonus[def] === REWARD.supportPlus ? n : 0);
  }
}

/** The prices by which combat is judged, set once for an estimate. */
let panicPrice = 0;
let pointPrice = 0;
let powerPrice = 0;
let trophyPrice = 0;
const wanted = new Float64Array(8);
let wantedAny = 0;

/** What one more destroyed invader of each type brings, from the achievements that ask for it. */
function priceTrophies(s: Afu, seat: Seat, rounds: number): void {
  wanted.fill(0);
  wantedAny = 0;
  const t = s.table;
  const secrets = t.size(zone.secret(seat));
  for (let i = 0; i < t.size(zone.achievements) + secrets; i++) {
    const common = i >= secrets;
    const def = t.printed(common ? t.card(zone.achievements, i - secrets) : t.card(zone.secret(seat), i));
    const test = tests[def];
    if (test?.counts !== 'trophies') continue;
    const before = likelihood(def, own, rounds);
    if (test.of === 'any') own.invaders++;
    else own.trophies[TYPE[test.of]]!++;
    const gain = (vp[def]! * (likelihood(def, own, rounds) - before)) / (common || secrets === 1 ? 1 : 2);
    if (test.of === 'any') own.invaders--;
    else own.trophies[TYPE[test.of]]!--;
    if (test.of === 'any') wantedAny += gain;
    else wanted[TYPE[test.of]]! += gain;
  }
}
const worthOfKill = (def: DefId): number => trophyPrice + wantedAny + wanted[type[def]!]!;
/** What it costs that a card goes to the hospital: its share of the deck's strength. */
const loss = (def: DefId): number =>
  WEIGHTS.hospital + powerPrice * Math.max(0, power[def]! - (own.cards > LEAN ? meanPower() : 0));

let planned = 0;
let plannedFront = -1;
let plannedBack = -1;
let theirs = 0;
let lent = 0;
let kill = 0;
/** What one pairing comes to in the column that was looked at last. */
function pairing(s: Afu, enemy: DefId, front: DefId, points: number, guard: number, back: DefId, help: number): number {
  const ours = fightingMarks(front, back);
  const airLoss = s.airLoss.value !== 0;
  let gain = 0;
  if (overcomes(points + help, defence[enemy]! + lent, ours, theirs)) gain += kill;
  const beaten = overcomes(attack[enemy]! + lent, guard + help, theirs, ours);
  if (beaten || (airLoss && (marks[front]! & AIR) !== 0)) gain -= loss(front);
  if (back === 0) return gain;
  const shelled = (theirs & MARK.enemyArtillery) !== 0;
  return beaten || shelled || (airLoss && (marks[back]! & AIR) !== 0) ? gain - loss(back) : gain;
}
/** The best that the cards left can still do in one column: leaves cards in `plannedFront` and `plannedBack`. */
function planColumn(s: Afu, seat: Seat, column: number): void {
  const t = s.table;
  const enemy = printAt(t, attackAt(seat, column));
  const enemyBack = printAt(t, enemySupportAt(seat, column));
  const placed = printAt(t, defenceAt(seat, column));
  theirs = fightingMarks(enemy, enemyBack);
  lent = support[enemyBack]!;
  kill = worthOfKill(enemy) + (enemyBack === 0 ? 0 : worthOfKill(enemyBack));
  planned = 0;
  plannedFront = plannedBack = -1;
  if (placed !== 0) {
    const points = attack[placed]! + valueBonus(s, seat, placed, REWARD.attackPlus);
    const guard = defence[placed]! + valueBonus(s, seat, placed, REWARD.defencePlus);
    planBack(s, enemy, placed, points, guard, -1, -pairing(s, enemy, placed, points, guard, 0 as DefId, 0));
    return;
  }
  for (let i = 0; i < hands; i++) {
    const front = held[i] as DefId;
    if (taken[i] !== 0 || fights[front] === 0) continue;
    const base = panicPrice - pointPrice * pay[front]!;
    const alone = base + pairing(s, enemy, front, heldAttack[i]!, heldDefence[i]!, 0 as DefId, 0);
    if (alone > planned) {
      planned = alone;
      plannedFront = i;
      plannedBack = -1;
    }
    planBack(s, enemy, front, heldAttack[i]!, heldDefence[i]!, i, base);
  }
}
function planBack(s: Afu, enemy: DefId, front: DefId, points: number, guard: number, i: number, base: number): void {
  for (let k = 0; k < hands; k++) {
    const back = held[k] as DefId;
    if (k === i || taken[k] !== 0 || backs[back] === 0) continue;
    const gain = base - pointPrice * pay[back]! + pairing(s, enemy, front, points, guard, back, heldSupport[k]!);
    if (gain <= planned) continue;
    planned = gain;
    plannedFront = i;
    plannedBack = k;
  }
}
/** What the plan would do first. */
let firstColumn = 0;
let firstFront = -1;
let firstBack = -1;
/** Deals the hand out over the columns that still have room, best column first; returns what that gains. */
function planHand(s: Afu, seat: Seat): number {
  let open = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (s.table.size(attackAt(seat, column)) > 0 && s.table.size(supportAt(seat, column)) === 0) open |= 1 << column;
  }
  let sum = 0;
  firstFront = firstBack = -1;
  while (open !== 0) {
    let best = 0;
    let where = -1;
    let front = -1;
    let back = -1;
    for (let column = 0; column < COLUMNS; column++) {
      if ((open & (1 << column)) === 0) continue;
      planColumn(s, seat, column);
      if (planned <= best) continue;
      best = planned;
      where = column;
      front = plannedFront;
      back = plannedBack;
    }
    if (where < 0) break;
    open &= ~(1 << where);
    if (firstFront < 0 && firstBack < 0) {
      firstColumn = where;
      firstFront = front;
      firstBack = back;
    }
    if (front >= 0) taken[front] = 1;
    if (back >= 0) taken[back] = 1;
    sum += best;
  }
  return sum;
}

/** What the columns come to as they stand: kills, losses and the panic of those that nobody faces. */
function standing(s: Afu, seat: Seat): number {
  const t = s.table;
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (t.size(attackAt(seat, column)) === 0) continue;
    if (t.size(defenceAt(seat, column)) === 0) {
      sum -= panicPrice;
      continue;
    }
    const result = forecast(s, seat, column);
    const front = printAt(t, defenceAt(seat, column));
    const back = printAt(t, supportAt(seat, column));
    if ((result & DESTROYED) !== 0) {
      sum += worthOfKill(printAt(t, attackAt(seat, column)));
      if (t.size(enemySupportAt(seat, column)) > 0) sum += worthOfKill(printAt(t, enemySupportAt(seat, column)));
    }
    const beaten = (result & BEATEN) !== 0;
    if (beaten || (s.airLoss.value !== 0 && (marks[front]! & AIR) !== 0)) sum -= loss(front);
    if (back !== 0 && (beaten || (result & SHELLED) !== 0 || (s.airLoss.value !== 0 && (marks[back]! & AIR) !== 0)))
      sum -= loss(back);
  }
  return sum;
}

/** What so many recruitment points buy at best from the display, two cards deep. */
function shopping(s: Afu, points: number): number {
  const mean = meanPower();
  let best = 0;
  for (let i = 0; i <= DISPLAY; i++) {
    const first = offeredAt(s, i);
    if (first === 0 || cost[first]! > points) continue;
    let second = 0;
    for (let k = 0; k <= DISPLAY; k++) {
      if (k === i && k < DISPLAY) continue;
      const def = offeredAt(s, k);
      if (def !== 0 && cost[def]! <= points - cost[first]!) second = Math.max(second, power[def]! - mean);
    }
    best = Math.max(best, power[first]! - mean + 0.8 * second);
  }
  return powerPrice * best;
}
const offeredAt = (s: Afu, i: number): DefId =>
  i < DISPLAY ? printAt(s.table, openAt(i)) : ((s.table.size(zone.aid) > 0 ? AID_DEF : 0) as DefId);

/** What is left in hand for recruitment, once the plan has taken its cards. */
function spare(): number {
  let sum = 0;
  for (let i = 0; i < hands; i++) if (taken[i] === 0 && held[i] !== PANIC_DEF) sum += pay[held[i]!]!;
  return sum;
}

/** What it costs the plan if cards for so many points go to the objective: the fewest cards that do it. */
function priceOf(s: Afu, seat: Seat, due: number, plan: number): number {
  const worth = s.demanded.value === BY_DEFENCE ? heldDefence : heldAttack;
  look(s, seat);
  for (let left = due; left > 0;) {
    let pick = -1;
    for (let i = 0; i < hands; i++) {
      if (taken[i] !== 0 || worth[i]! <= 0) continue;
      // The smallest card that is enough, else the largest.
      if (pick < 0 || (worth[pick]! >= left ? worth[i]! >= left && worth[i]! < worth[pick]! : worth[i]! > worth[pick]!))
        pick = i;
    }
    if (pick < 0) return plan;
    taken[pick] = 1;
    left -= worth[pick]!;
  }
  return plan - planHand(s, seat);
}

/** AFU-19: what the objective at stake promises the seat, against the cards that a bid still costs. */
function stake(s: Afu, seat: Seat, plan: number): number {
  const objective = objectiveOnTop(s);
  if (solo(s)) {
    const worth = usedWorth(s, seat, s.demanded.value);
    const invader = invaderBid(s);
    const needed = threshold[objective]!;
    let now = s.table.size(zone.used(seat)) === 0 ? -panicPrice : 0;
    if (invader >= needed && invader > worth) now -= WEIGHTS.captured * (1 + 2 * s.table.size(zone.captured));
    if (worth >= needed && worth > invader) return vp[objective]!;
    const due = Math.max(needed, invader + 1) - Math.max(0, worth);
    const best = bestWorth(s, seat, s.demanded.value) - Math.max(0, worth);
    return best < due ? now : Math.max(now, vp[objective]! - 0.05 - priceOf(s, seat, due, plan));
  }
  if (s.bidder.value !== seat + 1) return 0;
  const due = Math.max(0, s.bid.value - Math.max(0, usedWorth(s, seat, s.demanded.value)));
  const price = due === 0 || plan === 0 ? 0 : priceOf(s, seat, due, plan);
  return (s.bid.value >= threshold[objective]! ? WEIGHTS.bid * vp[objective]! : 0) - price;
}

/** A deck below this size only gets weaker by what it loses. */
const LEAN = 12;
const meanPower = (): number => own.power / Math.max(LEAN, own.cards);

/**
 * Has the seat begun to deal with this round's invaders? Until then the round counts as one more to come, so that a fresh
 * hand looks neither better nor worse than the end of the round before.
 */
const engaged = (s: Afu, seat: Seat): boolean =>
  s.progress.value > 0 ||
  s.bidder.value > 0 ||
  s.plays.get(seat) + s.takenBack.get(seat) + s.ready.get(seat) > 0 ||
  (s.deferred.value !== 0 && s.table.size(zone.hand(seat)) > 0);

const panicCost = (s: Afu): number => 1 + (solo(s) ? WEIGHTS.panic : WEIGHTS.panicForTwo);
function setPrices(s: Afu, rounds: number): void {
  powerPrice = (WEIGHTS.power * 5 * rounds) / Math.max(LEAN, own.cards);
  pointPrice = WEIGHTS.point * rounds;
  trophyPrice = WEIGHTS.trophy;
  panicPrice = panicCost(s) + dread(s, own.panics + 1) - dread(s, own.panics);
}
/** The next card that the seat would place, or PASS: what `evaluate` takes for granted, without trying every option. */
export function nextPlacement(s: Afu, seat: Seat): Action {
  own.count(s, seat);
  const rounds = roundsLeft(s);
  setPrices(s, rounds);
  priceTrophies(s, seat, rounds);
  look(s, seat);
  planHand(s, seat);
  if (firstFront >= 0) return act.defend(held[firstFront] as DefId, firstColumn + 1);
  return firstBack >= 0 ? act.support(held[firstBack] as DefId, firstColumn + 1) : PASS;
}

/** Expected victory points of one seat. `own` and `others` must have been counted for it. */
function estimate(s: Afu, seat: Seat): number {
  const active = engaged(s, seat);
  const rounds = roundsLeft(s) + (active ? 0 : 1);
  setPrices(s, rounds);
  let sum = own.points - own.panics * panicCost(s) - dread(s, own.panics) + trophyPrice * own.invaders;
  sum += achievementPoints(s, seat, rounds) + WEIGHTS.power * rounds * 5 * meanPower();
  if (solo(s)) sum -= WEIGHTS.captured * s.table.size(zone.captured) ** 2;
  hands = 0;
  let plan = 0;
  if (active && s.progress.value < 2) {
    priceTrophies(s, seat, rounds);
    sum += standing(s, seat);
    look(s, seat);
    if (s.ready.get(seat) === 0) plan = planHand(s, seat);
  }
  sum += plan + shopping(s, s.budget.get(seat) + (s.progress.value < 2 ? s.gained.get(seat) + spare() : 0));
  if (s.auction.value === 1) sum += stake(s, seat, plan);
  return sum - WEIGHTS.dither * s.takenBack.get(seat);
}
const other = (seat: Seat): Seat => (1 - seat) as Seat;

/** Between 0 and 1: alone by expected points as `reward` does, for two by the lead. */
export function evaluate(s: Afu, seat: Seat): number {
  own.count(s, seat);
  if (solo(s)) return scaled(estimate(s, seat));
  others.count(s, other(seat));
  const mine = estimate(s, seat);
  own.count(s, other(seat));
  others.count(s, seat);
  return 1 / (1 + Math.exp((estimate(s, other(seat)) - mine) / 5));
}
const scaled = (points: number): number => Math.min(1, Math.max(0, (points + 15) / 65));

/** How glad a seat is of the end: alone of its points, a loss being the worst; for two of winning, and a little of the lead. */
export function reward(s: Afu, seat: Seat): number {
  if (solo(s)) return s.loss.value === LOSS.none ? scaled(s.vp.get(seat)) : 0;
  const lead = s.vp.get(seat) - s.vp.get(other(seat));
  const result = (Math.sign(s.table.score[seat]!) + 1) / 2;
  return 0.85 * result + 0.15 / (1 + Math.exp(-lead / 5));
}
