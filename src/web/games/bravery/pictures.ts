import type { CardKey, EnemyKey, PlayerKey } from '../../../games/bravery/cards/set.ts';
import type { IconName } from '../../shell/icons/names.ts';

/** The drawing on each card. */
const PICTURES: Readonly<Record<PlayerKey | EnemyKey, IconName>> = {
  volunteers: 'three-friends',
  drive: 'crossed-sabres',
  witch: 'witch-flight',
  farmers: 'farm-tractor',
  alert1: 'siren',
  alert2: 'siren',
  attack1: 'megaphone',
  attack2: 'megaphone',
  meals: 'hot-meal',
  charging: 'plug',
  generators: 'power-generator',
  homes: 'family-house',
  school: 'graduate-cap',
  bridge: 'arch-bridge',
  evacuation: 'bus',
  donors: 'blood',
  water: 'water-drop',
  hospital: 'hospital',
  offensive1: 'great-war-tank',
  'offensive1+': 'great-war-tank',
  offensive2: 'great-war-tank',
  offensive3: 'great-war-tank',
  offensive4: 'great-war-tank',
  'enemyDefence1+': 'bunker',
  enemyDefence2: 'bunker',
  lull: 'moon',
  'lull+': 'moon',
  defence1: 'brick-wall',
  defence2: 'brick-wall',
  defence3: 'brick-wall',
  counter1: 'battle-tank',
  counter2: 'battle-tank',
  counter3: 'battle-tank',
  recon: 'binoculars',
  secret: 'hooded-figure',
  headquarters: 'radio-tower',
};
const drawn: Readonly<Partial<Record<CardKey | '', IconName>>> = PICTURES;
/** Territories have none of their own: a flag. */
export const pictureFor = (key: CardKey | ''): IconName => drawn[key] ?? 'flying-flag';
