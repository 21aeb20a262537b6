import type { Snapshot } from '../kernel/snapshot.ts';
import type { Brought } from './brought.ts';
import type { ClockSpec } from './clock.ts';
import type { Ledger, MatchEvent, Place } from './ledger.ts';
import type { Holder, Orders, Result, Run } from './messages.ts';
import type { HeaderPacks, PodTimes } from './packs.ts';
import type { SeriesScore } from './series.ts';

/** What is fixed when a match is made. */
export interface MatchHeader {
  readonly match: string;
  readonly game: string;
  readonly edition: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly commitment: string;
  readonly seats: readonly Holder[];
  /** On which terms the seats bring what they play with. */
  readonly terms?: Readonly<Record<string, unknown>>;
  /** With what is played was said when the match was made: nobody brings anything. */
  readonly fixed?: true;
  /** What they have with them when they sit down. */
  readonly brought?: readonly (Brought | null)[];
  /** Where packs are opened: by which secret, and what was opened before this game. */
  readonly packs?: HeaderPacks;
  /** Nothing is dealt: whoever is here opens packs and builds, for matches that are played elsewhere. */
  readonly pod?: PodTimes;
  /** How the series stood before this game. */
  readonly series?: SeriesScore;
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
/** A place on the line from which it can be played again, as words that differ from those of the position. */
export interface SavedRoot extends Place {
  readonly words: readonly Run[];
}
/**
 * A position as it stood. Disposable, as the log has everything; but whoever opens the match reads and plays only what
 * came after it, and it carries a running match over an update of the rules.
 */
export interface SavedPosition {
  readonly version: number;
  readonly edition: number;
  readonly ledger: Ledger;
  readonly position: Snapshot;
  /** Only rules of the same edition can play the line again. */
  readonly roots?: readonly SavedRoot[];
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
  /** The whole log; or its tail, from the row on after which the kept position stands. */
  load(match: string, part?: 'tail'): Promise<StoredMatch | undefined>;
  /** What has been written since that version, at most so many rows, and the orders as they stand. */
  since(match: string, version: number, most: number): Promise<Pick<StoredMatch, 'rows' | 'orders'>>;
  /** The row that this command became. */
  find(match: string, id: string): Promise<EventRow | undefined>;
  /** The last version of the log. */
  latest(match: string): Promise<number>;
  /** False if the version or the id is taken. The result, if any, is stored in the same transaction. */
  append(match: string, row: EventRow, result?: Result): Promise<boolean>;
  savePosition(match: string, saved: SavedPosition): Promise<void>;
  saveOrders(match: string, seat: number, orders: Orders): Promise<void>;
}
