import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';

/** What is said where decks are brought to a room. */
interface BringingWords {
  readonly sealed: string;
  readonly draft: string;
  readonly boosters: string;
  readonly side: string;
  readonly anySide: string;
  readonly block: string;
  readonly anyBlock: string;
  readonly each: (n: number) => string;
  readonly places: string;
  readonly seconds: string;
  readonly inSeconds: (n: number) => string;
  readonly atTable: (places: number, seconds: number) => string;
  readonly openFirst: string;
  readonly openNow: string;
  readonly ofSide: (side: string) => string;
  readonly waitDraft: string;
  readonly beginDraft: string;
  readonly toDraft: string;
  readonly proof: string;
  readonly seatsOpen: string;
  readonly own60: string;
  readonly format: string;
  readonly open: string;
  readonly deck: string;
  readonly cards: (n: number) => string;
  readonly exactly: (n: number) => string;
  readonly divisions: string;
  readonly eachGame: string;
  readonly between: string;
  readonly sideboard: (n: number) => string;
  readonly noSideboard: string;
  readonly choose: string;
  readonly own: string;
  readonly byLot: string;
  readonly byLotHow: string;
  readonly ready: string;
  readonly mine: string;
  readonly paste: string;
  readonly pasteHow: string;
  readonly division: string;
  readonly noDivision: string;
  readonly seal: string;
  readonly mend: string;
  readonly swap: string;
  readonly toDeck: (name: string) => string;
  readonly toSideboard: (name: string) => string;
  readonly close: string;
  readonly refused: string;
}
export const WORDS: Readonly<Record<Language, BringingWords>> = typeset({
  uk: {
    sealed: 'З бустерів',
    draft: 'Драфт',
    boosters: 'Бустери',
    side: 'Чиї карти',
    anySide: 'кожен обирає сам',
    block: 'Блок бустерів',
    anyBlock: 'усі блоки',
    each: (n) => `кожному по ${n}`,
    places: 'Місць за столом',
    seconds: 'Час на карту',
    inSeconds: (n) => `${n} с`,
    atTable: (places, seconds) => `місць: ${places}, ${seconds} с на карту`,
    openFirst: 'Спершу відкрийте бустери: колода буде лише з них.',
    openNow: 'Відкрити бустери',
    ofSide: (side) => `Відкрити: ${side}`,
    waitDraft: 'Драфт почнеться, щойно його підтвердять усі.',
    beginDraft: 'Почати драфт',
    toDraft: 'До драфту',
    proof: 'Відбиток бустерів: наприкінці з ним звірять, що їх не підмінили.',
    seatsOpen: 'Драфт почнеться, коли всі місця буде зайнято.',
    own60: 'Зібрати свою',
    format: 'Формат',
    open: 'вільний',
    deck: 'Колода',
    cards: (n) => `карт: ${n}`,
    exactly: (n) => `рівно ${n}`,
    divisions: 'Дивізія',
    eachGame: 'оголошують щопартії',
    between: 'Між партіями',
    sideboard: (n) => `запас, карт до ${n}`,
    noSideboard: 'ті самі карти',
    choose: 'Оберіть колоду',
    own: 'своя колода',
    byLot: 'Колода за жеребом',
    byLotHow: 'Готова або складена навмання: дізнаєтеся на роздачі.',
    ready: 'Готові колоди',
    mine: 'Мої колоди',
    paste: 'Код або список',
    pasteHow: 'Вставте код колоди чи список карт; запас — після рядка «Запас:».',
    division: 'Дивізія на цю партію',
    noDivision: 'без дивізії',
    seal: 'Запечатати',
    mend: 'Виправити',
    swap: 'Запас: заміна між партіями',
    toDeck: (name) => `${name}: до колоди`,
    toSideboard: (name) => `${name}: до запасу`,
    close: 'Закрити',
    refused: 'Цю колоду тут не приймають.',
  },
  ru: {
    sealed: 'Из бустеров',
    draft: 'Драфт',
    boosters: 'Бустеры',
    side: 'Чьи карты',
    anySide: 'каждый выбирает сам',
    block: 'Блок бустеров',
    anyBlock: 'все блоки',
    each: (n) => `каждому по ${n}`,
    places: 'Мест за столом',
    seconds: 'Время на карту',
    inSeconds: (n) => `${n} с`,
    atTable: (places, seconds) => `мест: ${places}, ${seconds} с на карту`,
    openFirst: 'Сначала откройте бустеры: колода будет только из них.',
    openNow: 'Открыть бустеры',
    ofSide: (side) => `Открыть: ${side}`,
    waitDraft: 'Драфт начнётся, как только его подтвердят все.',
    beginDraft: 'Начать драфт',
    toDraft: 'К драфту',
    proof: 'Отпечаток бустеров: в конце с ним сверят, что их не подменили.',
    seatsOpen: 'Драфт начнётся, когда все места будут заняты.',
    own60: 'Собрать свою',
    format: 'Формат',
    open: 'свободный',
    deck: 'Колода',
    cards: (n) => `карт: ${n}`,
    exactly: (n) => `ровно ${n}`,
    divisions: 'Дивизия',
    eachGame: 'объявляют каждую партию',
    between: 'Между партиями',
    sideboard: (n) => `запас, карт до ${n}`,
    noSideboard: 'те же карты',
    choose: 'Выберите колоду',
    own: 'своя колода',
    byLot: 'Колода по жребию',
    byLotHow: 'Готовая или составленная наугад: узнаете на раздаче.',
    ready: 'Готовые колоды',
    mine: 'Мои колоды',
    paste: 'Код или список',
    pasteHow: 'Вставьте код колоды или список карт; запас — после строки «Запас:».',
    division: 'Дивизия на эту партию',
    noDivision: 'без дивизии',
    seal: 'Запечатать',
    mend: 'Исправить',
    swap: 'Запас: замена между партиями',
    toDeck: (name) => `${name}: в колоду`,
    toSideboard: (name) => `${name}: в запас`,
    close: 'Закрыть',
    refused: 'Эту колоду здесь не принимают.',
  },
  en: {
    sealed: 'Sealed',
    draft: 'Draft',
    boosters: 'Boosters',
    side: 'Whose cards',
    anySide: 'everybody chooses',
    block: 'Block of boosters',
    anyBlock: 'all blocks',
    each: (n) => `${n} each`,
    places: 'Places at the table',
    seconds: 'Time per card',
    inSeconds: (n) => `${n} s`,
    atTable: (places, seconds) => `${places} places, ${seconds} s per card`,
    openFirst: 'Open your boosters first: the deck is built from them alone.',
    openNow: 'Open boosters',
    ofSide: (side) => `Open: ${side}`,
    waitDraft: 'The draft begins as soon as everybody has agreed to it.',
    beginDraft: 'Begin the draft',
    toDraft: 'To the draft',
    proof: 'The fingerprint of the boosters: at the end it proves that they were not swapped.',
    seatsOpen: 'The draft begins when all seats are taken.',
    own60: 'Build it yourself',
    format: 'Format',
    open: 'open',
    deck: 'Deck',
    cards: (n) => `${n} cards`,
    exactly: (n) => `exactly ${n}`,
    divisions: 'Division',
    eachGame: 'announced each game',
    between: 'Between games',
    sideboard: (n) => `a sideboard of up to ${n}`,
    noSideboard: 'the same cards',
    choose: 'Choose a deck',
    own: 'a deck of your own',
    byLot: 'A random deck',
    byLotHow: 'Ready-made or random: you find out at the deal.',
    ready: 'Ready decks',
    mine: 'My decks',
    paste: 'Code or list',
    pasteHow: 'Paste a deck code or a list of cards; a sideboard stands below the line “Sideboard:”.',
    division: 'Division in this game',
    noDivision: 'no division',
    seal: 'Seal it',
    mend: 'Fix it',
    swap: 'Sideboard: swap cards between games',
    toDeck: (name) => `${name}: into the deck`,
    toSideboard: (name) => `${name}: into the sideboard`,
    close: 'Close',
    refused: 'This deck is not accepted here.',
  },
});
