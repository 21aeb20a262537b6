import { expect, test } from 'vitest';
import { module } from '../../../../games/war/index.ts';
import { LessonWire } from '../../../learn/lesson.ts';
import { lesson } from '../lesson.ts';

test('every step of the lesson asks for what is on offer', () => {
  for (let step = 0; step < lesson.steps.length; step++) {
    const wire = new LessonWire(module.game, lesson, step);
    expect(wire.wanted()).toHaveLength(lesson.steps[step]!.do?.length ?? 0);
  }
  expect(() => new LessonWire(module.game, lesson, lesson.steps.length)).not.toThrow();
});
