// `npm install --no-save graphile-worker && node scripts/launch.mjs bench/lab-queue.ts [jobs]`: what a queue in PostgreSQL
// costs for each shard, by pg-boss and by graphile-worker, side by side on a database of its own: submit, take, note that
// it was done. Milliseconds by the wall and of this process's processor time, for a worker that does nothing else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { PostgresHere } from '../src/server/torture/postgres-here.ts';
import { median } from './clock.ts';

const JOBS = Number(process.argv[2] ?? 300);
const ROUNDS = 3;

interface Contender {
  submit(jobs: number): Promise<void>;
  /** Takes one and notes that it was done; whether there was one. */
  work(): Promise<boolean>;
  close(): Promise<void>;
}
/** Only what is measured is loaded, and only where somebody has installed it. */
const load = (name: string): Promise<unknown> => import(name);

interface Boss {
  start(): Promise<void>;
  createQueue(name: string, options: object): Promise<void>;
  insert(name: string, jobs: readonly object[]): Promise<unknown>;
  fetch(name: string): Promise<readonly { readonly id: string }[]>;
  complete(name: string, id: string): Promise<unknown>;
  stop(options: object): Promise<void>;
}
async function pgBoss(url: string): Promise<Contender> {
  const { PgBoss } = (await load('pg-boss')) as { readonly PgBoss: new (options: object) => Boss };
  const boss = new PgBoss({ connectionString: url, schedule: false });
  await boss.start();
  await boss.createQueue('shards', { heartbeatSeconds: 10, retryLimit: 1000 });
  return {
    async submit(jobs) {
      await boss.insert(
        'shards',
        Array.from({ length: jobs }, (_, shard) => ({ data: { job: 'a', shard } })),
      );
    },
    async work() {
      const [job] = await boss.fetch('shards');
      if (job !== undefined) await boss.complete('shards', job.id);
      return job !== undefined;
    },
    close: () => boss.stop({ graceful: false }),
  };
}

interface GraphileWorker {
  makeWorkerUtils(
    options: object,
  ): Promise<{ addJobs(jobs: readonly object[]): Promise<unknown>; release(): Promise<void> }>;
  runOnce(options: object): Promise<void>;
}
async function graphile(url: string): Promise<Contender> {
  const engine = (await load('graphile-worker')) as GraphileWorker;
  const { Logger } = (await load('@graphile/logger')) as { readonly Logger: new (factory: () => () => void) => object };
  const logger = new Logger(() => () => undefined);
  const pgPool = new Pool({ connectionString: url });
  const tools = await engine.makeWorkerUtils({ pgPool, logger });
  await pgPool.query('SELECT 1');
  return {
    async submit(jobs) {
      await tools.addJobs(
        Array.from({ length: jobs }, (_, shard) => ({ identifier: 'shard', payload: { job: 'a', shard } })),
      );
    },
    // It takes one after the other until there is none.
    async work() {
      await engine.runOnce({
        pgPool,
        logger,
        concurrency: 1,
        taskList: { shard: () => undefined },
        noPreparedStatements: false,
      });
      return false;
    },
    async close() {
      await tools.release();
      await pgPool.end();
    },
  };
}

async function measure(contender: Contender): Promise<readonly [wall: number, processor: number]> {
  await contender.submit(20);
  while (await contender.work());
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    await contender.submit(JOBS);
    while (await contender.work());
    const { user, system } = process.cpuUsage(used);
    rounds.push([(performance.now() - began) / JOBS, (user + system) / 1000 / JOBS]);
  }
  return [median(rounds.map(([wall]) => wall)), median(rounds.map(([, processor]) => processor))];
}

const folder = mkdtempSync(join(tmpdir(), 'redut-queue-'));
const database = await PostgresHere.start(folder);
try {
  for (const [name, open] of [
    ['pg-boss', pgBoss],
    ['graphile-worker', graphile],
  ] as const) {
    const contender = await open(database.url);
    const [wall, processor] = await measure(contender);
    await contender.close();
    console.log(
      `${name}: ${wall.toFixed(2)} ms a shard, ${processor.toFixed(2)} ms of processor time (${JOBS} × ${ROUNDS})`,
    );
  }
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
