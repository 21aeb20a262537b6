import { describe, expect, test } from 'vitest';
import { editionIn, editionsOf, textIn } from '../editions.ts';

const BOTH = 'Cards go to the bottom. *English edition:* Cards are out of the game.';

describe('a rule of two editions', () => {
  test('is told apart, in each language of the digests', () => {
    expect(editionsOf(BOTH)).toEqual({ text: 'Cards go to the bottom.', other: 'Cards are out of the game.' });
    expect(editionsOf('Карти вниз.  *За англійськими правилами:*   Карти вийшли.')).toEqual({
      text: 'Карти вниз.',
      other: 'Карти вийшли.',
    });
    expect(editionsOf('Карты вниз.*По английским правилам:*Карты вышли.')).toEqual({
      text: 'Карты вниз.',
      other: 'Карты вышли.',
    });
  });
  test('has one text where the rulebooks agree', () => {
    expect(editionsOf('Cards go to the bottom.')).toEqual({ text: 'Cards go to the bottom.' });
    expect(editionsOf('Cards go to the bottom.')).not.toHaveProperty('other');
  });
  test('is read as the rulebook that is played has it', () => {
    expect([textIn(BOTH, 'uk'), textIn(BOTH, 'en')]).toEqual(['Cards go to the bottom.', 'Cards are out of the game.']);
    expect([textIn('Both.', 'uk'), textIn('Both.', 'en')]).toEqual(['Both.', 'Both.']);
  });
});
test('a set-up plays by the Ukrainian rulebook unless it says the English one', () => {
  expect([{}, { edition: 'uk' }, { edition: 'en' }].map(editionIn)).toEqual(['uk', 'uk', 'en']);
});
