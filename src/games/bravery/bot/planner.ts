import { type Chance, FastChance } from '../../../kernel/chance.ts';
import type { Action, CardId, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Rules } from '../../../kernel/rules.ts';
import type { SetupOptions } from '../../../kernel/setup.ts';
import type { Planner, Sight } from '../../../kernel/sight.ts';
import { verbOf } from '../../../kernel/verbs.ts';
import { crosshairs } from '../cards/columns.ts';
import { needsLeft } from '../evaluation.ts';
import { type Bravery, zone } from '../state.ts';
import { act } from '../verbs.ts';
import type { Aim, Target } from './layout.ts';
import { Planning } from './planning.ts';
import { attackCosts, isPlanning, Team } from './team.ts';

/** Shares of the likely attacks that a candidate plan is to hold. */
const SHARES = [0, 0.5, 0.7, 0.85, 0.95] as const;
const ORDERS = [0, 1, 2, 3] as const;
const KEPT = 64;
const AGREE = act.agree();
const SECOND_THOUGHTS = new Set([act.withdraw.id, act.leave.id]);

/** Something to do, and what came of it. */
interface Candidate<T> {
  readonly what: T;
  sum: number;
  tried: number;
}
const candidate = <T>(what: T): Candidate<T> => ({ what, sum: 0, tried: 0 });
/** Does a candidate in a guess. */
type CarryOut<T, O extends SetupOptions> = (rules: Rules<Bravery, O>, s: Bravery, what: T, chance: FastChance) => void;
/** What was found out about a planning; the same for everybody at the table, so nobody need think twice. */
const found = new Map<string, Target>();

/**
 * Plays for the team. In every planning it compares plans that differ in attack, defence and what comes first, by playing
 * each of them to the end of the game by rule of thumb, and takes the best. What it does follows from what all can see,
 * so several of them at one table want the same without a word.
 */
export class PlannerBot<O extends SetupOptions> implements Planner<Bravery, O> {
  private readonly playouts: number;
  private readonly team = new Team();
  private readonly planning = new Planning(this.team.layout);
  private readonly options = new Options();
  private readonly chance = new FastChance(1);
  private readonly costs = new Int32Array(2);
  private readonly said = new Set<string>();
  private states: { readonly rules: Rules<Bravery, O>; readonly guess: Bravery; readonly played: Bravery } | undefined;

  /** `playouts` for each planning; 0 goes by rule of thumb alone. */
  constructor(playouts: number) {
    this.playouts = playouts;
  }
  choose(sight: Sight<Bravery, O>): Action {
    const { options } = this;
    sight.legal(options);
    if (options.size === 1) return options.at(0);
    const s = sight.state;
    if (!isPlanning(s) && !this.isAddressed()) return this.once(s, this.answer(sight));
    if (s.table.plan.seats === 1) {
      const action = this.team.hostileAction(s);
      if (action !== undefined) return action;
    }
    const { layout } = this.team;
    layout.refused = this.planning.refusals(s, sight.seat);
    const target = this.targetFor(sight);
    layout.follow(s, target);
    let action = this.planning.talk(s, sight.seat, options);
    if (action === undefined) {
      layout.refused = this.planning.withheld(s, sight.seat);
      layout.follow(s, target);
      action = this.planning.next(s, sight.seat, options);
    }
    layout.forgive();
    return action;
  }

