/** What makes a deck legal again, in one sentence. */
import type { CardSet } from '../cards/columns.ts';
import type { Language } from '../cards/vocabulary.ts';
import { MOST_COPIES } from '../decks/deck.ts';
import type { Finding } from '../decks/legality.ts';

interface Remedies {
  add(cards: number): string;
  takeOut(cards: number): string;
  takeCardOut(name: string, copies?: number): string;
  readonly division: string;
  fewerBeside(cards: number): string;
  readonly sameCards: string;
  readonly ownDeck: string;
  sameSize(cards: number): string;
}
const WORDS: Readonly<Record<Language, Remedies>> = {
  en: {
    add: (cards) => `Cards to add: ${cards}.`,
    takeOut: (cards) => `Cards to take out: ${cards}.`,
    takeCardOut: (name, copies) => `Take out ${copies === undefined ? '' : `${copies} × `}${name}.`,
    division: 'Choose a division, or none.',
    fewerBeside: (cards) => `Cards to take out of the sideboard: ${cards}.`,
    sameCards: 'Bring the cards of the first game; the division may be another one.',
    ownDeck: 'Choose a deck that fits.',
    sameSize: (cards) => `Agree on one size, ${cards} or more.`,
  },
  uk: {
    add: (cards) => `Додайте карт: ${cards}.`,
    takeOut: (cards) => `Заберіть карт: ${cards}.`,
    takeCardOut: (name, copies) => `Заберіть карту «${name}»${copies === undefined ? '' : `, копій: ${copies}`}.`,
    division: 'Оберіть дивізію або грайте без неї.',
    fewerBeside: (cards) => `Заберіть карт із запасу: ${cards}.`,
    sameCards: 'Візьміть карти першої партії; дивізія може бути інша.',
    ownDeck: 'Оберіть колоду, що підходить.',
    sameSize: (cards) => `Домовтеся про один розмір: карт щонайменше ${cards}.`,
  },
  ru: {
    add: (cards) => `Добавьте карт: ${cards}.`,
    takeOut: (cards) => `Уберите карт: ${cards}.`,
    takeCardOut: (name, copies) => `Уберите карту «${name}»${copies === undefined ? '' : `, копий: ${copies}`}.`,
    division: 'Выберите дивизию или играйте без неё.',
    fewerBeside: (cards) => `Уберите карт из запаса: ${cards}.`,
    sameCards: 'Возьмите карты первой партии; дивизия может быть другая.',
    ownDeck: 'Выберите подходящую колоду.',
    sameSize: (cards) => `Договоритесь об одном размере: карт не меньше ${cards}.`,
  },
};

export function sayRemedy(set: CardSet, finding: Finding, language: Language): string {
  const words = WORDS[language];
  switch (finding.says) {
    case 'tooFew':
      return words.add(finding.size - finding.cards);
    case 'tooMany':
      return words.takeOut(finding.cards - finding.size);
    case 'sideboardTooLarge':
      return words.fewerBeside(finding.cards - finding.size);
    case 'notDivision':
    case 'divisionNotInPool':
      return words.division;
    case 'changedInSeries':
      return words.sameCards;
    case 'byLot':
      return words.ownDeck;
    case 'sizesDiffer':
      return words.sameSize(Math.max(finding.one, finding.other));
    case 'sizeTooSmall':
      return words.sameSize(60);
    default: {
      const name = set.row(set.def(finding.card)).name[language];
      return finding.says === 'tooManyCopies'
        ? words.takeCardOut(name, finding.copies - MOST_COPIES)
        : words.takeCardOut(name);
    }
  }
}
