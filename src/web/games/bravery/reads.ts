import { LANDS, SET, territory } from '../../../games/bravery/cards/set.ts';
import { shieldsFree } from '../../../games/bravery/cards/columns.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import { sentences } from '../../table/story.ts';
import { type Parts, partsIn } from '../../table/sections.ts';
import type { TableView } from '../../table/view.ts';
import { nameOf } from './card.tsx';
import { nextTo } from './map.tsx';
import { WORDS } from './words.ts';

type View = TableView<Bravery>;

function landLine(view: View, land: number): string {
  const w = WORDS[view.language];
  const occupied = (view.s.occupied.value & (1 << land)) !== 0;
  const shields = occupied ? defenceOf(view.s, land) : (shieldsFree[land] ?? 0);
  const name = `${SET.territories[land]!.key} ${nameOf(territory(land))}`;
  return sentences([`${name}, ${occupied ? w.isOccupied : w.isFree}, ${w.shields} ${shields}`, w.nextTo(nextTo(land))]);
}
/** The territories in sentences, where the terminal has a map of signs, and all else as it stands there. */
export function reads(view: View): Parts {
  const { stands, sections } = partsIn(view.text.table(view.s, view.viewer));
  // The map is the one part whose lines are drawn with these.
  const isMap = (lines: readonly string[]): boolean => lines.some((line) => /[□■]/u.test(line));
  return {
    stands,
    sections: sections.map(({ title, lines }) =>
      isMap(lines)
        ? {
            title: title.replace(/ \(.*$/u, ''),
            lines: Array.from({ length: LANDS }, (_, land) => landLine(view, land)),
          }
        : { title, lines },
    ),
  };
}
