import type { PlayerRow } from './schema.ts';

/** BRV-11.1: Military Actions. */
export const MILITARY = [
  { key: 'defence1', colour: 'blue', days: 1, shields: 1, tradable: true, copies: 4, plus: 1, picture: 'brick-wall' },
  { key: 'defence2', colour: 'blue', days: 2, shields: 2, tradable: true, copies: 4, plus: 2, picture: 'brick-wall' },
  { key: 'defence3', colour: 'blue', days: 3, shields: 3, tradable: true, copies: 3, plus: 1, picture: 'brick-wall' },
  { key: 'counter1', colour: 'blue', days: 2, crosshairs: 1, tradable: true, copies: 3, plus: 1, picture: 'battle-tank' },
  { key: 'counter2', colour: 'blue', days: 3, crosshairs: 2, tradable: true, copies: 4, plus: 2, picture: 'battle-tank' },
  { key: 'counter3', colour: 'blue', days: 4, crosshairs: 3, tradable: true, copies: 3, plus: 1, picture: 'battle-tank' },
  { key: 'recon', colour: 'blue', days: 1, looks: 3, tradable: true, copies: 2, plus: 1, picture: 'binoculars' },
  {
    key: 'secret',
    colour: 'blue',
    days: 2,
    undermines: 2,
    willNeeded: 1,
    tradable: true,
    copies: 3,
    plus: 1,
    picture: 'hooded-figure',
  },
  {
    key: 'headquarters',
    colour: 'blue',
    days: 2,
    recovers: 1,
    perPlan: 1,
    tradable: true,
    copies: 2,
    plus: 1,
    picture: 'radio-tower',
  },
] as const satisfies readonly PlayerRow[];
