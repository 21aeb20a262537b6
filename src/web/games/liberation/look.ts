import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { CategoryId } from '../../../games/liberation/cards/categories.ts';
import type { PlanetId } from '../../../games/liberation/cards/locations.ts';
import { rowOf } from '../../../games/liberation/cards/columns.ts';
import type { IconName } from '../../shell/icons/names.ts';

interface CategoryLook {
  readonly icon: IconName;
  readonly colour: string;
  readonly glow: string;
}
const CATEGORY: Readonly<Record<CategoryId, CategoryLook>> = {
  politicalCenter: { icon: 'capitol', colour: '#ffd98a', glow: '#6b4a12' },
  weaponsFactory: { icon: 'laser-turret', colour: '#ff9f8a', glow: '#6b1f1f' },
  shipyard: { icon: 'interceptor-ship', colour: '#9fd0ff', glow: '#1d4a7a' },
  researchStation: { icon: 'radar-dish', colour: '#a9f0d8', glow: '#14564a' },
  underworld: { icon: 'domino-mask', colour: '#d9b3ff', glow: '#4a2470' },
  energyCore: { icon: 'reactor', colour: '#ffe56b', glow: '#5e5a10' },
  riftGate: { icon: 'star-gate', colour: '#ff9ff0', glow: '#5c1760' },
  gravityLoom: { icon: 'black-hole-bolas', colour: '#c8d0d8', glow: '#3a444e' },
};
export const lookOf = (def: DefId): CategoryLook => CATEGORY[rowOf(def).category];

export const PLANET: Readonly<Record<PlanetId, { lit: string; body: string; shade: string; ringed: boolean }>> = {
  arkadun: { lit: '#d79a5b', body: '#6e3a2a', shade: '#2b1420', ringed: false },
  efferon: { lit: '#e7665a', body: '#6f1f3a', shade: '#240c24', ringed: true },
  ishkal: { lit: '#63c2b4', body: '#1c5a6e', shade: '#0b1f34', ringed: false },
  lumena: { lit: '#d8d2f2', body: '#6c63b0', shade: '#221d52', ringed: true },
  galvacil: { lit: '#b7c95f', body: '#4d5a1c', shade: '#1a1f0a', ringed: false },
};

/** Circles by their numbers. */
export const ROMAN = ['', 'I', 'II', 'III'] as const;

/** The Dynasty's and the Resistance's. */
export const SIDE_COLOURS = ['#e9c26b', '#6fc9b8'] as const;
/** Of who has no side yet. */
export const NO_SIDE = '#b9bddf';
export const letterIn = (def: DefId, spoken: Language): string => rowOf(def).names[spoken][0];
export const nameIn = (def: DefId, spoken: Language): string => rowOf(def).names[spoken][1];
/** Words that are wider than a card of the hand, in fewer letters. */
const SHORTER: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  uk: [
    [' академіка', ''],
    ['Губернаторський', 'Губ.'],
    ['Лабораторія', 'Лаб.'],
    ['Орбітальний', 'Орб.'],
    ['Резонансний', 'Рез.'],
  ],
  ru: [
    [' академика', ''],
    ['Губернаторский', 'Губ.'],
    ['Лаборатория', 'Лаб.'],
    ['Орбитальный', 'Орб.'],
    ['Резонансный', 'Рез.'],
  ],
  en: [],
};
/** A name as a card of the hand has room for it. */
export const shortIn = (def: DefId, spoken: Language): string =>
  SHORTER[spoken].reduce((name, [long, short]) => name.replace(long, short), nameIn(def, spoken));
/** `А «Асамблея сфер»`; a name with quotation marks of its own gets no others. */
export function placeName(def: DefId, spoken: Language): string {
  const name = nameIn(def, spoken);
  const quoted = spoken === 'en' ? `“${name}”` : name.includes('«') ? name : `«${name}»`;
  return `${letterIn(def, spoken)} ${quoted}`;
}
