import { decimal, percent, points } from '../shell/figures.ts';
import type { Bin, CardRate, Look } from './figures.ts';
import '../table/plot.css';

const [WIDTH, HEIGHT] = [320, 150];

/** The difference as pair after pair came in, with the band that the truth lies in. */
export function RunningDifference({ steps, most, says }: { steps: readonly Look[]; most: number; says: string }) {
  if (steps.length < 2) return <div class="plot lab-plot" />;
  const top = Math.max(0.05, ...steps.slice(Math.floor(steps.length / 3)).flatMap(({ from, to }) => [-from, to]));
  const x = (pairs: number): number => (pairs / most) * WIDTH;
  const y = (share: number): number => HEIGHT / 2 - (Math.max(-top, Math.min(top, share)) / top) * (HEIGHT / 2);
  const spot = (pairs: number, share: number): string => `${x(pairs).toFixed(1)},${y(share).toFixed(1)}`;
  const band = [
    ...steps.map(({ pairs, to }) => spot(pairs, to)),
    ...steps.toReversed().map(({ pairs, from }) => spot(pairs, from)),
  ];
  return (
    <div class="plot lab-plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={says}>
        <line class="even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <polygon points={band.join(' ')} />
        <polyline points={steps.map(({ pairs, mean }) => spot(pairs, mean)).join(' ')} />
      </svg>
      <span class="lab-top" aria-hidden="true">
        {points(top)} %
      </span>
      <span class="lab-bottom" aria-hidden="true">
        {points(-top)} %
      </span>
      <span class="lab-most" aria-hidden="true">
        {most}
      </span>
    </div>
  );
}

export interface Interval {
  readonly name: string;
  readonly note: string;
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** Which of two series, or proven better or worse. */
  readonly tone: 'was' | 'is' | 'good' | 'bad' | '';
}
/** Estimates as dots with whiskers on one scale, and a dashed line where both would be even. */
export function Intervals({ rows, even, title }: { rows: readonly Interval[]; even: number; title: string }) {
  const least = Math.min(even, ...rows.map(({ from }) => from));
  const most = Math.max(even, ...rows.map(({ to }) => to));
  const room = Math.max(0.02, most - least) * 0.06;
  const at = (share: number): string => `${((share - least + room) / (most - least + 2 * room)) * 100}%`;
  return (
    <ul class="lab-intervals" aria-label={title}>
      {rows.map(({ name, note, share, from, to, tone }) => (
        <li key={`${name} ${note}`} class={tone}>
          <span>
            <b>{name}</b> <small class="mute">{note}</small>
          </span>
          <span class="lab-scale" aria-hidden="true">
            <i class="lab-even" style={{ left: at(even) }} />
            <i class="lab-reach" style={{ left: at(from), right: `calc(100% - ${at(to)})` }} />
            <i class="lab-guess" style={{ left: at(share) }} />
          </span>
          <span class="lab-figure">
            {percent(share, 1)}{' '}
            <small class="mute">
              {percent(from, 1)} – {percent(to, 1)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
export const rateOf = ({ share, from, to, games, proven }: CardRate, name: string, overall: number): Interval => ({
  name,
  note: `n = ${games}`,
  share,
  from,
  to,
  tone: proven ? (share > overall ? 'good' : 'bad') : '',
});

/** How long the games were, both series beside each other. */
export function Lengths({ bins, says }: { bins: readonly Bin[]; says: string }) {
  const most = Math.max(1, ...bins.flatMap(({ counts }) => counts));
  return (
    <figure class="lab-times">
      <div role="img" aria-label={says}>
        {bins.map(({ from, counts }) => (
          <span key={from}>
            {counts.map((count, series) => (
              <i key={series} class={series === 0 ? 'was' : 'is'} style={{ height: `${(count / most) * 100}%` }} />
            ))}
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true">
        <span>{decimal(bins[0]?.from ?? 0, 0)}</span>
        <span>{says}</span>
        <span>{decimal(bins.at(-1)?.from ?? 0, 0)}</span>
      </figcaption>
    </figure>
  );
}
