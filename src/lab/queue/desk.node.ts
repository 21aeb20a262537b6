import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { InputError } from '../../kernel/input.ts';
import type { MergedShards } from '../shards/merged-shards.ts';
import { type Job, shardsOf } from '../shards/job.ts';
import type { Outcome } from '../shards/summary.ts';
import { type Boss, type Handed, openBoss, QUEUE, SCHEMA } from './boss.node.ts';
import { layOut } from './schema.node.ts';

/** Shards put into the queue, or read out of the database, at once. */
const AT_ONCE = 500;
const READ_AT_ONCE = 50;
/** Only who runs the same code finds a shard in its queue. */
const queueOf = (code: string): string => `shards-${code}`;

export interface Kept {
  readonly id: string;
  readonly job: Job;
  readonly closed: boolean;
  readonly failed: string | null;
}
/** A shard in the hands of a worker. */
export interface Taken {
  readonly kept: Kept;
  readonly shard: number;
  readonly handed: Handed;
}
export interface Progress {
  readonly shards: number;
  /** Played and to be relied upon. */
  readonly done: number;
  /** Lent, and not to be relied upon before some of the lender's have been played again. */
  readonly unsure: number;
  readonly closed: boolean;
  readonly failed: string | null;
}
/** What counts of all that was played: what lenders gave only if theirs was looked at, and agreed. */
const RELIABLE = `(o.lender IS NULL OR EXISTS (SELECT 1 FROM redut_lab.lender l WHERE l.who = o.lender AND NOT l.barred
  AND l.agreed > 0 AND NOT EXISTS (SELECT 1 FROM redut_lab.checking c WHERE c.lender = l.who)))`;

/** A lender gave the same shard in this very moment: now it is there to be compared with. */
class Overtaken extends Error {}

