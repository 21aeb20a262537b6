import { Worker } from 'node:worker_threads';
import type { Engine, Row, Statement, Value } from './engine.ts';
import { SqlStore } from './sql-store.ts';
import { asError, SqliteFile, type SqliteOptions, type Written } from './sqlite-file.ts';
import type { Batch, Numbered } from './sqlite-writer.ts';

/** At most so many writes share a commit: while one half of many tables is written, the other can think. */
const TOGETHER = 100;

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (changed: number) => void;
  readonly reject: (reason: Error) => void;
}
const CLOSED = 'the store is closed';

/**
 * One file, one writer. Writes that come while a commit is under way share the next one; each is acknowledged after the
 * commit that it was part of has been flushed to the disk. What is in memory only is written by the thread that asks.
 */
export class SqliteEngine implements Engine {
  readonly shared = false;
  /** Commits so far, for who measures. */
  commits = 0;
  private readonly data: SqliteFile;
  private readonly writer: Worker | undefined;
  /** The texts that the writer knows, by number: they are longer than what they are given. */
  private readonly texts = new Map<string, number>();
  private queue: Waiting[] = [];
  private flying: readonly Waiting[] = [];
  private scheduled = false;
  private closing: Promise<void> | undefined;

  constructor(file: string, options: SqliteOptions = {}) {
    this.data = new SqliteFile(file, options);
    if (file === ':memory:') return;
    this.writer = new Worker(new URL('sqlite-writer.ts', import.meta.url), { workerData: { file, options } });
    this.writer.on('message', (written: readonly Written[]) => this.landed(written));
    this.writer.on('error', (error: Error) => this.fail(error));
    // Only what is under way keeps the process from ending.
    this.writer.unref();
  }
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    if (!this.data.isOpen) return Promise.reject(new Error(CLOSED));
    return Promise.resolve(this.data.all(sql, values));
  }
  write(first: Statement, ...others: readonly Statement[]): Promise<number> {
    if (this.closing !== undefined) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      this.queue.push({ statements: [first, ...others], resolve, reject });
      this.schedule();
    });
  }
  async compact(): Promise<void> {
    if (this.writer !== undefined) await this.data.compact();
  }
  close(): Promise<void> {
    return (this.closing ??= this.finish());
  }
  private async finish(): Promise<void> {
    while (this.queue.length > 0 || this.flying.length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.writer !== undefined) {
      const gone = new Promise((resolve) => this.writer!.once('exit', resolve));
      this.writer.ref();
      this.writer.postMessage('close', []);
      await gone;
    }
    this.data.close();
  }

  /** What comes in the same turn of the loop goes together. */
  private schedule(): void {
    if (this.scheduled || this.flying.length > 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (this.flying.length === 0) this.flush();
    });
  }
  private flush(): void {
    if (this.queue.length === 0) return;
    this.flying = this.queue.slice(0, TOGETHER);
    this.queue = this.queue.slice(TOGETHER);
    if (this.writer === undefined) {
      this.landed(this.data.commit(this.flying.map(({ statements }) => statements)));
      return;
    }
    const texts: string[] = [];
    const writes = this.flying.map(({ statements }) => statements.map((one) => this.numbered(one, texts)));
    const batch: Batch = { texts, writes };
    this.writer.ref();
    this.writer.postMessage(JSON.stringify(batch), []);
  }
  private numbered({ sql, values }: Statement, fresh: string[]): Numbered {
    let number = this.texts.get(sql);
    if (number === undefined) {
      number = this.texts.size;
      this.texts.set(sql, number);
      fresh.push(sql);
    }
    return [number, ...values];
  }
  private landed(written: readonly Written[]): void {
    const { flying } = this;
    this.flying = [];
    this.commits++;
    this.writer?.unref();
    // The writer goes on with what has come meanwhile while we tell what it has done.
    if (this.writer !== undefined) this.flush();
    flying.forEach(({ resolve, reject }, i) => {
      const one = written[i]!;
      if (typeof one === 'number') resolve(one);
      else reject(asError(one));
    });
    this.schedule();
  }
  /** The writer is gone: what was under way may or may not have been written. */
  private fail(error: Error): void {
    const waiting = [...this.flying, ...this.queue];
    this.flying = [];
    this.queue = [];
    for (const { reject } of waiting) reject(error);
  }
}
export const openSqlite = (file: string, options?: SqliteOptions): SqlStore =>
  new SqlStore(new SqliteEngine(file, options));
