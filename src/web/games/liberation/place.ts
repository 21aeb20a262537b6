import { locationOf } from '../../../games/liberation/cards/columns.ts';
import type { Liberation } from '../../../games/liberation/state.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Place } from '../../table/layout.ts';
import { numberKey, type TableView } from '../../table/view.ts';
import { planetsOf } from './planet-title.tsx';
import { planetName } from './title-place.ts';

/** What happens at a location, and not to a card in the hand. */
const AT_LOCATIONS = new Set(['capture', 'attack', 'sabotage', 'strike', 'seize']);

/** The planet of the location that an option aims at. */
export function place(view: TableView<Liberation>, { verb, args }: Option): Place | undefined {
  const aim = AT_LOCATIONS.has(verb) ? args.find(({ kind }) => kind === 'def')?.value : undefined;
  const planet = planetsOf(view.s).find(({ side }) => side.at.some(([id]) => locationOf(id) === aim));
  return planet && { key: numberKey('planet', planet.number), name: planetName(planet.id, view.language) };
}
