import { describe, expect, test } from 'vitest';
import { InputError } from '../../../kernel/input.ts';
import { captured, deck, discards, exerted, lay } from './at.ts';

const fine = { captured: ['H'], resistance: { base: 'N' } };
/** The field that the error names. */
function field(position: Readonly<Record<string, unknown>>, setup: Parameters<typeof lay>[1] = {}): string {
  try {
    lay(position, setup);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).field;
  }
  return 'no error';
}

describe('a position written by hand', () => {
  test('puts what is not named into the deck in alphabetical order from the top', () => {
    const t = lay({ ...fine, deck: ['K', 'A'], discard: ['C'] });
    expect(deck(t)).toBe('MLJIGFEDBAK');
    expect(discards(t)).toBe('C');
  });
  test('or at the bottom of the discard pile', () => {
    const t = lay({ ...fine, deck: ['K', 'A'], discard: ['C'], rest: 'discard' });
    expect([deck(t), discards(t)]).toEqual(['AK', 'MLJIGFEDBC']);
  });
  test('marks exerted locations', () => {
    const t = lay({ ...fine, captured: ['H exerted', 'b'] });
    expect([captured(t), exerted(t)]).toEqual(['HB', 'H']);
  });
  test('begins at either step of either side', () => {
    const prompts = ['dynasty', 'resistance'].flatMap((turn) =>
      ['step1', 'action'].map((step) => {
        const t = lay({ ...fine, turn, step });
        return t.at(turn).prompt;
      }),
    );
    expect(prompts).toEqual(['dynastyStep1', 'dynastyAction', 'resistanceStep1', 'resistanceAction']);
  });
  test('takes planets by place', () => {
    const places = { TL: 'Lumena-b', TR: 'efferon-a', BL: 'ishkal-a', BR: 'arkadun-a' };
    expect(lay({ ...fine, galaxy: places }).s.galaxy.value).toBe((7 << 0) | (2 << 4) | (4 << 8) | (0 << 12));
  });
});

describe('an impossible position names the field', () => {
  const cases: readonly [string, Readonly<Record<string, unknown>>][] = [
    ['position.captured[0]', { ...fine, captured: ['Z'] }],
    ['position.captured[1]', { ...fine, captured: ['H', 'H'] }],
    ['position.captured[0]', { ...fine, captured: ['H tired'] }],
    ['position.captured[0]', { ...fine, captured: [7] }],
    ['position.captured', { ...fine, captured: [] }],
    ['position.captured', { ...fine, captured: 'H' }],
    ['position.captured[0]', { ...fine, captured: ['P'] }],
    ['position.dynasty.hand[0]', { ...fine, dynasty: { hand: ['H'] } }],
    ['position.dynasty.hand[0]', { ...fine, dynasty: { hand: ['A exerted'] } }],
    ['position.dynasty.base', { ...fine, dynasty: { base: 'A' } }],
    ['position.resistance.base', { captured: ['H'], resistance: { base: 'H' } }],
    ['position.resistance.base', { captured: ['H'], resistance: { hand: ['A'] } }],
    ['position.resistance.hand[1]', { captured: ['H'], resistance: { hand: ['A', 'A'], base: 'N' } }],
    ['position.deck[0]', { ...fine, deck: ['A', 'A'] }],
    ['position.deck[0]', { ...fine, deck: ['Ж'] }],
    ['position.discard[0]', { ...fine, discard: ['H'] }],
    ['position.discard[0]', { ...fine, discard: ['A exerted'] }],
    ['position.rest', { ...fine, rest: 'hand' }],
    ['position.circle', { ...fine, circle: 4 }],
    ['position.turns', { ...fine, turns: 101 }],
    ['position.turn', { ...fine, turn: 'spectator' }],
    ['position.step', { ...fine, step: 'step3' }],
    ['position.galaxy', { ...fine, galaxy: 'G3' }],
    ['position.galaxy.TR', { ...fine, galaxy: { TL: 'arkadun-a' } }],
    ['position.galaxy.TL', { ...fine, galaxy: { TL: 'earth-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-a' } }],
    ['position.galaxy.TL', { ...fine, galaxy: { TL: 'arkadun-c', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-a' } }],
    ['position.galaxy.BR', { ...fine, galaxy: { TL: 'lumena-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-b' } }],
    ['position.galaxy', { ...fine, galaxy: { TL: 'galvacil-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-b' } }],
    [
      'position.galaxy.XX',
      { ...fine, galaxy: { TL: 'arkadun-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-b', XX: '' } },
    ],
    ['position.bases', { ...fine, bases: ['A'] }],
  ];
  for (const [where, position] of cases) {
    test(`${where}: ${JSON.stringify(position)}`, () => {
      expect(field(position)).toBe(where);
    });
  }
  test('a Warped World position needs Galvacil, and not the planet it replaces', () => {
    expect(field(fine, { setup: { warped: 'random' } })).toBe('position.galaxy');
    const galaxy = { TL: 'galvacil-a', TR: 'arkadun-a', BL: 'ishkal-a', BR: 'lumena-b' };
    expect(field({ ...fine, captured: ['A'], galaxy }, { setup: { warped: 'arkadun' } })).toBe('position.galaxy');
    expect(field({ ...fine, captured: ['A'], galaxy }, { setup: { warped: 'efferon' } })).toBe('no error');
  });
});
