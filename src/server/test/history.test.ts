import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { driveBots } from '../../match/driver.ts';
import { historyOf, toldIn } from '../../match/history.ts';
import { Match } from '../../match/match.ts';
import type { Told } from '../../match/messages.ts';
import { openFaulty } from '../store/faulty.ts';
import { type MatchHistory, type Records, recordsFrom } from '../store/records.ts';
import { Scribe, ScribeIsBusy } from '../store/scribe.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type Client, newRoom } from '../torture/client.ts';
import { game, houseOf, moveOf, ok, Tavern, until } from './tavern.ts';

interface Answer {
  readonly status: number;
  readonly told: readonly Told[];
  readonly texts: readonly string[];
}
async function historyFor(tavern: Tavern, client: Client, match = client.room!.match): Promise<Answer> {
  const headers = { Authorization: `Bearer ${client.guest.token}` };
  const response = await fetch(`${tavern.base}/api/matches/${match}/history`, { headers });
  const { told = [] } = (await response.json()) as { readonly told?: readonly Told[] };
  return { status: response.status, told, texts: told.map((one) => JSON.stringify(one)) };
}
const statusFor = async (...asked: Parameters<typeof historyFor>): Promise<number> =>
  (await historyFor(...asked)).status;
/** What came over the socket of a match, from the deal on. */
function toldOver({ texts }: Client, match: string): readonly string[] {
  const told = texts.filter((text) => /^\{"ev":"(?:whole|frame)"/.test(text) && text.includes(`"match":"${match}"`));
  const dealt = told.findIndex((text) => text.includes('"phase":"on"'));
  return told.slice(dealt);
}
async function moves(count: number, ...players: readonly Client[]): Promise<void> {
  const chance = new FastChance(3);
  for (let i = 0; i < count; i++) {
    const player = players.find((one) => moveOf(one, chance) !== undefined)!;
    const { match } = player.room!;
    const before = player.version;
    await ok(player.send({ cmd: 'act', match, ...moveOf(player, chance)! }));
    await until(() => players.every(({ version }) => version > before));
  }
}

describe('what was told before', () => {
  test.each([
    ['skirmish', []],
    ['war', ['guards-mechanised', 'coast-defence']],
  ] as const)('%s: each is told to the letter what came over their socket then', async (name, decks) => {
    const tavern = await Tavern.open();
    const { ann, bob, eve, room } = await tavern.table({ private: false, spectators: 'public' }, name, decks);
    const { match } = ann.room!;
    await moves(12, ann, bob);
    await until(() => eve.version === ann.version);
    for (const client of [ann, bob, eve]) {
      const { status, told, texts } = await historyFor(tavern, client);
      expect(status).toBe(200);
      expect(told[0]).toMatchObject({ ev: 'whole', about: { phase: 'gathering' } });
      expect(texts.slice(1)).toEqual(toldOver(client, match));
      expect(told.at(-1)!.v).toBe(client.version);
    }
    // From another device, and to who comes late and looks on: as to whoever was there.
    const late = await tavern.guest('Late', name);
    await ok(late.enter(room));
    expect((await historyFor(tavern, late)).texts).toEqual((await historyFor(tavern, eve)).texts);
    await tavern.close();
  });
  test('nothing before the deal, and no more than the present match of the room', async () => {
    const tavern = await Tavern.open();
    const ann = await tavern.guest('Ann');
    const made = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0 });
    await ok(ann.enter(made.room));
    expect(await historyFor(tavern, ann)).toMatchObject({ status: 200, told: [] });
    const { ann: other, bob, room } = await tavern.table();
    const { match } = other.room!;
    await ok(bob.send({ cmd: 'concede', match }));
    expect(await statusFor(tavern, other, match)).toBe(200);
    for (const client of [other, bob]) await ok(client.send({ cmd: 'again', room }));
    await until(() => other.room!.match !== match);
    expect(await statusFor(tavern, other, match)).toBe(404);
    expect(await historyFor(tavern, other)).toMatchObject({ status: 200, told: [] });
    await tavern.close();
  });
});

