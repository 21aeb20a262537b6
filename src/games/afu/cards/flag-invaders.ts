import type { InvaderCard } from './schema.ts';

/** AFU-1.7, S15, digest 32.4: the invaders of the Invasion; the two flags are equal card by card. */
export const YELLOW_FLAG = [
  { key: 'reconGroup', type: 'infantry', attack: 1, defence: 2 },
  { key: 'convoyGuards', type: 'infantry', attack: 2, defence: 2 },
  { key: 'motorRifles', type: 'infantry', attack: 2, defence: 2 },
  { key: 'brigade45', type: 'infantry', attack: 2, defence: 3 },
  { key: 'landingParty', type: 'infantry', attack: 2, defence: 2 },
  { key: 'roadblock', type: 'infantry', attack: 1, defence: 3, marks: ['enhDefence'] },
  { key: 't72', type: 'tank', attack: 3, defence: 3 },
  { key: 'bmp2', type: 'tank', attack: 3, defence: 3 },
  { key: 't80', type: 'tank', attack: 3, defence: 3, marks: ['enhAttack'] },
  { key: 'mortars82', type: 'artillery', attack: 2, defence: 2, marks: ['enemyArtillery'] },
  { key: 'msta', type: 'artillery', attack: 4, defence: 2, marks: ['enhAttack', 'enhDefence', 'enemyArtillery'] },
  { key: 'su25', type: 'air', attack: 3, defence: 5, marks: ['rocketStrike'] },
] as const satisfies readonly InvaderCard[];

export const BLUE_FLAG = [
  { key: 'saboteurs', type: 'infantry', attack: 1, defence: 2 },
  { key: 'riotPolice', type: 'infantry', attack: 2, defence: 2 },
  { key: 'conscripts', type: 'infantry', attack: 2, defence: 2 },
  { key: 'paratroopers', type: 'infantry', attack: 2, defence: 3 },
  { key: 'marines', type: 'infantry', attack: 2, defence: 2 },
  { key: 'dugout', type: 'infantry', attack: 1, defence: 3, marks: ['enhDefence'] },
  { key: 't64', type: 'tank', attack: 3, defence: 3 },
  { key: 'btr82', type: 'tank', attack: 3, defence: 3 },
  { key: 't72b3', type: 'tank', attack: 3, defence: 3, marks: ['enhAttack'] },
  { key: 'nona', type: 'artillery', attack: 2, defence: 2, marks: ['enemyArtillery'] },
  { key: 'akatsiya', type: 'artillery', attack: 4, defence: 2, marks: ['enhAttack', 'enhDefence', 'enemyArtillery'] },
  { key: 'ka52', type: 'air', attack: 3, defence: 5, marks: ['rocketStrike'] },
] as const satisfies readonly InvaderCard[];
