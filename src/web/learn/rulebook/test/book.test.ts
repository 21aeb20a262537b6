import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { GAME_NAMES } from '../../../../games/index.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { overview as afu } from '../../../games/afu/overview.ts';
import { overview as bravery } from '../../../games/bravery/overview.ts';
import { overview as liberation } from '../../../games/liberation/overview.ts';
import { overview as war } from '../../../games/war/overview.ts';
import { readDigest } from '../../../table/digest.ts';
import { bind, isAppendix, openingOf } from '../book.ts';
import { distance, findIn, markedIn, nearestWords, stemsOf } from '../search.ts';

// The book asks for positions only when a page does.
vi.mock('../../../games/index.ts', () => ({ examplesOf: () => Promise.resolve(new Map()) }));
vi.mock('../../../table/rulebook.ts', () => ({ rowsOf: () => Promise.resolve([]) }));

const docs = join(import.meta.dirname, '../../../../../docs/rules');
const bookIn = (game: string, folder: string) =>
  bind(readDigest(readFileSync(join(docs, folder, `${game}.md`), 'utf8')), new Map());
const book = bookIn('afu', 'uk');

test('chapters have their numbers, rules their chapter', () => {
  const chapter = book.at.get('AFU-7.5')!;
  expect([chapter.number, chapter.title]).toEqual(['7', 'Бій: колонка']);
  expect(openingOf(chapter)).toBe('AFU-7.1');
  expect(isAppendix(chapter)).toBe(false);
  expect(isAppendix(book.at.get('AFU-R10')!)).toBe(true);
});
test.each(['', 'uk', 'ru'])(
  'afu/%s: what the English edition says stands apart in every rule that has it',
  (folder) => {
    const { chapters } = bookIn('afu', folder);
    const rules = chapters.flatMap(({ rules: all }) => all);
    const other = rules.filter(({ other: text }) => text !== undefined).map(({ id }) => id);
    const numbers = ['8.7', '8.8', '8.10', '8.11', '13.3', '14.5', '19.5', '19.12', '23.5', '24.10'];
    expect(other).toEqual(numbers.map((number) => `AFU-${number}`));
  },
);

test('every chapter that is shown has a picture, every step of a turn its words', () => {
  const overviews = { afu, bravery, liberation, war };
  for (const [game, { pictures, turn }] of Object.entries(overviews)) {
    const numbers = bookIn(game, 'uk')
      .chapters.filter((chapter) => !isAppendix(chapter))
      .map(({ number }) => number);
    expect([game, numbers.filter((number) => pictures[number] === undefined)]).toEqual([game, []]);
    for (const { title, says } of turn)
      for (const spoken of LANGUAGES) expect(title[spoken] !== '' && says[spoken] !== '').toBe(true);
  }
  expect(Object.keys(overviews).toSorted()).toEqual(GAME_NAMES.toSorted());
});

test('words are found in every case, numbers as they are', () => {
  const ids = (wanted: string) => findIn(book, stemsOf(wanted, 'uk')).map(({ rule }) => rule.id);
  expect(ids('підтримкою')).toEqual(ids('підтримка'));
  expect(ids('підтримка')).toContain('AFU-6.5');
  expect(ids('AFU-7.5')).toContain('AFU-7.5');
  expect(ids('слонопотам')).toEqual([]);
  expect(ids('')).toEqual([]);
});
test('what was found is marked, and the text stays the same', () => {
  const text = 'У лінію підтримки ставлять карти з очками підтримки.';
  const parts = markedIn(text, stemsOf('підтримка', 'uk'));
  expect(parts.join('')).toBe(text);
  expect(parts.filter((_, i) => i % 2 === 1)).toEqual(['підтримк', 'підтримк']);
});
test('a word that is not there is answered with the nearest', () => {
  expect(distance('підримка', 'підтримка')).toBe(1);
  expect(nearestWords(book, 'підримка')[0]).toMatch(/^підтримк/);
  expect(nearestWords(book, 'кваліфікаційний')).toEqual([]);
});
