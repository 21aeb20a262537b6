import type { Chance } from '../../../kernel/chance.ts';
import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Rules } from '../../../kernel/rules.ts';
import type { SetupOptions } from '../../../kernel/setup.ts';
import { LANDS } from '../cards/set.ts';
import { addsDays, crosshairs, days, hostile, need, relieves, shieldsFree } from '../cards/columns.ts';
import { targets } from '../rules/08-assault.ts';
import { defenceOf, displayed, ownShields, reachable } from '../rules/10-counter.ts';
import { type Bravery, ownerOf, planAt, zone, firstOf } from '../state.ts';
import { act } from '../verbs.ts';
import { Choices } from './choices.ts';
import { Forecast, roundsLeft } from './forecast.ts';
import { type Aim, Layout } from './layout.ts';

/** Days that a player's plan can give to needs in a week, and days of needs that come with a week's cards: by experience. */
const DAYS_A_WEEK = 6.3;
const NEED_DAYS_A_WEEK = 3.4;

const AGREE = act.agree();
const DECIDE = act.decide();

/** What the next two counter-offensives would cost, in crosshairs. */
export function attackCosts(s: Bravery, costs: Int32Array): void {
  costs.fill(0);
  const first = cheapest(s, s.occupied.value, displayed(s));
  if (first < 0) return;
  costs[0] = Math.max(0, defenceOf(s, first)) + 1;
  const second = cheapest(s, s.occupied.value & ~(1 << first), 0);
  if (second < 0) return;
  costs[1] = costs[0] + ownShields(s, second) + 1;
}
function cheapest(s: Bravery, occupied: number, shown: number): number {
  const mask = reachable(occupied);
  let best = -1;
  let least = 99;
  for (let land = 0; land < LANDS; land++) {
    if ((mask & (1 << land)) === 0 || ownShields(s, land) + shown >= least) continue;
    least = ownShields(s, land) + shown;
    best = land;
  }
  return best;
}

/** Plays for the whole team by rule of thumb; and says what one seat of it would do. */
export class Team {
  readonly layout = new Layout();
  readonly forecast = new Forecast();
  private readonly choices = new Choices();
  private readonly options = new Options();
  private readonly costs = new Int32Array(2);
  private readonly aim: Aim = { attack: 0, defence: 0, order: 0 };

  /** Shields that the printed ones must be helped with, to hold in that share of the cases. */
  shieldsFor(s: Bravery, share: number): number {
    const mask = targets(s.occupied.value);
    const printed = mask === 0 ? 0 : shieldsFree[31 - Math.clz32(mask)]!;
    return Math.max(0, this.forecast.quantile(s, share) - printed);
  }
  /** The rule of thumb: what can be freed is attacked, the likely attack is met, needs come first when time is short. */
  plainAim(s: Bravery): Aim {
    const { aim, layout } = this;
    aim.attack = aim.defence = 0;
    aim.order = 2;
    layout.make(s, aim);
    attackCosts(s, this.costs);
    const guns = layout.total(crosshairs);
    aim.attack =
      this.costs[1]! > 0 && guns >= this.costs[1]! ? this.costs[1]! : guns >= this.costs[0]! ? this.costs[0]! : 0;
    aim.defence = this.shieldsFor(s, 0.7);
    const weeks = roundsLeft(s) - 1;
    const slack = weeks * (DAYS_A_WEEK - NEED_DAYS_A_WEEK) * layout.bins - layout.backlog();
    aim.order = slack < 0 ? 2 : 0;
    return aim;
  }

