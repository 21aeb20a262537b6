import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { percent, points } from '../../shell/figures.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { ChanceCourse } from './reel.ts';
import { spread } from './spread.ts';
import { REPLAY } from './words.ts';

const [WIDTH, HEIGHT] = [600, 84];
/** About so many figures fit under the chart. */
const TICKS = 6;

/** Round steps of which not too many fit in. */
function ticksOf(last: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => last / one <= TICKS) ?? 5000;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}

interface CourseProps {
  readonly course: ChanceCourse;
  readonly last: number;
  readonly at: number;
  readonly go: (move: number) => void;
  /** Whose chance. */
  readonly name: string;
  readonly commented: readonly number[];
  /** Whether the viewer may be told what was chosen. */
  readonly told: (move: number) => boolean;
}
/** The chances over the whole game, with what decided it and what was said of it: the way to every move. */
export function CourseChart({ course, last, at, go, name, commented, told }: CourseProps) {
  const w = REPLAY[language.value];
  const { chances } = course.outlook;
  const x = (move: number): number => (Math.min(move, last) / Math.max(1, last)) * WIDTH;
  const spots = chances.map((share, i) => `${x(i).toFixed(1)},${((1 - share) * HEIGHT).toFixed(1)}`);
  const here = chances[Math.min(at, chances.length - 1)];
  const known = at < chances.length;
  const left = (move: number) => ({ left: `${(move / Math.max(1, last)) * 100}%` });
  return (
    <div class="film-course">
      <Marks course={course} last={last} at={at} go={go} commented={commented} told={told} />
      <div class="plot film-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line class="even" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {spots.length > 1 && (
            <>
              <polygon points={`0,${HEIGHT} ${spots.join(' ')} ${x(chances.length - 1)},${HEIGHT}`} />
              <polyline class="rest" points={spots.slice(at).join(' ')} />
              <polyline points={spots.slice(0, at + 1).join(' ')} />
            </>
          )}
        </svg>
        {course.turns.map(({ move, kind }) => (
          <i key={`${kind}${move}`} class={`film-thread ${kind}`} style={left(move)} aria-hidden="true" />
        ))}
        <p class="film-whose" aria-hidden="true">
          {course.whole && chances.length === 0 ? '' : w.chance(name)} {!course.whole && w.thinking}
        </p>
        <i class="film-now" style={left(at)} aria-hidden="true" />
        {known && here !== undefined && (
          <i class="film-spot" style={{ ...left(at), top: `${(1 - here) * 100}%` }} aria-hidden="true" />
        )}
        <input
          type="range"
          min="0"
          max={last}
          value={at}
          aria-label={w.chart}
          aria-valuetext={[
            words().replay.move(at, last),
            known && here !== undefined ? `${name}: ${percent(here)}` : '',
          ]
            .filter(Boolean)
            .join('. ')}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </div>
      <div class="film-scale" aria-hidden="true">
        {ticksOf(last).map((tick) => (
          <span key={tick} style={left(tick)}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The least that a target measures, in pixels. */
const TARGET = 24;
/** About how wide a letter of a label is: one that would lose its end is left to the mark's title. */
const LETTER = 7;
/** How wide something is drawn, as long as it stands there. */
function useWidth(of: RefObject<HTMLElement | null>): number {
  const wide = useSignal(WIDTH);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => (wide.value = entry!.contentRect.width));
    watch.observe(of.current!);
    return () => watch.disconnect();
  }, []);
  return wide.value;
}
interface Mark {
  readonly move: number;
  readonly kind: 'choice' | 'luck' | 'said';
  readonly says: string;
  readonly label: string;
}
/** Over the chart: decisions, luck and comments, each the way to its move. */
function Marks({ course, last, at, go, commented, told }: Omit<CourseProps, 'name'>) {
  const w = REPLAY[language.value];
  const marks = [
    ...course.turns.map(({ move, kind, worth }): Mark => ({
      move,
      kind,
      says: w.turnAt(kind, move, points(worth)),
      label: (told(move) && course.outlook.said?.[move - 1]?.[language.value]) || '',
    })),
    ...[...new Set(commented)].map((move): Mark => ({ move, kind: 'said', says: w.commentAt(move), label: '' })),
  ].toSorted((a, b) => a.move - b.move);
  const row = useRef<HTMLDivElement>(null);
  const wide = useWidth(row);
  const places = spread(
    marks.map(({ move }) => move / Math.max(1, last)),
    wide,
    TARGET,
  );
  return (
    <div class="film-marks" ref={row}>
      {marks.map(({ move, kind, says, label }, i) => {
        const room = ((places[i + 1] ?? 1) - places[i]!) * wide - TARGET;
        return (
          <span key={`${kind}${move}`} class={`film-mark ${kind}`} style={{ left: `${places[i]! * 100}%` }}>
            <button
              type="button"
              title={label === '' ? says : `${says} · ${label}`}
              aria-label={says}
              aria-current={at === move ? 'step' : undefined}
              onClick={() => go(move)}
            >
              <i />
            </button>
            {label.length * LETTER < room && <em aria-hidden="true">{label}</em>}
          </span>
        );
      })}
    </div>
  );
}
