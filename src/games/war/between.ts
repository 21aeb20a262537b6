/** WAR-4.1, WAR-28.8: what is announced anew between two games of a series, and what may be exchanged, as people type it. */
import type { Changes } from '../../kernel/brings.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Opened } from '../../kernel/packs.ts';
import { deckOf, formatOf, type Terms } from './brings.ts';
import { type CardSet, sidesOf } from './cards/columns.ts';
import type { CardRow } from './cards/schema.ts';
import { type Language, LANGUAGES } from './cards/vocabulary.ts';
import { countOf, type Deck, sizeOf } from './decks/deck.ts';
import { BY_LOT, encodeDeck } from './decks/index.ts';
import { barred, isOpened } from './decks/legality.ts';
import { withPool } from './packs.ts';
import { plain } from './text/deck-list.ts';

interface Words {
  readonly division: (name: string | undefined) => string;
  readonly divisions: (names: string) => string;
  readonly deck: (cards: string) => string;
  readonly sideboard: (cards: string) => string;
  readonly noSideboard: string;
  readonly how: string;
  readonly howToExchange: string;
  readonly stands: (deck: number, sideboard: number) => string;
  readonly unknown: (typed: string) => string;
  readonly several: (names: string) => string;
  readonly notInDeck: (typed: string) => string;
  readonly notBeside: (typed: string) => string;
}
const WORDS: Readonly<Record<Language, Words>> = {
  uk: {
    division: (name) => `Дивізія: ${name ?? 'немає'}`,
    divisions: (names) => `Можна оголосити: ${names}`,
    deck: (cards) => `Колода: ${cards}`,
    sideboard: (cards) => `Запас: ${cards}`,
    noSideboard: 'Запасу немає: карти ті самі.',
    how: 'Назва дивізії оголошує її; «-» — грати без дивізії.',
    howToExchange: '«+ 2 назва» бере карти із запасу до колоди, «- 2 назва» кладе їх із колоди до запасу.',
    stands: (deck, sideboard) => `У колоді карт: ${deck}, у запасі: ${sideboard}.`,
    unknown: (typed) => `Дивізії «${typed}» немає.`,
    several: (names) => `Підходить не одна назва: ${names}`,
    notInDeck: (typed) => `Стільки карт «${typed}» у колоді немає.`,
    notBeside: (typed) => `Стільки карт «${typed}» у запасі немає.`,
  },
  ru: {
    division: (name) => `Дивизия: ${name ?? 'нет'}`,
    divisions: (names) => `Можно объявить: ${names}`,
    deck: (cards) => `Колода: ${cards}`,
    sideboard: (cards) => `Запас: ${cards}`,
    noSideboard: 'Запаса нет: карты те же.',
    how: 'Название дивизии объявляет её; «-» — играть без дивизии.',
    howToExchange: '«+ 2 название» берёт карты из запаса в колоду, «- 2 название» кладёт их из колоды в запас.',
    stands: (deck, sideboard) => `В колоде карт: ${deck}, в запасе: ${sideboard}.`,
    unknown: (typed) => `Дивизии «${typed}» нет.`,
    several: (names) => `Подходит не одно название: ${names}`,
    notInDeck: (typed) => `Столько карт «${typed}» в колоде нет.`,
    notBeside: (typed) => `Столько карт «${typed}» в запасе нет.`,
  },
  en: {
    division: (name) => `Division: ${name ?? 'none'}`,
    divisions: (names) => `To be announced: ${names}`,
    deck: (cards) => `Deck: ${cards}`,
    sideboard: (cards) => `Sideboard: ${cards}`,
    noSideboard: 'There is no sideboard: the cards stay the same.',
    how: 'The name of a division announces it; “-” is to play without a division.',
    howToExchange:
      '“+ 2 name” takes cards from the sideboard into the deck, “- 2 name” puts them from the deck into the sideboard.',
    stands: (deck, sideboard) => `Cards in the deck: ${deck}, in the sideboard: ${sideboard}.`,
    unknown: (typed) => `There is no division “${typed}”.`,
    several: (names) => `More than one name fits: ${names}`,
    notInDeck: (typed) => `There are not so many cards “${typed}” in the deck.`,
    notBeside: (typed) => `There are not so many cards “${typed}” in the sideboard.`,
  },
};

