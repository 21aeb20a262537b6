/** Sealed and draft: boosters on the terms of a match, and what bots do with them. */
import type { Chance } from '../../kernel/chance.ts';
import type { Opened, PackPlan, Packs } from '../../kernel/packs.ts';
import type { CardSet } from './cards/columns.ts';
import { type Side, SIDES } from './cards/vocabulary.ts';
import { BOOSTER, openBooster, poolOf, releaseOf, SEALED_BOOSTERS } from './decks/boosters.ts';
import { bestOf, deckFromPool } from './decks/from-pool.ts';
import { type Deck, encodeDeck, type Format, randomDeck } from './decks/index.ts';

/** What whoever makes a match may say of boosters. */
export interface PackTerms {
  /** Of which block they are. */
  readonly block: string;
  /** Whose cards are in them; `any`: in sealed everybody chooses. */
  readonly side: string;
  /** How many each opens in sealed. */
  readonly boosters: number;
  /** Places at the table of a draft. */
  readonly places: number;
  /** For one card of a draft. */
  readonly seconds: number;
}
export const ANY = 'any';
export const MOST_PLACES = 8;
/** Four of eleven cards are what a deck takes that is two fifths resources, and some to leave in the box. */
const DRAFT_BOOSTERS = 4;
type Terms = Partial<PackTerms> & { readonly format?: string };

/** Sides of whose cards there are enough for a booster of the block. */
export function sidesWith(set: CardSet, block: string = ANY): readonly Side[] {
  const full = (side: Side): boolean => {
    const rows = releaseOf(set, { side, ...(block === ANY ? {} : { block }) });
    const enough = (rarity: keyof typeof BOOSTER): boolean =>
      rows.filter((row) => row.rarity === rarity).length >= BOOSTER[rarity];
    return enough('common') && enough('rare') && enough('veryRare');
  };
  return SIDES.filter(full);
}
export function planOn({ format, boosters, places, seconds }: Terms): PackPlan | undefined {
  if (format === 'sealed') return { packs: boosters ?? SEALED_BOOSTERS };
  if (format === 'draft') return { packs: DRAFT_BOOSTERS, places: places ?? 4, seconds: seconds ?? 60 };
  return undefined;
}
function sortsOn(set: CardSet, { format, block = ANY, side = ANY }: Terms): readonly Side[] {
  const sides = sidesWith(set, block);
  const wanted = side === ANY ? sides : sides.filter((one) => one === side);
  return format === 'draft' ? wanted.slice(0, 1) : wanted;
}
/** The format that holds a deck to what was opened. */
export const withPool = (format: Format, opened: Opened | undefined): Format =>
  opened === undefined ? format : { ...format, pool: poolOf([opened.cards]) };

export const sideOf = ({ sort }: Opened): Side => SIDES.find((side) => side === sort) ?? SIDES[0];

export function packsIn(set: CardSet, formatOf: (terms: Terms) => Format): Packs {
  const setting = (seat: number, deck: Deck) => ({ [`deck${seat + 1}`]: encodeDeck(set, deck) });
  return {
    plan: planOn,
    sorts: (terms) => sortsOn(set, terms),
    open: ({ block = ANY }: Terms, sort, chance) =>
      openBooster(set, { side: SIDES.find((side) => side === sort)!, ...(block === ANY ? {} : { block }) }, chance),
    pick: (_terms, taken, pack) => bestOf(set, taken, pack),
    careless: (terms, seat, opened, chance) =>
      setting(seat, randomDeck(set, sideOf(opened), chance, withPool(formatOf(terms), opened))),
  };
}
/** What a bot plays from these cards. */
export const builtFrom = (set: CardSet, format: Format, opened: Opened, sorts: readonly string[]): Deck =>
  deckFromPool(
    set,
    sideOf({ ...opened, sort: opened.sort === '' ? (sorts[0] ?? '') : opened.sort }),
    withPool(format, opened),
  );
export type { Chance };