  /** Carries out a whole planning for all seats. */
  plan<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, aim: Aim, chance: Chance): void {
    const { layout } = this;
    const t = s.table;
    if (t.plan.seats === 1) this.layHostile(rules, s, chance);
    this.declineAll(rules, s, chance);
    if (!isPlanning(s)) return;
    layout.make(s, aim);
    for (let b = 0; b < layout.bins; b++) this.clear(rules, s, b, chance);
    for (let i = 0; i < layout.size; i++) this.handOver(rules, s, i, chance);
    this.layAll(rules, s, chance);
    for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
      if (s.confirmed.get(seat) === 0) rules.apply(s, seat, act.confirm(), chance);
    }
  }
  /** Takes back what should not lie there, and all Volunteers: they are sent out anew. */
  private clear<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, b: number, chance: Chance): void {
    const { layout } = this;
    const t = s.table;
    const seat = ownerOf(t, b);
    const place = planAt(t, b);
    if (s.confirmed.get(seat) !== 0) return;
    for (let i = t.size(place) - 1; i >= 0; i--) {
      if (s.relieved.get(t.card(place, i)) === 0) continue;
      rules.apply(s, seat, act.dismiss(t.printed(t.card(place, i)), place), chance);
      i = t.size(place);
    }
    for (let i = 0; i < layout.size; i++) {
      if (layout.at[i] !== b) continue;
      if (relieves[layout.def[i]!] !== 0) layout.at[i] = -1;
      if (layout.at[i] !== b || layout.bin[i] === b) continue;
      rules.apply(s, seat, act.takeBack(layout.defAt(i), place), chance);
      layout.at[i] = -1;
    }
  }
  private layHostile<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, chance: Chance): void {
    for (let action = this.hostileAction(s); action !== undefined; action = this.hostileAction(s)) {
      rules.apply(s, 0 as Seat, action, chance);
    }
  }
  /** In solo the hostile cards are shared out evenly. */
  hostileAction(s: Bravery): Action | undefined {
    const t = s.table;
    const hand = zone.hand(0 as Seat);
    for (let i = 0; i < t.size(hand); i++) {
      const def = t.printed(t.card(hand, i));
      if (hostile[def] === 0) continue;
      const even = this.daysIn(s, planAt(t, 0)) <= this.daysIn(s, planAt(t, 1));
      return act.plan(def, planAt(t, even ? 0 : 1));
    }
    return undefined;
  }
  private daysIn(s: Bravery, place: ZoneId): number {
    let sum = 0;
    for (let i = 0; i < s.table.size(place); i++) sum += days[s.table.printed(s.table.card(place, i))]!;
    return sum;
  }
  private handOver<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, item: number, chance: Chance): void {
    const { layout } = this;
    if (layout.bin[item]! < 0 || layout.at[item]! >= 0 || s.table.plan.seats === 1) return;
    const [from, to] = [layout.owner[item] as Seat, layout.bin[item] as Seat];
    if (from === to) return;
    const def = layout.defAt(item);
    rules.apply(s, from, act.give(def, to), chance);
    // What was asked for has moved already.
    if ((s.offers[to]!.get(from) & (1 << def)) !== 0) rules.apply(s, to, act.accept(def, from), chance);
  }
  /** What others have offered or asked for before is settled: the layout knows better. */
  private declineAll<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, chance: Chance): void {
    const { seats } = s.table.plan;
    for (let seat = 0 as Seat; seat < seats; seat++) {
      for (let other = 0 as Seat; other < seats; other++) {
        for (let left = s.offers[seat]!.get(other) | s.asks[seat]!.get(other); left !== 0; left &= left - 1) {
          rules.apply(s, seat, act.decline(firstOf(left), other), chance);
        }
      }
    }
  }
  /** Needs first, then what they pay for, then the rest. */
  private layAll<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, chance: Chance): void {
    const { layout } = this;
    for (let pass = 0; pass < 3; pass++) {
      for (let i = 0; i < layout.size; i++) {
        const b = layout.bin[i]!;
        const def = layout.defAt(i);
        if (b < 0 || layout.at[i] === b || passOf(def) !== pass || relieves[def] !== 0) continue;
        rules.apply(s, ownerOf(s.table, b), act.plan(def, planAt(s.table, b)), chance);
      }
      if (pass === 0) for (let b = 0; b < layout.bins; b++) this.ease(rules, s, b, chance);
    }
  }
  private ease<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, b: number, chance: Chance): void {
    const { layout } = this;
    if (s.confirmed.get(ownerOf(s.table, b)) !== 0) return;
    for (let i = 0; i < layout.size; i++) {
      if (layout.bin[i] !== b || layout.eased[i] === 0) continue;
      rules.apply(s, ownerOf(s.table, b), act.volunteer(layout.defAt(i), planAt(s.table, b)), chance);
    }
  }

  /** Plays on by rule of thumb until the game is over. */
  finish<O extends SetupOptions>(rules: Rules<Bravery, O>, s: Bravery, chance: Chance): void {
    while (!rules.over(s)) {
      if (isPlanning(s)) {
        this.plan(rules, s, this.plainAim(s), chance);
        continue;
      }
      // In a bot's head all want the same, so the host may speak for everybody.
      const host = s.host.value - 1;
      const seat = host >= 0 && (rules.awaited(s) & (1 << host)) !== 0 ? (host as Seat) : rules.actor(s);
      rules.legal(s, seat, this.options);
      const action = this.choices.answer(s, this.options);
      rules.apply(s, seat, action === AGREE && this.options.has(DECIDE) ? DECIDE : action, chance);
    }
  }
  answer(s: Bravery, out: Options): Action {
    return this.choices.answer(s, out);
  }
}
/** Stage 2 lasts until everybody has confirmed, and the next one begins with nobody. */
export function isPlanning(s: Bravery): boolean {
  for (let seat = 0 as Seat; seat < s.table.plan.seats; seat++) if (s.confirmed.get(seat) === 0) return true;
  return false;
}
const passOf = (def: DefId): number => (need[def] !== 0 ? 0 : addsDays[def] !== 0 ? 1 : 2);
