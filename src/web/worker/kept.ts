import type { Holder, Result } from '../../match/messages.ts';
import type { MatchHeader } from '../../match/store.ts';

/** What is kept of one match of this device, for lists. */
export interface Kept extends Pick<MatchHeader, 'match' | 'game' | 'setup'> {
  readonly seats: readonly Holder[];
  /** When it was dealt, and when something last happened. */
  readonly began: number;
  readonly at: number;
  readonly result?: Result;
  /** So many moves stand at its end; games of older versions do not say. */
  readonly moves?: number;
}
const DATABASE = 'redut';
export const STORES = { matches: 'matches', rows: 'rows' } as const;

/** Opens the device's store, laying it out the first time. */
export function openDatabase(): Promise<IDBDatabase> {
  return opened(DATABASE, (database) => {
    database.createObjectStore(STORES.matches, { keyPath: 'header.match' });
    const rows = database.createObjectStore(STORES.rows, { keyPath: ['match', 'row.version'] });
    rows.createIndex('id', ['match', 'row.id'], { unique: true });
  });
}
export function opened(name: string, layOut: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => layOut(asked.result);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the store cannot be opened'));
    asked.onblocked = () => reject(new Error('the store is busy'));
  });
}
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store did not answer'));
  });
/** Resolves when all of it is written. */
export const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the store did not answer'));
  });

interface Row {
  readonly header: MatchHeader;
  readonly touched: number;
  readonly result?: Result;
  readonly moves?: number;
}
/** The matches of this device, latest first. */
export async function listKept(which: 'on' | 'over'): Promise<readonly Kept[]> {
  const database = await openDatabase();
  try {
    const store = database.transaction(STORES.matches).objectStore(STORES.matches);
    const all = await settled(store.getAll() as IDBRequest<Row[]>);
    return all
      .filter(isRow)
      .map(keptOf)
      .filter(({ result }) => (result !== undefined) === (which === 'over'))
      .toSorted((a, b) => b.at - a.at);
  } finally {
    database.close();
  }
}
/** What an older version, or somebody else, has laid there is left alone. */
const isRow = (row: Partial<Row>): boolean =>
  typeof row.header?.match === 'string' && typeof row.header.game === 'string' && Array.isArray(row.header.seats);
const keptOf = ({ header: { match, game, setup, seats, at: began }, touched, result, moves }: Row): Kept => ({
  match,
  game,
  setup,
  seats,
  began,
  at: touched,
  ...(result === undefined ? {} : { result }),
  ...(moves === undefined ? {} : { moves }),
});

/** Takes a match from the device, with all that happened in it. */
export async function forgetKept(match: string): Promise<void> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction([STORES.matches, STORES.rows], 'readwrite');
    transaction.objectStore(STORES.matches).delete(match);
    transaction.objectStore(STORES.rows).delete(IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]));
    await written(transaction);
  } finally {
    database.close();
  }
}
