import { botFor } from '../bots/spec.ts';
import { sensible } from '../bots/search/turn.ts';
import { FastChance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import { type Rules, rulesFor } from '../kernel/rules.ts';
import { readSetup } from '../kernel/setup.ts';
import { type Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { verbOf } from '../kernel/verbs.ts';
import type { Setup } from './simulate.ts';
import { seedOf, type Subject } from './study.ts';

/** How well the first secret choice of a game is kept, in bits: what is left to guess for who knows how it is made. */
export interface Secrecy {
  readonly deals: number;
  readonly guesses: number;
  /** Left to guess when the bot chooses, and when any sensible choice is as likely as the others. */
  readonly bits: number;
  readonly uniform: number;
  /** How often the likeliest choice is the right one. */
  readonly likeliest: number;
}
interface SecrecyJob {
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: number;
  readonly deals: number;
  /** Hands that the other seat cannot tell apart, for each deal. */
  readonly guesses: number;
}

/** Nothing where no choice is secret, or none came up. */
export function secrecyOf({ game }: Subject, job: SecrecyJob): Secrecy | undefined {
  const setup = readSetup(game.options, job.setup);
  const rules = rulesFor(game, setup);
  const s = rules.create();
  const found: Kept[] = [];
  for (let n = 0; n < job.deals && game.secretVerbs.length > 0 && rules.seats > 1; n++) {
    const chance = new FastChance(seedOf(job.seed, n));
    rules.start(s, setup, chance);
    const bots = Array.from({ length: rules.seats }, (_, seat) =>
      botFor(job.bot, game, seedOf(job.seed, n, seat), 1, rules.seats),
    );
    const chooser = upToSecret(rules, s, bots, chance);
    if (chooser !== undefined) found.push(keptBy(rules, s, chooser, bots[chooser]!, job.guesses, chance));
  }
  if (found.length === 0) return undefined;
  const mean = (of: (one: Kept) => number): number => found.reduce((sum, one) => sum + of(one), 0) / found.length;
  return {
    deals: found.length,
    guesses: job.guesses,
    bits: mean(({ bits }) => bits),
    uniform: mean(({ uniform }) => uniform),
    likeliest: mean(({ likeliest }) => likeliest),
  };
}
const secretIn = (game: AnyGame, options: Options): boolean =>
  options.toArray().some((action) => game.secretVerbs.includes(game.verbs.list[verbOf(action)]!.verb));

/** Plays on to the first secret choice; who makes it. */
function upToSecret(rules: Rules, s: State, bots: readonly Bot[], chance: FastChance): Seat | undefined {
  const options = new Options();
  for (let steps = 0; !rules.over(s) && steps < rules.game.bound; steps++) {
    const seat = rules.actor(s);
    sensible(rules, s, seat, options);
    if (options.size > 1 && secretIn(rules.game, options)) return seat;
    rules.apply(s, seat, bots[seat]!.choose(new Sight(rules, seat).look(s)), chance);
  }
  return undefined;
}

type Kept = Pick<Secrecy, 'bits' | 'uniform' | 'likeliest'>;
/** What the next seat could tell of it, over all hands that it thinks possible. */
function keptBy(rules: Rules, s: State, chooser: Seat, bot: Bot, guesses: number, chance: FastChance): Kept {
  const onlooker = new Sight(rules, ((chooser + 1) % rules.seats) as Seat).look(s);
  const [sight, guess, options] = [new Sight(rules, chooser), rules.create(), new Options()];
  const [chosen, any] = [new Map<Action, number>(), new Map<Action, number>()];
  const add = (to: Map<Action, number>, action: Action, share: number): void =>
    void to.set(action, (to.get(action) ?? 0) + share / guesses);
  for (let n = 0; n < guesses; n++) {
    onlooker.guess(guess, chance);
    sensible(rules, guess, chooser, options);
    for (const action of options.toArray()) add(any, action, 1 / options.size);
    add(chosen, bot.choose(sight.look(guess)), 1);
  }
  return { bits: bitsOf(chosen), uniform: bitsOf(any), likeliest: Math.max(...chosen.values()) };
}
const bitsOf = (shares: ReadonlyMap<Action, number>): number =>
  [...shares.values()].reduce((bits, share) => bits - share * Math.log2(share), 0);
