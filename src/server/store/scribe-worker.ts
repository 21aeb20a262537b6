// The thread behind `Scribe`: it reads whole logs by itself and plays them again, while the server goes on serving.
import { parentPort, workerData } from 'node:worker_threads';
import { letOthersGoFirst } from '../../bots/manners.node.ts';
import { isGameName, moduleOf } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { messageOf } from '../watch/log.ts';
import { StoreAway } from './engine.ts';
import type { Place } from './place.ts';
import { type MatchHistory, recordsFrom } from './records.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteReader } from './sqlite-reader.ts';

/** What is to be written; the answer has the same number. */
export type Order = { readonly n: number } & ({ readonly record: string } | { readonly history: MatchHistory });
export type Written = { readonly n: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly failed: string; readonly away: boolean }
);

letOthersGoFirst();
const place = workerData as Place;
/** Whoever serves has laid it out already: it need not be there at this moment. */
const engine =
  'file' in place
    ? new SqliteReader(place.file)
    : new (await import('./postgres.ts')).PostgresEngine(place.database, { connections: 1 });

async function gameOf(name: string): Promise<AnyGame> {
  if (!isGameName(name)) throw new Error(`there is no game ${name}`);
  return (await moduleOf(name)).game;
}
const records = recordsFrom(gameOf, new SqlStore(engine));
async function written(order: Order): Promise<Written> {
  const { n } = order;
  try {
    return {
      n,
      bytes: await ('record' in order ? records.record(order.record) : records.history(order.history)),
    };
  } catch (error) {
    return { n, failed: messageOf(error), away: error instanceof StoreAway };
  }
}
/** One after the other: never more than one log is here. */
let before: Promise<void> = Promise.resolve();
async function write(order: Order, earlier: Promise<void>): Promise<void> {
  await earlier;
  const answer = await written(order);
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : []);
}
parentPort?.on('message', (order: Order) => {
  before = write(order, before);
});
