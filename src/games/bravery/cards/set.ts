import type { DefId } from '../../../kernel/ids.ts';
import { ENEMIES, PRESSURE, TERRITORIES } from './enemy.ts';
import { MILITARY } from './military.ts';
import { NEEDS } from './needs.ts';
import { HOSTILE, PEOPLE } from './people.ts';
import type { CardSet } from './schema.ts';
import { faultsOf } from './validate.ts';

const PLAYERS = [...MILITARY, ...NEEDS, ...PEOPLE, ...HOSTILE] as const;

export type PlayerKey = (typeof PLAYERS)[number]['key'];
export type EnemyKey = (typeof ENEMIES)[number]['key'];
type TerritoryKey = (typeof TERRITORIES)[number]['key'];
export type CardKey = PlayerKey | EnemyKey | TerritoryKey;

export const SET: CardSet = { players: PLAYERS, enemies: ENEMIES, territories: TERRITORIES, pressure: PRESSURE };
faultsOf(SET).demandNone('the card set of Bravery');

/** Prints count from 1: player cards, then enemy cards, then territories. */
export const FIRST_PLAYER = 1;
export const FIRST_ENEMY = FIRST_PLAYER + PLAYERS.length;
export const FIRST_TERRITORY = FIRST_ENEMY + ENEMIES.length;
if (FIRST_ENEMY > 31) throw new RangeError('more kinds of player cards than one word has bits');
export const PRINTS = FIRST_TERRITORY + TERRITORIES.length;
export const LANDS = TERRITORIES.length;

export const KEYS: readonly (CardKey | '')[] = [
  '',
  ...PLAYERS.map((row) => row.key),
  ...ENEMIES.map((row) => row.key),
  ...TERRITORIES.map((row) => row.key),
];
/** The print with this key; for set-ups, tests and notation, never for rules. */
export function printOf(key: string): DefId {
  const def = KEYS.indexOf(key as CardKey);
  if (def <= 0) throw new RangeError(`there is no card ${key}`);
  return def as DefId;
}
export const landOf = (def: DefId): number => def - FIRST_TERRITORY;
export const territory = (index: number): DefId => (FIRST_TERRITORY + index) as DefId;
