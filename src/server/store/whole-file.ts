import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultIn } from './sqlite-file.ts';

const OURS = 0o600;
const SQLITE_FULL = 13;

/** There is such a file already. Nobody's copy is overwritten. */
export class FileExists extends Error {
  constructor(file: string) {
    super(`${file} is there already`);
  }
}
/**
 * A file that is there whole or not at all: `write` fills one beside it that has another name, and it gets its own when
 * everything is on the disk. Only we may read it.
 */
export async function wholeFile(file: string, write: (beside: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new FileExists(file);
  const beside = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    closeSync(openSync(beside, 'wx', OURS));
    await write(beside);
    flush(beside);
    name(beside, file);
    flush(dirname(file));
  } catch (error) {
    throw isFull(error) ? faultIn(file, error) : error;
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${beside}${end}`, { force: true });
  }
}
/** Of Node, or of SQLite, which says the same of any file it has to do with: only the one that is written can be full. */
export function isFull(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL;
}
/** A second name, unlike a new one, is refused if somebody has taken it meanwhile. */
function name(beside: string, file: string): void {
  try {
    linkSync(beside, file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new FileExists(file) : error;
  }
}
function flush(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
