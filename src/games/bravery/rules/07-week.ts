import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Table } from '../../../kernel/table.ts';
import {
  addsDays,
  AtMost,
  CONDITIONAL_IN,
  copies,
  days,
  hostile,
  kindsOf,
  need,
  NEEDS_IN,
  perPlan,
  relieves,
  ROOM_MAKERS_IN,
  willCost,
  willGain,
  willLoss,
  willNeeded,
} from '../cards/columns.ts';
import { type Bravery, zone } from '../state.ts';

// Constants of this module: an imported binding would be loaded anew at each use, and planning reads these all the time.
const [HOSTILE, DAYS, NEED, ADDS_DAYS, RELIEVES, PER_PLAN] = [hostile, days, need, addsDays, relieves, perPlan];
const [WILL_GAIN, WILL_LOSS, WILL_COST, WILL_NEEDED] = [willGain, willLoss, willCost, willNeeded];
const [ROOM_MAKERS, NEEDS] = [ROOM_MAKERS_IN, NEEDS_IN];

/** BRV-7.3, BRV-7.4. */
export const WEEK = 7;
const LONGEST = 8;
/** As many needs as a plan holds, and none. */
const MOST_NEEDS = 49;

const PRINTS_IN = kindsOf(copies);
const less = (a: Int32Array, b: Int32Array): Int32Array => a.map((n, def) => n - b[def]!);
/** Prints by the Will that they take beyond what they bring, by the Will that they ask for beyond it, and by what they bring. */
const TAKING = new AtMost(less(willCost, willGain), PRINTS_IN);
const ASKING = new AtMost(less(willNeeded, willGain), PRINTS_IN);
const MISSING = new AtMost(
  willGain.map((gain) => 0 - gain),
  PRINTS_IN,
);
const COSTLESS = PRINTS_IN & ~kindsOf(willCost);
/** Prints by their days, by their days beyond those that they add, and by their days where they ask for nothing else. */
const LASTING = new AtMost(days, PRINTS_IN);
const LASTING_MORE = new AtMost(less(days, addsDays), PRINTS_IN);
const UNCONDITIONAL = new AtMost(days, PRINTS_IN & ~CONDITIONAL_IN);

/** What a plan adds up to. One object is filled again and again: planning asks for it at every step. */
export class Week {
  hostileDays = 0;
  /** Days of all other cards, after Volunteers (BRV-17.20). */
  days = 0;
  extraDays = 0;
  gain = 0;
  loss = 0;
  cost = 0;
  /** The most gross Will that one of its cards asks for (BRV-17.8). */
  needed = 0;
  /** Civil Needs that nobody has relieved, by days. */
  readonly burdens = new Int32Array(LONGEST);
  /** Cards in hand that could still make room: how many, what one costs, what one brings. */
  drives = 0;
  driveCost = 0;
  driveDays = 0;
  helpers = 0;
  helperCost = 0;
  /** Kinds of cards that the plan was read with: all of them, those that are relieved, those that are not. */
  kinds = 0;
  relieved = 0;
  unrelieved = 0;
  /** Of the last, the Civil Needs: `burdens` is not empty. */
  private burdened = 0;
  /** By number of Volunteers: the days that they take over, one need each and the longest first. Summed up when asked for. */
  private readonly relief = new Int32Array(MOST_NEEDS + 1);
  private summed = false;

