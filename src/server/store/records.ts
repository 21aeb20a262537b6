import { type HistoryAsked, historyIn } from '../../match/history.ts';
import { recordIn } from '../../match/recording.ts';
import type { LoadGame } from '../load-game.ts';
import type { ServerStore } from './store.ts';

/** What a viewer was told of a match, up to a version: the log is never changed, so this is for good. */
export interface MatchHistory extends HistoryAsked {
  readonly match: string;
}
/** Whoever writes what needs the whole log played again, as the bytes of its JSON. */
export interface Records {
  /** Of a match that is over. */
  record(match: string): Promise<Uint8Array<ArrayBuffer>>;
  history(asked: MatchHistory): Promise<Uint8Array<ArrayBuffer>>;
}

/** Written here and now. */
export function recordsFrom(load: LoadGame, store: Pick<ServerStore, 'load'>): Records {
  const written = async (match: string, text: string | undefined): Promise<Uint8Array<ArrayBuffer>> => {
    if (text === undefined) throw new Error(`there is no match ${match}`);
    return new TextEncoder().encode(text);
  };
  return {
    record: async (match) => written(match, JSON.stringify(await recordIn(load, store, match))),
    history: async ({ match, ...asked }) => written(match, await historyIn(load, store, match, asked)),
  };
}
