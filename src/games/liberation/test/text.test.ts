import { beforeAll, describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { Listener } from '../../../kernel/contract/listener.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { LAST } from '../cards/columns.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { liberation } from '../game.ts';
import { book } from '../state.ts';
import { texts } from '../text/index.ts';
import { uk } from '../text/uk.ts';

describe.each(LANGUAGES)('Liberation in words: %s', (language) => {
  const text = texts[language];
  const listener = new Listener(liberation, text);
  beforeAll(() => {
    for (const [n, sample] of liberation.samples.entries()) {
      for (let game = 0; game < 4; game++) listener.hear(sample, 100 * n + game);
    }
  });
  const { lines, refusing } = listener;

  test('nothing is said with a hole in it', () => {
    expect([...lines].filter((line) => /undefined|NaN|null|\[object|LIB-|\(\)/.test(line))).toEqual([]);
  });
  test('every rule that refuses has a sentence of its own', () => {
    expect(refusing.size).toBeGreaterThan(14);
    for (const id of refusing) expect(text.refusal(id)).not.toContain(id);
    expect(text.refusal('LIB-99.9')).toContain('LIB-99.9');
  });
  test('every question has its prompt', () => {
    const prompts = new Set(book.procedures.flatMap(({ steps }) => steps.map(({ prompt }) => prompt)));
    prompts.delete('');
    for (const prompt of prompts)
      expect(text.prompt(prompt, { cards: 1, locations: 1, mission: 0, location: 1 }).length).toBeGreaterThan(10);
    expect(prompts.size).toBe(Object.keys(uk.prompts).length);
  });
  test('every setting and its values have names', () => {
    for (const [name, { values }] of Object.entries(liberation.options)) {
      expect(text.setting(name)).not.toBe(name);
      for (const value of values!) expect(text.setting(name, String(value))).not.toBe(String(value));
    }
  });
  test('every zone has a name', () => {
    for (const name of liberation.plan(2).names) expect(text.zone(name)?.length).toBeGreaterThan(2);
  });
  test('no Latin but the numerals of the circles, unless it is English', () => {
    const cards = Array.from({ length: LAST }, (_, i) => text.card((i + 1) as DefId));
    const all = [
      ...lines,
      ...cards.flatMap(({ name, kind, lines: printed }) => [name, kind].concat(printed)),
      text.title,
      text.aim,
    ];
    const settings = Object.entries(liberation.options).flatMap(([name, { values }]) =>
      [text.setting(name)].concat(values!.map((value) => text.setting(name, String(value)))),
    );
    const foreign = language === 'en' ? /[А-я]/ : /[A-Za-z]/;
    const strange = (line: string): boolean => foreign.test(line.replaceAll(/\bI{1,3}\b/g, ''));
    expect([...all, ...settings, ...text.seats, ...text.players!].filter(strange)).toEqual([]);
  });
  test('letters are all different, and every name begins with its letter', () => {
    const letters = LOCATIONS.map(({ names }) => names[language][0]);
    expect(new Set(letters).size).toBe(LOCATIONS.length);
    for (const { names } of LOCATIONS) expect(names[language][1].startsWith(names[language][0])).toBe(true);
  });
});

test('two options of one decision never read alike', () => {
  for (const language of LANGUAGES) {
    const setup = readSetup(liberation.options, { warped: 'ishkal' });
    const rules = rulesFor(liberation, setup);
    const s = rules.create();
    const chance = new FastChance(9);
    for (let game = 0; game < 5; game++) {
      rules.start(s, setup, chance);
      while (!rules.over(s)) {
        const seat: Seat = rules.actor(s);
        const { options } = rules.decision(s, seat)!;
        const phrases = options.map(({ action }) => texts[language].option(s, seat, action));
        expect(new Set(phrases).size).toBe(phrases.length);
        const short = options.map(({ action }) => liberation.notation(s, seat, action));
        expect(new Set(short).size).toBe(short.length);
        rules.apply(s, seat, options[chance.below(options.length)]!.action, chance);
      }
    }
  }
});
