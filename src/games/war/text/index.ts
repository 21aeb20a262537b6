import type { GameTexts } from '../../../kernel/text.ts';
import { base } from '../cards/base.ts';
import type { CardSet } from '../cards/compile.ts';
import type { War } from '../state.ts';
import { Speaker } from './game-text.ts';
import { en } from './play-en.ts';
import { ru } from './play-ru.ts';
import { uk } from './play-uk.ts';

export const textsWith = (set: CardSet): GameTexts<War> => ({
  uk: new Speaker(uk, set, 'uk'),
  ru: new Speaker(ru, set, 'ru'),
  en: new Speaker(en, set, 'en'),
});
export const texts = textsWith(base);
