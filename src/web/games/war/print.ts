import { base } from '../../../games/war/cards/set.ts';
import { sidesOf } from '../../../games/war/cards/columns.ts';
import type { CardRow } from '../../../games/war/cards/schema.ts';
import { SIDES } from '../../../games/war/cards/vocabulary.ts';
import { decodeDeck } from '../../../games/war/decks/code.ts';
import type { Deck } from '../../../games/war/decks/deck.ts';
import { READY_DECKS } from '../../../games/war/decks/ready.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import type { PrintCard, Printable, PrintSet } from '../parts/printable.ts';

const inAll = (say: (language: Language) => string): Readonly<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;
const print = (id: string, copies: number): PrintCard => ({ def: base.def(id), copies, back: 'deck' });
const cardsOf = ({ cards, division }: Deck): readonly PrintCard[] => [
  ...(division === undefined ? [] : [print(division, 1)]),
  ...Object.entries(cards).map(([id, copies]) => print(id, copies)),
];
/** A side's cards, one of each; what all sides share is a set of its own. */
const one = (rows: readonly CardRow[]): readonly PrintCard[] => rows.map(({ id }) => print(id, 1));
const shared = (row: CardRow): boolean => sidesOf(row).length > 1;
const SHARED = { uk: 'Спільні карти', ru: 'Общие карты', en: 'Shared cards' };
const WHOLE = { uk: 'Увесь набір', ru: 'Весь набор', en: 'Whole set' };

const sets: readonly PrintSet[] = [
  ...READY_DECKS.map((ready) => ({ id: ready.id, name: ready.title, cards: cardsOf(ready) })),
  ...SIDES.map((side) => ({
    id: side,
    name: inAll((language) => `${labelsIn(language).sides[side]} · 1×`),
    cards: one(base.rows.filter((row) => !shared(row) && sidesOf(row).includes(side))),
  })),
  { id: 'all', name: inAll((language) => `${WHOLE[language]} · 1×`), cards: one(base.rows) },
  { id: 'shared', name: inAll((language) => `${SHARED[language]} · 1×`), cards: one(base.rows.filter(shared)) },
];
export const printable: Printable = {
  sets,
  deck(code) {
    const ready = sets.find(({ id }) => id === code);
    if (ready !== undefined) return ready;
    const deck = decodeDeck(base, code);
    return (
      deck && {
        id: code,
        name: inAll((language) => deck.name ?? labelsIn(language).sides[deck.side]),
        cards: cardsOf(deck),
      }
    );
  },
};
