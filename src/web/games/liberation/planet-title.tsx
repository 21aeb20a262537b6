import { PLANETS, type PlanetId } from '../../../games/liberation/cards/locations.ts';
import { planetAt, sideAt, SIDES, SLOTS } from '../../../games/liberation/galaxy.ts';
import type { Liberation } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import { IconIn } from '../../shell/icons/icon.tsx';
import { Look } from '../../table/inspector.tsx';
import type { TableView } from '../../table/view.ts';
import { PlanetTile } from './planet-tile.tsx';
import { baseline, type PlanetProps, titlePlace } from './title-place.ts';
import { WORDS } from './words.ts';

const TEXT = { uk, ru, en } as const;
/** Everything that is drawn of one planet: its place, its side, where its locations lie. */
export function planetsOf(s: Liberation) {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const number = planetAt(s.galaxy.value, slot);
    const id = PLANETS[number]!;
    return { slot, number, id, side: SIDES[id][sideAt(s.galaxy.value, slot) as 0 | 1] };
  });
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
  const { name, corner, transform } = titlePlace(planet);
  const { narrow } = planet.view;
  return (
    <g class="planet-label" transform={transform} aria-hidden="true" data-mark-spares="">
      {!narrow && <IconIn name="card-exchange" x={6} y={4} size={16} />}
      <text x={narrow ? 4 : 26} y={baseline(narrow, corner.top)} class="planet-name">
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
