/** WAR 28: release blocks and theatres by their markers, with their names. A set of a player's own may bring more. */
import type { Words } from './schema.ts';

export type Releases = Readonly<Record<string, Words>>;

/** WAR-28.4 */
export const BLOCKS: Releases = {
  stalingrad: { ru: 'Сталинград', uk: 'Сталінград', en: 'Stalingrad' },
  blitzkrieg: { ru: 'Блицкриг', uk: 'Бліцкриг', en: 'Blitzkrieg' },
  invasion: { ru: 'Вторжение', uk: 'Вторгнення', en: 'Invasion' },
};

/** WAR-28.6 */
export const THEATRES: Releases = {
  E: { ru: 'Восточный фронт', uk: 'Східний фронт', en: 'Eastern Front' },
  W: { ru: 'Западная Европа', uk: 'Західна Європа', en: 'Western Europe' },
  A: { ru: 'Африка и Средиземноморье', uk: 'Африка і Середземномор’я', en: 'Africa and the Mediterranean' },
  N: { ru: 'Северные моря и Атлантика', uk: 'Північні моря та Атлантика', en: 'Northern seas and the Atlantic' },
};
