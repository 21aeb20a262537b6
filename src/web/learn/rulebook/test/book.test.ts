import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../../kernel/text.ts';
import type { Leads } from '../../../games/parts/leads.ts';
import type { Overview } from '../../../games/parts/overview.ts';
import { readDigest } from '../../../table/digest.ts';
import { bind, isAppendix, openingOf, readIn, ruleMeant, saidIn, toTryIn } from '../book.ts';
import { distance, findIn, markedIn, nearestWords, stemsOf } from '../search.ts';

// The book asks for positions only when a page does.
vi.mock('../../../games/index.ts', () => ({
  examplesOf: () => Promise.resolve(new Map()),
  leadsOf: () => Promise.resolve({}),
}));
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
    const numbers = ['4.6', '8.7', '8.8', '8.10', '8.11', '12.12', '13.3', '14.5', '19.5', '19.12', '23.5', '24.10'];
    // The English digest marks our own examples, which no page shows.
    const examples = folder === '' ? ['E1', 'E10'] : ['E1', 'E10', 'E14', 'E21', 'E34', 'E39'];
    expect(other).toEqual([...numbers, ...examples].map((number) => `AFU-${number}`));
    // It takes the place of the other, so it is as complete.
    for (const rule of rules.filter(({ other: text }) => text !== undefined)) {
      expect(saidIn(rule, 'en'), rule.id).not.toBe(saidIn(rule, 'uk'));
      expect(rule.other!.length, rule.id).toBeGreaterThan(40);
    }
  },
);

test('an example that the rulebooks end differently is shown as the one that is read has it', () => {
  const example = (name: string, edition: 'uk' | 'en') => ({
    name,
    id: 'AFU-E1',
    says: { uk: '', ru: '', en: '' },
    edition,
  });
  const list = [example('one', 'uk'), example('two', 'uk'), example('two-english', 'en')];
  const bound = bind(
    [
      { kind: 'chapter', text: '1. A' },
      { kind: 'rule', id: 'AFU-1.1', text: 'x' },
    ],
    new Map([['AFU-1.1', list]]),
  );
  const names = (edition: 'uk' | 'en') =>
    readIn(bound, edition)
      .at.get('AFU-1.1')!
      .rules[0]!.examples.map(({ name }) => name);
  expect(names('uk')).toEqual(['one', 'two']);
  expect(names('en')).toEqual(['one', 'two-english']);
});

test('every chapter that is shown has a picture, every step of a turn its words', () => {
  const found = import.meta.glob<Overview>(['../../../games/*/overview.ts', '!**/parts/**'], {
    eager: true,
    import: 'overview',
  });
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(4);
  for (const [path, { pictures, turn }] of Object.entries(found)) {
    const game = path.split('/').at(-2)!;
    const numbers = bookIn(game, 'uk')
      .chapters.filter((chapter) => !isAppendix(chapter))
      .map(({ number }) => number);
    expect([game, numbers.filter((number) => pictures[number] === undefined)]).toEqual([game, []]);
    for (const { title, says } of turn)
      for (const spoken of LANGUAGES) expect(title[spoken] !== '' && says[spoken] !== '').toBe(true);
  }
});

test('every chapter begins with a sentence of its own, in three languages', () => {
  const found = import.meta.glob<Leads>(['../../../games/*/leads.ts', '!**/parts/**'], {
    eager: true,
    import: 'leads',
  });
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(4);
  for (const [path, leads] of Object.entries(found)) {
    const game = path.split('/').at(-2)!;
    // The English digest has chapters more, for whoever works on the game.
    const numbers = bookIn(game, 'uk').chapters.map(({ number }) => number);
    expect([game, numbers.filter((number) => leads[number] === undefined)]).toEqual([game, []]);
    expect([game, Object.keys(leads).filter((number) => !numbers.includes(number))]).toEqual([game, []]);
    for (const says of Object.values(leads))
      for (const spoken of LANGUAGES) expect(says[spoken], `${game}, ${spoken}`).toMatch(/^\p{Lu}.{10,150}\.$/u);
  }
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
test('a rule is found by its number alone, in any case, and nothing is guessed', () => {
  expect(ruleMeant(book, '7.2')).toBe('AFU-7.2');
  expect(ruleMeant(book, 'afu-r10')).toBe('AFU-R10');
  expect(ruleMeant(book, 'AFU-7.2')).toBe('AFU-7.2');
  expect(ruleMeant(book, 'WAR-7.2')).toBeUndefined();
});
test('the number of a chapter leads to the rule that it opens with', () => {
  expect(ruleMeant(book, '7')).toBe('AFU-7.1');
  expect(ruleMeant(book, 'afu-7')).toBe('AFU-7.1');
  expect(ruleMeant(book, 'WAR-7')).toBeUndefined();
  expect(ruleMeant(book, '99')).toBeUndefined();
});
test('a chapter offers each of its examples once, by the first rule that it stands beside', () => {
  const one = { name: 'one', id: 'AFU-E1', says: { uk: '', ru: '', en: '' }, edition: 'uk' } as const;
  const rules = ['AFU-1.1', 'AFU-1.2'].map((id) => ({ id, text: '', examples: [one, { ...one, name: id }] }));
  const offered = (most: number) =>
    toTryIn({ number: '1', title: 'A', lead: '', rules }, most).map(({ rule, example }) => [rule, example.name]);
  expect(offered(9)).toEqual([
    ['AFU-1.1', 'one'],
    ['AFU-1.1', 'AFU-1.1'],
    ['AFU-1.2', 'AFU-1.2'],
  ]);
  expect(offered(1)).toEqual([['AFU-1.1', 'one']]);
});
