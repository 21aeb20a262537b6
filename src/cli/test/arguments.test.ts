import { expect, test } from 'vitest';
import { flag, oneOf, parse, requiredWhole, settings, whole, word, words } from '../arguments.ts';
import { languageOf } from '../command.ts';
import { en } from '../text/en.ts';

const flags = {
  games: requiredWhole('N', 1, 100),
  threads: whole('T', 1, 64, 2),
  setup: settings(),
  bots: words('A,B'),
  seed: word('S'),
  lang: oneOf(['uk', 'en']),
  json: flag(),
} as const;
const read = (line: string, names: readonly string[] = ['game', '[more]']) =>
  parse(names, flags, line.split(' ').filter(Boolean), en);

test('reads what was said, in any order, with = or a space', () => {
  expect(read('liberation --games 7 --setup a=1,b=x=y --bots=p,q --json')).toEqual({
    positionals: ['liberation'],
    flags: {
      games: 7,
      threads: 2,
      setup: { a: '1', b: 'x=y' },
      bots: ['p', 'q'],
      seed: undefined,
      lang: undefined,
      json: true,
    },
  });
});

test.each([
  ['--games 7', 'game: is missing'],
  ['x y z --games 7', 'z: is one argument too many'],
  ['x', '--games: is required'],
  ['x --games', '--games: needs a value: N'],
  ['x --games --json', '--games: needs a value: N'],
  ['x --games 0', '--games: must be a whole number from 1 to 100, not “0”'],
  ['x --games 7.5', '--games: must be a whole number from 1 to 100, not “7.5”'],
  ['x --games 7 --json=yes', '--json: takes no value'],
  ['x --games 7 --gmaes 8', '--gmaes: is not an option here; known: --games, --threads'],
  ['x --games 7 --setup a', '--setup: must be written k=v, not “a”'],
  ['x --games 7 --lang fr', '--lang: must be one of uk, en, not “fr”'],
])('says what is wrong: %s', (line, problem) => {
  expect(() => read(line)).toThrow(problem);
});

test('the language is the one asked for, that of the environment, or Ukrainian', () => {
  expect(languageOf(['--lang', 'ru'], { LANG: 'en_GB.UTF-8' })).toBe('ru');
  expect(languageOf(['x', '--lang=en'], {})).toBe('en');
  expect(languageOf([], { LANG: 'en_US.UTF-8' })).toBe('en');
  expect(languageOf([], { LC_ALL: 'ru_UA.UTF-8', LANG: 'en_US.UTF-8' })).toBe('ru');
  expect(languageOf([], { LC_ALL: '', LANG: 'uk_UA.UTF-8' })).toBe('uk');
  expect(languageOf([], { LANG: 'C.UTF-8' })).toBe('en');
  expect(languageOf([], { LANG: 'de_DE.UTF-8' })).toBe('en');
  expect(languageOf([], {})).toBe('uk');
});
