import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../shell/icons/icon.tsx';
import type { PlaceMark } from './place-marks.ts';
import type { TableView } from './view.ts';

interface Placed {
  readonly mark: PlaceMark;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Where a thing lies on the table; nothing if it is not drawn. */
function placeOf(root: HTMLElement, keys: readonly string[]): DOMRect | undefined {
  for (const key of keys) {
    const thing = root.querySelector(`.stage [data-keys~="${key}"], .stage [data-mark-at~="${key}"]`);
    const core = thing?.querySelector('[data-mark-core]') ?? thing;
    if (core !== null && core !== undefined) return core.getBoundingClientRect();
  }
  return undefined;
}

/** Signs on the table where something happened: drawn over things, whatever they are made of. */
export function Marks({ view }: { view: TableView }) {
  const marks = view.model.announcer.marks.value;
  const layer = useRef<HTMLDivElement>(null);
  const [placed, place] = useState<readonly Placed[]>([]);
  const measure = (): void => {
    const root = layer.current?.parentElement;
    if (root === null || root === undefined) return;
    // To measure makes the browser lay the table out at once: not for nothing.
    if (marks.length === 0) return place([]);
    const from = root.getBoundingClientRect();
    place(
      marks.flatMap((mark) => {
        const rect = placeOf(root, mark.keys);
        if (rect === undefined || rect.width === 0) return [];
        const [x, y] = [rect.left + rect.width / 2 - from.left, rect.top + rect.height / 2 - from.top];
        return [{ mark, x, y, size: Math.min(rect.width, rect.height) }];
      }),
    );
  };
  useLayoutEffect(measure, [marks, view]);
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
      {placed.map(({ mark, x, y, size }, i) => {
        const { telling, old } = mark;
        return (
          <div
            key={i}
            class={`told-mark ${telling.mark} ${telling.tone} ${old ? 'old' : ''}`}
            data-mark={telling.mark}
            style={{ left: `${x}px`, top: `${y}px`, '--size': `${size}px` }}
          >
            {telling.mark !== 'stamp' && (
              <span class="told-sign">
                <Icon name={telling.mark === 'miss' ? 'r-x' : telling.icon} />
              </span>
            )}
            <em>{telling.word[view.language]}</em>
          </div>
        );
      })}
    </div>
  );
}
