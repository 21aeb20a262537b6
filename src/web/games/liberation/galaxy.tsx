import { useSignal } from '@preact/signals';
import type { PlanetId } from '../../../games/liberation/cards/locations.ts';
import { locationOf } from '../../../games/liberation/cards/columns.ts';
import { atOuterEdge, neighbours, type PlanetSide, PORT_PLACES } from '../../../games/liberation/galaxy.ts';
import { baseOf, type Liberation, RESISTANCE, seatOfRole, zone } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { locationsOf } from '../../../games/liberation/text/table.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import { IconIn } from '../../shell/icons/icon.tsx';
import { isRoomy } from '../../shell/settings.ts';
import type { IconName } from '../../shell/icons/names.ts';
import { stateOf, type ThingState } from '../../table/state.ts';
import { thingProps } from '../../table/thing.tsx';
import { cardKey, defKey, numberKey, type TableView } from '../../table/view.ts';
import { letterIn, lookOf, nameIn, PLANET } from './look.ts';
import { missionTargets } from './missions.ts';
import { baseCandidates } from './odds.ts';
import { labelPlaces, type LabelPlace, labelWidth, type Size, SMALL, WIDE } from './label-places.ts';
import { planetsOf, Reverse, TitleButton, TitleText } from './planet-title.tsx';
import type { PlanetProps } from './title-place.ts';
import { WORDS } from './words.ts';

const TEXT = { uk, ru, en } as const;
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Stroke {
  readonly a: Point;
  readonly b: Point;
  readonly ends: readonly [string, string];
  readonly slot: number;
}

function spots(side: PlanetSide, slot: number, { width, height }: Size): Map<string, Point> {
  const [left, top] = [(slot % 2) * width, Math.floor(slot / 2) * height];
  const points = new Map(
    side.at.map(([id, x, y]): [string, Point] => [id, { x: left + x * width, y: top + y * height }]),
  );
  for (const [port, [x, y]] of Object.entries(PORT_PLACES))
    points.set(port, { x: left + x * width, y: top + y * height });
  return points;
}

export function Galaxy({ view: shown }: { view: TableView<Liberation> }) {
  // A tablet has room for the names.
  const view = shown.narrow && isRoomy.value ? { ...shown, narrow: false } : shown;
  const size = view.narrow ? SMALL : WIDE;
  const planets = planetsOf(view.s);
  const [width, height] = [2 * size.width, 2 * size.height];
  const places = planets.map(({ side, slot }) => spots(side, slot, size));
  const strokes = planets.flatMap(({ side, slot }) =>
    side.lines.split(' ').map((line): Stroke => {
      const ends = line.split('-') as [string, string];
      return { a: places[slot]!.get(ends[0])!, b: places[slot]!.get(ends[1])!, ends, slot };
    }),
  );
  const candidates =
    view.viewer === seatOfRole(view.s, RESISTANCE) || view.s.table.size(baseOf(view.s)) === 0 || view.s.table.over
      ? undefined
      : new Set(baseCandidates(view));
  const turned = useSignal<PlanetId | undefined>(undefined);
  const hinted = missionTargets(view);
  return (
    <>
      <svg class="galaxy" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={WORDS[view.language].galaxy}>
        {planets.map((planet) => (
          <Planet key={planet.slot} view={view} {...planet} size={size} />
        ))}
        <g class="lines" aria-hidden="true">
          {strokes.map(({ a, b, ends, slot }, i) => {
            const outer = ends.some((end) => end.length > 1 && atOuterEdge(slot, end));
            return <path key={i} d={`M${a.x},${a.y}L${b.x},${b.y}`} class={outer ? 'outer-line' : 'star-line'} />;
          })}
          <Aims view={view} places={places} strokes={strokes} />
        </g>
        {planets.map((planet) => (
          <TitleButton key={planet.slot} view={view} {...planet} size={size} turn={() => (turned.value = planet.id)} />
        ))}
        {planets.flatMap(({ side, slot }) => {
          const labels = view.narrow ? undefined : labelPlaces(side, size, view.language);
          return side.at.map(([id]) => (
            <Location
              key={id}
              view={view}
              def={locationOf(id)}
              at={places[slot]!.get(id)!}
              size={size}
              label={labels?.get(id)}
              out={candidates !== undefined && !candidates.has(locationOf(id))}
              hinted={hinted.has(locationOf(id))}
            />
          ));
        })}
        {planets.map((planet) => (
          <TitleText key={planet.slot} view={view} {...planet} size={size} />
        ))}
      </svg>
      {turned.value !== undefined && <Reverse view={view} id={turned.value} close={() => (turned.value = undefined)} />}
    </>
  );
}

