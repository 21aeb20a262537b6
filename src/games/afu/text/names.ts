import type { Language } from '../../../kernel/text.ts';
import type { CardKey } from '../cards/set.ts';
import { ENEMY_NAMES } from './enemy-names.ts';
import { OWN_NAMES } from './own-names.ts';

/** A card's name in every language; a missing one does not compile. */
type Name = Readonly<Record<Language, string>>;

export const NAMES: Readonly<Record<CardKey, Name>> = { ...OWN_NAMES, ...ENEMY_NAMES };

/** In Ukrainian and Russian marks; those of the name itself become the inner ones. */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
/** With a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
