import { war as warGame } from '../../games/war/game.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Opened } from '../../kernel/packs.ts';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import { Options } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Recorded } from '../../kernel/record.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { DAILY, type DailyGame, dailySeed, dayOf } from '../../match/daily.ts';
import { PHRASES } from '../../match/phrases.ts';
import { ProcessBot } from '../bots/process-bot.ts';
import { newVapidKeys } from '../push/vapid.ts';
import { openFaulty } from '../store/faulty.ts';
import type { Client } from '../torture/client.ts';
import { Coverage, OF_CAMPAIGNS, OF_EVENTS, OF_PODS, OF_RATINGS_AND_LENDING } from './coverage.ts';
import { dealt, heardThat, Overheard, phaseOf, playsOn } from './overheard.ts';
import { moveOf, ok, rule, until } from './tavern.ts';

const LONG = 600_000;
const coverage = new Coverage();
let clock = 1_800_000_000_000;
let failing = false;
let house: Overheard;
beforeAll(async () => {
  const push = {
    subject: 'mailto:host@example.org',
    keys: newVapidKeys(),
    post: () => Promise.resolve({ status: 201 }),
  };
  house = await Overheard.open(coverage, {
    store: openFaulty((sql) => (failing && sql.includes('match_event') ? 'lost' : undefined)),
    hours: { now: () => clock, began: 0 },
    patience: { replace: 0, absent: 0, notice: 3_600_000 },
    push,
  });
});

const together = async (game: string, ...names: readonly string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => house.client(name, game)));

/** Asks for one move more than it may take back by itself, which the other grants or not. */
async function takesBack(asks: Client, other: Client, cmd: 'agree' | 'disagree'): Promise<void> {
  const { match } = asks.room!;
  await ok(asks.send({ cmd: 'resume', match, have: -1 }));
  const { serials, undo } = asks.replica!.about!;
  const reply = await asks.send({ cmd: 'undo', match, serial: serials[asks.seat!], count: (undo?.free ?? 0) + 1 });
  if (reply?.re !== 'ok' || reply.waits === undefined) return;
  await heardThat(other, () => other.version >= reply.version);
  if (phaseOf(other) !== 'on') return;
  await ok(other.send({ cmd: 'resume', match, have: -1 }));
  await other.send({ cmd, match });
}
const byChance = ({ replica }: Client): boolean => replica?.about?.undo?.stop === 'chance';
const STALE = { serial: 999_999, actions: ['pass'] } as const;
const CLOCKS: Readonly<Record<string, object>> = {
  liberation: { kind: 'byoyomi', minutes: 20, seconds: 30, periods: 3 },
  afu: { kind: 'soft', minutes: 30 },
  bravery: { kind: 'days', days: 3 },
  war: { kind: 'off' },
};

