import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { type Language, LANGUAGES } from '../../../kernel/text.ts';
import { lessonOf } from '../../games/index.ts';
import { printsOf } from '../../games/prints.ts';
import { LessonWire } from '../lesson-wire.ts';

test.each(GAME_NAMES)('every step of the lesson of %s asks for what is on offer', async (name) => {
  const { game } = await moduleOf(name);
  const lesson = (await lessonOf(name))!;
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

test.each(GAME_NAMES)('every figure in the lesson of %s is on the table beside it', async (name) => {
  const module = await moduleOf(name);
  const lesson = (await lessonOf(name))!;
  for (const [i, { say, claims = [] }] of lesson.steps.entries()) {
    const { state, told } = new LessonWire(module.game, lesson, i);
    for (const [n, [figure, at]] of claims.entries())
      expect(at(state as never, told), `step ${i + 1}, claim ${n + 1}`).toBe(figure);
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
test.each(GAME_NAMES)('what the lesson of %s quotes is a card or an option by its name', async (name) => {
  const module = await moduleOf(name);
  const lesson = (await lessonOf(name))!;
  for (const [i, { say, do: wanted = [] }] of lesson.steps.entries()) {
    if (wanted.length === 0) continue;
    const { state, rules } = new LessonWire(module.game, lesson, i);
    const text = module.texts.uk;
    const options = rules.decision(state, lesson.seat)!.options;
    const known = [
      ...printsOf(module).map((def) => text.card(def).name),
      ...options.map(({ action }) => text.option(state, lesson.seat, action)),
    ];
    for (const [, quoted] of say.uk.matchAll(/«([^«»]+)»/g))
      expect(
        known.some((one) => one === quoted || one.includes(`«${quoted}»`)),
        `step ${i + 1}: «${quoted}»`,
      ).toBe(true);
  }
});
