import { randomInt } from 'node:crypto';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { ownSettings, readSetup } from '../../kernel/setup.ts';
import { type Brought, seal } from '../../match/brought.ts';
import type { Holder } from '../../match/messages.ts';

type Setup = Readonly<Record<string, unknown>>;

/**
 * The setup of a match to which each seat brings its own settings: nobody can bring them for others, so whoever makes the
 * room cannot either.
 */
export function openSetup(game: AnyGame, given: Setup): Setup {
  const setup = readSetup(game.options, given);
  if (game.brings === undefined) return setup;
  const seats = Array.from({ length: game.seats(setup) }, (_, seat) => seat as Seat);
  const owned = seats.flatMap((seat) => ownSettings(game.options, seat)).find((name) => given[name] !== undefined);
  if (owned !== undefined) throw new InputError(`setup.${owned}`, 'is brought by whoever sits there: `bring`');
  return { ...setup, ...game.brings.unbrought };
}
/** The terms as they were meant; on terms that nothing fits no room is made. */
export function readTerms(game: AnyGame, given: Setup): Setup | undefined {
  if (game.brings === undefined) {
    const [name] = Object.keys(given);
    if (name !== undefined) throw new InputError(`terms.${name}`, 'in this game seats bring nothing');
    return undefined;
  }
  const terms = readSetup(game.brings.terms, given, 'terms');
  if (suited(game, terms, 0 as Seat) === undefined) throw new InputError('terms', 'nothing can be brought that fits');
  return terms;
}
/** Something that fits, for a bot; undefined where there is no such thing. */
export function suited(game: AnyGame, terms: Setup | undefined, seat: Seat): Brought | undefined {
  if (game.brings === undefined || terms === undefined) return undefined;
  try {
    return seal(game.brings.suits(terms, seat, new FastChance(randomInt(2 ** 32))));
  } catch {
    return undefined;
  }
}
/** What everybody has with them when a match is made: what was kept, and bots something that fits. */
export const broughtBy = (
  game: AnyGame,
  terms: Setup | undefined,
  seats: readonly Holder[],
  kept: readonly (Brought | null)[] = [],
): readonly (Brought | null)[] =>
  seats.map(({ kind }, seat) => kept[seat] ?? (kind === 'bot' ? suited(game, terms, seat as Seat) : undefined) ?? null);
