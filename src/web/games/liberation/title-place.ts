import { locationOf } from '../../../games/liberation/cards/columns.ts';
import type { PlanetId } from '../../../games/liberation/cards/locations.ts';
import type { PlanetSide } from '../../../games/liberation/galaxy.ts';
import type { Liberation } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { Language } from '../../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';
import { type Box, labelWidth, type Size } from './label-places.ts';
import { nameIn } from './look.ts';

const TEXT = { uk, ru, en } as const;
export const planetName = (id: PlanetId, language: Language): string => TEXT[language].planets[id];
export interface PlanetProps {
  readonly view: TableView<Liberation>;
  readonly slot: number;
  readonly number: number;
  readonly id: PlanetId;
  readonly side: PlanetSide;
  readonly size: Size;
}

/** Letters of the name of a planet are about this wide. */
const TITLE_LETTER = 11;
/** How far the name of a planet stands from the side of its panel, and how far the disc of a location reaches, in its own. */
const [SIDE, DISC] = [10, 1.25];
/** With the mark before it; a phone has no room for one. */
const titleWidth = (view: TableView<Liberation>, name: string): number =>
  view.narrow ? name.length * 0.6 * TITLE_LETTER + 8 : name.length * TITLE_LETTER + 34;
/** The planet's name stands in the corner towards the edge, or in the next one that no location needs. */
function freeCorner(view: TableView<Liberation>, side: PlanetSide, slot: number, size: Size, name: string) {
  const { width, height, node } = size;
  const [top, right] = [slot < 2, slot % 2 === 1];
  const long = titleWidth(view, name);
  const corners = [
    { top, right },
    { top: !top, right },
    { top, right: !right },
    { top: !top, right: !right },
  ];
  const isFree = (corner: (typeof corners)[number]): boolean => {
    const from = corner.right ? width - SIDE - long : SIDE;
    const reach = view.narrow ? 17 : 30;
    // What a location is lies as a disc over its upper edge.
    const wide = corner.top ? node * DISC : node;
    return side.at.every(([id, atX, atY]) => {
      const half = view.narrow ? wide : Math.max(wide, labelWidth(nameIn(locationOf(id), view.language)) / 2);
      const [x, y] = [atX * width, atY * height];
      const beside = x + half + 4 < from || x - half - 4 > from + long;
      const away = corner.top ? y - node * DISC > reach : y + node + (view.narrow ? 0 : 26) < height - reach;
      return beside || away;
    });
  };
  return corners.find(isFree) ?? corners[0]!;
}

export function titlePlace({ view, slot, id, side, size }: PlanetProps) {
  const name = planetName(id, view.language);
  const corner = freeCorner(view, side, slot, size, name);
  const long = titleWidth(view, name);
  const x = (slot % 2) * size.width + (corner.right ? size.width - SIDE - long : SIDE);
  const y = Math.floor(slot / 2) * size.height + (corner.top ? 4 : size.height - 28);
  return { name, long, corner, transform: `translate(${x} ${y})` };
}
/** Where the letters of the name stand, in the planet's own panel: on a phone as near to the edge as they go. */
export const baseline = (narrow: boolean, top: boolean): number => (narrow ? (top ? 10.5 : 21) : 17.5);
export function titleBox(planet: PlanetProps): Box {
  const { name, corner } = titlePlace(planet);
  const { view, size } = planet;
  const long = titleWidth(view, name);
  const left = corner.right ? size.width - SIDE - long : SIDE;
  const base = (corner.top ? 4 : size.height - 28) + baseline(view.narrow, corner.top);
  return view.narrow
    ? { left, right: left + long, top: base - 10, bottom: base + 1 }
    : { left, right: left + long, top: base - 17.5, bottom: base + 6.5 };
}
