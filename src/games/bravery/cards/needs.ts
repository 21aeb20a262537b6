import type { PlayerRow } from './schema.ts';

/** BRV-11.2, BRV-11.4: ordinary Civil Needs are yellow, urgent ones orange. */
export const NEEDS = [
  { key: 'meals', colour: 'yellow', days: 2, willGain: 1, tradable: true, copies: 2, plus: 1 },
  { key: 'charging', colour: 'yellow', days: 2, willGain: 1, tradable: true, copies: 2, plus: 1 },
  {
    key: 'generators',
    colour: 'yellow',
    days: 3,
    willGain: 2,
    tradable: true,
    copies: 4,
    plus: 2,
  },
  { key: 'homes', colour: 'yellow', days: 3, willGain: 2, tradable: true, copies: 4, plus: 2 },
  {
    key: 'school',
    colour: 'yellow',
    days: 4,
    willGain: 3,
    tradable: true,
    copies: 5,
    plus: 3,
    leftOut: { easier: [0, 2, 3, 4, 4, 4, 4, 4] },
  },
  { key: 'bridge', colour: 'yellow', days: 4, willGain: 3, tradable: true, copies: 4, plus: 3 },
  { key: 'evacuation', colour: 'orange', days: 2, willGain: 1, tradable: false, copies: 2, plus: 1 },
  { key: 'donors', colour: 'orange', days: 2, willGain: 1, tradable: false, copies: 2, plus: 1 },
  { key: 'water', colour: 'orange', days: 3, willGain: 2, tradable: false, copies: 2, plus: 1 },
  { key: 'hospital', colour: 'orange', days: 3, willGain: 2, tradable: false, copies: 2, plus: 2 },
] as const satisfies readonly PlayerRow[];
