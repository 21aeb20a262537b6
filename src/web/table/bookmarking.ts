import { useLayoutEffect } from 'preact/hooks';
import { layIn } from '../shell/bookmark.ts';
import type { Layout } from './layout.ts';
import type { TableModel } from './model.ts';

/** As long as the table is open, lists of matches are told how it stands. */
export function useBookmark(model: TableModel | undefined, layout: Layout | undefined): void {
  const shown = model?.shown.value;
  // Before the next frame: whoever leaves at once finds the match in the list as it was left.
  useLayoutEffect(() => {
    const about = model?.about;
    if (model === undefined || about === undefined) return;
    const stage = about.phase === 'on' ? layout?.stage?.(model.state) : undefined;
    const mark = { awaited: about.awaited, at: Date.now(), ...(stage === undefined ? {} : { stage }) };
    layIn(model.opened.match, about.phase === 'over' ? undefined : mark);
  }, [model, shown, layout]);
}
