import type { Language } from '../../../../kernel/text.ts';
import { typeset } from '../../../../kernel/typeset.ts';

interface PacksWords {
  readonly title: string;
  readonly how: string;
  readonly collection: string;
  readonly whose: string;
  readonly block: string;
  readonly anyBlock: string;
  readonly count: string;
  readonly open: (n: number) => string;
  readonly earlier: string;
  readonly goOn: string;
  readonly boosters: (n: number) => string;
  readonly rule: string;
  readonly booster: (n: number) => string;
  readonly shut: string;
  readonly opening: string;
  readonly opened: string;
  readonly cardOf: (n: number, all: number) => string;
  readonly inBooster: (n: number) => string;
  readonly fresh: string;
  readonly again: (n: number) => string;
  readonly have: (n: number) => string;
  readonly rarity: string;
  readonly next: string;
  readonly last: string;
  readonly nextBooster: string;
  readonly wholeBooster: string;
  readonly all: string;
  readonly further: string;
  readonly build: string;
  readonly buildNow: string;
  readonly toRoom: string;
  readonly playBot: string;
  readonly botPlays: string;
  readonly notKept: string;
  readonly save: string;
  readonly tip: string;
  readonly cheap: string;
  readonly dear: string;
  readonly even: string;
}
export const WORDS: Readonly<Record<Language, PacksWords>> = typeset({
  uk: {
    title: 'ВІЙНА: бустери',
    collection: 'Колекція',
    how: 'Відкрийте бустери, зберіть із них колоду на 60 карт і зіграйте: проти бота — тут, проти людини — у кімнаті. Базових ресурсів беріть скільки завгодно.',
    whose: 'Чиї карти',
    block: 'Блок',
    anyBlock: 'усі блоки',
    count: 'Скільки',
    open: (n) => `Відкрити бустери: ${n}`,
    earlier: 'Відкриті раніше',
    goOn: 'Продовжити',
    boosters: (n) => `Бустерів: ${n}`,
    rule: 'Із них зберете колоду на 60 карт; базових ресурсів беріть скільки завгодно.',
    booster: (n) => `Бустер ${n}`,
    shut: 'запечатаний',
    opening: 'відкриваємо',
    opened: 'відкрито',
    cardOf: (n, all) => `карта ${n} з ${all}`,
    inBooster: (n) => `у бустері таких ${n}`,
    fresh: 'нова для колекції',
    again: (n) => `у колекції таких: ${n}`,
    have: (n) => `Уже маєте: ${n}`,
    rarity: 'Рідкість',
    next: 'Наступна карта',
    last: 'Остання карта',
    nextBooster: 'Наступний бустер',
    wholeBooster: 'увесь бустер',
    all: 'Показати всі',
    further: 'далі',
    build: 'До складання колоди',
    buildNow: 'Скласти за мене',
    toRoom: 'До кімнати',
    playBot: 'Грати проти бота',
    botPlays: 'Бот відкриває свої бустери й складає колоду сам.',
    notKept: 'Цих бустерів тут немає: можливо, їх відкрито на іншому пристрої.',
    save: 'Зберегти файл для перевірки',
    tip: 'Порада.',
    cheap: 'Дешевих підрозділів уже досить: шукайте, чим прорвати фронт.',
    dear: 'Дорогих карт уже досить: шукайте дешеву піхоту на перші ходи.',
    even: 'Дешевого й дорогого порівну: дивіться, який рід військ сильніший.',
  },
  ru: {
    title: 'ВОЙНА: бустеры',
    collection: 'Коллекция',
    how: 'Откройте бустеры, соберите из них колоду на 60 карт и сыграйте: против бота — здесь, против человека — в комнате. Базовых ресурсов берите сколько угодно.',
    whose: 'Чьи карты',
    block: 'Блок',
    anyBlock: 'все блоки',
    count: 'Сколько',
    open: (n) => `Открыть бустеры: ${n}`,
    earlier: 'Открытые раньше',
    goOn: 'Продолжить',
    boosters: (n) => `Бустеров: ${n}`,
    rule: 'Из них вы соберёте колоду на 60 карт; базовых ресурсов берите сколько угодно.',
    booster: (n) => `Бустер ${n}`,
    shut: 'запечатан',
    opening: 'открываем',
    opened: 'открыт',
    cardOf: (n, all) => `карта ${n} из ${all}`,
    inBooster: (n) => `в бустере таких ${n}`,
    fresh: 'новая для коллекции',
    again: (n) => `в коллекции таких: ${n}`,
    have: (n) => `Уже есть: ${n}`,
    rarity: 'Редкость',
    next: 'Следующая карта',
    last: 'Последняя карта',
    nextBooster: 'Следующий бустер',
    wholeBooster: 'весь бустер',
    all: 'Показать все',
    further: 'дальше',
    build: 'К сборке колоды',
    buildNow: 'Собрать за меня',
    toRoom: 'В комнату',
    playBot: 'Играть против бота',
    botPlays: 'Бот открывает свои бустеры и собирает колоду сам.',
    notKept: 'Этих бустеров здесь нет: возможно, их открыли на другом устройстве.',
    save: 'Сохранить файл для проверки',
    tip: 'Совет.',
    cheap: 'Дешёвых подразделений уже хватает: ищите, чем прорвать фронт.',
    dear: 'Дорогих карт уже хватает: ищите дешёвую пехоту на первые ходы.',
    even: 'Дешёвого и дорогого поровну: смотрите, какой род войск сильнее.',
  },
  en: {
    title: 'WAR: boosters',
    collection: 'Collection',
    how: 'Open boosters, build a deck of 60 cards from them and play it: against a bot here, against a person in a room. Take as many basic resources as you like.',
    whose: 'Whose cards',
    block: 'Block',
    anyBlock: 'all blocks',
    count: 'How many',
    open: (n) => `Open ${n} boosters`,
    earlier: 'Opened earlier',
    goOn: 'Go on',
    boosters: (n) => (n === 1 ? 'One booster' : `${n} boosters`),
    rule: 'You will build a deck of 60 cards from them; take as many basic resources as you like.',
    booster: (n) => `Booster ${n}`,
    shut: 'sealed',
    opening: 'being opened',
    opened: 'opened',
    cardOf: (n, all) => `card ${n} of ${all}`,
    inBooster: (n) => `${n} such cards in a booster`,
    fresh: 'new to your collection',
    again: (n) => `copies in your collection: ${n}`,
    have: (n) => (n === 1 ? 'You have 1 card' : `You have ${n} cards`),
    rarity: 'Rarity',
    next: 'Next card',
    last: 'Last card',
    nextBooster: 'Next booster',
    wholeBooster: 'the whole booster',
    all: 'Show all',
    further: 'next',
    build: 'Build the deck',
    buildNow: 'Build it for me',
    toRoom: 'To the room',
    playBot: 'Play against a bot',
    botPlays: 'The bot opens boosters of its own and builds its deck itself.',
    notKept: 'These boosters are not here: perhaps they were opened on another device.',
    save: 'Save a file to verify',
    tip: 'Tip.',
    cheap: 'You have enough cheap units: look for something to break through with.',
    dear: 'You have enough expensive cards: look for cheap infantry for the first turns.',
    even: 'Cheap and expensive cards are in balance: see which arm is the strongest.',
  },
});
