import { isGameName, moduleOf } from '../../games/index.ts';
import { layoutOf } from '../games/index.ts';
import type { Place } from '../shell/router.ts';

/** What a new table will ask for next comes beside what deals it: on a slow line a question costs more than its answer. */
export function fetchAhead({ path: [page, game = ''] }: Place): void {
  if (page !== 'play' || !isGameName(game)) return;
  const coming = [moduleOf(game), layoutOf(game), import('./match-page.tsx')];
  // Whoever asks for it in earnest says what is wrong.
  for (const one of coming) one.catch(() => undefined);
}
