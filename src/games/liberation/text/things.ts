import type { NamedThing } from '../../../kernel/text.ts';
import { CATEGORIES } from '../cards/categories.ts';
import { locationOf, rowOf } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import { flipped, locationsIn, neighbours, planetAt, sideAt, SIDES, SLOTS } from '../galaxy.ts';
import type { Liberation } from '../state.ts';
import { missionLines } from './card.ts';
import { sideMap } from './map.ts';
import { letterOf, planetName } from './names.ts';
import { locationsOf } from './table.ts';
import type { Words } from './words.ts';

/** LIB-12.4, LIB-R32: anybody may look at the reverse of a planet card. */
export function planets(words: Words, { galaxy: { value: galaxy } }: Liberation): readonly NamedThing[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const number = planetAt(galaxy, slot);
    const [up, down] = [sideAt(galaxy, slot), 1 - sideAt(galaxy, slot)] as [0 | 1, 0 | 1];
    const name = planetName(words, number);
    const reverse = SIDES[PLANETS[number]!][down];
    const turned = flipped(galaxy, slot);
    const connections = reverse.at.map(([id]) => {
      const def = locationOf(id);
      const others = locationsOf(neighbours(turned, def)).map((other) => letterOf(words, other));
      return `    ${letterOf(words, def)} — ${others.join(' ')}`;
    });
    return {
      names: [name, `${name}-${words.sides[up]}`, PLANETS[number]!],
      lines: [
        words.table.reverse(name, words.sides[up], words.sides[down]),
        ...sideMap(reverse, (def) => ` ${letterOf(words, def)} `),
        `  ${words.table.ifFlipped}`,
        ...connections,
      ],
    };
  });
}
/** The categories of the galaxy, known by their missions as well: the options name missions alone. */
export function categories(words: Words, { galaxy: { value: galaxy } }: Liberation): readonly NamedThing[] {
  const present = Map.groupBy(locationsOf(locationsIn(galaxy)), (def) => rowOf(def).category);
  return [...present].map(([category, defs]) => {
    const { dynasty, resistance } = CATEGORIES[category];
    const name = words.categories[category];
    return {
      names: [name, words.missions[dynasty], words.missions[resistance]],
      lines: [
        `${name}: ${defs.map((def) => letterOf(words, def)).join(' ')}`,
        ...missionLines(words, category).map((line) => `  ${line}`),
      ],
    };
  });
}
