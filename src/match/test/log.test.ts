import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/ids.ts';
import { hex8 } from '../../kernel/sha256.ts';
import { follow } from '../log.ts';
import { Match } from '../match.ts';
import type { SavedPosition } from '../store.ts';
import { CountingStore, pass } from './counting.ts';
import { patrol } from './patrol.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const walking = async () => {
  const store = new CountingStore();
  return { store, sitting: await Sitting.of(patrol, { store }) };
};
const skirmishing = async () => {
  const store = new CountingStore();
  return { store, sitting: await Sitting.of(skirmish, { store }) };
};
const conceding = { cmd: 'concede' } as const;

describe('a row of the log', () => {
  test('says who sent what when, by which edition, and what stood after it', async () => {
    const { store, sitting } = await walking();
    await sitting.act(first, 'go 2');
    const { rows } = (await store.load('m1'))!;
    const { situation, rules } = follow(patrol, (await store.load('m1'))!);
    expect(rows).toEqual([
      { version: 1, id: 'deal', seat: -1, at: 1_000_000, edition: 1, body: { do: 'deal' }, digest: rows[0]!.digest },
      {
        version: 2,
        id: 'c1',
        seat: 0,
        at: 1_001_000,
        edition: 1,
        body: { do: 'move', seat: 0, actions: ['go 2'] },
        digest: hex8(rules.digest(situation.state!)),
      },
    ]);
    expect(rows[0]!.digest).toMatch(/^[0-9a-f]{8}$/);
    expect(rows[0]!.digest).not.toBe(rows[1]!.digest);
  });
  test('has no digest before the deal', async () => {
    const store = new CountingStore();
    const seats = [person('ann'), person('bob')];
    const match = await Match.create(patrol, store, {
      match: 'm1',
      setup: {},
      secret: new Uint8Array(32),
      seats,
      at: 0,
    });
    await match.sit('sit', first, person('eve'), 1);
    await match.keep();
    const { rows, saved } = (await store.load('m1'))!;
    expect([rows[0]!.digest, saved]).toEqual(['', undefined]);
  });
});

describe('a command that comes again', () => {
  test('is known by heart if it is one of the last sixty-four, else the store is asked; nothing is done twice', async () => {
    const { store, sitting } = await skirmishing();
    const answer = await sitting.act(first, 'pass');
    const again = () => store.during(async () => expect(await sitting.match.answerTo(first, 'c1')).toEqual(answer));
    await pass(sitting, 63);
    expect(await again()).toEqual({});
    await pass(sitting, 1, 'one more');
    expect(await again()).toEqual({ find: 1 });
    // Whatever it would say by now: late, it is answered as it was, and so is one that could be carried out.
    const late = { cmd: 'act', serial: 0, actions: ['pass'] } as const;
    expect(await sitting.send(first, late, 'c1')).toStrictEqual(answer);
    expect(await sitting.send(first, conceding, 'c1')).toStrictEqual(answer);
    expect(answer).toStrictEqual({ re: 'ok', id: 'c1', version: 2 });
    expect([sitting.over, sitting.replica(first).version]).toEqual([false, 66]);
  });
  test('is nobody else’s to ask for, and what never came has no answer', async () => {
    const { sitting } = await skirmishing();
    await sitting.act(first, 'pass');
    expect([await sitting.match.answerTo(second, 'c1'), await sitting.match.answerTo(first, 'c2')]).toEqual([
      undefined,
      undefined,
    ]);
    // Nor is what the match did by itself.
    for (const seat of [first, second])
      expect(await sitting.send(seat, conceding, 'deal')).toEqual({
        re: 'no',
        id: 'deal',
        rule: 'match.idTaken',
        values: {},
      });
  });
  test('is known to who has just read the log, from the kept position on', async () => {
    const { store, sitting } = await walking();
    for (let i = 0; i < 3; i++) await sitting.act(first, 'go 1');
    await sitting.match.keep();
    await sitting.act(first, 'go 1');
    const again = await Match.open(patrol, store, 'm1');
    const asked = (id: string) => store.during(() => again.answerTo(first, id));
    expect([await asked('c4'), await asked('c3'), await asked('c2')]).toEqual([{}, {}, { find: 1 }]);
  });
});

