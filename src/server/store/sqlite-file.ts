import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncOptions, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../watch/log.ts';
import { type Row, type Statement, StoreAway, type Value } from './engine.ts';
import { BY_KEY, MIGRATIONS } from './schema.ts';

const FULL = 2;
/** The log is carried over into the file every 16 MB: a page that is written often is carried over less often. */
const CHECKPOINT_PAGES = 4000;
/**
 * Pages that are written again and again stay in memory: 8 MB, in SQLite's way to say it, which is several commits. Not
 * more, since SQLite looks through all of them at the end of a commit that has split a page.
 */
const CACHE = -8192;

const EMPTYING = 50;
const EMPTYING_MS = 100;
const OURS = 0o600;

/** Names, passwords and cards of other people: nobody else on this machine reads them. What SQLite adds is as its file. */
function keepToOurselves(file: string): void {
  closeSync(openSync(file, 'a', OURS));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OURS);
}

/** SQLite says what is wrong with a file, but not with which one. */
export function faultIn(file: string, error: unknown): Error {
  const said = messageOf(error);
  return error instanceof Error && said.includes(file) ? error : new Error(`${file}: ${said}`, { cause: error });
}
export function opened(file: string, options: DatabaseSyncOptions): DatabaseSync {
  try {
    return new DatabaseSync(file, options);
  } catch (error) {
    throw faultIn(file, error);
  }
}

export interface SqliteOptions {
  /** Only to show what it costs: NORMAL loses acknowledged writes in a power cut. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** After so many pages the log is carried over into the file. */
  readonly checkpointPages?: number;
}
/** Why a write could not be, and whether that is for the disk or the file to answer for, not for what was written. */
interface Unwritten {
  readonly why: string;
  readonly away: boolean;
}
/** How many rows a write changed, or why it could not be. */
export type Written = number | Unwritten;
export const asError = ({ why, away }: Unwritten): Error => (away ? new StoreAway(why) : new Error(why));

/** SQLITE_BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL. */
const AWAY: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14, 15]);
/** The lowest byte is the code, the others say more of it. */
function isAway(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' && AWAY.has(errcode & 0xff);
}
export function rowsOf(read: () => unknown): readonly Row[] {
  try {
    return read() as readonly Row[];
  } catch (error) {
    throw isAway(error) ? new StoreAway(messageOf(error), { cause: error }) : error;
  }
}

/** A file of SQLite, laid out and set so that what is committed is on the disk. */
export class SqliteFile {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(file: string, { synchronous = 'FULL', checkpointPages = CHECKPOINT_PAGES }: SqliteOptions = {}) {
    if (file !== ':memory:') keepToOurselves(file);
    this.db = opened(file, { timeout: 5000 });
    try {
      this.lay(file, synchronous, checkpointPages);
    } catch (error) {
      this.db.close();
      throw faultIn(file, error);
    }
  }
  private lay(file: string, synchronous: string, checkpointPages: number): void {
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA fullfsync = ON`);
    // What is deleted is overwritten where that costs no page more; `compact` sees to the rest.
    this.db.exec('PRAGMA secure_delete = FAST');
    this.db.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}; PRAGMA cache_size = ${CACHE}`);
    this.verify(file, synchronous);
    this.migrate();
  }
  /** A setting that was asked for is not yet a setting that holds. */
  private verify(file: string, synchronous: string): void {
    const pragma = (name: string): unknown => Object.values(this.db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    if (file !== ':memory:' && pragma('journal_mode') !== 'wal')
      throw new Error(`${file} cannot keep a write-ahead log`);
    if (synchronous === 'FULL' && pragma('synchronous') !== FULL) throw new Error(`${file} would not be flushed`);
  }
  private migrate(): void {
    const version = (): number => Number(Object.values(this.db.prepare('PRAGMA user_version').get() ?? {})[0]);
    if (version() === MIGRATIONS.length) return;
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const done = version();
      if (done > MIGRATIONS.length)
        throw new Error(`the data is of schema ${done}; this server knows ${MIGRATIONS.length}`);
      for (const step of MIGRATIONS.slice(done))
        for (const sql of step) this.db.exec(sql.replace(BY_KEY, 'WITHOUT ROWID'));
      this.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      this.db.exec('COMMIT');
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }
  /** Writes the file anew, without what was deleted, and empties the log beside it. Others wait meanwhile. */
  async compact(): Promise<void> {
    this.db.exec('VACUUM');
    for (let attempt = 0; attempt < EMPTYING; attempt++) {
      const { busy } = this.db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { readonly busy: number };
      if (busy === 0) return;
      // Somebody is reading: that takes a moment.
      await sleep(EMPTYING_MS);
    }
    throw new Error('the log of the file is in use and could not be emptied: try again');
  }
  get isOpen(): boolean {
    return this.db.isOpen;
  }
  close(): void {
    this.db.close();
  }

  all(sql: string, values: readonly Value[]): readonly Row[] {
    return rowsOf(() => this.statement(sql).all(...values));
  }
  /** All of them in one commit. One that cannot be written is left out, and the others do not suffer for it. */
  commit(writes: readonly (readonly Statement[])[]): readonly Written[] {
    const together = this.attempt(writes);
    if ('length' in together) return together;
    if (writes.length === 1) return [together];
    return writes.map((write) => this.commit([write])[0]!);
  }
  private attempt(writes: readonly (readonly Statement[])[]): readonly Written[] | Unwritten {
    try {
      this.statement('BEGIN IMMEDIATE').run();
      const written = writes.map((statements) => this.run(statements));
      this.statement('COMMIT').run();
      return written;
    } catch (error) {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
      return { why: messageOf(error), away: isAway(error) };
    }
  }
  private run([first, ...others]: readonly Statement[]): number {
    const { changes } = this.statement(first!.sql).run(...first!.values);
    if (Number(changes) > 0) for (const { sql, values } of others) this.statement(sql).run(...values);
    return Number(changes);
  }
  private statement(sql: string): StatementSync {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const made = this.db.prepare(sql);
    this.prepared.set(sql, made);
    return made;
  }
}
