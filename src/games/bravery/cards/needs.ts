import type { PlayerRow } from './schema.ts';

/** BRV-11.2, BRV-11.4: ordinary Civil Needs are yellow, urgent ones orange. */
export const NEEDS = [
  { key: 'meals', colour: 'yellow', days: 2, willGain: 1, tradable: true, copies: 2, plus: 1, picture: 'hot-meal' },
  { key: 'charging', colour: 'yellow', days: 2, willGain: 1, tradable: true, copies: 2, plus: 1, picture: 'plug' },
  {
    key: 'generators',
    colour: 'yellow',
    days: 3,
    willGain: 2,
    tradable: true,
    copies: 4,
    plus: 2,
    picture: 'power-generator',
  },
  { key: 'homes', colour: 'yellow', days: 3, willGain: 2, tradable: true, copies: 4, plus: 2, picture: 'family-house' },
  {
    key: 'school',
    colour: 'yellow',
    days: 4,
    willGain: 3,
    tradable: true,
    copies: 5,
    plus: 3,
    leftOut: { easier: [0, 2, 3, 4, 4, 4, 4, 4] },
    picture: 'graduate-cap',
  },
  { key: 'bridge', colour: 'yellow', days: 4, willGain: 3, tradable: true, copies: 4, plus: 3, picture: 'arch-bridge' },
  { key: 'evacuation', colour: 'orange', days: 2, willGain: 1, tradable: false, copies: 2, plus: 1, picture: 'bus' },
  { key: 'donors', colour: 'orange', days: 2, willGain: 1, tradable: false, copies: 2, plus: 1, picture: 'blood' },
  { key: 'water', colour: 'orange', days: 3, willGain: 2, tradable: false, copies: 2, plus: 1, picture: 'water-drop' },
  { key: 'hospital', colour: 'orange', days: 3, willGain: 2, tradable: false, copies: 2, plus: 2, picture: 'hospital' },
] as const satisfies readonly PlayerRow[];
