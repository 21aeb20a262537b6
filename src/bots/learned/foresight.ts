import type { Action, Seat } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/rules.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { Searcher } from '../search/searcher.ts';
import { NODE, NONE, Tree } from '../search/tree.ts';
import { gladnessOf, sensible } from '../search/turn.ts';
import { Mind } from './mind.ts';

/** How much is tried beyond what has done well. */
const EXPLORATION = 1;
/** A branch that was never followed is taken to be so much worse than the position, the more the more is known of it. */
const UNSEEN = 0.3;
/** What the network is so sure of is not searched, unless something else wins at once. */
const SURE = 0.997;
/** Everything is tried once, however little the network thinks of it, where there are so many looks for each option. */
const LOOKS_EACH = 8;
/** Guesses of one decision; where every branch ends the game nothing is ever asked, and looks alone would not stop it. */
const MOST_GUESSES = 20_000;
/** A look at the clock for so many guesses. */
const PULSE = 8;

/**
 * One tree over all guesses: a branch is as likely tried as the network would take it in that guess, and a leaf is worth
 * what the network says of it to whoever chooses there. `playouts` of its budget are looks at positions.
 */
export class Foresight<S extends State, O extends SetupOptions> extends Searcher<S, O> {
  private readonly tree = new Tree();
  private readonly path: number[] = [];
  private mind: Mind<S, O> | undefined;
  private guess: S | undefined;
  private root = NONE;
  private actions: readonly Action[] = [];
  private chances = new Float64Array(0);
  private value = 0;

  override choose(sight: Sight<S, O>): Action {
    if (this.mind?.rules !== sight.rules) {
      this.mind = new Mind(sight.rules, this.chance);
      this.guess = sight.rules.create();
    }
    const { mind } = this;
    sensible(sight.rules, sight.state, sight.seat, mind.options);
    this.last = [];
    const { size } = mind.options;
    if (size === 1) return mind.options.at(0);
    mind.begin();
    if (mind.chooseInSecret) {
      mind.policy(sight.state, sight.seat, mind.secretHeat);
      return mind.options.at(mind.draw(size));
    }
    this.value = mind.policy(sight.state, sight.seat, 1);
    this.actions = mind.options.toArray();
    this.chances = mind.chances.slice(0, size);
    const likeliest = mind.best(size);
    const sure = mind.chances[likeliest]! > SURE;
    this.root = this.tree.clear();
    const wins = LOOKS_EACH * size <= this.budget.playouts && this.tryEach(sight, mind);
    if (sure && !wins) return this.actions[likeliest]!;
    this.search(sight, mind);
    return this.weigh(sight.seat);
  }
  /** Follows every option once; true if one of them has won the game. */
  private tryEach(sight: Sight<S, O>, mind: Mind<S, O>): boolean {
    let best = 0;
    for (const action of this.actions) {
      this.follow(sight, mind, action);
      best = Math.max(best, this.tree.wins[this.tree.find(this.root, action, sight.seat)]!);
    }
    return best === 1;
  }
  private search(sight: Sight<S, O>, mind: Mind<S, O>): void {
    const { playouts, ms } = this.budget;
    const ends = performance.now() + ms;
    for (let made = 0; mind.looks < playouts && made < MOST_GUESSES; made++) {
      this.follow(sight, mind);
      if (made % PULSE !== 0) continue;
      if (ms !== Number.POSITIVE_INFINITY && performance.now() >= ends) break;
      if (this.halt !== undefined && this.halt()) break;
    }
  }
  /** One guess, played down the tree to a branch that is new, or to the end; by the branch `first`, if there is one. */
  private follow(sight: Sight<S, O>, mind: Mind<S, O>, first?: Action): void {
    const { rules } = sight;
    const { tree, path } = this;
    const s = this.guess!;
    sight.guess(s, this.chance);
    path.length = 0;
    let node = this.root;
    let seat = sight.seat;
    let { value } = this;
    for (;;) {
      const atRoot = node === this.root;
      const chosen = atRoot
        ? (first ?? this.select(node, seat, value, this.actions, this.chances))
        : this.select(node, seat, value, mind.options.toArray(), mind.chances);
      const known = tree.find(node, chosen, seat);
      node = known === NONE ? tree.add(node, chosen, seat) : known;
      path.push(node);
      rules.apply(s, seat, chosen, this.chance);
      const next = mind.settle(s, seat);
      if (next < 0) return this.learnEnd(rules, s);
      seat = next as Seat;
      if (known === NONE) return this.learn(rules, seat, mind.value(s, seat));
      value = mind.policy(s, seat, 1);
    }
  }
  /** The branch with the best of what it brought so far and what the network hopes of it (PUCT). */
  private select(node: number, seat: Seat, value: number, actions: readonly Action[], chances: Float64Array): Action {
    const { tree } = this;
    let [visits, met] = [0, 0];
    const kids = actions.map((action, i) => {
      const kid = tree.find(node, action, seat);
      if (kid !== NONE) {
        visits += tree.visitsOf(kid);
        met += chances[i]!;
      }
      return kid;
    });
    const explore = EXPLORATION * Math.sqrt(visits + 1);
    const unseen = value - UNSEEN * Math.sqrt(met);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < kids.length; i++) {
      const times = kids[i] === NONE ? 0 : tree.visitsOf(kids[i]!);
      const worth = (times === 0 ? unseen : tree.wins[kids[i]!]! / times) + (explore * chances[i]!) / (1 + times);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return actions[best]!;
  }
  /** What the network says to one seat, as it is for each other one. */
  private learn(rules: Rules<S, O>, seat: Seat, value: number): void {
    const others = rules.game.utility === 'shared' ? value : -value / Math.max(1, rules.seats - 1);
    this.learnAs((who) => (who === seat ? value : others));
  }
  private learnEnd(rules: Rules<S, O>, s: S): void {
    this.learnAs((who) => 2 * gladnessOf(rules, s, who) - 1);
  }
  private learnAs(gain: (seat: Seat) => number): void {
    const { words, wins } = this.tree;
    for (const node of this.path) {
      const at = node * NODE.size;
      words[at + NODE.visits]!++;
      wins[node]! += gain(words[at + NODE.seat] as Seat);
    }
  }
  /** The option that was followed most often; `thoughts` keeps what came of all. */
  private weigh(seat: Seat): Action {
    const { tree } = this;
    this.last = this.actions.map((action) => {
      const node = tree.find(this.root, action, seat);
      const visits = node === NONE ? 0 : tree.visitsOf(node);
      return { action, visits, value: visits === 0 ? 0 : (1 + tree.wins[node]! / visits) / 2 };
    });
    return this.last.reduce((best, one) => (one.visits > best.visits ? one : best)).action;
  }
}
