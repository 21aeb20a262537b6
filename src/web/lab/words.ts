import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';

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
export const WORDS: Readonly<Record<Language, LabWords>> = typeset({
  uk: {
    title: 'Лабораторія',
    how: 'Боти зіграють на вашому пристрої сотні партій поспіль. З тим самим кодом роздачі партії будуть ті самі.',
    game: 'Гра',
    players: 'Хто грає',
    chance: 'Навмання',
    count: 'Скільки партій',
    seed: 'Код роздачі',
    run: 'Почати',
    stop: 'Зупинити',
    compare: 'Порівняти з іншими налаштуваннями',
    compareHow: 'Обидві серії грають з тими самими кодами роздачі: випадок у них спільний.',
    first: 'Перша серія',
    second: 'Друга серія',
    progress: (done, of) => `${done} з ${of}`,
    seat: 'Місце',
    wins: 'Перемоги',
    interval: '95-відсотковий довірчий інтервал',
    draws: (n) => `без переможця: ${n}`,
    length: (n) => `рішень за партію (медіана): ${n}`,
    change: 'Різниця',
    cards: 'Найчастіше розіграні карти',
    perGame: 'за партію',
    failed: 'Не вдалося:',
  },
  ru: {
    title: 'Лаборатория',
    how: 'Боты сыграют на вашем устройстве сотни партий подряд. С тем же кодом раздачи партии будут те же.',
    game: 'Игра',
    players: 'Кто играет',
    chance: 'Наугад',
    count: 'Сколько партий',
    seed: 'Код раздачи',
    run: 'Начать',
    stop: 'Остановить',
    compare: 'Сравнить с другими настройками',
    compareHow: 'Обе серии играют с теми же кодами раздачи: случай у них общий.',
    first: 'Первая серия',
    second: 'Вторая серия',
    progress: (done, of) => `${done} из ${of}`,
    seat: 'Место',
    wins: 'Победы',
    interval: '95-процентный доверительный интервал',
    draws: (n) => `без победителя: ${n}`,
    length: (n) => `решений за партию (медиана): ${n}`,
    change: 'Разница',
    cards: 'Чаще всего разыгранные карты',
    perGame: 'за партию',
    failed: 'Не удалось:',
  },
  en: {
    title: 'Lab',
    how: 'Bots play hundreds of games in a row on your device. The same seed gives the same games.',
    game: 'Game',
    players: 'Who plays',
    chance: 'At random',
    count: 'Games',
    seed: 'Seed',
    run: 'Start',
    stop: 'Stop',
    compare: 'Compare with other settings',
    compareHow: 'Both series use the same seeds, so they share their luck.',
    first: 'First series',
    second: 'Second series',
    progress: (done, of) => `${done} of ${of}`,
    seat: 'Seat',
    wins: 'Wins',
    interval: '95% confidence interval',
    draws: (n) => `without a winner: ${n}`,
    length: (n) => `choices per game (median): ${n}`,
    change: 'Difference',
    cards: 'Cards played most',
    perGame: 'per game',
    failed: 'Failed:',
  },
});
