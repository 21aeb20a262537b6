import type { PlayerRow } from './schema.ts';

/** BRV-7.9, BRV-11.5: People's Actions cost Will instead of days. */
export const PEOPLE = [
  {
    key: 'volunteers',
    colour: 'green',
    days: 0,
    willCost: 3,
    relieves: 1,
    tradable: true,
    copies: 2,
    plus: 1,
    leftOut: { harder: [0, 1, 1, 1, 1, 1, 1, 1] },
  },
  {
    key: 'drive',
    colour: 'green',
    days: 0,
    willCost: 2,
    addsDays: 2,
    tradable: true,
    copies: 2,
    plus: 1,
    leftOut: { harder: [0, 1, 0, 1, 1, 0, 0, 0] },
  },
  {
    key: 'witch',
    colour: 'green',
    days: 0,
    willCost: 4,
    cancels: 1,
    tradable: true,
    copies: 2,
    plus: 0,
  },
  {
    key: 'farmers',
    colour: 'green',
    days: 0,
    willCost: 2,
    weakens: 2,
    tradable: true,
    copies: 2,
    plus: 1,
  },
] as const satisfies readonly PlayerRow[];

/** BRV-11.6: hostile cards steal days and Will. */
export const HOSTILE = [
  { key: 'alert1', colour: 'red', days: 1, tradable: false, copies: 3, plus: 1 },
  { key: 'alert2', colour: 'red', days: 2, tradable: false, copies: 3, plus: 2 },
  { key: 'attack1', colour: 'red', days: 0, willLoss: 1, tradable: false, copies: 2, plus: 1 },
  { key: 'attack2', colour: 'red', days: 1, willLoss: 2, tradable: false, copies: 2, plus: 1 },
] as const satisfies readonly PlayerRow[];
