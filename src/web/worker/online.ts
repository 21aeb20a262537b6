import type { MatchRecord } from '../../kernel/record.ts';
import type { Phase } from '../../match/messages.ts';
import type { SeriesScore } from '../../match/series.ts';
import { opened, settled, written } from './kept.ts';

export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' };
/**
 * A match on a server as this device last heard of it: it is found again while the server is away, and once it is over it
 * can be seen again without one.
 */
export interface KeptOnline {
  readonly match: string;
  readonly room: string;
  readonly game: string;
  /** For whom the server took this device. */
  readonly who: string;
  readonly phase: Phase;
  readonly seats: readonly Sitter[];
  readonly mine: number;
  readonly awaited: number;
  /** When something last happened, by the clock of this device. */
  readonly at: number;
  /** Until then may who asks still think, by the same clock. */
  readonly until?: number;
  readonly series?: SeriesScore;
  readonly scores?: readonly number[];
  /** By seat: who was who, where that was decided in play. */
  readonly roles?: readonly number[];
  readonly record?: MatchRecord;
}

// Not beside the matches of this device: a page of an older version that stands open would hold up the change.
const DATABASE = 'redut-online';
const STORE = 'matches';
const open = (): Promise<IDBDatabase> =>
  opened(DATABASE, (database) => database.createObjectStore(STORE, { keyPath: 'match' }));

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = written(transaction);
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}
/** Latest first. */
export async function listOnline(): Promise<readonly KeptOnline[]> {
  const all = await inStore('readonly', (store) => settled(store.getAll() as IDBRequest<KeptOnline[]>));
  return all
    .filter(({ game, seats }) => typeof game === 'string' && Array.isArray(seats))
    .toSorted((a, b) => b.at - a.at);
}
export const onlineRecord = async (match: string): Promise<MatchRecord | undefined> =>
  (await inStore('readonly', (store) => settled(store.get(match) as IDBRequest<KeptOnline | undefined>)))?.record;

/** Keeps what is new of each; a record that is here stays. */
export async function keepOnline(matches: readonly KeptOnline[]): Promise<void> {
  if (matches.length === 0) return;
  await inStore('readwrite', async (store) => {
    for (const match of matches) {
      const known = await settled(store.get(match.match) as IDBRequest<KeptOnline | undefined>);
      const record = match.record ?? known?.record;
      store.put(record === undefined ? match : { ...match, record });
    }
  });
}
export async function forgetOnline(matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  await inStore('readwrite', async (store) => {
    for (const match of matches) store.delete(match);
  });
}
