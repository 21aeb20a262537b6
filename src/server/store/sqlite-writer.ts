// The thread that writes: flushing to the disk takes milliseconds in which the server goes on serving.
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './engine.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';

const { file, options } = workerData as { readonly file: string; readonly options: SqliteOptions };
const data = new SqliteFile(file, options);

parentPort?.on('message', (writes: readonly (readonly Statement[])[] | 'close') => {
  if (writes !== 'close') {
    parentPort?.postMessage(data.commit(writes), []);
    return;
  }
  data.close();
  parentPort?.close();
});
