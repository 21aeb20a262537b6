import { describe, expect, test } from 'vitest';
import { commitmentTo, FastChance, secretOfSeed } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
import { FactList } from '../facts.ts';
import type { Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { COMMENTS, type MatchRecord, printRecord, readComments, readRecord, Recorded, replay } from '../record.ts';
import { flag, written } from '../setup.ts';
import { fromHex, sha256, toHex } from '../sha256.ts';
import { unspell } from '../verbs.ts';

const game = vault();

function played(seed: string): MatchRecord {
  const match = new Recorded(game, { long: false }, secretOfSeed(seed), [new TextEncoder().encode('nonce')]);
  const chance = new FastChance(9);
  const out = new Options();
  while (!match.rules.over(match.state)) {
    const seat = match.rules.actor(match.state);
    match.rules.legal(match.state, seat, out);
    expect(match.submit(seat, [out.at(chance.below(out.size))])).toBeUndefined();
  }
  return match.record();
}
const record = played('record');
const changed = (change: Partial<MatchRecord>): MatchRecord => ({ ...record, ...change });

test('a record printed and read back replays to the same end, digest by digest', () => {
  const again = readRecord(JSON.parse(printRecord(record)));
  expect(again).toEqual(record);
  const positions: number[] = [];
  const { outcome, moves } = replay(game, again, (s) => void positions.push(s.table.serial[0]! + s.table.serial[1]!));
  expect(outcome).toEqual(record.outcome);
  expect(positions).toEqual(Array.from({ length: moves + 1 }, (_, i) => i));
});
test('the secret stays in the house while the match is on', () => {
  const match = new Recorded(game, { long: false }, secretOfSeed('x'));
  expect(match.record().secret).toBeUndefined();
  expect(match.record(true).secret).toBeDefined();
  expect(() => replay(game, match.record())).toThrow('secret: is missing');
});
test.each<[string, () => MatchRecord, string]>([
  ['another secret', () => changed({ secret: '00'.repeat(32) }), 'secret: does not match the commitment'],
  ['another commitment', () => changed({ commitment: '00'.repeat(32) }), 'secret: does not match the commitment'],
  ['another nonce', () => changed({ nonces: ['00'] }), 'start: the deal gives another digest'],
  ['a move left out', () => changed({ moves: record.moves.slice(1) }), 'moves['],
  [
    'a wrong digest',
    () => changed({ moves: record.moves.with(0, [record.moves[0]![0], record.moves[0]![1], '00000000']) }),
    'moves[0]: another digest',
  ],
  [
    'an unknown verb',
    () => changed({ moves: record.moves.with(0, [0, 'fly', '']) }),
    'moves[0]: there is no action "fly"',
  ],
  [
    'a seat that is not there',
    () => changed({ moves: record.moves.with(0, [7, 'pass', '']) }),
    'moves[0]: there is no seat 7',
  ],
  [
    'a move out of turn',
    () => changed({ moves: record.moves.with(0, [1, 'pass', '']) }),
    'moves[0]: "pass" is refused (notYourTurn)',
  ],
  ['another outcome', () => changed({ outcome: [5, -5] }), 'outcome: is 5,-5'],
  ['another edition', () => changed({ edition: 2 }), 'edition: the record is of edition 2'],
  ['another game', () => changed({ game: 'chess' }), 'game: is chess'],
  ['another setting', () => changed({ setup: { long: 'perhaps' } }), 'setup.long'],
])('a record with %s is refused', (_what, make, message) => {
  expect(() => replay(game, make())).toThrow(message);
});
test.each<[string, unknown, string]>([
  ['a number', 5, 'must be an object'],
  ['another format', { redut: 3 }, 'redut: must be 1 or 2'],
  ['a short commitment', { ...record, commitment: 'ab' }, 'commitment: must be 32 bytes in hexadecimal'],
  ['moves of another shape', { ...record, moves: [['x']] }, 'moves[0]: must be [seat, action, digest]'],
  ['a field too many', { ...record, extra: 1 }, 'extra: is not a field here'],
  ['a list as a setup', { ...record, setup: [] }, 'setup: must be an object'],
  ['a text as a setup', { ...record, setup: 'x' }, 'setup: must be an object'],
  ['an edition of nothing', { ...record, edition: 0 }, 'edition: must be a whole number from 1 to 1000000'],
  ['a short secret', { ...record, secret: 'ab' }, 'secret: must be 32 bytes in hexadecimal'],
  ['a long start', { ...record, start: '0011223344' }, 'start: must be 4 bytes in hexadecimal'],
  ['a start that is no bytes', { ...record, start: 'xx' }, 'start: must be 4 bytes in hexadecimal'],
  ['a move that is a text', { ...record, moves: ['pass'] }, 'moves[0]: must be [seat, action, digest]'],
  ['a move of four', { ...record, moves: [[0, 'a', '', 1]] }, 'moves[0]: must be [seat, action, digest]'],
  ['a seat that is a text', { ...record, moves: [['0', 'a', '']] }, 'moves[0]: must be a number and two texts'],
  ['an action that is a number', { ...record, moves: [[0, 1, '']] }, 'moves[0]: must be a number and two texts'],
  ['a digest that is a number', { ...record, moves: [[0, 'a', 1]] }, 'moves[0]: must be a number and two texts'],
])('%s is not a record', (_what, json, message) => {
  expect(() => readRecord(json)).toThrow(message);
});
test('a record may be without setup, secret and outcome, and one move stands in a line', () => {
  const { setup: _setup, secret: _secret, outcome: _outcome, ...rest } = record;
  expect(readRecord(rest)).toEqual({ ...rest, setup: {} });
  const lines = printRecord(record).split('\n');
  expect(lines.filter((line) => line.startsWith('    ['))).toHaveLength(record.moves.length);
  expect(printRecord(record).endsWith('  ]\n}\n')).toBe(true);
  expect(readRecord(JSON.parse(printRecord(changed({ moves: [] }))))).toEqual(changed({ moves: [] }));
});
test('a record of the first format commits to the secret alone', () => {
  const old = changed({ redut: 1, commitment: toHex(sha256(fromHex(record.secret!)!)) });
  expect(replay(game, old).outcome).toEqual(record.outcome);
  expect(() => replay(game, changed({ redut: 1 }))).toThrow('secret: does not match the commitment');
});
test('a replay tells its facts, and calls for every position with the move that led there', () => {
  const sink = new FactList();
  const moves: unknown[] = [];
  replay(game, record, (_s, move, i) => moves.push([i, move]), sink);
  expect(moves).toEqual([[-1, undefined], ...record.moves.map((move, i) => [i, move])]);
  expect(sink.facts.length).toBeGreaterThan(record.moves.length);
  expect(() => replay(game, changed({ nonces: ['x'] }))).toThrow('nonces[0]: must be hexadecimal');
  expect(() => replay(game, changed({ moves: record.moves.with(0, [-1, 'pass', '']) }))).toThrow('there is no seat -1');
  expect(() => replay(game, changed({ moves: record.moves.with(0, [2, 'pass', '']) }))).toThrow('there is no seat 2');
  expect(() => replay(game, changed({ moves: record.moves.with(0, [0, 'guess 3', '']) }))).toThrow(
    'moves[0]: "guess 3" is refused (notOffered, VLT-1.2)',
  );
  const short = changed({ moves: record.moves.slice(0, 1) });
  expect(() => replay(game, short)).toThrow('the replay gives none');
  const { outcome: _outcome, ...open } = short;
  expect(replay(game, open)).toMatchObject({ moves: 1, outcome: undefined });
});
test('a record of before a setting was there replays with its usual value, and with no other', () => {
  const options = { ...game.options, mood: flag(false) };
  const grown = { ...game, options } as unknown as typeof game;
  expect(replay(grown, record).outcome).toEqual(record.outcome);
  const named = changed({ setup: { ...record.setup, mood: true } });
  expect(() => replay(grown, named)).toThrow('secret: does not match the commitment');
});
test('what is secret in a setup is no part of the record before the end', () => {
  const hiding = {
    ...game,
    options: { ...game.options, deck: written('red', String) },
  } as unknown as typeof game;
  const match = new Recorded(hiding, { long: false, deck: 'blue' } as never, secretOfSeed('x'));
  expect([match.record().setup, match.record(true).setup]).toEqual([{ long: false }, { long: false, deck: 'blue' }]);
});
test('of several actions in one command only the last carries a digest', () => {
  const match = new Recorded(game, { long: false }, secretOfSeed('batch'));
  // Both seats pass until they spend side by side, where one may do several things.
  const pass = unspell(game.verbs, 'pass')!;
  while (match.rules.actors(match.state) !== 0b11) match.submit(match.rules.actor(match.state), [pass]);
  const before = match.moves.length;
  expect(match.submit(0 as Seat, [unspell(game.verbs, 'take')!, pass])).toBeUndefined();
  expect(match.moves.slice(before).map(([seat, action, digest]) => [seat, action, digest.length])).toEqual([
    [0, 'take', 0],
    [0, 'pass', 8],
  ]);
});
test('a batch is carried out whole or not at all, and tells its facts only then', () => {
  const match = new Recorded(game, { long: false }, secretOfSeed('batch'));
  const seat = match.rules.actor(match.state);
  const options = new Options();
  match.rules.legal(match.state, seat, options);
  const before = match.rules.digest(match.state);
  const sink = new FactList();
  const refused = match.submit(seat, [options.at(0), 1_000_000 as never], undefined, sink);
  expect(refused).toMatchObject({ index: 1 });
  expect([match.rules.digest(match.state), sink.facts.length, match.moves.length]).toEqual([before, 0, 0]);
  expect(match.submit((1 - seat) as Seat, [options.at(0)])).toMatchObject({ reason: 'notYourTurn' });
  expect(match.submit(seat, [options.at(0)], 99)).toMatchObject({ reason: 'stale' });
  expect(match.submit(seat, [options.at(1)], undefined, sink)).toBeUndefined();
  expect(sink.facts.length).toBeGreaterThan(0);
});

describe('a record of a match to which seats brought something', () => {
  const hiding = {
    ...game,
    options: {
      ...game.options,
      deck1: written('red', String, { sees: 0 as Seat }),
      deck2: written('red', String, { sees: 1 as Seat }),
    },
  } as unknown as typeof game;
  const [secret, salt] = [secretOfSeed('brought'), '5a'.repeat(32)];
  const before = { long: false, deck1: 'red', deck2: 'red' };
  /** The first seat brought a blue deck in place of the red one, the second nothing. */
  const own = { before: { deck1: 'red' }, salt, commitment: commitmentTo(fromHex(salt)!, { deck1: 'blue' }) };
  const bringing = (): MatchRecord => ({
    ...new Recorded(hiding, { ...before, deck1: 'blue' } as never, secret).record(true),
    commitment: commitmentTo(secret, before),
    brought: [own, null],
  });
  test('is printed, read back and replayed, each commitment held against what was played', () => {
    const again = readRecord(JSON.parse(printRecord(bringing())));
    expect(again).toStrictEqual(bringing());
    expect(replay(hiding, again)).toMatchObject({ moves: 0, outcome: undefined });
  });
  test.each<[string, (record: MatchRecord) => MatchRecord, string]>([
    [
      'another deck than the seat had committed to',
      (given) => ({ ...given, setup: { ...given.setup, deck1: 'green' } }),
      'brought[0]: does not match the commitment: deck1',
    ],
    [
      'another salt',
      (given) => ({ ...given, brought: [{ ...own, salt: '00'.repeat(32) }, null] }),
      'brought[0]: does not match the commitment: deck1',
    ],
    [
      'a deck of the second seat that is not what it had committed to',
      (given) => ({ ...given, brought: [own, { ...own, before: { deck2: 'red' } }] }),
      'brought[1]: does not match the commitment: deck2',
    ],
    [
      'another deck in its place before',
      (given) => ({ ...given, brought: [{ ...own, before: { deck1: 'black' } }, null] }),
      'secret: does not match the commitment',
    ],
    ['nothing said of it', (given) => ({ ...given, brought: [] }), 'secret: does not match the commitment'],
  ])('is refused with %s', (_what, change, message) => {
    expect(() => replay(hiding, change(bringing()))).toThrow(message);
  });
  test.each<[string, unknown, string]>([
    ['no list', 5, 'brought: must be a list'],
    ['a text', ['x'], 'brought[0]: must be an object'],
    ['nothing before', [{ ...own, before: null }], 'brought[0].before: must be an object'],
    ['a list before', [{ ...own, before: ['red'] }], 'brought[0].before: must be an object'],
    ['a text before', [null, { ...own, before: 'red' }], 'brought[1].before: must be an object'],
    ['a short salt', [{ ...own, salt: '5a' }], 'brought[0].salt: must be 32 bytes in hexadecimal'],
    ['a salt of other letters', [{ ...own, salt: 'salt' }], 'brought[0].salt: must be 32 bytes in hexadecimal'],
    ['a long commitment', [{ ...own, commitment: 'ab'.repeat(33) }], 'brought[0].commitment: must be 32 bytes'],
    ['a field too many', [{ ...own, deck: 'red' }], 'brought[0].deck: is not a field here'],
  ])('cannot be read with %s', (_what, brought, message) => {
    expect(() => readRecord({ ...bringing(), brought })).toThrow(message);
  });
});

test('a game that is on has moves and no outcome, one that is over has both, and nobody threw anything in', () => {
  const match = new Recorded(game, { long: false }, secretOfSeed('on'));
  const pass = unspell(game.verbs, 'pass')!;
  match.submit(match.rules.actor(match.state), [pass]);
  const running = match.record(true);
  expect([running.nonces, running.moves.length, 'outcome' in running]).toEqual([[], 1, false]);
  match.submit(match.rules.actor(match.state), [pass]);
  // What was written down before is not what is being written down.
  expect([running.moves.length, match.record().moves.length]).toEqual([1, 2]);
  const ended = played('over');
  expect([ended.moves.length > 0, ended.outcome!.length]).toEqual([true, 2]);
  expect(replay(game, ended).outcome).toEqual(ended.outcome);
});
test('a record of either format is read, and a batch in it replays', () => {
  expect(readRecord({ ...record, redut: 1 }).redut).toBe(1);
  const match = new Recorded(game, { long: false }, secretOfSeed('batch'));
  const pass = unspell(game.verbs, 'pass')!;
  while (match.rules.actors(match.state) !== 0b11) match.submit(match.rules.actor(match.state), [pass]);
  match.submit(0 as Seat, [unspell(game.verbs, 'take')!, pass]);
  expect(replay(game, match.record(true)).moves).toBe(match.moves.length);
});

describe('comments', () => {
  const comments = [{ move: 1, by: 'Anna', text: 'Here it was decided.' }];
  test('are printed, read back, and no part of the match', () => {
    const said = readRecord(JSON.parse(printRecord(changed({ comments }))));
    expect(said.comments).toEqual(comments);
    expect(replay(game, said).outcome).toEqual(record.outcome);
  });
  test.each([
    [[{ ...comments[0], move: 1_000_000 }], 'comments[0].move'],
    [[{ ...comments[0], by: ' ' }], 'comments[0].by'],
    [[{ ...comments[0], text: 'x'.repeat(501) }], 'comments[0].text'],
    [[{ ...comments[0], at: 3 }], 'comments[0].at'],
    [Array.from({ length: 201 }, () => comments[0]), 'comments'],
    ['nothing', 'comments'],
  ])('that cannot be are refused: %#', (wrong, field) => {
    const json = { ...(JSON.parse(printRecord(record)) as object), comments: wrong };
    expect(() => readRecord(json)).toThrow(`${field}:`);
  });
});

test('a record has as many comments as the limit says, and not one more', () => {
  const of = (count: number): readonly unknown[] =>
    Array.from({ length: count }, () => ({ by: 'a', move: 0, text: 'b' }));
  expect(readComments(of(COMMENTS.most), 3)).toHaveLength(COMMENTS.most);
  expect(() => readComments(of(COMMENTS.most + 1), 3)).toThrow(`must be a list of at most ${COMMENTS.most}`);
  const longest = { by: 'a'.repeat(COMMENTS.name), move: 3, text: 'b'.repeat(COMMENTS.text) };
  expect(readComments([longest], 3)).toEqual([longest]);
  expect(() => readComments([{ ...longest, text: `${longest.text}b` }], 3)).toThrow('comments[0].text: must have 1 to');
});
