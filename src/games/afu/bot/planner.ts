import { FastChance } from '../../../kernel/chance.ts';
import type { Action } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Bot, Sight } from '../../../kernel/sight.ts';
import { verbOf } from '../../../kernel/verbs.ts';
import type { options } from '../rules/03-setup.ts';
import type { Afu } from '../state.ts';
import { act } from '../verbs.ts';
import { type AfuRules, gladness, Policy } from './policy.ts';

/** Guesses for the first look, the options that are looked at more closely, and how many rounds ahead. */
const GUESSES = 2;
const FINALISTS = 5;
const HORIZON = 2;

/**
 * Weighs every option at once, then plays the best few on for a couple of rounds, all with the same guesses and the same
 * luck, and drops the weaker half as it goes. `playouts` is how many such continuations it may try.
 */
export class Planner implements Bot<Afu, typeof options> {
  private readonly playouts: number;
  private readonly chance = new FastChance(1);
  private readonly draws = new FastChance(0);
  private readonly listed = new Options();
  private desk:
    | { readonly rules: AfuRules; readonly guess: Afu; readonly tried: Afu; readonly policy: Policy }
    | undefined;
  private values = new Float64Array(64);

  constructor(playouts: number) {
    this.playouts = playouts;
  }
  choose(sight: Sight<Afu, typeof options>): Action {
    sight.legal(this.listed);
    const all = this.listed.toArray().filter((action) => verbOf(action) !== act.takeBack.id);
    if (all.length === 1) return all[0]!;
    if (this.desk?.rules !== sight.rules) {
      const { rules } = sight;
      this.desk = { rules, guess: rules.create(), tried: rules.create(), policy: new Policy(rules) };
    }
    this.look(sight, all, GUESSES, false);
    let left = this.ranked(all, FINALISTS);
    if (this.playouts === 0 || left.length === 1) return left[0]!;
    for (let budget = this.playouts; left.length > 1;) {
      const share = left.length <= 2 ? budget : Math.ceil(budget / 2);
      this.look(sight, left, Math.max(1, Math.floor(share / left.length)), true);
      budget -= share;
      left = this.ranked(left, Math.ceil(left.length / 2));
    }
    return left[0]!;
  }
  /** How good each option looks over so many guesses, right away or after it has been played on. */
  private look(sight: Sight<Afu, typeof options>, all: readonly Action[], guesses: number, further: boolean): void {
    const { chance, draws } = this;
    const { rules, guess, tried, policy } = this.desk!;
    if (this.values.length < all.length) this.values = new Float64Array(2 * all.length);
    this.values.fill(0);
    for (let n = 0; n < guesses; n++) {
      sight.determinize(guess, chance);
      const luck = chance.next();
      const round = guess.round.value + HORIZON;
      for (let i = 0; i < all.length; i++) {
        rules.copy(tried, guess);
        rules.apply(tried, sight.seat, all[i]!, draws.reseed(luck));
        if (further) policy.playTo(tried, round, draws);
        this.values[i]! += gladness(rules, tried, sight.seat);
      }
    }
  }
  private ranked(all: readonly Action[], most: number): Action[] {
    const order = all.map((_, i) => i).toSorted((a, b) => this.values[b]! - this.values[a]!);
    return order.slice(0, most).map((i) => all[i]!);
  }
}
