import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface EndWords {
  /** The three parts of the end, one at a time on a phone. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly share: string;
  readonly learn: string;
  readonly learnOf: (chapter: string) => string;
  readonly learnWhy: (rule: string, move: number) => string;
  readonly lesson: string;
  readonly lessonHow: string;
  readonly read: string;
  readonly start: string;
}
export type Part = 'course' | 'points' | 'next';
export const END: Readonly<Record<Language, EndWords>> = typeset({
  uk: {
    parts: { course: 'Перебіг', points: 'Підсумок', next: 'Далі' },
    share: 'Поділитися',
    learn: 'Що вивчити',
    learnOf: (chapter) => `Що вивчити: ${chapter}`,
    learnWhy: (rule, move) => `Найгірший хід (${move}-й) був саме про це: правило ${rule}`,
    lesson: 'Що вивчити: урок',
    lessonHow: 'п’ять хвилин за столом, де кожен хід пояснено',
    read: 'Прочитати',
    start: 'Пройти',
  },
  ru: {
    parts: { course: 'Ход партии', points: 'Итог', next: 'Дальше' },
    share: 'Поделиться',
    learn: 'Что изучить',
    learnOf: (chapter) => `Что изучить: ${chapter}`,
    learnWhy: (rule, move) => `Худший ход (${move}-й) был как раз об этом: правило ${rule}`,
    lesson: 'Что изучить: урок',
    lessonHow: 'пять минут за столом, где объяснён каждый ход',
    read: 'Прочитать',
    start: 'Пройти',
  },
  en: {
    parts: { course: 'Course', points: 'Result', next: 'Next' },
    share: 'Share',
    learn: 'What to learn',
    learnOf: (chapter) => `What to learn: ${chapter}`,
    learnWhy: (rule, move) => `Your worst move (no. ${move}) was about this: rule ${rule}`,
    lesson: 'What to learn: a lesson',
    lessonHow: 'five minutes at a table where every move is explained',
    read: 'Read it',
    start: 'Take it',
  },
});
