import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../settings.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { Words } from './words.ts';

const ALL: Readonly<Record<Language, Words>> = typeset({ uk, ru, en });
/** The words in the language that is set; whoever reads them in a component is drawn again when it changes. */
export const words = (): Words => ALL[language.value];
