/**
 * How good a position looks, in expected victory points: for greedy bots and for playouts that are cut short. Everything
 * is estimated as if the seat went on sensibly: its hand is dealt out over the columns and its points are spent.
 */
import type { DefId, Seat } from '../../kernel/ids.ts';
import { AID_DEF, AIR, cost, marks, threshold, vp } from './cards/columns.ts';
import { power } from './bot/holdings.ts';
import { look, lookAway, planHand, priceOf, spare } from './bot/plan.ts';
import {
  achievementPoints,
  dread,
  lossOf,
  meanPower,
  others,
  own,
  panicCost,
  price,
  priceTrophies,
  roundsLeft,
  setPrices,
  WEIGHTS,
  worthOfKill,
} from './bot/prices.ts';
import { editionOf } from './editions.ts';
import { BEATEN, DESTROYED, forecast, printAt, SHELLED } from './rules/07-combat.ts';
import { bestWorth, objectiveOnTop, usedWorth } from './rules/19-auction.ts';
import { invaderBid } from './rules/24-solo.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  DISPLAY,
  enemySupportAt,
  LOSS,
  openAt,
  solo,
  supportAt,
  zone,
  PROGRESS,
} from './state.ts';

/** What the columns come to as they stand: kills, losses and the panic of those that nobody faces. */
function columnsWorth(s: Afu, seat: Seat): number {
  const t = s.table;
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (t.size(attackAt(seat, column)) === 0) continue;
    if (t.size(defenceAt(seat, column)) === 0) {
      sum -= price.panic;
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
    if (beaten || (s.airLoss.value !== 0 && (marks[front]! & AIR) !== 0)) sum -= lossOf(front);
    if (back !== 0 && (beaten || (result & SHELLED) !== 0 || (s.airLoss.value !== 0 && (marks[back]! & AIR) !== 0)))
      sum -= lossOf(back);
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
  return price.power * best;
}
const offeredAt = (s: Afu, i: number): DefId =>
  i < DISPLAY ? printAt(s.table, openAt(i)) : ((s.table.size(zone.aid) > 0 ? AID_DEF : 0) as DefId);

/** AFU-19: what the objective at stake promises the seat, against the cards that a bid still costs. */
function stake(s: Afu, seat: Seat, plan: number): number {
  const objective = objectiveOnTop(s);
  if (solo(s)) {
    const worth = usedWorth(s, seat, s.demanded.value);
    const invader = invaderBid(s);
    const needed = threshold[objective]!;
    let now = s.table.size(zone.used(seat)) === 0 ? -price.panic : 0;
    if (invader >= needed && invader > worth) now -= WEIGHTS.captured * (1 + 2 * s.table.size(zone.captured));
    if (worth >= needed && worth > invader) return vp[objective]!;
    const due = Math.max(needed, invader + 1) - Math.max(0, worth);
    const best = bestWorth(s, seat, s.demanded.value) - Math.max(0, worth);
    return best < due ? now : Math.max(now, vp[objective]! - 0.05 - priceOf(s, seat, due, s.demanded.value, plan));
  }
  if (s.bidder.value !== seat + 1) return 0;
  const due = Math.max(0, s.bid.value - Math.max(0, usedWorth(s, seat, s.demanded.value)));
  const toll = due === 0 || plan === 0 ? 0 : priceOf(s, seat, due, s.demanded.value, plan);
  if (!editionOf(s).bidsAreBacked && bestWorth(s, seat, s.demanded.value) < s.bid.value) return -toll; // AFU-R77
  return (s.bid.value >= threshold[objective]! ? WEIGHTS.bid * vp[objective]! : 0) - toll;
}

/**
 * Has the seat begun to deal with this round's invaders? Until then the round counts as one more to come, so that a fresh
 * hand looks neither better nor worse than the end of the round before.
 */
const engaged = (s: Afu, seat: Seat): boolean =>
  s.progress.value !== PROGRESS.begun ||
  s.bidder.value > 0 ||
  s.plays.get(seat) + s.takenBack.get(seat) + s.ready.get(seat) > 0 ||
  (s.deferred.value !== 0 && s.table.size(zone.hand(seat)) > 0);

/** Expected victory points of one seat. `own` and `others` must have been counted for it. */
function estimate(s: Afu, seat: Seat): number {
  const active = engaged(s, seat);
  const rounds = roundsLeft(s) + (active ? 0 : 1);
  setPrices(s, rounds);
  let sum = own.points - own.panics * panicCost(s) - dread(s, own.panics) + price.trophy * own.invaders;
  sum += achievementPoints(s, seat, rounds) + WEIGHTS.power * rounds * 5 * meanPower();
  if (solo(s)) sum -= WEIGHTS.captured * s.table.size(zone.captured) ** 2;
  lookAway();
  let plan = 0;
  if (active && s.progress.value < PROGRESS.fought) {
    priceTrophies(s, seat, rounds);
    sum += columnsWorth(s, seat);
    look(s, seat);
    if (s.ready.get(seat) === 0) plan = planHand(s, seat);
  }
  sum +=
    plan + shopping(s, s.budget.get(seat) + (s.progress.value < PROGRESS.fought ? s.gained.get(seat) + spare() : 0));
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
  own.exchange(others);
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
