// The thread behind `Scribe`: it reads whole logs by itself and plays them again, while the server goes on serving.
import { parentPort, workerData } from 'node:worker_threads';
import { letOthersGoFirst } from '../../bots/manners.node.ts';
import { isGameName, moduleOf } from '../../games/index.ts';
import { recordOf } from '../../match/recording.ts';
import type { Place } from '../serve.ts';
import { messageOf } from '../watch/log.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteReader } from './sqlite-reader.ts';

export type Written = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failed: string };

letOthersGoFirst();
const place = workerData as Place;
const opened =
  'file' in place
    ? new SqlStore(new SqliteReader(place.file))
    : (await import('./postgres.ts')).openPostgres(place.database, { connections: 1 });

async function written(match: string): Promise<Written> {
  try {
    const stored = await (await opened).load(match);
    const name = stored?.header.game ?? '';
    if (stored === undefined || !isGameName(name)) return { failed: `there is no match ${match}` };
    const { game } = await moduleOf(name);
    return { bytes: new TextEncoder().encode(JSON.stringify(recordOf(game, stored))) };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
parentPort?.on('message', (match: string) => {
  void written(match).then((answer) => parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : []));
});
