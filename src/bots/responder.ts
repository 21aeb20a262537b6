import type { FastChance } from '../kernel/chance.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { type Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { Mind } from './learned/mind.ts';
import { type Budget, Searcher } from './search/searcher.ts';
import { NODE, NONE, Tree } from './search/tree.ts';
import { gladnessOf, nextSeat, sensible } from './search/turn.ts';
import type { Tuning } from './search/tuning.ts';

/** How much is tried beyond what has done well. */
const EXPLORATION = 1;
/** An option that was never tried is taken to be so much worse than the position. */
const UNSEEN = 0.2;
/** So many guesses of its own making stand beside those that the last search has led to. */
const FRESH = 8;
/** Of guesses that led to the same sight so many are kept. */
const KEPT = 400;
/** Guesses of one decision, however few looks they took. */
const MOST_GUESSES = 20_000;

interface Desk<S extends State, O extends SetupOptions> {
  readonly mind: Mind<S, O>;
  readonly guess: S;
  readonly view: S;
  readonly rivals: readonly (Rival<S, O> | undefined)[];
}
interface Rival<S extends State, O extends SetupOptions> {
  readonly bot: Bot<S, O>;
  readonly sight: Sight<S, O>;
}

/**
 * A best response, searched: it knows by which bot the others play, and in every guess asks that bot itself what it would do there,
 * by that seat's own sight. Its tree has one branch for each thing that it could come to see. Guesses that led to what it
 * then sees are those that it goes on from: so it learns from what the others did, and did not do. Where it knows no
 * further, the network says how it stands.
 */
export class Responder<S extends State, O extends SetupOptions> extends Searcher<S, O> {
  private readonly rival: (seat: Seat) => Bot<S, O>;
  private readonly tree = new Tree();
  private readonly path: number[] = [];
  private desk: Desk<S, O> | undefined;
  private root = NONE;
  /** Guesses that have led from the last choice to each sight, and those of them that led to what is seen now. */
  private readonly led = new Map<string, Int32Array[]>();
  private belief: readonly Int32Array[] = [];

