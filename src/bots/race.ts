import { FastChance } from '../kernel/chance.ts';
import type { Action } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { QuickPlayer, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { Searcher } from './search/searcher.ts';
import { gladnessOf, sensible } from './search/turn.ts';

/** After so many guesses options are compared, and the clock is looked at. */
const PULSE = 8;
/** An option falls out when it is behind by so many standard errors; among those that differ by less than EQUAL any will do. */
const BEHIND = 2.4;
const EQUAL = 0.002;
/** How many guesses the first look is worth. */
const FIRST_LOOK = 2;

interface Desk<S extends State> {
  readonly guess: S;
  readonly tried: S;
  readonly player: QuickPlayer<S>;
}

/**
 * A search of one level, for games that bring a quick player of their own: it looks at every option once, then lets the
 * best few race. Each guess at the hidden cards is played on a few rounds after each of them by the quick player, for all
 * seats and with the same luck, and judged; who falls behind is dropped, and the race ends when one is left or time is up.
 * It goes by the sight alone, as the tree search does.
 */
export class Race<S extends State, O extends SetupOptions> extends Searcher<S, O> {
  private readonly draws = new FastChance(0);
  private readonly listed = new Options();
  private rules: Rules<S, O> | undefined;
  private desk: Desk<S> | undefined;

  override choose(sight: Sight<S, O>): Action {
    this.prepare(sight.rules);
    const ends = performance.now() + this.budget.ms;
    sensible(sight.rules, sight.state, sight.seat, this.listed);
    const all = this.listed.toArray();
    this.last = [];
    if (all.length === 1) return all[0]!;
    const seen = this.firstLook(sight, all);
    const field = all
      .map((_, i) => i)
      .toSorted((a, b) => seen[b]! - seen[a]!)
      .slice(0, this.tuning.finalists)
      .map((i) => new Runner(all[i]!, seen[i]!));
    const winner = this.race(sight, field, ends);
    this.last = all.map((action, i) => {
      const runner = field.find((one) => one.action === action);
      return { action, visits: runner?.times ?? 0, value: runner?.mean ?? seen[i]! };
    });
    return winner.action;
  }

  /** How good each option looks right after it. */
  private firstLook(sight: Sight<S, O>, all: readonly Action[]): Float64Array {
    const sums = new Float64Array(all.length);
    const { guess } = this.desk!;
    for (let n = 0; n < this.tuning.guesses; n++) {
      sight.determinize(guess, this.chance);
      const luck = this.chance.next();
      for (let i = 0; i < all.length; i++) sums[i]! += this.outcome(sight, all[i]!, luck, 0) / this.tuning.guesses;
    }
    return sums;
  }
  /** How glad the seat is a few rounds after the option, in the guess on the desk. */
  private outcome(sight: Sight<S, O>, action: Action, luck: number, rounds: number): number {
    const { rules, seat } = sight;
    const { guess, tried, player } = this.desk!;
    rules.copy(tried, guess);
    rules.apply(tried, seat, action, this.draws.reseed(luck));
    if (rounds > 0) player.playOn(tried, rounds, this.draws);
    return gladnessOf(rules, tried, seat);
  }
  /** The field is sorted by the first look. */
  private race(sight: Sight<S, O>, field: readonly Runner[], ends: number): Runner {
    let running = field;
    let left = this.budget.playouts;
    for (let n = 1; running.length > 1 && left >= running.length; n++) {
      sight.determinize(this.desk!.guess, this.chance);
      const luck = this.chance.next();
      for (const runner of running) runner.add(this.outcome(sight, runner.action, luck, this.tuning.rounds));
      left -= running.length;
      if (n % PULSE !== 0) continue;
      if (performance.now() >= ends || this.halt?.() === true) break;
      running = stillRunning(running);
    }
    return leader(running);
  }
  private prepare(rules: Rules<S, O>): void {
    if (this.rules === rules) return;
    const player = rules.game.quickPlayer?.(rules);
    if (player === undefined) throw new Error(`${rules.game.name} has no quick player`);
    this.rules = rules;
    this.desk = { guess: rules.create(), tried: rules.create(), player };
  }
}

/** An option in the race: what came of it, guess by guess. */
class Runner {
  readonly action: Action;
  private readonly first: number;
  private results = new Float64Array(64);
  private sum = 0;
  times = 0;

  constructor(action: Action, first: number) {
    this.action = action;
    this.first = first;
  }
  add(result: number): void {
    if (this.times === this.results.length) {
      const { results } = this;
      this.results = new Float64Array(2 * results.length);
      this.results.set(results);
    }
    this.results[this.times++] = result;
    this.sum += result;
  }
  get mean(): number {
    return (this.sum + FIRST_LOOK * this.first) / (this.times + FIRST_LOOK);
  }
  /** By how much another was ahead in the same guesses, on average, and how sure that is. */
  behind(other: Runner): { readonly by: number; readonly error: number } {
    const { results, times } = this;
    const by = (other.sum - this.sum) / times;
    let squares = 0;
    for (let i = 0; i < times; i++) squares += (other.results[i]! - results[i]! - by) ** 2;
    return { by, error: Math.sqrt(squares / (times * (times - 1))) };
  }
}
const leader = (field: readonly Runner[]): Runner =>
  field.reduce((best, runner) => (runner.mean > best.mean ? runner : best));

/** All that ran have run in the same guesses. Who is as good as the leader need not run on either. */
function stillRunning(field: readonly Runner[]): readonly Runner[] {
  const first = leader(field);
  return field.filter((runner) => {
    if (runner === first) return true;
    const { by, error } = runner.behind(first);
    return by <= BEHIND * error && by + BEHIND * error >= EQUAL;
  });
}
