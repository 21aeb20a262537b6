import { language } from './settings.ts';

/** With the comma that Ukrainian and Russian have. */
export const decimal = (n: number, digits: number): string =>
  language.value === 'en' ? n.toFixed(digits) : n.toFixed(digits).replace('.', ',');
/** English sets the sign close; elsewhere a space that does not break goes before it. */
export const percent = (share: number, digits = 0): string =>
  `${decimal(share * 100, digits)}${language.value === 'en' ? '' : '\u00a0'}%`;
/** Percentage points, with a true minus. */
export const points = (share: number, digits = 0): string =>
  `${share < 0 ? '−' : '+'}${decimal(Math.abs(share) * 100, digits)}`;
