import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { openPostgres, PostgresEngine } from '../store/postgres.ts';
import { SqlStore } from '../store/sql-store.ts';
import type { ServerStore } from '../store/store.ts';
import { hasPostgres, PostgresHere } from '../torture/postgres-here.ts';
import { conformsAsMatchStore, conformsAsServerStore, event, header } from './conformance.ts';

// A system for which the package brings no binaries cannot run these.
describe.skipIf(!(await hasPostgres()))('in a PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-postgres-'));
  let database: PostgresHere;
  let store: ServerStore;
  beforeAll(async () => {
    database = await PostgresHere.start(folder);
    // Two servers that start at once lay out the tables once.
    const [one, two] = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
    store = one;
    await two.close();
  });
  afterAll(async () => {
    await store?.close();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  conformsAsMatchStore(() => Promise.resolve(store));
  conformsAsServerStore(() => Promise.resolve(store));

  test('an append that was given up may come true later: the log has it once', async () => {
    const hasty = new SqlStore(new PostgresEngine(database.url, { statementMs: 300 }));
    await store.create(header('hasty'), 'ab'.repeat(32));
    const row = { ...event(1), body: { do: 'deal' as const } };
    const blocker = new Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE match_event IN SHARE MODE');
    await expect(hasty.append('hasty', row)).rejects.toThrow();
    expect(await store.latest('hasty')).toBe(0);
    await blocker.query('COMMIT');
    await blocker.end();
    for (let i = 0; i < 100 && (await store.latest('hasty')) === 0; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await store.latest('hasty')).toBe(1);
    expect(await store.append('hasty', row)).toBe(false);
    expect((await store.load('hasty'))!.rows.map(({ id }) => id)).toEqual(['c1']);
    await hasty.close();
  });
});
