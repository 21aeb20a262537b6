import { useLayoutEffect } from 'preact/hooks';
import { isTableKey } from '../../shell/parts/keys.tsx';
import { isBehindModal } from '../../shell/parts/modal.tsx';

interface FilmKeys {
  readonly step: (by: number) => void;
  readonly end: (which: 'first' | 'last') => void;
  /** To the next decisive moment, or the one before. */
  readonly turn: (by: 1 | -1) => void;
  readonly run: () => void;
  readonly eyes: (which: number) => void;
}
const TYPED = 'textarea, select, input:not([type="range"]), [contenteditable]';

/** What a press of a key does, if it is one of the film's. */
function meantBy(event: KeyboardEvent, keys: FilmKeys): (() => void) | undefined {
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => keys.step(-1),
    ArrowRight: () => keys.step(1),
    ArrowUp: () => keys.turn(-1),
    ArrowDown: () => keys.turn(1),
    Home: () => keys.end('first'),
    End: () => keys.end('last'),
  };
  if (event.ctrlKey || event.metaKey) return undefined;
  if (event.key === ' ' && !event.altKey) return keys.run;
  if (!event.altKey && event.key in steps) return steps[event.key];
  return /^[1-9]$/.test(event.key) && isTableKey(event) ? () => keys.eyes(Number(event.key) - 1) : undefined;
}

/**
 * The keys act from anywhere on the page at once. Who goes from card to card by keys keeps the arrows for that, a button
 * keeps the space bar, and a field everything.
 */
export function useKeys(keys: FilmKeys): void {
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isBehindModal() || !(event.target instanceof Element)) return;
      const { target } = event;
      if (target.closest(TYPED) !== null) return;
      if (target.matches('[data-keys]:focus-visible, .log:focus-visible, .log :focus-visible')) return;
      if (event.key === ' ' && target.closest('button, a, summary, [role=button]') !== null) return;
      const meant = meantBy(event, keys);
      if (meant === undefined) return;
      event.preventDefault();
      meant();
    };
    // Before the table's own keys.
    addEventListener('keydown', heard, { capture: true });
    return () => removeEventListener('keydown', heard, { capture: true });
  });
}
