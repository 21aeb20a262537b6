import type { Fault } from '../../match/memory.ts';
import { type Engine, type Row, type Statement, StoreAway, type Value } from './engine.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteEngine } from './sqlite.ts';

/** What befalls the next write: nothing, it is lost, or it succeeds and nobody is told. */
type Mishap = (sql: string) => Fault;

/** An engine that keeps everything in memory and fails when it is told to. */
class FaultyEngine implements Engine {
  readonly shared: boolean;
  private readonly inner: Engine;
  private readonly mishap: Mishap;
  constructor(inner: Engine, mishap: Mishap) {
    this.inner = inner;
    this.shared = inner.shared;
    this.mishap = mishap;
  }
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    return this.inner.read(sql, values);
  }
  async write(first: Statement, ...others: readonly Statement[]): Promise<number> {
    const fault = this.mishap(first.sql);
    if (fault === 'lost') throw new StoreAway('the store did not answer');
    const changed = await this.inner.write(first, ...others);
    if (fault === 'unheard') throw new StoreAway('the store did not answer');
    return changed;
  }
  close(): Promise<void> {
    return this.inner.close();
  }
}
export const openFaulty = (mishap: Mishap = () => undefined): SqlStore =>
  new SqlStore(new FaultyEngine(new SqliteEngine(':memory:'), mishap));
