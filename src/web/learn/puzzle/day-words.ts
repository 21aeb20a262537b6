import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What the start page and the profile say of puzzles: it comes with them, and the rest with the puzzles. */
export interface DayWords {
  readonly title: string;
  readonly solvedHere: (n: number) => string;
  readonly day: string;
  readonly dayWhat: string;
  readonly think: string;
  readonly daySolved: string;
  readonly streak: (days: number) => string;
  readonly noStreak: string;
}
export const PUZZLE_DAY: Readonly<Record<Language, DayWords>> = typeset({
  uk: {
    title: 'Задачі',
    solvedHere: (n) => `Розв’язано задач: ${n}`,
    day: 'Задача дня',
    dayWhat: 'Знайдіть найкращий хід',
    think: 'Розв’язати',
    daySolved: 'Розв’язано',
    streak: (days) => `${slavic(days, { one: 'день', few: 'дні', many: 'днів' })} поспіль`,
    noStreak: 'одна на день, для всіх та сама',
  },
  ru: {
    title: 'Задачи',
    solvedHere: (n) => `Решено задач: ${n}`,
    day: 'Задача дня',
    dayWhat: 'Найдите лучший ход',
    think: 'Решить',
    daySolved: 'Решено',
    streak: (days) => `${slavic(days, { one: 'день', few: 'дня', many: 'дней' })} подряд`,
    noStreak: 'одна на день, одинаковая для всех',
  },
  en: {
    title: 'Puzzles',
    solvedHere: (n) => `${english(n, { one: 'puzzle', other: 'puzzles' })} solved`,
    day: 'Puzzle of the day',
    dayWhat: 'Find the best move',
    think: 'Solve',
    daySolved: 'Solved',
    streak: (days) => `${english(days, { one: 'day', other: 'days' })} in a row`,
    noStreak: 'one a day, the same for everybody',
  },
});
