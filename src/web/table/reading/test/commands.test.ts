import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { answer, found, type Heard } from '../commands.ts';
import { partsIn } from '../../sections.ts';
import { COMMANDS, READING } from '../words.ts';

const HEARD: Heard = {
  words: READING.en,
  actions: ['Attack A (Assembly of Spheres)', 'Attack B (Barrow’s Bureau)', 'Draw a card', 'Pass'],
  isArmed: false,
  asks: false,
  canUndo: false,
  stands: ['Circle I, turn 3'],
  hand: [{ name: 'Casino', says: 'Casino, can be chosen', full: 'Casino. Underworld. Hire Spy.' }],
  sections: [
    {
      title: 'Arkadun-a',
      lines: ['A Assembly of Spheres. Connected to B, D.', 'B Barrow’s Bureau. Connected to A, C.'],
    },
    { title: 'Resistance, hand', lines: ['2 cards face down'] },
  ],
  others: ['Resistance'],
  last: ['You draw a card.'],
  events: ['You lay B.', 'The Resistance lays its base.', 'You draw a card.'],
  clock: '',
  rule: 'Rule LIB-5.1. In step 1 you draw.',
  forecast: (at) => (at === 0 ? 'Base here 9%.' : ''),
  whyNot: (name) => (name === 'casino' ? 'Not connected. Rule LIB-6.1.' : undefined),
};
const said = (line: string, heard: Partial<Heard> = {}): string => answer({ ...HEARD, ...heard }, line).says;
const done = (line: string, heard: Partial<Heard> = {}) => answer({ ...HEARD, ...heard }, line).does;

test('a number, a name or the beginnings of its words choose', () => {
  expect(done('3')).toEqual({ kind: 'choose', at: 2 });
  expect(done('att b')).toEqual({ kind: 'choose', at: 1 });
  expect(done('draw')).toEqual({ kind: 'choose', at: 2 });
  expect(done('9')).toBeUndefined();
  expect(said('9')).toBe('There is no number 9 here.');
  expect(said('attack')).toBe('Several fit: 1: Attack A (Assembly of Spheres); 2: Attack B (Barrow’s Bureau).');
  expect(said('zebra')).toBe('“zebra” is neither an action nor a command. Help: ?');
  expect(found('t34', ['Build: T-34', 'Build: T-70'])).toEqual([0]);
});
test('an empty line confirms what is chosen or asked, and says so where nothing is', () => {
  expect(said('')).toBe('Nothing is chosen.');
  expect(done('', { isArmed: true })).toEqual({ kind: 'confirm' });
  expect(done(' ', { asks: true })).toEqual({ kind: 'confirm' });
  expect(done('y', { asks: true })).toEqual({ kind: 'yes' });
  expect(done('n', { asks: true })).toEqual({ kind: 'no' });
  expect(said('y')).toBe('Nothing is asked.');
});
test('every question is answered in a sentence or two', () => {
  expect(said('h')).toBe('1: Casino, can be chosen.');
  expect(said('h 1')).toBe('Casino. Underworld. Hire Spy.');
  expect(said('h', { hand: [] })).toBe('Your hand is empty.');
  expect(said('t')).toBe('1: Arkadun-a; 2: Resistance, hand.');
  expect(said('t 2')).toBe('Resistance, hand. 2 cards face down.');
  expect(said('t 5')).toBe('There is no number 5 here.');
  expect(said('t zebra')).toBe('There is no place “zebra” on the table.');
  expect(said('h 7')).toBe('There is no number 7 here.');
  expect(said('h zebra')).toBe('You have no card “zebra” in hand.');
  expect(said('o')).toBe('Resistance, hand. 2 cards face down.');
  expect(said('n b')).toBe('B Barrow’s Bureau. Connected to A, C.');
  expect(said('n zebra')).toBe('There is no place “zebra” on the table.');
  expect(said('f 1')).toBe('Base here 9%.');
  expect(said('f 3')).toBe('There is no forecast for this action.');
  expect(said('w casino')).toBe('Not connected. Rule LIB-6.1.');
  expect(said('w zebra')).toBe('There is no card “zebra” in the game.');
  expect(said('w')).toBe('Give a number or a name.');
  expect(said('s')).toBe('Circle I, turn 3.');
  expect(said('.')).toBe('You draw a card.');
  expect(said(',')).toBe('You draw a card.');
  expect(said(', 2')).toBe('The Resistance lays its base.');
  expect(said(', 4')).toBe('There is no number 4 here.');
  expect(said('c')).toBe('There is no clock here.');
  expect(said('r')).toBe('Rule LIB-5.1. In step 1 you draw.');
  expect(said('u')).toBe('There is nothing to take back.');
  expect(done('u', { canUndo: true })).toEqual({ kind: 'undo' });
  expect(done('x')).toEqual({ kind: 'leave' });
  expect(done('e')).toEqual({ kind: 'end' });
});
/** Of each map the first line says of its place what begins with the letters of the second and the third. */
const MAPS = {
  uk: ['Г Губернаторський шпиль, на вашій руці', 'В Верф «Гавань»', 'Н Нічний причал'],
  ru: ['Г Губернаторский шпиль, на вашей руке', 'В Верфь «Гавань»', 'Н Ночной причал'],
  en: ['G Governor’s Spire, in your hand', 'I Iris Vault', 'H Harbor Yards'],
} as const;
test.each(LANGUAGES)('a letter asks for its own place, whatever is said of others, in %s', (language) => {
  const lines = MAPS[language];
  const near = (typed: string): string =>
    said(`n ${typed}`, { words: READING[language], sections: [{ title: 'Arkadun-a', lines }] });
  for (const line of lines) {
    expect(near(line[0]!)).toBe(`${line}.`);
    expect(near(line[0]!.toLowerCase())).toBe(`${line}.`);
    expect(near(line.split(' ')[1]!.slice(0, 4))).toBe(`${line}.`);
  }
  expect(near('ю')).toBe(READING[language].noPlace('ю'));
});
test.each(LANGUAGES)('every command has its word, which means no other, in %s', (language) => {
  const words = READING[language];
  const help = answer({ ...HEARD, words }, '?').says.toLowerCase();
  expect(new Set(COMMANDS.map((one) => words.commands[one])).size).toBe(COMMANDS.length);
  for (const one of COMMANDS) {
    expect(help).toContain(`${words.commands[one]}: ${words.help[one]}`.toLowerCase());
    const reply = answer({ ...HEARD, words, asks: true, canUndo: true }, words.commands[one]);
    expect(reply.says === words.unknown(words.commands[one]), words.commands[one]).toBe(false);
  }
});

test('what a terminal prints is cut into parts; a drawing is left out', () => {
  expect(
    partsIn([
      'Circle I, turn 0 · Deck: 7',
      '',
      'Galaxy',
      '  Lumena-a:  L  M',
      '',
      '   L ── M',
      '    ╲  │',
      '',
      'First army (2 panic cards):',
      '  hand: empty',
      '    of five',
      'Enemy: –',
      'panic stack 16',
    ]),
  ).toEqual({
    stands: ['Circle I, turn 0 · Deck: 7', 'panic stack 16'],
    sections: [
      { title: 'Galaxy', lines: ['Lumena-a:  L  M'] },
      { title: 'First army (2 panic cards)', lines: ['hand: empty', 'of five'] },
      { title: 'Enemy', lines: ['–'] },
    ],
  });
});