describe('who opens a match', () => {
  /** A match of seventy versions, with the position that was kept at the sixty-fourth. */
  const long = async () => {
    const { store, sitting } = await walking();
    while (sitting.replica(first).version < 70) await sitting.act(first, 'go 1');
    return { store, sitting, saved: (await store.load('m1'))!.saved! };
  };
  const seen = (match: { resume: Match['resume'] }) => Promise.all([match.resume(first, -1), match.resume(second, -1)]);

  test('finds a position at every sixty-fourth version, and reads and plays what came after it', async () => {
    const { store, sitting } = await walking();
    const saved = async () => (await store.load('m1'))!.saved?.version;
    const kept: unknown[] = [];
    while (sitting.replica(first).version < 129) {
      await sitting.act(first, 'go 1');
      if ([63, 64, 65, 127, 128, 129].includes(sitting.replica(first).version)) kept.push(await saved());
    }
    expect([kept, store.asked.position]).toEqual([[undefined, 64, 64, 64, 128, 128], 2]);
    let again!: Match<never, never>;
    const open = async () => {
      again = (await Match.open(patrol, store, 'm1')) as never;
    };
    expect(await store.during(open)).toEqual({ tail: 1 });
    expect(await seen(again)).toEqual(await seen(sitting.match as never));
    expect(await again.about(first)).toEqual(await sitting.match.about(first));
  });
  test.each<[string, (saved: SavedPosition) => SavedPosition]>([
    ['of another digest', (saved) => ({ ...saved, position: { ...saved.position, words: other(saved) } })],
    ['that is cut off', (saved) => ({ ...saved, position: { ...saved.position, words: 'AAAA' } })],
    ['of another game', (saved) => ({ ...saved, position: { ...saved.position, game: 'chess' } })],
    ['of a version that knew no places to go back to', rootless],
  ])('leaves alone a position %s, and reads the whole log', async (_what, spoil) => {
    const { store, sitting, saved } = await long();
    await store.savePosition('m1', spoil(saved));
    let again!: Match<never, never>;
    const open = async () => {
      again = (await Match.open(patrol, store, 'm1')) as never;
    };
    expect(await store.during(open)).toEqual({ tail: 1, whole: 1 });
    expect(await seen(again)).toEqual(await seen(sitting.match as never));
  });
  test('is told where the log does not reach back to its beginning and the position is of no use', async () => {
    const { store, saved } = await long();
    const stored = (await store.load('m1'))!;
    const unfit = 'match m1: the kept position does not fit the log';
    expect(() => follow(patrol, { ...stored, rows: stored.rows.slice(64) })).toThrow(unfit);
    expect(() => follow(patrol, { ...stored, rows: [] })).toThrow(unfit);
    expect(() => follow(patrol, { ...stored, rows: stored.rows.slice(63), saved: rootless(saved) })).toThrow(unfit);
    expect(follow(patrol, { ...stored, rows: stored.rows.slice(63) }).situation.ledger.version).toBe(70);
    // What is no fault of the position is not taken for one.
    const broken = { ...saved, position: undefined } as unknown as SavedPosition;
    expect(() => follow(patrol, { ...stored, rows: stored.rows.slice(63), saved: broken })).toThrow(TypeError);
  });
  test('by another game, or where the store has lost it, is told so', async () => {
    const { store, sitting } = await walking();
    await expect(Match.open(skirmish, store, 'm1')).rejects.toThrow('game: is patrol, not skirmish');
    store.instead = () => Promise.reject(new Error('the store did not answer'));
    await expect(sitting.act(first, 'go 1')).rejects.toThrow('did not answer');
    store.empty = true;
    expect(sitting.match.rests).toBe(false);
    await expect(sitting.match.about()).rejects.toThrow('there is no match m1');
  });
  test('has no tail to read, nor a log, where the match went in between', async () => {
    const { store, saved } = await long();
    await store.savePosition('m1', rootless(saved));
    const going = Object.create(store, {
      load: { value: async (match: string, part?: 'tail') => (part === 'tail' ? store.load(match, part) : undefined) },
    }) as CountingStore;
    await expect(Match.open(patrol, going, 'm1')).rejects.toThrow('match: there is no match m1');
  });
});
/** As older versions wrote it. */
function rootless(saved: SavedPosition): SavedPosition {
  const { roots: _, ...rest } = saved;
  return rest;
}
/** The words of the position with the last one changed. */
function other({ position }: SavedPosition): string {
  const words = Buffer.from(position.words, 'base64');
  words.writeInt32LE(words.readInt32LE(words.length - 4) + 1, words.length - 4);
  return words.toString('base64');
}

