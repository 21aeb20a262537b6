import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import type { DailyGame } from '../../match/daily.ts';

interface DailyWords {
  readonly title: string;
  readonly how: string;
  readonly alone: (game: string) => string;
  readonly short: string;
  readonly try: string;
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

export const DAILY_WORDS: Readonly<Record<Language, DailyWords>> = typeset({
  uk: {
    title: 'Гра дня',
    alone: (game) => `${game} наодинці`,
    short: 'роздача однакова для всіх',
    try: 'Спробувати',
    how: 'Одна роздача на день для всіх, хто грає наодинці. Результат зараховують, якщо сервер може повторити кожен ваш хід.',
    aim: { afu: 'Наберіть якнайбільше переможних очок.', bravery: 'Звільніть усі території та вирішіть усі потреби.' },
    play: 'Зіграти сьогоднішню роздачу',
    again: 'Ще раз',
    mine: (score) => `Ваш найкращий результат: ${score}`,
    score: (game, score) =>
      game === 'bravery' ? (score > 0 ? 'перемога' : 'поразка') : score <= LOST ? 'поразка' : `${score} ПО`,
    best: 'Найкращі',
    nobody: 'Результатів ще немає.',
    noServer: 'Список з’явиться, коли буде зв’язок із сервером.',
    yesterday: 'Учорашня гра',
    today: 'Сьогоднішня гра',
    send: 'Надіслати результат дня',
    sent: (score) => `Зараховано: ${score}.`,
    refused: 'Сервер не зміг зарахувати результат.',
    name: 'Ім’я у списку',
    list: 'Найкращі за день',
  },
  ru: {
    title: 'Игра дня',
    alone: (game) => `${game} в одиночку`,
    short: 'раздача одинакова для всех',
    try: 'Попробовать',
    how: 'Одна раздача на день для всех, кто играет в одиночку. Результат засчитывают, если сервер может повторить каждый ваш ход.',
    aim: {
      afu: 'Наберите как можно больше победных очков.',
      bravery: 'Освободите все территории и закройте все потребности.',
    },
    play: 'Сыграть сегодняшнюю раздачу',
    again: 'Ещё раз',
    mine: (score) => `Ваш лучший результат: ${score}`,
    score: (game, score) =>
      game === 'bravery' ? (score > 0 ? 'победа' : 'поражение') : score <= LOST ? 'поражение' : `${score} ПО`,
    best: 'Лучшие',
    nobody: 'Результатов ещё нет.',
    noServer: 'Список появится, когда будет связь с сервером.',
    yesterday: 'Вчерашняя игра',
    today: 'Сегодняшняя игра',
    send: 'Отправить результат дня',
    sent: (score) => `Засчитано: ${score}.`,
    refused: 'Сервер не смог засчитать результат.',
    name: 'Имя в списке',
    list: 'Лучшие за день',
  },
  en: {
    title: 'Game of the day',
    alone: (game) => `${game} alone`,
    short: 'the same deal for everybody',
    try: 'Try it',
    how: 'One deal a day for solo players. A score counts if the server can replay every move.',
    aim: { afu: 'Score as many victory points as you can.', bravery: 'Free all territories and meet every need.' },
    play: 'Play today’s game',
    again: 'Again',
    mine: (score) => `Your best: ${score}`,
    score: (game, score) =>
      game === 'bravery' ? (score > 0 ? 'victory' : 'defeat') : score <= LOST ? 'defeat' : `${score} VP`,
    best: 'Best',
    nobody: 'No scores yet.',
    noServer: 'The list appears once the server can be reached.',
    yesterday: 'Yesterday’s game',
    today: 'Today’s game',
    send: 'Submit today’s score',
    sent: (score) => `Counted: ${score}.`,
    refused: 'The server could not count the score.',
    name: 'Name on the list',
    list: 'Best of the day',
  },
});