/** From one location to a connected one as the lines of the galaxy go: straight, or through the edge of two planets. */
function routeOf(strokes: readonly Stroke[], from: Point, to: Point): readonly Point[] {
  const near = (p: Point, q: Point): boolean => Math.hypot(p.x - q.x, p.y - q.y) < 1;
  const others = (of: Point): readonly Point[] =>
    strokes.flatMap(({ a, b }) => (near(a, of) ? [b] : near(b, of) ? [a] : []));
  const ends = others(to);
  const edge = others(from).find((point) => ends.some((end) => near(end, point)));
  return others(from).some((point) => near(point, to)) || edge === undefined ? [from, to] : [from, edge, to];
}
interface AimsProps {
  readonly view: TableView<Liberation>;
  readonly places: readonly Map<string, Point>[];
  readonly strokes: readonly Stroke[];
}
/** Lines from the chosen location to what it can reach. */
function Aims({ view, places, strokes }: AimsProps) {
  const picked = view.selection.picks.value;
  if (picked.length === 0) return null;
  const pointOf = (def: DefId): Point | undefined => {
    for (const map of places)
      for (const [id, point] of map) if (id.length === 1 && locationOf(id) === def) return point;
    return undefined;
  };
  const left = view.selection.remaining().filter(({ option }) => option.verb === 'attack' || option.verb === 'capture');
  const one = left.length === 1;
  return (
    <>
      {left.map(({ option }) => {
        const a = pointOf(view.s.table.printed(option.args[0]!.value as CardId));
        const b = pointOf(option.args[1]!.value as DefId);
        if (a === undefined || b === undefined) return null;
        const line = routeOf(strokes, a, b).map(({ x, y }) => `${x},${y}`);
        const kind = one ? (option.verb === 'attack' ? 'attack-line' : 'capture-line') : 'offered-line';
        return <path key={option.action} d={`M${line.join('L')}`} class={kind} />;
      })}
    </>
  );
}

