import type { DefId } from '../../../kernel/ids.ts';
import type { Role } from '../state.ts';
import { CATEGORIES, type CategoryId } from './categories.ts';
import type { Location, Mission } from './schema.ts';
import { type MissionId, MISSIONS } from './missions.ts';
import { type LocationId, LOCATIONS, PLANETS } from './locations.ts';
import { SET } from './set.ts';

/** The rows as columns of numbers, for the rules. Sets of locations are masks: one bit per `DefId`. */
export const CATEGORY_IDS = Object.keys(CATEGORIES) as readonly CategoryId[];
export const MISSION_IDS = Object.keys(MISSIONS) as readonly MissionId[];
export const LAST = LOCATIONS.length;

const rows = SET.locations;
export const idOf = (def: DefId): LocationId => LOCATIONS[def - 1]!.id;
export const rowOf = (def: DefId): Location => rows[def - 1]!;
/** 0 if there is no such location. */
export const locationOf = (id: string): DefId => (1 + rows.findIndex((row) => row.id === id)) as DefId;

const column = (of: (row: Location) => number): Int32Array => Int32Array.from([-1, ...rows.map(of)]);
export const PLANET_OF = column((row) => PLANETS.indexOf(row.planet));
export const CATEGORY_OF = column((row) => CATEGORY_IDS.indexOf(row.category));

const masks = (ids: readonly string[], of: (row: Location) => string): Int32Array =>
  Int32Array.from(ids, (id) => rows.reduce((mask, row, i) => (of(row) === id ? mask | (1 << (i + 1)) : mask), 0));
export const ON_PLANET = masks(PLANETS, (row) => row.planet);
export const IN_CATEGORY = masks(CATEGORY_IDS, (row) => row.category);

/** By category, for the Dynasty and for the Resistance. */
const missionsOf: readonly Int32Array[] = (['dynasty', 'resistance'] as const).map((side) =>
  Int32Array.from(CATEGORY_IDS, (id) => MISSION_IDS.indexOf(CATEGORIES[id][side])),
);
export const missionOf = (role: Role, def: DefId): number => missionsOf[role]![CATEGORY_OF[def]!]!;

const missions: readonly Mission[] = MISSION_IDS.map((id) => MISSIONS[id]);
export const DISCARDS = Int32Array.from(missions, (mission) => mission.discard);
export const EXERTS = Int32Array.from(missions, (mission) => mission.exert);

/** The effects of all missions stand one after another; those of mission m from FIRST_EFFECT[m] to before FIRST_EFFECT[m + 1]. */
let next = 0;
export const FIRST_EFFECT = Int32Array.from([
  ...missions.map(({ effects }) => (next += effects.length) - effects.length),
  next,
]);

/** LIB-18.14: of a mission that borrows another, the category that it may not borrow; -1 for all other missions. */
export const BORROWS_EXCEPT = Int32Array.from(missions, ({ effects }) => {
  const [first] = effects;
  return first?.do === 'borrow' ? CATEGORY_IDS.indexOf(first.except) : -1;
});
