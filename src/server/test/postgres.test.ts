import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { StoreAway } from '../store/engine.ts';
import { openPostgres, PostgresEngine } from '../store/postgres.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { SqlStore } from '../store/sql-store.ts';
import type { ServerStore } from '../store/store.ts';
import { Client as TortureClient, post } from '../torture/client.ts';
import { hasPostgres, PostgresHere } from '../torture/postgres-here.ts';
import {
  conformsAsMatchStore,
  conformsAsServerStore,
  event,
  expectBroughtUpToDate,
  header,
  OF_THE_FIRST_SCHEMA,
} from './conformance.ts';
import { game, moveOf, ok, Tavern, until } from './tavern.ts';

// A system for which the package brings no binaries cannot run these. All share one store, whose time goes on from one to
// the next.
describe.skipIf(!(await hasPostgres()))('in a PostgreSQL', { shuffle: false }, () => {
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

  test('who plays at another server is told at once, without waiting to be asked', async () => {
    // Nobody asks for a minute: whatever comes sooner was hinted at.
    const patience = { refresh: 60_000 };
    const [one, two] = [
      await Tavern.open({ store: await openPostgres(database.url), patience }),
      await Tavern.open({ store: await openPostgres(database.url), patience }),
    ];
    const { ann, bob, eve, room } = await one.table();
    const far = new TortureClient(game('skirmish'), bob.guest, true);
    await far.connect(two.base);
    await ok(far.enter(room));
    const control = (client: TortureClient): boolean => client.texts.some((text) => text.startsWith('{"ev":"control"'));
    await until(() => control(bob));
    const chance = new FastChance(1);
    let told = 0;
    for (let i = 0; i < 12 && ann.replica?.about?.phase === 'on'; i++) {
      const mover = [ann, far].find((client) => moveOf(client, chance) !== undefined)!;
      const { version } = await ok(mover.send({ cmd: 'act', match: ann.room!.match, ...moveOf(mover, chance)! }));
      await until(() => [ann, far, eve].every((client) => client.version === version));
      told++;
    }
    expect(told).toBeGreaterThan(3);
    await ok(far.send({ cmd: 'phrase', room, phrase: 'hello' }));
    await until(() => eve.texts.some((text) => text.startsWith('{"ev":"talk"')));
    far.cut();
    await one.close();
    await two.close();
  });

  /** A database of its own beside the one of the tests, and somebody who may do anything there. */
  const another = async (name: string): Promise<{ url: string; client: Client }> => {
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    const url = database.url.replace(/[^/]*$/, name);
    const client = new Client({ connectionString: url });
    await client.connect();
    return { url, client };
  };
  test('a letter that the database cannot keep is bad input, not something to be sent again', async () => {
    const tavern = await Tavern.open({ store: await openPostgres(database.url) });
    const { ann, room } = await tavern.table();
    const match = ann.room!.match;
    for (const message of [
      { cmd: 'enter', room: 'a\0' },
      { cmd: 'concede', match, id: 'a\0' },
      { cmd: 'mute', room, who: '\uD800' },
    ])
      expect(await ann.send(message)).toMatchObject({ re: 'bad' });
    await expect(post(tavern.base, 'push/end', { endpoint: 'a\0' }, ann.guest.token)).rejects.toThrow('400');
    await tavern.close();
  });

  test('tables of the first schema are brought up to date once; newer ones are refused', async () => {
    const { url, client } = await another('old');
    for (const sql of MIGRATIONS[0]!) await client.query(sql);
    for (const sql of OF_THE_FIRST_SCHEMA) await client.query(sql);
    await client.query('CREATE TABLE schema_version (version BIGINT NOT NULL)');
    await client.query('INSERT INTO schema_version VALUES (1)');
    for (const server of await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])) {
      await expectBroughtUpToDate(server);
      await server.close();
    }
    const { rows } = await client.query('SELECT version FROM schema_version ORDER BY version');
    expect(rows.map(({ version }: { version: string }) => Number(version))).toEqual(MIGRATIONS.map((_, i) => i + 1));
    await client.query(`INSERT INTO schema_version VALUES (${MIGRATIONS.length + 1})`);
    await expect(openPostgres(url)).rejects.toThrow(`schema ${MIGRATIONS.length + 1}`);
    await client.end();
  });
  test('a database that would not flush what it commits is refused', async () => {
    const { url, client } = await another('hasty_disk');
    await client.query('ALTER DATABASE hasty_disk SET synchronous_commit = off');
    await client.end();
    await expect(openPostgres(url)).rejects.toThrow('synchronous_commit is off');
  });

  test('an append that was given up may come true later: the log has it once', async () => {
    const hasty = new SqlStore(new PostgresEngine(database.url, { statementMs: 300 }));
    await store.create(header('hasty'), 'ab'.repeat(32));
    const row = { ...event(1), body: { do: 'deal' as const } };
    const blocker = new Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE match_event IN SHARE MODE');
    await expect(hasty.append('hasty', row)).rejects.toBeInstanceOf(StoreAway);
    expect(await store.latest('hasty')).toBe(0);
    await blocker.query('COMMIT');
    await blocker.end();
    await until(async () => (await store.latest('hasty')) > 0);
    expect(await store.latest('hasty')).toBe(1);
    expect(await store.append('hasty', row)).toBe(false);
    expect((await store.load('hasty'))!.rows.map(({ id }) => id)).toEqual(['c1']);
    await hasty.close();
  });
  test('a database that is gone is told from a statement that is wrong', async () => {
    const { url, client } = await another('gone');
    const engine = new PostgresEngine(url);
    await expect(engine.read('SELECT nothing', [])).rejects.not.toBeInstanceOf(StoreAway);
    await expect(engine.write({ sql: 'INSERT INTO nowhere VALUES (1)', values: [] })).rejects.not.toBeInstanceOf(
      StoreAway,
    );
    // A letter that PostgreSQL does not keep.
    await expect(engine.read('SELECT CAST(?1 AS TEXT)', ['\0'])).rejects.not.toBeInstanceOf(StoreAway);
    const sleeping = engine.read('SELECT pg_sleep(60)', []);
    const ended = expect(sleeping).rejects.toBeInstanceOf(StoreAway);
    const stop = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
    await until(async () => ((await client.query(stop)).rowCount ?? 0) > 0);
    await ended;
    await engine.close();
    await client.end();
    const nobody = new PostgresEngine('postgres://127.0.0.1:1/none');
    await expect(nobody.read('SELECT 1', [])).rejects.toBeInstanceOf(StoreAway);
    await nobody.close();
  });
});
