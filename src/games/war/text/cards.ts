/** The text of every card of a set, in the three languages. */
import type { CardText } from '../../../kernel/text.ts';
import type { CardSet } from '../cards/compile.ts';
import type { CardRow } from '../cards/schema.ts';
import type { Language } from '../cards/vocabulary.ts';
import { englishTongue } from './en-cards.ts';
import { russian } from './ru-cards.ts';
import { printCard, type Tongue } from './tongue.ts';
import { ukrainian } from './uk-cards.ts';
import type { Words } from './words.ts';

export const TONGUES: Readonly<Record<Language, Tongue>> = { ru: russian, uk: ukrainian, en: englishTongue };

export const wordsIn = (language: Language): Words => TONGUES[language].words;

export function cardText(set: CardSet, row: CardRow, language: Language): CardText {
  return printCard(row, TONGUES[language], (id) => set.row(set.def(id)).name[language]);
}
