import { expect, test } from 'vitest';
import { hyphenated } from '../hyphens.ts';

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '|');

test('a long word may be broken between syllables, a prefix stays whole', () => {
  expect(shown('Контрнаступ 1')).toBe('Контр|наступ 1');
  expect(shown('Козацький драйв')).toBe('Ко|заць|кий драйв');
  expect(shown('Губернаторський шпиль')).toBe('Гу|бер|на|торсь|кий шпиль');
  expect(shown('Восстановление')).toBe('Вос|ста|нов|ле|ние');
});
test('no letter is left alone, and no break follows an apostrophe', () => {
  expect(shown('Об’єднання')).toBe('Об’єд|нання');
  expect(shown('Генератори'), 'two letters are no line').toBe('Ге|не|ра|тори');
  for (const word of ['Лабораторія', 'Академія', 'Одинокая', 'Евакуація'])
    for (const part of shown(word).split('|')) expect([word, part.length > 1]).toEqual([word, true]);
});
test('short words and other alphabets are left as they are', () => {
  expect(hyphenated('Розвідка боєм')).toBe('Розвідка боєм');
  expect(hyphenated('Counteroffensive 2')).toBe('Counteroffensive 2');
});
