import { english, type Language, slavic } from '../../kernel/text.ts';
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
  readonly what: string;
  readonly again: string;
  readonly link: string;
  readonly empty: string;
  /** Studies that are ready to run. */
  readonly ideas: {
    readonly title: string;
    readonly sides: (one: string, other: string) => string;
    readonly stronger: (level: string, than: string) => string;
    readonly instead: (setting: string, usual: string, other: string) => string;
    readonly games: (n: number) => string;
  };
  readonly waiting: string;
  readonly changed: (was: string, is: string) => string;
  readonly all: string;
  readonly card: string;
  readonly noCard: string;
  readonly untilSure: string;
  readonly finding: string;
  readonly counting: string;
  readonly together: string;
  readonly rateOf: (who: string) => string;
  readonly within: (from: string, to: string) => string;
  readonly differenceOf: (change: string, who: string) => string;
  readonly noChange: string;
  readonly proven: (from: string, to: string) => string;
  readonly notYet: (from: string, to: string) => string;
  readonly notProven: (from: string, to: string) => string;
  readonly same: (from: string, to: string) => string;
  /** The side that alone has the changed card in its deck. */
  readonly owner: string;
  readonly pairs: (done: number, of: number) => string;
  readonly stoppedSure: string;
  readonly course: string;
  readonly was: string;
  readonly is: string;
  readonly gamesOf: (n: number) => string;
  readonly lengths: string;
  readonly lengthsOf: (was: number, is: number) => string;
  readonly ifPlayed: (who: string) => string;
  readonly fewGames: string;
  readonly colours: string;
  readonly csv: string;
  readonly machine: string;
  readonly thisBrowser: string;
  readonly speed: (perSecond: string) => string;
  readonly larger: string;
  readonly lend: string;
  readonly lent: (shards: number) => string;
  /** What a visitor is called who has no name yet. */
  readonly helper: string;
  readonly earlier: string;
  readonly noEarlier: string;
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
    compareHow: 'В обох серіях коди роздачі ті самі, тож карти в них лягають однаково.',
    first: 'Перша серія',
    second: 'Друга серія',
    progress: (done, of) => `${done} з ${of}`,
    seat: 'Місце',
    wins: 'Перемоги',
    interval: 'Довірчий інтервал 95 %',
    draws: (n) => `без переможця: ${n}`,
    length: (n) => `рішень за партію (медіана): ${n}`,
    change: 'Різниця',
    cards: 'Найчастіше розіграні карти',
    perGame: 'за партію',
    what: 'Що досліджуємо',
    again: 'Ще раз',
    link: 'Посилання',
    empty: 'Тут з’явиться висновок: частка перемог, її довірчий інтервал, карти й тривалість партій.',
    ideas: {
      title: 'З чого почати',
      sides: (one, other) => `${one} чи ${other}: хто виграє частіше?`,
      stronger: (level, than) => `Наскільки бот «${level}» сильніший за бота «${than}»?`,
      instead: (setting, usual, other) => `${setting}: що зміниться, якщо замість «${usual}» обрати «${other}»?`,
      games: (n) => slavic(n, { one: 'партія', few: 'партії', many: 'партій' }),
    },
    waiting: 'Боти грають перші партії…',
    changed: (was, is) => `було: ${was}; стало: ${is}`,
    all: 'Усі місця',
    card: 'Змінена карта',
    noCard: 'без змін',
    untilSure: 'Спинитися, щойно різницю доведено',
    finding: 'Висновок',
    counting: 'Рахуємо',
    together: 'Гравці разом',
    rateOf: (who) => `Частка перемог (${who})`,
    within: (from, to) => `Довірчий інтервал 95 %: від ${from} до ${to}`,
    differenceOf: (change, who) => `${change}. Перемоги: ${who}`,
    noChange: 'Налаштування ті самі',
    proven: (from, to) => `Доведено: різниця від ${from} до ${to} % (довірчий інтервал 95 %)`,
    notYet: (from, to) => `Ще не доведено: різниця від ${from} до ${to} %`,
    notProven: (from, to) => `Різниці не знайдено: вона від ${from} до ${to} % (довірчий інтервал 95 %)`,
    same: (from, to) => `Помітної різниці немає: вона від ${from} до ${to} % (довірчий інтервал 95 %)`,
    owner: 'хто має цю карту',
    pairs: (done, of) => `${slavic(done, { one: 'пара', few: 'пари', many: 'пар' })} з ${of}`,
    stoppedSure: 'Спинено: певності досить.',
    course: 'Як змінювалася різниця',
    was: 'було',
    is: 'стало',
    gamesOf: (n) => slavic(n, { one: 'партія', few: 'партії', many: 'партій' }),
    lengths: 'Тривалість',
    lengthsOf: (was, is) => `рішень за партію (медіана): було ${was}, стало ${is}`,
    ifPlayed: (who) => `Перемоги, якщо карту зіграно: ${who}`,
    fewGames: 'Замало партій, щоб говорити про окремі карти.',
    colours: 'Зелене й червоне — різниця понад похибку; сіре — у її межах.',
    csv: 'Зберегти як CSV',
    machine: 'Хто рахує',
    thisBrowser: 'Цей браузер',
    speed: (perSecond) => `партій за секунду: ${perSecond}`,
    larger: 'Більші дослідження — у терміналі, на всіх ядрах:',
    lend: 'Допомагати з дослідами цього сервера',
    lent: (shards) => `зіграно: ${slavic(shards, { one: 'порція', few: 'порції', many: 'порцій' })}`,
    helper: 'Помічник',
    earlier: 'Досліди',
    noEarlier: 'Завершені досліди лишаються на цьому пристрої.',
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
    compareHow: 'В обеих сериях коды раздачи одни и те же, так что карты ложатся одинаково.',
    first: 'Первая серия',
    second: 'Вторая серия',
    progress: (done, of) => `${done} из ${of}`,
    seat: 'Место',
    wins: 'Победы',
    interval: 'Доверительный интервал 95 %',
    draws: (n) => `без победителя: ${n}`,
    length: (n) => `решений за партию (медиана): ${n}`,
    change: 'Разница',
    cards: 'Чаще всего разыгранные карты',
    perGame: 'за партию',
    what: 'Что исследуем',
    again: 'Ещё раз',
    link: 'Ссылка',
    empty: 'Здесь появится вывод: доля побед, её доверительный интервал, карты и длительность партий.',
    ideas: {
      title: 'С чего начать',
      sides: (one, other) => `${one} или ${other}: кто выигрывает чаще?`,
      stronger: (level, than) => `Насколько бот «${level}» сильнее бота «${than}»?`,
      instead: (setting, usual, other) => `${setting}: что изменится, если вместо «${usual}» выбрать «${other}»?`,
      games: (n) => slavic(n, { one: 'партия', few: 'партии', many: 'партий' }),
    },
    waiting: 'Боты играют первые партии…',
    changed: (was, is) => `было: ${was}; стало: ${is}`,
    all: 'Все места',
    card: 'Изменённая карта',
    noCard: 'без изменений',
    untilSure: 'Остановиться, как только разница доказана',
    finding: 'Вывод',
    counting: 'Считаем',
    together: 'Игроки вместе',
    rateOf: (who) => `Доля побед (${who})`,
    within: (from, to) => `Доверительный интервал 95 %: от ${from} до ${to}`,
    differenceOf: (change, who) => `${change}. Победы: ${who}`,
    noChange: 'Настройки те же',
    proven: (from, to) => `Доказано: разница от ${from} до ${to} % (доверительный интервал 95 %)`,
    notYet: (from, to) => `Пока не доказано: разница от ${from} до ${to} %`,
    notProven: (from, to) => `Разницы не найдено: она от ${from} до ${to} % (доверительный интервал 95 %)`,
    same: (from, to) => `Заметной разницы нет: она от ${from} до ${to} % (доверительный интервал 95 %)`,
    owner: 'у кого есть эта карта',
    pairs: (done, of) => `${slavic(done, { one: 'пара', few: 'пары', many: 'пар' })} из ${of}`,
    stoppedSure: 'Остановлено: уверенности достаточно.',
    course: 'Как менялась разница',
    was: 'было',
    is: 'стало',
    gamesOf: (n) => slavic(n, { one: 'партия', few: 'партии', many: 'партий' }),
    lengths: 'Длительность',
    lengthsOf: (was, is) => `решений за партию (медиана): было ${was}, стало ${is}`,
    ifPlayed: (who) => `Победы, если карта сыграна: ${who}`,
    fewGames: 'Слишком мало партий, чтобы говорить об отдельных картах.',
    colours: 'Зелёное и красное — разница больше погрешности; серое — в её пределах.',
    csv: 'Сохранить как CSV',
    machine: 'Кто считает',
    thisBrowser: 'Этот браузер',
    speed: (perSecond) => `партий в секунду: ${perSecond}`,
    larger: 'Исследования побольше — в терминале, на всех ядрах:',
    lend: 'Помогать с опытами этого сервера',
    lent: (shards) => `сыграно: ${slavic(shards, { one: 'порция', few: 'порции', many: 'порций' })}`,
    helper: 'Помощник',
    earlier: 'Опыты',
    noEarlier: 'Завершённые опыты остаются на этом устройстве.',
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
    what: 'What is studied',
    again: 'Run again',
    link: 'Link',
    empty: 'The results will appear here: win rates with their confidence intervals, cards and the length of games.',
    ideas: {
      title: 'Where to begin',
      sides: (one, other) => `${one} or ${other}: who wins more often?`,
      stronger: (level, than) => `How much stronger is the bot ${level} than ${than}?`,
      instead: (setting, usual, other) => `${setting}: what changes with “${other}” instead of “${usual}”?`,
      games: (n) => english(n, { one: 'game', other: 'games' }),
    },
    waiting: 'The bots are playing the first games…',
    changed: (was, is) => `was: ${was}; now: ${is}`,
    all: 'All seats',
    card: 'Changed card',
    noCard: 'none',
    untilSure: 'Stop as soon as the difference is proven',
    finding: 'Result',
    counting: 'Counting',
    together: 'Players together',
    rateOf: (who) => `Win rate (${who})`,
    within: (from, to) => `95% confidence interval: ${from} to ${to}`,
    differenceOf: (change, who) => `${change}. Wins: ${who}`,
    noChange: 'The same settings',
    proven: (from, to) => `Proven: the difference is ${from} to ${to}% (95% confidence interval)`,
    notYet: (from, to) => `Not proven yet: the difference is ${from} to ${to}%`,
    notProven: (from, to) => `No difference found: it is ${from} to ${to}% (95% confidence interval)`,
    same: (from, to) => `No difference to speak of: between ${from} and ${to}% (95% confidence interval)`,
    owner: 'whoever has the card',
    pairs: (done, of) => `${english(done, { one: 'pair', other: 'pairs' })} of ${of}`,
    stoppedSure: 'Stopped: that is certain enough.',
    course: 'Difference as the games went',
    was: 'before',
    is: 'after',
    gamesOf: (n) => english(n, { one: 'game', other: 'games' }),
    lengths: 'Length',
    lengthsOf: (was, is) => `choices per game (median): ${was} before, ${is} after`,
    ifPlayed: (who) => `Wins where the card was played: ${who}`,
    fewGames: 'Too few games to say anything about single cards.',
    colours: 'Green and red: a difference beyond the error; grey: within it.',
    csv: 'Save as CSV',
    machine: 'Running on',
    thisBrowser: 'This browser',
    speed: (perSecond) => `${perSecond} games a second`,
    larger: 'Larger studies run in a terminal, on all cores:',
    lend: 'Help with the studies of this server',
    lent: (shards) => `${english(shards, { one: 'shard', other: 'shards' })} played`,
    helper: 'Helper',
    earlier: 'Studies',
    noEarlier: 'Finished studies stay on this device.',
    failed: 'Failed:',
  },
});