/** The one of these cards that is called so in any language, or the only one whose name begins so; else all that do. */
function called(rows: readonly CardRow[], typed: string): readonly CardRow[] {
  const wanted = plain(typed);
  const names = ({ id, name }: CardRow): string[] => [id, ...LANGUAGES.map((language) => plain(name[language]))];
  const exact = rows.find((row) => names(row).includes(wanted));
  return exact === undefined ? rows.filter((row) => names(row).some((name) => name.startsWith(wanted))) : [exact];
}
const MOVE = /^(?<sign>[+−–-])\s*(?:(?<copies>\d{1,2})\s*[xх×*]?\s+)?(?<card>.+)$/iu;

const settingOf = (seat: Seat): string => `deck${seat + 1}`;
const namesOf = (rows: readonly CardRow[], language: Language): string =>
  rows.map(({ name }) => name[language]).join(' · ');
type Changed = Deck | { readonly problem: string };

/** The deck with the division that was typed, or with none. */
function announced(set: CardSet, deck: Deck, line: string, language: Language): Changed {
  if (/^[−–-]$/u.test(line)) {
    const { division: _, ...rest } = deck;
    return rest;
  }
  const divisions = set.rows.filter((one) => one.division);
  const found = called(divisions, line);
  if (found.length > 1) return { problem: WORDS[language].several(namesOf(found, language)) };
  const [division] = found;
  return division === undefined ? { problem: WORDS[language].unknown(line) } : { ...deck, division: division.id };
}
interface Move {
  readonly isIn: boolean;
  readonly copies: number;
  readonly card: string;
}
/** The deck with cards that have changed places with those beside it. */
function exchanged(set: CardSet, deck: Deck, { isIn, copies, card }: Move, language: Language): Changed {
  const w = WORDS[language];
  const { cards, sideboard = {} } = deck;
  const [from, to] = isIn ? [sideboard, cards] : [cards, sideboard];
  const held = Object.entries(from).flatMap(([id, n]) => (n > 0 ? [set.row(set.def(id))] : []));
  const found = called(held, card);
  if (found.length > 1) return { problem: w.several(namesOf(found, language)) };
  const [row] = found;
  if (row === undefined || copies === 0 || from[row.id]! < copies)
    return { problem: (isIn ? w.notBeside : w.notInDeck)(row?.name[language] ?? card) };
  const less = { ...from, [row.id]: from[row.id]! - copies };
  const more = { ...to, [row.id]: (to[row.id] ?? 0) + copies };
  return { ...deck, ...(isIn ? { cards: more, sideboard: less } : { cards: less, sideboard: more }) };
}

export function changesIn(set: CardSet): Changes {
  const nameOf = (id: string, language: Language): string => set.row(set.def(id)).name[language];
  const listed = (cards: Deck['cards'], language: Language): string =>
    Object.entries(cards)
      .flatMap(([id, copies]) => (copies > 0 ? [`${copies} × ${nameOf(id, language)}`] : []))
      .join(' · ');
  const divisionsFor = ({ side }: Deck, terms: Partial<Terms>, opened?: Opened): readonly CardRow[] => {
    const format = withPool(formatOf(set, terms), opened);
    const fits = (row: CardRow): boolean => barred(row, format).length === 0 && isOpened(row, format);
    return set.rows.filter((row) => row.division && sidesOf(row).includes(side) && fits(row));
  };
  return {
    lines(brought, seat, terms, language, opened) {
      const given = brought[settingOf(seat)];
      if (given === BY_LOT) return [];
      const w = WORDS[language];
      const deck = deckOf(set, given);
      const { cards, division, sideboard = {} } = deck;
      const divisions = divisionsFor(deck, terms, opened);
      const exchange =
        countOf(sideboard) === 0
          ? [w.noSideboard]
          : [w.deck(listed(cards, language)), w.sideboard(listed(sideboard, language)), w.howToExchange];
      return [
        w.division(division === undefined ? undefined : nameOf(division, language)),
        ...(divisions.length === 0 ? [] : [w.divisions(namesOf(divisions, language)), w.how]),
        ...(Number(terms['sideboard'] ?? 0) > 0 ? exchange : []),
      ];
    },
    typed(brought, seat, line, language) {
      const w = WORDS[language];
      const deck = deckOf(set, brought[settingOf(seat)]);
      const { sign, copies = '1', card = '' } = MOVE.exec(line)?.groups ?? {};
      const next =
        sign === undefined
          ? announced(set, deck, line, language)
          : exchanged(set, deck, { isIn: sign === '+', copies: Number(copies), card }, language);
      if ('problem' in next) return next;
      const says =
        sign === undefined
          ? w.division(next.division === undefined ? undefined : nameOf(next.division, language))
          : w.stands(sizeOf(next), countOf(next.sideboard ?? {}));
      return { setup: { [settingOf(seat)]: encodeDeck(set, next) }, says };
    },
  };
}
