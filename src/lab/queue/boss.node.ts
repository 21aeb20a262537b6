import { InputError } from '../../kernel/input.ts';

/** One shard as the queue hands it out. `retryCount` tells this attempt from an earlier one that was given up. */
export interface Handed {
  readonly id: string;
  readonly retryCount?: number;
  readonly data: { readonly job: string; readonly shard: number; readonly check?: boolean };
}
interface Executor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}
/** What the lab uses of pg-boss. */
export interface Boss {
  on(event: 'error', heard: (error: unknown) => void): void;
  start(): Promise<unknown>;
  stop(options: { readonly graceful: boolean; readonly close: boolean }): Promise<void>;
  createQueue(name: string, options: object): Promise<void>;
  insert(name: string, jobs: readonly object[], options?: { readonly db?: Executor }): Promise<unknown>;
  fetch(name: string, options: { readonly batchSize: number }): Promise<readonly Handed[]>;
  complete(name: string, job: string | Handed, data?: object): Promise<unknown>;
  fail(name: string, job: string | Handed, data?: object): Promise<unknown>;
  touch(name: string, job: string | Handed): Promise<unknown>;
  /** Gives shards of silent workers to others, now. */
  supervise(name: string): Promise<void>;
}

/** Where its tables are. */
export const SCHEMA = 'redut_lab_queue';
/** A worker that is silent for so long has died, and its shard goes to another. */
export const HEARTBEAT_SECONDS = 10;
/** However often workers die, a shard is not given up for it. */
const RETRIES = 10_000;
/** A day: longer than any shard takes. */
const EXPIRES_SECONDS = 23 * 3600;

/** Loaded only by who works with a queue: an optional dependency. */
export async function openBoss(url: string, supervise: boolean): Promise<Boss> {
  const name = 'pg-boss';
  const { PgBoss } = (await import(name).catch((error: unknown) => {
    throw new InputError('pg-boss', `is not installed here: npm install pg-boss (${String(error)})`);
  })) as { readonly PgBoss: new (options: object) => Boss };
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    schedule: false,
    supervise,
    superviseIntervalSeconds: HEARTBEAT_SECONDS / 2,
    monitorIntervalSeconds: HEARTBEAT_SECONDS / 2,
    max: 4,
  });
  // What it says here it tries again by itself.
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
}
export const QUEUE = { heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: RETRIES, expireInSeconds: EXPIRES_SECONDS };
