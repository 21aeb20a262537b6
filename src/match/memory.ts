import type { Orders, Result } from './messages.ts';
import type { EventRow, MatchHeader, MatchStore, SavedPosition, StoredMatch } from './store.ts';

interface Kept {
  readonly header: MatchHeader;
  readonly secret: string;
  readonly rows: EventRow[];
  readonly orders: (Orders | undefined)[];
  saved: SavedPosition | undefined;
  result: Result | undefined;
}
/** What may go wrong with an append: it fails, or it succeeds and the caller is not told so. */
export type Fault = 'lost' | 'unheard' | undefined;

/** Keeps matches as long as the process lives: for play on one device, and for tests with faults. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, Kept>();
  private readonly fault: (row: EventRow) => Fault;
  constructor(fault: (row: EventRow) => Fault = () => undefined) {
    this.fault = fault;
  }
  // Everything goes through text, as in a file: nobody shares objects with the store.
  create(header: MatchHeader, secret: string): Promise<boolean> {
    if (this.matches.has(header.match)) return Promise.resolve(false);
    const kept = { header: copy(header), secret, rows: [], orders: [], saved: undefined, result: undefined };
    this.matches.set(header.match, kept);
    return Promise.resolve(true);
  }
  load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
    const kept = this.matches.get(match);
    if (kept === undefined) return Promise.resolve(undefined);
    const { header, secret, saved, orders } = kept;
    const rows = part === 'tail' && saved !== undefined ? kept.rows.slice(saved.version - 1) : kept.rows;
    return Promise.resolve({ ...copy({ header, secret, rows, orders }), saved: saved && copy(saved) });
  }
  since(match: string, version: number, most: number): Promise<Pick<StoredMatch, 'rows' | 'orders'>> {
    const { rows, orders } = this.at(match);
    return Promise.resolve(copy({ rows: rows.slice(version, version + most), orders }));
  }
  find(match: string, id: string): Promise<EventRow | undefined> {
    const row = this.at(match).rows.find((one) => one.id === id);
    return Promise.resolve(row && copy(row));
  }
  latest(match: string): Promise<number> {
    return Promise.resolve(this.at(match).rows.length);
  }
  append(match: string, row: EventRow, result?: Result): Promise<boolean> {
    const kept = this.at(match);
    const fault = this.fault(row);
    if (fault === 'lost') return Promise.reject(new Error('the store did not answer'));
    const taken = row.version !== kept.rows.length + 1 || kept.rows.some(({ id }) => id === row.id);
    if (!taken) {
      kept.rows.push(copy(row));
      if (result !== undefined) kept.result = copy(result);
    }
    if (fault === 'unheard') return Promise.reject(new Error('the store did not answer'));
    return Promise.resolve(!taken);
  }
  savePosition(match: string, saved: SavedPosition): Promise<void> {
    this.at(match).saved = copy(saved);
    return Promise.resolve();
  }
  saveOrders(match: string, seat: number, orders: Orders): Promise<void> {
    this.at(match).orders[seat] = copy(orders);
    return Promise.resolve();
  }
  /** How a match ended, for who lists results. */
  resultOf(match: string): Result | undefined {
    return this.at(match).result;
  }
  private at(match: string): Kept {
    const kept = this.matches.get(match);
    if (kept === undefined) throw new Error(`there is no match ${match}`);
    return kept;
  }
}
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
