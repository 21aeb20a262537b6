import { describe, expect, test } from 'vitest';
import type { Brings } from '../brings.ts';
import { type Chance, commitmentTo, secretOfSeed } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
import type { AnyGame } from '../game.ts';
import { type PackPlan, packsChance, packsCommitment, packsOf } from '../packs.ts';
import { type MatchRecord, readRecord, Recorded, replay } from '../record.ts';
import { checkOpened, openedAgain, readPacks, readRecordedPacks, type RecordedPacks } from '../recorded-packs.ts';
import { flag, written } from '../setup.ts';
import { toHex } from '../sha256.ts';

const secret = toHex(secretOfSeed('packs'));
const nonces = ['01', '0203'];
const sealed: PackPlan = { packs: 2 };
const drafted: PackPlan = { packs: 2, places: 3 };
/** Packs of two cards, named by their sort and a number that is drawn; a deck is one card from the own packs. */
const packs = {
  plan: ({ play }: Readonly<Record<string, unknown>>): PackPlan | undefined =>
    play === 'sealed' ? sealed : play === 'draft' ? drafted : undefined,
  sorts: () => ['red', 'blue'],
  open: (_terms: unknown, sort: string, chance: Chance) => [1, 2].map(() => `${sort} ${chance.below(1000)}`),
  pick: () => 0,
  careless: () => ({}),
};
const brings = {
  packs,
  unfit: (
    _terms: unknown,
    seat: number,
    own: Readonly<Record<string, unknown>>,
    _earlier: unknown,
    opened: unknown,
  ) => {
    const { sort, cards } = opened as { sort: string; cards: readonly string[] };
    const deck = String(own[`deck${seat}`]);
    return cards.includes(deck) ? undefined : { rule: 'PCK-1', values: { problem: `${deck}, sort “${sort}”` } };
  },
} as unknown as Brings;
const options = {
  long: flag(false),
  deck0: written('', String, { sees: 0 as never }),
  deck1: written('', String, { sees: 1 as never }),
};
const seats = nonces.map((nonce, i) => ({ nonce, sort: ['blue', 'red'][i]! }));
const recorded = (terms: Readonly<Record<string, unknown>>, more: Partial<RecordedPacks> = {}): RecordedPacks => ({
  commitment: packsCommitment(secret, terms),
  secret,
  terms,
  seats,
  ...more,
});
const draw = (thrown: readonly string[]) => packsChance(secret, thrown);
const again = (of: RecordedPacks) => openedAgain(brings, of, draw);

describe('packs as they were recorded', () => {
  const json = { ...recorded({ play: 'draft' }), seats: [seats[0], null], picks: [[0, 1], [], [2]] };
  test('are read as they were written', () => {
    expect(readRecordedPacks(json, 'packs')).toEqual(json);
    const { picks: _picks, ...rest } = json;
    expect(readRecordedPacks(rest, 'packs')).toEqual(rest);
  });
  const places = (n: number): number[] => Array.from({ length: n }, () => 0);
  test.each<[string, unknown, string]>([
    ['a short secret', { secret: 'ab' }, 'packs.secret: must be 32 bytes in hexadecimal'],
    ['a commitment that is no bytes', { commitment: 'x' }, 'packs.commitment: must be 32 bytes in hexadecimal'],
    ['terms that are a list', { terms: [] }, 'packs.terms: must be an object'],
    ['terms that are nothing', { terms: null }, 'packs.terms: must be an object'],
    ['terms that are a text', { terms: 'sealed' }, 'packs.terms: must be an object'],
    ['33 seats', { seats: places(33).map(() => null) }, 'packs.seats: must have at most 32 entries'],
    [
      'a nonce that is no bytes',
      { seats: [null, { nonce: 'x', sort: '' }] },
      'packs.seats[1].nonce: must be hexadecimal',
    ],
    ['a seat with more to say', { seats: [{ ...seats[0], deck: 1 }] }, 'packs.seats[0].deck: is not a field here'],
    ['33 places', { picks: places(33).map(() => []) }, 'packs.picks: must have at most 32 entries'],
    ['picks that are a number', { picks: [[], 3] }, 'packs.picks[1]: must be at most 1000 places'],
    ['1001 picks', { picks: [places(1001)] }, 'packs.picks[0]: must be at most 1000 places'],
    ['half a pick', { picks: [[0, 0.5]] }, 'packs.picks[0]: must be at most 1000 places'],
    ['a pick below the first', { picks: [[0, -1]] }, 'packs.picks[0]: must be at most 1000 places'],
    ['a field too many', { more: 1 }, 'packs.more: is not a field here'],
  ])('with %s are refused', (_what, change, message) => {
    expect(() => readRecordedPacks({ ...json, ...(change as object) }, 'packs')).toThrow(message);
  });
  test('may be as many as the limits say', () => {
    const most = { seats: places(32).map(() => null), picks: places(32).map(() => places(1000)) };
    expect(readRecordedPacks({ ...json, ...most }, 'packs')).toMatchObject(most);
  });
});

