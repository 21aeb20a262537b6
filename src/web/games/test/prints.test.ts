import { expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import { LANGUAGES, type CardText, type GameTexts } from '../../../kernel/text.ts';
import { CARDS, module as skirmish } from '../../../match/test/skirmish-module.ts';
import { printsOf } from '../parts/prints.ts';

const worded = (card: (def: number) => Partial<CardText>): GameTexts => ({
  ...skirmish.texts,
  ru: { ...skirmish.texts.ru, card: (def) => card(def) as CardText },
});

test('a game has as many prints as it says, though its words never end', () => {
  expect(printsOf(skirmish)).toEqual(Array.from({ length: CARDS }, (_, i) => i + 1));
  expect(printsOf({ ...skirmish, game: { ...skirmish.game, prints: 2 } })).toEqual([1, 2]);
});
test.each([
  ['has no name', () => ({ name: '', kind: '', lines: [] })],
  ['has no kind', () => ({ name: '1', lines: [] })],
  ['has no lines', () => ({ name: '1', kind: '' })],
])('a card that %s is named, with its language', (problem, card) => {
  const texts = worded((def) => (def < 3 ? skirmish.texts.ru.card(def as never) : card()));
  expect(() => printsOf({ ...skirmish, texts })).toThrow(`skirmish.texts.ru.card(3): ${problem}`);
});
test('words that fail at a card are named with what they say', () => {
  const texts = worded(() => {
    throw new RangeError('no such suit');
  });
  expect(() => printsOf({ ...skirmish, texts })).toThrow('skirmish.texts.ru.card(1): fails: no such suit');
});
test.each([
  ['liberation', 18],
  ['afu', 208],
  ['bravery', 44],
  ['war', 344],
])('%s has %i prints, each with a name and a kind', async (name, count) => {
  const module = await moduleOf(name);
  const prints = printsOf(module);
  expect(prints).toHaveLength(count);
  for (const language of LANGUAGES)
    expect(prints.filter((def) => module.texts[language].card(def).kind === '')).toEqual([]);
});
