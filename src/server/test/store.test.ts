import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { MemoryStore } from '../../match/memory.ts';
import { openFaulty } from '../store/faulty.ts';
import { BY_KEY, MIGRATIONS } from '../store/schema.ts';
import { openSqlite, SqliteEngine } from '../store/sqlite.ts';
import { SqlStore } from '../store/sql-store.ts';
import {
  conformsAsMatchStore,
  conformsAsServerStore,
  event,
  expectBroughtUpToDate,
  header,
  OF_THE_FIRST_SCHEMA,
} from './conformance.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.sqlite`);

describe('in the memory of one process', () => conformsAsMatchStore(() => Promise.resolve(new MemoryStore())));
describe('in memory, with faults to come', () => {
  conformsAsMatchStore(() => Promise.resolve(openFaulty()));
  conformsAsServerStore(() => Promise.resolve(openFaulty()));
});
// The time of a store goes on from one test to the next.
describe('in a file', { shuffle: false }, () => {
  const store = openSqlite(newFile());
  afterAll(() => store.close());
  conformsAsMatchStore(() => Promise.resolve(store));
  conformsAsServerStore(() => Promise.resolve(store));
});

test('a file is opened again with everything in it', async () => {
  const file = newFile();
  const first = openSqlite(file);
  await first.create(header('m'), 'ab'.repeat(32));
  await first.append('m', { ...event(1), body: { do: 'deal' } });
  await first.close();
  const second = openSqlite(file);
  expect((await second.load('m'))?.rows.length).toBe(1);
  await second.close();
});

test('a file of the first schema is brought up to date with what is in it; one that is newer than the server is refused', async () => {
  const file = newFile();
  const old = new DatabaseSync(file);
  for (const sql of MIGRATIONS[0]!) old.exec(sql.replace(BY_KEY, 'WITHOUT ROWID'));
  for (const sql of [...OF_THE_FIRST_SCHEMA, 'PRAGMA user_version = 1']) old.exec(sql);
  old.close();
  for (let i = 0; i < 2; i++) {
    const store = openSqlite(file);
    await expectBroughtUpToDate(store);
    expect(await store.settled('name', 'kept')).toBe('kept');
    await store.close();
  }
  const newer = new DatabaseSync(file);
  newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  newer.close();
  expect(() => openSqlite(file)).toThrow(`schema ${MIGRATIONS.length + 1}`);
});

test('writes that come together are committed together', async () => {
  const engine = new SqliteEngine(newFile());
  const store = new SqlStore(engine);
  const before = engine.commits;
  await Promise.all(Array.from({ length: 32 }, (_, i) => store.create(header(`m${i}`), 'ab'.repeat(32))));
  expect(engine.commits - before).toBe(1);
  await store.close();
});

test('a write that cannot be does not take the others with it', async () => {
  const store = openSqlite(newFile());
  const bad = store.addSession('hash', null as unknown as string, 1);
  const good = store.create(header('m'), 'ab'.repeat(32));
  await expect(bad).rejects.toThrow();
  expect(await good).toBe(true);
  await store.close();
});

test('a fault is a fault of the append: lost is not there, unheard is', async () => {
  let next: 'lost' | 'unheard' | undefined;
  const store = openFaulty((sql) => (sql.includes('match_event') ? next : undefined));
  await store.create(header('m'), 'ab'.repeat(32));
  next = 'lost';
  await expect(store.append('m', { ...event(1), body: { do: 'deal' } })).rejects.toThrow();
  expect(await store.latest('m')).toBe(0);
  next = 'unheard';
  await expect(store.append('m', { ...event(1), body: { do: 'deal' } })).rejects.toThrow();
  expect(await store.latest('m')).toBe(1);
});
