import { locationOf } from '../../../games/liberation/cards/columns.ts';
import { PLANETS, type PlanetId } from '../../../games/liberation/cards/locations.ts';
import { planetAt, type PlanetSide, sideAt, SIDES, SLOTS } from '../../../games/liberation/galaxy.ts';
import type { Liberation } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { Language } from '../../../kernel/text.ts';
import { IconIn } from '../../shell/icons/icon.tsx';
import { Look } from '../../table/inspector.tsx';
import type { TableView } from '../../table/view.ts';
import { nameIn } from './look.ts';
import { PlanetTile } from './planet-tile.tsx';
import { WORDS } from './words.ts';

const TEXT = { uk, ru, en } as const;
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly node: number;
}
/** Everything that is drawn of one planet: its place, its side, where its locations lie. */
export function planetsOf(s: Liberation) {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const number = planetAt(s.galaxy.value, slot);
    const id = PLANETS[number]!;
    return { slot, number, id, side: SIDES[id][sideAt(s.galaxy.value, slot) as 0 | 1] };
  });
}
export const planetName = (id: PlanetId, language: Language): string => TEXT[language].planets[id];
export interface PlanetProps {
  readonly view: TableView<Liberation>;
  readonly slot: number;
  readonly number: number;
  readonly id: PlanetId;
  readonly side: PlanetSide;
  readonly size: Size;
}

/** Letters of names are about this wide. */
const [TITLE_LETTER, LABEL_LETTER] = [11, 6.6];
/** How far the name of a planet stands from the side of its panel, and how far the disc of a location reaches, in its own. */
const [SIDE, DISC] = [10, 1.25];
export const labelWidth = (name: string): number => name.length * LABEL_LETTER + 14;
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
    const reach = view.narrow ? 24 : 30;
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

function titlePlace({ view, slot, id, side, size }: PlanetProps) {
  const name = planetName(id, view.language);
  const corner = freeCorner(view, side, slot, size, name);
  const long = titleWidth(view, name);
  const x = (slot % 2) * size.width + (corner.right ? size.width - SIDE - long : SIDE);
  const y = Math.floor(slot / 2) * size.height + (corner.top ? 4 : size.height - 28);
  return { name, long, corner, transform: `translate(${x} ${y})` };
}
/** Under the planet's name: pressed, it shows the reverse of the card (LIB-12.4). Locations lie over it, a finger means them first. */
export function TitleButton({ turn, ...planet }: PlanetProps & { readonly turn: () => void }) {
  const { name, long, corner, transform } = titlePlace(planet);
  const { narrow, language } = planet.view;
  return (
    <g
      class="planet-title"
      transform={transform}
      role="button"
      tabindex={0}
      aria-label={WORDS[language].reverseOf(name)}
      onClick={(event) => {
        event.stopPropagation();
        turn();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        turn();
      }}
    >
      {narrow ? (
        <rect y={corner.top ? -4 : -16} width={long} height="44" rx="12" />
      ) : (
        <rect width={long} height="24" rx="12" />
      )}
    </g>
  );
}
/** Over everything else, and in nobody's way. */
export function TitleText(planet: PlanetProps) {
  const { name, transform } = titlePlace(planet);
  const { narrow } = planet.view;
  return (
    <g class="planet-label" transform={transform} aria-hidden="true" data-mark-spares="">
      {!narrow && <IconIn name="card-exchange" x={6} y={4} size={16} />}
      <text x={narrow ? 4 : 26} y={narrow ? 16 : 17.5} class="planet-name">
        {name}
      </text>
    </g>
  );
}
/** The side of a planet card that lies down. */
export function Reverse({ view, id, close }: { view: TableView<Liberation>; id: PlanetId; close: () => void }) {
  const w = WORDS[view.language];
  const lying = planetsOf(view.s).find((planet) => planet.id === id);
  const up = lying === undefined ? 0 : sideAt(view.s.galaxy.value, lying.slot);
  const { sides, planets } = TEXT[view.language];
  return (
    <Look
      name={w.reverseOf(planets[id])}
      close={close}
      picture={
        <div class="reverse-tile">
          <PlanetTile id={id} side={up === 0 ? 1 : 0} />
        </div>
      }
    >
      <p>{w.liesUp(sides[up]!.toUpperCase())}</p>
      <p class="mute">{w.reverseHow}</p>
    </Look>
  );
}
