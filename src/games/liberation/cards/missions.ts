import type { Mission } from './schema.ts';

/** LIB 18-E and 18-F. */
export const MISSIONS = {
  publicSupport: { rule: 'LIB-18.12', discard: 1, exert: 0, effects: [{ do: 'discardHalfDeck' }] },
  propaganda: { rule: 'LIB-18.13', discard: 1, exert: 2, effects: [{ do: 'shuffleDiscardIntoDeck' }] },
  armedResistance: { rule: 'LIB-18.14', discard: 1, exert: 0, effects: [{ do: 'borrow', except: 'weaponsFactory' }] },
  superweapon: { rule: 'LIB-18.15', discard: 0, exert: 1, effects: [{ do: 'bombard' }] },
  baseMobilization: { rule: 'LIB-18.16', discard: 1, exert: 0, effects: [{ do: 'relocate' }] },
  fleetLaunch: { rule: 'LIB-18.17', discard: 0, exert: 1, effects: [{ do: 'attack', upTo: 2, within: 1 }] },
  designFlaw: { rule: 'LIB-18.19', discard: 1, exert: 0, effects: [{ do: 'disrupt', upTo: 3 }] },
  spaceProbe: { rule: 'LIB-18.21', discard: 1, exert: 0, effects: [{ do: 'probe' }] },
  hireSpy: { rule: 'LIB-18.22', discard: 0, exert: 0, effects: [{ do: 'spy', look: 3 }] },
  spaceAnomaly: { rule: 'LIB-18.24', discard: 1, exert: 0, effects: [{ do: 'recall' }] },
  hyperspaceWarp: { rule: 'LIB-18.25', discard: 1, exert: 1, effects: [{ do: 'captureOrAttack', within: 2 }] },
  slipThrough: { rule: 'LIB-18.26', discard: 1, exert: 0, effects: [{ do: 'flip' }, { do: 'moveBase' }] },
  foldTheLanes: {
    rule: 'LIB-18.27',
    discard: 0,
    exert: 1,
    effects: [{ do: 'flip' }, { do: 'attack', upTo: 1, within: 1 }],
  },
  scatterTheWorlds: { rule: 'LIB-18.28', discard: 0, exert: 0, effects: [{ do: 'exchange' }] },
  dragIntoOrbit: {
    rule: 'LIB-18.29',
    discard: 1,
    exert: 0,
    effects: [{ do: 'exchange' }, { do: 'capture', upTo: 1, within: 1 }],
  },
} as const satisfies Readonly<Record<string, Mission>>;
export type MissionId = keyof typeof MISSIONS;
