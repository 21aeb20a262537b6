import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Table } from '../../../kernel/table.ts';
import {
  addsDays,
  days,
  hostile,
  need,
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
const ROOM_MAKERS = ROOM_MAKERS_IN;

/** BRV-7.3, BRV-7.4. */
export const WEEK = 7;
const LONGEST = 8;

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

  read(s: Bravery, plan: ZoneId): this {
    const t = s.table;
    this.clear();
    for (let i = t.size(plan) - 1; i >= 0; i--) {
      const card = t.card(plan, i);
      const def = t.printed(card);
      const relieved = s.relieved.get(card) !== 0;
      this.put(def, relieved, 1);
      if (relieved) this.relieved |= 1 << def;
      else this.unrelieved |= 1 << def;
    }
    this.kinds = this.relieved | this.unrelieved;
    return this;
  }
  private clear(): void {
    this.hostileDays = this.days = this.extraDays = this.gain = this.loss = this.cost = this.needed = 0;
    // A loop, because `fill` is a call out of compiled code, too dear for so few.
    for (let length = 0; length < LONGEST; length++) this.burdens[length] = 0;
    this.kinds = this.relieved = this.unrelieved = 0;
  }
  /**
   * Adds a card of this print, or takes one away if `sign` is -1. With `imul`, since -1 * 0 is -0, no whole number to V8,
   * and one of those would make all sums floating for good.
   */
  put(def: DefId, relieved: boolean, sign: number): void {
    if (HOSTILE[def] !== 0) this.hostileDays += Math.imul(sign, DAYS[def]!);
    else if (!relieved) {
      this.days += Math.imul(sign, DAYS[def]!);
      if (NEED[def] !== 0) this.burdens[DAYS[def]!]! += sign;
    }
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
  /** Would a card of so many days fit without more ado? */
  hasRoomFor(length: number): boolean {
    return length === 0 || this.hostileDays + this.days + length <= WEEK + this.extraDays;
  }
  /** Could a People's Action in hand be paid, if the Will grew by so much? */
  canMakeRoom(gain: number): boolean {
    const will = Math.max(0, this.gain + gain - this.loss) - this.cost;
    return (this.drives > 0 && will >= this.driveCost) || (this.helpers > 0 && will >= this.helperCost);
  }
  get legal(): boolean {
    return this.excess <= 0 && this.affordable;
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
    if (this.excess <= 0) return true;
    for (let drives = 0; drives <= this.drives; drives++) {
      const will = this.will - this.cost - drives * this.driveCost;
      if (will < 0) return false;
      if (this.relievable(this.excess - drives * this.driveDays, will)) return true;
    }
    return false;
  }
  /** Can Volunteers on the longest needs make up for so many days? */
  private relievable(excess: number, will: number): boolean {
    let left = excess;
    let helpers = this.helperCost === 0 ? 0 : Math.min(this.helpers, Math.floor(will / this.helperCost));
    for (let length = LONGEST - 1; length > 0 && left > 0 && helpers > 0; length--) {
      if (this.burdens[length] === 0) continue;
      const used = Math.min(helpers, this.burdens[length]!, Math.ceil(left / length));
      left -= used * length;
      helpers -= used;
    }
    return left <= 0 || this.allRelieved(excess - left);
  }
  /** BRV-17.20 (b): no days but hostile ones are always allowed. */
  private allRelieved(relieved: number): boolean {
    return relieved === this.days;
  }
}

/** BRV-17.12: how many copies of this print the plan still takes. */
export function roomForCopies(t: Table, plan: ZoneId, def: DefId): boolean {
  if (PER_PLAN[def] === 0) return true;
  let copies = 0;
  for (let i = t.size(plan) - 1; i >= 0; i--) if (t.printed(t.card(plan, i)) === def) copies++;
  return copies < PER_PLAN[def]!;
}