/** Where on a planet its mark lies free of locations and their names. */
function freeSpot({ view, side, size }: PlanetProps): Point {
  const { width, height, node } = size;
  const boxes = side.at.map(([id, x, y]) => {
    const half = view.narrow ? node : Math.max(node, labelWidth(nameIn(locationOf(id), view.language)) / 2);
    return { left: x * width - half, right: x * width + half, top: y * height - node, bottom: y * height + node + 26 };
  });
  const gap = ({ x, y }: Point): number =>
    Math.min(
      ...boxes.map(({ left, right, top, bottom }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
      ),
    );
  const open = [0.5, 0.34, 0.66, 0.18, 0.82].flatMap((y) =>
    [0.5, 0.36, 0.64, 0.1, 0.9].map((x): Point => ({ x: x * width, y: y * height })),
  );
  return open.find((spot) => gap(spot) >= 17) ?? open.reduce((best, spot) => (gap(spot) > gap(best) ? spot : best));
}

function Planet(planet: PlanetProps) {
  const { view, slot, number, id, size } = planet;
  const { lit, body, shade, ringed } = PLANET[id];
  const { width, height } = size;
  const [x, y] = [(slot % 2) * width, Math.floor(slot / 2) * height];
  const [cx, cy, r] = [width / 2, height / 2, Math.min(width, height) * 0.405];
  const keys = ['planet', 'flip'].map((verb) => numberKey(verb, number)).concat(numberKey('exchange', number));
  const state = stateOf(view, keys);
  const name = TEXT[view.language].planets[id];
  const props = state === '' ? {} : thingProps(view, keys, name);
  const plus = freeSpot(planet);
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...props}
      class={`planet ${state}`}
      data-mark-at={numberKey('planet', number)}
    >
      <defs>
        <radialGradient id={`p-${id}`} cx=".34" cy=".28" r=".9">
          <stop offset="0" stop-color={lit} stop-opacity=".8" />
          <stop offset=".52" stop-color={body} stop-opacity=".85" />
          <stop offset="1" stop-color={shade} />
        </radialGradient>
        <radialGradient id={`sky-${id}`}>
          <stop offset="0" stop-color={body} stop-opacity=".42" />
          <stop offset="1" stop-color="#0b0e26" stop-opacity=".7" />
        </radialGradient>
        <clipPath id={`clip-${id}`}>
          <circle cx={cx} cy={cy} r={r} />
        </clipPath>
      </defs>
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="14" fill={`url(#sky-${id})`} class="panel" />
      {ringed && <Ring cx={cx} cy={cy} r={r} colour={lit} />}
      <circle cx={cx} cy={cy} r={r * 1.1} fill={lit} opacity=".1" />
      <circle cx={cx} cy={cy} r={r} fill={`url(#p-${id})`} data-mark-core="" />
      <circle cx={plus.x} cy={plus.y} r="1" fill="transparent" data-mark-sign="" />
      <g clip-path={`url(#clip-${id})`} opacity=".14" fill="#fff">
        <path
          d={`M${cx - r} ${cy - 0.3 * r}q${0.6 * r} ${0.22 * r} ${r} 0t${r} 0v${0.2 * r}q${-0.7 * r} ${0.2 * r} ${-r} 0t${-r} 0z`}
        />
        <path
          d={`M${cx - r} ${cy + 0.28 * r}q${0.5 * r} ${-0.2 * r} ${r} 0t${r} 0v${0.16 * r}q${-0.5 * r} ${0.16 * r} ${-r} 0t${-r} 0z`}
        />
      </g>
      {(state === 'can' || state === 'aim' || state === 'chosen') && (
        <g transform={`translate(${plus.x} ${plus.y})`} class="planet-mark" aria-hidden="true">
          <circle r="15" />
          <IconIn name={state === 'chosen' ? 'r-check' : 'r-plus'} x={-9} y={-9} size={18} />
        </g>
      )}
    </g>
  );
}
const Ring = ({ cx, cy, r, colour }: { cx: number; cy: number; r: number; colour: string }) => (
  <ellipse
    cx={cx}
    cy={cy}
    rx={r * 1.5}
    ry={r * 0.42}
    transform={`rotate(-18 ${cx} ${cy})`}
    fill="none"
    stroke={colour}
    stroke-opacity=".4"
    stroke-width={r * 0.1}
  />
);

interface Knowledge {
  readonly card: CardId;
  readonly chip: IconName | undefined;
  readonly says: string;
}
/** What the viewer knows of a location: captured, exerted, in hand, or ruled out. */
export function knowledgeOf(view: TableView<Liberation>, def: DefId, out: boolean): Knowledge {
  const { table, exerted } = view.s;
  const { marks } = WORDS[view.language];
  const captured = table.find(zone.captured, def);
  if (captured !== 0) {
    const turned = exerted.get(captured) === 1;
    return { card: captured, chip: turned ? 'r-tap' : 'imperial-crown', says: turned ? marks.exerted : marks.captured };
  }
  const mine = view.viewer === 'spectator' ? (0 as CardId) : table.find(zone.hand(view.seat), def);
  if (mine !== 0) return { card: mine, chip: 'r-card', says: marks.mine };
  const base = baseOf(view.s);
  const here = table.size(base) > 0 && table.printed(table.top(base)) === def;
  if (here) return { card: table.top(base), chip: 'fist', says: WORDS[view.language].base };
  return out ? { card: 0 as CardId, chip: 'r-x', says: marks.out } : { card: 0 as CardId, chip: undefined, says: '' };
}

