import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Counted, FeatCounts } from '../../../kernel/feats.ts';
import { startWorker } from '../../worker/start.ts';
import type { ToCounter, ToldCounts } from '../../worker/wire.ts';
import type { PastGame } from './games.ts';

/** Whose seat it was must be known, and the game must be there to be played again. */
const provable = (past: readonly PastGame[]): readonly PastGame[] =>
  past.filter(({ recorded, mine }) => recorded && mine !== undefined);

/** What was counted while this page has been open. Nothing of it is kept: every visit counts the records anew. */
const known = new Map<string, FeatCounts>();
const knownOf = (games: readonly PastGame[]): readonly Counted[] =>
  games.flatMap(({ match, at }) => (known.has(match) ? [{ match, at, counts: known.get(match)! }] : []));

export interface Counting {
  readonly counted: readonly Counted[];
  /** So many games there are to count. */
  readonly of: number;
}
/** The feats in these games, as they are counted. */
export function useCounted(past: readonly PastGame[]): Counting {
  const games = provable(past);
  const heard = useSignal(0);
  const names = games.map(({ match }) => match).join(' ');
  useEffect(() => {
    const left = games.filter(({ match }) => !known.has(match));
    if (left.length === 0) return;
    const worker = startWorker('counter');
    worker.onmessage = ({ data }: MessageEvent<ToldCounts>) => {
      known.set(data.match, data.counts);
      heard.value++;
    };
    for (const { game, match, where, mine } of left)
      worker.postMessage({ game, match, where, seat: mine! } satisfies ToCounter);
    return () => worker.terminate();
  }, [names]);
  // Reading it is what draws the page again.
  void heard.value;
  return { counted: knownOf(games), of: games.length };
}
