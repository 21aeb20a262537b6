import {
  addsDays,
  cancels,
  crosshairs,
  days,
  kindsOf,
  looks,
  need,
  recovers,
  relieves,
  ROOM_MAKERS_IN,
  shields,
  undermines,
  urgent,
  weakens,
} from '../cards/columns.ts';
import type { Bravery } from '../state.ts';
import { BINS, ITEMS, NONE, Pool } from './pool.ts';

/** The prints that these columns speak of. */
const URGENT_IN = kindsOf(urgent);
const CANCELS_IN = kindsOf(cancels);
const WEAKENS_IN = kindsOf(weakens);
const UNDERMINES_IN = kindsOf(undermines);
const RECOVERS_IN = kindsOf(recovers);

/** What a team sets out to do in one week. */
export interface Aim {
  /** Crosshairs wanted for counter-offensives, 0 for none. */
  attack: number;
  /** Shields wanted. */
  defence: number;
  /** Which comes first: 0 attack, defence, needs; 1 defence, attack, needs; 2 needs, defence, attack; 3 needs, attack, defence. */
  order: number;
}

const PRINTS = 32;
/** What each plan should hold in the end, by print; and which Civil Needs Volunteers should relieve. */
export class Target {
  readonly wanted = new Int32Array(BINS * PRINTS);
  readonly eased = new Int32Array(BINS * PRINTS);
}

/** Shares the cards of all hands out over the plans. */
export class Layout extends Pool {
  /** What a target still lacks, by plan and print. */
  private readonly lack = new Int32Array(BINS * PRINTS);
  private readonly tried = new Int32Array(ITEMS);

  make(s: Bravery, aim: Aim): this {
    this.read(s);
    this.placeAll(urgent, URGENT_IN);
    if (aim.order >= 2) this.placeNeeds();
    if (aim.order === 0 || aim.order === 3) this.placeAttack(aim.attack);
    this.placeSum(shields, aim.defence);
    if (aim.order === 1 || aim.order === 2) this.placeAttack(aim.attack);
    this.placeNeeds();
    this.makeRoom();
    this.placeAll(cancels, CANCELS_IN);
    this.placeAll(weakens, WEAKENS_IN);
    if (aim.attack > 0) this.placeAll(undermines, UNDERMINES_IN);
    this.placeExtras();
    return this;
  }

  /** Writes the layout down, so that it can be followed whatever the others do meanwhile. */
  target(): Target {
    const target = new Target();
    for (let i = 0; i < this.size; i++) {
      if (this.bin[i] === NONE) continue;
      target.wanted[this.bin[i]! * PRINTS + this.def[i]!]!++;
      target.eased[this.bin[i]! * PRINTS + this.def[i]!]! += this.eased[i]!;
    }
    return target;
  }
  /** Finds the cards for a target in the plans and hands as they are now; what cannot be had makes room for needs. */
  follow(s: Bravery, target: Target): this {
    this.read(s);
    this.lack.set(target.wanted);
    for (let i = 0; i < this.size; i++) if (this.bin[i] !== NONE) this.lack[this.bin[i]! * PRINTS + this.def[i]!]!--;
    for (let i = 0; i < this.size; i++) if (this.bin[i] === NONE && this.at[i] !== NONE) this.assign(i, this.at[i]!);
    for (let i = 0; i < this.size; i++) if (this.bin[i] === NONE && this.at[i] === NONE) this.assign(i, this.owner[i]!);
    for (let i = 0; i < this.size; i++) {
      for (let b = 0; b < this.bins && this.bin[i] === NONE; b++) if (this.reaches(i, b)) this.assign(i, b);
    }
    this.lack.set(target.eased);
    for (let i = 0; i < this.size; i++) this.easeAsWanted(i);
    for (let b = 0; b < this.bins; b++) {
      if (!this.isShort(b, target)) continue;
      this.placeNeeds();
      break;
    }
    return this;
  }
  private assign(item: number, b: number): void {
    const at = b * PRINTS + this.def[item]!;
    if (this.lack[at]! <= 0) return;
    this.lack[at]!--;
    this.put(item, b);
  }
  private easeAsWanted(item: number): void {
    const b = this.bin[item]!;
    if (b === NONE || this.fixed[item] !== 0 || this.lack[b * PRINTS + this.def[item]!]! <= 0) return;
    this.lack[b * PRINTS + this.def[item]!]!--;
    this.used[b]! -= days[this.def[item]!]!;
    this.eased[item] = 1;
  }
  /** Does the plan get less than it should? */
  private isShort(b: number, target: Target): boolean {
    let wanted = 0;
    for (let def = 0; def < PRINTS; def++) wanted += target.wanted[b * PRINTS + def]!;
    for (let i = 0; i < this.size; i++) if (this.bin[i] === b) wanted--;
    return wanted > 0;
  }

