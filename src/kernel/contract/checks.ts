import type { SetupOptions } from '../setup.ts';
import type { Bot } from '../sight.ts';
import { sameWords, type State, type Table } from '../table.ts';
import { hold } from './hold.ts';
import type { Linking } from './linking.ts';

/** How much was checked. */
export interface Tally {
  games: number;
  plies: number;
  refusals: number;
  /** Things that a seat tried though they were not on offer, each refused by a rule. */
  tried: number;
  guesses: number;
  /** Positions whose tokens were compared. */
  tokens: number;
  /** Guesses that could differ from the truth, that did, and that differed from one another. */
  couldMove: number;
  moved: number;
  varied: number;
  /** Pairs of truths that look alike to a viewer, and those in which the viewer was told the same. */
  pairs: number;
  quietPairs: number;
  /** Pairs in which somebody chose in secret, and it had to look the same. */
  secretPairs: number;
  longest: number;
  readonly linking: Linking;
}
/** How much is played, from which seed, and what is known of the game beside its rules. */
export interface ContractOptions<S extends State, O extends SetupOptions> {
  readonly games: number;
  readonly seed: number;
  /** Stops early when this says so (a time limit). */
  readonly enough?: () => boolean;
  /** The ids of all rules, to check refusals and stages against. */
  readonly rules?: ReadonlySet<string>;
  /** Makes a bot whose choice must be the same for any two truths with equal sight. */
  readonly bot?: (seed: number) => Bot<S, O>;
  /** How often a bot is tried: one ply in so many. */
  readonly botEvery?: number;
  /** Share of the plies at which knowledge is checked (it costs most of the time): one in so many. */
  readonly knowledgeEvery?: number;
  /** Prints may be guessed where no game had them (a game whose beliefs are rough). */
  readonly roughGuesses?: boolean;
}
export const same = (a: Table, b: Table): boolean => sameWords(a.words, b.words);

export const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** Every card in exactly one slot, no zone over its room. */
export function conservation(t: Table): void {
  const seen = new Uint8Array(t.cards + 1);
  for (let zone = 0; zone < t.plan.names.length; zone++) {
    hold(t.count[zone]! <= t.plan.room[zone]!, () => `room in ${t.plan.names[zone]}`);
    for (let i = 0; i < t.count[zone]!; i++) {
      const card = t.slots[t.plan.start[zone]! + i]!;
      hold(t.at[card] === zone && seen[card] === 0, () => `every card in exactly one slot (${t.plan.names[zone]})`);
      seen[card] = 1;
    }
  }
  for (let card = 1; card <= t.cards; card++) hold(seen[card] === 1, 'no card is lost');
}
