import { describe, expect, test } from 'vitest';
import { Faults, Fields, InputError } from '../input.ts';
import { choice, flag, readSetup, written } from '../setup.ts';
import { english, slavic } from '../text.ts';

describe('setups', () => {
  const options = {
    balance: choice(1, 0, 2),
    open: flag(false),
    deck: written('red', (given) => {
      if (typeof given !== 'string' || given === '') throw new Error('must be the name of a deck');
      return given;
    }),
  };
  test('defaults, and values as a command line gives them', () => {
    expect(readSetup(options, {})).toEqual({ balance: 1, open: false, deck: 'red' });
    expect(readSetup(options, { balance: '2', open: 'true', deck: 'blue' })).toEqual({
      balance: 2,
      open: true,
      deck: 'blue',
    });
  });
  test.each([
    [{ balance: 7 }, 'setup.balance: must be one of 1, 0, 2, not 7'],
    [{ open: 'maybe' }, 'setup.open: must be one of false, true, not "maybe"'],
    [{ deck: 5 }, 'setup.deck: must be the name of a deck'],
    [{ balanse: 1 }, 'setup.balanse: is not a setting; known: balance, open, deck'],
  ])('%j is refused', (given, message) => {
    expect(() => readSetup(options, given)).toThrow(InputError);
    expect(() => readSetup(options, given)).toThrow(message);
  });
});

describe('fields of a file', () => {
  const read = (json: unknown): Fields => new Fields(json, 'position');
  test.each<[unknown, (f: Fields) => unknown, string]>([
    [[], () => undefined, 'position: must be an object, not []'],
    [{ circle: 4 }, (f) => f.number('circle', 1, 3), 'position.circle: must be a whole number from 1 to 3, not 4'],
    [{ circle: 1.5 }, (f) => f.number('circle', 1, 3), 'position.circle: must be a whole number'],
    [{ base: 3 }, (f) => f.text('base'), 'position.base: must be a text, not 3'],
    [{ base: 'A\0' }, (f) => f.text('base'), 'position.base: must be a text without U+0000 and halves of letters'],
    [{ hand: ['\uD800'] }, (f) => f.texts('hand'), 'position.hand[0]: must be a text without U+0000'],
    [{ hand: 'A' }, (f) => f.list('hand'), 'position.hand: must be a list, not "A"'],
    [{ hand: ['A', 1] }, (f) => f.texts('hand'), 'position.hand[1]: must be a text, not 1'],
    [{ turn: 'x' }, (f) => f.oneOf('turn', ['a', 'b']), 'position.turn: must be one of a, b, not "x"'],
    [{ open: 1 }, (f) => f.flag('open'), 'position.open: must be true or false, not 1'],
    [{ side: 1 }, (f) => f.inside('side'), 'position.side: must be an object, not 1'],
    [{ circle: 0 }, (f) => f.number('circle', 1, 3), 'position.circle: must be a whole number from 1 to 3, not 0'],
    [{ circle: '2' }, (f) => f.number('circle', 1, 3), 'position.circle: must be a whole number from 1 to 3, not "2"'],
    [
      { rolls: [1, 7] },
      (f) => f.numbers('rolls', 1, 6),
      'position.rolls[1]: must be a whole number from 1 to 6, not 7',
    ],
    [{ rolls: { 0: 1 } }, (f) => f.numbers('rolls', 1, 6), 'position.rolls: must be a list, not {"0":1}'],
    [null, () => undefined, 'position: must be an object, not null'],
    [undefined, () => undefined, 'position: must be an object, not undefined'],
    ['text', () => undefined, 'position: must be an object, not "text"'],
    [{ toString: 1 }, (f) => f.done(), 'position.toString: is not a field here; known: '],
    [{}, (f) => f.text('constructor'), 'position.constructor: must be a text, not undefined'],
    [{}, (f) => f.number('circle', 1, 3), 'position.circle: must be a whole number from 1 to 3, not undefined'],
    [{}, (f) => f.oneOf('turn', ['a', 'b']), 'position.turn: must be one of a, b, not undefined'],
    [{ a: 1, b: 1 }, (f) => (f.raw('a'), f.raw('a'), f.raw('c'), f.done()), 'is not a field here; known: a, c'],
    [{ bse: 'A' }, (f) => (f.text('base', 'B'), f.done()), 'position.bse: is not a field here; known: base'],
  ])('%j', (json, use, message) => {
    expect(() => use(read(json))).toThrow(message);
  });
  test('what is there is read as far as it may go, and named by its path', () => {
    const f = read({ low: 1, high: 3, open: true, shut: false, turn: 'b', rolls: [1, 6], none: null });
    expect([f.number('low', 1, 3), f.number('high', 1, 3), f.numbers('rolls', 1, 6)]).toEqual([1, 3, [1, 6]]);
    expect([f.flag('open'), f.flag('shut', true), f.flag('other'), f.flag('another', true)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([f.oneOf('turn', ['a', 'b']), f.oneOf('next', ['a', 'b'], 'a')]).toEqual(['b', 'a']);
    expect([f.has('low'), f.has('deep'), f.has('toString'), f.list('none', [7]), f.numbers('no', 1, 2)]).toEqual([
      true,
      false,
      false,
      [7],
      [],
    ]);
    expect([f.at('low'), new Fields({}, '').at('low'), f.inside('deep').path]).toEqual([
      'position.low',
      'low',
      'position.deep',
    ]);
    f.done();
  });
  test('what is there is read, what is not has its default', () => {
    const f = read({ n: 2, side: { hand: ['A'] } });
    expect([f.number('n', 0, 9), f.number('m', 0, 9, 5), f.inside('side').texts('hand'), f.texts('none')]).toEqual([
      2,
      5,
      ['A'],
      [],
    ]);
    f.done();
  });
});

test('words by number', () => {
  const cards = { one: 'карта', few: 'карти', many: 'карт' };
  expect([0, 1, 2, 4, 5, 11, 12, 14, 15, 21, 22, 25, 111, 112, -1, -3, -11].map((n) => slavic(n, cards))).toEqual([
    '0 карт',
    '1 карта',
    '2 карти',
    '4 карти',
    '5 карт',
    '11 карт',
    '12 карт',
    '14 карт',
    '15 карт',
    '21 карта',
    '22 карти',
    '25 карт',
    '111 карт',
    '112 карт',
    '-1 карта',
    '-3 карти',
    '-11 карт',
  ]);
  expect(slavic(1.5, cards)).toBe('1,5 карти');
  expect([0, 1, 2, 1.5].map((n) => english(n, { one: 'card', other: 'cards' }))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '1.5 cards',
  ]);
});

describe('the faults of a set', () => {
  test('are all told, each with its card and field', () => {
    const faults = new Faults();
    faults.demandNone('the set');
    faults.card = 'tank';
    faults.whole('attack', 1.5, 0, 9);
    faults.whole('defence', 9, 0, 9);
    faults.oneOf('type', 'boat', ['land', 'air']);
    faults.must(true, 'cost', 'is missing');
    faults.oneOf('kind', 'land', ['land', 'air']);
    faults.must(false, 'name', 'is missing');
    faults.card = 'units';
    faults.add('', '3 cards, not 4');
    expect(faults.lines).toEqual([
      'tank.attack: must be a whole number from 0 to 9, not 1.5',
      'tank.type: must be one of land, air, not "boat"',
      'tank.name: is missing',
      'units: 3 cards, not 4',
    ]);
    expect(() => faults.demandNone('the set')).toThrow(
      'the set: cannot be played:\ntank.attack: must be a whole number from 0 to 9, not 1.5\ntank.type',
    );
  });
});
