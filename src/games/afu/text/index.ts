import type { GameTexts } from '../../../kernel/text.ts';
import type { Afu } from '../state.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { textOf } from './text.ts';
import { uk } from './uk.ts';

export const texts: GameTexts<Afu> = { uk: textOf(uk), ru: textOf(ru), en: textOf(en) };
