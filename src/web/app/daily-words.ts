import type { Language } from '../../kernel/text.ts';
import type { DailyGame } from '../../match/daily.ts';

interface DailyWords {
  readonly title: string;
  readonly how: string;
  readonly aim: Readonly<Record<DailyGame, string>>;
  readonly play: string;
  readonly again: string;
  readonly mine: (score: string) => string;
  readonly score: (game: DailyGame, score: number) => string;
  readonly best: string;
  readonly nobody: string;
  readonly noServer: string;
  readonly yesterday: string;
  readonly today: string;
  readonly send: string;
  readonly sent: (score: string) => string;
  readonly refused: string;
  readonly name: string;
  readonly list: string;
}
/** AFU-22: a lost game counts as −99. */
const LOST = -99;

export const DAILY_WORDS: Readonly<Record<Language, DailyWords>> = {
  uk: {
    title: 'Гра дня',
    how: 'Одна роздача на день для всіх, хто грає сам. Результат зараховано, якщо сервер може повторити кожен ваш хід.',
    aim: { afu: 'Наберіть якнайбільше переможних очок.', bravery: 'Звільніть усі території та закрийте всі потреби.' },
    play: 'Грати сьогоднішню',
    again: 'Ще раз',
    mine: (score) => `Ваш найкращий результат: ${score}`,
    score: (game, score) =>
      game === 'bravery' ? (score > 0 ? 'перемога' : 'поразка') : score <= LOST ? 'поразка' : `${score} ПО`,
    best: 'Найкращі',
    nobody: 'Ще ніхто не записав результату.',
    noServer: 'Список є, коли є зв’язок із сервером.',
    yesterday: 'Учорашня гра',
    today: 'Сьогоднішня гра',
    send: 'Записати результат дня',
    sent: (score) => `Зараховано: ${score}.`,
    refused: 'Сервер не зміг зарахувати результат.',
    name: 'Ім’я у списку',
    list: 'Найкращі за день',
  },
  ru: {
    title: 'Игра дня',
    how: 'Одна раздача на день для всех, кто играет один. Результат засчитан, если сервер может повторить каждый ваш ход.',
    aim: {
      afu: 'Наберите как можно больше победных очков.',
      bravery: 'Освободите все территории и закройте все нужды.',
    },
    play: 'Играть сегодняшнюю',
    again: 'Ещё раз',
    mine: (score) => `Ваш лучший результат: ${score}`,
    score: (game, score) =>
      game === 'bravery' ? (score > 0 ? 'победа' : 'поражение') : score <= LOST ? 'поражение' : `${score} ПО`,
    best: 'Лучшие',
    nobody: 'Ещё никто не записал результат.',
    noServer: 'Список есть, когда есть связь с сервером.',
    yesterday: 'Вчерашняя игра',
    today: 'Сегодняшняя игра',
    send: 'Записать результат дня',
    sent: (score) => `Засчитано: ${score}.`,
    refused: 'Сервер не смог засчитать результат.',
    name: 'Имя в списке',
    list: 'Лучшие за день',
  },
  en: {
    title: 'Game of the day',
    how: 'One deal a day for all who play alone. A score counts if the server can play every move of yours again.',
    aim: { afu: 'Score as many victory points as you can.', bravery: 'Free all territories and meet every need.' },
    play: 'Play today’s game',
    again: 'Once more',
    mine: (score) => `Your best: ${score}`,
    score: (game, score) =>
      game === 'bravery' ? (score > 0 ? 'victory' : 'defeat') : score <= LOST ? 'defeat' : `${score} VP`,
    best: 'Best',
    nobody: 'Nobody has entered a score yet.',
    noServer: 'There is a list when the server can be reached.',
    yesterday: 'Yesterday’s game',
    today: 'Today’s game',
    send: 'Enter the score of the day',
    sent: (score) => `Counted: ${score}.`,
    refused: 'The server could not count the score.',
    name: 'Name on the list',
    list: 'Best of the day',
  },
};
