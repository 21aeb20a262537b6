import { PLANET_OF } from '../../../games/liberation/cards/columns.ts';
import { locationsIn, neighbours, planetAt, sideAt, SLOTS } from '../../../games/liberation/galaxy.ts';
import { baseOf, type Liberation, RESISTANCE, seatOfRole } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { planetName } from '../../../games/liberation/text/names.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { locationsOf } from '../../../games/liberation/text/table.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { sentences } from '../../table/story.ts';
import { type Parts, partsIn } from '../../table/sections.ts';
import type { TableView } from '../../table/view.ts';
import { knowledgeOf } from './galaxy.tsx';
import { letterIn, nameIn } from './look.ts';
import { baseCandidates } from './odds.ts';
import { WORDS } from './words.ts';

type View = TableView<Liberation>;
const TEXT = { uk, ru, en } as const;

/** It cannot be the base, as far as whoever looks for it knows. */
function isOut(view: View, def: DefId): boolean {
  const { s, viewer } = view;
  const looks = viewer !== seatOfRole(s, RESISTANCE) && s.table.size(baseOf(s)) > 0 && !s.table.over;
  return looks && !baseCandidates(view).includes(def);
}
/** What is known of a location, and what it is connected to: the map itself says nothing to the ear. */
function locationLine(view: View, def: DefId): string {
  const { language, s } = view;
  const near = locationsOf(neighbours(s.galaxy.value, def)).map((other) => letterIn(other, language));
  const { says } = knowledgeOf(view, def, isOut(view, def));
  const name = [`${letterIn(def, language)} ${nameIn(def, language)}`, says].filter((part) => part !== '').join(', ');
  return sentences([name, WORDS[language].nextTo(near.join(', '))]);
}
/** The planets with their locations, and all else as the terminal has it, without what is drawn there. */
export function reads(view: View): Parts {
  const words = TEXT[view.language];
  const galaxy = view.s.galaxy.value;
  const planets = Array.from({ length: SLOTS }, (_, slot) => {
    const planet = planetAt(galaxy, slot);
    const here = locationsOf(locationsIn(galaxy)).filter((def) => PLANET_OF[def] === planet);
    return {
      title: `${planetName(words, planet)}-${words.sides[sideAt(galaxy, slot)]}`,
      lines: here.map((def) => locationLine(view, def)),
    };
  });
  const { stands, sections } = partsIn(view.text.table(view.s, view.viewer));
  const drawn = new Set([words.table.galaxy, words.table.connections]);
  return { stands, sections: [...planets, ...sections.filter(({ title }) => !drawn.has(title))] };
}
