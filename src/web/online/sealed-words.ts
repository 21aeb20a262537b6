import type { Language } from '../../kernel/text.ts';
import { language } from '../shell/settings.ts';

/** What a room says to which everybody brings something sealed. */
interface SealedWords {
  readonly format: string;
  readonly series: string;
  readonly oneGame: string;
  readonly toWins: (wins: number) => string;
  readonly game: (game: number, of: number) => string;
  readonly score: string;
  readonly clock: string;
  readonly invite: string;
  readonly watchers: (n: number) => string;
  readonly course: string;
  readonly wonBy: (game: number, name: string) => string;
  readonly drawn: (game: number) => string;
  readonly checkLater: string;
  readonly you: string;
  readonly sealed: string;
  readonly choosing: string;
  readonly byBot: string;
  readonly deckSealed: string;
  readonly deckNotSealed: string;
  readonly deckUnknown: (name: string) => string;
  readonly onlyYou: string;
  readonly ownPrint: string;
  readonly theirPrint: string;
  readonly noPrint: string;
  readonly freeSeat: string;
  readonly choose: string;
  readonly change: string;
  readonly unseal: string;
  readonly lot: string;
  readonly lotWhy: string;
  readonly first: (name: string) => string;
  readonly firstWhy: string;
  readonly deal: (game: number | undefined) => string;
  readonly waitSeat: string;
  readonly waitDeck: (name: string) => string;
  readonly waitReady: (name: string) => string;
  readonly chooseNow: string;
  readonly packsFirst: string;
  readonly sit: string;
  readonly mayPlay: string;
  readonly whatPrint: string;
  readonly yoursSealed: string;
  readonly allSealed: string;
  readonly looksOn: string;
  readonly nextGame: (game: number) => string;
  readonly newSeries: string;
  readonly seriesWon: (name: string) => string;
  readonly seriesLeft: (name: string) => string;
  readonly claimSeries: string;
}
const TEXTS: Readonly<Record<Language, SealedWords>> = {
  uk: {
    format: 'Формат кімнати',
    series: 'Серія',
    oneGame: 'одна партія',
    toWins: (wins) => (wins === 2 ? 'до двох перемог' : 'до трьох перемог'),
    game: (game, of) => `партія ${game} з ${of}`,
    score: 'Рахунок',
    clock: 'Годинник',
    invite: 'Запросити чи дивитися',
    watchers: (n) => `Глядачів: ${n}`,
    course: 'Перебіг серії',
    wonBy: (game, name) => `Партія ${game}: ${name}`,
    drawn: (game) => `Партія ${game}: нічия`,
    checkLater: 'Колоди, жереб і тасування розкриються після серії: тоді їх можна перевірити.',
    you: 'ви',
    sealed: 'запечатано',
    choosing: 'обирає',
    byBot: 'бот',
    deckSealed: 'Колоду запечатано',
    deckNotSealed: 'Колода ще не запечатана',
    deckUnknown: (name) => `Відповідає правилам; що в ній, знає лише ${name}.`,
    onlyYou: 'бачите лише ви',
    ownPrint: 'Відбиток колоди вже в противника: підмінити її непомітно не можна.',
    theirPrint: 'Відбиток записано в усіх. Наприкінці колоди розкриються, і їх буде звірено з відбитками.',
    noPrint: 'Тут з’явиться відбиток запечатаної колоди.',
    freeSeat: 'Вільне місце',
    choose: 'Обрати колоду',
    change: 'Змінити колоду',
    unseal: 'Розпечатати',
    lot: 'Хто перший, визначить жереб',
    lotWhy: 'у першій партії серії',
    first: (name) => `Першим ходить ${name}`,
    firstWhy: 'першими ходять по черзі',
    deal: (game) => (game === undefined ? 'Роздати' : `Роздати партію ${game}`),
    waitSeat: 'Чекаємо на противника',
    waitDeck: (name) => `Чекаємо на колоду: ${name}`,
    waitReady: (name) => `Чекаємо, доки роздасть ${name}`,
    chooseNow: 'Оберіть і запечатайте колоду.',
    packsFirst: 'Спершу карти, потім колода з них.',
    sit: 'Сісти за стіл',
    mayPlay: 'Є вільне місце: можна зіграти.',
    whatPrint:
      'Відбиток доводить, що колоду не підмінили, але не показує її. Наприкінці колоди розкриються, і їх буде звірено.',
    yoursSealed: 'Ваша колода запечатана.',
    allSealed: 'Усі колоди запечатано.',
    looksOn: 'Ви глядач: колоди розкриються наприкінці.',
    nextGame: (game) => `До партії ${game}`,
    newSeries: 'Нова серія',
    seriesWon: (name) => `Перемога в серії: ${name}`,
    seriesLeft: (name) => `Немає на зв’язку: ${name}. Серію завершено.`,
    claimSeries: 'Зарахувати серію',
  },
  ru: {
    format: 'Формат комнаты',
    series: 'Серия',
    oneGame: 'одна партия',
    toWins: (wins) => (wins === 2 ? 'до двух побед' : 'до трёх побед'),
    game: (game, of) => `партия ${game} из ${of}`,
    score: 'Счёт',
    clock: 'Часы',
    invite: 'Пригласить или смотреть',
    watchers: (n) => `Зрителей: ${n}`,
    course: 'Ход серии',
    wonBy: (game, name) => `Партия ${game}: ${name}`,
    drawn: (game) => `Партия ${game}: ничья`,
    checkLater: 'Колоды, жребий и перемешивания раскроются после серии: тогда их можно проверить.',
    you: 'вы',
    sealed: 'запечатано',
    choosing: 'выбирает',
    byBot: 'бот',
    deckSealed: 'Колода запечатана',
    deckNotSealed: 'Колода ещё не запечатана',
    deckUnknown: (name) => `Соответствует правилам; что в ней, знает только ${name}.`,
    onlyYou: 'видите только вы',
    ownPrint: 'Отпечаток колоды уже у противника: подменить её незаметно нельзя.',
    theirPrint: 'Отпечаток записан у всех. В конце колоды раскроются и будут сверены с отпечатками.',
    noPrint: 'Здесь появится отпечаток запечатанной колоды.',
    freeSeat: 'Свободное место',
    choose: 'Выбрать колоду',
    change: 'Сменить колоду',
    unseal: 'Распечатать',
    lot: 'Кто первый, определит жребий',
    lotWhy: 'в первой партии серии',
    first: (name) => `Первый ход: ${name}`,
    firstWhy: 'первыми ходят по очереди',
    deal: (game) => (game === undefined ? 'Раздать' : `Раздать партию ${game}`),
    waitSeat: 'Ждём противника',
    waitDeck: (name) => `Ждём колоду: ${name}`,
    waitReady: (name) => `Ждём, пока раздаст ${name}`,
    chooseNow: 'Выберите и запечатайте колоду.',
    packsFirst: 'Сначала карты, потом колода из них.',
    sit: 'Сесть за стол',
    mayPlay: 'Есть свободное место: можно сыграть.',
    whatPrint:
      'Отпечаток доказывает, что колоду не подменили, но не показывает её. В конце колоды раскроются и будут сверены.',
    yoursSealed: 'Ваша колода запечатана.',
    allSealed: 'Все колоды запечатаны.',
    looksOn: 'Вы зритель: колоды раскроются в конце.',
    nextGame: (game) => `К партии ${game}`,
    newSeries: 'Новая серия',
    seriesWon: (name) => `Победа в серии: ${name}`,
    seriesLeft: (name) => `Нет на связи: ${name}. Серия завершена.`,
    claimSeries: 'Засчитать серию',
  },
  en: {
    format: 'Room format',
    series: 'Series',
    oneGame: 'one game',
    toWins: (wins) => (wins === 2 ? 'first to two wins' : 'first to three wins'),
    game: (game, of) => `game ${game} of ${of}`,
    score: 'Score',
    clock: 'Clock',
    invite: 'Invite or watch',
    watchers: (n) => `Spectators: ${n}`,
    course: 'The series so far',
    wonBy: (game, name) => `Game ${game}: ${name}`,
    drawn: (game) => `Game ${game}: a draw`,
    checkLater: 'Decks, lots and shuffles are revealed after the series; then you can check them.',
    you: 'you',
    sealed: 'sealed',
    choosing: 'choosing',
    byBot: 'bot',
    deckSealed: 'The deck is sealed',
    deckNotSealed: 'No deck is sealed yet',
    deckUnknown: (name) => `Legal; only ${name} knows what is in it.`,
    onlyYou: 'only you see this',
    ownPrint: 'Your opponent has the fingerprint of the deck: it cannot be swapped unnoticed.',
    theirPrint: 'Everybody has the fingerprint. At the end the decks are revealed and checked against it.',
    noPrint: 'The fingerprint of the sealed deck will appear here.',
    freeSeat: 'Free seat',
    choose: 'Choose a deck',
    change: 'Change the deck',
    unseal: 'Break the seal',
    lot: 'The first player is drawn by lot',
    lotWhy: 'in the first game of a series',
    first: (name) => `${name} goes first`,
    firstWhy: 'players take turns going first',
    deal: (game) => (game === undefined ? 'Deal' : `Deal game ${game}`),
    waitSeat: 'Waiting for an opponent',
    waitDeck: (name) => `Waiting for ${name}’s deck`,
    waitReady: (name) => `Waiting for ${name} to deal`,
    chooseNow: 'Choose a deck and seal it.',
    packsFirst: 'Cards first, then a deck from them.',
    sit: 'Take a seat',
    mayPlay: 'There is a free seat: you can play.',
    whatPrint:
      'The fingerprint proves that a deck has not been swapped, and does not show it. At the end the decks are revealed and checked.',
    yoursSealed: 'Your deck is sealed.',
    allSealed: 'All decks are sealed.',
    looksOn: 'You are watching: the decks are revealed at the end.',
    nextGame: (game) => `On to game ${game}`,
    newSeries: 'New series',
    seriesWon: (name) => `${name} wins the series`,
    seriesLeft: (name) => `${name} stayed away, so the series has ended.`,
    claimSeries: 'Claim the series',
  },
};
export const sealedWords = (): SealedWords => TEXTS[language.value];
