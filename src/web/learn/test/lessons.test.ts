import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import type { Edition } from '../../../kernel/editions.ts';
import { type Language, LANGUAGES, optionByItself } from '../../../kernel/text.ts';
import { lessonOf, lessonsOf } from '../../games/index.ts';
import { printsOf } from '../../games/parts/prints.ts';
import { en } from '../../shell/text/en.ts';
import { ru } from '../../shell/text/ru.ts';
import { uk } from '../../shell/text/uk.ts';
import { LessonWire } from '../lesson-wire.ts';

/** Every lesson by its game and number, and by each rulebook where two are in print. */
const LESSONS = (
  await Promise.all(
    GAME_NAMES.map(async (name) => {
      const editions: readonly Edition[] = 'edition' in (await moduleOf(name)).game.options ? ['uk', 'en'] : ['uk'];
      return Array.from({ length: lessonsOf(name) }, (_, i) => editions.map((one) => [name, i + 1, one] as const));
    }),
  )
).flat(2);

test.each(LESSONS)('every step of lesson %s %i (%s) asks for what is on offer', async (name, number, edition) => {
  const { game } = await moduleOf(name);
  const lesson = (await lessonOf(name, number, edition))!;
  for (let step = 0; step < lesson.steps.length; step++) {
    const wire = new LessonWire(game, lesson, step);
    expect(wire.wanted()).toHaveLength(lesson.steps[step]!.do?.length ?? 0);
  }
  expect(() => new LessonWire(game, lesson, lesson.steps.length)).not.toThrow();
});
/** Figures that are written as words, from three to eight: smaller ones are often no figures. */
const WORDS = {
  uk: ['три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім'],
  ru: ['три', 'четыре', 'пять', 'шесть', 'семь', 'восемь'],
  en: ['three', 'four', 'five', 'six', 'seven', 'eight'],
} as const;
function figuresIn(text: string, language: Language): readonly number[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}’]+/u);
  const written = words.flatMap((word) => {
    const at = (WORDS[language] as readonly string[]).indexOf(word);
    return at < 0 ? [] : [at + 3];
  });
  return [...(text.match(/\d+/g) ?? []).map(Number), ...written];
}

test.each(LESSONS)('every figure in lesson %s %i (%s) is on the table beside it', async (name, number, edition) => {
  const module = await moduleOf(name);
  const lesson = (await lessonOf(name, number, edition))!;
  for (const [i, { say, claims = [] }] of lesson.steps.entries()) {
    const { state, told, rules } = new LessonWire(module.game, lesson, i);
    const asked = rules.decision(state, lesson.seat)?.values ?? {};
    for (const [n, [figure, at]] of claims.entries())
      expect(at(state as never, told, asked), `step ${i + 1}, claim ${n + 1}`).toBe(figure);
    for (const language of LANGUAGES) {
      const names = printsOf(module)
        .map((def) => module.texts[language].card(def).name)
        .toSorted((a, b) => b.length - a.length);
      const words = names.reduce((text, card) => text.replaceAll(card, ''), say[language]);
      for (const figure of figuresIn(words, language))
        expect(
          claims.map(([claimed]) => claimed),
          `step ${i + 1} in ${language}: ${say[language]}`,
        ).toContain(figure);
    }
  }
});
const QUOTED = { uk: /«([^«»]+)»/g, ru: /«([^«»]+)»/g, en: /“([^“”]+)”/g } as const;
test.each(LESSONS)(
  'what lesson %s %i (%s) quotes is a card, a mission or an option by its name',
  async (name, number, edition) => {
    const module = await moduleOf(name);
    const lesson = (await lessonOf(name, number, edition))!;
    for (const [i, { say, do: wanted = [] }] of lesson.steps.entries()) {
      if (wanted.length === 0) continue;
      const { state, rules } = new LessonWire(module.game, lesson, i);
      const asked = rules.decision(state, lesson.seat)!;
      for (const language of LANGUAGES) {
        const text = module.texts[language];
        const cards = printsOf(module).map((def) => text.card(def));
        const names = [
          ...cards.map((card) => card.name),
          ...asked.options.map(({ action }) => text.option(state, lesson.seat, action)),
          ...asked.options.map(({ action }) => optionByItself(text, state, lesson.seat, action, asked)),
        ];
        for (const [all, quoted] of say[language].matchAll(QUOTED[language]))
          expect(
            names.some((one) => one === quoted || one.includes(all)) ||
              cards.some(({ lines }) => lines.some((line) => line.includes(quoted!))),
            `step ${i + 1} in ${language}: ${all}`,
          ).toBe(true);
      }
    }
  },
);
test.each(LESSONS)(
  'lesson %s %i (%s) is short, says something new at each step, and points at what is only read',
  async (name, number, edition) => {
    const { steps } = (await lessonOf(name, number, edition))!;
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(15);
    for (const { say, do: wanted, at } of steps) {
      if (wanted === undefined) expect(at, say.en).toBeDefined();
      // Five minutes: nobody reads a page at each step.
      for (const language of LANGUAGES) expect(say[language].length, say[language]).toBeLessThanOrEqual(360);
    }
  },
);

test('the sign that the end of a lesson speaks of is the same in every language', () => {
  // That a table draws it and answers a press on it is held by checks.spec.ts.
  const signs = LANGUAGES.map((one) =>
    [...{ uk, ru, en }[one].learn.doneHow.matchAll(QUOTED[one])].map(([, sign]) => sign),
  );
  expect(signs).toEqual(LANGUAGES.map(() => ['?']));
});
test('both rulebooks of AFU are taught, and whoever plays by the English one is told so once', () => {
  expect(LESSONS.filter(([name]) => name === 'afu')).toEqual([
    ['afu', 1, 'uk'],
    ['afu', 1, 'en'],
    ['afu', 2, 'uk'],
    ['afu', 2, 'en'],
  ]);
});
const NAMED = { uk: /англійськ/i, ru: /английск/i, en: /English rulebook/ } as const;
test.each(LESSONS)('lesson %s %i (%s) is played by the rulebook that it names', async (name, number, edition) => {
  const { setup, steps } = (await lessonOf(name, number, edition))!;
  if (name === 'afu') expect(setup['edition']).toBe(edition);
  for (const language of LANGUAGES)
    expect(steps.filter(({ say }) => NAMED[language].test(say[language]))).toHaveLength(edition === 'en' ? 1 : 0);
});
