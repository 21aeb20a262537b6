import type { StartingCard } from './schema.ts';

/** AFU-1.3, S15: two first decks, equal card by card; only the names differ. */
export const YELLOW_START = [
  { key: 'polissiaTerritorials', copies: 3, type: 'infantry', badge: 'territorial',
    attack: 1, defence: 3, support: 1, pay: 2 },
  { key: 'polissiaCompany', copies: 2, type: 'infantry', badge: 'mechanised',
    attack: 2, defence: 4, support: 1, pay: 2 },
  { key: 'polissiaTanks', copies: 1, type: 'tank', badge: 'armoured',
    attack: 3, defence: 4, marks: ['enhAttack'], pay: 3 },
  { key: 'polissiaHowitzers', copies: 1, type: 'artillery', badge: 'artillery',
    attack: 0, defence: 3, support: 2,
    bonus: { when: { is: 'badge', badge: 'artillery' }, gain: 'supportPlus', n: 1 }, pay: 3 },
  { key: 'scouts', copies: 1, type: 'infantry', badge: 'specialOps',
    attack: 1, defence: 3, support: 1, bonus: { gain: 'recon3' }, pay: 2 },
  { key: 'polissiaMissiles', copies: 1, type: 'infantry', badge: 'airAssault',
    attack: 1, defence: 3, support: 1, marks: ['antiAir'], pay: 2 },
  { key: 'polissiaMedics', copies: 1, type: 'none', badge: 'plain',
    support: 1, bonus: { gain: 'hospitalSwap' }, pay: 'removePanic' },
] as const satisfies readonly StartingCard[];

export const BLUE_START = [
  { key: 'slobodaTerritorials', copies: 3, type: 'infantry', badge: 'territorial',
    attack: 1, defence: 3, support: 1, pay: 2 },
  { key: 'slobodaCompany', copies: 2, type: 'infantry', badge: 'mechanised',
    attack: 2, defence: 4, support: 1, pay: 2 },
  { key: 'slobodaTanks', copies: 1, type: 'tank', badge: 'armoured',
    attack: 3, defence: 4, marks: ['enhAttack'], pay: 3 },
  { key: 'slobodaHowitzers', copies: 1, type: 'artillery', badge: 'artillery',
    attack: 0, defence: 3, support: 2,
    bonus: { when: { is: 'badge', badge: 'artillery' }, gain: 'supportPlus', n: 1 }, pay: 3 },
  { key: 'pathfinders', copies: 1, type: 'infantry', badge: 'specialOps',
    attack: 1, defence: 3, support: 1, bonus: { gain: 'recon3' }, pay: 2 },
  { key: 'slobodaMissiles', copies: 1, type: 'infantry', badge: 'airAssault',
    attack: 1, defence: 3, support: 1, marks: ['antiAir'], pay: 2 },
  { key: 'slobodaMedics', copies: 1, type: 'none', badge: 'plain',
    support: 1, bonus: { gain: 'hospitalSwap' }, pay: 'removePanic' },
] as const satisfies readonly StartingCard[];
