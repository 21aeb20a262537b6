/**
 * What a mission does, step by step. `within`: how many connections away from a captured location. `upTo`: the player
 * may do it less often, or not at all.
 */
export type Effect =
  | { readonly do: 'discardHalfDeck' }
  | { readonly do: 'shuffleDiscardIntoDeck' }
  | { readonly do: 'borrow'; readonly except: CategoryId }
  | { readonly do: 'bombard' }
  | { readonly do: 'relocate' }
  | { readonly do: 'moveBase' }
  | { readonly do: 'attack'; readonly upTo: number; readonly within: number }
  | { readonly do: 'capture'; readonly upTo: number; readonly within: number }
  | { readonly do: 'captureOrAttack'; readonly within: number }
  | { readonly do: 'disrupt'; readonly upTo: number }
  | { readonly do: 'probe' }
  | { readonly do: 'spy'; readonly look: number }
  | { readonly do: 'recall' }
  | { readonly do: 'flip' }
  | { readonly do: 'exchange' };
export type EffectId = Effect['do'];

export interface Mission {
  /** Icons of the cost: cards to discard, locations to exert. */
  readonly discard: number;
  readonly exert: number;
  readonly effects: readonly Effect[];
}

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

export interface Category {
  readonly dynasty: MissionId;
  readonly resistance: MissionId;
}
/** LIB-1.7: the category of a location fixes both its missions. */
export const CATEGORIES = {
  politicalCenter: { dynasty: 'propaganda', resistance: 'publicSupport' },
  weaponsFactory: { dynasty: 'superweapon', resistance: 'armedResistance' },
  shipyard: { dynasty: 'fleetLaunch', resistance: 'baseMobilization' },
  researchStation: { dynasty: 'spaceProbe', resistance: 'designFlaw' },
  underworld: { dynasty: 'hireSpy', resistance: 'hireSpy' },
  energyCore: { dynasty: 'hyperspaceWarp', resistance: 'spaceAnomaly' },
  riftGate: { dynasty: 'foldTheLanes', resistance: 'slipThrough' },
  gravityLoom: { dynasty: 'dragIntoOrbit', resistance: 'scatterTheWorlds' },
} as const satisfies Readonly<Record<string, { readonly dynasty: string; readonly resistance: string }>>;
export type CategoryId = keyof typeof CATEGORIES;
