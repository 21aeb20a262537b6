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
  /** Cards that may take the place of others between the games of a series. */
  readonly sideboard?: Readonly<Record<string, number>>;
}

export const DECK_SIZE = 60;
export const MOST_COPIES = 4;

export const countOf = (cards: Deck['cards']): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0);
export const sizeOf = (deck: Deck): number => countOf(deck.cards);

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
  const order = new Map(set.rows.map((row, i) => [row.id, i]));
  const inOrder = (cards: Deck['cards']): Deck['cards'] => {
    const entries = Object.entries(cards).filter(([, copies]) => copies > 0);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
  };
  const { sideboard = {}, ...rest } = deck;
  const beside = inOrder(sideboard);
  return { ...rest, cards: inOrder(deck.cards), ...(Object.keys(beside).length === 0 ? {} : { sideboard: beside }) };
}