describe('who may be told', () => {
  test('nobody without a session, who has not come in, or who was shown the door', async () => {
    const tavern = await Tavern.open();
    const { ann, eve, room } = await tavern.table({ private: false });
    const { match } = ann.room!;
    expect((await fetch(`${tavern.base}/api/matches/${match}/history`)).status).toBe(401);
    const stranger = await tavern.guest('Stranger');
    expect(await statusFor(tavern, stranger, match)).toBe(404);
    for (const name of ['nowhere', `${match}9`, `0.${room}.7`]) expect(await statusFor(tavern, ann, name)).toBe(404);
    expect(await statusFor(tavern, eve)).toBe(200);
    await ok(ann.send({ cmd: 'kick', room, who: eve.guest.who, off: false }));
    expect(await statusFor(tavern, eve, match)).toBe(404);
    await tavern.close();
  });
  test('spectators by the rule of the room, as it stands', async () => {
    const tavern = await Tavern.open();
    const seen: number[] = [];
    for (const spectators of ['public', 'after', 'off']) {
      const { bob, eve } = await tavern.table({ spectators });
      const { match } = bob.room!;
      seen.push(await statusFor(tavern, eve, match));
      await ok(bob.send({ cmd: 'concede', match }));
      seen.push(await statusFor(tavern, eve, match));
    }
    expect(seen).toEqual([200, 200, 404, 200, 404, 404]);
    await tavern.close();
  });
  test('whose seat a bot keeps sees what spectators see, and what the seat was told once it is back', async () => {
    const tavern = await Tavern.open({ patience: { replace: 0 } });
    const { ann, bob, room } = await tavern.table({ spectators: 'off' });
    await moves(4, ann, bob);
    const { match } = ann.room!;
    bob.cut();
    await until(() => ann.here.length === 2);
    await ok(ann.send({ cmd: 'replace', room, seat: 1 }));
    await until(() => ann.replica!.about!.seats[1]!.kind === 'bot');
    expect(await statusFor(tavern, bob, match)).toBe(404);
    await bob.connect(tavern.base);
    bob.unsure = true;
    await ok(bob.enter(room));
    expect(await statusFor(tavern, bob, match)).toBe(404);
    await ok(bob.send({ cmd: 'back', room }));
    const { told } = await historyFor(tavern, bob, match);
    expect(told[0]).toMatchObject({ ev: 'whole', about: { phase: 'gathering' } });
    const stored = (await houseOf(tavern).store.load(match))!;
    const to = told.at(-1)!.v;
    const again = toldIn(historyOf(game('skirmish'), stored, { viewer: 1 as Seat, who: bob.guest.who, to }));
    expect(JSON.stringify(told)).toBe(JSON.stringify(again));
    await tavern.close();
  });
});

describe('what it costs', () => {
  test('the server that serves reads no whole log, and asks for the present version and the present eyes', async () => {
    const asked: MatchHistory[] = [];
    let whole = 0;
    const store = openFaulty();
    const load = store.load.bind(store);
    store.load = (match, part) => {
      if (part === undefined) whole++;
      return load(match, part);
    };
    const records: Records = {
      record: () => Promise.reject(new Error('nobody asks for it')),
      history: (one) => {
        asked.push(one);
        return Promise.resolve(new TextEncoder().encode('{"told":[]}'));
      },
    };
    const tavern = await Tavern.open({ store, records });
    const { ann, bob, eve } = await tavern.table({ spectators: 'public' });
    await moves(3, ann, bob);
    const { match } = ann.room!;
    for (const client of [ann, bob, eve]) expect(await statusFor(tavern, client)).toBe(200);
    const to = ann.version;
    const whos = [ann, bob, eve].map(({ guest }) => guest.who);
    expect(asked).toEqual([0, 1, 'spectator'].map((viewer, i) => ({ match, viewer, who: whos[i], to })));
    expect(whole).toBe(0);
    await tavern.close();
  });
  test('one person asks so often, and so many of one address wait at once; others are not slowed down', async () => {
    const waiting: (() => void)[] = [];
    let slow = false;
    const store = openFaulty();
    const records = recordsFrom((name) => Promise.resolve(game(name)), store);
    const rate = { burst: 1000, perSecond: 1000 };
    const tavern = await Tavern.open({
      store,
      rate,
      lobbyRate: { burst: 10, perSecond: 0.001 },
      records: {
        ...records,
        history: async (one) => {
          if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
          return records.history(one);
        },
      },
    });
    const { ann, bob, eve } = await tavern.table({ spectators: 'public' });
    const { match } = ann.room!;
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await statusFor(tavern, ann, match));
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await statusFor(tavern, bob, match)).toBe(200);
    slow = true;
    const four = Array.from({ length: 4 }, () => statusFor(tavern, eve, match));
    await until(() => waiting.length === 4);
    expect(await statusFor(tavern, bob, match)).toBe(429);
    slow = false;
    for (const done of waiting.splice(0)) done();
    expect(await Promise.all(four)).toEqual([200, 200, 200, 200]);
    expect(await statusFor(tavern, bob, match)).toBe(200);
    await tavern.close();
  });
});

