// The thread that writes: flushing to the disk takes milliseconds in which the server goes on serving.
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement, Value } from './engine.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';

/** A statement: the number of its text, and its values. */
export type Numbered = readonly [text: number, ...values: readonly Value[]];
/** Sent as JSON: that takes a fraction of the time of having lists cloned. */
export interface Batch {
  /** Texts of SQL that were not used before; they are numbered from 0 in the order in which they come. */
  readonly texts: readonly string[];
  readonly writes: readonly (readonly Numbered[])[];
}
const { file, options } = workerData as { readonly file: string; readonly options: SqliteOptions };
const data = new SqliteFile(file, options);
const texts: string[] = [];
const statement = ([text, ...values]: Numbered): Statement => ({ sql: texts[text]!, values });

parentPort?.on('message', (batch: string) => {
  if (batch !== 'close') {
    const fresh = JSON.parse(batch) as Batch;
    texts.push(...fresh.texts);
    parentPort?.postMessage(data.commit(fresh.writes.map((write) => write.map(statement))), []);
    return;
  }
  data.close();
  parentPort?.close();
});
