import type { GameTexts } from '../../../kernel/text.ts';
import { base } from '../cards/set.ts';
import type { CardSet } from '../cards/columns.ts';
import type { War } from '../state.ts';
import { Speaker } from './text.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const textsWith = (set: CardSet): GameTexts<War> => ({
  uk: new Speaker(uk, set, 'uk'),
  ru: new Speaker(ru, set, 'ru'),
  en: new Speaker(en, set, 'en'),
});
export const texts = textsWith(base);
