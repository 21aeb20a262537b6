import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/icons/icon.tsx';
import { reducedMotion } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { TableView } from '../view.ts';

interface Hidden {
  readonly left: number;
  readonly right: number;
}
const NONE: Hidden = { left: 0, right: 0 };
const panel = (): HTMLElement | null => document.querySelector('#tab-panel');
const marked = (of: HTMLElement): readonly HTMLElement[] => [
  ...of.querySelectorAll<HTMLElement>('[data-state="can"], [data-state="aim"]'),
];
/** Where the middle of a card will lie, from the left edge of the panel: it may still be on its way there. */
function middleOf(card: HTMLElement, of: HTMLElement): number {
  let left = card.offsetWidth / 2 - of.scrollLeft;
  for (let part: Element | null = card; part instanceof HTMLElement && part !== of; part = part.offsetParent)
    left += part.offsetLeft;
  return left;
}
/** Which edge of the panel the middle of a card lies beyond. */
function side(card: HTMLElement, of: HTMLElement): 'left' | 'right' | undefined {
  const middle = middleOf(card, of);
  return middle < 0 ? 'left' : middle > of.clientWidth ? 'right' : undefined;
}
function hiddenIn(of: HTMLElement): Hidden {
  const sides = marked(of).map((card) => side(card, of));
  const count = (one: 'left' | 'right'): number => sides.filter((other) => other === one).length;
  return { left: count('left'), right: count('right') };
}
function bring(of: HTMLElement, to: 'left' | 'right'): void {
  const beyond = marked(of).filter((card) => side(card, of) === to);
  const next = to === 'left' ? beyond.at(-1) : beyond[0];
  if (next === undefined) return;
  const by = middleOf(next, of) - of.clientWidth / 2;
  of.scrollBy({ left: by, behavior: reducedMotion() ? 'instant' : 'smooth' });
}

/** A phone shows a part of the hand: what is marked in the rest is counted at the edge, and comes into view by itself. */
export function HandEdges({ view }: { view: TableView }) {
  const hidden = useSignal(NONE);
  const serial = view.decision?.serial;
  useEffect(() => {
    const of = panel();
    if (of === null) return undefined;
    const look = (): void => void (hidden.value = hiddenIn(of));
    look();
    of.addEventListener('scroll', look, { passive: true });
    return () => of.removeEventListener('scroll', look);
  }, [view, view.selection.picks.value.length]);
  useEffect(() => {
    const of = panel();
    if (of === null) return;
    const { left, right } = hiddenIn(of);
    if (left + right > 0 && left + right === marked(of).length) bring(of, left > 0 ? 'left' : 'right');
  }, [serial]);
  const edge = (to: 'left' | 'right') => {
    const n = hidden.value[to];
    return n === 0 ? null : (
      <button
        type="button"
        class={`hand-edge ${to}`}
        aria-label={words().table.beyond(n)}
        onClick={() => bring(panel()!, to)}
      >
        <Icon name="r-arrow" />
        <b>+{n}</b>
      </button>
    );
  };
  return (
    <>
      {edge('left')}
      {edge('right')}
    </>
  );
}
