import { expect, test, vi } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../../games/index.ts';
import type { DefId } from '../../../../kernel/ids.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { BY_KIND, byPart } from '../../../games/parts/sorts.ts';
import { bind } from '../../rulebook/book.ts';
import {
  ANYTHING,
  cardsOf,
  chosenOf,
  collectedIn,
  keywordsOf,
  rulingsOf,
  sidesIn,
  sortsIn,
  usesOf,
  worstOf,
} from '../cards.ts';

vi.mock('../../../games/index.ts', () => ({ examplesOf: () => Promise.resolve(new Map()) }));
vi.mock('../../../table/rulebook.ts', () => ({ rowsOf: () => Promise.resolve([]) }));

const war = await moduleOf('war');
const liberation = cardsOf(await moduleOf('liberation'), byPart(2), 'uk');
const names = (wanted: Partial<typeof ANYTHING>) =>
  chosenOf(liberation, { ...ANYTHING, ...wanted }, 'uk').map(({ name }) => name);

test('cards stand in the order of the alphabet, whatever the order of the set', () => {
  const letters = chosenOf(liberation, ANYTHING, 'uk').map(({ kind }) => kind[0]);
  expect(letters.join('')).toBe('АБВГДЄЖЗІКЛМНОПРСТ');
  expect(names({ order: 'set' })).not.toEqual(names({}));
});
test('sorts are the planets, and each is counted', () => {
  expect(sortsIn(liberation)).toEqual([
    { name: 'Аркадун', count: 4 },
    { name: 'Еферон', count: 4 },
    { name: 'Ішкаль', count: 3 },
    { name: 'Лумена', count: 3 },
    { name: 'Гальвацил', count: 4 },
  ]);
  expect(names({ sort: 'Ішкаль' })).toHaveLength(3);
});
test('Bravery has as many sorts, with as many cards in each, in every language', async () => {
  const bravery = await moduleOf('bravery');
  const counts = LANGUAGES.map((spoken) => sortsIn(cardsOf(bravery, BY_KIND, spoken)).map(({ count }) => count));
  expect(counts).toEqual(LANGUAGES.map(() => counts[0]));
  // What the enemy does apart from its offensives and its defences is called by its own name.
  const sorts = sortsIn(cardsOf(bravery, BY_KIND, 'uk')).map(({ name }) => name);
  expect(sorts.filter((name) => name.startsWith('Ворож'))).toEqual(['Ворожа дія', 'Ворожий наступ', 'Ворожа оборона']);
});
test('where a set has sides, a side has its own cards and those that all may have', () => {
  const cards = cardsOf(
    war,
    { of: () => '', sides: (def) => (def === 1 ? ['a'] : def === 2 ? ['b'] : ['a', 'b']) },
    'uk',
  );
  expect(sidesIn(cards)).toEqual(['a', 'b']);
  expect(sidesIn(liberation)).toEqual([]);
  const ofB = chosenOf(cards, { ...ANYTHING, side: 'b', order: 'set' }, 'uk').map(({ def }) => def);
  expect(ofB).toEqual(cards.map(({ def }) => def).filter((def) => def !== 1));
  expect(worstOf(cards, { ...ANYTHING, side: 'none' })).toBe('side');
});
test('where cards are collected, what is had and what is missing are told apart; whoever has nothing misses nothing', () => {
  const owned = (have: number) => (def: DefId) => (def === 1 ? undefined : def === 2 ? have : 0);
  const collecting = cardsOf(war, { of: () => '', owned: owned(3) }, 'uk');
  const chosen = (having: 'have' | 'lack'): readonly DefId[] =>
    chosenOf(collecting, { ...ANYTHING, having }, 'uk').map(({ def }) => def);
  expect(chosen('have')).toEqual([2]);
  expect(chosen('lack')).toHaveLength(collecting.length - 2);
  expect(collectedIn(collecting)).toEqual({ have: 1, of: collecting.length - 1 });
  expect(worstOf(collecting, { ...ANYTHING, having: 'have', text: '' })).toBe('having');
  const nothing = cardsOf(war, { of: () => '', owned: owned(0) }, 'uk');
  expect(nothing.every((card) => card.owned === undefined)).toBe(true);
  expect(collectedIn(nothing)).toBeUndefined();
});
test('where nothing fits, what excludes most is named', () => {
  const wanted = { ...ANYTHING, sort: 'Ішкаль', text: 'немає такого' };
  expect(chosenOf(liberation, wanted, 'uk')).toEqual([]);
  expect(worstOf(liberation, wanted)).toBe('text');
});

test('words of the glossary are found whole, and the rules that name them', () => {
  const glossary = [
    { icon: 'key', name: 'Прорив', text: 'проходить далі' },
    { icon: 'key', name: 'Рив', text: 'нічого' },
  ] as const;
  const card = {
    ...liberation[0]!,
    def: 1 as DefId,
    name: 'Т-34',
    kind: 'середній танк',
    lines: ['Прорив.'],
  };
  expect(keywordsOf(card, glossary).map(({ name }) => name)).toEqual(['Прорив']);
  const book = bind(
    [
      { kind: 'chapter', text: '1. Танки' },
      { kind: 'rule', id: 'WAR-1.1', text: 'Прорив іде на другу лінію.' },
      { kind: 'rule', id: 'WAR-1.2', text: 'Нічого.' },
      { kind: 'rule', id: 'WAR-R1', text: 'Карта Т-34 без прориву стоїть.' },
    ],
    new Map(),
  );
  expect(rulingsOf(card, ['Прорив'], book).map(({ id }) => id)).toEqual(['WAR-R1', 'WAR-1.1']);
});
test('decks that hold a card are told with how many; a set of everything is not', () => {
  const name = { uk: 'Сталь', ru: 'Сталь', en: 'Steel' };
  const cards = [{ def: 3 as DefId, copies: 2, back: 'deck' }];
  const all = [1, 2, 3].map((def) => ({ def: def as DefId, copies: 1, back: 'deck' }));
  const sets = [
    { id: 'steel', name, cards },
    { id: 'all', name, cards: all },
  ];
  expect(usesOf(3 as DefId, { sets }, 3, 'uk')).toEqual([{ set: 'steel', name: 'Сталь', copies: 2 }]);
  expect(usesOf(1 as DefId, { sets }, 3, 'uk')).toEqual([]);
});
test.each(GAME_NAMES)('%s: every card has a sort in every language', async (game) => {
  const module = await moduleOf(game);
  for (const spoken of LANGUAGES)
    expect(cardsOf(module, byPart(0), spoken).filter(({ sort }) => sort.trim() === '')).toEqual([]);
});
