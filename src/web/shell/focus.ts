import { effect } from '@preact/signals';
import { place } from './router.ts';

/** Whatever had the focus last, and all that it lay in. */
let path: readonly Element[] = [];

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
function give(to: Element | null | undefined): boolean {
  if (!(to instanceof HTMLElement)) return false;
  if (!to.matches('a[href], button, input, select, textarea, summary, [tabindex]')) to.tabIndex = -1;
  to.focus({ preventScroll: true });
  return document.activeElement === to;
}
/** What is called a home takes the focus of what was in it and is gone. */
function nearest(): Element | null {
  const left = path.find((one) => one.isConnected);
  for (let at: Element | null | undefined = left; at !== null && at !== undefined; at = at.parentElement) {
    if (at.matches('dialog, [data-home]')) return at;
    const inside = at.querySelector('[data-home]');
    if (inside !== null) return inside;
  }
  return document.querySelector('h1');
}
/** Where the reader stood is gone: the place nearest to it takes over, and never another thing of the same kind. */
function find(): void {
  if (path.length > 0 && !path[0]!.isConnected && isLost()) give(nearest());
}
/** A page that is new is read from its heading, as soon as it has one. */
let arriving = false;
function arrive(): void {
  if (arriving && isLost() && give(document.querySelector('h1'))) arriving = false;
}

/** Keeps the focus in the page, whatever is drawn anew: it never falls back to the beginning without a word. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    path = [];
    for (let at = target; at instanceof Element; at = at.parentElement) path = [...path, at];
  });
  document.addEventListener('focusout', ({ target }) => {
    // Whoever points beside everything has left on purpose; what is taken away loses the focus before it is gone.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && isLost()) path = [];
    });
  });
  let before: string | undefined;
  effect(() => {
    const now = place.value.path.join('/');
    if (before !== undefined && now !== before) arriving = true;
    before = now;
  });
  // To give the focus away makes the browser lay the page out at once. So that comes with the next frame, for which the page
  // is laid out anyway, and once for all that has changed until then.
  let waiting = false;
  const look = (): void => {
    waiting = false;
    arrive();
    find();
  };
  new MutationObserver(() => {
    const wanted = isLost() && (arriving || (path.length > 0 && !path[0]!.isConnected));
    if (waiting || !wanted) return;
    waiting = true;
    requestAnimationFrame(look);
  }).observe(document.body, { childList: true, subtree: true });
}
