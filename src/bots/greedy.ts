import { FastChance } from '../kernel/chance.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import type { Thought } from './search/searcher.ts';
import { judge, nextSeat, sensible } from './search/turn.ts';
import type { Tuning } from './search/tuning.ts';

/** No decision costs more applied actions than this, beyond one guess. */
const EFFORT = 1500;
/** A look whose figures are told is made with more care. */
const CAREFUL = { guesses: 24, effort: 12_000 } as const;

/** Takes what looks best right after the turn, on the average of a few guesses; looks no further. */
export class GreedyBot<S extends State, O extends SetupOptions> implements Bot<S, O> {
  private readonly chance: FastChance;
  private readonly draws = new FastChance(0);
  private readonly tuning: Tuning;
  private readonly options = new Options();
  private readonly further = new Options();
  private rules: Rules<S, O> | undefined;
  private states: { readonly guess: S; readonly tried: S; readonly ahead: S; readonly best: S } | undefined;
  private gains = new Float64Array(0);
  private sums = new Float64Array(0);
  private effort = 0;
  private most = EFFORT;

  constructor(chance: FastChance, tuning: Tuning) {
    this.chance = chance;
    this.tuning = tuning;
  }
  choose(sight: Sight<S, O>): Action {
    const { options, chance } = this;
    sensible(sight.rules, sight.state, sight.seat, options);
    if (options.size === 1) return options.at(0);
    this.weigh(sight, this.tuning.guesses, EFFORT);
    let best = 0;
    let ties = 1;
    for (let i = 1; i < options.size; i++) {
      const ahead = this.sums[i]! - this.sums[best]!;
      if (ahead > 0) ties = 1;
      if (ahead > 0 || (ahead === 0 && chance.below(++ties) === 0)) best = i;
    }
    return options.at(best);
  }
  /** How good everything that may be done looks right after the turn, sensible or not. */
  look(sight: Sight<S, O>): readonly Thought[] {
    sight.legal(this.options);
    const guesses = this.weigh(sight, CAREFUL.guesses, CAREFUL.effort);
    return this.options.toArray().map((action, i) => ({ action, visits: guesses, value: this.sums[i]! / guesses }));
  }
  /** How good each option looks, summed over so many guesses as were made. */
  private weigh(sight: Sight<S, O>, guesses: number, effort: number): number {
    const { options, chance, draws } = this;
    const { rules, seat } = sight;
    const { guess, tried } = this.statesOf(rules);
    if (this.sums.length < options.size) this.sums = new Float64Array(2 * options.size);
    this.sums.fill(0, 0, options.size);
    this.effort = 0;
    this.most = effort;
    let made = 0;
    // Without secrets and without dice one look is as good as many; but dice cannot be told beforehand.
    for (; made < guesses && this.effort < effort; made++) {
      sight.determinize(guess, chance);
      const luck = chance.next();
      for (let i = 0; i < options.size; i++) {
        rules.copy(tried, guess);
        // Every option meets the same luck: what differs is the choice.
        rules.apply(tried, seat, options.at(i), draws.reseed(luck));
        this.effort++;
        this.sums[i]! += this.afterTurn(rules, tried, seat);
      }
    }
    return made;
  }
  private afterTurn(rules: Rules<S, O>, s: S, seat: Seat): number {
    for (let n = 0; n < this.tuning.follow && !rules.over(s); n++) {
      const next = nextSeat(rules, s, seat);
      sensible(rules, s, next, this.further);
      if (this.further.size === 1) rules.apply(s, next, this.further.at(0), this.draws);
      else if ((next !== seat && !this.tuning.answers) || this.effort >= this.most) break;
      else this.takeBest(rules, s, next);
    }
    judge(rules, s, this.gains);
    return this.gains[seat]!;
  }
  private takeBest(rules: Rules<S, O>, s: S, seat: Seat): void {
    const { further, draws } = this;
    const { ahead, best } = this.statesOf(rules);
    let value = Number.NEGATIVE_INFINITY;
    const luck = draws.next();
    this.effort += further.size;
    for (let i = 0; i < further.size; i++) {
      rules.copy(ahead, s);
      rules.apply(ahead, seat, further.at(i), draws.reseed(luck));
      judge(rules, ahead, this.gains);
      if (this.gains[seat]! <= value) continue;
      value = this.gains[seat]!;
      rules.copy(best, ahead);
    }
    rules.copy(s, best);
  }
  private statesOf(rules: Rules<S, O>): { readonly guess: S; readonly tried: S; readonly ahead: S; readonly best: S } {
    if (this.states === undefined || this.rules !== rules) {
      this.rules = rules;
      this.states = { guess: rules.create(), tried: rules.create(), ahead: rules.create(), best: rules.create() };
      this.gains = new Float64Array(rules.seats);
    }
    return this.states;
  }
}
