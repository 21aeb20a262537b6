import { locationOf } from '../../../games/liberation/cards/columns.ts';
import { PLANETS } from '../../../games/liberation/cards/locations.ts';
import { PORT_PLACES, SIDES } from '../../../games/liberation/galaxy.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import { language } from '../../shell/settings.ts';
import { IconIn } from '../../shell/icons/icon.tsx';
import { TILE } from '../parts/printable.ts';
import { letterIn, lookOf, nameIn, PLANET } from './look.ts';

import './tiles.css';

const TEXT = { uk, ru, en } as const;
const NODE = 8;

/** One side of a planet for paper: lines reach the edges at thirds, so that tiles laid side by side join. */
export function PlanetTile({ id: name, side }: { id: string; side: 0 | 1 }) {
  const spoken = language.value;
  const id = PLANETS.find((planet) => planet === name)!;
  const { lit, body, shade, ringed } = PLANET[id];
  const { at, lines } = SIDES[id][side];
  const ends = new Map<string, readonly [number, number]>([
    ...Object.entries(PORT_PLACES).map(([port, [x, y]]) => [port, [x * TILE, y * TILE]] as const),
    ...at.map(([spot, x, y]) => [spot as string, [x * TILE, y * TILE]] as const),
  ]);
  const middle = TILE / 2;
  return (
    <svg class="tile-print" viewBox={`0 0 ${TILE} ${TILE}`}>
      <rect width={TILE} height={TILE} fill="#12163a" />
      <circle cx={middle} cy={middle} r={TILE * 0.36} fill={shade} />
      <circle cx={middle - 3} cy={middle - 3} r={TILE * 0.335} fill={body} />
      <circle cx={middle - 9} cy={middle - 9} r={TILE * 0.25} fill={lit} opacity={0.35} />
      {ringed && (
        <ellipse
          cx={middle}
          cy={middle}
          rx={TILE * 0.47}
          ry={TILE * 0.13}
          fill="none"
          stroke={lit}
          stroke-width={2.5}
          opacity={0.45}
          transform={`rotate(-18 ${middle} ${middle})`}
        />
      )}
      {lines.split(' ').map((line) => {
        const [a, b] = line.split('-').map((end) => ends.get(end)!);
        return <path key={line} d={`M${a!.join(' ')}L${b!.join(' ')}`} stroke="#e9dcc0" stroke-width={1.1} />;
      })}
      {at.map(([spot, x, y]) => {
        const def = locationOf(spot);
        const { icon, colour } = lookOf(def);
        const [cx, cy] = [x * TILE, y * TILE];
        const label = nameIn(def, spoken);
        const width = label.length * 2.05 + 4;
        const left = Math.max(1, Math.min(TILE - width - 1, cx - width / 2));
        return (
          <g key={spot}>
            <circle cx={cx} cy={cy} r={NODE} fill="#12163a" stroke={colour} stroke-width={1.3} />
            <text x={cx} y={cy + 3.2} class="tile-letter">
              {letterIn(def, spoken)}
            </text>
            <circle cx={cx + 7} cy={cy - 6} r={3.8} fill="#12163a" stroke={colour} stroke-width={0.8} />
            <IconIn name={icon} x={cx + 4.4} y={cy - 8.6} size={5.2} color={colour} />
            <rect x={left} y={cy + NODE + 1} width={width} height={5.4} rx={2.7} fill="#0b0e26" opacity={0.85} />
            <text x={left + width / 2} y={cy + NODE + 4.9} class="tile-name">
              {label}
            </text>
          </g>
        );
      })}
      <text x={4} y={8} class="tile-title">
        {TEXT[spoken].planets[id]} · {TEXT[spoken].sides[side].toUpperCase()}
      </text>
    </svg>
  );
}
