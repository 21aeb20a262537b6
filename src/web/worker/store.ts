import type { Orders, Result } from '../../match/messages.ts';
import type { EventRow, MatchHeader, MatchStore, SavedPosition, StoredMatch } from '../../match/store.ts';
import { openDatabase, settled, STORES } from './kept.ts';

interface KeptMatch {
  readonly header: MatchHeader;
  readonly secret: string;
  readonly orders: (Orders | undefined)[];
  saved?: SavedPosition;
  result?: Result;
  touched: number;
}
const { matches, rows } = STORES;

/** Matches of this device, in its own database. */
export class DeviceStore implements MatchStore {
  private readonly database: IDBDatabase;
  private constructor(database: IDBDatabase) {
    this.database = database;
  }
  static async open(): Promise<DeviceStore> {
    return new DeviceStore(await openDatabase());
  }
  create(header: MatchHeader, secret: string): Promise<boolean> {
    const kept: KeptMatch = { header, secret, orders: [], touched: header.at };
    return this.change((transaction) => void transaction.objectStore(matches).add(kept));
  }
  async load(match: string): Promise<StoredMatch | undefined> {
    const transaction = this.database.transaction([matches, rows]);
    const asked = settled(transaction.objectStore(matches).get(match) as IDBRequest<KeptMatch | undefined>);
    const range = IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
    const log = settled(transaction.objectStore(rows).getAll(range) as IDBRequest<{ row: EventRow }[]>);
    const [kept, found] = await Promise.all([asked, log]);
    if (kept === undefined) return undefined;
    const { header, secret, orders, saved } = kept;
    return { header, secret, orders, saved, rows: found.map(({ row }) => row) };
  }
  latest(match: string): Promise<number> {
    const range = IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
    return settled(this.database.transaction(rows).objectStore(rows).count(range));
  }
  append(match: string, row: EventRow, result?: Result): Promise<boolean> {
    return this.change((transaction) => {
      transaction.objectStore(rows).add({ match, row });
      this.update(transaction, match, (kept) => {
        kept.touched = row.at;
        if (result !== undefined) kept.result = result;
      });
    });
  }
  async savePosition(match: string, saved: SavedPosition): Promise<void> {
    await this.change((transaction) => this.update(transaction, match, (kept) => (kept.saved = saved)));
  }
  async saveOrders(match: string, seat: number, orders: Orders): Promise<void> {
    await this.change((transaction) => this.update(transaction, match, (kept) => (kept.orders[seat] = orders)));
  }

  private update(transaction: IDBTransaction, match: string, change: (kept: KeptMatch) => void): void {
    const store = transaction.objectStore(matches);
    const asked = store.get(match) as IDBRequest<KeptMatch | undefined>;
    asked.onsuccess = () => {
      if (asked.result === undefined) return;
      change(asked.result);
      store.put(asked.result);
    };
  }
  /** False if a key is taken: then nothing of the change has happened. */
  private change(work: (transaction: IDBTransaction) => void): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([matches, rows], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => {
        const { error } = transaction;
        if (error?.name === 'ConstraintError') resolve(false);
        else reject(error ?? new Error('the store did not answer'));
      };
      work(transaction);
    });
  }
}