  finish(rules: Rules<Bravery, O>, s: Bravery, chance: Chance): void {
    this.team.finish(rules, s, chance);
  }
  /** Says everything once: if the others have undone it, they had their reasons. */
  private once(s: Bravery, action: Action): Action {
    const { options } = this;
    if (action === AGREE || !options.has(AGREE)) return action;
    const words = `${s.round.value} ${s.occupied.value} ${s.table.size(zone.discard)} ${committedCards(s)} ${action}`;
    if (this.said.has(words)) return AGREE;
    if (this.said.size >= KEPT) this.said.clear();
    this.said.add(words);
    return action;
  }
  /** Everybody has confirmed, but somebody waits for an answer to a gift or a request. */
  private isAddressed(): boolean {
    const verb = verbOf(this.options.at(0));
    return verb >= act.plan.id && verb <= act.reopen.id;
  }
  private targetFor(sight: Sight<Bravery, O>): Target {
    const { layout } = this.team;
    const refused = layout.refused.some((prints) => prints !== 0) ? ` without ${layout.refused.join()}` : '';
    const key = `${this.playouts} ${keyOf(sight.state)}${refused}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const aim = this.playouts === 0 ? this.team.plainAim(sight.state) : this.search(sight, hash(key));
    const target = layout.make(sight.state, aim).target();
    if (found.size >= KEPT) found.delete(found.keys().next().value!);
    found.set(key, target);
    return target;
  }
  private search(sight: Sight<Bravery, O>, seed: number): Aim {
    const { layout } = this.team;
    const { refused } = layout;
    // What was refused this week may be granted in another.
    const aim = this.best(sight, this.candidates(sight.state), seed, (rules, s, tried, chance) => {
      layout.refused = refused;
      this.team.plan(rules, s, tried, chance);
      layout.forgive();
    });
    layout.refused = refused;
    return aim;
  }
  /**
   * The rule of thumb; but who thinks and has nobody to agree with looks at everything that could be done. Of what is
   * worth the same the rule of thumb comes first.
   */
  private answer(sight: Sight<Bravery, O>): Action {
    const { team, options } = this;
    const plain = team.answer(sight.state, options);
    if (this.playouts === 0 || sight.state.table.plan.seats > 1) return plain;
    const others = options.toArray().filter((action) => action !== plain && !SECOND_THOUGHTS.has(verbOf(action)));
    const seed = hash(`${keyOf(sight.state)} ${committedCards(sight.state)} ${options.toArray().join()}`);
    return this.best(sight, [plain, ...others].map(candidate), seed, (rules, s, action, chance) =>
      rules.apply(s, sight.seat, action, chance),
    );
  }
  /** Half of the candidates go after each turn of the same size. */
  private best<T>(sight: Sight<Bravery, O>, candidates: Candidate<T>[], seed: number, carryOut: CarryOut<T, O>): T {
    let left = candidates;
    const turns = Math.max(1, Math.ceil(Math.log2(left.length)));
    this.chance.reseed(seed);
    for (let turn = 0; left.length > 1; turn++) {
      const each = Math.max(1, Math.round(this.playouts / turns / left.length));
      for (let n = 0; n < each; n++) this.compare(sight, left, this.chance.next(), carryOut);
      left = left.toSorted((a, b) => b.sum / b.tried - a.sum / a.tried).slice(0, Math.ceil(left.length / 2));
    }
    return left[0]!.what;
  }
  /** The same guess and the same luck for every candidate: what differs is what is done first. */
  private compare<T>(
    sight: Sight<Bravery, O>,
    candidates: readonly Candidate<T>[],
    luck: number,
    carryOut: CarryOut<T, O>,
  ): void {
    const { rules } = sight;
    const states = this.statesOf(rules);
    sight.determinize(states.guess, this.chance);
    for (const one of candidates) {
      const luckily = draws.reseed(luck);
      rules.copy(states.played, states.guess);
      carryOut(rules, states.played, one.what, luckily);
      this.team.finish(rules, states.played, luckily);
      one.sum += gladness(states.played);
      one.tried++;
    }
  }
  private statesOf(rules: Rules<Bravery, O>): { readonly guess: Bravery; readonly played: Bravery } {
    if (this.states?.rules !== rules) this.states = { rules, guess: rules.create(), played: rules.create() };
    return this.states;
  }
  /** Plans that really differ from one another. */
  private candidates(s: Bravery): Candidate<Aim>[] {
    const { team } = this;
    const plain = { ...team.plainAim(s) };
    const guns = team.layout.total(crosshairs);
    attackCosts(s, this.costs);
    const [one, two] = [this.costs[0]!, this.costs[1]!];
    const attacks = new Set(
      [plain.attack, 0, one, one + 1, two, two + 1].filter((cost) => cost === 0 || cost <= guns + 2),
    );
    const defences = new Set([plain.defence, ...SHARES.map((share) => (share === 0 ? 0 : team.shieldsFor(s, share)))]);
    const seen = new Set<string>();
    const list: Candidate<Aim>[] = [];
    const add = (aim: Aim): void => {
      const shape = this.shapeOf(s, aim);
      if (seen.has(shape)) return;
      seen.add(shape);
      list.push(candidate(aim));
    };
    add(plain);
    for (const attack of attacks) {
      for (const defence of defences) for (const order of ORDERS) add({ attack, defence, order });
    }
    return list;
  }
  private shapeOf(s: Bravery, aim: Aim): string {
    const { layout } = this.team;
    layout.make(s, aim);
    let shape = '';
    for (let i = 0; i < layout.size; i++) shape += layout.bin[i]! < 0 ? '-' : '+';
    return shape;
  }
}
const draws = new FastChance(1);

/** How many cards have been put forward for the battle in preparation. */
function committedCards(s: Bravery): number {
  let cards = 0;
  for (let card = 1 as CardId; card <= s.table.cards; card++) cards += s.committed.get(card);
  return cards;
}
/** A victory is all that counts; how near a defeat was to one helps to tell plans apart. */
function gladness(s: Bravery): number {
  if (s.table.score[0]! > 0) return 1;
  let lost = 0;
  for (let left = s.occupied.value; left !== 0; left &= left - 1) lost++;
  return 0.3 / (1 + lost + needsLeft(s) / s.table.plan.seats);
}
/** All that a planning begins with and that no change of plans and no gift alters. */
function keyOf(s: Bravery): string {
  const t = s.table;
  const prints: number[] = [];
  for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
    for (const place of [zone.hand(seat), zone.plan(seat)]) {
      for (let i = 0; i < t.size(place); i++) prints.push(t.printed(t.card(place, i)));
    }
  }
  for (let i = 0; i < t.size(zone.second); i++) prints.push(t.printed(t.card(zone.second, i)));
  prints.sort((a, b) => a - b);
  const shown = Array.from({ length: t.size(zone.display) }, (_, i) => t.printed(t.card(zone.display, i)));
  return `${t.plan.seats} ${s.round.value} ${s.occupied.value} ${t.size(zone.enemyDeck)} ${t.size(zone.deck)} ${shown.join()} ${prints.join()}`;
}
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
