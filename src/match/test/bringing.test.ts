import { describe, expect, test } from 'vitest';
import { commitmentTo, secretOfSeed } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { replay } from '../../kernel/record.ts';
import { fromHex } from '../../kernel/sha256.ts';
import { isSalt, readBrought, seal, withBrought } from '../brought.ts';
import { decide } from '../decide.ts';
import { follow } from '../log.ts';
import { Match, type NewMatch } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import { type Answer, type Command, readCommand, type Told } from '../messages.ts';
import { goOn, newSeries } from '../series.ts';
import { muster } from './muster.ts';
import { person } from './sitting.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const any = muster as unknown as AnyGame;
const SALT = '5a'.repeat(32);
const HORSE = seal({ kit1: 'horse' }, SALT);
const BOAT = seal({ kit2: 'boat' }, SALT);
const VIEWERS: readonly Viewer[] = [first, second, 'spectator'];
type Unsent = Command extends infer C ? (C extends unknown ? Omit<C, 'match' | 'id'> : never) : never;

/** A table at which kits are brought, and what everybody there was told. */
async function table(wanted: Partial<NewMatch> = {}, game = muster) {
  const store = new MemoryStore();
  const match = await Match.create(game, store, {
    match: 'm',
    setup: {},
    secret: secretOfSeed('muster'),
    seats: [person('ann'), person('bob')],
    terms: { kits: 'any' },
    at: 0,
    ...wanted,
  });
  const heard = new Map<Viewer, Told[]>();
  for (const viewer of VIEWERS) {
    const told: Told[] = [];
    heard.set(viewer, told);
    await match.watch(viewer, -1, (message) => told.push(message));
  }
  let ids = 0;
  const say = (seat: Seat, command: Unsent): Promise<Answer> =>
    match.submit(seat, { match: 'm', id: `c${++ids}`, ...command }, ids);
  const bring = (seat: Seat, setup: Readonly<Record<string, unknown>>, salt = SALT): Promise<Answer> =>
    say(seat, { cmd: 'bring', setup, salt });
  const last = (viewer: Viewer) => heard.get(viewer)!.at(-1)!.about;
  const brought = async () => follow(game, (await store.load('m'))!).situation.ledger.brought;
  return { store, match, say, bring, last, brought };
}
const ok = { re: 'ok' } as const;

