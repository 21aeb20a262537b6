import type { GameTexts, Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { base } from '../cards/set.ts';
import type { CardSet } from '../cards/columns.ts';
import type { War } from '../state.ts';
import { Speaker } from './text.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { Words } from './words.ts';

const SAID: Readonly<Record<Language, Words>> = typeset({ uk, ru, en });
export const textsWith = (set: CardSet): GameTexts<War> => ({
  uk: new Speaker(SAID.uk, set, 'uk'),
  ru: new Speaker(SAID.ru, set, 'ru'),
  en: new Speaker(SAID.en, set, 'en'),
});
export const texts = textsWith(base);
/** So many depots, factories, fuel. */
export const resourcesIn = (language: Language): Words['resources'] => SAID[language].resources;