  /** The same as an empty week into which each card was put: added up apart, because planning does this at every step. */
  read(s: Bravery, plan: ZoneId): this {
    const t = s.table;
    // A loop, because `fill` is a call out of compiled code, too dear for so few.
    if (this.burdened !== 0) for (let length = 0; length < LONGEST; length++) this.burdens[length] = 0;
    let hostileDays = 0;
    let ownDays = 0;
    let extraDays = 0;
    let gain = 0;
    let loss = 0;
    let cost = 0;
    let needed = 0;
    let relieved = 0;
    let unrelieved = 0;
    for (let i = t.size(plan) - 1; i >= 0; i--) {
      const card = t.card(plan, i);
      const def = t.printed(card);
      extraDays += ADDS_DAYS[def]!;
      gain += WILL_GAIN[def]!;
      loss += WILL_LOSS[def]!;
      cost += WILL_COST[def]!;
      if (WILL_NEEDED[def]! > needed) needed = WILL_NEEDED[def]!;
      if (s.relieved.get(card) !== 0) {
        relieved |= 1 << def;
        continue;
      }
      unrelieved |= 1 << def;
      if (HOSTILE[def] !== 0) hostileDays += DAYS[def]!;
      else ownDays += DAYS[def]!;
      if (NEED[def] !== 0) this.burdens[DAYS[def]!]!++;
    }
    this.hostileDays = hostileDays;
    this.days = ownDays;
    this.extraDays = extraDays;
    this.gain = gain;
    this.loss = loss;
    this.cost = cost;
    this.needed = needed;
    this.relieved = relieved;
    this.unrelieved = unrelieved;
    this.kinds = relieved | unrelieved;
    this.burdened = unrelieved & NEEDS;
    this.summed = false;
    return this;
  }
  /**
   * Adds a card of this print that nobody has relieved, or takes one away if `sign` is -1. With `imul`, since -1 * 0 is -0, no whole number to V8,
   * and one of those would make all sums floating for good.
   */
  put(def: DefId, sign: number): void {
    if (HOSTILE[def] !== 0) this.hostileDays += Math.imul(sign, DAYS[def]!);
    else this.days += Math.imul(sign, DAYS[def]!);
    if (NEED[def] !== 0) this.burdens[DAYS[def]!]! += sign;
    this.summed = false;
    this.extraDays += Math.imul(sign, ADDS_DAYS[def]!);
    this.gain += Math.imul(sign, WILL_GAIN[def]!);
    this.loss += Math.imul(sign, WILL_LOSS[def]!);
    this.cost += Math.imul(sign, WILL_COST[def]!);
    if (sign > 0 && WILL_NEEDED[def]! > this.needed) this.needed = WILL_NEEDED[def]!;
  }
  /** A Civil Need of that many days is taken over by Volunteers (or, with -1, is not any more). */
  relieve(length: number, sign: number): void {
    this.days -= Math.imul(sign, length);
    this.burdens[length]! -= sign;
    this.summed = false;
  }

  /** BRV-R7, BRV-R8. */
  get will(): number {
    return Math.max(0, this.gain - this.loss);
  }
  /** What is left to spend; below 0 it says how much of the next need goes to hostile cards. */
  get left(): number {
    return this.gain - this.loss - this.cost;
  }
  get affordable(): boolean {
    return this.cost <= this.will && this.needed <= this.gain;
  }
  /** BRV-17.20 (b): how many days too long the plan is. */
  get excess(): number {
    return this.days === 0 ? 0 : this.hostileDays + this.days - WEEK - this.extraDays;
  }
  /** Days that are left without more ado. */
  get room(): number {
    return WEEK + this.extraDays - this.hostileDays - this.days;
  }
  /** Could a People's Action in hand be paid, if the Will grew by so much? */
  canMakeRoom(gain: number): boolean {
    const will = Math.max(0, this.gain + gain - this.loss) - this.cost;
    return (this.drives > 0 && will >= this.driveCost) || (this.helpers > 0 && will >= this.helperCost);
  }
  get legal(): boolean {
    return this.excess <= 0 && this.affordable;
  }
  /** Is a plan that is legal with such a hostile card, too? */
  bears(def: DefId): boolean {
    this.put(def, 1);
    const bears = this.legal;
    this.put(def, -1);
    return bears;
  }

