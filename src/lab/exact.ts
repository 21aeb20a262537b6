import { Mind, SHALLOW } from '../bots/learned/mind.ts';
import { gladnessOf, sensible } from '../bots/search/turn.ts';
import { type Chance, FastChance } from '../kernel/chance.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import { Options } from '../kernel/options.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { overheard } from '../kernel/verbs.ts';

/** A way in which everything could lie, and how likely it is. */
interface World {
  readonly state: State;
  readonly weight: number;
}
/** What a small endgame is worth to one seat, from 0 to 1, against a learned player without heat. */
export interface Exact {
  /** Ways in which what the seat cannot see could lie at first. */
  readonly worlds: number;
  /** Choices that were carried out to know it. */
  readonly steps: number;
  /** If the seat answers as well as can be, and if it plays as the learned player does. */
  readonly best: number;
  readonly policy: number;
}
/** Guesses in which no new world has come up, for each that has: then there are no more. */
const PATIENCE = 60;
const MOST_WORLDS = 2000;
const MOST_STEPS = 3_000_000;

/**
 * The best response to a learned player, exactly: every way in which cards could lie, every draw, everything that the seat may
 * do, and for the others as likely as the network does it. The seat knows no more than it sees: worlds that look the same
 * to it are answered alike.
 */
export function exactResponse(rules: Rules, truth: State, seat: Seat): Exact {
  const worlds = worldsOf(rules, truth, seat);
  const [best, policy] = [new Reckoning(rules, seat, false), new Reckoning(rules, seat, true)];
  return { worlds: worlds.length, best: best.value(worlds), policy: policy.value(worlds), steps: best.steps };
}
/** All guesses that the seat could make, each as likely as the others. */
export function worldsOf(rules: Rules, truth: State, seat: Seat): readonly World[] {
  const sight = new Sight(rules, seat).look(truth);
  const chance = new FastChance(1);
  const found = new Map<string, State>();
  for (let idle = 0; idle < PATIENCE * (found.size + 1); idle++) {
    const guess = rules.create();
    sight.guess(guess, chance);
    const key = wordsOf(guess);
    if (found.has(key)) continue;
    if (found.size >= MOST_WORLDS)
      throw new InputError('position', `there are more than ${MOST_WORLDS} ways in which cards could lie`);
    found.set(key, guess);
    idle = 0;
  }
  return [...found.values()].map((state) => ({ state, weight: 1 / found.size }));
}
const wordsOf = ({ table }: State): string =>
  Buffer.from(table.words.buffer, table.words.byteOffset, table.words.byteLength).toString('latin1');

/** Counts a game tree through. */
class Reckoning {
  steps = 0;
  private readonly rules: Rules;
  private readonly me: Seat;
  private readonly asPolicy: boolean;
  private readonly mind: Mind<State, SetupOptions>;
  private readonly options = new Options();
  private readonly view: State;

  constructor(rules: Rules, me: Seat, asPolicy: boolean) {
    this.rules = rules;
    this.me = me;
    this.asPolicy = asPolicy;
    this.mind = new Mind(rules, new FastChance(1), SHALLOW);
    this.view = rules.create();
  }
  /** What worlds that look the same are worth together. */
  value(worlds: readonly World[]): number {
    const { rules, me } = this;
    const { state } = worlds[0]!;
    if (rules.over(state)) return worlds.reduce((sum, one) => sum + one.weight * gladnessOf(rules, one.state, me), 0);
    const seat = rules.actor(state);
    if (seat !== me || this.asPolicy) {
      const after = worlds.flatMap(({ state: s, weight }) =>
        this.choices(s, seat).flatMap(([action, chance]) => this.after({ state: s, weight: weight * chance }, action)),
      );
      return this.sorted(after).reduce((sum, group) => sum + this.value(group), 0);
    }
    rules.legal(state, seat, this.options);
    let best = Number.NEGATIVE_INFINITY;
    for (const action of this.options.toArray()) {
      const groups = this.sorted(worlds.flatMap((world) => this.after(world, action)));
      best = Math.max(
        best,
        groups.reduce((sum, group) => sum + this.value(group), 0),
      );
    }
    return best;
  }
  /** How likely the learned player does what, as `Policy` does it. */
  private choices(s: State, seat: Seat): (readonly [Action, number])[] {
    const { mind } = this;
    sensible(this.rules, s, seat, mind.options);
    if (mind.options.size === 1) return [[mind.options.at(0), 1]];
    mind.begin();
    const actions = mind.options.toArray();
    const secret = mind.chooseInSecret;
    mind.policy(s, seat, secret ? mind.secretHeat : 1);
    if (!secret) return [[actions[mind.best(actions.length)]!, 1]];
    return actions.map((action, i) => [action, mind.chances[i]!] as const);
  }
  /** What can come of it, with every draw. */
  private after({ state, weight }: World, action: Action): (World & { readonly heard: string })[] {
    const { rules, me } = this;
    const seat = rules.actor(state);
    const heard = `${seat} ${seat === me ? action : overheard(rules.game, action)} `;
    const draws = new Draws();
    const found: (World & { readonly heard: string })[] = [];
    do {
      if (this.steps++ > MOST_STEPS)
        throw new InputError(
          'position',
          `is no small endgame: it takes more than ${MOST_STEPS} choices to count it through`,
        );
      const next = rules.create();
      rules.copy(next, state);
      rules.apply(next, seat, action, draws.again());
      found.push({ state: next, weight: weight * draws.chance, heard });
    } while (draws.more());
    return found;
  }
  /** Those that look the same to the seat, together. */
  private sorted(worlds: readonly (World & { readonly heard: string })[]): readonly (readonly World[])[] {
    const groups = new Map<string, World[]>();
    for (const world of worlds) {
      this.rules.mask(world.state, this.me, this.view);
      const key = world.heard + wordsOf(this.view);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [world]);
      else group.push(world);
    }
    return [...groups.values()];
  }
}

/** Every outcome of the draws of one step, one after the other. */
class Draws implements Chance {
  private readonly drawn: number[] = [];
  private readonly of: number[] = [];
  private at = 0;
  /** Begins the step again, with the draws that are next. */
  again(): this {
    this.at = 0;
    return this;
  }
  below(n: number): number {
    if (this.at === this.drawn.length) {
      this.drawn.push(0);
      this.of.push(n);
    }
    return this.drawn[this.at++]!;
  }
  /** How likely these draws are. */
  get chance(): number {
    return this.of.reduce((product, n) => product / n, 1);
  }
  /** Goes on to the next draws; false when all have been made. */
  more(): boolean {
    while (this.drawn.length > 0) {
      if (++this.drawn[this.drawn.length - 1]! < this.of.at(-1)!) return true;
      this.drawn.pop();
      this.of.pop();
    }
    return false;
  }
}
