/** What is kept of one match, for lists. */
export interface Kept {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly over: boolean;
}
const DATABASE = 'redut';
export const STORES = { matches: 'matches', rows: 'rows' } as const;

/** Opens the device's store, laying it out the first time. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(STORES.matches, { keyPath: 'header.match' });
      const rows = asked.result.createObjectStore(STORES.rows, { keyPath: ['match', 'row.version'] });
      rows.createIndex('id', ['match', 'row.id'], { unique: true });
    };
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

/** The matches of this device, latest first. */
export async function listKept(which: 'on' | 'over'): Promise<readonly Kept[]> {
  const database = await openDatabase();
  try {
    const all = await settled(
      database.transaction(STORES.matches).objectStore(STORES.matches).getAll() as IDBRequest<
        { header: { match: string; game: string }; touched: number; result?: unknown }[]
      >,
    );
    return all
      .map(({ header, touched, result }) => ({
        match: header.match,
        game: header.game,
        at: touched,
        over: result !== undefined,
      }))
      .filter(({ over }) => over === (which === 'over'))
      .toSorted((a, b) => b.at - a.at);
  } finally {
    database.close();
  }
}
