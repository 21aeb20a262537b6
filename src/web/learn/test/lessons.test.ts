import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { lessonOf } from '../../games/index.ts';
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
