import type { Orders, Result } from '../../match/messages.ts';
import type { EventRow, MatchHeader, MatchStore, SavedPosition, StoredMatch } from '../../match/store.ts';
import { openDatabase, settled, STORES } from './kept.ts';

interface KeptMatch {
  readonly header: MatchHeader;
  readonly secret: string;
  readonly orders: (Orders | undefined)[];
  saved?: SavedPosition;
  result?: Result;
  /** So many moves stand, once it is over. */
  moves?: number;
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
  async load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
    const transaction = this.database.transaction([matches, rows]);
    const kept = await this.kept(transaction, match);
    if (kept === undefined) return undefined;
    const { header, secret, orders, saved } = kept;
    const from = part === 'tail' && saved !== undefined ? saved.version : 0;
    return { header, secret, orders, saved, rows: await this.rows(transaction, match, from) };
  }
  async since(match: string, version: number, most: number): Promise<Pick<StoredMatch, 'rows' | 'orders'>> {
    const transaction = this.database.transaction([matches, rows]);
    const kept = await this.kept(transaction, match);
    return { rows: await this.rows(transaction, match, version + 1, most), orders: kept?.orders ?? [] };
  }
  async find(match: string, id: string): Promise<EventRow | undefined> {
    const byId = this.database.transaction(rows).objectStore(rows).index('id');
    return (await settled(byId.get([match, id]) as IDBRequest<{ row: EventRow } | undefined>))?.row;
  }
  latest(match: string): Promise<number> {
    const range = IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
    return settled(this.database.transaction(rows).objectStore(rows).count(range));
  }
  private kept(transaction: IDBTransaction, match: string): Promise<KeptMatch | undefined> {
    return settled(transaction.objectStore(matches).get(match) as IDBRequest<KeptMatch | undefined>);
  }
  private async rows(
    transaction: IDBTransaction,
    match: string,
    from: number,
    most?: number,
  ): Promise<readonly EventRow[]> {
    const range = IDBKeyRange.bound([match, from], [match, Number.POSITIVE_INFINITY]);
    const log = transaction.objectStore(rows).getAll(range, most) as IDBRequest<{ row: EventRow }[]>;
    return (await settled(log)).map(({ row }) => row);
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
  async saveLength(match: string, moves: number): Promise<void> {
    await this.change((transaction) => this.update(transaction, match, (kept) => (kept.moves = moves)));
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
