import { base } from '../../../games/war/cards/set.ts';
import { decodeDeck } from '../../../games/war/decks/code.ts';
import { findings } from '../../../games/war/decks/legality.ts';
import type { Choices } from '../parts/choices.ts';
import { keptDecks } from './decks/kept.ts';
import { WORDS } from './setup-words.ts';

/** A deck that breaks no rule; whose cards are still in the set. */
function isPlayable(code: string): boolean {
  const deck = decodeDeck(base, code);
  return deck !== undefined && findings(base, deck).length === 0;
}
export const choices: Choices = {
  first: [],
  given: ['start1', 'start2'],
  order: { first: ['lot', '1', '2'] },
  own: (name) =>
    name.startsWith('deck')
      ? keptDecks.value
          .filter(({ code }) => isPlayable(code))
          .map(({ name: title, code }) => ({ value: code, name: title }))
      : [],
  words: WORDS,
};
