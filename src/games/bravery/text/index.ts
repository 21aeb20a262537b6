import type { GameTexts } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Bravery } from '../state.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { textOf } from './text.ts';
import { uk } from './uk.ts';

export const texts: GameTexts<Bravery> = { uk: typeset(textOf(uk)), ru: typeset(textOf(ru)), en: typeset(textOf(en)) };
