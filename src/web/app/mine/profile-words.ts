import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../../shell/settings.ts';

interface ProfileWords {
  readonly title: string;
  readonly here: string;
  readonly rename: string;
  readonly games: (n: number) => string;
  readonly wins: (n: number) => string;
  readonly trend: (weeks: number) => string;
  /** Won; the share, where there are enough games to tell one. */
  readonly won: (share?: string) => string;
  readonly interval: (low: number, high: string) => string;
  readonly inRow: string;
  readonly longest: (n: number) => string;
  readonly length: string;
  readonly unknown: string;
  readonly byBots: string;
  readonly bySide: string;
  readonly byDeck: string;
  readonly of: (n: number) => string;
  readonly even: string;
  readonly rating: string;
  /** What is known of it, by how many rated games. */
  readonly ratedOf: (low: string, high: string, games: number) => string;
  readonly unsure: string;
  readonly ratedHow: string;
  readonly notRated: string;
  readonly calendar: (weeks: number) => string;
  readonly history: string;
  readonly noGames: (game: string) => string;
  readonly allHere: string;
  readonly account: string;
  readonly withAccount: (name: string) => string;
  readonly toAccount: string;
  readonly data: string;
  readonly save: string;
  readonly load: string;
  readonly holds: (games: number, settings: number, size: string) => string;
  readonly adds: (games: number, settings: number) => string;
  readonly addsNothing: string;
  readonly add: string;
  readonly leave: string;
  readonly added: string;
  readonly badFile: string;
  readonly notOurs: string;
  readonly tooLarge: string;
  readonly notWritten: string;
  readonly notRead: string;
  readonly kilobytes: (n: string) => string;
}

