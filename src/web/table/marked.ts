import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import type { TableView } from './view.ts';

/** Something is marked, and so many options can be found in the list of actions alone. */
interface Marked {
  readonly things: boolean;
  readonly listed: number;
}
const NOTHING: Marked = { things: false, listed: 0 };
const actsOf = (one: HTMLElement): readonly string[] =>
  (one.dataset['acts'] ?? one.dataset['act'] ?? '').split(';').filter(Boolean);

/** Looked up on the page itself: only there it is known what a layout draws. */
function markedIn(root: HTMLElement, back: readonly string[]): Marked {
  const seen = (selector: string): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const at = new Set(seen('[data-acts], .commands [data-act], .act[data-act]').flatMap(actsOf));
  const offered = (root.dataset['options'] ?? '').split(';').filter(Boolean);
  return {
    things: seen('[data-state="can"], [data-state="aim"]').length > 0,
    // What takes a move back is found where the move was made.
    listed: offered.filter((action) => !at.has(action) && !back.includes(action.split(' ')[0]!)).length,
  };
}
function wordsFor({ things, listed }: Marked, narrow: boolean): string {
  const w = words().table;
  // Beside the table the list is in view.
  const more = narrow && listed > 0;
  if (!things) return more ? w.onlyListed(listed) : '';
  return more ? `${w.marked}; ${w.alsoListed}` : w.marked;
}

/** What is said of the marks under a question; `at` goes to something on the table. */
export function useMarked(
  view: TableView,
  controls: Controls,
): { readonly at: RefObject<HTMLElement | null>; readonly says: string } {
  const at = useRef<HTMLElement>(null);
  const [marked, setMarked] = useState(NOTHING);
  const tab = controls.tab.value;
  useEffect(() => {
    const root = at.current?.closest<HTMLElement>('.table');
    const now = root && view.decision !== undefined ? markedIn(root, view.layout.back ?? []) : NOTHING;
    setMarked((was) => (was.things === now.things && was.listed === now.listed ? was : now));
  }, [view, tab, view.selection.picks.value.length]);
  return { at, says: wordsFor(marked, view.narrow) };
}
