import type { Action, Seat } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Sight } from '../kernel/sight.ts';
import { HEAD } from '../kernel/head.ts';
import type { State } from '../kernel/table.ts';
import { DONE, PASS } from '../kernel/verbs.ts';
import { Searcher, type Thought } from './search/searcher.ts';
import { NODE, NONE, Tree } from './search/tree.ts';
import { judge, nextSeat, sensible } from './search/turn.ts';

/** A look at the clock for so many playouts. */
const PULSE = 8;

/** √(ln n) for small n, as the formula of choice needs it all the time. */
const ROOT_LOG = Float64Array.from({ length: 1 << 14 }, (_, n) => Math.sqrt(Math.log(Math.max(n, 1))));
const rootLog = (n: number): number => (n < ROOT_LOG.length ? ROOT_LOG[n]! : Math.sqrt(Math.log(n)));

interface Desk<S> {
  readonly guess: S;
  readonly tried: S;
  readonly best: S;
  readonly expected: S;
}

/**
 * Single-observer information-set tree search: each playout guesses the hidden cards anew, and one tree of the searching
 * seat's making holds what was learned over all guesses. It knows nothing of any game.
 */
export class Ismcts<S extends State, O extends SetupOptions> extends Searcher<S, O> {
  private readonly options = new Options();
  private readonly tree = new Tree();
  private path = new Int32Array(64);
  private length = 0;
  private gains = new Float64Array(0);
  private rules: Rules<S, O> | undefined;
  private desk: Desk<S> | undefined;
  private root = NONE;
  private untried = 0 as Action;
  /** Visits that a turn's first search gave its root: the searches that go on from its tree need no more. */
  private goal = 0;
  private expecting = false;

  override choose(sight: Sight<S, O>): Action {
    sensible(sight.rules, sight.state, sight.seat, this.options);
    if (this.options.size === 1) {
      this.last = [];
      return this.options.at(0);
    }
    this.prepare(sight);
    this.search(sight);
    sensible(sight.rules, sight.state, sight.seat, this.options);
    const best = this.weigh(sight.seat);
    this.expect(sight, best);
    return best;
  }

  private prepare(sight: Sight<S, O>): void {
    const { rules } = sight;
    if (this.rules !== rules) {
      this.rules = rules;
      this.desk = { guess: rules.create(), tried: rules.create(), best: rules.create(), expected: rules.create() };
      this.gains = new Float64Array(rules.seats);
      this.expecting = false;
    }
    if (this.expecting && rules.equal(this.desk!.expected, sight.state)) return;
    this.root = this.tree.clear();
    this.goal = 0;
  }
  private search(sight: Sight<S, O>): void {
    const { playouts, ms } = this.budget;
    const ends = performance.now() + ms;
    const goal = this.goal === 0 ? playouts : this.goal;
    for (let made = this.tree.visitsOf(this.root); made < goal; made++) {
      this.playout(sight);
      if (made % PULSE !== 0) continue;
      if (ms !== Number.POSITIVE_INFINITY && performance.now() >= ends) break;
      if (this.halt !== undefined && this.halt()) break;
    }
    if (this.goal === 0) this.goal = this.tree.visitsOf(this.root);
  }
  /** A bare tree for this position, to try options out in by turns. */
  begin(sight: Sight<S, O>): void {
    this.expecting = false;
    this.prepare(sight);
  }
  /** One playout that begins with this option and goes on down the tree: what came of it for the searching seat. */
  tryOut(sight: Sight<S, O>, action: Action): number {
    const known = this.tree.find(this.root, action, sight.seat);
    this.playout(sight, known === NONE ? this.tree.add(this.root, action, sight.seat) : known);
    return this.gains[sight.seat]!;
  }
  /** One guess, played down the tree and on to an end; by the branch `first`, if there is one. */
  private playout(sight: Sight<S, O>, first = NONE): void {
    const { rules } = sight;
    const { chance, options, tree } = this;
    const s = this.desk!.guess;
    sight.determinize(s, chance);
    this.length = 0;
    // At the root the searching seat moves, whoever else could act at the same time.
    let seat = sight.seat;
    let node = this.root;
    while (!rules.over(s)) {
      // Where there is nothing to choose there is nothing to learn.
      seat = rules.onward(s, seat, chance, options);
      if (rules.over(s)) break;
      const known = first !== NONE && node === this.root ? first : this.select(node, seat);
      node = known === NONE ? tree.add(node, this.untried, seat) : known;
      this.follow(node);
      rules.apply(s, seat, tree.words[node * NODE.size + NODE.action] as Action, chance);
      seat = nextSeat(rules, s, seat);
      if (known === NONE) break;
    }
    seat = rules.onward(s, seat, chance, options);
    if (this.tuning.tries > 1) this.playWell(rules, s, seat);
    else rules.playOut(s, chance, options, this.tuning.depth);
    judge(rules, s, this.gains);
    this.learn();
  }
  /** The branch to follow, or none if one of the options is to be tried for the first time: it is left in `untried`. */
  private select(node: number, seat: Seat): number {
    const { options, chance, tree } = this;
    const { exploration, widening } = this.tuning;
    const { words, wins } = tree;
    const size = options.size;
    let best = NONE;
    let value = -1;
    let fresh = 0;
    for (let i = 0; i < size; i++) {
      const action = options.at(i);
      const kid = tree.find(node, action, seat);
      if (kid === NONE) {
        if (chance.below(++fresh) === 0) this.untried = action;
        continue;
      }
      const at = kid * NODE.size;
      const visits = words[at + NODE.visits]!;
      const available = ++words[at + NODE.available]!;
      const worth = wins[kid]! / visits + (exploration * rootLog(available)) / Math.sqrt(visits);
      if (worth > value) {
        value = worth;
        best = kid;
      }
    }
    if (fresh === 0) return best;
    if (best === NONE || widening === Number.POSITIVE_INFINITY) return NONE;
    return size - fresh >= 1 + widening * Math.sqrt(words[node * NODE.size + NODE.visits]!) ? best : NONE;
  }
  private follow(node: number): void {
    if (this.length === this.path.length) {
      const { path } = this;
      this.path = new Int32Array(2 * path.length);
      this.path.set(path);
    }
    this.path[this.length++] = node;
  }
  private learn(): void {
    const { path, length, gains } = this;
    const { words, wins } = this.tree;
    words[this.root * NODE.size + NODE.visits]!++;
    for (let i = 0; i < length; i++) {
      const node = path[i]!;
      const at = node * NODE.size;
      words[at + NODE.visits]!++;
      wins[node]! += gains[words[at + NODE.seat]!]!;
    }
  }

