import type { Mission } from './schema.ts';

/** LIB 18-E and 18-F. */
export const MISSIONS = {
  publicSupport: { discard: 1, exert: 0, effects: [{ do: 'discardHalfDeck' }] },
  propaganda: { discard: 1, exert: 2, effects: [{ do: 'shuffleDiscardIntoDeck' }] },
  armedResistance: { discard: 1, exert: 0, effects: [{ do: 'borrow', except: 'weaponsFactory' }] },
  superweapon: { discard: 0, exert: 1, effects: [{ do: 'bombard' }] },
  baseMobilization: { discard: 1, exert: 0, effects: [{ do: 'relocate' }] },
  fleetLaunch: { discard: 0, exert: 1, effects: [{ do: 'attack', upTo: 2, within: 1 }] },
  designFlaw: { discard: 1, exert: 0, effects: [{ do: 'disrupt', upTo: 3 }] },
  spaceProbe: { discard: 1, exert: 0, effects: [{ do: 'probe' }] },
  hireSpy: { discard: 0, exert: 0, effects: [{ do: 'spy', look: 3 }] },
  spaceAnomaly: { discard: 1, exert: 0, effects: [{ do: 'recall' }] },
  hyperspaceWarp: { discard: 1, exert: 1, effects: [{ do: 'captureOrAttack', within: 2 }] },
  slipThrough: { discard: 1, exert: 0, effects: [{ do: 'flip' }, { do: 'moveBase' }] },
  foldTheLanes: { discard: 0, exert: 1, effects: [{ do: 'flip' }, { do: 'attack', upTo: 1, within: 1 }] },
  scatterTheWorlds: { discard: 0, exert: 0, effects: [{ do: 'exchange' }] },
  dragIntoOrbit: { discard: 1, exert: 0, effects: [{ do: 'exchange' }, { do: 'capture', upTo: 1, within: 1 }] },
} as const satisfies Readonly<Record<string, Mission>>;
export type MissionId = keyof typeof MISSIONS;
