/** The text of every card of a set, in the three languages. */
import type { CardText } from '../../../kernel/text.ts';
import type { CardSet } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import type { Language } from '../cards/vocabulary.ts';
import { englishTongue } from './cards-en.ts';
import { russian } from './cards-ru.ts';
import { printCard, type Tongue } from './tongue.ts';
import { ukrainian } from './cards-uk.ts';
import type { Labels } from './labels.ts';

export const TONGUES: Readonly<Record<Language, Tongue>> = { ru: russian, uk: ukrainian, en: englishTongue };

export const labelsIn = (language: Language): Labels => TONGUES[language].labels;

export function cardText(set: CardSet, row: CardRow, language: Language): CardText {
  return printCard(row, TONGUES[language], (id) => set.row(set.def(id)).name[language]);
}
