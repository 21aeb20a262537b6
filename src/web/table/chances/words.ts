import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

type Whose = 'own' | 'team' | 'both';
interface ChancesWords {
  readonly thinking: string;
  /** `who` is '' for the viewer. */
  readonly chart: (who: string, first: string, last: string) => string;
  readonly choices: (points: string) => string;
  /** The viewer's alone, those of all who win together, or of both sides. */
  readonly choicesHow: (whose: Whose) => string;
  readonly luck: (points: string) => string;
  readonly luckHow: string;
  readonly best: (move: number, mine: boolean) => string;
  readonly worst: (move: number, mine: boolean) => string;
  /** What one move changed. */
  readonly worth: (points: string) => string;
  readonly better: (move: string, worth: string) => string;
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
    choices: (points) => `Рішення: ${points}\u00a0%`,
    choicesHow: (whose) =>
      ({
        own: 'так змінили шанс на перемогу ваші ходи',
        team: 'так змінили шанс на перемогу ходи всієї команди',
        both: 'так змінили ваш шанс ходи обох сторін',
      })[whose],
    luck: (points) => `Удача: ${points}\u00a0%`,
    luckHow: 'так його змінили карти; разом — від початку до результату',
    best: (move, mine) => `${mine ? 'Ваш найкращий хід' : 'Найкращий хід'}: ${move}-й у повторі`,
    worst: (move, mine) => `${mine ? 'Ваш найгірший хід' : 'Найгірший хід'}: ${move}-й у повторі`,
    worth: (points) => `${points}\u00a0%`,
    better: (move, worth) => `краще: ${move} (${worth})`,
    signs: { best: 'найкращий', worst: 'найгірший' },
    look: 'Подивитися',
    ended: ['поразка', 'нічия', 'перемога'],
  },
  ru: {
    thinking: 'Считаем шансы…',
    chart: (who, first, last) => `${who === '' ? 'Ваш шанс на победу' : `Шанс на победу (${who})`}: ${first} → ${last}`,
    choices: (points) => `Решения: ${points}\u00a0%`,
    choicesHow: (whose) =>
      ({
        own: 'так изменили шанс на победу ваши ходы',
        team: 'так изменили шанс на победу ходы всей команды',
        both: 'так изменили ваш шанс ходы обеих сторон',
      })[whose],
    luck: (points) => `Удача: ${points}\u00a0%`,
    luckHow: 'так его изменили карты; вместе — от начала до результата',
    best: (move, mine) => `${mine ? 'Ваш лучший ход' : 'Лучший ход'}: ${move}-й в повторе`,
    worst: (move, mine) => `${mine ? 'Ваш худший ход' : 'Худший ход'}: ${move}-й в повторе`,
    worth: (points) => `${points}\u00a0%`,
    better: (move, worth) => `лучше: ${move} (${worth})`,
    signs: { best: 'лучший', worst: 'худший' },
    look: 'Посмотреть',
    ended: ['поражение', 'ничья', 'победа'],
  },
  en: {
    thinking: 'Working out the chances…',
    chart: (who, first, last) => `${who === '' ? 'Your chance to win' : `Chance to win (${who})`}: ${first} → ${last}`,
    choices: (points) => `Choices: ${points}%`,
    choicesHow: (whose) =>
      ({
        own: 'this is how your moves changed the chance to win',
        team: 'this is how the moves of the whole team changed the chance to win',
        both: 'this is how the moves of both sides changed your chance',
      })[whose],
    luck: (points) => `Luck: ${points}%`,
    luckHow: 'this is how the cards changed it; together, from the first chance to the result',
    best: (move, mine) => `${mine ? 'Your best move' : 'The best move'}: no. ${move} in the replay`,
    worst: (move, mine) => `${mine ? 'Your worst move' : 'The worst move'}: no. ${move} in the replay`,
    worth: (points) => `${points}%`,
    better: (move, worth) => `better: ${move} (${worth})`,
    signs: { best: 'best', worst: 'worst' },
    look: 'Watch it',
    ended: ['defeat', 'draw', 'victory'],
  },
});
