import type { AfuCard } from './schema.ts';

/** The rear, under a badge that switches on nothing (AFU-11.7): pay, medicine, engineers and what allies sent. */
export const REAR = [
  {
    key: 'fieldHospital',
    cost: 1,
    type: 'none',
    badge: 'plain',
    support: 2,
    bonus: { gain: 'hospitalSwap' },
    pay: 'removePanic',
  },
  {
    key: 'fundraisers',
    cost: 1,
    type: 'none',
    badge: 'plain',
    defence: 2,
    support: 1,
    bonus: { when: { is: 'panicThisRound' }, gain: 'recruitPoints', n: 2 },
    pay: 3,
  },
  { key: 'logisticsHub', cost: 2, type: 'none', badge: 'plain', defence: 2, support: 1, pay: 4 },
  {
    key: 'surgeons',
    cost: 2,
    type: 'none',
    badge: 'plain',
    defence: 2,
    support: 2,
    bonus: { gain: 'hospitalSwap' },
    pay: 'removePanic',
  },
  {
    key: 'engineers',
    cost: 2,
    type: 'infantry',
    badge: 'plain',
    attack: 1,
    defence: 4,
    support: 2,
    marks: ['enhDefence'],
    pay: 3,
  },
  {
    key: 'generalStaff',
    cost: 3,
    type: 'none',
    badge: 'plain',
    defence: 3,
    support: 2,
    bonus: { when: { is: 'badge', badge: 'armoured' }, gain: 'recruitPoints', n: 2 },
    pay: 3,
  },
  {
    key: 'tractorBrigade',
    cost: 3,
    type: 'tank',
    badge: 'plain',
    attack: 3,
    defence: 3,
    support: 1,
    marks: ['enhAttack'],
    pay: 4,
  },
  {
    key: 'strategicReserve',
    cost: 3,
    type: 'none',
    badge: 'plain',
    support: 3,
    marks: ['reinforcements'],
    bonus: { when: { is: 'playedEnhancedDefence' }, gain: 'supportPlus', n: 1 },
    pay: 'removePanic',
  },
  {
    key: 'donatedTanks',
    cost: 4,
    type: 'tank',
    badge: 'plain',
    attack: 4,
    defence: 5,
    support: 1,
    marks: ['enhAttack'],
    pay: 4,
  },
  {
    key: 'foreignLegion',
    cost: 4,
    type: 'infantry',
    badge: 'plain',
    attack: 4,
    defence: 4,
    support: 2,
    bonus: { when: { is: 'badge', badge: 'mechanised' }, gain: 'draw1' },
    pay: 'removePanic',
  },
  { key: 'assaultTanks', cost: 5, type: 'tank', badge: 'plain', attack: 5, defence: 6, support: 1, pay: 4 },
  {
    key: 'ghostFighter',
    cost: 5,
    type: 'air',
    badge: 'plain',
    attack: 4,
    defence: 5,
    support: 1,
    marks: ['enhAttack', 'antiAir'],
    pay: 3,
  },
] as const satisfies readonly AfuCard[];

/** AFU-1.5, S16: eight alike; a cheap engine, never a defender. */
export const AID = {
  key: 'internationalAid',
  cost: 1,
  type: 'none',
  badge: 'plain',
  support: 1,
  pay: 2,
} as const satisfies AfuCard;

/** AFU-1.6, AFU-2.7, S17. */
export const PANIC = { key: 'panic' } as const;
/** AFU-1.12: the two-sided marker; it never enters a zone. */
export const FIRST_PLAYER = { key: 'firstPlayer' } as const;

export const AID_COPIES = 8;
export const PANIC_COPIES = 16;
/** AFU-23.3. */
export const SOLO_PANIC = 8;
