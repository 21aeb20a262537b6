import { LANDS, landOf, SET, territory } from '../../../games/bravery/cards/set.ts';
import { borders, shieldsFree } from '../../../games/bravery/cards/columns.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import { targets } from '../../../games/bravery/rules/08-assault.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { isRoomy } from '../../shell/settings.ts';
import { Icon, IconIn } from '../../shell/icons/icon.tsx';
import { calledAlso, thingProps } from '../../table/thing.tsx';
import { defKey, type TableView } from '../../table/view.ts';
import { nameOf, shortOf } from './card.tsx';
import { stampKey } from './keys.ts';
import { WORDS } from './words.ts';

type Point = readonly [x: number, y: number];
/** Shared, slightly broken edges: two rows of four. */
const SHAPES: Readonly<Record<string, readonly Point[]>> = {
  N1: [
    [10, 70],
    [90, 26],
    [180, 20],
    [164, 88],
    [190, 150],
    [95, 174],
    [0, 165],
    [-4, 120],
  ],
  N2: [
    [180, 20],
    [272, 50],
    [370, 40],
    [392, 100],
    [360, 165],
    [280, 140],
    [190, 150],
    [164, 88],
  ],
  N3: [
    [370, 40],
    [470, 14],
    [560, 14],
    [534, 84],
    [545, 150],
    [450, 174],
    [360, 165],
    [392, 100],
  ],
  N4: [
    [560, 14],
    [664, 28],
    [745, 80],
    [776, 125],
    [758, 175],
    [650, 150],
    [545, 150],
    [534, 84],
  ],
  S1: [
    [0, 165],
    [95, 174],
    [190, 150],
    [216, 208],
    [200, 268],
    [128, 282],
    [60, 258],
    [14, 215],
  ],
  S2: [
    [190, 150],
    [280, 140],
    [360, 165],
    [344, 228],
    [370, 290],
    [285, 264],
    [200, 268],
    [216, 208],
  ],
  S3: [
    [360, 165],
    [450, 174],
    [545, 150],
    [576, 212],
    [560, 272],
    [470, 300],
    [370, 290],
    [344, 228],
  ],
  S4: [
    [545, 150],
    [650, 150],
    [758, 175],
    [752, 222],
    [722, 264],
    [640, 290],
    [560, 272],
    [576, 212],
  ],
};
/** Where a long name would cross its border. */
const MOVED: Readonly<Record<string, number>> = { S4: 9 };
/** A name of more letters is written smaller on a phone. */
const LONG_NAME = 11;
/** More shields than this are told by a figure. */
const MOST_DISCS = 5;
const FREE = ['#6fa878', '#5f9c70', '#73aa7a', '#66a07a'];
const TAKEN = ['#b0594a', '#a04d43', '#aa5547', '#96443c'];
const pathOf = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}Z`;
const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
/** Where a free territory meets an occupied one. */
function front(occupied: number): readonly string[] {
  const lines: string[] = [];
  const key = ([ax, ay]: Point, [bx, by]: Point): string => `${ax} ${ay} ${bx} ${by}`;
  const taken = new Set<string>();
  for (let land = 0; land < LANDS; land++) {
    if ((occupied & (1 << land)) === 0) continue;
    const points = SHAPES[SET.territories[land]!.key] ?? [];
    points.forEach((point, i) => taken.add(key(points[(i + 1) % points.length]!, point)));
  }
  for (let land = 0; land < LANDS; land++) {
    if ((occupied & (1 << land)) !== 0) continue;
    const points = SHAPES[SET.territories[land]!.key] ?? [];
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length]!;
      if (taken.has(key(point, next))) lines.push(`M${point.join(' ')}L${next.join(' ')}`);
    });
  }
  return lines;
}

export function Map({ view }: { view: TableView<Bravery> }) {
  const w = WORDS[view.language];
  const occupied = view.s.occupied.value;
  const lines = front(occupied);
  const aims = targets(occupied);
  const fought = landFoughtFor(view);
  const proposed = landProposed(view);
  const count = Array.from({ length: LANDS }, (_, land) => (occupied >> land) & 1).reduce((sum, bit) => sum + bit, 0);
  return (
    <div class="brv-map">
      <svg viewBox="-18 0 812 312" role="group" aria-label={w.aim}>
        <defs>
          <pattern id="occupied" width="14" height="14" patternUnits="userSpaceOnUse">
            <path d="M0 14 14 0M-3 3 3-3M11 17 17 11" stroke="#3d0f09" stroke-opacity=".36" stroke-width="3" />
          </pattern>
        </defs>
        {SET.territories.map(({ key }, land) => (
          <Land
            key={key}
            view={view}
            land={land}
            aimed={(aims & (1 << land)) !== 0}
            left={land === fought ? shieldsLeft(view) : undefined}
          />
        ))}
        <g aria-hidden="true" fill="none" pointer-events="none">
          {lines.map((line) => (
            <g key={line}>
              <path d={line} stroke="#fffaf0" stroke-width="10" />
              <path d={line} stroke="#7d1a0d" stroke-width="5" stroke-dasharray="12 7" />
            </g>
          ))}
          {proposed !== undefined && (
            <path d={pathOf(SHAPES[SET.territories[proposed]!.key] ?? [])} class="land-proposed" />
          )}
          {fought !== undefined && <path d={pathOf(SHAPES[SET.territories[fought]!.key] ?? [])} class="land-fought" />}
        </g>
      </svg>
      {!view.narrow && (
        <div class="brv-legend">
          <span>
            <i /> {w.free(LANDS - count)}
          </span>
          <span>
            <i class="is-taken" /> {w.occupied(count)}
          </span>
          <span>{w.aim}</span>
          {aims !== 0 && (
            <span>
              <b class="legend-aim">
                <Icon name="targeted" />
              </b>
              {w.aimed}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

export const nextTo = (land: number): string =>
  SET.territories
    .flatMap((_, other) => ((borders[land]! & (1 << other)) === 0 ? [] : [nameOf(territory(other))]))
    .join(', ');
/** The territory that the question is about. */
function landFoughtFor({ decision }: TableView<Bravery>): number | undefined {
  const { target = 0 } = decision?.values ?? {};
  return target === 0 || !/^(?:defend|counter)$/.test(decision?.prompt ?? '') ? undefined : landOf(target as DefId);
}
/** The territory that somebody has proposed as the enemy's target. */
function landProposed({ decision }: TableView<Bravery>): number | undefined {
  const { choice = 0 } = decision?.values ?? {};
  return decision?.prompt === 'target' && choice !== 0 ? landOf(choice as DefId) : undefined;
}
/** What still defends it, after what the cards of the players take away. */
const shieldsLeft = ({ decision }: TableView<Bravery>): number | undefined =>
  decision?.prompt === 'counter' ? decision.values['defence'] : undefined;
/** Between two lines of a name. */
const LINE = 22;
/** The two lands of a name, «and» with the second. */
const inLines = (name: string): readonly string[] => name.split(/ (?=\S+ \S+$)/u);
interface LandProps {
  readonly view: TableView<Bravery>;
  readonly land: number;
  readonly aimed: boolean;
  /** Of its shields so many count in the battle at hand. */
  readonly left: number | undefined;
}
function Land({ view, land, aimed, left }: LandProps) {
  const w = WORDS[view.language];
  const def = territory(land);
  const { key } = SET.territories[land]!;
  const shape = SHAPES[key] ?? [];
  const occupied = (view.s.occupied.value & (1 << land)) !== 0;
  const shields = occupied ? defenceOf(view.s, land) : (shieldsFree[land] ?? 0);
  const [middleX, middleY] = middle(shape);
  const x = middleX + (MOVED[key] ?? 0);
  const name = nameOf(def);
  // A phone has room for the short one alone; a tablet has it for both halves, one below the other.
  const isShort = view.narrow && !isRoomy.value;
  const called = isShort ? calledAlso(view, def, name) : name;
  const props = thingProps(view, [defKey(def)], called, def, {
    figures: [
      occupied ? w.isOccupied : w.isFree,
      `${w.shields} ${shields}`,
      ...(left === undefined || left === shields ? [] : [w.countsNow(left)]),
    ].join(', '),
    about: w.nextTo(nextTo(land)),
  });
  const state = props['data-state'];
  const label = isShort ? [shortOf(def)] : view.narrow ? inLines(name) : [name];
  // A name of two lines rises above the middle: all of it goes down by half a line.
  const y = middleY + ((label.length - 1) * LINE) / 2;
  const discs = shields > MOST_DISCS ? 0 : shields;
  // Beside the shields, where it covers no name.
  const at = `translate(${x + 58} ${y + 38})`;
  return (
    <>
      <g
        {...props}
        data-name={name}
        class={`land ${state} ${occupied ? 'taken' : ''}`}
        data-land={landOf(def)}
        data-tells={`${occupied} ${shields}`}
      >
        <g aria-hidden="true">
          <path d={pathOf(shape)} class="land-shape" fill={(occupied ? TAKEN : FREE)[land % 4]} />
          {occupied && <path d={pathOf(shape)} fill="url(#occupied)" />}
          {state !== '' && state !== 'no' && <path d={pathOf(shape)} class="land-ring" />}
          <rect x={x - 30} y={y + 30} width="60" height="20" fill="none" data-mark-at={stampKey(def)} />
          <text
            x={x}
            y={y - 14}
            data-mark-spares=""
            text-anchor="middle"
            class={`land-name ${label.length > 1 || label[0]!.length > LONG_NAME ? 'lengthy' : ''}`}
          >
            {label.map((line, i) => (
              <tspan key={line} x={x} dy={i === 0 ? (1 - label.length) * LINE : LINE}>
                {line}{' '}
              </tspan>
            ))}
          </text>
          {Array.from({ length: discs }, (_, i) => (
            <g
              key={i}
              transform={`translate(${x + (i - (discs - 1) / 2) * 26} ${y + 10})`}
              class={i < (left ?? shields) ? '' : 'shield-gone'}
            >
              <circle r="12" fill="#fffaf0" />
              <IconIn name="shield" x={-8} y={-8} size={16} color={occupied ? '#7d1a0d' : '#1f5c9e'} />
              {i >= (left ?? shields) && <path d="M-11 11 11-11" stroke="#1d242b" stroke-width="3.5" />}
            </g>
          ))}
          {aimed && (
            <g transform={`translate(${x - 56} ${y + 30})`}>
              <circle r="14" fill="#7d1a0d" stroke="#fff" stroke-width="2.5" />
              <IconIn name="targeted" x={-10} y={-10} size={20} color="#fff" />
            </g>
          )}
          {state === 'chosen' && (
            <g transform={at}>
              <circle r="13" fill="#fff" />
              <IconIn name="r-check" x={-8} y={-8} size={16} color="#174d2b" />
            </g>
          )}
          {(state === 'can' || state === 'aim') && (
            <g transform={at}>
              <circle r="13" class="land-mark" />
              <IconIn name="r-plus" x={-7} y={-7} size={14} color="#241a03" />
            </g>
          )}
        </g>
      </g>
      {/* Beside the territory, not in it: a figure behind the short name is no part of what it is called. */}
      {shields > MOST_DISCS && (
        <g transform={`translate(${x} ${y + 10})`} class="land-count" aria-hidden="true">
          <rect x="-30" y="-14" width="60" height="28" rx="14" fill="#fffaf0" />
          <IconIn name="shield" x={-23} y={-9} size={18} color={occupied ? '#7d1a0d' : '#1f5c9e'} />
          <text x="11" y="8" text-anchor="middle" class="land-shields">
            {left ?? shields}
          </text>
        </g>
      )}
    </>
  );
}