/** Jobs, their shards and what came of them, in PostgreSQL. What a worker does twice counts once: by job and shard. */
export class Desk {
  readonly pool: Pool;
  readonly boss: Boss;
  /** Queues that are there. */
  private readonly known = new Set<string>();
  private constructor(pool: Pool, boss: Boss) {
    this.pool = pool;
    this.boss = boss;
  }
  /** `supervise`: looks after shards whose worker has died; one that is open for long should. */
  static async open(url: string, supervise = true): Promise<Desk> {
    const pool = new Pool({ connectionString: url, max: 4 });
    // A connection that breaks while nobody uses it is replaced by the next that is asked for.
    pool.on('error', () => undefined);
    try {
      await layOut(pool);
      return new Desk(pool, await openBoss(url, supervise));
    } catch (error) {
      await pool.end();
      throw error;
    }
  }
  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: true });
    await this.pool.end();
  }
  /** All shards are in the queue, or none. */
  async submit(job: Job, lendable = false): Promise<string> {
    const id = randomBytes(6).toString('base64url');
    await this.boss.createQueue(queueOf(job.code), QUEUE);
    await this.inTransaction(async (client) => {
      await client.query('INSERT INTO redut_lab.job (id, job, code, shards, lendable) VALUES ($1, $2, $3, $4, $5)', [
        id,
        JSON.stringify(job),
        job.code,
        shardsOf(job),
        lendable,
      ]);
      const all = Array.from({ length: shardsOf(job) }, (_, shard) => shard);
      await this.enqueue(client, id, job.code, all);
    });
    return id;
  }
  async enqueue(
    client: PoolClient,
    job: string,
    code: string,
    shards: readonly number[],
    check = false,
  ): Promise<void> {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (let i = 0; i < shards.length; i += AT_ONCE) {
      const some = shards.slice(i, i + AT_ONCE).map((shard) => ({ data: { job, shard, ...(check ? { check } : {}) } }));
      await this.boss.insert(queueOf(code), some, { db });
    }
  }
  async inTransaction<V>(work: (client: PoolClient) => Promise<V>): Promise<V> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      const found = await work(client);
      await client.query('COMMIT');
      broken = false;
      return found;
    } finally {
      client.release(broken);
    }
  }
  async find(id: string): Promise<Kept> {
    const { rows } = await this.pool.query<{ job: string; closed: boolean; failed: string | null }>(
      'SELECT job, closed, failed FROM redut_lab.job WHERE id = $1',
      [id],
    );
    const [row] = rows;
    if (row === undefined) throw new InputError(id, 'there is no such job');
    return { id, job: JSON.parse(row.job) as Job, closed: row.closed, failed: row.failed };
  }
  /** The next shard for who runs this code; nothing where there is none. Those that nobody needs any more are passed over. */
  async take(code: string): Promise<Taken | undefined> {
    const queue = queueOf(code);
    if (!this.known.has(queue)) await this.boss.createQueue(queue, QUEUE);
    this.known.add(queue);
    for (;;) {
      const [handed] = await this.boss.fetch(queue, { batchSize: 1 });
      if (handed === undefined) return undefined;
      const { job, shard, check = false } = handed.data;
      const kept = await this.find(job).catch(() => undefined);
      const needed =
        kept !== undefined && !kept.closed && kept.failed === null && (check || !(await this.has(job, shard)));
      if (needed) return { kept, shard, handed };
      await this.boss.complete(queue, handed);
    }
  }
  private async has(job: string, shard: number): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT 1 FROM redut_lab.outcome WHERE job = $1 AND shard = $2', [
      job,
      shard,
    ]);
    return rowCount !== 0;
  }
  /** Its worker lives. */
  async beat({ kept, handed }: Taken): Promise<void> {
    await this.boss.touch(queueOf(kept.job.code), handed);
  }
  /** First what was found, then that it was done: who dies in between has it played again, and it counts once. */
  async finish(taken: Taken, outcome: string): Promise<void> {
    const { kept, shard, handed } = taken;
    await this.keep(kept, shard, outcome).catch((error: unknown) => {
      if (error instanceof Overtaken) return this.keep(kept, shard, outcome);
      throw error;
    });
    await this.boss.complete(queueOf(kept.job.code), handed);
  }
  /** The shard itself cannot be played: the job ends, and says why. */
  async failed({ kept, handed }: Taken, why: string): Promise<void> {
    await this.pool.query('UPDATE redut_lab.job SET failed = $2 WHERE id = $1 AND failed IS NULL', [kept.id, why]);
    await this.boss.complete(queueOf(kept.job.code), handed);
    await this.forget(kept.id, kept.job.code);
  }
  /** What a worker of the host's own has found stands; a lender that said otherwise is found out. */
  private async keep({ id }: Kept, shard: number, outcome: string): Promise<void> {
    await this.inTransaction(async (client) => {
      const said = async (): Promise<{ lender: string | null; outcome: string } | undefined> =>
        (
          await client.query<{ lender: string | null; outcome: string }>(
            'SELECT lender, outcome FROM redut_lab.outcome WHERE job = $1 AND shard = $2',
            [id, shard],
          )
        ).rows[0];
      // Whoever deals with a lender holds its row first: else two who do would wait for each other.
      const first = (await said())?.lender ?? null;
      if (first !== null) await client.query('SELECT 1 FROM redut_lab.lender WHERE who = $1 FOR UPDATE', [first]);
      const found = first === null ? undefined : await said();
      const lender = found?.lender ?? null;
      const agrees = found?.outcome === outcome;
      const { rows } = await client.query<{ replaced: boolean }>(
        `INSERT INTO redut_lab.outcome (job, shard, outcome) VALUES ($1, $2, $3)
         ON CONFLICT (job, shard) DO UPDATE SET lender = NULL, outcome = EXCLUDED.outcome
         WHERE redut_lab.outcome.lender IS NOT NULL RETURNING xmax <> 0 AS replaced`,
        [id, shard, outcome],
      );
      if (rows[0]?.replaced === true && lender === null) throw new Overtaken();
      await client.query('DELETE FROM redut_lab.checking WHERE job = $1 AND shard = $2', [id, shard]);
      if (lender === null) return;
      if (agrees) await client.query('UPDATE redut_lab.lender SET agreed = agreed + 1 WHERE who = $1', [lender]);
      else await this.bar(client, lender);
    });
  }
  /** All that a lender has given is thrown away and played again. */
  private async bar(client: PoolClient, lender: string): Promise<void> {
    await client.query('UPDATE redut_lab.lender SET barred = TRUE WHERE who = $1', [lender]);
    await client.query('DELETE FROM redut_lab.checking WHERE lender = $1', [lender]);
    await client.query('DELETE FROM redut_lab.lent WHERE lender = $1', [lender]);
    const { rows } = await client.query<{ job: string; code: string; shards: number[] }>(
      `WITH lost AS (DELETE FROM redut_lab.outcome WHERE lender = $1 RETURNING job, shard)
       SELECT lost.job, j.code, array_agg(lost.shard ORDER BY lost.shard) AS shards
       FROM lost JOIN redut_lab.job j ON j.id = lost.job GROUP BY lost.job, j.code`,
      [lender],
    );
    for (const { job, code, shards } of rows) await this.enqueue(client, job, code, shards);
  }
  async progress(id: string): Promise<Progress> {
    const { rows } = await this.pool.query<Progress>(
      `SELECT j.shards, j.closed, j.failed,
         (SELECT count(*)::int FROM redut_lab.outcome o WHERE o.job = j.id AND ${RELIABLE}) AS done,
         (SELECT count(*)::int FROM redut_lab.outcome o WHERE o.job = j.id AND NOT ${RELIABLE}) AS unsure
       FROM redut_lab.job j WHERE j.id = $1`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) throw new InputError(id, 'there is no such job');
    return row;
  }
  /** Adds to the merged shards of a job what has come since, in order and some at a time: memory does not grow with the shards. */
  async follow(id: string, merged: MergedShards): Promise<void> {
    for (let found = READ_AT_ONCE; found === READ_AT_ONCE && !merged.over;) {
      const { rows } = await this.pool.query<{ shard: number; outcome: string }>(
        `SELECT o.shard, o.outcome FROM redut_lab.outcome o
         WHERE o.job = $1 AND o.shard >= $2 AND o.shard < $3 AND ${RELIABLE} ORDER BY o.shard`,
        [id, merged.next, merged.next + READ_AT_ONCE],
      );
      found = 0;
      for (const { shard, outcome } of rows) {
        if (shard !== merged.next || merged.over) break;
        merged.add(shard, JSON.parse(outcome) as Outcome);
        found++;
      }
    }
    if (!merged.over) return;
    await this.pool.query('UPDATE redut_lab.job SET closed = TRUE WHERE id = $1', [id]);
    await this.forget(id, merged.job.code);
  }
  /** Nobody needs what is left of a study; what is being played meanwhile is passed over later. */
  private async forget(id: string, code: string): Promise<void> {
    await this.pool.query(
      `DELETE FROM ${SCHEMA}.job WHERE name = $1 AND state IN ('created', 'retry') AND data->>'job' = $2`,
      [queueOf(code), id],
    );
  }
  /** Jobs of this code that are not done: who works until all is done looks here. */
  async unfinished(code: string): Promise<number> {
    const { rows } = await this.pool.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM redut_lab.job j WHERE j.code = $1 AND NOT j.closed AND j.failed IS NULL
       AND j.shards > (SELECT count(*) FROM redut_lab.outcome o WHERE o.job = j.id AND ${RELIABLE})`,
      [code],
    );
    return rows[0]?.open ?? 0;
  }
}
