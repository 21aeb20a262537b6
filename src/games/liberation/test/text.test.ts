import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { FactList, factsFor } from '../../../kernel/facts.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import { LAST } from '../cards/columns.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { liberation } from '../game.ts';
import { book, DYNASTY, RESISTANCE } from '../state.ts';
import { texts } from '../text/index.ts';
import { uk } from '../text/uk.ts';

/** Everything that the game says while a few games are played in each sample. */
function everythingSaid(language: Language): { readonly lines: Set<string>; readonly refusing: Set<string> } {
  const text = texts[language];
  const lines = new Set<string>();
  const refusing = new Set<string>();
  for (const [n, sample] of liberation.samples.entries()) {
    const setup = readSetup(liberation.options, sample);
    const rules = rulesFor(liberation, setup);
    const [s, view] = [rules.create(), rules.create()];
    const out = new Options();
    for (let game = 0; game < 4; game++) {
      const chance = new FastChance(100 * n + game);
      rules.start(s, setup, chance);
      while (!rules.over(s)) {
        const seat = rules.actor(s);
        const { prompt, values, options } = rules.decision(s, seat)!;
        lines.add(text.prompt(prompt, values));
        for (const { action } of options) lines.add(text.option(s, seat, action));
        for (const { rule: id, action } of rules.refusals(s, seat)) {
          refusing.add(id);
          lines.add(text.refusal(id));
          lines.add(text.option(s, seat, action));
        }
        rules.legal(s, seat, out);
        const told = new FactList();
        rules.apply(s, seat, out.at(chance.below(out.size)), chance, told);
        for (const viewer of [DYNASTY, RESISTANCE, 'spectator'] as const) {
          rules.mask(s, viewer, view);
          const bit = viewer === 'spectator' ? s.table.plan.spectators : 1 << viewer;
          for (const fact of factsFor(told.facts, bit)) lines.add(text.fact(view, fact, viewer) ?? '-');
          for (const line of text.table(view, viewer)) lines.add(line);
        }
      }
      for (const line of text.outcome(s)) lines.add(line);
    }
  }
  return { lines, refusing };
}

describe.each(LANGUAGES)('Liberation in words: %s', (language) => {
  const text = texts[language];
  const { lines, refusing } = everythingSaid(language);

  test('nothing is said with a hole in it', () => {
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\[object|LIB-|\(\)/);
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
    for (const line of [...all, ...settings, ...text.seats])
      expect(line.replaceAll(/\bI{1,3}\b/g, '')).not.toMatch(language === 'en' ? /[А-я]/ : /[A-Za-z]/);
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