describe('packs of several tables as they were recorded', () => {
  const pods = [recorded({ play: 'sealed' }), { ...recorded({ play: 'draft' }), seats: [seats[0]!, null], places: 2 }];
  const json = {
    pods,
    at: [
      [1, 1],
      [0, 0],
    ],
  };
  test('are read as they were written, and those of one table too', () => {
    expect(readPacks(json, 'packs')).toEqual(json);
    expect(readPacks(pods[1], 'packs')).toEqual(pods[1]);
  });
  const table = 'must be one of the tables and a place there';
  test.each<[string, unknown, string]>([
    [
      'a table that is none',
      { pods: [pods[0], { ...pods[1], secret: 'ab' }] },
      'packs.pods[1].secret: must be 32 bytes',
    ],
    ['33 tables', { pods: Array.from({ length: 33 }, () => pods[0]) }, 'packs.pods: must have at most 32 entries'],
    [
      'a seat at no table',
      {
        at: [
          [0, 0],
          [2, 0],
        ],
      },
      `packs.at[1]: ${table}`,
    ],
    ['a seat at no place', { at: [[0, 2]] }, `packs.at[0]: ${table}`],
    ['a seat that says a table alone', { at: [[0]] }, `packs.at[0]: ${table}`],
    ['a seat that says too much', { at: [[0, 0, 0]] }, `packs.at[0]: ${table}`],
    ['a seat that says nothing', { at: [[]] }, `packs.at[0]: ${table}`],
    ['a seat that is a number', { at: [0] }, `packs.at[0]: ${table}`],
    ['a table in letters', { at: [['0', 0]] }, `packs.at[0]: ${table}`],
    ['a place before the first', { at: [[0, -1]] }, `packs.at[0]: ${table}`],
    ['one place at a table', { pods: [{ ...pods[1], places: 1 }] }, 'packs.pods[0].places'],
    ['33 seats', { at: Array.from({ length: 33 }, () => [0, 0]) }, 'packs.at: must have at most 32 entries'],
    ['a field too many', { more: 1 }, 'packs.more: is not a field here'],
  ])('with %s are refused', (_what, change, message) => {
    expect(() => readPacks({ ...json, ...(change as object) }, 'packs')).toThrow(message);
  });
  test.each([[null], [undefined], [7], ['pods']])('%j is none', (wrong) => {
    expect(() => readPacks(wrong, 'packs')).toThrow('packs: must be an object');
  });
  test('who plays has what lies at the own place of the own table', () => {
    const opened = [again(pods[0]!), [undefined, [['white 1']]]];
    const at = [
      [1, 1],
      [0, 1],
    ] as const;
    const check = (deck0: string, deck1: string) =>
      checkOpened({ brings, options }, { pods, at }, (pod) => opened[pods.indexOf(pod)]!, { deck0, deck1 });
    const own = opened[0]![1]![0]![0]!;
    expect(() => check('white 1', own)).not.toThrow();
    expect(() => check(own, own)).toThrow('setup.deck0: is not from its packs');
    expect(() => check('white 1', 'white 1')).toThrow('setup.deck1: is not from its packs');
  });
});

