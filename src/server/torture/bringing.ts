import { commitmentTo, type FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { ownSettings, readSetup } from '../../kernel/setup.ts';
import { toHex } from '../../kernel/sha256.ts';
import type { Brought } from '../../match/brought.ts';
import type { Holder } from '../../match/messages.ts';
import { ownPacks } from '../../match/packs.ts';
import type { StoredMatch } from '../../match/store.ts';

export const NOW = 1_800_000_000_000;
type Setup = Readonly<Record<string, unknown>>;

/** What a seat brings in each of two truths, which nobody else can tell apart before the end. */
export interface Bringing {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly brings: readonly [Setup, Setup];
  /** Where it comes from packs: what those follow from in each truth, and which sort the seat wants. */
  readonly packs?: readonly [Packed, Packed];
}
interface Packed {
  readonly secret: string;
  readonly sort: string;
}
export const NONCE = 'ab';
/** Undefined: in this game seats bring nothing. */
export function someBringing(game: AnyGame, chance: FastChance): Bringing | undefined {
  if (game.brings === undefined) return undefined;
  const seat = chance.below(2) as Seat;
  const brings = [{}, {}] as [Record<string, unknown>, Record<string, unknown>];
  for (const name of ownSettings(game.options, seat)) {
    const { examples = [] } = game.options[name]!;
    const first = chance.below(examples.length);
    const second = (first + 1 + chance.below(examples.length - 1)) % examples.length;
    [brings[0][name], brings[1][name]] = [examples[first], examples[second]];
  }
  return { game, seat, viewer: chance.below(2) === 0 ? 'spectator' : ((1 - seat) as Seat), brings };
}
/** A seat that opens other packs in each of two truths, and brings a deck from them; undefined: here none are opened. */
export function somePacked(game: AnyGame, chance: FastChance): Bringing | undefined {
  const packs = game.brings?.packs;
  if (game.brings === undefined || packs === undefined) return undefined;
  const terms = readSetup(game.brings.terms, SEALED);
  const sorts = packs.sorts(terms);
  const seat = chance.below(2) as Seat;
  const some = (): Packed => ({
    secret: toHex(secretOfSeed(`packs ${chance.below(1000)}`)),
    sort: sorts[chance.below(sorts.length)]!,
  });
  const both = [some(), some()] as const;
  const deckFrom = ({ secret, sort }: Packed): Setup => {
    const cards = ownPacks(game, terms, { secret }, seat, { nonce: NONCE, sort }).flat();
    return game.brings!.suits(terms, seat, chance, { sort, cards });
  };
  return {
    game,
    seat,
    viewer: chance.below(2) === 0 ? 'spectator' : ((1 - seat) as Seat),
    brings: [deckFrom(both[0]), deckFrom(both[1])],
    packs: both,
  };
}
const SEALED = { format: 'sealed' };
/** A match to which nobody has brought anything yet, as it would lie in a store. */
export function gathered(game: AnyGame, packed?: Packed): Pick<StoredMatch, 'header' | 'secret'> {
  const secret = secretOfSeed('twins');
  const setup = { ...readSetup(game.options, {}), ...game.brings?.unbrought };
  const seats = Array.from({ length: game.seats(setup) }, (_, i): Holder => ({ kind: 'person', who: `p${i}` }));
  const header = {
    match: '',
    game: game.name,
    edition: game.edition,
    setup,
    commitment: commitmentTo(secret, setup),
    seats,
    ...(game.brings === undefined ? {} : { terms: readSetup(game.brings.terms, packed ? SEALED : {}) }),
    ...(packed === undefined
      ? {}
      : {
          packs: { secret: packed.secret, commitment: 'c'.repeat(64), opened: { seats: seats.map(() => null) } },
        }),
    standIn: 'soldier',
    at: NOW,
  };
  return { header, secret: toHex(secret) };
}
/** What the seats have brought, of a setup that holds all; what nobody can tell apart has the same commitment here. */
export function broughtIn(game: AnyGame, setup: Setup, seats: number): readonly (Brought | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = ownSettings(game.options, seat as Seat).map((name) => [name, setup[name]] as const);
    if (game.brings === undefined || own.length === 0) return null;
    const salt = toHex(secretOfSeed(JSON.stringify(own)));
    return { setup: Object.fromEntries(own), salt, commitment: 'b'.repeat(64) };
  });
}
