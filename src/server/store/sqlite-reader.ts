import type { DatabaseSync } from 'node:sqlite';
import type { Engine, Row, Value } from './engine.ts';
import { opened, rowsOf } from './sqlite-file.ts';

/** A file of SQLite that somebody else writes. */
export class SqliteReader implements Engine {
  readonly shared = true;
  private readonly db: DatabaseSync;
  constructor(file: string) {
    this.db = opened(file, { readOnly: true, timeout: 5000 });
  }
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    return Promise.resolve(rowsOf(() => this.db.prepare(sql).all(...values)));
  }
  write(): Promise<number> {
    return Promise.reject(new Error('this is only for reading'));
  }
  close(): Promise<void> {
    this.db.close();
    return Promise.resolve();
  }
}
