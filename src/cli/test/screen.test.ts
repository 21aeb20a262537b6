import { expect, test } from 'vitest';
import { areAmounts, changedLines, ends, meant, numbered, toldApart, wordedSo, wrapped } from '../play/screen.ts';

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

test('options that read alike are told apart by the numbers of their copies, each where it belongs', () => {
  const names = [
    'Go on: Tank → Depot',
    'Go on: Tank → Depot',
    'Go on: Tank → the deck',
    'Go on: Tank → Depot',
    'Move: Tank',
  ];
  const notations = [
    'advance tank -> depot',
    'advance tank -> depot#2',
    'advance tank -> deck',
    'advance tank#3 -> depot',
    'shift tank',
  ];
  expect(toldApart(names, notations)).toEqual([
    'Go on: Tank №1 → Depot №1',
    'Go on: Tank №1 → Depot №2',
    'Go on: Tank → the deck',
    'Go on: Tank №3 → Depot №1',
    'Move: Tank',
  ]);
  expect(toldApart(['Tap: Depot', 'Tap: Depot'], ['tap depot#2', 'tap depot'])).toEqual([
    'Tap: Depot №2',
    'Tap: Depot №1',
  ]);
  expect(toldApart(['Aid: Gun → Tank', 'Aid: Gun → Tank'], ['aid gun tank', 'aid gun tank#2'])).toEqual([
    'Aid: Gun №1 → Tank №1',
    'Aid: Gun №2 → Tank №2',
  ]);
});
test.each([
  [
    'Attack: Tank, riders: Scouts',
    'attack tank carrying scouts',
    'attack tank#2 carrying scouts',
    'Tank №2, riders: Scouts',
  ],
  [
    'Атака: Танк, на броні — Пошук',
    'attack tank carrying scouts',
    'attack tank carrying scouts#2',
    'на броні — Пошук №2',
  ],
  ['Together: Tank + Gun', 'attack tank with gun', 'attack tank#2 with gun', 'Tank №2 + Gun'],
  ['Under: Company → Post', 'entrench company under post', 'entrench company#2 under post', 'Company №2 → Post'],
  ['Aboard: Plane → Ship', 'embark plane on ship', 'embark plane on ship#2', 'Plane → Ship №2'],
  ['Recon: Scouts → Depot', 'scout with scouts: enemy depot', 'scout with scouts#2: enemy depot', 'Scouts №2 → Depot'],
  ['Move, tapping: Gun', 'move gun', 'move gun#2', 'Move, tapping: Gun №2'],
  ['Cover: Gun', 'cover with gun', 'cover with gun#2', 'Cover: Gun №2'],
])('the number stands behind the card that differs: %s', (name, one, other, told) => {
  const [first, second] = toldApart([name, name], [one, other]);
  expect(second).toContain(told);
  expect(first).toBe(second!.replace('№2', '№1'));
});
test('options that words do not tell apart get their notation', () => {
  expect(toldApart(['Recon', 'Recon'], ['recon tank ahead', 'recon tank behind'])).toEqual([
    'Recon',
    'Recon (recon tank behind)',
  ]);
});
test('amounts are no list of choices', () => {
  expect(areAmounts(['3', '2', '1', '0'])).toBe(true);
  expect(areAmounts(['3', 'all'])).toBe(false);
  expect(ends([['3'], ['10', 'x'], ['0']])).toEqual([0, 10]);
  expect(meant('0', [['3'], ['10'], ['0']])).toBe(2);
  expect(meant('1', [['10'], ['1']])).toBe(1);
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
  const attacks = [
    ['Exert G: attack H (Harbour)'],
    ['Exert F: attack H (Harbour)'],
    ['Exert F: attack N (Night Quay)'],
  ];
  expect(meant('attack n', attacks)).toBe(2);
  expect(meant('attack h', attacks)).toBe('several');
  expect(meant('ight', attacks)).toBeUndefined(); // not the beginning of a word
  expect(meant('n', attacks)).toBeUndefined();
  expect(meant('скинути карту танки', [['Скинути карту: «Піхота»'], ['Скинути карту: «Танки»']])).toBe(1);
});
test('the words of an option do in any order, by their beginnings too', () => {
  const options = [
    ['Pathfinders to the defence row, column 3', 'defend pathfinders 3'],
    ['Pathfinders to the support row, column 3'],
    ['Pathfinders to the defence row, column 13'],
    ['Block: Tank №2 → Depot'],
    ['Block: Tank №1 → Depot'],
    ['Block: Tankette → Depot'],
  ];
  expect(wordedSo('pathfinders defence column 3', options)).toBe(0);
  expect(wordedSo('column 3 sup path', options)).toBe(1);
  expect(wordedSo('path 3 d', options)).toBeUndefined(); // one letter is no beginning
  expect(wordedSo('column 1 path', options)).toBeUndefined();
  expect(wordedSo('depot tank 2', options)).toBe(3);
  expect(wordedSo('depot tank', options)).toBe('several'); // whole words: the tankette is not meant
  expect(wordedSo('depot -> tankette', options)).toBeUndefined();
  expect(wordedSo('tankette -> dep', options)).toBe(5);
  expect(wordedSo('tank → depot', options)).toBe('several');
  expect(wordedSo('→ depot', options)).toBeUndefined();
  expect(wordedSo('-10', [['10']])).toBeUndefined();
  expect(wordedSo('n', [['n q']])).toBeUndefined();
});
