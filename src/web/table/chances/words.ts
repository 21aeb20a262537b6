import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface ChancesWords {
  readonly thinking: string;
  /** `who` is '' for the viewer. */
  readonly chart: (who: string, first: string, last: string) => string;
  readonly choices: (points: string) => string;
  readonly choicesHow: (together: boolean) => string;
  readonly luck: (points: string) => string;
  readonly luckHow: string;
  readonly best: (move: number) => string;
  readonly worst: (move: number) => string;
  readonly better: (move: string, points: string) => string;
  readonly signs: { readonly best: string; readonly worst: string };
  readonly look: string;
  /** How the line ends: lost, drawn, won. */
  readonly ended: readonly [string, string, string];
}
/** Of the chart of chances: fetched with it. */
export const CHANCES: Readonly<Record<Language, ChancesWords>> = typeset({
  uk: {
    thinking: 'Рахуємо шанси…',
    chart: (who, first, last) =>
      `${who === '' ? 'Ваш шанс на перемогу' : `Шанс на перемогу (${who})`}: ${first} → ${last}`,
    choices: (points) => `Рішення: ${points}`,
    choicesHow: (together) =>
      together
        ? 'на стільки відсотків ваші ходи змінили шанс на перемогу'
        : 'на стільки відсотків ходи обох сторін змінили ваш шанс',
    luck: (points) => `Удача: ${points}`,
    luckHow: 'на стільки відсотків його змінили карти; разом — від початку до результату',
    best: (move) => `Найкращий ваш хід, ${move}-й`,
    worst: (move) => `Найгірший ваш хід, ${move}-й`,
    better: (move, points) => `краще: ${move} (${points})`,
    signs: { best: 'найкращий', worst: 'найгірший' },
    look: 'Подивитися',
    ended: ['поразка', 'нічия', 'перемога'],
  },
  ru: {
    thinking: 'Считаем шансы…',
    chart: (who, first, last) => `${who === '' ? 'Ваш шанс на победу' : `Шанс на победу (${who})`}: ${first} → ${last}`,
    choices: (points) => `Решения: ${points}`,
    choicesHow: (together) =>
      together
        ? 'на столько процентов ваши ходы изменили шанс на победу'
        : 'на столько процентов ходы обеих сторон изменили ваш шанс',
    luck: (points) => `Удача: ${points}`,
    luckHow: 'на столько процентов его изменили карты; вместе — от начала до результата',
    best: (move) => `Лучший ваш ход, ${move}-й`,
    worst: (move) => `Худший ваш ход, ${move}-й`,
    better: (move, points) => `лучше: ${move} (${points})`,
    signs: { best: 'лучший', worst: 'худший' },
    look: 'Посмотреть',
    ended: ['поражение', 'ничья', 'победа'],
  },
  en: {
    thinking: 'Working out the chances…',
    chart: (who, first, last) => `${who === '' ? 'Your chance to win' : `Chance to win (${who})`}: ${first} → ${last}`,
    choices: (points) => `Choices: ${points}`,
    choicesHow: (together) =>
      together
        ? 'percentage points by which your moves changed the chance to win'
        : 'percentage points by which the moves of both sides changed your chance',
    luck: (points) => `Luck: ${points}`,
    luckHow: 'percentage points by which the cards changed it; together, from the first chance to the result',
    best: (move) => `Your best move, no. ${move}`,
    worst: (move) => `Your worst move, no. ${move}`,
    better: (move, points) => `better: ${move} (${points})`,
    signs: { best: 'best', worst: 'worst' },
    look: 'Watch it',
    ended: ['defeat', 'draw', 'victory'],
  },
});
