import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore, serve } from '../serve.ts';
import { openFaulty } from '../store/faulty.ts';
import { FileLock } from '../store/file-lock.ts';
import { forget } from '../forget.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backedUp, exportedTo, importedFrom } from '../store/transfer.ts';
import { FileExists, wholeFile } from '../store/whole-file.ts';
import { MOST_REMARKS } from '../room.ts';
import { newRoom } from '../torture/client.ts';
import { noLog } from '../watch/log.ts';
import { Readiness } from '../watch/readiness.ts';
import { houseOf, ok, Tavern, until } from './tavern.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const source = join(import.meta.dirname, '../store/file-lock.ts');

test('a second server on the same file is refused by name, also after the first was killed', async () => {
  const file = join(folder, 'one', 'redut.sqlite');
  const options = { place: { file }, port: 0, host: '127.0.0.1', log: noLog };
  const first = await serve(options);
  await expect(serve(options)).rejects.toThrow(`another server is using ${file}: stop that one`);
  await backedUp(file, join(folder, 'while-locked.sqlite'));
  await first.stop();
  const second = await serve(options);
  await second.stop();

  const hold = `import { FileLock } from ${JSON.stringify(source)}; new FileLock(${JSON.stringify(file)});
    console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(() => new FileLock(file)).toThrow('another server');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  new FileLock(file).release();
});

test('a folder is refused as what it is, and a file in it is proposed', async () => {
  await expect(serve({ place: { file: folder }, port: 0, host: '127.0.0.1', log: noLog })).rejects.toThrow(
    `${folder} is a folder: name a file in it, such as ${join(folder, 'redut.sqlite')}`,
  );
});

test('a file that has a second name is refused by both: its lock would be seen by neither', async () => {
  const [file, other] = [join(folder, 'named.sqlite'), join(folder, 'named-otherwise.sqlite')];
  await openSqlite(file).close();
  linkSync(file, other);
  for (const name of [file, other])
    await expect(serve({ place: { file: name }, port: 0, host: '127.0.0.1', log: noLog })).rejects.toThrow(
      `${name} has another name (a hard link)`,
    );
  rmSync(other);
  new FileLock(file).release();
});

test('the data and every copy of it are for nobody else to read, in a folder that is not either', async () => {
  const file = join(folder, 'own', 'redut.sqlite');
  const store = await openStore({ file });
  await store.beat(1);
  expect(mode(join(folder, 'own'))).toBe('700');
  for (const end of ['', '-wal', '-shm']) expect([end, mode(`${file}${end}`)]).toEqual([end, '600']);
  const [copy, lines] = [join(folder, 'copy.sqlite'), join(folder, 'lines.jsonl')];
  await backedUp(file, copy);
  await exportedTo(store, lines);
  expect([mode(copy), mode(lines)]).toEqual(['600', '600']);
  await store.close();
  chmodSync(file, 0o644);
  await (await openStore({ file })).close();
  expect(mode(file)).toBe('600');
});

test('what is not a file of data is named, and left as it is', async () => {
  const file = join(folder, 'notes.txt');
  const text = 'these are notes, and not a file of data\n'.repeat(200);
  const named = `${file}: file is not a database`;
  writeFileSync(file, text);
  await expect(openStore({ file })).rejects.toThrow(named);
  await expect(serve({ place: { file }, port: 0, host: '127.0.0.1', log: noLog })).rejects.toThrow(named);
  await expect(backedUp(file, join(folder, 'copy-of-notes'))).rejects.toThrow(named);
  expect(readFileSync(file, 'utf8')).toBe(text);
  const lock = join(folder, 'data.sqlite-lock');
  writeFileSync(lock, text);
  expect(() => new FileLock(join(folder, 'data.sqlite'))).toThrow(`${lock}: file is not a database`);
});

test('a copy is there whole or not at all, and none is overwritten', async () => {
  const [to, torn] = [join(folder, 'kept'), join(folder, 'torn')];
  writeFileSync(to, 'mine');
  const store = openFaulty();
  await expect(exportedTo(store, to)).rejects.toThrow(FileExists);
  await expect(backedUp(join(folder, 'none.sqlite'), torn)).rejects.toThrow();
  await expect(
    wholeFile(torn, (beside) => {
      writeFileSync(beside, 'half');
      expect(existsSync(torn)).toBe(false);
      return Promise.reject(new Error('the disk is full'));
    }),
  ).rejects.toThrow('the disk is full');
  // Somebody else was faster.
  await expect(wholeFile(torn, () => Promise.resolve(writeFileSync(torn, 'theirs')))).rejects.toThrow(FileExists);
  expect([readFileSync(to, 'utf8'), readFileSync(torn, 'utf8')]).toEqual(['mine', 'theirs']);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  const lines = join(folder, 'bad.jsonl');
  writeFileSync(lines, '\n{"header": {}, "secret": "", "rows": 3, "orders": []}\n');
  await expect(importedFrom(store, lines)).rejects.toThrow('bad.jsonl:2: rows: must be a list');
  // What stands before a line that is torn is not taken in either.
  const header = { match: 'whole.match.1', game: 'skirmish', edition: 1, setup: {}, seats: [], at: 1 };
  const good = JSON.stringify({
    header: { ...header, commitment: '', standIn: '' },
    secret: 'ab',
    rows: [],
    orders: [],
  });
  writeFileSync(lines, `${good}\n${good.slice(0, 40)}\n`);
  await expect(importedFrom(store, lines)).rejects.toThrow('bad.jsonl:2: line: is not JSON');
  expect(await store.matchesAfter('', 100)).not.toContain(header.match);
  writeFileSync(lines, `${good}\n`);
  expect(await importedFrom(store, lines)).toEqual({ added: 1, all: 1 });
});

test('what is forgotten leaves no byte in the file, while a server has it open', async () => {
  const file = join(folder, 'forget.sqlite');
  const server = openSqlite(file);
  const tavern = await Tavern.open({ store: server });
  const { ann, room } = await tavern.table();
  await ok(ann.send({ cmd: 'say', room, text: 'words of a match that ended' }));
  await ok(ann.send({ cmd: 'concede', match: ann.room!.match }));
  const bob = await tavern.guest('Somebody-Memorable');
  const lone = await newRoom(tavern.base, bob.guest, { game: 'skirmish', seat: 0 });
  await ok(bob.enter(lone.room));
  for (let i = 0; i < 4; i++) await ok(bob.send({ cmd: 'say', room: lone.room, text: `${i} words in an empty room` }));
  // A room of many words fills pages of its own, which nobody overwrites when they are free.
  const talk = Array.from({ length: MOST_REMARKS }, (_, i) => ({
    id: `${i}`,
    who: bob.guest.who,
    at: 1,
    text: `${i} of many words `.repeat(25),
  }));
  await houseOf(tavern).rooms.change(lone.room, (body) => ({ ...body, talk: [...body.talk, ...talk] }));
  await server.subscribe(
    { who: bob.guest.who, session: '' },
    { endpoint: 'https://endpoint', p256dh: 'p', auth: 'a', language: 'uk' },
    1,
    2,
  );
  await server.keepDaily({ day: '2026-01-31', game: 'afu', who: bob.guest.who, score: 3, at: 1 });
  bob.cut();
  ann.cut();
  const on = await tavern.table();
  await ok(on.ann.send({ cmd: 'say', room: on.room, text: 'words of a match that is on' }));
  await until(() => !ann.connected);

  const day = 24 * 3600 * 1000;
  const traces = [
    'words of a match that ended',
    'words in an empty room',
    'of many words',
    'Somebody-Memorable',
    'https://endpoint',
  ];
  const bytes = (): string => [file, `${file}-wal`].map((one) => readFileSync(one, 'latin1')).join('');
  const rows = [lone.room, lone.code, bob.guest.who, room];
  for (const trace of [...traces, ...rows]) expect([trace, bytes().includes(trace)]).toEqual([trace, true]);
  const other = openSqlite(file);
  const now = Date.now() + 366 * day;
  const { rooms, guests } = await forget(other, now - 30 * day, now);
  expect([rooms, guests >= 3]).toEqual([2, true]);
  for (const trace of [...traces, ...rows]) expect([trace, bytes().includes(trace)]).toEqual([trace, false]);
  expect(statSync(`${file}-wal`).size).toBe(0);
  await other.close();
  // The server goes on with what it has, and what was on is there.
  expect((await server.load(on.ann.room!.match))?.rows.length).toBeGreaterThan(2);
  await ok(on.ann.send({ cmd: 'concede', match: on.ann.room!.match }));
  await tavern.close();
});

test('ready means that something could be written: asked a thousand times it is tried once', async () => {
  let [now, tries, fails] = [0, 0, false];
  const said: string[] = [];
  const write = (): Promise<void> => {
    tries++;
    return fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
  };
  const readiness = new Readiness(
    write,
    (level, event, { error = '' } = {}) => void said.push(`${level} ${event} ${error}`),
    () => now,
  );
  const asked = await Promise.all(Array.from({ length: 1000 }, () => readiness.ask()));
  expect([asked.every(Boolean), tries]).toEqual([true, 1]);
  fails = true;
  expect(await readiness.ask()).toBe(true);
  now += 5000;
  expect([await readiness.ask(), await readiness.ask(), tries]).toEqual([false, false, 2]);
  now += 1000;
  expect(await readiness.ask()).toBe(false);
  fails = false;
  now += 1000;
  expect(await readiness.ask()).toBe(true);
  expect(said).toEqual(['error not ready: nothing can be written the disk is full', 'info ready again ']);
});
test('a server that cannot write is alive and not ready', async () => {
  let fault: 'lost' | undefined = 'lost';
  const tavern = await Tavern.open({ store: openFaulty((sql) => (sql.includes('INTO setting') ? fault : undefined)) });
  const status = async (path: string): Promise<number> => (await fetch(`${tavern.base}${path}`)).status;
  expect([await status('/health/live'), await status('/health/ready'), await status('/health')]).toEqual([
    200, 503, 503,
  ]);
  fault = undefined;
  await until(async () => (await status('/health/ready')) === 200);
  expect(await status('/health')).toBe(200);
  await tavern.close();
});

/** Where one may have a disk of one's own. */
const small = ['unshare', '-rm', 'sh', '-c'] as const;
const onSmallDisk = (line: string): readonly string[] => [
  ...small.slice(1),
  `mount -t tmpfs -o size=6m tmpfs "$0" && ${line}`,
];
const mayMount = spawnSync(small[0], [...onSmallDisk('true'), folder]).status === 0;
test.skipIf(!mayMount)('a full disk loses nothing that was acknowledged, and is got over', () => {
  const disk = mkdtempSync(join(folder, 'disk-'));
  const script = join(import.meta.dirname, 'full-disk.ts');
  const run = spawnSync(small[0], [...onSmallDisk('exec "$1" "$2" "$0"'), disk, process.execPath, script], {
    timeout: 240_000,
    killSignal: 'SIGKILL',
  });
  expect([run.status, run.stderr.toString()]).toEqual([0, '']);
  const report = JSON.parse(run.stdout.toString()) as Record<string, unknown> & { events: string[] };
  expect(report).toMatchObject({ before: 200, live: 200, full: 503, stillLive: 200, after: 200, wentOn: true });
  expect(report['answers']).toContain('again');
  expect(report['roomMade']).toMatch(/^rooms: 503 .*"server\.noStore"/);
  expect(report).toMatchObject({ lost: [], left: [] });
  // Packs are opened once, and what was told of them is what is kept, also where there was no room for it at first.
  const said = { notOpened: 'again', notBrought: 'again', saidAgain: ['ok', 'ok', 'ok'], broughtTimes: 1 };
  expect(report['sealed']).toEqual({ ...said, packs: true });
  // It is the copy for which there is no room.
  for (const what of ['backup', 'exported'])
    expect(report[what]).toMatch(new RegExp(`^${join(disk, 'copies')}: .*(?:full|no space)`));
  expect(report.events.some((event) => /^not ready: nothing can be written: .*full/.test(event))).toBe(true);
});