describe('what a seat brings', () => {
  test('is told to itself, its commitment to everybody, and taken back it is nothing to anybody', async () => {
    const { bring, last, brought } = await table();
    expect(await bring(first, { kit1: 'horse' })).toEqual({ re: 'ok', id: 'c1', version: 1 });
    expect(VIEWERS.map((viewer) => last(viewer).setup)).toEqual([{ kit1: 'horse' }, undefined, undefined]);
    expect(VIEWERS.map((viewer) => last(viewer).brought)).toEqual(VIEWERS.map(() => [HORSE.commitment, null]));
    await bring(second, { kit2: 'boat' });
    expect(VIEWERS.map((viewer) => last(viewer).setup)).toEqual([undefined, { kit2: 'boat' }, undefined]);
    expect(await brought()).toEqual([HORSE, BOAT]);
    await bring(first, {});
    expect(VIEWERS.map((viewer) => last(viewer).setup)).toEqual([{}, undefined, undefined]);
    expect([last('spectator').brought, await brought()]).toEqual([
      [null, BOAT.commitment],
      [null, BOAT],
    ]);
  });
  test('who comes later is told the same as who was there', async () => {
    const { match, bring } = await table();
    const setups = () => Promise.all(VIEWERS.map(async (viewer) => (await match.about(viewer)).setup));
    expect(await setups()).toEqual([undefined, undefined, undefined]);
    await bring(second, { kit2: 'boat' });
    expect(await setups()).toEqual([undefined, { kit2: 'boat' }, undefined]);
    expect((await match.about()).brought).toEqual([null, BOAT.commitment]);
  });
  test('is sealed with the salt that it came with, or with one that the match draws', async () => {
    const { say, brought } = await table();
    await say(first, { cmd: 'bring', setup: { kit1: 'horse' } });
    const [one] = (await brought())!;
    expect(isSalt(one!.salt)).toBe(true);
    expect(one!.commitment).toBe(commitmentTo(fromHex(one!.salt)!, { kit1: 'horse' }));
    await say(first, { cmd: 'bring', setup: { kit1: 'horse' } });
    expect((await brought())![0]!.salt).not.toBe(one!.salt);
  });
  test.each([
    ['a setting of the other seat', { kit2: 'boat' }, 'match.notYours', { setting: 'kit2' }],
    [
      'one that there is not, named by forty letters',
      { ['x'.repeat(41)]: 1 },
      'match.notYours',
      { setting: 'x'.repeat(40) },
    ],
    ['a setting that is everybody’s', { kit1: 'horse', road: 'wet' }, 'match.notYours', { setting: 'road' }],
    [
      'what the game cannot read',
      { kit1: 'y'.repeat(600) },
      'match.unreadable',
      { setting: 'kit1', problem: `no such kit: ${'y'.repeat(487)}` },
    ],
    [
      'what breaks a rule',
      { kit1: 'elephant' },
      'MUS-1.3',
      { tons: 5, setting: 'kit1', problem: 'MUS-1.3: too heavy' },
    ],
  ])('%s is refused to its owner alone', async (_what, setup, rule, values) => {
    const { bring, brought, match } = await table();
    expect(await bring(first, setup)).toEqual({ re: 'no', id: 'c1', rule, values });
    expect([await brought(), (await match.about()).phase]).toEqual([[null, null], 'gathering']);
  });
  test('is held against the terms, and settings that it leaves out are those of who brings nothing', async () => {
    const { bring, say, match } = await table({ terms: { kits: 'own' } });
    const refused = { re: 'no', rule: 'MUS-1.1', values: { seat: 0 } };
    expect(await bring(first, { kit1: 'none' })).toMatchObject(refused);
    expect(await bring(first, { kit1: undefined })).toMatchObject(refused);
    // Who is ready without one would play what the terms do not allow.
    expect(await say(first, { cmd: 'ready', nonce: '' })).toMatchObject(refused);
    expect((await match.about()).ready).toBe(0);
    expect(await bring(first, { kit1: 'cart' })).toMatchObject(ok);
    expect(await say(first, { cmd: 'ready', nonce: '' })).toMatchObject(ok);
  });
  test('can be left at home where the terms allow it, or where the game knows of none', async () => {
    expect(await (await table()).say(first, { cmd: 'ready', nonce: '' })).toMatchObject(ok);
    const { brings: _, ...plain } = muster;
    const { say } = await table({ terms: { kits: 'own' } }, plain);
    expect(await say(first, { cmd: 'ready', nonce: '' })).toMatchObject(ok);
    expect(await say(second, { cmd: 'bring', setup: { kit2: 'boat' } })).toMatchObject({
      rule: 'match.nothingToBring',
      values: {},
    });
  });
  test('may be brought without terms, too', async () => {
    const store = new MemoryStore();
    const seats = [person('ann'), person('bob')];
    const match = await Match.create(muster, store, { match: 'm', setup: {}, secret: secretOfSeed('x'), seats, at: 0 });
    const bring = { match: 'm', id: 'b', cmd: 'bring', setup: { kit1: 'horse' }, salt: SALT } as const;
    expect(await match.submit(first, bring, 1)).toMatchObject(ok);
    expect((await match.about(first)).setup).toEqual({ kit1: 'horse' });
    // Nobody was promised to be told that there is a commitment.
    expect(await match.about()).not.toHaveProperty('brought');
  });
  test('is nothing where what is played was said when the match was made', async () => {
    const { bring } = await table({ fixed: true });
    expect(await bring(first, { kit1: 'horse' })).toMatchObject({ rule: 'match.nothingToBring', values: {} });
    expect(await bring(first, {})).toMatchObject({ rule: 'match.nothingToBring' });
  });
  test('stays what it is once a seat is ready, and once it is dealt', async () => {
    const { bring, say } = await table();
    await bring(first, { kit1: 'horse' });
    await say(first, { cmd: 'ready', nonce: '' });
    // Whatever is brought: it is not even looked at.
    for (const setup of [{ kit1: 'foot' }, { kit1: 'elephant' }, {}])
      expect(await bring(first, setup)).toMatchObject({ rule: 'match.isReady', values: {} });
    expect(await bring(second, { kit2: 'boat' })).toMatchObject(ok);
    await say(second, { cmd: 'ready', nonce: '' });
    for (const setup of [{ kit2: 'foot' }, { kit2: 'elephant' }, {}])
      expect(await bring(second, setup)).toMatchObject({ rule: 'match.begun', values: {} });
  });
  test('is nothing where no setting of the game is a seat’s own', () => {
    const shared = { ...any, options: { road: any.options['road']! } };
    expect(readBrought(shared, first, {}, {}, undefined)).toEqual({ rule: 'match.nothingToBring', values: {} });
  });
  test('lies in the setup where the game looks for it, whoever brought nothing', () => {
    expect(withBrought({ kit1: 'none', road: 'dry' }, [HORSE, null])).toEqual({ kit1: 'horse', road: 'dry' });
    expect(withBrought({ kit1: 'none' })).toEqual({ kit1: 'none' });
    expect([isSalt('5a'.repeat(32)), isSalt('5a'.repeat(31)), isSalt('5a'.repeat(33)), isSalt('salt')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('who sits down', () => {
  const sits = async (holder: Parameters<Match['sit']>[2], own?: typeof HORSE, wanted: Partial<NewMatch> = {}) => {
    const { match, bring, brought } = await table(wanted);
    if (wanted.brought === undefined) await bring(first, { kit1: 'horse' });
    await bring(second, { kit2: 'boat' });
    await match.sit('sit', first, holder, 9, undefined, own && { brought: own });
    return brought();
  };
  test('has with them what they are given, and nothing of who sat there before', async () => {
    const bot = { kind: 'bot', level: 'soldier' } as const;
    const cart = seal({ kit1: 'cart' }, SALT);
    expect(await sits(bot, cart)).toEqual([cart, BOAT]);
    expect(await sits(bot)).toEqual([null, BOAT]);
    expect(await sits(person('eve'))).toEqual([null, BOAT]);
    // Outside a series that is true of who sits down where they sat, too.
    expect(await sits(person('ann'))).toEqual([null, BOAT]);
  });
  test('within a series has again what they had when it began, and nobody else has', async () => {
    const had = { brought: [HORSE, null] as const, series: newSeries(3, 'm', 2) };
    const cart = seal({ kit1: 'cart' }, SALT);
    expect(await sits(person('ann'), undefined, had)).toEqual([HORSE, BOAT]);
    expect(await sits(person('ann'), cart, had)).toEqual([cart, BOAT]);
    expect(await sits(person('eve'), undefined, had)).toEqual([null, BOAT]);
    expect(await sits({ kind: 'bot', level: 'soldier', keeps: 'ann' }, undefined, had)).toEqual([null, BOAT]);
  });
  test('what a bot began with goes when it gets up, and another bot does not find it there', async () => {
    const bot = { kind: 'bot', level: 'soldier' } as const;
    const began = { seats: [bot, person('bob')], brought: [HORSE, null] };
    expect(await sits({ kind: 'open' }, undefined, began)).toEqual([null, BOAT]);
    expect(await sits(bot, undefined, began)).toEqual([null, BOAT]);
  });
  test('once it is dealt plays on with what was dealt, and what was thrown in stays', async () => {
    const { match, bring, say, brought } = await table();
    await bring(first, { kit1: 'horse' });
    await say(first, { cmd: 'ready', nonce: 'ab' });
    await say(second, { cmd: 'ready', nonce: 'cd' });
    await match.sit('sit', first, person('eve'), 9);
    expect([await brought(), (await match.record(true)).nonces]).toEqual([
      [HORSE, null],
      ['ab', 'cd'],
    ]);
  });
});

describe('within a series', () => {
  const going = { brought: [HORSE, BOAT] as const, series: { ...newSeries(3, 'm0', 2), played: 1, wins: [1, 0] } };
  test('or without one, who has something with them from the beginning plays nothing else', async () => {
    const { bring, brought } = await table({ brought: [HORSE, null] });
    expect(await bring(first, { kit1: 'foot' })).toMatchObject({ rule: 'MUS-1.2', values: { was: 'horse' } });
    expect(await bring(second, { kit2: 'foot' })).toMatchObject(ok);
    expect((await brought())![0]).toEqual(HORSE);
  });
  test('who brought something before has it with them, and plays nothing else', async () => {
    const { bring, brought } = await table(going);
    expect(await brought()).toEqual([HORSE, BOAT]);
    expect(await bring(first, { kit1: 'foot' })).toMatchObject({ rule: 'MUS-1.2', values: { was: 'horse' } });
    expect(await bring(first, { kit1: 'horse' })).toMatchObject(ok);
    // Taken back, it is what was played before, not nothing.
    expect(await bring(first, {})).toMatchObject(ok);
    expect(await brought()).toEqual([HORSE, BOAT]);
  });
  test('who has taken over the seat is not bound by what another played', async () => {
    const { match, bring, brought } = await table(going);
    await match.sit('sit', first, person('eve'), 9);
    expect(await bring(first, { kit1: 'foot' })).toMatchObject(ok);
    expect(await bring(first, {})).toMatchObject(ok);
    expect(await brought()).toEqual([null, BOAT]);
  });
  test('how it stood is told to whoever looks', async () => {
    const { match } = await table(going);
    expect((await match.about()).series).toEqual(going.series);
    expect(await (await table()).match.about()).not.toHaveProperty('series');
  });
  test('kits go on with who brought them, unless the next seat has no place for them', () => {
    const stood = { setup: {}, series: newSeries(3, 'm', 2) };
    const result = { by: 'rules', scores: [1, -1] } as const;
    const ended = { state: undefined, result, brought: [HORSE, BOAT] };
    const staying = { ...any, rematch: () => ({ road: 'wet' }) };
    expect(goOn(staying, stood, ['ann', 'bob'], ended)).toEqual({
      setup: { road: 'wet' },
      seats: ['ann', 'bob'],
      series: { bestOf: 3, first: 'm', played: 1, wins: [1, 0] },
      brought: [HORSE, BOAT],
    });
    expect(goOn(any, stood, ['ann', 'bob'], ended)).toEqual({
      setup: {},
      seats: ['bob', 'ann'],
      series: { bestOf: 3, first: 'm', played: 1, wins: [0, 1] },
      brought: [null, null],
    });
    const both = seal({ kit1: 'horse', kit2: 'boat' }, SALT);
    expect(goOn(staying, stood, ['ann', 'bob'], { ...ended, brought: [both, null] }).brought).toEqual([null, null]);
    // A match of an older version knows nothing of kits, and one that is not over has no scores.
    expect(goOn(staying, stood, ['ann', 'bob'], { state: undefined, result: undefined, brought: undefined })).toEqual({
      setup: { road: 'wet' },
      seats: ['ann', 'bob'],
      series: { bestOf: 3, first: 'm', played: 1, wins: [0, 0] },
      brought: [null, null],
    });
  });
});

describe('once it is dealt', () => {
  test('the cards are those that were brought, and each seat is told its own until the end opens all', async () => {
    const { match, bring, say, last, store } = await table({ setup: { road: 'wet' } });
    await bring(first, { kit1: 'horse' });
    for (const seat of [first, second]) await say(seat, { cmd: 'ready', nonce: '' });
    const [whole] = await match.resume('spectator', -1);
    expect(whole).toMatchObject({ setup: { road: 'wet' } });
    expect(VIEWERS.map((viewer) => last(viewer).setup)).toEqual([{ kit1: 'horse' }, { kit2: 'none' }, undefined]);
    // The commitments have been told; who comes now hears them again.
    expect(last(first)).not.toHaveProperty('brought');
    expect((await match.about(second)).brought).toEqual([HORSE.commitment, null]);
    await say(second, { cmd: 'concede' });
    const all = { kit1: 'horse', kit2: 'none' };
    expect(VIEWERS.map((viewer) => last(viewer).setup)).toEqual([all, all, all]);
    const record = await match.record();
    expect(record.brought).toEqual([{ before: { kit1: 'none' }, salt: SALT, commitment: HORSE.commitment }, null]);
    expect(() => replay(muster, record)).not.toThrow();
    expect(record.start).toBe((await store.load('m'))!.rows[2]!.digest);
  });
  test('the record of a match to which nobody brought anything does not speak of it', async () => {
    const { match, say } = await table();
    for (const seat of [first, second]) await say(seat, { cmd: 'ready', nonce: '' });
    await say(second, { cmd: 'concede' });
    const record = await match.record();
    expect([record.nonces, 'brought' in record]).toEqual([[], false]);
  });
});

test('a match of an older version knows nothing of what was brought, and lets it be brought all the same', async () => {
  const { store } = await table();
  const loaded = follow(muster, (await store.load('m'))!);
  const { brought: _, ...ledger } = loaded.situation.ledger;
  loaded.situation = { ...loaded.situation, ledger };
  const command = { match: 'm', id: 'r', cmd: 'ready', nonce: '' } as const;
  expect(decide(loaded, first, command, 1)).toEqual({ do: 'ready', seat: first, nonce: '' });
  const after = (event: Parameters<typeof loaded.referee.advance>[1]) => {
    const advanced = loaded.referee.advance(loaded.situation, event, 1, true);
    return 'situation' in advanced && advanced.situation.ledger.brought;
  };
  expect(after({ do: 'bring', seat: first, brought: HORSE })).toEqual([HORSE, null]);
  expect(after({ do: 'sit', seat: first, holder: person('eve') })).toEqual([null, null]);
  expect(loaded.framing.about(loaded.situation, first).brought).toEqual([null, null]);
  expect(loaded.framing.about(loaded.situation, first)).not.toHaveProperty('setup');
});

describe('as a command', () => {
  const bring = { cmd: 'bring', match: 'm', id: 'i', setup: { kit1: 'horse' } };
  test('it has an object of settings, and a salt or none', () => {
    for (const json of [bring, { ...bring, salt: SALT }, { ...bring, setup: {} }])
      expect(readCommand(json)).toStrictEqual(json);
  });
  test.each([
    [{ ...bring, setup: null }, 'setup'],
    [{ ...bring, setup: ['horse'] }, 'setup'],
    [{ ...bring, setup: 'horse' }, 'setup'],
    [{ cmd: 'bring', match: 'm', id: 'i' }, 'setup'],
    [{ ...bring, salt: '5a'.repeat(31) }, 'salt'],
    [{ ...bring, salt: 'z'.repeat(64) }, 'salt'],
    [{ ...bring, salt: 7 }, 'salt'],
    [{ ...bring, kit: 'horse' }, 'kit'],
  ])('%j is refused by name', (json, field) => {
    expect(() => readCommand(json)).toThrow(expect.objectContaining({ name: 'InputError', field }));
  });
});