  /** Plays on as each seat would that takes what looks best of a few options. */
  private playWell(rules: Rules<S, O>, s: S, first: Seat): void {
    const { chance, options, gains } = this;
    let { tried, best } = this.desk!;
    let seat = first;
    for (let left = this.tuning.depth; left > 0 && !rules.over(s); left--) {
      rules.legal(s, seat, options);
      let value = -1;
      for (let n = Math.min(this.tuning.tries, options.size); n > 0; n--) {
        rules.copy(tried, s);
        rules.apply(tried, seat, options.at(chance.below(options.size)), chance);
        judge(rules, tried, gains);
        if (gains[seat]! <= value) continue;
        value = gains[seat]!;
        [tried, best] = [best, tried];
      }
      rules.copy(s, best);
      seat = nextSeat(rules, s, seat);
    }
  }

  /** The option looked at most often; `thoughts` keeps what was thought of all. */
  private weigh(seat: Seat): Action {
    const { options, tree } = this;
    this.last = options.toArray().map((action) => {
      const node = tree.find(this.root, action, seat);
      const visits = node === NONE ? 0 : tree.visitsOf(node);
      return { action, visits, value: visits === 0 ? 0 : tree.wins[node]! / visits };
    });
    return this.last.reduce((best, thought) => (compare(thought, best) > 0 ? thought : best)).action;
  }
  /**
   * If nothing new comes out before this seat chooses again, the others passing where they can, the next search goes on
   * from the branch that this one grew: the position to expect then is kept to be compared.
   */
  private expect(sight: Sight<S, O>, action: Action): void {
    const { rules, seat } = sight;
    const { guess, expected } = this.desk!;
    const { options, chance, tree } = this;
    sight.determinize(guess, chance);
    const { head } = guess.table;
    let epoch = rules.epoch(guess);
    let node = tree.find(this.root, action, seat);
    let [who, does] = [seat, action];
    this.expecting = false;
    while (node !== NONE) {
      // That another seat acts than before begins an epoch as well, and is no news.
      if (head[HEAD.forked] === 0 && head[HEAD.last] !== who + 1) epoch++;
      rules.apply(guess, who, does, chance);
      if (rules.over(guess) || rules.epoch(guess) !== epoch) return;
      who = nextSeat(rules, guess, who);
      sensible(rules, guess, who, options);
      does = options.size === 1 ? options.at(0) : options.has(PASS) ? PASS : DONE;
      if (options.size === 1) continue;
      if (who === seat) break;
      node = options.has(does) ? tree.find(node, does, who) : NONE;
    }
    this.expecting = node !== NONE;
    if (!this.expecting) return;
    rules.mask(guess, seat, expected);
    this.root = node;
  }
}
const compare = (a: Thought, b: Thought): number => a.visits - b.visits || a.value - b.value;
