/** The text of every card of a set, in the three languages. */
import type { CardText } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { CardSet } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import type { Language } from '../cards/vocabulary.ts';
import { englishTongue } from './cards-en.ts';
import { russian } from './cards-ru.ts';
import { printCard, type Tongue } from './tongue.ts';
import { ukrainian } from './cards-uk.ts';
import type { Labels } from './labels.ts';

export const TONGUES: Readonly<Record<Language, Tongue>> = { ru: russian, uk: ukrainian, en: englishTongue };

const LABELS: Readonly<Record<Language, Labels>> = typeset({
  ru: russian.labels,
  uk: ukrainian.labels,
  en: englishTongue.labels,
});
export const labelsIn = (language: Language): Labels => LABELS[language];

export function cardText(set: CardSet, row: CardRow, language: Language): CardText {
  return typeset(printCard(row, TONGUES[language], (id) => set.row(set.def(id)).name[language]));
}
