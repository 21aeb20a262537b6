import { DatabaseError, Pool, types } from 'pg';
import { messageOf } from '../watch/log.ts';
import { type Engine, type Row, type Statement, StoreAway, type Value } from './engine.ts';
import { Hints } from './postgres-hints.ts';
import { MIGRATIONS } from './schema.ts';
import { SqlStore } from './sql-store.ts';

/** Of all that may hold this lock on the database, it is the one that lays out the tables. */
const MIGRATION_LOCK = 7_231_005;
const MOST_CONNECTIONS = 16;
const CONNECT_MS = 5000;
/** A write that takes longer is given up; whether it was done, the log will say. */
const STATEMENT_MS = 5000;

// Counts and times are below 2^53.
const INT8: number = types.builtins.INT8;
const parsers = {
  getTypeParser: ((oid: number) => (oid === INT8 ? Number : types.getTypeParser(oid))) as typeof types.getTypeParser,
};
const numbered = (sql: string): string => sql.replaceAll('?', '$');

/**
 * What PostgreSQL says of its connections, its resources, whoever stopped it or its disk, and of a statement that took too long
 * (57014). Whatever else it says is about what it was asked; and where it is not PostgreSQL that says it, no answer came.
 */
const AWAY = /^(?:08|53|57|58)/;
function whyNot(error: unknown): unknown {
  const isAnswer = error instanceof DatabaseError && !AWAY.test(error.code ?? '');
  return isAnswer ? error : new StoreAway(messageOf(error), { cause: error });
}

interface PostgresOptions {
  readonly connections?: number;
  readonly statementMs?: number;
}

/** A database that several servers share. Every write is one statement, or one transaction, of its own. */
export class PostgresEngine implements Engine {
  readonly shared = true;
  private readonly pool: Pool;
  private readonly hints: Hints;
  constructor(url: string, { connections = MOST_CONNECTIONS, statementMs = STATEMENT_MS }: PostgresOptions = {}) {
    this.hints = new Hints(url);
    this.pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: statementMs,
      // The database gives up later than we do: what it still does, the log will say.
      statement_timeout: 2 * statementMs,
      types: parsers,
    });
    // A connection that breaks while nobody uses it is replaced by the next that is asked for.
    this.pool.on('error', () => undefined);
    // One that breaks while it is used rejects what was asked of it, and says so here, too.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }
  /** Lays out the tables, and makes sure that what is committed is on disk. */
  async prepare(): Promise<void> {
    await this.layOut();
    for (const setting of ['fsync', 'synchronous_commit']) {
      const { rows } = await this.pool.query<Record<string, string>>(`SHOW ${setting}`);
      if (rows[0]?.[setting] === 'off') throw new Error(`the database would lose moves: ${setting} is off`);
    }
  }
  /** One server at a time. The lock ends with the transaction, so that a pooler in between cannot part the two. */
  private async layOut(): Promise<void> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
      const { rows } = await client.query<{ done: number | null }>('SELECT MAX(version) AS done FROM schema_version');
      const done = rows[0]?.done ?? 0;
      if (done > MIGRATIONS.length)
        throw new Error(`the data is of schema ${done}; this server knows ${MIGRATIONS.length}`);
      for (const [i, step] of MIGRATIONS.entries()) {
        if (i < done) continue;
        for (const sql of step) await client.query(sql);
        await client.query('INSERT INTO schema_version (version) VALUES ($1)', [i + 1]);
      }
      await client.query('COMMIT');
      broken = false;
    } finally {
      client.release(broken);
    }
  }
  async read(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    try {
      return (await this.pool.query<Row>(numbered(sql), [...values])).rows;
    } catch (error) {
      throw whyNot(error);
    }
  }
  async write(...statements: readonly [Statement, ...Statement[]]): Promise<number> {
    try {
      return await this.written(...statements);
    } catch (error) {
      throw whyNot(error);
    }
  }
  private async written(first: Statement, ...others: readonly Statement[]): Promise<number> {
    if (others.length === 0) return (await this.pool.query(numbered(first.sql), [...first.values])).rowCount ?? 0;
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(numbered(first.sql), [...first.values]);
      if (rowCount !== null && rowCount > 0) {
        for (const { sql, values } of others) await client.query(numbered(sql), [...values]);
      }
      await client.query('COMMIT');
      broken = false;
      return rowCount ?? 0;
    } finally {
      // A connection in the middle of something is not given to the next.
      client.release(broken);
    }
  }
  hint(name: string): void {
    this.hints.tell(name);
  }
  listen(heard: (names: readonly string[]) => void): Promise<void> {
    return this.hints.listen(heard);
  }
  async close(): Promise<void> {
    await this.hints.close();
    await this.pool.end();
  }
}
export async function openPostgres(url: string, options?: PostgresOptions): Promise<SqlStore> {
  const engine = new PostgresEngine(url, options);
  try {
    await engine.prepare();
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new SqlStore(engine);
}
