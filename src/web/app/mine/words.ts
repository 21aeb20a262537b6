import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../../shell/settings.ts';
import type { Outcome } from './games.ts';

/** What is said of somebody's own games, on the start page, in the history and in the profile. */
export interface MineWords {
  readonly title: string;
  readonly all: string;
  readonly go: string;
  readonly goShort: string;
  readonly play: string;
  readonly device: string;
  readonly online: string;
  readonly sameScreen: string;
  readonly alone: string;
  readonly gathering: string;
  readonly left: (time: string) => string;
  readonly time: { readonly days: string; readonly hours: string; readonly minutes: string };
  readonly inSeries: (won: number, lost: number) => string;
  readonly needsNet: string;
  readonly forgetful: string;
  readonly away: string;
  readonly gone: string;
  readonly games: (n: number) => string;
  readonly wins: (n: number) => string;
  readonly moves: (n: number) => string;
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly undecided: string;
  readonly someone: string;
  readonly history: {
    readonly title: string;
    readonly open: string;
    readonly past: string;
    readonly none: string;
    readonly noneMatch: string;
    readonly first: string;
    readonly every: string;
    readonly won: string;
    readonly lost: string;
    readonly where: string;
    readonly game: string;
    readonly result: string;
    readonly online: string;
    readonly opponent: string;
    readonly when: string;
    readonly lastDays: (days: number) => string;
    readonly see: string;
    readonly noRecord: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly removeYes: string;
    readonly keep: string;
    readonly notRemoved: string;
    readonly more: (n: number) => string;
    readonly gameOf: (n: number) => string;
    readonly today: string;
    readonly yesterday: string;
  };
}

