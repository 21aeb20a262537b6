import { expect, test } from 'vitest';
import { changedLines, meant, numbered, wrapped } from '../play/screen.ts';

test('a few options stand one below the other, many short ones in columns', () => {
  expect(numbered(['a', 'b'], 80)).toEqual([' 1. a', ' 2. b']);
  const many = numbered(
    Array.from({ length: 10 }, (_, i) => `option ${i}`),
    40,
  );
  expect(many).toEqual([
    '  1. option 0    6. option 5',
    '  2. option 1    7. option 6',
    '  3. option 2    8. option 7',
    '  4. option 3    9. option 8',
    '  5. option 4   10. option 9',
  ]);
});

test('of a table only what has changed, below what it belongs to', () => {
  const before = ['Round 1', '', 'Army one', '  hand: a b', '  row: –', 'Army two', '  row: –'];
  const after = ['Round 1', '', 'Army one', '  hand: b', '  row: a', 'Army two', '  row: –'];
  expect(changedLines(before, after)).toEqual(['Army one', '  hand: b', '  row: a']);
  expect(changedLines(after, after)).toEqual([]);
});

test('what a changed row has to say is shown although another row says the same', () => {
  const rows = (second: string): string[] => [
    'Army',
    '  row 1: a',
    '    it holds',
    `  row 2: ${second}`,
    '    it holds',
  ];
  expect(changedLines(rows('–').slice(0, -1), rows('b'))).toEqual(['Army', '  row 2: b', '    it holds']);
});

test('a list below a heading of a seat is shown whole: a new card of a hand is not the hand', () => {
  const hand = (cards: readonly string[], row: string): string[] => [
    'Display:',
    ...cards.map((card) => `  ${card}`),
    'Army',
    '  hand:',
    ...cards.map((card) => `    ${card}`),
    `  row: ${row}`,
  ];
  const shown = ['Display:', '  b', 'Army', '  hand:', '    a', '    b'];
  expect(changedLines(hand(['a', 'c'], '–'), hand(['a', 'b'], '–'))).toEqual(shown);
  expect(changedLines(hand(['a', 'b'], '–'), hand(['a', 'b'], 'c'))).toEqual(['Army', '  row: c']);
  // At the end of the table too.
  expect(changedLines(['Army', '  hand:', '    a', '    c'], ['Army', '  hand:', '    a', '    b'])).toEqual([
    'Army',
    '  hand:',
    '    a',
    '    b',
  ]);
});

test('a drawing is shown whole when any of it has changed, and not at all otherwise', () => {
  const table = (mark: string, hand: string): string[] => ['Map', '', ` A ──${mark}`, '  ╲   │', '   B', '', hand];
  expect(changedLines(table(' H ', 'hand: a'), table('[H]', 'hand: a'))).toEqual([
    'Map',
    ' A ──[H]',
    '  ╲   │',
    '   B',
  ]);
  expect(changedLines(table(' H ', 'hand: a'), table(' H ', 'hand: b'))).toEqual(['hand: b']);
});

test('long lines break between words', () => {
  expect(wrapped('one two three four', 10)).toEqual(['one two', '  three', '  four']);
  expect(wrapped('unbreakable-word', 5)).toEqual(['unbreakable-word']);
});

test('who types words instead of a number is understood if only one option begins so', () => {
  const phrases = [
    ['Узяти карту', 'draw'],
    ['Пропустити', 'pass'],
    ['Відновити локацію: H', 'restore H'],
    ['Відновити локацію: K', 'restore K'],
  ];
  expect(meant('узяти', phrases)).toBe(0);
  expect(meant('PASS', phrases)).toBe(1);
  expect(meant('restore  k', phrases)).toBe(3);
  expect(meant('restore', phrases)).toBe('several');
  expect(meant('attack', phrases)).toBeUndefined();
  expect(meant('скинути карту танки', [['Скинути карту: «Піхота»'], ['Скинути карту: «Танки»']])).toBe(1);
});