describe('packs that are opened again', () => {
  test('each seat of a sealed game has its own, of its sort, by its own nonce alone', () => {
    const opened = again(recorded({ play: 'sealed' }));
    const own = (seat: number, nonce: string) =>
      packsOf(packs, {}, sealed, seat, seats[seat]!.sort, packsChance(secret, [nonce]));
    expect(opened).toEqual([own(0, '01'), own(1, '0203')]);
    expect(opened[0]!.map(({ length }) => length)).toEqual([2, 2]);
    expect(opened[0]!.flat().every((name) => name.startsWith('blue '))).toBe(true);
    expect(new Set(opened.flat(2)).size).toBe(8);
    const other = again(recorded({ play: 'sealed' }, { seats: [seats[0]!, { ...seats[1]!, nonce: '05' }] }));
    expect([other[0], other[1]]).toEqual([opened[0], own(1, '05')]);
    expect(other[1]).not.toEqual(opened[1]);
    expect(again(recorded({ play: 'sealed' }, { seats: [null, seats[1]!] }))).toEqual([undefined, opened[1]]);
  });
  const picks = [
    [0, 0, 1, 0],
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  test('at a draft everybody has what was taken there, of the first sort, by all nonces', () => {
    const opened = again(recorded({ play: 'draft' }, { picks }));
    const chance = packsChance(secret, nonces);
    const before = [0, 1, 2].map((place) => packsOf(packs, {}, drafted, place, 'red', chance));
    expect(opened).toEqual([
      [[before[0]![0]![0], before[2]![0]![1], before[0]![1]![1], before[1]![1]![1]]],
      [[before[1]![0]![1], before[0]![0]![1], before[1]![1]![0], before[2]![1]![1]]],
    ]);
    const silent = again(recorded({ play: 'draft' }, { picks, seats: [null, seats[1]!] }));
    const chanceOfOne = packsChance(secret, ['', '0203']);
    expect(silent[0]![0]![0]).toBe(packsOf(packs, {}, drafted, 0, 'red', chanceOfOne)[0]![0]);
  });
  test('at a table of fewer places than the terms say, those that sat there took it all', () => {
    const two = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const opened = again(recorded({ play: 'draft' }, { picks: two, places: 2 }));
    const chance = packsChance(secret, nonces);
    const lay = [0, 1].flatMap((place) => packsOf(packs, {}, drafted, place, 'red', chance)).flat();
    expect(opened.flat(2).map(String).toSorted()).toEqual(lay.toSorted());
    expect(() => again(recorded({ play: 'draft' }, { picks: two }))).toThrow('must be 4 for each of 3 places');
  });
  test('what one alone took from where nothing lay is found among what the others took', () => {
    expect(() => again(recorded({ play: 'draft' }, { picks: picks.with(0, [5, 0, 0, 0]) }))).toThrow(
      'did not lie there',
    );
  });
  test.each<[string, Partial<RecordedPacks>, string]>([
    ['nothing', {}, 'packs.picks: must be 4 for each of 3 places'],
    ['one place too few', { picks: picks.slice(1) }, 'packs.picks: must be 4 for each of 3 places'],
    ['one card too few', { picks: picks.with(1, [1, 0, 0]) }, 'packs.picks: must be 4 for each of 3 places'],
    ['what was not there', { picks: picks.with(2, [0, 1, 0, 0]) }, 'something was taken that did not lie there'],
  ])('a draft in which %s was taken is refused', (_what, more, message) => {
    expect(() => again(recorded({ play: 'draft' }, more))).toThrow(message);
  });
  test('where nothing is opened there is nothing to open again', () => {
    const message = 'packs.terms: on these terms nothing is opened';
    expect(() => again(recorded({ play: 'decks' }))).toThrow(message);
    expect(() => openedAgain({}, recorded({ play: 'sealed' }), draw)).toThrow(message);
  });
});

describe('what was played', () => {
  const of = recorded({ play: 'sealed' });
  const opened = again(of);
  const [deck0, deck1] = [opened[0]![1]![0]!, opened[1]![0]![1]!];
  const check = (setup: Readonly<Record<string, unknown>>, from = opened, more = of) =>
    checkOpened({ brings, options }, more, () => from, setup);
  test('comes from the own packs', () => {
    expect(() => check({ deck0, deck1 })).not.toThrow();
    expect(() => check({ deck0: deck1, deck1 })).toThrow(
      `setup.deck0: is not from its packs: PCK-1 ${deck1}, sort “blue”`,
    );
    expect(() => check({ deck0, deck1: deck0 })).toThrow('setup.deck1: is not from its packs');
  });
  test('is told by the rule alone where nothing more is said', () => {
    const plain = { unfit: () => ({ rule: 'PCK-2', values: {} }) } as unknown as Brings;
    expect(() => checkOpened({ brings: plain, options }, of, () => opened, {})).toThrow(
      /is not from its packs: PCK-2 $/,
    );
  });
  test('by a seat that opened nothing is refused, and who said no sort has none', () => {
    expect(() => check({ deck0, deck1 }, [undefined, opened[1]])).toThrow('packs.seats[0]: is missing');
    expect(() => check({ deck1 }, opened, { ...of, seats: [null, seats[1]!] })).toThrow('sort “”');
  });
});

test('a record is replayed with its packs, which are those that were committed to', () => {
  const base = { ...vault(), options };
  const game = { ...base, brings } as unknown as AnyGame;
  const of = recorded({ play: 'sealed' });
  const opened = again(of);
  const setup = { long: false, deck0: opened[0]![0]![0]!, deck1: opened[1]![0]![0]! };
  const begun = new Recorded(base as unknown as AnyGame, setup, secretOfSeed('record'), []).record();
  const record = (change: Partial<RecordedPacks> = {}): MatchRecord =>
    readRecord({
      ...begun,
      setup,
      secret: toHex(secretOfSeed('record')),
      commitment: commitmentTo(secretOfSeed('record'), setup),
      packs: { ...of, ...change },
    });
  expect(record().packs).toEqual(of);
  expect(replay(game, record()).moves).toBe(0);
  expect(() => replay(base as unknown as AnyGame, record())).toThrow('packs: in this game nothing is opened');
  expect(() => replay(game, record({ commitment: secret }))).toThrow('packs.secret: does not match the commitment');
  expect(() => replay(game, record({ seats: [seats[1]!, seats[0]!] }))).toThrow('is not from its packs');
});