const WORDS: Readonly<Record<Language, ProfileWords>> = typeset({
  uk: {
    title: 'Мій профіль',
    here: 'на цьому пристрої',
    rename: 'Змінити ім’я',
    games: (n) => slavic(n, { one: 'партія', few: 'партії', many: 'партій' }),
    wins: (n) => slavic(n, { one: 'перемога', few: 'перемоги', many: 'перемог' }),
    trend: (weeks) => `Частка перемог, ${slavic(weeks, { one: 'тиждень', few: 'тижні', many: 'тижнів' })}`,
    won: (share) => (share === undefined ? 'виграно' : `виграно: ${share}`),
    interval: (low, high) => `довірчий інтервал 95 %: ${low}–${high}`,
    inRow: 'перемог поспіль',
    longest: (n) => `найдовша серія: ${n}`,
    length: 'ходів у середній партії',
    unknown: 'довжина ще невідома',
    byBots: 'Проти ботів',
    bySide: 'За сторонами',
    byDeck: 'За колодами',
    of: (n) => `із ${n}`,
    even: 'риска — 50 %',
    rating: 'Рейтинг',
    ratedOf: (low, high, games) =>
      `з імовірністю 95 % між ${low} і ${high}; за підсумками ${slavic(games, { one: 'партії', few: 'партій', many: 'партій' })}`,
    unsure: 'Поки що це приблизна оцінка: зіграно замало партій.',
    ratedHow:
      'Сервер рахує його за системою Glicko-2: лише партії двох людей з обліковими записами, ніколи — спільні ігри й партії з ботами. Бачите його тільки ви.',
    notRated: 'Рейтингових партій ще немає.',
    calendar: (weeks) => `Коли граю, ${slavic(weeks, { one: 'тиждень', few: 'тижні', many: 'тижнів' })}`,
    history: 'Історія',
    noGames: (game) => `Завершених партій у грі «${game}» ще немає.`,
    allHere: 'Усе лежить на цьому пристрої.',
    account: 'Обліковий запис не потрібен. З ним ваше ім’я та партії в мережі будуть і на інших пристроях.',
    withAccount: (name) => `Обліковий запис: ${name}`,
    toAccount: 'Обліковий запис',
    data: 'Мої дані',
    save: 'Зберегти у файл',
    load: 'Додати з файлу',
    holds: (games, settings, size) => `Партій: ${games}. Налаштувань і колод: ${settings}. Один файл, ${size}.`,
    adds: (games, settings) =>
      `Буде додано: партій — ${games}, налаштувань і колод — ${settings}. Наявне не зміниться.`,
    addsNothing: 'Усе із цього файлу вже є на пристрої.',
    add: 'Додати',
    leave: 'Не додавати',
    added: 'Додано.',
    badFile: 'Цей файл не можна прочитати:',
    notOurs: 'Це не файл із даними Редуту.',
    tooLarge: 'Файл завеликий: дані Редуту стільки не важать.',
    notWritten:
      'Не все вдалося записати: бракує місця або браузер не дозволяє. Спробуйте ще раз, нічого не подвоїться.',
    notRead: 'Браузер не дає прочитати збережене на цьому пристрої.',
    kilobytes: (n) => `${n} кБ`,
  },
  ru: {
    title: 'Мой профиль',
    here: 'на этом устройстве',
    rename: 'Изменить имя',
    games: (n) => slavic(n, { one: 'партия', few: 'партии', many: 'партий' }),
    wins: (n) => slavic(n, { one: 'победа', few: 'победы', many: 'побед' }),
    trend: (weeks) => `Доля побед, ${slavic(weeks, { one: 'неделя', few: 'недели', many: 'недель' })}`,
    won: (share) => (share === undefined ? 'выиграно' : `выиграно: ${share}`),
    interval: (low, high) => `доверительный интервал 95 %: ${low}–${high}`,
    inRow: 'побед подряд',
    longest: (n) => `самая длинная серия: ${n}`,
    length: 'ходов в средней партии',
    unknown: 'длина ещё неизвестна',
    byBots: 'Против ботов',
    bySide: 'По сторонам',
    byDeck: 'По колодам',
    of: (n) => `из ${n}`,
    even: 'черта — 50 %',
    rating: 'Рейтинг',
    ratedOf: (low, high, games) =>
      `с вероятностью 95 % между ${low} и ${high}; по итогам ${slavic(games, { one: 'партии', few: 'партий', many: 'партий' })}`,
    unsure: 'Пока это приблизительная оценка: сыграно слишком мало партий.',
    ratedHow:
      'Сервер считает его по системе Glicko-2: только партии двух людей с учётными записями, никогда — совместные игры и партии с ботами. Видите его только вы.',
    notRated: 'Рейтинговых партий ещё нет.',
    calendar: (weeks) => `Мои партии за ${slavic(weeks, { one: 'неделю', few: 'недели', many: 'недель' })}`,
    history: 'История',
    noGames: (game) => `Законченных партий в игре «${game}» ещё нет.`,
    allHere: 'Всё лежит на этом устройстве.',
    account: 'Учётная запись не нужна. С ней ваше имя и партии в сети будут и на других устройствах.',
    withAccount: (name) => `Учётная запись: ${name}`,
    toAccount: 'Учётная запись',
    data: 'Мои данные',
    save: 'Сохранить в файл',
    load: 'Добавить из файла',
    holds: (games, settings, size) => `Партий: ${games}. Настроек и колод: ${settings}. Один файл, ${size}.`,
    adds: (games, settings) =>
      `Будет добавлено: партий — ${games}, настроек и колод — ${settings}. То, что уже есть, не изменится.`,
    addsNothing: 'Всё из этого файла уже есть на устройстве.',
    add: 'Добавить',
    leave: 'Не добавлять',
    added: 'Добавлено.',
    badFile: 'Этот файл нельзя прочитать:',
    notOurs: 'Это не файл с данными Редута.',
    tooLarge: 'Файл слишком велик: данные Редута столько не весят.',
    notWritten:
      'Не всё удалось записать: не хватает места, или браузер не разрешает. Попробуйте ещё раз, ничего не удвоится.',
    notRead: 'Браузер не даёт прочитать сохранённое на этом устройстве.',
    kilobytes: (n) => `${n} кБ`,
  },
  en: {
    title: 'My profile',
    here: 'on this device',
    rename: 'Change the name',
    games: (n) => english(n, { one: 'game', other: 'games' }),
    wins: (n) => english(n, { one: 'win', other: 'wins' }),
    trend: (weeks) => `Share of wins, ${english(weeks, { one: 'week', other: 'weeks' })}`,
    won: (share) => (share === undefined ? 'won' : `won: ${share}`),
    interval: (low, high) => `95% confidence interval: ${low}–${high}`,
    inRow: 'wins in a row',
    longest: (n) => `longest streak: ${n}`,
    length: 'moves in an average game',
    unknown: 'length not known yet',
    byBots: 'Against bots',
    bySide: 'By side',
    byDeck: 'By deck',
    of: (n) => `of ${n}`,
    even: 'mark: 50%',
    rating: 'Rating',
    ratedOf: (low, high, games) =>
      `95% sure to lie between ${low} and ${high}; from ${english(games, { one: 'game', other: 'games' })}`,
    unsure: 'A rough guess so far: there are too few games.',
    ratedHow:
      'The server counts it by Glicko-2: only games of two people with accounts, never co-operative games or games with bots. Nobody but you sees it.',
    notRated: 'No rated games yet.',
    calendar: (weeks) => `When I play, ${english(weeks, { one: 'week', other: 'weeks' })}`,
    history: 'History',
    noGames: (game) => `No finished games of ${game} yet.`,
    allHere: 'Everything is on this device.',
    account: 'No account is needed. With one, your name and online games are on your other devices, too.',
    withAccount: (name) => `Account: ${name}`,
    toAccount: 'Account',
    data: 'My data',
    save: 'Save to a file',
    load: 'Add from a file',
    holds: (games, settings, size) => `Games: ${games}. Settings and decks: ${settings}. One file, ${size}.`,
    adds: (games, settings) =>
      `This will be added: games – ${games}, settings and decks – ${settings}. What is here stays as it is.`,
    addsNothing: 'Everything in this file is on the device already.',
    add: 'Add',
    leave: 'Do not add',
    added: 'Added.',
    badFile: 'This file cannot be read:',
    notOurs: 'This is not a file of Redut data.',
    tooLarge: 'The file is too large: no Redut data weighs that much.',
    notWritten:
      'Not everything could be written: there is no room, or the browser forbids it. Try again, nothing is doubled.',
    notRead: 'The browser does not allow what is saved on this device to be read.',
    kilobytes: (n) => `${n} kB`,
  },
});
export const profileWords = (): ProfileWords => WORDS[language.value];