describe('the thread that writes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-history-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('reads the store by itself, gives each what they asked for, and what was written is not written again', async () => {
    const place = { file: join(folder, 'data.sqlite') };
    const store = openSqlite(place.file);
    const { game: liberation } = await moduleOf('liberation');
    const seats = [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' }));
    const chance = new FastChance(1);
    for (const match of ['m1', 'm2']) {
      const made = { match, setup: {}, secret: secretOfSeed(match), seats, at: 1 };
      const created = await Match.create(liberation, store, made);
      await created.deal('deal', 1);
      const choose: Parameters<typeof driveBots>[1] = (_level, seat, sight) => {
        const { options } = sight.rules.decision(sight.state, seat)!;
        return options[chance.below(options.length)]!.action;
      };
      await driveBots(created, choose as never, () => 2);
    }
    const scribe = new Scribe(place);
    const all = (['m1', 'm2'] as const).flatMap((match) =>
      ([0, 1, 'spectator'] as const).flatMap((viewer) => [5, 50].map((to) => ({ match, viewer: viewer as Seat, to }))),
    );
    // All at once, with records between them.
    const [histories, records] = await Promise.all([
      Promise.all(all.map((asked) => scribe.history(asked))),
      Promise.all(['m2', 'm1'].map((match) => scribe.record(match))),
    ]);
    for (const [i, asked] of all.entries()) {
      const { told } = JSON.parse(Buffer.from(histories[i]!).toString()) as { readonly told: readonly Told[] };
      const stored = (await store.load(asked.match))!;
      expect(JSON.stringify(told)).toBe(JSON.stringify(toldIn(historyOf(liberation, stored, asked))));
    }
    for (const [i, match] of ['m2', 'm1'].entries())
      expect(JSON.parse(Buffer.from(records[i]!).toString())).toEqual(
        await (await Match.open(liberation, store, match)).record(),
      );
    const [first] = all;
    expect(scribe.history(first!)).toBe(scribe.history({ ...first! }));
    expect(scribe.history(first!)).not.toBe(scribe.history({ ...first!, who: 'ann' }));
    await expect(scribe.history({ ...first!, match: 'nowhere' })).rejects.toThrow('there is no match nowhere');
    await scribe.close();
    await store.close();
  });
  test('so many histories wait, and a record has its place beside them', async () => {
    const scribe = new Scribe({ file: join(folder, 'data.sqlite') });
    const wait = (n: number) => scribe.history({ match: `none${n}`, viewer: 'spectator', to: 1 });
    const waiting = Array.from({ length: 32 }, (_, n) => wait(n));
    await expect(wait(32)).rejects.toThrow(ScribeIsBusy);
    const record = scribe.record('none');
    for (const one of [...waiting, record]) await expect(one).rejects.toThrow('there is no match');
    await scribe.close();
  });
});
