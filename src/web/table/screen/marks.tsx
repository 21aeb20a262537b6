import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../shell/icons/icon.tsx';
import type { PlaceMark } from '../place-marks.ts';
import type { TableView } from '../view.ts';

interface Placed {
  readonly mark: PlaceMark;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The middle of its word, from the middle of the mark. */
  readonly word: { readonly dx: number; readonly dy: number };
  /** Where its sign lies from there, if the thing has a free place of its own for it. */
  readonly sign: { readonly dx: number; readonly dy: number } | undefined;
}
const NOTHING: readonly Placed[] = [];
/** Letters of a mark's word are about this wide, with its margins. */
const [LETTER, MARGINS, HIGH] = [7.6, 20, 20];

/** Where the word of a mark hides least of what can be read on the table: above it, below it, or beside it. */
function wordPlace(rect: DOMRect, size: number, word: string, taken: readonly DOMRect[], stage: DOMRect) {
  const wide = word.length * LETTER + MARGINS;
  const [away, beside] = [size / 2 + 10 + HIGH / 2, size / 2 + 12 + wide / 2];
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const places = [
    { dx: 0, dy: -away },
    { dx: 0, dy: away },
    { dx: beside, dy: 0 },
    { dx: -beside, dy: 0 },
    { dx: 0, dy: away + HIGH + 4 },
    // Over the shoulder of a place whose sides are full.
    ...[-1, 1].flatMap((across) => [-1, 1].map((down) => ({ dx: across * wide * 0.6, dy: down * away }))),
    // Large ground has room of its own.
    ...[-0.42, 0.42, -0.25, 0.25].map((part) => ({ dx: 0, dy: part * rect.height })),
  ];
  const hides = ({ dx, dy }: (typeof places)[number]): number => {
    const [left, right] = [x + dx - wide / 2, x + dx + wide / 2];
    const [top, bottom] = [y + dy - HIGH / 2, y + dy + HIGH / 2];
    if (left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom) return wide * HIGH;
    return taken.reduce((sum, other) => {
      const across = Math.min(right, other.right) - Math.max(left, other.left);
      const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      return sum + (across > 0 && down > 0 ? across * down : 0);
    }, 0);
  };
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}
/** Where a thing lies on the table; nothing if it is not drawn. A place is meant before a card of the same name. */
function placeOf(root: HTMLElement, keys: readonly string[]): { core: DOMRect; sign: DOMRect | undefined } | undefined {
  for (const key of keys) {
    const things = [...root.querySelectorAll(`.stage [data-keys~="${key}"], .stage [data-mark-at~="${key}"]`)];
    const thing = things.find((one) => one.querySelector('[data-mark-core]') !== null) ?? things[0];
    const core = thing?.querySelector('[data-mark-core]') ?? thing;
    if (core !== null && core !== undefined)
      return {
        core: core.getBoundingClientRect(),
        sign: thing?.querySelector('[data-mark-sign]')?.getBoundingClientRect(),
      };
  }
  return undefined;
}

/** Signs on the table where something happened: drawn over things, whatever they are made of. */
export function Marks({ view }: { view: TableView }) {
  const marks = view.model.announcer.marks.value;
  const layer = useRef<HTMLDivElement>(null);
  const [placed, place] = useState(NOTHING);
  const measure = (): void => {
    const root = layer.current?.parentElement;
    if (root === null || root === undefined) return;
    // To measure makes the browser lay the table out at once: not for nothing.
    if (marks.length === 0) return place(NOTHING);
    const from = root.getBoundingClientRect();
    const stage = root.querySelector('.stage')!;
    const bounds = stage.getBoundingClientRect();
    const rectsOf = (selector: string): readonly DOMRect[] =>
      [...stage.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const [cores, names] = [rectsOf('[data-mark-core]'), rectsOf('[data-mark-spares]')];
    place(
      marks.flatMap((mark) => {
        const found = placeOf(root, mark.keys);
        if (found === undefined || found.core.width === 0) return [];
        const { core: rect, sign: own } = found;
        const [x, y] = [rect.left + rect.width / 2 - from.left, rect.top + rect.height / 2 - from.top];
        const size = Math.min(rect.width, rect.height);
        // What is much larger is the ground on which it lies; names are never that.
        const taken = [...cores.filter(({ width }) => width < 2 * size || width < rect.width), ...names];
        const word = wordPlace(rect, size, mark.telling.word[view.language], taken, bounds);
        const sign = own && { dx: own.left - from.left - x, dy: own.top - from.top - y };
        return [{ mark, x, y, size, word, sign }];
      }),
    );
  };
  // With the frame that shows them, when the table is laid out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [marks, view]);
  useEffect(() => {
    const stage = layer.current?.parentElement?.querySelector('.stage');
    if (stage === null || stage === undefined) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(stage);
    // Scrolling is heard on the way down: it does not come up from what is scrolled.
    stage.addEventListener('scroll', measure, true);
    return () => {
      watch.disconnect();
      stage.removeEventListener('scroll', measure, true);
    };
  }, [marks, view]);
  return (
    <div class="told-marks" ref={layer} aria-hidden="true">
      {placed.map(({ mark, x, y, size, word, sign }, i) => {
        const { telling, old } = mark;
        // A phone has room for the word of what happened last; the sign tells the rest.
        const worded = telling.mark === 'stamp' || !view.narrow || i === placed.length - 1;
        return (
          <div
            key={`${mark.keys[0]} ${telling.word.en}`}
            class={`told-mark ${telling.mark} ${telling.tone} ${old ? 'old' : ''}`}
            data-mark={telling.mark}
            style={{ translate: `${x}px ${y}px`, '--size': `${size}px` }}
          >
            {telling.mark !== 'stamp' && (
              <span class="told-sign" style={sign && { left: `${sign.dx}px`, top: `${sign.dy}px` }}>
                <Icon name={telling.mark === 'miss' ? 'r-x' : telling.icon} />
              </span>
            )}
            {worded && (
              <em style={telling.mark === 'stamp' ? undefined : { left: `${word.dx}px`, top: `${word.dy}px` }}>
                {telling.word[view.language]}
              </em>
            )}
          </div>
        );
      })}
    </div>
  );
}
