import type { Action, DefId, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, PASS, verbOf } from '../../../kernel/verbs.ts';
import { LANDS, landOf, territory } from '../cards/set.ts';
import {
  additional,
  crosshairs,
  enemyDefence,
  offensive,
  shields,
  shieldsFree,
  shieldsOccupied,
  strength,
  undermines,
  weakens,
} from '../cards/columns.ts';
import { attackNow, targets } from '../rules/08-assault.ts';
import { defenceOf, displayed, ownShields, reachable } from '../rules/10-counter.ts';
import { type Bravery, planAt, plansOf, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { heldBack } from './heeding.ts';

const AGREE = act.agree();
const VALUES = 10;

/** The cards of one sort in all plans, by the strength printed on them. */
class Muster {
  readonly idle = new Int32Array(VALUES);
  readonly committed = new Int32Array(VALUES);
  readonly wanted = new Int32Array(VALUES);
  private readonly trial = new Int32Array(VALUES);
  private best = 0;
  private bestCards = 0;
  total = 0;

  read(s: Bravery, column: Int32Array): this {
    const t = s.table;
    this.idle.fill(0);
    this.committed.fill(0);
    this.total = 0;
    for (let p = plansOf(t) - 1; p >= 0; p--) {
      const place = planAt(t, p);
      const held = heldBack(s, place);
      for (let i = t.size(place) - 1; i >= 0; i--) {
        const card = t.card(place, i);
        const def = t.printed(card);
        const value = column[def]!;
        const idle = s.committed.get(card) === 0;
        if (value === 0 || (idle && (held & (1 << def)) !== 0)) continue;
        this.total += value;
        if (idle) this.idle[value]!++;
        else this.committed[value]!++;
      }
    }
    return this;
  }
  /** Chooses cards that come to at least this, wasting as little as possible; false if there are not enough. */
  choose(least: number): boolean {
    this.wanted.fill(0);
    if (least <= 0) return true;
    if (this.total < least) return false;
    this.best = 99;
    this.bestCards = 99;
    this.trial.fill(0);
    this.descend(VALUES - 1, least, 0);
    return true;
  }
  private descend(value: number, left: number, cards: number): void {
    if (left <= 0) {
      if (-left > this.best || (-left === this.best && cards >= this.bestCards)) return;
      this.best = -left;
      this.bestCards = cards;
      this.wanted.set(this.trial);
      return;
    }
    if (value === 0) return;
    const there = this.idle[value]! + this.committed[value]!;
    const most = Math.min(there, Math.ceil(left / value));
    for (let n = most; n >= 0; n--) {
      this.trial[value] = n;
      this.descend(value - 1, left - n * value, cards + n);
    }
    this.trial[value] = 0;
  }
  all(): void {
    for (let value = 0; value < VALUES; value++) this.wanted[value] = this.idle[value]! + this.committed[value]!;
  }
  /** A strength of which more should be put forward, or 0. */
  missing(): number {
    for (let value = VALUES - 1; value > 0; value--) if (this.committed[value]! < this.wanted[value]!) return value;
    return 0;
  }
}

/** What a sensible player wants when the enemy comes and when plans are carried out. All of it is open to everybody. */
export class Choices {
  private readonly guns = new Muster();
  private readonly walls = new Muster();
  private readonly helpers = new Muster();

  /** The answer to a question of Stage 3 or 4, by what is on offer. */
  answer(s: Bravery, out: Options): Action {
    switch (this.leading(out)) {
      case act.cancel.id:
        return this.settles(s, out) ? AGREE : this.witch(s, out);
      case act.target.id:
        return out.has(AGREE) ? AGREE : this.target(out);
      case act.undermine.id:
        return this.settles(s, out) ? AGREE : this.operation(s);
      case act.attack.id:
        return this.counter(s, out);
      case act.commit.id:
        return this.defend(s);
      case act.putBack.id:
        return act.putBack(s.table.printed(s.table.top(zone.scouted)));
      case act.recover.id:
        return this.recover(s, out);
      default:
        return out.has(AGREE) ? AGREE : out.at(0);
    }
  }
  /** The verb that tells which question it is. */
  private leading(out: Options): number {
    let commits = NONE;
    for (let i = 0; i < out.size; i++) {
      const verb = verbOf(out.at(i));
      if (verb === act.commit.id || verb === act.withdraw.id) commits = act.commit.id;
      else if (verb !== act.agree.id && verb !== act.decide.id && verb !== act.leave.id && out.at(i) !== PASS)
        return verb;
    }
    // Only a counter-offensive has cards put forward and a target that can be given up.
    return commits !== NONE && this.proposed(out) ? act.attack.id : commits;
  }
  private proposed(out: Options): boolean {
    return out.has(act.leave());
  }
  /** Something is proposed already, or somebody would rather not. */
  private settles(s: Bravery, out: Options): boolean {
    return this.proposed(out) || s.turnedDown.value !== 0;
  }

  private printedShields(s: Bravery): number {
    const mask = targets(s.occupied.value);
    return mask === 0 ? 99 : shieldsFree[31 - Math.clz32(mask)]!;
  }
  /** Can the plans hold out against what has been turned up so far? */
  private holds(s: Bravery): boolean {
    const own = this.walls.read(s, shields).total + this.helpers.read(s, weakens).total;
    return attackNow(s) <= this.printedShields(s) + own;
  }
  /** An Offensive that cannot be held; at the last moment anything that is worth it. */
  private witch(s: Bravery, out: Options): Action {
    const t = s.table;
    const holds = this.holds(s);
    const more = additional[t.printed(t.top(zone.turned))] !== 0 && t.size(zone.enemyDeck) > 0;
    let best = 0 as DefId;
    for (let i = 0; i < out.size; i++) {
      if (verbOf(out.at(i)) !== act.cancel.id) continue;
      const def = defOf(out.at(i));
      const useful = offensive[def] !== 0 ? !holds : enemyDefence[def] !== 0 && holds && !more;
      if (useful && (best === 0 || strength[def]! > strength[best]!)) best = def;
    }
    return best === 0 ? AGREE : act.cancel(best);
  }
  /** The territory that is easiest to win back. */
  private target(out: Options): Action {
    let best = out.at(0);
    for (let i = 1; i < out.size; i++) {
      if (verbOf(out.at(i)) !== act.target.id) continue;
      if (shieldsOccupied[landOf(defOf(out.at(i)))]! < shieldsOccupied[landOf(defOf(best))]!) best = out.at(i);
    }
    return best;
  }
  /** Hold if it can be done, with as little as possible; else save the cards for what comes after. */
  private defend(s: Bravery): Action {
    const needed = attackNow(s) - this.printedShields(s);
    this.walls.read(s, shields);
    this.helpers.read(s, weakens);
    for (let less = 0; less <= this.helpers.total; less++) {
      if (!this.helpers.choose(less) || !this.walls.choose(needed - less)) continue;
      return this.putForward(s, this.walls, shields) ?? this.putForward(s, this.helpers, weakens) ?? AGREE;
    }
    return AGREE;
  }
  private putForward(s: Bravery, muster: Muster, column: Int32Array): Action | undefined {
    const value = muster.missing();
    if (value === 0) return undefined;
    const t = s.table;
    for (let p = 0; p < plansOf(t); p++) {
      const place: ZoneId = planAt(t, p);
      const held = heldBack(s, place);
      for (let i = 0; i < t.size(place); i++) {
        const card = t.card(place, i);
        const def = t.printed(card);
        if (column[def] !== value || s.committed.get(card) !== 0 || (held & (1 << def)) !== 0) continue;
        return act.commit(def, place);
      }
    }
    return undefined;
  }

  /** Removes what stands in the way of a counter-offensive that the plans hold. */
  private operation(s: Bravery): Action {
    const guns = this.guns.read(s, crosshairs).total + this.helpers.read(s, weakens).total;
    const lower = this.helpers.read(s, undermines).total;
    const mask = reachable(s.occupied.value);
    let best = NONE;
    let easiest = NONE;
    for (let land = 0; land < LANDS; land++) {
      if ((mask & (1 << land)) === 0) continue;
      const short = defenceOf(s, land) + 1 - guns;
      if (short <= 0) easiest = land;
      else if (short <= lower && (best === NONE || defenceOf(s, land) < defenceOf(s, best))) best = land;
    }
    if (easiest === NONE && best !== NONE) return act.undermine(territory(best));
    // After a victory the display is empty: what can still be done is to make a second one possible.
    const second = this.secondTarget(s, easiest, guns, lower);
    if (second !== NONE) return act.undermine(territory(second));
    return easiest === NONE && s.table.size(zone.display) > 0 ? act.undermine(this.strongestShown(s)) : AGREE;
  }
  private secondTarget(s: Bravery, first: number, guns: number, lower: number): number {
    if (first === NONE) return NONE;
    const left = guns - defenceOf(s, first) - 1;
    const mask = reachable(s.occupied.value & ~(1 << first));
    for (let land = 0; land < LANDS; land++) {
      if ((mask & (1 << land)) === 0) continue;
      const short = ownShields(s, land) - s.undermined[land]!.value + 1 - left;
      if (short > 0 && short <= lower && left > 0) return land;
    }
    return NONE;
  }
  private strongestShown(s: Bravery): DefId {
    const t = s.table;
    let best = t.printed(t.card(zone.display, 0));
    for (let i = 1; i < t.size(zone.display); i++) {
      const def = t.printed(t.card(zone.display, i));
      if (strength[def]! > strength[best]!) best = def;
    }
    return best;
  }

  /** Battles that can be won; if none can, one that costs the enemy its display. */
  private counter(s: Bravery, out: Options): Action {
    this.guns.read(s, crosshairs);
    this.helpers.read(s, weakens);
    if (!this.proposed(out)) {
      if (s.turnedDown.value !== 0) return AGREE;
      const land = this.bestTarget(s);
      return land === NONE ? AGREE : act.attack(territory(land));
    }
    const land = this.attacked(s, out);
    this.equip(s, land);
    return this.putForward(s, this.guns, crosshairs) ?? this.putForward(s, this.helpers, weakens) ?? this.ready(out);
  }
  private ready(out: Options): Action {
    return out.has(AGREE) ? AGREE : act.leave();
  }
  /** The territory under attack is the one that cannot be chosen anew. */
  private attacked(s: Bravery, out: Options): number {
    const mask = reachable(s.occupied.value);
    for (let land = 0; land < LANDS; land++) {
      if ((mask & (1 << land)) !== 0 && !out.has(act.attack(territory(land)))) return land;
    }
    return 31 - Math.clz32(mask);
  }
  /** Says which cards are wanted against this territory; false if it cannot be freed. */
  private equip(s: Bravery, land: number): boolean {
    const needed = defenceOf(s, land) + 1;
    for (let less = 0; less <= this.helpers.total; less++) {
      if (this.helpers.choose(less) && this.guns.choose(Math.max(1, needed - less))) return true;
    }
    this.guns.all();
    this.helpers.wanted.fill(0);
    return false;
  }
  private bestTarget(s: Bravery): number {
    const mask = reachable(s.occupied.value);
    let best = NONE;
    let burned = NONE;
    for (let land = 0; land < LANDS; land++) {
      if ((mask & (1 << land)) === 0) continue;
      const defence = defenceOf(s, land);
      if (defence < this.guns.total + this.helpers.total && this.guns.total > 0) {
        if (best === NONE || defence < defenceOf(s, best)) best = land;
      } else if (displayed(s) > 0 && this.guns.total > ownShields(s, land) - s.undermined[land]!.value) burned = land;
    }
    return best === NONE ? burned : best;
  }

  /** The strongest card; attack before defence while anything is occupied. */
  private recover(s: Bravery, out: Options): Action {
    const gun = s.occupied.value === 0 ? 1 : 3;
    let best = PASS;
    let worth = 0;
    for (let i = 0; i < out.size; i++) {
      if (out.at(i) === PASS) continue;
      const def = defOf(out.at(i));
      const value = gun * crosshairs[def]! + 2 * shields[def]!;
      if (value <= worth) continue;
      worth = value;
      best = out.at(i);
    }
    return best;
  }
}
const NONE = -1;
