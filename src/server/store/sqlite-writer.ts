// The thread that writes: flushing to the disk takes milliseconds in which the server goes on serving.
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement, Value } from './engine.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';

/** A statement: the number of its text, and its values. */
export type Numbered = readonly [text: number, ...values: readonly Value[]];
export interface Batch {
  /** Texts of SQL that were not used before; they are numbered from 0 in the order in which they come. */
  readonly texts: readonly string[];
  readonly writes: readonly (readonly Numbered[])[];
}
const { file, options } = workerData as { readonly file: string; readonly options: SqliteOptions };
const data = new SqliteFile(file, options);
const texts: string[] = [];
const statement = ([text, ...values]: Numbered): Statement => ({ sql: texts[text]!, values });

parentPort?.on('message', (batch: Batch | 'close') => {
  if (batch !== 'close') {
    texts.push(...batch.texts);
    parentPort?.postMessage(data.commit(batch.writes.map((write) => write.map(statement))), []);
    return;
  }
  data.close();
  parentPort?.close();
});
