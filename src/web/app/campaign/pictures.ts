import type { IconName } from '../../shell/icons/names.ts';

/** What a battle is known by on the map. */
const PICTURES: Readonly<Record<string, IconName>> = {
  brody: 'battle-tank',
  kyiv: 'capitol',
  odesa: 'submarine',
  kharkiv: 'factory',
  voronezh: 'snowing',
  stalingrad: 'modern-city',
  kursk: 'great-war-tank',
  'sidi-barrani': 'desert',
  tobruk: 'military-fort',
  'sidi-rezegh': 'airplane',
  gazala: 'land-mine',
  alamein: 'field-gun',
  kasserine: 'mountains',
  tunis: 'flying-flag',
};
export const pictureOf = (battle: string): IconName => PICTURES[battle] ?? 'crossed-swords';
