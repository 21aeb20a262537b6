import type { AnyGame } from '../../kernel/game.ts';
import type { Kind } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup, type SetupOption } from '../../kernel/setup.ts';

/** A choice that whoever makes a room has. */
export interface Setting {
  readonly name: string;
  readonly default: unknown;
  /** What it can be; without them any text that the game can read, such as the examples. */
  readonly values?: readonly unknown[];
  readonly examples?: readonly unknown[];
  /** Who may know it before the end: a seat, if it is that seat's own secret. */
  readonly sees: 'everyone' | 'nobody' | number;
}
/** A game as a lobby must know it. */
export interface ListedGame {
  readonly game: string;
  readonly edition: number;
  /** How many can play, and the settings that say so are among the settings. */
  readonly seats: readonly number[];
  readonly seatNames: readonly string[];
  readonly settings: readonly Setting[];
  /** Where each seat brings the settings that are its own: on which terms, which whoever makes a room can choose. */
  readonly terms?: readonly Setting[];
}
/** Where the words of a view lie. */
export interface Layout {
  readonly words: number;
  /** The length of one stack of frames, of which the column `stack` holds one or more: the digest needs it. */
  readonly strand: number;
  /** The words from here on count in the digest up to the last that is not 0. */
  readonly late: number;
  readonly columns: readonly { readonly name: string; readonly at: number; readonly length: number }[];
  readonly zones: readonly { readonly name: string; readonly start: number; readonly room: number }[];
}
interface Term {
  readonly name: string;
  readonly id: number;
  /** What its numbers are. */
  readonly kinds: readonly Kind[];
}
/** A game as whoever reads views and actions must know it. */
export interface DescribedGame extends ListedGame {
  readonly verbs: readonly Term[];
  readonly facts: readonly Term[];
  /** By the number of seats. */
  readonly layouts: Readonly<Record<string, Layout>>;
}

/** Every value of every setting occurs in one of the game's samples, so every number of seats does. */
const setupsBySeats = (game: AnyGame): ReadonlyMap<number, ReturnType<typeof readSetup>> => {
  const setups = game.samples.map((sample) => readSetup(game.options, sample));
  return new Map(setups.map((setup) => [game.seats(setup), setup] as const).toSorted(([a], [b]) => a - b));
};
export const listed = (game: AnyGame): ListedGame => ({
  game: game.name,
  edition: game.edition,
  seats: [...setupsBySeats(game).keys()],
  seatNames: game.seatNames,
  settings: Object.entries(game.options).map(([name, option]) => settingOf(name, option)),
  ...(game.brings === undefined
    ? {}
    : { terms: Object.entries(game.brings.terms).map(([name, option]) => settingOf(name, option)) }),
});
function settingOf(name: string, { fallback, values, examples = [], sees }: SetupOption<unknown>): Setting {
  return { name, default: fallback, ...(values === undefined ? { examples } : { values }), sees };
}
export function described(game: AnyGame): DescribedGame {
  const layouts = [...setupsBySeats(game)].map(([seats, setup]): [string, Layout] => {
    const { table } = rulesFor(game, setup).create();
    const { plan, layout, words, strand, late } = table;
    const zones = plan.names.map((name, zone) => ({ name, start: plan.start[zone]!, room: plan.room[zone]! }));
    return [String(seats), { words: words.length, strand, late, columns: layout, zones }];
  });
  return {
    ...listed(game),
    verbs: game.verbs.list.map(({ verb, id, kinds }) => ({ name: verb, id, kinds })),
    facts: game.facts.list.map(({ fact, id, kinds }) => ({ name: fact, id, kinds })),
    layouts: Object.fromEntries(layouts),
  };
}
