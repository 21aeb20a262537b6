import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { backup } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fields, InputError } from '../../kernel/input.ts';
import type { Result } from '../../match/messages.ts';
import type { StoredMatch } from '../../match/store.ts';
import { faultIn, opened } from './sqlite-file.ts';
import type { ServerStore } from './store.ts';
import { isFull, wholeFile } from './whole-file.ts';

const PAGE = 100;

/** Every match as one line of JSON, with its secret: a copy of the data, not something to publish. */
export async function* exported(store: ServerStore): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const names = await store.matchesAfter(after, PAGE);
    for (const name of names) {
      const stored = await store.load(name);
      const more = { result: await store.resultOf(name), served: await store.served() };
      if (stored !== undefined) yield JSON.stringify({ ...stored, ...more });
    }
    if (names.length < PAGE) return;
    after = names.at(-1)!;
  }
}
/** True if the match was new here. A match that is there already, whole or in part, is gone on with, never changed. */
export async function imported(store: ServerStore, line: string): Promise<boolean> {
  const read = readMatch(line);
  const { result, served } = read;
  const here = served === undefined ? 0 : await store.serve(served);
  const { header, secret, rows, saved, orders } = served === undefined ? read : later(read, here - served);
  const created = await store.create(header, secret);
  const have = created ? 0 : await store.latest(header.match);
  for (const row of rows.slice(have)) {
    const last = row.version === rows.length ? result : undefined;
    if (!(await store.append(header.match, row, last)))
      throw new InputError(`match ${header.match}`, `version ${row.version} does not follow`);
  }
  if (saved !== undefined) await store.savePosition(header.match, saved);
  for (const [seat, order] of orders.entries()) if (order) await store.saveOrders(header.match, seat, order);
  return created;
}
/** Where the time at the tables has come further, clocks would run out on the way: the match moves along with it. */
function later({ header, rows, saved, ...rest }: StoredMatch, by: number): StoredMatch {
  const since = (at: number): number => (at < 0 ? at : at + by);
  const moved = saved && {
    ...saved,
    ledger: {
      ...saved.ledger,
      at: saved.ledger.at + by,
      asked: saved.ledger.asked === undefined ? undefined : saved.ledger.asked + by,
      clock: saved.ledger.clock?.map((clock) => ({ ...clock, since: since(clock.since) })),
    },
  };
  return {
    ...rest,
    header: { ...header, at: header.at + by },
    rows: rows.map((row) => ({ ...row, at: row.at + by })),
    saved: moved,
  };
}
type Exported = StoredMatch & { readonly result?: Result; readonly served?: number };
function readMatch(line: string): Exported {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new InputError('line', 'is not JSON');
  }
  const fields = new Fields(json, '');
  for (const name of ['header', 'secret', 'rows', 'orders']) {
    if (!fields.has(name)) throw new InputError(name, 'is missing: this is not an exported match');
  }
  for (const name of ['rows', 'orders'])
    if (!Array.isArray(fields.raw(name))) throw new InputError(name, 'must be a list');
  if (typeof fields.inside('header').raw('match') !== 'string') throw new InputError('header.match', 'must be text');
  const served = fields.raw('served') ?? 0;
  if (!Number.isSafeInteger(served)) throw new InputError('served', 'must be a whole number');
  return json as Exported;
}
/** Copies a file of data while it is in use; the copy is as of one moment, and whole or not there. */
export function backedUp(file: string, to: string): Promise<void> {
  return wholeFile(to, async (beside) => {
    const source = opened(file, { readOnly: true });
    try {
      await backup(source, beside);
    } catch (error) {
      throw isFull(error) ? error : faultIn(file, error);
    } finally {
      source.close();
    }
  });
}
/** All matches as lines, in a file that is whole or not there. How many they are. */
export async function exportedTo(store: ServerStore, to: string): Promise<number> {
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const line of exported(store)) {
      count++;
      yield `${line}\n`;
    }
  };
  await wholeFile(to, (beside) => pipeline(Readable.from(lines()), createWriteStream(beside)));
  return count;
}
/** The lines of such a file, once all of them can be read; says which one cannot. */
export async function importedFrom(store: ServerStore, file: string): Promise<{ added: number; all: number }> {
  await eachLine(file, (line) => void readMatch(line));
  let [added, all] = [0, 0];
  await eachLine(file, async (line) => {
    if (await imported(store, line)) added++;
    all++;
  });
  return { added, all };
}
async function eachLine(file: string, work: (line: string) => Promise<void> | void): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number++;
    if (line.trim() === '') continue;
    try {
      await work(line);
    } catch (error) {
      throw error instanceof InputError ? new InputError(`${file}:${number}`, error.message) : error;
    }
  }
}
