import { describe, expect, test } from 'vitest';
import type { Seat } from '../ids.ts';
import { RuleError } from '../input.ts';
import { choice, flag, maskSetup, ownSettings, readSetup, secretsOf, written } from '../setup.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const NO_ERROR: unknown = 'a text';
function readDeck(given: unknown): string {
  if (given === 'heavy') throw new RuleError('TST-1', 'too heavy', { tons: 5 });
  if (given === 'odd') throw NO_ERROR;
  if (typeof given !== 'string') throw new Error('must be a text');
  return given;
}
const settings = () => ({
  length: choice<'short' | 'long' | 3>('short', 'long', 3),
  open: flag(true),
  late: flag(false),
  deck1: written('red', readDeck, { sees: first, examples: ['red', 'blue'] }),
  deck2: written('red', readDeck, { sees: second }),
  seed: written('1', readDeck),
});
const all = { length: 'long', open: true, late: false, deck1: 'blue', deck2: 'green', seed: '7' };

describe('a setting', () => {
  test('has its first value where nothing is said, and understands texts', () => {
    const options = settings();
    expect(readSetup(options, {})).toEqual({
      length: 'short',
      open: true,
      late: false,
      deck1: 'red',
      deck2: 'red',
      seed: '1',
    });
    expect(readSetup(options, { length: '3', open: 'false', late: true })).toMatchObject({
      length: 3,
      open: false,
      late: true,
    });
    expect([options.open.values, options.late.values]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  test('that is written has examples to hand, at least what stands there by itself', () => {
    const options = settings();
    expect(options.deck1).toMatchObject({ fallback: 'red', values: undefined, examples: ['red', 'blue'], sees: first });
    expect(options.seed).toMatchObject({ fallback: '1', values: undefined, examples: ['1'], sees: 'nobody' });
  });
  test('that cannot be says why, and by which rule if there is one', () => {
    const options = settings();
    expect(options.deck1.read(5)).toStrictEqual({ problem: 'must be a text' });
    expect(options.deck1.read('odd')).toStrictEqual({ problem: 'a text' });
    const heavy = options.deck1.read('heavy');
    expect(heavy).toMatchObject({ problem: 'TST-1: too heavy', broken: { rule: 'TST-1', values: { tons: 5 } } });
    expect(() => readSetup(options, { deck2: 5 })).toThrow('setup.deck2: must be a text');
    expect(() => readSetup(options, { deck3: 'x' })).toThrow(
      'setup.deck3: is not a setting; known: length, open, late, deck1, deck2, seed',
    );
  });
});

describe('who may know a setting', () => {
  const names = (setup: object): string => Object.keys(setup).join(' ');
  test('is everybody, one seat, or nobody before the end', () => {
    const options = settings();
    expect([ownSettings(options, first), ownSettings(options, second), ownSettings(options, 2 as Seat)]).toEqual([
      ['deck1'],
      ['deck2'],
      [],
    ]);
    expect([first, second, 'spectator' as const].map((viewer) => names(maskSetup(options, all, viewer)))).toEqual([
      'length open late deck1',
      'length open late deck2',
      'length open late',
    ]);
  });
  test('what is not for everybody is told as far as the viewer may know it, and all of it at the end', () => {
    const options = settings();
    const told = (viewer: Seat | 'spectator', over: boolean): unknown => secretsOf(options, all, viewer, over);
    expect([told(first, false), told(second, false), told('spectator', false)]).toEqual([
      { deck1: 'blue' },
      { deck2: 'green' },
      {},
    ]);
    const secrets = { deck1: 'blue', deck2: 'green', seed: '7' };
    expect([told(first, true), told('spectator', true)]).toEqual([secrets, secrets]);
    // A setting that the game does not know is nobody's secret.
    expect(maskSetup(options, { other: 1 }, first)).toEqual({ other: 1 });
  });
});
