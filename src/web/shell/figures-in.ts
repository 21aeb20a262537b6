import type { Language } from '../../kernel/text.ts';

/** With the comma that Ukrainian and Russian have. */
export const decimalIn = (language: Language, n: number, digits: number): string =>
  language === 'en' ? n.toFixed(digits) : n.toFixed(digits).replace('.', ',');
/** English sets the sign close; elsewhere a space that does not break goes before it. */
export const percentIn = (language: Language, share: number, digits = 0): string =>
  `${decimalIn(language, share * 100, digits)}${language === 'en' ? '' : '\u00a0'}%`;
