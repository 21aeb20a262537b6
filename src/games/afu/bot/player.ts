import type { FastChance } from '../../../kernel/chance.ts';
import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Rules } from '../../../kernel/rules.ts';
import type { QuickPlayer } from '../../../kernel/sight.ts';
import { amount, defOf, DONE, numberOf, PASS, verbOf } from '../../../kernel/verbs.ts';
import { attack, cost, defence, marks, threshold, vp } from '../cards/columns.ts';
import { isDeed } from '../rules/10-bonuses.ts';
import { bestWorth, objectiveOnTop, usedWorth } from '../rules/19-auction.ts';
import { invaderBid } from '../rules/24-solo.ts';
import type { options } from '../rules/03-setup.ts';
import { type Afu, COLUMNS, PLAY, solo, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { likelihood, power } from './holdings.ts';
import { behinds, fronts, heldAt, leastMissed, look, nextPayment, planHand, priceOf } from './plan.ts';
import {
  achievementPoints,
  meanPower,
  others,
  own,
  price,
  priceTrophies,
  roundsLeft,
  setPrices,
  WEIGHTS,
} from './prices.ts';

/** Most steps of a plan: three columns, front and behind. */
const STEPS = 2 * COLUMNS;
/** No stretch of a few rounds takes more choices. */
const MOST_CHOICES = 600;
/** Of an objective that the other is about to take, so much counts as well: what it would bring them. */
const DENIAL = 0.6;
const UNKNOWN = -1;

/**
 * Plays for all seats at once in a guess, by rules of thumb and without trying anything out: hands are dealt out by the
 * plan of the evaluation, objectives bought when they are worth the cards, the display emptied by what helps most.
 */
export class Player implements QuickPlayer<Afu> {
  private readonly rules: Rules<Afu, typeof options>;
  private readonly listed = new Options();
  /** For each seat the rest of its plan for the rows, the next step last. */
  private readonly steps = [new Int32Array(STEPS), new Int32Array(STEPS)];
  private readonly left = new Int32Array(2);
  /** For each seat the highest bid that it finds worth making in this auction. */
  private readonly limits = new Int32Array(2);

  constructor(rules: Rules<Afu, typeof options>) {
    this.rules = rules;
  }
  playOn(s: Afu, rounds: number, chance: FastChance): void {
    const { rules } = this;
    const until = s.round.value + rounds;
    this.forget();
    for (let n = 0; n < MOST_CHOICES && !rules.over(s) && s.round.value < until; n++) {
      const seat = rules.actor(s);
      if (s.auction.value === 0) this.limits[seat] = UNKNOWN;
      rules.apply(s, seat, this.choose(s, seat), chance);
    }
  }

  /** What it would do next, whatever it meant to do before. */
  next(s: Afu, seat: Seat): Action {
    this.forget();
    return this.choose(s, seat);
  }
  private forget(): void {
    this.left.fill(0);
    this.limits.fill(UNKNOWN);
  }
  private choose(s: Afu, seat: Seat): Action {
    const left = this.left[seat]!;
    if (left > 0) return this.nextStep(seat, left);
    const { listed } = this;
    this.rules.legal(s, seat, listed);
    const { size } = listed;
    if (size === 1) return listed.at(0);
    const last = verbOf(listed.at(size - 1));
    switch (last === act.done.id ? verbOf(listed.at(0)) : last) {
      case act.buy.id:
      case act.calm.id:
        return this.recruit(s, seat);
      case act.amount.id:
        return this.bid(s, seat);
      case act.offer.id:
        return this.pay(s, seat);
      case act.discard.id:
      case act.cycle.id:
        return this.giveUp(s, seat);
      case act.fetch.id:
        return this.most((action) => power[defOf(action)]!);
      case act.drop.id:
        return this.most(threat);
      case act.keep.id:
        return this.keep(s, seat);
      case act.putBack.id:
        return listed.at(0);
      default:
        return this.place(s, seat);
    }
  }
  private most(worth: (action: Action) => number): Action {
    const { listed } = this;
    let best = listed.at(0);
    for (let i = 1; i < listed.size; i++) if (worth(listed.at(i)) > worth(best)) best = listed.at(i);
    return best;
  }
  private keep(s: Afu, seat: Seat): Action {
    own.count(s, seat);
    const rounds = roundsLeft(s);
    return this.most((action) => vp[defOf(action)]! * likelihood(defOf(action), own, rounds));
  }

  /** Counts, prices and takes the hand up; returns what the plan for the rows gains. */
  private plan(s: Afu, seat: Seat): number {
    const rounds = roundsLeft(s);
    own.count(s, seat);
    setPrices(s, rounds);
    priceTrophies(s, seat, rounds);
    look(s, seat);
    return planHand(s, seat);
  }
  /** A deed costs nothing and may bring cards, so it comes before any plan. */
  private place(s: Afu, seat: Seat): Action {
    const { listed } = this;
    for (let i = 0; i < listed.size; i++) if (verbOf(listed.at(i)) === act.bonus.id) return listed.at(i);
    this.plan(s, seat);
    const steps = this.steps[seat]!;
    let left = 0;
    if (!deedOpen(s, seat)) steps[left++] = PASS;
    for (let column = COLUMNS - 1; column >= 0; column--) {
      if (behinds[column]! >= 0) steps[left++] = act.support(heldAt(behinds[column]!), column + 1);
      if (fronts[column]! >= 0) steps[left++] = act.defend(heldAt(fronts[column]!), column + 1);
    }
    return left === 0 ? PASS : this.nextStep(seat, left);
  }
  /** The next step of the plan; a card whose deed may change the hand makes a new plan necessary. */
  private nextStep(seat: Seat, left: number): Action {
    const step = this.steps[seat]![left - 1] as Action;
    this.left[seat] = step !== PASS && isDeed(defOf(step)) ? 0 : left - 1;
    return step;
  }

  private recruit(s: Afu, seat: Seat): Action {
    const { listed } = this;
    for (let i = 0; i < listed.size; i++) if (verbOf(listed.at(i)) === act.calm.id) return listed.at(i);
    const rounds = roundsLeft(s);
    const points = s.budget.get(seat);
    own.count(s, seat);
    if (!solo(s)) others.count(s, (1 - seat) as Seat);
    setPrices(s, rounds);
    this.priceDisplay(s, seat, rounds);
    let best = PASS;
    let gain = 0;
    for (let i = 0; i < listed.size; i++) {
      const first = listed.at(i);
      if (first === PASS) continue;
      let second = 0;
      for (let k = 0; k < listed.size; k++) {
        if (k !== i && cost[defOf(listed.at(k))]! <= points - cost[defOf(first)]!)
          second = Math.max(second, worths[k]!);
      }
      if (worths[i]! <= 0 || worths[i]! + 0.8 * second <= gain) continue;
      gain = worths[i]! + 0.8 * second;
      best = first;
    }
    return best;
  }
  /** What each card on offer would add to the deck and to the achievements that look at it. */
  private priceDisplay(s: Afu, seat: Seat, rounds: number): void {
    const { listed } = this;
    const mean = meanPower();
    const before = achievementPoints(s, seat, rounds);
    for (let i = 0; i < listed.size; i++) {
      const def = defOf(listed.at(i));
      worths[i] = 0;
      if (listed.at(i) === PASS) continue;
      own.have(def, 1);
      worths[i] = price.power * (power[def]! - mean) + achievementPoints(s, seat, rounds) - before;
      own.have(def, -1);
    }
  }

  private bid(s: Afu, seat: Seat): Action {
    const objective = objectiveOnTop(s);
    const needed = threshold[objective]!;
    const points = Math.max(needed, s.bid.value + 1);
    if (points > bestWorth(s, seat, s.demanded.value)) return PASS;
    if (this.limits[seat] === UNKNOWN) this.limits[seat] = this.limitOf(s, seat, points);
    return points <= this.limits[seat]! ? amount(points) : PASS;
  }
  /** The hand is the same until the auction ends, and so is what the objective is worth. */
  private limitOf(s: Afu, seat: Seat, from: number): number {
    const objective = objectiveOnTop(s);
    const plan = this.plan(s, seat);
    const worth = WEIGHTS.bid * vp[objective]!;
    const most = bestWorth(s, seat, s.demanded.value);
    let points = from;
    while (
      points <= most &&
      worth + (points > threshold[objective]! ? DENIAL * vp[objective]! : 0) >
        priceOf(s, seat, points, s.demanded.value, plan)
    )
      points++;
    return points - 1;
  }
  /** The cards for a bid, one by one; alone also whether to offer any (AFU-24.2 to AFU-24.8). */
  private pay(s: Afu, seat: Seat): Action {
    const by = s.demanded.value;
    const objective = objectiveOnTop(s);
    const worth = Math.max(0, usedWorth(s, seat, by));
    const target = solo(s) ? Math.max(threshold[objective]!, invaderBid(s) + 1) : s.bid.value;
    if (worth >= target) return this.listed.has(DONE) ? DONE : this.anyCard();
    const plan = this.plan(s, seat);
    let due = target - worth;
    if (solo(s)) {
      const within = bestWorth(s, seat, by) >= target;
      if (!within || vp[objective]! < priceOf(s, seat, due, by, plan)) {
        // A single card keeps the panic away.
        if (s.table.size(zone.used(seat)) > 0 && this.listed.has(DONE)) return DONE;
        due = 1;
      }
    }
    look(s, seat);
    const pick = nextPayment(due, by);
    const card = pick < 0 ? PASS : act.offer(heldAt(pick));
    return pick >= 0 && this.listed.has(card) ? card : this.listed.has(DONE) ? DONE : this.anyCard();
  }
  private anyCard(): Action {
    const { listed } = this;
    return listed.at(0) === DONE ? listed.at(1) : listed.at(0);
  }
  private giveUp(s: Afu, seat: Seat): Action {
    this.plan(s, seat);
    const least = leastMissed(power);
    return this.most((action) => (defOf(action) === least ? 1 : 0));
  }
}

const worths = new Float64Array(4096);
const threat = (action: Action): number =>
  verbOf(action) === act.drop.id
    ? attack[defOf(action)]! + defence[defOf(action)]! + (marks[defOf(action)] === 0 ? 0 : 1)
    : 0;

/** Is there a card in the rows or on the objective whose deed is still to be done, or may be? */
function deedOpen(s: Afu, seat: Seat): boolean {
  for (let i = 0; i < s.plays.get(seat); i++) {
    const play = s.played[i]!.get(seat);
    if ((play & (PLAY.row | PLAY.used)) === 0 || (play & PLAY.spent) !== 0) continue;
    if (isDeed((play & PLAY.print) as DefId)) return true;
  }
  return false;
}

/**
 * Taking back is for people who change their minds, to refuse a gift helps nobody, and a bid that the hand cannot pay costs
 * the hand for nothing (AFU-R77).
 */
export function narrow(s: Afu, seat: Seat, listed: Options): void {
  const most = s.auction.value === 1 ? bestWorth(s, seat, s.demanded.value) : 0;
  let size = 0;
  for (let i = 0; i < listed.size; i++) {
    const action = listed.at(i);
    const verb = verbOf(action);
    if (verb === act.takeBack.id || verb === act.decline.id) continue;
    if (verb !== act.amount.id || numberOf(action) <= most) listed.put(size++, action);
  }
  listed.size = size;
}
