import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nudgeOf } from '../nudge.ts';
import type { TableView } from '../view.ts';

interface Sign {
  readonly number: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Where something lies that goes by this key, if it is drawn: on the table, not in a list. */
function rectOf(root: HTMLElement, key: string): DOMRect | undefined {
  const named = `[data-keys~="${key}"], [data-mark-at~="${key}"]`;
  const zone = key.startsWith('zone:') ? `[data-zone-at~="${key.slice('zone:'.length)}"], ${named}` : named;
  for (const part of root.querySelectorAll('.stage, .front, .tab-panel')) {
    const thing = part.querySelector(zone);
    const rect = (thing?.querySelector('[data-mark-core]') ?? thing)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0) return rect;
  }
  return undefined;
}
/** Where a move is told apart from the others: at its target rather than at what goes there, unless they share it. */
function signOf(root: HTMLElement, keys: readonly string[], others: readonly string[]): DOMRect | undefined {
  const named = keys.filter((key) => !key.startsWith('verb:')).toReversed();
  const own = named.filter((key) => !others.includes(key));
  for (const key of [...own, ...named]) {
    const rect = rectOf(root, key);
    if (rect !== undefined) return rect;
  }
  return undefined;
}

/** A hint on the table: the place that it nudges at, then the moves by their numbers. */
export function AdviceSigns({ view }: { view: TableView }) {
  const hint = view.selection.hint.value;
  const layer = useRef<HTMLDivElement>(null);
  const [signs, place] = useState<readonly Sign[]>([]);
  const measure = (): void => {
    const root = layer.current?.parentElement;
    if (root === null || root === undefined || hint === undefined) return place([]);
    const from = root.getBoundingClientRect();
    const nudge = nudgeOf(view, hint.choice);
    const rects =
      hint.depth === 1
        ? [nudge.kind === 'place' ? rectOf(root, nudge.place.key) : undefined]
        : hint.compared.map(({ choice }) => {
            const others = hint.compared.filter((one) => one.choice !== choice);
            return signOf(
              root,
              choice.keys,
              others.flatMap((one) => one.choice.keys),
            );
          });
    place(
      rects.flatMap((rect, i) => {
        if (rect === undefined) return [];
        const { width, height } = rect;
        return [{ number: i + 1, left: rect.left - from.left, top: rect.top - from.top, width, height }];
      }),
    );
  };
  useLayoutEffect(measure, [hint, view]);
  useEffect(() => {
    if (hint === undefined) return undefined;
    addEventListener('resize', measure);
    addEventListener('scroll', measure, true);
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, true);
    };
  }, [hint, view]);
  return (
    <div class="advice-signs" ref={layer} aria-hidden="true">
      {signs.map(({ number, ...at }) =>
        hint?.depth === 1 ? (
          <div key={number} class="advice-place" style={styleOf(at)} />
        ) : (
          <div key={number} class="advice-at" style={styleOf(at)}>
            <span class={`advice-number ${number === 1 ? 'first' : ''}`}>{number}</span>
          </div>
        ),
      )}
    </div>
  );
}
const styleOf = (at: Omit<Sign, 'number'>) =>
  Object.fromEntries(Object.entries(at).map(([side, value]) => [side, `${value}px`]));
