import type { DefId, Seat } from '../../../kernel/ids.ts';
import {
  addsDays,
  days,
  hostile,
  need,
  recovers,
  tradable,
  undermines,
  willCost,
  willGain,
  willLoss,
} from '../cards/columns.ts';
import { WEEK } from '../rules/07-week.ts';
import { type Bravery, ownerOf, planAt, plansOf, zone } from '../state.ts';

export const ITEMS = 128;
export const BINS = 8;
export const NONE = -1;
/** Nobody has refused anything. */
const NO_REFUSALS = new Int32Array(BINS * BINS);

/**
 * The cards of all hands and plans, and the plans as bins that they go into. Hands are open and cards may be given away,
 * so a team is one pool of cards and as many weeks as there are plans; urgent needs and hostile cards alone are bound to
 * their owners.
 */
export class Pool {
  size = 0;
  bins = 0;
  readonly def = new Int32Array(ITEMS);
  readonly owner = new Int32Array(ITEMS);
  /** The plan that the card lies in, or NONE for a hand. */
  readonly at = new Int32Array(ITEMS);
  /** The plan that the card should lie in, or NONE. */
  readonly bin = new Int32Array(ITEMS);
  /** The Civil Need is to be relieved by Volunteers. */
  readonly eased = new Int32Array(ITEMS);
  protected readonly fixed = new Int32Array(ITEMS);
  private readonly cap = new Int32Array(BINS);
  protected readonly used = new Int32Array(BINS);
  private readonly gain = new Int32Array(BINS);
  private readonly loss = new Int32Array(BINS);
  private readonly cost = new Int32Array(BINS);
  private readonly headquarters = new Int32Array(BINS);
  private solo = false;
  /** Gifts that somebody does not want to make or to take, as prints by giver and taker: they are not planned with. */
  refused: Int32Array = NO_REFUSALS;
  /** Which prints there are, one bit each. */
  protected kinds = 0;
  /** How many cards have a plan. */
  protected placed = 0;
  /** The items by days, longest first. */
  protected readonly longest = new Int32Array(ITEMS);
  /** The Civil Needs among them. */
  protected readonly needs = new Int32Array(ITEMS);
  protected needed = 0;
  private readonly starts = new Int32Array(WEEK + 2);

  protected read(s: Bravery): void {
    const t = s.table;
    this.size = 0;
    this.kinds = 0;
    this.placed = 0;
    this.solo = t.plan.seats === 1;
    this.bins = plansOf(t);
    this.used.fill(0);
    this.gain.fill(0);
    this.loss.fill(0);
    this.cost.fill(0);
    this.headquarters.fill(0);
    this.cap.fill(WEEK);
    for (let b = 0; b < this.bins; b++) this.readPlan(s, b);
    for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
      const hand = zone.hand(seat);
      for (let i = 0; i < t.size(hand); i++) this.add(t.printed(t.card(hand, i)), seat, NONE);
    }
    this.sort();
  }
  private readPlan(s: Bravery, b: number): void {
    const t = s.table;
    const place = planAt(t, b);
    const owner = ownerOf(t, b);
    const done = s.confirmed.get(owner) !== 0;
    for (let i = 0; i < t.size(place); i++) {
      const card = t.card(place, i);
      const def = t.printed(card);
      if (hostile[def] !== 0) {
        this.cap[b]! -= days[def]!;
        this.loss[b]! += willLoss[def]!;
        continue;
      }
      const item = this.add(def, owner, b);
      if (!done) continue;
      this.fixed[item] = 1;
      this.eased[item] = s.relieved.get(card);
      this.put(item, b);
    }
  }
  private add(def: number, owner: number, at: number): number {
    const item = this.size++;
    this.def[item] = def;
    this.kinds |= 1 << def;
    this.owner[item] = owner;
    this.at[item] = at;
    this.bin[item] = NONE;
    this.eased[item] = 0;
    this.fixed[item] = 0;
    return item;
  }
  private charge(item: number, b: number, sign: number): void {
    const def = this.def[item]!;
    if (this.eased[item] === 0) this.used[b]! += sign * days[def]!;
    this.gain[b]! += sign * willGain[def]!;
    this.cost[b]! += sign * willCost[def]!;
    this.cap[b]! += sign * addsDays[def]!;
    this.headquarters[b]! += sign * recovers[def]!;
  }
  protected put(item: number, b: number): void {
    this.bin[item] = b;
    this.placed++;
    this.charge(item, b, 1);
  }
  protected takeOut(item: number): void {
    this.charge(item, this.bin[item]!, -1);
    this.bin[item] = NONE;
    this.placed--;
  }
  /** Days that the plan has left. */
  free(b: number): number {
    return this.cap[b]! - this.used[b]!;
  }
  private will(b: number): number {
    return Math.max(0, this.gain[b]! - this.loss[b]!) - this.cost[b]!;
  }
  protected fits(item: number, b: number): boolean {
    const def = this.def[item]!;
    if (!this.reaches(item, b)) return false;
    if (days[def]! > 0 && days[def]! > this.free(b)) return false;
    if (willCost[def]! > 0 && willCost[def]! > this.will(b)) return false;
    if (undermines[def] !== 0 && this.gain[b] === 0) return false;
    return recovers[def] === 0 || this.headquarters[b] === 0;
  }
  /** Where it lies, else with its owner, else where it leaves the least room. */
  protected place(item: number): boolean {
    const at = this.at[item]!;
    if (at !== NONE && this.fits(item, at)) this.put(item, at);
    else if (!this.solo && this.fits(item, this.owner[item]!)) this.put(item, this.owner[item]!);
    else {
      let best = NONE;
      for (let b = 0; b < this.bins; b++) {
        if (this.fits(item, b) && (best === NONE || this.free(b) < this.free(best))) best = b;
      }
      if (best === NONE) return false;
      this.put(item, best);
    }
    return true;
  }
  /** A counting sort. */
  private sort(): void {
    const { starts } = this;
    starts.fill(0);
    for (let i = 0; i < this.size; i++) starts[WEEK - days[this.def[i]!]! + 1]!++;
    for (let length = 1; length < starts.length; length++) starts[length]! += starts[length - 1]!;
    for (let i = 0; i < this.size; i++) this.longest[starts[WEEK - days[this.def[i]!]!]!++] = i;
    this.needed = 0;
    for (let n = 0; n < this.size; n++) {
      const i = this.longest[n]!;
      if (need[this.def[i]!] !== 0) this.needs[this.needed++] = i;
    }
  }
  /** May the card go into the plan at all? */
  protected reaches(item: number, b: number): boolean {
    const [def, owner] = [this.def[item]!, this.owner[item]!];
    if (this.solo || b === owner) return true;
    return tradable[def] !== 0 && (this.refused[owner * BINS + b]! & (1 << def)) === 0;
  }

  forgive(): void {
    this.refused = NO_REFUSALS;
  }
  /** Days of Civil Needs that stay in hands. */
  backlog(): number {
    let sum = 0;
    for (let n = 0; n < this.needed; n++) {
      if (this.bin[this.needs[n]!] === NONE) sum += days[this.def[this.needs[n]!]!]!;
    }
    return sum;
  }
  total(column: Int32Array): number {
    let sum = 0;
    for (let i = 0; i < this.size; i++) sum += column[this.def[i]!]!;
    return sum;
  }
  defAt(item: number): DefId {
    return this.def[item] as DefId;
  }
}
