import type { GameTexts } from '../../../kernel/text.ts';
import { base } from '../cards/base.ts';
import type { War } from '../state.ts';
import { Speaker } from './game-text.ts';
import { en } from './play-en.ts';
import { ru } from './play-ru.ts';
import { uk } from './play-uk.ts';

export const texts: GameTexts<War> = {
  uk: new Speaker(uk, base, 'uk'),
  ru: new Speaker(ru, base, 'ru'),
  en: new Speaker(en, base, 'en'),
};