  /** `rival` makes the bot that is answered, as it sits at a seat. */
  constructor(budget: Budget, chance: FastChance, tuning: Tuning, rival: (seat: Seat) => Bot<S, O>) {
    super(budget, chance, tuning);
    this.rival = rival;
  }
  override choose(sight: Sight<S, O>): Action {
    const { rules, seat } = sight;
    const { mind } = this.deskFor(rules, seat);
    sensible(rules, sight.state, seat, mind.options);
    this.last = [];
    if (mind.options.size === 1) return mind.options.at(0);
    const actions = mind.options.toArray();
    mind.begin();
    this.belief = this.led.get(this.keyOf(this.chosen, rules.digest(sight.state))) ?? [];
    this.led.clear();
    this.root = this.tree.clear();
    const { playouts, ms } = this.budget;
    const ends = performance.now() + ms;
    for (let made = 0; mind.looks < playouts && made < MOST_GUESSES; made++) {
      this.follow(sight);
      if (performance.now() >= ends || this.halt?.() === true) break;
    }
    return (this.chosen = this.weigh(seat, actions));
  }
  private chosen = 0 as Action;
  private readonly keyOf = (action: Action, sight: number): string => `${action} ${sight | 0}`;
  /** One of the guesses that have come true so far, or a fresh one: the fewer there are of those, the likelier. */
  private guess(sight: Sight<S, O>, into: S): void {
    const { belief, chance } = this;
    const which = chance.below(belief.length + FRESH);
    if (which < belief.length) into.table.words.set(belief[which]!);
    else sight.guess(into, chance);
  }
  private deskFor(rules: Rules<S, O>, me: Seat): Desk<S, O> {
    if (this.desk?.mind.rules === rules) return this.desk;
    const seats = Array.from({ length: rules.seats }, (_, seat) => seat as Seat);
    const rivals = seats.map((seat) =>
      seat === me ? undefined : { bot: this.rival(seat), sight: new Sight(rules, seat) },
    );
    return (this.desk = { mind: new Mind(rules, this.chance), guess: rules.create(), view: rules.create(), rivals });
  }
  /** One guess, played down the tree to a branch that is new, or to the end. */
  private follow(sight: Sight<S, O>): void {
    const { rules, seat: me } = sight;
    const { mind, guess: s, view } = this.desk!;
    const { tree, path } = this;
    this.guess(sight, s);
    path.length = 0;
    let node = this.root;
    sensible(rules, s, me, mind.options);
    for (;;) {
      const value = mind.policy(s, me, 1);
      const chosen = this.select(node, me, value);
      const known = tree.find(node, chosen, me);
      const branch = known === NONE ? tree.add(node, chosen, me) : known;
      path.push(branch);
      rules.apply(s, me, chosen, this.chance);
      if (!this.settle(rules, s, me)) return this.learn(2 * gladnessOf(rules, s, me) - 1);
      rules.mask(s, me, view);
      const seen = rules.digest(view);
      if (path.length === 1) this.keep(this.keyOf(chosen, seen), s);
      if (known === NONE) return this.learn(mind.value(s, me));
      node = this.seen(branch, seen | 0, rules.seats as Seat);
    }
  }
  private keep(key: string, { table }: S): void {
    const kept = this.led.get(key);
    if (kept === undefined) this.led.set(key, [table.words.slice()]);
    else if (kept.length < KEPT) kept.push(table.words.slice());
  }
  /** Where the tree goes on when this is what was seen. */
  private seen(branch: number, sight: number, nobody: Seat): number {
    const known = this.tree.find(branch, sight as Action, nobody);
    return known === NONE ? this.tree.add(branch, sight as Action, nobody) : known;
  }
  /** The others play until there is something to choose for the responder; false at the end of the game. */
  private settle(rules: Rules<S, O>, s: S, me: Seat): boolean {
    const { mind, rivals } = this.desk!;
    let seat = me;
    while (!rules.over(s)) {
      seat = nextSeat(rules, s, seat);
      const rival = rivals[seat];
      sensible(rules, s, seat, mind.options);
      if (rival === undefined && mind.options.size > 1) return true;
      const forced = rival === undefined || mind.options.size === 1;
      rules.apply(s, seat, forced ? mind.options.at(0) : rival.bot.choose(rival.sight.look(s)), this.chance);
    }
    return false;
  }
  /** What has done best so far, and what the network would do in doubt (PUCT); the options are those of the mind. */
  private select(node: number, me: Seat, value: number): Action {
    const { tree } = this;
    const { options, chances } = this.desk!.mind;
    const kids = Array.from({ length: options.size }, (_, i) => tree.find(node, options.at(i), me));
    const visits = kids.reduce((sum, kid) => sum + (kid === NONE ? 0 : tree.visitsOf(kid)), 0);
    const explore = EXPLORATION * Math.sqrt(visits + 1);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    kids.forEach((kid, i) => {
      const times = kid === NONE ? 0 : tree.visitsOf(kid);
      const worth = (times === 0 ? value - UNSEEN : tree.wins[kid]! / times) + (explore * chances[i]!) / (1 + times);
      if (worth <= most) return;
      most = worth;
      best = i;
    });
    return options.at(best);
  }
  private learn(gain: number): void {
    const { words, wins } = this.tree;
    for (const branch of this.path) {
      words[branch * NODE.size + NODE.visits]!++;
      wins[branch]! += gain;
    }
  }
  /** The option that was followed most often; `thoughts` keeps what came of all. */
  private weigh(me: Seat, actions: readonly Action[]): Action {
    const { tree } = this;
    this.last = actions.map((action) => {
      const node = tree.find(this.root, action, me);
      const visits = node === NONE ? 0 : tree.visitsOf(node);
      return { action, visits, value: visits === 0 ? 0 : (1 + tree.wins[node]! / visits) / 2 };
    });
    return this.last.reduce((best, one) => (one.visits > best.visits ? one : best)).action;
  }
}
