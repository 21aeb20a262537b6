import type { GameTexts } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { base } from '../cards/set.ts';
import type { CardSet } from '../cards/columns.ts';
import type { War } from '../state.ts';
import { Speaker } from './text.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const textsWith = (set: CardSet): GameTexts<War> => ({
  uk: new Speaker(typeset(uk), set, 'uk'),
  ru: new Speaker(typeset(ru), set, 'ru'),
  en: new Speaker(typeset(en), set, 'en'),
});
export const texts = textsWith(base);
