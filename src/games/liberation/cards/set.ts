import { CATEGORIES } from './categories.ts';
import { LOCATIONS, PLANETS } from './locations.ts';
import { MISSIONS } from './missions.ts';
import type { Category, Location, Mission } from './schema.ts';
import { faultsOf } from './validate.ts';

/** The whole box: the base game and Warped World. */
export interface CardSet {
  readonly planets: readonly string[];
  readonly locations: readonly Location[];
  readonly missions: Readonly<Record<string, Mission>>;
  readonly categories: Readonly<Record<string, Category>>;
}

export const SET: CardSet = { planets: PLANETS, locations: LOCATIONS, missions: MISSIONS, categories: CATEGORIES };
faultsOf(SET).demandNone('the card set of Liberation');
