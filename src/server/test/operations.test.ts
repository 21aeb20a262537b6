import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Sight } from '../../kernel/sight.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Match } from '../../match/match.ts';
import { ProcessBot } from '../bots/process-bot.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openFaulty } from '../store/faulty.ts';
import { backedUp, exported, imported } from '../store/transfer.ts';
import { Client, newRoom } from '../torture/client.ts';
import { jsonLog } from '../watch/log.ts';
import { game, moveOf, ok, Tavern, until } from './tavern.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-operations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bot = `${process.execPath} ${join(import.meta.dirname, '../../../examples/bot/bot.mjs')}`;
const skirmish = game('skirmish');

test('a server that is stopped in order answers first, says goodbye, and the match goes on at the next', async () => {
  const file = join(folder, 'restart.sqlite');
  const store = openSqlite(file);
  const first = await Tavern.open({ store });
  const { ann, bob, room } = await first.table();
  const chance = new FastChance(3);
  const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined)!;
  const append = store.append.bind(store);
  const came = new Promise<void>((resolve) => {
    vi.spyOn(store, 'append').mockImplementation((...row) => {
      resolve();
      return append(...row);
    });
  });
  const sent = mover.send({ cmd: 'act', match: ann.room!.match, id: 'last', ...moveOf(mover, chance)! });
  const codes: number[] = [];
  ann.onClose = (code) => void codes.push(code);
  await came;
  await first.server.close();
  const { version } = await ok(sent);
  await until(() => codes.length > 0);
  expect(codes).toEqual([1012]);

  const second = await Tavern.open({ store: openSqlite(file) });
  await mover.connect(second.base);
  await ok(mover.enter(room));
  expect(mover.version).toBe(version);
  const again = await mover.send({ cmd: 'act', match: ann.room!.match, id: 'last', serial: 0, actions: ['pass'] });
  expect(again).toMatchObject({ re: 'ok', version });
  mover.cut();
  await second.close();
});

test('whoever is just being let in when a server is stopped does not keep it from stopping', async () => {
  const store = openFaulty();
  const tavern = await Tavern.open({ store });
  const ann = await tavern.guest('Ann');
  ann.cut();
  let letIn = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    const session = store.session.bind(store);
    vi.spyOn(store, 'session').mockImplementation(async (hash, now) => {
      resolve();
      await new Promise<void>((go) => (letIn = go));
      return session(hash, now);
    });
  });
  const late = new Client(skirmish, ann.guest);
  const codes: number[] = [];
  late.onClose = (code) => void codes.push(code);
  const connecting = late.connect(tavern.base).catch(() => undefined);
  await asked;
  const stopped = tavern.server.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  letIn();
  await connecting;
  await until(() => codes.length > 0);
  expect(codes).toEqual([1012]);
  await stopped;
});

test('when the store does not answer, the client is told to say it again, and it is carried out once', async () => {
  let fault: 'lost' | 'unheard' | undefined;
  const store = openFaulty((sql) => (sql.includes('INTO match_event') ? fault : undefined));
  const tavern = await Tavern.open({ store });
  const { ann, bob } = await tavern.table();
  const chance = new FastChance(5);
  for (const kind of ['lost', 'unheard'] as const) {
    const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined)!;
    const message = { cmd: 'act', match: ann.room!.match, id: kind, ...moveOf(mover, chance)! };
    const before = await store.latest(ann.room!.match);
    fault = kind;
    const first = await mover.send(message);
    expect(first?.re).toBe(kind === 'lost' ? 'again' : 'ok');
    fault = undefined;
    expect(await mover.send(message)).toMatchObject({ re: 'ok', version: before + 1 });
    expect(await store.latest(ann.room!.match)).toBe(before + 1);
    await until(() => [ann, bob].every((client) => client.version >= before + 1));
  }
  await tavern.close();
});

test('matches that everybody has left end by themselves', async () => {
  const store = openSqlite(':memory:');
  let now = 1_800_000_000_000;
  const seats = ['ann', 'bob'].map((who) => ({ kind: 'person' as const, who }));
  const clock = { bank: 1000, period: 0, periods: 0, hard: true, lapse: 5000 };
  for (const [match, timed] of [
    ['timed.1', true],
    ['untimed.1', false],
  ] as const) {
    const wanted = { match, setup: {}, secret: secretOfSeed('s'), seats, at: now, ...(timed ? { clock } : {}) };
    const made = await Match.create(skirmish, store, wanted);
    await made.deal('deal', now);
    await store.wake(match, now + 1);
  }
  const tavern = await Tavern.open({ store, hours: { now: () => now, began: now } });
  const phase = async (match: string) => (await (await Match.open(skirmish, store, match)).about()).phase;
  now += 10_000;
  await until(async () => (await phase('timed.1')) === 'over');
  expect(await phase('untimed.1')).toBe('on');
  now += 31 * 24 * 3600 * 1000;
  await until(async () => (await phase('untimed.1')) === 'over');
  expect(await store.resultOf('untimed.1')).toMatchObject({ by: 'absence' });
  await tavern.close();
});

