import { hasLearned } from '../../bots/spec.ts';
import { learnedTrialFor, trialFor } from '../../bots/trial.ts';
import { tuningOf } from '../../bots/search/tuning.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Action } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/rules.ts';
import type { Sight } from '../../kernel/sight.ts';

/** An option as a search sees it: the chance to win with it, and by how much that may be wrong (95 %). */
export interface Weighed {
  readonly action: Action;
  readonly chance: number;
  readonly error: number;
  readonly tries: number;
}
export interface Search {
  /** Tries of each option that is still in question. */
  readonly tries: number;
  /** How many times as far as a bot a quick player plays on. */
  readonly depth: number;
  readonly seed: number;
  /** The first option must be ahead by so much; where that is out of reach the search ends early. */
  readonly margin: number;
  /** Is it one move told twice? Then neither stands in the other's way. */
  readonly same: (a: Action, b: Action) => boolean;
  /** A search that must be sure does not end where the very first tries were all alike. */
  readonly patient?: boolean;
  /** Asked now and then: is the time up? */
  readonly halt?: () => boolean;
}
/** After so many tries options are compared; the first time after very few, for there are positions where nothing matters. */
const PULSE = 24;
const FIRST_PULSE = 2;
const ENOUGH = 96;
const Z95 = 1.96;
/** So many standard errors are held to be sure. */
const SURE = 2.6;

/** The chance to win that an evaluation means: it holds the odds to be closer than they are. */
export function chanceOf(value: number, doubt: number): number {
  const odds = (value / (1 - value)) ** doubt;
  return Number.isFinite(odds) ? odds / (1 + odds) : 1;
}

/** The tries of one option. */
class Tried {
  readonly action: Action;
  private readonly doubt: number;
  private sum = 0;
  private squares = 0;
  tries = 0;

  constructor(action: Action, doubt: number) {
    this.action = action;
    this.doubt = doubt;
  }
  add(gain: number): void {
    this.sum += gain;
    this.squares += gain * gain;
    this.tries++;
  }
  private get mean(): number {
    return Math.min(0.999, Math.max(0.001, this.sum / this.tries));
  }
  get chance(): number {
    return chanceOf(this.mean, this.doubt);
  }
  /** The standard error of the chance. */
  get error(): number {
    const { mean, chance, tries, doubt } = this;
    const variance = Math.max(0, this.squares / tries - mean * mean) + 1 / (tries + 1) ** 2;
    return (doubt * ((chance * (1 - chance)) / (mean * (1 - mean))) * Math.sqrt(variance)) / Math.sqrt(tries);
  }
}

/**
 * Weighs the options of one position against each other, all by the same number of tries over guesses at what the seat
 * cannot see: unlike in a bot's own search, the second best is known as well as the best. Learned players play on, where
 * there are any. Best first.
 */
export function appraise(rules: Rules, sight: Sight, actions: readonly Action[], search: Search): readonly Weighed[] {
  const learned = hasLearned(rules.game, rules.seats);
  const trial = learned ? learnedTrialFor(rules) : trialFor(rules.game, rules, search.seed, search.depth);
  // What learned players make of it is won or lost: nothing is held to be closer than it is.
  const doubt = learned ? 1 : tuningOf(rules.game.name).doubt;
  const luck = new FastChance(search.seed);
  const all = actions.map((action) => new Tried(action, doubt));
  let running: readonly Tried[] = all;
  trial.begin(sight);
  for (let n = 1; n <= search.tries; n++) {
    const draw = luck.next();
    for (const one of running) one.add(trial.tryOut(one.action, draw));
    if (n !== FIRST_PULSE && n % PULSE !== 0) continue;
    if (search.halt?.() === true || isHopeless(running, search, n)) break;
    if (n >= PULSE) running = inQuestion(running, search.margin);
    // Whoever is alone ahead has been tried often enough when the others have.
    if (running.length === 1 && n >= ENOUGH) break;
  }
  return all
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ action, chance, error, tries }) => ({ action, chance, error: Z95 * error, tries }));
}
interface Chances {
  readonly action: Action;
  readonly chance: number;
  readonly error: number;
}
/** The best, and the best of those that are another move. */
function firstTwo<C extends Chances>(all: readonly C[], same: Search['same']): readonly [C, C | undefined] {
  const [best, ...rest] = all.toSorted((a, b) => b.chance - a.chance) as [C, ...C[]];
  return [best, rest.find(({ action }) => !same(best.action, action))];
}
/** How far the best is ahead of every other move, and by how much that may be wrong. */
export function leadOf(
  all: readonly Chances[],
  same: Search['same'],
): { readonly ahead: number; readonly error: number } {
  const [best, next] = firstTwo(all, same);
  if (next === undefined) return { ahead: 0, error: 0 };
  return { ahead: best.chance - next.chance, error: Math.hypot(best.error, next.error) };
}
/** Is the best ahead by the margin, and surely by half of it? */
export function isClear(all: readonly Weighed[], { margin, same }: Pick<Search, 'margin' | 'same'>): boolean {
  const { ahead, error } = leadOf(all, same);
  return ahead >= margin && ahead - error >= margin / 2;
}
/** Nobody will be ahead by the margin any more. */
function isHopeless(running: readonly Tried[], { margin, same, patient = false }: Search, n: number): boolean {
  if (n < PULSE) return !patient && running.every(({ chance }) => chance === running[0]!.chance);
  const { ahead, error } = leadOf(running, same);
  return ahead + SURE * error < margin;
}
/** Who is surely behind by more than the margin needs no more tries. */
function inQuestion(running: readonly Tried[], margin: number): readonly Tried[] {
  const best = running.reduce((a, b) => (b.chance > a.chance ? b : a));
  return running.filter(
    (one) => one === best || best.chance - one.chance - 2 * SURE * Math.hypot(best.error, one.error) < margin,
  );
}
