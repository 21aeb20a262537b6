/** A deck by lot: a ready one as often as one built by chance, so that mass play meets the whole set. */
import type { CardSet } from '../cards/columns.ts';
import { SIDES } from '../cards/vocabulary.ts';
import { type Chance, randomDeck } from './build.ts';
import type { Deck } from './deck.ts';
import { READY_DECKS } from './ready.ts';

/** The word that stands for it where a deck is named. */
export const BY_LOT = 'random';

export function deckByLot(set: CardSet, chance: Chance): Deck {
  if (chance.below(2) === 0) return READY_DECKS[chance.below(READY_DECKS.length)]!;
  return randomDeck(set, SIDES[chance.below(SIDES.length)]!, chance);
}
