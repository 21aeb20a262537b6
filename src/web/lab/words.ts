import type { Language } from '../../kernel/text.ts';

interface LabWords {
  readonly title: string;
  readonly how: string;
  readonly game: string;
  readonly players: string;
  readonly chance: string;
  readonly count: string;
  readonly seed: string;
  readonly run: string;
  readonly stop: string;
  readonly compare: string;
  readonly compareHow: string;
  readonly first: string;
  readonly second: string;
  readonly progress: (done: number, of: number) => string;
  readonly seat: string;
  readonly wins: string;
  readonly interval: string;
  readonly draws: (n: number) => string;
  readonly length: (n: number) => string;
  readonly change: string;
  readonly cards: string;
  readonly perGame: string;
  readonly failed: string;
}
export const WORDS: Readonly<Record<Language, LabWords>> = {
  uk: {
    title: 'Лабораторія',
    how: 'Боти грають сотні ігор одна за одною на вашому пристрої. Той самий номер дає ті самі ігри.',
    game: 'Гра',
    players: 'Хто грає',
    chance: 'Навмання',
    count: 'Скільки ігор',
    seed: 'Номер',
    run: 'Почати',
    stop: 'Зупинити',
    compare: 'Порівняти з іншими налаштуваннями',
    compareHow: 'Обидва ряди грають з тими самими номерами: випадок у них спільний.',
    first: 'Перший ряд',
    second: 'Другий ряд',
    progress: (done, of) => `${done} з ${of}`,
    seat: 'Місце',
    wins: 'Перемоги',
    interval: 'з певністю 95 %',
    draws: (n) => `без переможця: ${n}`,
    length: (n) => `рішень за гру (медіана): ${n}`,
    change: 'Різниця',
    cards: 'Найчастіше розіграні карти',
    perGame: 'за гру',
    failed: 'Не вийшло:',
  },
  ru: {
    title: 'Лаборатория',
    how: 'Боты играют сотни игр одну за другой на вашем устройстве. Тот же номер даёт те же игры.',
    game: 'Игра',
    players: 'Кто играет',
    chance: 'Наугад',
    count: 'Сколько игр',
    seed: 'Номер',
    run: 'Начать',
    stop: 'Остановить',
    compare: 'Сравнить с другими настройками',
    compareHow: 'Оба ряда играют с теми же номерами: случай у них общий.',
    first: 'Первый ряд',
    second: 'Второй ряд',
    progress: (done, of) => `${done} из ${of}`,
    seat: 'Место',
    wins: 'Победы',
    interval: 'с уверенностью 95 %',
    draws: (n) => `без победителя: ${n}`,
    length: (n) => `решений за игру (медиана): ${n}`,
    change: 'Разница',
    cards: 'Чаще всего разыгранные карты',
    perGame: 'за игру',
    failed: 'Не вышло:',
  },
  en: {
    title: 'Lab',
    how: 'Bots play hundreds of games in a row on your device. The same number gives the same games.',
    game: 'Game',
    players: 'Who plays',
    chance: 'At random',
    count: 'Games',
    seed: 'Number',
    run: 'Start',
    stop: 'Stop',
    compare: 'Compare with another set-up',
    compareHow: 'Both rows play with the same numbers: they share their luck.',
    first: 'First row',
    second: 'Second row',
    progress: (done, of) => `${done} of ${of}`,
    seat: 'Seat',
    wins: 'Wins',
    interval: 'with 95 % confidence',
    draws: (n) => `without a winner: ${n}`,
    length: (n) => `choices in a game (median): ${n}`,
    change: 'Difference',
    cards: 'Cards played most',
    perGame: 'a game',
    failed: 'It failed:',
  },
};