// One house from its first guest to its last: what was said in all of it is held against the schema at the end.
describe('a house', { shuffle: false }, () => {
  test.each(GAME_NAMES)(
    'a whole game of %s, with people who look on, come late, come back, are refused and take back, and another match',
    { timeout: LONG },
    async (game) => {
      const [ann, bob, eve, lev] = (await together(game, 'Ann', 'Bob', 'Eve', 'Lev')) as [
        Client,
        Client,
        Client,
        Client,
      ];
      const room = await house.room(ann, { game, seat: 0, clock: CLOCKS[game], private: false, spectators: 'public' });
      const { token } = ann.guest;
      await ok(eve.enter(room.room));
      await dealt(room, ann, bob);
      expect((await house.request('GET matches/*/record', { name: room.match, token })).status).toBe(409);
      const { match } = room;
      await Promise.all([
        playsOn(ann, 1, async (move) => {
          if (move === 3) await ok(lev.enter(room.room));
          if (move === 4) expect(await rule(ann.send({ cmd: 'act', match, ...STALE }))).toBe('match.stale');
          if (move === 5) await ok(ann.send({ cmd: 'resume', match, have: Math.max(0, ann.version - 2) }));
          if (move === 6) await ok(ann.send({ cmd: 'orders', match, orders: { '*': 'smart', only: 'never' } }));
          if (move === 8) {
            eve.cut();
            await eve.connect(house.base);
            await ok(eve.enter(room.room));
          }
          if (move < 90 && (move % 3 === 0 || byChance(ann)))
            await takesBack(ann, bob, move % 2 === 0 ? 'agree' : 'disagree');
          // What waits for its time is rare, and shall be told as a whole, too.
          if (move < 90 || ann.replica!.about!.held !== undefined)
            await ok(ann.send({ cmd: 'resume', match, have: -1 }));
        }),
        playsOn(bob, 2, async (move) => {
          if (move < 90 && byChance(bob)) await takesBack(bob, ann, 'disagree');
          if (move === 5) await ok(bob.send({ cmd: 'orders', match, orders: { '*': 'always' } }));
          if (move === 6) expect(await rule(bob.send({ cmd: 'ready', match }))).toBe('room.notAllowed');
        }),
      ]);
      expect(ann.replica!.about!.result).toMatchObject({ by: 'rules' });
      await ok(lev.send({ cmd: 'resume', match, have: -1 }));
      for (const client of [ann, eve]) {
        const { told } = await house.ask('GET matches/*/history', { name: match, token: client.guest.token });
        expect(told.at(-1)!.v).toBe(client.version);
      }
      for (const client of [ann, bob, eve, lev]) expect(client.gaps).toBe(0);
      expect((await house.ask('GET matches/*/record', { name: match, token })).moves.length).toBeGreaterThan(0);
      await ok(ann.send({ cmd: 'again', room: room.room }));
      await ok(bob.send({ cmd: 'again', room: room.room }));
      await heardThat(ann, () => ann.room!.round === 2 && phaseOf(ann) === 'gathering');
      await ok(ann.send({ cmd: 'ready', match: ann.room!.match }));
      await ok(bob.send({ cmd: 'ready', match: ann.room!.match }));
      await heardThat(ann, () => phaseOf(ann) === 'on');
      await ok(bob.send({ cmd: 'concede', match: ann.room!.match }));
    },
  );

  test('two bring a deck, or leave it to the lot, and play a series', { timeout: LONG }, async () => {
    const [ann, bob] = (await together('war', 'Ann', 'Bob')) as [Client, Client];
    for (const bestOf of [1, 5]) await house.room(ann, { game: 'war', bestOf });
    const room = await house.room(ann, { game: 'war', seat: 0, bestOf: 3, terms: { sideboard: 5 } });
    const { token } = ann.guest;
    for (const client of [ann, bob]) await ok(client.enter(room.room));
    expect((await house.ask('GET matches', { token })).matches).toMatchObject([{ phase: 'gathering', mine: 0 }]);
    await ok(bob.send({ cmd: 'sit', room: room.room, seat: 1 }));
    const bring = { cmd: 'bring', match: room.match, setup: { deck1: 'high-seas' } };
    await ok(ann.send(bring));
    expect(await rule(ann.send({ ...bring, setup: { deck1: { cards: { tiger: 60 } } } }))).toBe('WAR-2.2');
    await ok(ann.send({ ...bring, salt: randomBytes(32).toString('hex') }));
    for (const round of [1, 2]) {
      const { match } = ann.room!;
      for (const client of [ann, bob]) await ok(client.send({ cmd: 'ready', match }));
      await heardThat(ann, () => phaseOf(ann) === 'on');
      await ok(ann.send({ cmd: 'resume', match, have: -1 }));
      await ok(ann.send({ cmd: 'concede', match }));
      await heardThat(bob, () => phaseOf(bob) === 'over');
      const record = await house.request('GET matches/*/record', { name: match, token });
      expect([round, record.status]).toEqual([round, round === 1 ? 409 : 200]);
      for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room: room.room }));
      await heardThat(ann, () => ann.room!.match !== match && phaseOf(ann) === 'gathering');
      await heardThat(bob, () => bob.room!.match !== match && phaseOf(bob) === 'gathering');
    }
    await house.ask('GET matches/*/record', { name: room.match, token });
    const own = (await house.ask('GET matches', { token })).matches;
    expect(own.map(({ phase, series }) => [phase, series?.played])).toEqual([
      ['gathering', 0],
      ['over', 0],
      ['over', 1],
    ]);
  });

  const war = warGame as unknown as AnyGame;
  test('an account has its boosters on all devices, and a guest is told why not', { timeout: LONG }, async () => {
    const [una] = (await together('war', 'Una')) as [Client];
    const proof = { edition: 6, secret: 'ab' };
    const opening = {
      game: 'war',
      id: 'o1',
      at: 1,
      from: 'alone',
      sort: 'ussr',
      seen: 1,
      packs: [['t-34', 'kv-1']],
      proof,
    };
    const openings = [
      opening,
      { ...opening, id: 'o2', from: 'room', room: 'r' },
      { ...opening, id: 'o3', from: 'draft' },
    ];
    const refused = await house.request('POST openings', { body: { openings }, token: una.guest.token });
    expect(refused).toMatchObject({ status: 409, answer: { rule: 'server.noAccount' } });
    const body = { account: `una-${randomBytes(4).toString('hex')}`, password: 'correct horse battery' };
    const { token } = (await house.ask('POST account', { body, token: una.guest.token })) as { token: string };
    await house.ask('POST openings', { body: { openings }, token });
    expect((await house.ask('GET openings', { token })).openings).toEqual(openings);
    const bads = [{ seen: 3 }, { packs: [['']] }, { id: '' }, { from: 'moon' }, { more: 1 }, { proof: 7 }];
    const huge = { proof: { secrets: Array.from({ length: 20 }, () => 'a'.repeat(500)) } };
    for (const bad of [...bads, { id: 'o\0' }, { sort: '\uD800' }, huge]) {
      const wrong = JSON.stringify({ openings: [{ ...opening, ...bad }] });
      const headers = { Authorization: `Bearer ${token}` };
      const { status } = await fetch(`${house.base}/api/openings`, { method: 'POST', headers, body: wrong });
      expect([bad, status]).toEqual([bad, 400]);
    }
  });

  test('boosters are opened in sealed and in a draft', { timeout: LONG }, async () => {
    const [ann, bob] = (await together('war', 'Ann', 'Bob')) as [Client, Client];
    const { token } = ann.guest;
    const packsOf = (client: Client) => client.replica?.about?.packs;
    const builds = (client: Client, match: string, opened: Opened) =>
      client.send({
        cmd: 'bring',
        match,
        setup: war.brings!.suits({}, client.seat as Seat, new FastChance(0), opened),
      });
    const sealed = await house.room(ann, { game: 'war', seat: 0, terms: { format: 'sealed', side: 'allies' } });
    for (const client of [ann, bob]) await ok(client.enter(sealed.room));
    await ok(bob.send({ cmd: 'sit', room: sealed.room, seat: 1 }));
    await ok(ann.send({ cmd: 'open', match: sealed.match, nonce: 'ab', sort: 'allies' }));
    await ok(bob.send({ cmd: 'open', match: sealed.match }));
    for (const client of [ann, bob]) {
      await heardThat(client, () => packsOf(client)?.own !== undefined);
      const { sort, packs } = packsOf(client)!.own!;
      await ok(builds(client, sealed.match, { sort, cards: packs.flat() }));
      await ok(client.send({ cmd: 'ready', match: sealed.match }));
    }
    await heardThat(ann, () => phaseOf(ann) === 'on');
    await ok(ann.send({ cmd: 'concede', match: sealed.match }));
    await heardThat(bob, () => packsOf(bob)?.secret !== undefined);
    await house.ask('GET matches/*/record', { name: sealed.match, token });

    const terms = { format: 'draft', places: 2, side: 'germany', seconds: 600 };
    const draft = await house.room(ann, { game: 'war', seat: 0, bots: { 1: 'recruit' }, terms });
    await ok(ann.enter(draft.room));
    await ok(ann.send({ cmd: 'open', match: draft.match }));
    for (let taken = 0; taken < 44; taken++) {
      await heardThat(ann, () => packsOf(ann)?.draft?.taken?.length === taken);
      await ok(ann.send({ cmd: 'pick', match: draft.match, card: packsOf(ann)!.draft!.before![0]!, taken }));
    }
    await heardThat(ann, () => packsOf(ann)!.draft!.waits.length === 0);
    await ok(ann.send({ cmd: 'resume', match: draft.match, have: -1 }));
    await ok(builds(ann, draft.match, { sort: 'germany', cards: packsOf(ann)!.draft!.taken! }));
    await ok(ann.send({ cmd: 'ready', match: draft.match }));
    await heardThat(ann, () => phaseOf(ann) === 'on');
    await ok(ann.send({ cmd: 'concede', match: draft.match }));
    await heardThat(ann, () => phaseOf(ann) === 'over');
    await house.ask('GET matches/*/record', { name: draft.match, token });
  });

  test(
    'people talk, are muted, shown the door, taken back, replaced by bots and come back',
    { timeout: LONG },
    async () => {
      const [ann, bob, eve] = (await together('liberation', 'Ann', 'Bob', 'Eve')) as [Client, Client, Client];
      const room = await house.room(ann, { game: 'liberation', seat: 0, spectators: 'after' });
      const at = { room: room.room };
      for (const client of [ann, bob, eve]) await ok(client.enter(room.room));
      for (const [i, phrase] of PHRASES.entries())
        await ok([ann, bob, eve][i % 3]!.send({ cmd: 'phrase', ...at, phrase }));
      await ok(ann.send({ cmd: 'seat', ...at, seat: 1, level: 'recruit' }));
      await ok(ann.send({ cmd: 'seat', ...at, seat: 1, level: 'open' }));
      await ok(ann.send({ cmd: 'mute', ...at, who: eve.guest.who }));
      await ok(ann.send({ cmd: 'mute', ...at, who: eve.guest.who, off: true }));
      await ok(ann.send({ cmd: 'kick', ...at, who: eve.guest.who }));
      await ok(ann.send({ cmd: 'kick', ...at, who: eve.guest.who, off: true }));
      await ok(eve.enter(room.room));
      await ok(bob.send({ cmd: 'sit', ...at, seat: 1 }));
      await ok(bob.send({ cmd: 'stand', ...at }));
      await dealt(room, ann, bob);
      await until(() => eve.texts.some((text) => text.includes('"ev":"hidden"')));
      bob.cut();
      await until(() => !ann.here.includes(bob.guest.who));
      await ok(ann.send({ cmd: 'replace', ...at, seat: 1 }));
      await bob.connect(house.base);
      await ok(bob.enter(room.room));
      await ok(bob.send({ cmd: 'back', ...at }));
      const twin = await house.client('Bob', 'liberation', bob.guest);
      await ok(twin.enter(room.room));
      await ok(twin.send({ cmd: 'leave', ...at }));
      for (const client of [bob, twin]) client.cut();
      await until(() => !ann.here.includes(bob.guest.who));
      await ok(ann.send({ cmd: 'absent', ...at, seat: 1 }));
      expect(ann.replica!.about!.result).toMatchObject({ by: 'absence', seat: 1 });
    },
  );
  test('who was who, where sides are decided after the deal', { timeout: LONG }, async () => {
    const [ann, bob] = (await together('liberation', 'Ann', 'Bob')) as [Client, Client];
    const room = await house.room(ann, { game: 'liberation', seat: 0, setup: { roles: 'after' } });
    await dealt(room, ann, bob);
    const { match } = room;
    for (const client of [ann, bob]) {
      await heardThat(client, () => moveOf(client, new FastChance(1)) !== undefined);
      await ok(client.send({ cmd: 'act', match, ...moveOf(client, new FastChance(1))! }));
    }
    await ok(bob.send({ cmd: 'concede', match }));
    const { roles } = ann.replica!.about!.result!;
    expect(roles?.toSorted()).toEqual([0, 1]);
    expect((await house.ask('GET matches', { token: ann.guest.token })).matches).toMatchObject([{ match, roles }]);
    for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room: room.room }));
    await heardThat(ann, () => ann.room!.round === 2);
    expect(ann.room!.ended).toMatchObject([{ match, roles }]);
  });
  test('a series that somebody loses by staying away after its first game', { timeout: LONG }, async () => {
    const [ann, bob] = (await together('liberation', 'Ann', 'Bob')) as [Client, Client];
    const room = await house.room(ann, { game: 'liberation', seat: 0, bestOf: 3 });
    await dealt(room, ann, bob);
    await ok(bob.send({ cmd: 'concede', match: room.match }));
    bob.cut();
    await until(() => !ann.here.includes(bob.guest.who) && phaseOf(ann) === 'over');
    await ok(ann.send({ cmd: 'absent', room: room.room, seat: 1 }));
    expect(ann.replica!.about).toMatchObject({ result: { by: 'concession', forfeit: 1 }, secret: expect.any(String) });
  });
  test('who runs out of time, what cannot be settled, and what cannot be read', { timeout: LONG }, async () => {
    const [ann, bob] = (await together('liberation', 'Ann', 'Bob')) as [Client, Client];
    const quick = { kind: 'byoyomi', minutes: 0, seconds: 5, periods: 1 };
    const room = await house.room(ann, { game: 'liberation', seat: 0, spectators: 'off', clock: quick });
    await dealt(room, ann, bob);
    await ok(ann.send({ cmd: 'ping' }));
    await ok(ann.send({ cmd: 'say', room: room.room, text: 'Привіт!' }));
    const [waits, other] = (ann.replica!.about!.awaited & 1) === 0 ? [ann, bob] : [bob, ann];
    const { match } = room;
    const [own] = (await house.ask('GET matches', { token: other.guest.token })).matches;
    expect([own?.phase, own?.left]).toEqual(['on', expect.any(Number)]);
    failing = true;
    expect(await rule(other.send({ cmd: 'concede', match }))).toBe('again');
    failing = false;
    clock += 10_000;
    await ok(waits.send({ cmd: 'claim', match, against: other.seat! }));
    expect(waits.replica!.about!.result).toMatchObject({ by: 'time' });
    for (const word of ['{"cmd":"dance","id":"1"}', 'nonsense']) {
      house.nonsense.add(word);
      ann.raw(word);
    }
    await until(() => ann.texts.filter((text) => text.includes('"re":"bad"')).length === 2);
  });

  /** A whole game of the day, played at random, as it is sent. */
  async function playedToday(game: DailyGame, day: string): Promise<{ game: DailyGame; day: string; moves: string[] }> {
    const { game: rules } = await moduleOf(game);
    const played = new Recorded(rules, readSetup(rules.options, DAILY[game]), secretOfSeed(dailySeed(game, day)));
    const [chance, options] = [new FastChance(1), new Options()];
    while (!played.rules.over(played.state)) {
      played.rules.legal(played.state, 0 as Seat, options);
      played.submit(0 as Seat, [options.at(chance.below(options.size))]);
    }
    const all = played.moves.map(([, action]) => action);
    const pieces = Array.from({ length: Math.ceil(all.length / 20) }, (_, i) =>
      all.slice(20 * i, 20 * i + 20).join(';'),
    );
    return { game, day, moves: pieces };
  }
  test('every request, and what is refused', { timeout: LONG }, async () => {
    const { token: first } = await house.guest('Ганна');
    expect(await house.ask('GET session')).toEqual({ who: null });
    expect(await house.ask('GET matches')).toMatchObject({ who: null, matches: [] });
    await house.ask('POST session', { body: { name: 'Анна' }, token: first });
    const { token } = await house.ask('POST account', {
      body: { account: 'hanna', password: 'twelve steps' },
      token: first,
    });
    expect(await house.ask('GET session', { token })).toMatchObject({ account: 'hanna' });
    await house.ask('POST session', { body: { name: 'Ганна' }, token });
    const body = { old: 'twelve steps', password: 'eleven steps' };
    await house.ask('POST account/password', { body, token });
    expect((await house.request('POST login', { body: { account: 'hanna', password: 'twelve steps' } })).status).toBe(
      403,
    );
    const { token: later } = await house.ask('POST login', { body: { account: 'hanna', password: 'eleven steps' } });
    const room = await house.ask('POST rooms', {
      token: later,
      body: { game: 'war', setup: { first: 2 }, private: false, bots: { '1': 'soldier' }, seat: 0 },
    });
    expect(await house.ask('GET rooms/*', { name: room.room.code, token: later })).toEqual(room);
    expect((await house.ask('GET matches', { token: later })).matches).toMatchObject([
      { room: room.room.room, mine: 0 },
    ]);
    expect((await house.ask('GET rooms')).rooms.length).toBeGreaterThan(0);
    expect((await house.request('POST rooms', { token: later, body: { game: 'chess' } })).status).toBe(400);
    for (const { game } of (await house.ask('GET games')).games) await house.ask('GET games/*', { name: game });
    const day = dayOf(Date.now());
    for (const game of ['bravery', 'afu'] as const)
      await house.ask('POST daily', { body: await playedToday(game, day), token: later });
    expect((await house.ask('GET daily/*', { name: day })).afu.length).toBe(1);
    await house.ask('GET phrases');
    await house.ask('GET bots');
    await house.ask('GET push');
    const ecdh = createECDH('prime256v1');
    const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    for (const language of ['uk', 'ru', 'en'])
      await house.ask('POST push', { body: { endpoint, ...keys, language }, token: later });
    await house.ask('POST push/end', { body: { endpoint }, token: later });
    await house.ask('POST session/end', { body: { everywhere: true }, token: later });
    const { token: last } = await house.ask('POST login', { body: { account: 'hanna', password: 'eleven steps' } });
    await house.ask('POST account/end', { body: { password: 'eleven steps' }, token: last });
    for (const path of ['/health', '/health/live', '/health/ready'])
      house.see('health', await (await fetch(house.base + path)).json());
    const long = { method: 'POST', body: JSON.stringify({ name: 'a'.repeat(600) }) };
    house.see('refused', await (await fetch(`${house.base}/api/session`, long)).json());
  });
  test('where nobody is told of their turn there is no key', async () => {
    const quiet = await Overheard.open(coverage);
    expect(await quiet.ask('GET push')).toEqual({ key: null });
    await quiet.close();
    expect(quiet.wrong).toEqual([]);
  });
  test('a program of the operator’s is asked in lines and answers in lines', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'redut-lines-'));
    const [asked, answered] = [join(folder, 'asked'), join(folder, 'answered')];
    const { game } = await moduleOf('liberation');
    const rules = rulesFor(game, readSetup(game.options, {}));
    const state = rules.create();
    rules.start(state, readSetup(game.options, {}), new FastChance(1));
    const seat = [0, 1].find((one) => rules.decision(state, one as Seat) !== undefined) as Seat;
    const bot = join(import.meta.dirname, '../../../examples/bot/bot.mjs');
    const program = new ProcessBot(`tee ${asked} | ${process.execPath} ${bot} | tee ${answered}`);
    await program.choose('m', seat, new Sight(rules, seat).look(state));
    // `tee` passes a line on before it writes it down.
    for (const [definition, file] of [
      ['turnOfProgram', asked],
      ['lineOfProgram', answered],
    ] as const) {
      await until(() => readFileSync(file, 'utf8').endsWith('\n'));
      house.see(definition, JSON.parse(readFileSync(file, 'utf8')));
    }
    program.close();
    rmSync(folder, { recursive: true });
  });

  /** What no server of these games says, and why it is in the schema. */
  const NEVER_MET: Readonly<Record<string, string>> = {
    'setting.sees|0=nobody': 'a game may have such a setting; of the four none does',
    'described.facts[].kinds[]=zone': 'a fact may name a zone; of the four games none does',
    'record.redut=1': 'records of earlier editions are read, and written no more',
  };
  test('every message fits the schema, and every entry of the schema was met', { timeout: LONG }, async () => {
    await house.close();
    expect(house.wrong.slice(0, 5)).toEqual([]);
    // What is said of events, ratings and lending, other tests hold against the schema.
    const elsewhere = [OF_CAMPAIGNS, OF_EVENTS, OF_PODS, OF_RATINGS_AND_LENDING];
    expect(coverage.unmet().filter((entry) => !elsewhere.some((kind) => kind.test(entry)))).toEqual(
      Object.keys(NEVER_MET),
    );
  });
});