const WORDS: Readonly<Record<Language, MineWords>> = typeset({
  uk: {
    title: 'Мої партії',
    all: 'Усі партії й повтори',
    go: 'Продовжити',
    goShort: 'Далі',
    play: 'Грати',
    device: 'цей пристрій',
    online: 'мережа',
    sameScreen: 'за одним екраном',
    alone: 'наодинці',
    gathering: 'Чекаємо на гравців',
    left: (time) => `ще ${time}`,
    time: { days: 'д', hours: 'год', minutes: 'хв' },
    inSeries: (won, lost) => `у серії ${won} : ${lost}`,
    needsNet: 'потрібна мережа',
    forgetful: 'Браузер не дає зберігати дані: партії на цьому пристрої зникнуть разом зі сторінкою.',
    away: 'Сервер не відповідає. Партії в мережі показано так, як їх востаннє бачив цей пристрій.',
    gone: 'Такої партії на цьому пристрої немає. Можливо, її вилучено або дані браузера очищено.',
    games: (n) => slavic(n, { one: 'партія', few: 'партії', many: 'партій' }),
    wins: (n) => slavic(n, { one: 'перемога', few: 'перемоги', many: 'перемог' }),
    moves: (n) => slavic(n, { one: 'хід', few: 'ходи', many: 'ходів' }),
    outcome: { won: 'виграно', lost: 'програно', drawn: 'нічия' },
    undecided: 'серія триває',
    someone: 'колишній гравець',
    history: {
      title: 'Партії й повтори',
      open: 'Незавершені',
      past: 'Завершені',
      none: 'Тут стоятимуть завершені партії з результатом і повтором.',
      noneMatch: 'За цими умовами партій немає.',
      first: 'Зіграйте першу партію',
      every: 'Усі',
      won: 'Виграні',
      lost: 'Програні',
      where: 'Де',
      game: 'Гра',
      result: 'Результат',
      online: 'Мережеві',
      opponent: 'Суперник',
      when: 'Коли',
      lastDays: (days) => `за ${slavic(days, { one: 'день', few: 'дні', many: 'днів' })}`,
      see: 'Дивитися повтор',
      noRecord: 'Повтор з’явиться, коли сервер віддасть запис.',
      remove: 'Вилучити',
      removeSure: 'Вилучити цю партію з пристрою назавжди?',
      removeYes: 'Так, вилучити',
      keep: 'Ні',
      notRemoved: 'Партію не вдалося вилучити: сховище не відповідає.',
      more: (n) => `Показати ще: ${n}`,
      gameOf: (n) => `Партія ${n}`,
      today: 'сьогодні',
      yesterday: 'учора',
    },
  },
  ru: {
    title: 'Мои партии',
    all: 'Все партии и повторы',
    go: 'Продолжить',
    goShort: 'Далее',
    play: 'Играть',
    device: 'это устройство',
    online: 'сеть',
    sameScreen: 'за одним экраном',
    alone: 'в одиночку',
    gathering: 'Ждём игроков',
    left: (time) => `ещё ${time}`,
    time: { days: 'д', hours: 'ч', minutes: 'мин' },
    inSeries: (won, lost) => `в серии ${won} : ${lost}`,
    needsNet: 'нужна сеть',
    forgetful: 'Браузер не даёт сохранять данные: партии на этом устройстве исчезнут вместе со страницей.',
    away: 'Сервер не отвечает. Партии в сети показаны так, как их последний раз видело это устройство.',
    gone: 'Такой партии на этом устройстве нет. Возможно, она удалена или данные браузера очищены.',
    games: (n) => slavic(n, { one: 'партия', few: 'партии', many: 'партий' }),
    wins: (n) => slavic(n, { one: 'победа', few: 'победы', many: 'побед' }),
    moves: (n) => slavic(n, { one: 'ход', few: 'хода', many: 'ходов' }),
    outcome: { won: 'выиграно', lost: 'проиграно', drawn: 'ничья' },
    undecided: 'серия продолжается',
    someone: 'бывший игрок',
    history: {
      title: 'Партии и повторы',
      open: 'Незаконченные',
      past: 'Законченные',
      none: 'Здесь будут законченные партии с результатом и повтором.',
      noneMatch: 'По этим условиям партий нет.',
      first: 'Сыграйте первую партию',
      every: 'Все',
      won: 'Выигранные',
      lost: 'Проигранные',
      where: 'Где',
      game: 'Игра',
      result: 'Результат',
      online: 'Сетевые',
      opponent: 'Соперник',
      when: 'Когда',
      lastDays: (days) => `за ${slavic(days, { one: 'день', few: 'дня', many: 'дней' })}`,
      see: 'Смотреть повтор',
      noRecord: 'Повтор появится, когда сервер отдаст запись.',
      remove: 'Удалить',
      removeSure: 'Удалить эту партию с устройства навсегда?',
      removeYes: 'Да, удалить',
      keep: 'Нет',
      notRemoved: 'Партию не удалось удалить: хранилище не отвечает.',
      more: (n) => `Показать ещё: ${n}`,
      gameOf: (n) => `Партия ${n}`,
      today: 'сегодня',
      yesterday: 'вчера',
    },
  },
  en: {
    title: 'My games',
    all: 'All games and replays',
    go: 'Continue',
    goShort: 'Go on',
    play: 'Play',
    device: 'this device',
    online: 'online',
    sameScreen: 'on one screen',
    alone: 'alone',
    gathering: 'Waiting for players',
    left: (time) => `${time} left`,
    time: { days: 'd', hours: 'h', minutes: 'min' },
    inSeries: (won, lost) => `series ${won} : ${lost}`,
    needsNet: 'needs the network',
    forgetful: 'The browser does not allow saving: games on this device will be lost with the page.',
    away: 'The server is not responding. Online games are shown as this device last saw them.',
    gone: 'There is no such game on this device. It may have been removed, or the browser’s data cleared.',
    games: (n) => english(n, { one: 'game', other: 'games' }),
    wins: (n) => english(n, { one: 'win', other: 'wins' }),
    moves: (n) => english(n, { one: 'move', other: 'moves' }),
    outcome: { won: 'won', lost: 'lost', drawn: 'draw' },
    undecided: 'series goes on',
    someone: 'a former player',
    history: {
      title: 'Games and replays',
      open: 'Unfinished',
      past: 'Finished',
      none: 'Finished games will appear here, with their result and replay.',
      noneMatch: 'No games match.',
      first: 'Play your first game',
      every: 'All',
      won: 'Won',
      lost: 'Lost',
      where: 'Where',
      game: 'Game',
      result: 'Result',
      online: 'Online',
      opponent: 'Opponent',
      when: 'When',
      lastDays: (days) => `last ${english(days, { one: 'day', other: 'days' })}`,
      see: 'Watch the replay',
      noRecord: 'The replay will appear once the server has sent the record.',
      remove: 'Remove',
      removeSure: 'Remove this game from the device for good?',
      removeYes: 'Yes, remove',
      keep: 'No',
      notRemoved: 'The game could not be removed: the browser’s storage is not responding.',
      more: (n) => `Show more: ${n}`,
      gameOf: (n) => `Game ${n}`,
      today: 'today',
      yesterday: 'yesterday',
    },
  },
});
export const mineWords = (): MineWords => WORDS[language.value];