describe('after the rules have changed', () => {
  const newer = { ...skirmish, edition: 2 };
  /** In the share-out of the first round, which is kept. */
  const sharing = async () => {
    const { store, sitting } = await skirmishing();
    for (const seat of [first, second, first, second]) await sitting.act(seat, 'pass');
    await sitting.match.keep();
    return { store, sitting };
  };
  const act = (id: string, serial: number, ...actions: string[]) =>
    ({ cmd: 'act', match: 'm1', id, serial, actions }) as const;

  test('a match goes on from the position, and what is done since can be taken back to it', async () => {
    const { store } = await sharing();
    const match = await Match.open(newer, store, 'm1');
    const [stood] = await match.resume(first, -1);
    expect(stood!.about).toMatchObject({ serials: [2, 2], undo: { free: 0 } });
    expect(await match.submit(first, act('a', 2, 'amount 1'), 9)).toMatchObject({ re: 'ok' });
    expect((await match.about(first)).undo).toEqual({ free: 0, stop: 'chance' });
    const undo = { cmd: 'undo', match: 'm1', id: 'u', serial: 3, count: 1 } as const;
    expect(await match.submit(first, undo, 9)).toMatchObject({ re: 'ok', waits: 'chance' });
    await match.submit(second, { cmd: 'agree', match: 'm1', id: 'y' }, 9);
    const [back] = await match.resume(first, -1);
    expect([back!.hash, back!.about.serials]).toEqual([stood!.hash, [4, 4]]);
  });
  test('there is no record of it, though the rest of its moves could be made after the deal, too', async () => {
    const { store } = await sharing();
    const match = await Match.open(newer, store, 'm1');
    await match.submit(first, act('a', 2, 'amount 1'), 9);
    await expect(match.record()).rejects.toThrow('record: the rules have changed since');
    await match.keep();
    const later = await Match.open(newer, store, 'm1');
    expect(await later.resume(first, -1)).toEqual(await match.resume(first, -1));
    await later.submit(first, act('b', 3, 'pass'), 9);
    await later.submit(second, act('c', 2, 'pass'), 9);
    expect((await later.about()).phase).toBe('on');
    await expect(later.record()).rejects.toThrow('record: the rules have changed since');
  });
  test('a match of which nothing was kept is played by the new ones from its beginning', async () => {
    const { store, sitting } = await skirmishing();
    await sitting.act(first, 'pass');
    const match = await Match.open(newer, store, 'm1');
    expect(await match.resume(first, -1)).toEqual(await sitting.match.resume(first, -1));
    expect((await match.record()).moves.map(([seat, action]) => [seat, action])).toEqual([[first, 'pass']]);
  });
});

test('a record has every move of the line, however long ago, and what each threw in', async () => {
  const store = new CountingStore();
  const seats = [person('ann'), person('bob')];
  const match = await Match.create(patrol, store, { match: 'm1', setup: {}, secret: new Uint8Array(32), seats, at: 0 });
  for (const [seat, nonce] of [
    [first, ''],
    [second, 'abcd'],
  ] as const)
    await match.submit(seat, { cmd: 'ready', match: 'm1', id: `r${seat}`, nonce }, 1);
  for (let serial = 0; serial < 140; serial++)
    await match.submit(first, { cmd: 'act', match: 'm1', id: `a${serial}`, serial, actions: ['go 1'] }, 2);
  const record = await match.record();
  expect([record.moves.length, record.nonces, record.secret]).toEqual([140, ['abcd'], undefined]);
});

test('the cards are dealt by what all threw in together, and by the secret alone where nobody did', async () => {
  const dealt = async (nonces: readonly string[]) => {
    const store = new CountingStore();
    const seats = [person('ann'), person('bob')];
    const secret = new Uint8Array(32).fill(7);
    const match = await Match.create(skirmish, store, { match: 'm1', setup: {}, secret, seats, at: 0 });
    for (const [seat, nonce] of nonces.entries())
      await match.submit(seat as Seat, { cmd: 'ready', match: 'm1', id: `r${seat}`, nonce }, 1);
    if (nonces.length === 0) await match.deal('deal', 1);
    const { digest } = (await store.load('m1'))!.rows.at(-1)!;
    expect((await match.record(true)).start).toBe(digest);
    return digest;
  };
  const deals = [await dealt([]), await dealt(['', '']), await dealt(['ab', '']), await dealt(['ab', 'cd'])];
  expect([deals[1], new Set(deals).size]).toEqual([deals[0], 3]);
});
