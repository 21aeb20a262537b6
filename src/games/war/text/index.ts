import type { GameTexts, Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { base } from '../cards/set.ts';
import type { CardSet } from '../cards/columns.ts';
import type { War } from '../state.ts';
import { Speaker } from './text.ts';
import { Teller } from './teller.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { Words } from './words.ts';

const SAID: Readonly<Record<Language, Words>> = typeset({ uk, ru, en });
function speaker(set: CardSet, language: Language): Speaker {
  const words = new Speaker(SAID[language], set, language);
  words.spoken = new Teller(SAID[language], set, language);
  return words;
}
export const textsWith = (set: CardSet): GameTexts<War> => ({
  uk: speaker(set, 'uk'),
  ru: speaker(set, 'ru'),
  en: speaker(set, 'en'),
});
export const texts = textsWith(base);
/** So many cards, as what somebody takes or loses. */
export const cardsTold = (language: Language, n: number): string => SAID[language].cards(n);
/** So many depots, factories, fuel. */
export const resourcesIn = (language: Language): Words['resources'] => SAID[language].resources;