  /** Places every loose card that the column speaks of, the longest first; `kinds` are the prints that it speaks of. */
  private placeAll(column: Int32Array, kinds: number): void {
    if ((this.kinds & kinds) === 0) return;
    for (let n = 0; n < this.size; n++) {
      const i = this.longest[n]!;
      if (this.bin[i] === NONE && column[this.def[i]!] !== 0) this.place(i);
    }
  }
  private placeNeeds(): void {
    for (let n = 0; n < this.needed; n++) {
      const i = this.needs[n]!;
      if (this.bin[i] === NONE) this.place(i);
    }
  }
  /** Places cards until their sum is reached, wasting little; returns what is missing. */
  private placeSum(column: Int32Array, wanted: number): number {
    if (wanted <= 0) return 0;
    let missing = wanted;
    for (let i = 0; i < this.size; i++) if (this.bin[i] !== NONE) missing -= column[this.def[i]!]!;
    this.tried.fill(0, 0, this.size);
    while (missing > 0) {
      const item = this.nextFor(column, missing);
      if (item === NONE) break;
      this.tried[item] = 1;
      if (this.place(item)) missing -= column[this.def[item]!]!;
    }
    return missing;
  }
  /** The smallest card that is enough, else the largest; one that lies in a plan before one in a hand. */
  private nextFor(column: Int32Array, missing: number): number {
    let best = NONE;
    for (let i = 0; i < this.size; i++) {
      const value = column[this.def[i]!]!;
      if (value === 0 || this.bin[i] !== NONE || this.tried[i] !== 0) continue;
      if (best === NONE || this.better(value, column[this.def[best]!]!, missing)) best = i;
    }
    return best;
  }
  private better(value: number, than: number, missing: number): boolean {
    if (value >= missing) return than < missing || value < than;
    return than < missing && value > than;
  }
  /** All of the attack or nothing: half an attack frees nobody. A Secret Operation may stand in for crosshairs. */
  private placeAttack(wanted: number): void {
    if (wanted === 0) return;
    if (this.placeSum(crosshairs, wanted) <= 0) return;
    this.dropAll(crosshairs);
    for (let i = 0; i < this.size; i++) {
      if (undermines[this.def[i]!] === 0 || this.bin[i] !== NONE || !this.placeWithNeed(i)) continue;
      if (this.placeSum(crosshairs, wanted - undermines[this.def[i]!]!) <= 0) return;
      this.dropAll(crosshairs);
      this.takeOut(i);
      return;
    }
  }
  private dropAll(column: Int32Array): void {
    for (let i = 0; i < this.size; i++) {
      if (this.bin[i] !== NONE && this.fixed[i] === 0 && column[this.def[i]!] !== 0) this.takeOut(i);
    }
  }
  /** BRV-17.8: a Secret Operation goes where a Civil Need is, or takes one along. */
  private placeWithNeed(item: number): boolean {
    if (this.place(item)) return true;
    for (let b = 0; b < this.bins; b++) {
      for (let i = 0; i < this.size; i++) {
        if (need[this.def[i]!] === 0 || this.bin[i] !== NONE || !this.fits(i, b)) continue;
        this.put(i, b);
        if (this.fits(item, b)) {
          this.put(item, b);
          return true;
        }
        this.takeOut(i);
      }
    }
    return false;
  }

  /** Volunteers and Cossack Drives where the Will is there and the days are wanted. */
  private makeRoom(): void {
    if ((this.kinds & ROOM_MAKERS_IN) === 0) return;
    for (let i = 0; i < this.size; i++) {
      if ((ROOM_MAKERS_IN & (1 << this.def[i]!)) === 0 || this.bin[i] !== NONE || !this.anyLeft()) continue;
      if (relieves[this.def[i]!] !== 0) this.ease(i);
      else if (addsDays[this.def[i]!] !== 0 && this.place(i)) this.refill(i);
    }
  }
  /** If nothing could be done with the room, the card is kept for another week. */
  private refill(item: number): void {
    const before = this.placed;
    this.placeNeeds();
    if (this.placed === before && this.fixed[item] === 0) this.takeOut(item);
  }
  private ease(item: number): void {
    const best = this.longestToEase(item);
    if (best === NONE) return;
    const b = this.bin[best]!;
    const before = this.placed;
    this.put(item, b);
    this.used[b]! -= days[this.def[best]!]!;
    this.eased[best] = 1;
    this.placeNeeds();
    if (this.placed > before + 1) return;
    this.eased[best] = 0;
    this.used[b]! += days[this.def[best]!]!;
    this.takeOut(item);
  }
  private longestToEase(item: number): number {
    for (let n = 0; n < this.needed; n++) {
      const i = this.needs[n]!;
      const b = this.bin[i]!;
      if (b !== NONE && this.fixed[i] === 0 && this.eased[i] === 0 && this.fits(item, b)) return i;
    }
    return NONE;
  }
  private anyLeft(): boolean {
    for (let n = 0; n < this.needed; n++) if (this.bin[this.needs[n]!] === NONE) return true;
    return false;
  }
  /** One Reconnaissance and a headquarters, if there is time for them. */
  private placeExtras(): void {
    for (let i = 0; i < this.size; i++) {
      if (this.bin[i] === NONE && looks[this.def[i]!] !== 0 && this.place(i)) break;
    }
    this.placeAll(recovers, RECOVERS_IN);
  }
}