test('a program that speaks in lines plays, and one that talks nonsense does not stop the game', async () => {
  const rules = rulesFor(skirmish, readSetup(skirmish.options, {}));
  const state = rules.create();
  rules.start(state, readSetup(skirmish.options, {}), new FastChance(1));
  const sight = new Sight(rules, 0 as Seat).look(state);
  for (const line of [bot, 'echo nonsense', 'exit 1', 'cat']) {
    const program = new ProcessBot(line);
    const action = await program.choose('m', 0 as Seat, sight);
    expect(rules.decision(state, 0 as Seat)!.options.some((option) => option.action === action)).toBe(true);
    program.close();
  }
});

test('a program that thinks long of one table does not hold up the others', async () => {
  const rules = rulesFor(skirmish, readSetup(skirmish.options, {}));
  const state = rules.create();
  rules.start(state, readSetup(skirmish.options, {}), new FastChance(1));
  const sight = new Sight(rules, 0 as Seat).look(state);
  const program = new ProcessBot('while read line; do case "$line" in *slow*) sleep 60;; *) echo "{}";; esac; done');
  let waited = false;
  const slow = program.choose('slow', 0 as Seat, sight).finally(() => (waited = true));
  for (let i = 0; i < 5; i++) await program.choose('quick', 0 as Seat, sight);
  expect(waited).toBe(false);
  program.close();
  await slow;
});

test('the example bot joins a room by its code, is told its options, and plays to the end', async () => {
  const tavern = await Tavern.open();
  const ann = await tavern.guest('Ann');
  const { room, code, match } = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0 });
  await ok(ann.enter(room));
  const child = spawn(`${bot} ${tavern.base} ${code}`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await until(() => ann.replica!.about!.seats[1]!.kind === 'person');
  await ok(ann.send({ cmd: 'ready', match, nonce: '' }));
  const chance = new FastChance(1);
  await until(() => ann.replica!.about!.phase === 'on');
  while (ann.replica!.about!.phase === 'on') {
    const move = moveOf(ann, chance);
    if (move !== undefined) {
      const { version } = await ok(ann.send({ cmd: 'act', match, ...move }));
      await until(() => ann.version >= version);
    } else await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(ann.replica!.about!.result?.by).toBe('rules');
  expect(await gone).toBe(0);
  await tavern.close();
});

test('matches are exported as lines and imported once; a file is copied while it is in use', async () => {
  const file = join(folder, 'source.sqlite');
  const source = openSqlite(file);
  const tavern = await Tavern.open({ store: source });
  const { ann } = await tavern.table();
  await ok(ann.send({ cmd: 'concede', match: ann.room!.match }));
  const lines: string[] = [];
  for await (const line of exported(source)) lines.push(line);
  const target = openSqlite(':memory:');
  expect(await Promise.all(lines.map((line) => imported(target, line)))).toEqual([true]);
  expect(await imported(target, lines[0]!)).toBe(false);
  expect(await target.load(ann.room!.match)).toEqual(await source.load(ann.room!.match));
  expect(await target.resultOf(ann.room!.match)).toMatchObject({ by: 'concession' });
  await expect(imported(target, '{"header": 1}')).rejects.toThrow('is missing');
  const copy = join(folder, 'copy.sqlite');
  await backedUp(file, copy);
  const copied = openSqlite(copy);
  expect((await copied.load(ann.room!.match))?.rows.length).toBeGreaterThan(3);
  await copied.close();
  await target.close();
  await tavern.close();
});

test('logs are lines of JSON and hold no secrets', async () => {
  let written = '';
  const log = jsonLog((line) => (written += line));
  const fails = openFaulty((sql) => (sql.includes('INTO match_event') ? 'lost' : undefined));
  const tavern = await Tavern.open({ store: fails, log });
  const ann = await tavern.guest('Ann');
  const { room, match } = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0 });
  await ok(ann.enter(room));
  expect((await ann.send({ cmd: 'ready', match, nonce: 'aa' }))?.re).toBe('again');
  const secret = (await fails.load(match))!.secret;
  expect(
    written
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { event: string }).event),
  ).toContain('a command was not settled');
  for (const hidden of [ann.guest.token, secret]) expect(written).not.toContain(hidden);
  await tavern.close();
});