interface LocationProps {
  readonly view: TableView<Liberation>;
  readonly def: DefId;
  readonly at: Point;
  readonly size: Size;
  /** Where its name stands; a phone has room for the letter alone. */
  readonly label: LabelPlace | undefined;
  readonly out: boolean;
  /** The chosen mission can turn on it. */
  readonly hinted: boolean;
}
/** The chosen option is an attack on this location. */
function isAimedAt(view: TableView<Liberation>, def: DefId): boolean {
  const option = view.selection.armed()?.option;
  if (option?.verb === 'attack') return option.args[1]?.value === def;
  return option?.verb === 'strike' && option.args[0]?.value === def;
}
/** The card of this location, in hand, is what was chosen: a mission is no aim at its own location. */
function isPlayed(view: TableView<Liberation>, def: DefId): boolean {
  const option = view.selection.armed()?.option;
  return option?.verb === 'perform' && option.args[0]?.value === def;
}
const nextTo = (view: TableView<Liberation>, def: DefId): string =>
  locationsOf(neighbours(view.s.galaxy.value, def))
    .map((other) => letterIn(other, view.language))
    .join(', ');
function Location({ view, def, at, size, label, out, hinted }: LocationProps) {
  const { colour, icon } = lookOf(def);
  const known = knowledgeOf(view, def, out);
  const captured = known.chip === 'imperial-crown' || known.chip === 'r-tap';
  const keys = [defKey(def), ...(captured ? [cardKey(known.card)] : [])];
  const name = nameIn(def, view.language);
  const props = thingProps(
    view,
    keys,
    [`${letterIn(def, view.language)} ${name}`, known.says].filter(Boolean).join(', '),
    def,
    { about: WORDS[view.language].nextTo(nextTo(view, def)) },
  );
  const state: ThingState = props['data-state'];
  const aimed = isAimedAt(view, def);
  const played = isPlayed(view, def);
  const r = size.node;
  const fill = known.chip === 'imperial-crown' ? '#e9c26b' : known.chip === 'r-tap' ? '#8a6a2a' : '#141835';
  const ink = known.chip === 'imperial-crown' ? '#241a03' : known.chip === 'r-x' ? '#aab0d6' : '#fff';
  const edge = captured ? '#fff3d6' : known.chip === 'r-x' ? '#8a8fb5' : colour;
  const chip = r * 0.46;
  return (
    <g {...props} transform={`translate(${at.x} ${at.y})`} class={`location ${state}`} data-tells={known.says}>
      <g aria-hidden="true">
        <circle r={Math.max(r + 8, 23)} fill="transparent" />
        {(state === 'can' || (state === 'aim' && !played) || hinted) && <circle r={r + 6} class="reach" />}
        {(state === 'chosen' || played) && !aimed && <circle r={r + 6} class="picked-ring" />}
        {aimed && (
          <g class="reticle">
            <circle r={r + 9} />
            {[0, 90, 180, 270].map((turn) => (
              <path key={turn} d={`M0 ${-r - 16}v13`} transform={`rotate(${turn})`} />
            ))}
          </g>
        )}
        <circle
          r={r}
          data-mark-core=""
          fill={fill}
          stroke={edge}
          stroke-width="2.5"
          stroke-dasharray={known.chip === 'r-tap' ? '5 4' : undefined}
        />
        <text y={r * 0.4} text-anchor="middle" class="location-letter" font-size={r * 1.15} fill={ink}>
          {`${letterIn(def, view.language)} `}
        </text>
        <g transform={`translate(${r * 0.78} ${-r * 0.78})`} data-mark-spares="">
          <circle r={chip} fill="#0b0e26" stroke={colour} stroke-width="1.3" />
          <IconIn name={icon} x={-chip * 0.7} y={-chip * 0.7} size={chip * 1.4} color={colour} />
        </g>
        {known.chip !== undefined && (
          <g transform={`translate(${-r * 0.8} ${-r * 0.78})`} data-mark-spares="">
            <circle r={chip * 0.96} fill="#f5ead0" />
            <IconIn name={known.chip} x={-chip * 0.64} y={-chip * 0.64} size={chip * 1.28} color="#171a33" />
          </g>
        )}
        {label !== undefined && (
          <g transform={`translate(${label.dx} ${label.y})`}>
            <rect
              data-mark-spares=""
              x={-labelWidth(name) / 2}
              width={labelWidth(name)}
              height="18"
              rx="9"
              fill="#0b0e26"
              opacity=".82"
            />
            <text y="13.5" text-anchor="middle" class="location-name">
              {name}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
