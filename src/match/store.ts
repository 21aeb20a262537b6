import type { Snapshot } from '../kernel/snapshot.ts';
import type { ClockSpec } from './clock.ts';
import type { Ledger, MatchEvent } from './ledger.ts';
import type { Holder, Orders, Result } from './messages.ts';

/** What is fixed when a match is made. */
export interface MatchHeader {
  readonly match: string;
  readonly game: string;
  readonly edition: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly commitment: string;
  readonly seats: readonly Holder[];
  readonly clock?: ClockSpec;
  /** The bot that takes the seat of somebody who gives up at a table of several. */
  readonly standIn: string;
  readonly at: number;
}
/** One row of the log. Versions count from 1 without gaps; the id is the command's. */
export interface EventRow {
  readonly version: number;
  readonly id: string;
  readonly seat: number;
  readonly at: number;
  readonly edition: number;
  readonly body: MatchEvent;
  /** Of the position after it. */
  readonly digest: string;
}
/** A position as it stood: disposable, but carries a running match over an update of the rules. */
export interface SavedPosition {
  readonly version: number;
  readonly edition: number;
  readonly ledger: Ledger;
  readonly position: Snapshot;
}
export interface StoredMatch {
  readonly header: MatchHeader;
  readonly secret: string;
  readonly rows: readonly EventRow[];
  readonly saved: SavedPosition | undefined;
  readonly orders: readonly (Orders | undefined)[];
}

/**
 * Where matches are kept. Whatever a promise of it resolves to has happened durably; if it rejects, it may or may not
 * have happened, and the match reads again.
 */
export interface MatchStore {
  /** False if there is such a match already. */
  create(header: MatchHeader, secret: string): Promise<boolean>;
  load(match: string): Promise<StoredMatch | undefined>;
  /** The last version of the log. */
  latest(match: string): Promise<number>;
  /** False if the version or the id is taken. The result, if any, is stored in the same transaction. */
  append(match: string, row: EventRow, result?: Result): Promise<boolean>;
  savePosition(match: string, saved: SavedPosition): Promise<void>;
  saveOrders(match: string, seat: number, orders: Orders): Promise<void>;
}
