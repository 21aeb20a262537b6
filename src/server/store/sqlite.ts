import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Engine, Row, Statement, Value } from './engine.ts';
import { MIGRATIONS } from './schema.ts';
import { SqlStore } from './sql-store.ts';

/** Writes that wait are committed together: at the latest when so many wait, else when this turn of the loop ends. */
const TOGETHER = 64;
const FULL = 2;

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (changed: number) => void;
  readonly reject: (reason: unknown) => void;
}
export interface SqliteOptions {
  /** Only to show what it costs: NORMAL loses acknowledged writes in a power cut. */
  readonly synchronous?: 'FULL' | 'NORMAL';
}

/** One file, one writer. A write is acknowledged after the commit that it was part of has been flushed to the disk. */
export class SqliteEngine implements Engine {
  readonly shared = false;
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private queue: Waiting[] = [];
  private flushing: NodeJS.Immediate | undefined;
  /** Commits so far, for who measures. */
  commits = 0;

  constructor(file: string, { synchronous = 'FULL' }: SqliteOptions = {}) {
    this.db = new DatabaseSync(file, { timeout: 5000 });
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA fullfsync = ON`);
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
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const { user_version: done } = this.db.prepare('PRAGMA user_version').get() as { user_version: number };
      if (done > MIGRATIONS.length)
        throw new Error(`the data is of schema ${done}; this server knows ${MIGRATIONS.length}`);
      for (const step of MIGRATIONS.slice(done)) for (const sql of step) this.db.exec(sql);
      this.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      this.db.exec('COMMIT');
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }

  read(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    if (!this.db.isOpen) return Promise.reject(new Error('the store is closed'));
    return Promise.resolve(this.statement(sql).all(...values) as unknown as readonly Row[]);
  }
  write(first: Statement, ...others: readonly Statement[]): Promise<number> {
    if (!this.db.isOpen) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.queue.push({ statements: [first, ...others], resolve, reject });
      if (this.queue.length >= TOGETHER) this.flush();
      else this.flushing ??= setImmediate(() => this.flush());
    });
  }
  close(): Promise<void> {
    if (!this.db.isOpen) return Promise.resolve();
    this.flush();
    this.db.close();
    return Promise.resolve();
  }

  private flush(): void {
    const { queue } = this;
    this.queue = [];
    clearImmediate(this.flushing);
    this.flushing = undefined;
    if (queue.length === 0) return;
    if (this.commit(queue) || queue.length === 1) return;
    // One of them cannot be written: nobody else shall suffer for it.
    for (const waiting of queue) this.commit([waiting], true);
  }
  /** True if it was settled; a batch that failed is left to be tried one by one. */
  private commit(batch: readonly Waiting[], last = batch.length === 1): boolean {
    let changed: number[];
    try {
      this.db.exec('BEGIN IMMEDIATE');
      changed = batch.map(({ statements }) => this.run(statements));
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      if (last) for (const { reject } of batch) reject(error);
      return false;
    }
    this.commits++;
    batch.forEach(({ resolve }, i) => resolve(changed[i]!));
    return true;
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
export const openSqlite = (file: string, options?: SqliteOptions): SqlStore =>
  new SqlStore(new SqliteEngine(file, options));
