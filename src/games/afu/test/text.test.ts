import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { FactList, factsFor } from '../../../kernel/facts.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import { DEFS } from '../cards/columns.ts';
import { afu } from '../game.ts';
import { book } from '../rules/book.ts';
import { texts } from '../text/index.ts';
import { uk } from '../text/uk.ts';
import { Sight } from '../../../kernel/sight.ts';
import { Thumb } from './thumb.ts';

/** Everything that the game says while games are played in each sample, at random and with some sense. */
function everythingSaid(language: Language): { readonly lines: Set<string>; readonly refusing: Set<string> } {
  const text = texts[language];
  const [lines, refusing, out] = [new Set<string>(), new Set<string>(), new Options()];
  for (const [n, sample] of afu.samples.entries()) {
    const setup = readSetup(afu.options, sample);
    const rules = rulesFor(afu, setup);
    const [s, view] = [rules.create(), rules.create()];
    const chance = new FastChance(100 + n);
    const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
    const planner = new Thumb();
    rules.start(s, setup, chance);
    while (!rules.over(s)) {
      const seat = rules.actor(s);
      const { prompt, values, options } = rules.decision(s, seat)!;
      lines.add(text.prompt(prompt, values));
      for (const { action } of options) lines.add(text.option(s, seat, action));
      for (const { rule: id, action } of rules.refusals(s, seat)) {
        refusing.add(id);
        lines.add(text.option(s, seat, action));
      }
      rules.legal(s, seat, out);
      const sensible = chance.below(3) > 0;
      const action = sensible ? planner.choose(sights[seat]!.look(s)) : out.at(chance.below(out.size));
      const told = new FactList();
      rules.apply(s, seat, action, chance, told);
      rules.mask(s, seat, view);
      for (const fact of factsFor(told.facts, 1 << seat)) lines.add(text.fact(view, fact, seat) ?? '-');
      for (const line of text.table(view, seat)) lines.add(line);
    }
    for (const line of text.outcome(s)) lines.add(line);
  }
  return { lines, refusing };
}

describe.each(LANGUAGES)('AFU in words: %s', (language) => {
  const text = texts[language];
  const { lines, refusing } = everythingSaid(language);
  const cards = DEFS.map((_, def) => text.card(def as DefId)).slice(1);

  test('nothing is said with a hole in it', () => {
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\[object|AFU-|\(\)/);
    for (const { name, kind, lines: printed } of cards) {
      expect(name.length).toBeGreaterThan(2);
      expect([kind, ...printed].join()).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
  test('every rule that refuses has a sentence of its own', () => {
    expect(refusing.size).toBeGreaterThan(9);
    for (const id of refusing) expect(text.refusal(id)).not.toContain(id);
    for (const id of Object.keys(uk.refusals)) expect(text.refusal(id)).not.toContain(id);
    expect(text.refusal('AFU-99.9')).toContain('AFU-99.9');
  });
  test('every question has its prompt', () => {
    const prompts = new Set(book.procedures.flatMap(({ steps }) => steps.map(({ prompt }) => prompt)));
    prompts.delete('');
    for (const prompt of prompts)
      expect(text.prompt(prompt, { points: 1, bid: 1, threshold: 4, demands: 1, worth: 0 })).not.toBe(prompt);
    expect(prompts.size).toBe(Object.keys(uk.prompts).length);
  });
  test('every setting, value and zone has a name', () => {
    for (const [name, { values }] of Object.entries(afu.options)) {
      expect(text.setting(name)).not.toBe(name);
      for (const value of values ?? []) expect(text.setting(name, String(value)).length).toBeGreaterThan(1);
    }
    for (const name of afu.plan(2).names) expect(text.zone(name)).not.toMatch(/\d\d|[a-z][A-Z]/);
  });
  test('card names are different from one another', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });
  test('letters of its own alphabet only, but for the numbers I and II', () => {
    const foreign = language === 'en' ? /[а-яіїєґ]/i : /[a-z]/i;
    for (const line of [...lines, ...cards.flatMap(({ name, kind, lines: printed }) => [name, kind].concat(printed))]) {
      expect(line.replaceAll(/\bII?\b|\de\b/g, '')).not.toMatch(foreign);
    }
  });
});
