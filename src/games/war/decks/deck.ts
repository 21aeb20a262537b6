/** A deck list: cards by id, with the division that lies beside it (WAR-2.7). Plain JSON. */
import type { DefId } from '../../../kernel/ids.ts';
import type { CardSet } from '../cards/columns.ts';
import type { Side } from '../cards/vocabulary.ts';

export interface Deck {
  readonly name?: string;
  readonly side: Side;
  readonly division?: string;
  /** copies by card id */
  readonly cards: Readonly<Record<string, number>>;
}

export const DECK_SIZE = 60;
export const MOST_COPIES = 4;

export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);

/** Every card of the deck as a print, in the order of the set; what the game is dealt from. */
export function printsOf(set: CardSet, deck: Deck): readonly DefId[] {
  const prints = Object.entries(deck.cards).flatMap(([id, copies]) => Array<DefId>(copies).fill(set.def(id)));
  return prints.toSorted((a, b) => a - b);
}

/** 0 if the deck has none. */
export const divisionOf = (set: CardSet, deck: Deck): DefId =>
  deck.division === undefined ? (0 as DefId) : set.def(deck.division);

/** The same deck with its cards in the order of the set and no empty entries. */
export function tidy(set: CardSet, deck: Deck): Deck {
  const entries = Object.entries(deck.cards).filter(([, copies]) => copies > 0);
  const order = new Map(set.rows.map((row, i) => [row.id, i]));
  entries.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return { ...deck, cards: Object.fromEntries(entries) };
}
