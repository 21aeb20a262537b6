import { closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { faultIn, opened } from './sqlite-file.ts';

/**
 * One server for one file. The lock is SQLite's own, on a file of nothing beside the data: it ends with the process that has
 * it, however that ends, and keeps nobody from copying the data.
 */
export class FileLock {
  private readonly db: DatabaseSync;
  constructor(file: string) {
    const real = existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
    refuseOddPlace(file, real);
    const beside = `${real}-lock`;
    closeSync(openSync(beside, 'a', 0o600));
    this.db = opened(beside, { timeout: 0 });
    try {
      this.db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      this.db.close();
      if (!(error instanceof Error) || !/locked|busy/.test(error.message)) throw faultIn(beside, error);
      throw new Error(
        `another server is using ${file}: stop that one, or give this one a file of its own (--data FILE, or DATA)`,
        { cause: error },
      );
    }
  }
  release(): void {
    this.db.close();
  }
}
/**
 * A folder holds no data; and lock and log lie beside a name: a server that came by another one would see neither, and
 * the data would be lost.
 */
function refuseOddPlace(file: string, real: string): void {
  const found = statSync(real, { throwIfNoEntry: false });
  if (found?.isDirectory() === true)
    throw new Error(`${file} is a folder: name a file in it, such as ${join(file, 'redut.sqlite')}`);
  if (found !== undefined && found.nlink > 1)
    throw new Error(`${file} has another name (a hard link), by which it could be used twice: remove that, or copy it`);
}