  /** Notes what the hand, which holds these kinds, could still do for the plan. */
  readHand(t: Table, seat: Seat, kinds: number): this {
    const hand = zone.hand(seat);
    this.drives = this.helpers = 0;
    if ((kinds & ROOM_MAKERS) === 0) return this;
    for (let i = t.size(hand) - 1; i >= 0; i--) {
      const def = t.printed(t.card(hand, i));
      if (ADDS_DAYS[def] !== 0) {
        this.drives++;
        this.driveCost = WILL_COST[def]!;
        this.driveDays = ADDS_DAYS[def]!;
      } else if (RELIEVES[def] !== 0) {
        this.helpers++;
        this.helperCost = WILL_COST[def]!;
      }
    }
    return this;
  }
  /** The same, if another plan of the same hand has noted it already. */
  shareHand(other: Week): this {
    this.drives = other.drives;
    this.driveCost = other.driveCost;
    this.driveDays = other.driveDays;
    this.helpers = other.helpers;
    this.helperCost = other.helperCost;
    return this;
  }
  /**
   * Legal, or can be made so with the People's Actions in hand. A Civil Need may have to come before the Volunteers or
   * the Cossack Drive that its own Will pays for, so a plan may be too long while it is being made (BRV-R9).
   */
  get tenable(): boolean {
    if (!this.affordable) return false;
    return this.excess <= 0 || this.canShorten(this.excess, this.days, this.will - this.cost, this.drives, 0);
  }
  /** Can be paid for when a card of this print, which is not hostile and takes no Will, is laid into it. */
  affordableWith(def: DefId): boolean {
    return (this.affordableKinds & (1 << def)) !== 0;
  }
  /** All prints of which one more card can be paid for. */
  get affordableKinds(): number {
    const paid = TAKING.of(this.left) | (this.cost === 0 ? COSTLESS : 0);
    return paid & ASKING.of(this.gain) & MISSING.of(this.gain - this.needed);
  }
  /** Of these prints those of which one more card, out of the hand that was read, leaves it `tenable`; or asks for days alone, and has them. */
  tenableKinds(kinds: number): number {
    const paid = kinds & this.affordableKinds;
    const { room } = this;
    const fitting = (this.days === 0 ? LASTING.of(0) : 0) | LASTING_MORE.of(room);
    let found = (paid & fitting) | (kinds & UNCONDITIONAL.of(Math.max(0, room)));
    if ((this.drives | this.helpers) === 0) return found;
    for (let left = paid & ~found; left !== 0; left &= left - 1) {
      if (this.shortenedWith((31 - Math.clz32(left & -left)) as DefId)) found |= left & -left;
    }
    return found;
  }
  /** The card can be paid for, but there are no days for it: can they be made? */
  private shortenedWith(def: DefId): boolean {
    const length = DAYS[def]!;
    const will = Math.max(0, this.gain + WILL_GAIN[def]! - this.loss) - this.cost - WILL_COST[def]!;
    const drives = this.drives - (ADDS_DAYS[def] === 0 ? 0 : 1);
    return this.canShorten(
      length - this.room - ADDS_DAYS[def]!,
      this.days + length,
      will,
      drives,
      NEED[def] === 0 ? 0 : length,
    );
  }
  /** Is it `tenable` when a card of this print, neither hostile nor relieved, goes back to the hand? */
  tenableWithout(def: DefId): boolean {
    const gain = this.gain - WILL_GAIN[def]!;
    const will = Math.max(0, gain - this.loss) - this.cost + WILL_COST[def]!;
    if (will < 0 || this.needed > gain) return false;
    const rest = this.days - DAYS[def]!;
    const excess = ADDS_DAYS[def]! - this.room - DAYS[def]!;
    if (rest === 0 || excess <= 0) return true;
    const [drives, more] = [ADDS_DAYS[def] === 0 ? 0 : 1, NEED[def] === 0 ? 0 : DAYS[def]!];
    if (drives !== 0) {
      this.driveCost = WILL_COST[def]!;
      this.driveDays = ADDS_DAYS[def]!;
    }
    return this.canShorten(excess, rest, will, this.drives + drives, 0 - more);
  }
  /**
   * Can so many Cossack Drives, and the Volunteers in hand, for so much Will, make up for so many days too many, where all but the
   * hostile ones are `own`? A need of `more` days comes to those of the plan, or, below 0, goes. BRV-17.20 (b): no
   * days but hostile ones are always allowed.
   */
  private canShorten(excess: number, own: number, will: number, drives: number, more: number): boolean {
    let left = will;
    for (let driven = 0; driven <= drives && left >= 0; driven++) {
      const relieved = this.relievedBy(this.helpersFor(left), more);
      if (relieved >= excess - driven * this.driveDays || relieved === own) return true;
      left -= this.driveCost;
    }
    return false;
  }
  /** The most days that People's Actions in hand could make room for, in a plan that can be paid for. */
  get reach(): number {
    let most = 0;
    for (let drives = 0, will = this.will - this.cost; drives <= this.drives && will >= 0; drives++) {
      most = Math.max(most, drives * this.driveDays + this.relievedBy(this.helpersFor(will), 0));
      will -= this.driveCost;
    }
    return most;
  }
  private helpersFor(will: number): number {
    return this.helpers === 0 || this.helperCost === 0 ? 0 : Math.min(this.helpers, (will / this.helperCost) | 0);
  }
  /** Days that so many Volunteers take over, one need each and the longest first; with one need more, or one less. */
  private relievedBy(helpers: number, more: number): number {
    if (helpers === 0) return 0;
    if (!this.summed) this.sumRelief();
    const { relief } = this;
    if (more > 0) return Math.max(relief[helpers]!, relief[helpers - 1]! + more);
    return more === 0 ? relief[helpers]! : Math.min(relief[helpers]!, relief[helpers + 1]! + more);
  }
  private sumRelief(): void {
    let n = 0;
    for (let length = LONGEST - 1; length > 0; length--)
      for (let needs = this.burdens[length]!; needs > 0; needs--) this.relief[n + 1] = this.relief[n++]! + length;
    for (const most = Math.min(n + this.helpers + 2, MOST_NEEDS); n < most; n++) this.relief[n + 1] = this.relief[n]!;
    this.summed = true;
  }
}

/** BRV-17.12: how many copies of this print the plan still takes. */
export const roomForCopies = (t: Table, plan: ZoneId, def: DefId): boolean =>
  PER_PLAN[def] === 0 || t.copiesIn(plan, def) < PER_PLAN[def]!;
