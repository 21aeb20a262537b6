import type { EnemyRow, Pressure, TerritoryRow } from './schema.ts';

/** BRV-17-D: the 24 enemy action cards. */
export const ENEMIES = [
  { key: 'offensive1', kind: 'offensive', strength: 1, additional: false, copies: 1, picture: 'great-war-tank' },
  { key: 'offensive1+', kind: 'offensive', strength: 1, additional: true, copies: 3, picture: 'great-war-tank' },
  { key: 'offensive2', kind: 'offensive', strength: 2, additional: false, copies: 6, picture: 'great-war-tank' },
  { key: 'offensive3', kind: 'offensive', strength: 3, additional: false, copies: 3, picture: 'great-war-tank' },
  { key: 'offensive4', kind: 'offensive', strength: 4, additional: false, copies: 1, picture: 'great-war-tank' },
  { key: 'enemyDefence1+', kind: 'defence', strength: 1, additional: true, copies: 5, picture: 'bunker' },
  { key: 'enemyDefence2', kind: 'defence', strength: 2, additional: false, copies: 1, picture: 'bunker' },
  { key: 'lull', kind: 'lull', strength: 0, additional: false, copies: 2, picture: 'moon' },
  { key: 'lull+', kind: 'lull', strength: 0, additional: true, copies: 2, picture: 'moon' },
] as const satisfies readonly EnemyRow[];

/** BRV-17-A: two rows of four; the left four begin free. */
export const TERRITORIES = [
  {
    key: 'N1',
    column: 1,
    row: 'top',
    shieldsFree: 2,
    shieldsOccupied: 1,
    free: true,
    east: false,
    borders: ['N2', 'S1'],
  },
  {
    key: 'N2',
    column: 2,
    row: 'top',
    shieldsFree: 2,
    shieldsOccupied: 1,
    free: true,
    east: false,
    borders: ['N1', 'N3', 'S2'],
  },
  {
    key: 'N3',
    column: 3,
    row: 'top',
    shieldsFree: 1,
    shieldsOccupied: 1,
    free: false,
    east: false,
    borders: ['N2', 'N4', 'S3'],
  },
  {
    key: 'N4',
    column: 4,
    row: 'top',
    shieldsFree: 0,
    shieldsOccupied: 2,
    free: false,
    east: true,
    borders: ['N3', 'S4'],
  },
  {
    key: 'S1',
    column: 1,
    row: 'bottom',
    shieldsFree: 2,
    shieldsOccupied: 1,
    free: true,
    east: false,
    borders: ['S2', 'N1'],
  },
  {
    key: 'S2',
    column: 2,
    row: 'bottom',
    shieldsFree: 1,
    shieldsOccupied: 2,
    free: true,
    east: false,
    borders: ['S1', 'S3', 'N2'],
  },
  {
    key: 'S3',
    column: 3,
    row: 'bottom',
    shieldsFree: 1,
    shieldsOccupied: 3,
    free: false,
    east: false,
    borders: ['S2', 'S4', 'N3'],
  },
  {
    key: 'S4',
    column: 4,
    row: 'bottom',
    shieldsFree: 0,
    shieldsOccupied: 4,
    free: false,
    east: true,
    borders: ['S3', 'N4'],
  },
] as const satisfies readonly TerritoryRow[];

/** BRV-17.25: by players at setup, 1 to 7. */
export const PRESSURE: Pressure = {
  offensive: [0, 0, 0, 2, 5, 2, 3, 5],
  occupied: [0, 0, 0, 2, 3, 1, 2, 3],
  south: [0, 1, 0, 0, 0, 0, 0, 0],
};
