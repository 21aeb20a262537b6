import type { Category } from './schema.ts';

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
} as const satisfies Readonly<Record<string, Category>>;
export type CategoryId = keyof typeof CATEGORIES;
