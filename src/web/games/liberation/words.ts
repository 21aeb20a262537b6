import { type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { VerbWords } from '../../table/layout.ts';

/** Why a location cannot be the base. */
export type Excluded =
  | 'captured'
  | 'mine'
  | 'theirs'
  | 'discarded'
  | 'won'
  | 'played'
  | 'inDeck'
  | 'spied'
  | 'attacked'
  | 'probed'
  | 'known';

export interface Words {
  readonly hand: (n: number) => string;
  readonly base: string;
  readonly yourBase: string;
  /** The same, while the Dynasty stands next to it. */
  readonly underFire: string;
  readonly couldBe: (n: number) => string;
  /** To the Resistance: among how many locations the Dynasty looks for it; in a word, and whole. */
  readonly searched: (n: number) => string;
  readonly searchedIn: (n: number, letters: string) => string;
  readonly searchedHow: string;
  readonly excludedHow: string;
  readonly excluded: Readonly<Record<Excluded, string>>;
  readonly circle: (n: number) => string;
  readonly circleHow: string;
  /** Beside figures where there is hardly room. */
  readonly strip: {
    readonly hand: string;
    readonly base: (places: number) => string;
    readonly baseAt: (letter: string) => string;
    readonly captured: string;
    readonly circle: string;
    readonly discard: string;
  };
  readonly deck: string;
  readonly discard: string;
  readonly captured: (n: number) => string;
  readonly capturedShort: (n: number) => string;
  readonly won: string;
  readonly seen: string;
  /** The same beside the hand of a phone, upright: won, seen, the base that was taken up, the mission under way. */
  readonly upright: { readonly won: string; readonly seen: string; readonly base: string; readonly mission: string };
  readonly steps: readonly [string, string, string];
  /** The Resistance captures nothing, and so restores nothing. */
  readonly drawStep: string;
  readonly free: string;
  readonly attackOn: (place: string) => string;
  readonly oddsBase: string;
  readonly oddsBaseSays: string;
  readonly oddsHand: string;
  readonly oddsHandSays: string;
  readonly oddsMiss: string;
  readonly oddsMissSays: string;
  readonly attackVain: string;
  readonly attackAnyway: string;
  readonly cost: (place: string) => string;
  /** The same by its letter, on a phone. */
  readonly costBrief: (letter: string) => string;
  readonly galaxy: string;
  readonly nextTo: (places: string) => string;
  readonly reverseOf: (planet: string) => string;
  readonly liesUp: (side: string) => string;
  readonly reverseHow: string;
  readonly aid: string;
  readonly marks: {
    readonly captured: string;
    readonly exerted: string;
    readonly readyRow: string;
    readonly exertedRow: string;
    readonly mine: string;
    readonly out: string;
  };
  readonly sabotageOf: (place: string) => string;
  readonly sabotageHit: string;
  readonly sabotageHitSays: string;
  readonly sabotageMiss: string;
  readonly sabotageMissSays: string;
  readonly sabotageVain: string;
  readonly sabotageAnyway: string;
  readonly icons: readonly (readonly [string, string])[];
}
export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    hand: (n) => `рука ${n}`,
    base: 'база',
    yourBase: 'ваша база',
    underFire: 'під ударом',
    couldBe: (n) => (n === 1 ? 'База тут' : `База може бути: ${n}`),
    searched: (n) => `шукають серед ${n}`,
    searchedIn: (n, letters) => `Династія шукає серед ${n}: ${letters}`,
    searchedHow: 'Мінус карти на її руці: їх ви не бачите',
    excludedHow: 'Чому базою не може бути решта',
    excluded: {
      captured: 'захоплено',
      mine: 'на вашій руці',
      theirs: 'на руці Опору',
      discarded: 'у скиді',
      won: 'щойно здобуто нападом',
      played: 'виконує місію',
      inDeck: 'у колоді',
      spied: 'бачить шпигун',
      attacked: 'напад: промах',
      probed: 'зонд: не тут',
      known: 'з усього відомого',
    },
    circle: (n) => `коло ${n}/3`,
    circleHow: 'Коло минає, коли колода скінчилася й скид тасують. Опір переможе наприкінці III кола.',
    strip: {
      hand: 'їхня рука',
      base: (n) => `база: ${slavic(n, { one: 'місце', few: 'місця', many: 'місць' })}`,
      baseAt: (letter) => `база: ${letter}`,
      captured: 'захоплено',
      circle: 'коло',
      discard: 'скид',
    },
    deck: 'колода',
    discard: 'скид',
    captured: (n) => `Захоплені локації · ${n}`,
    capturedShort: (n) => `Захоплено ${n}`,
    won: 'здобуто нападом',
    seen: 'бачить шпигун',
    upright: { won: 'здобуто', seen: 'шпигун', base: 'база була', mission: 'місія' },
    drawStep: '1 · Узяти карту',
    steps: ['1 · Узяти або відновити', '2 · Дія', '3 · Ліміт руки'],
    free: 'безкоштовно',
    attackOn: (place) => `Напасти на локацію: ${place}`,
    oddsBase: 'база тут',
    oddsBaseSays: 'перемога Династії',
    oddsHand: 'карта на руці Опору',
    oddsHandSays: 'забрати: захопити або скинути',
    oddsMiss: 'промах',
    oddsMissSays: 'нічого не змінюється',
    attackVain: 'там немає ні бази, ні карти з руки Опору: відомо напевно',
    attackAnyway: 'Напасти попри це',
    cost: (place) => `Локацію ${place} буде задіяно; потім її треба відновити.`,
    costBrief: (letter) => `Локацію ${letter} буде задіяно.`,
    galaxy: 'Галактика',
    nextTo: (places) => `З’єднана з: ${places}`,
    reverseOf: (planet) => `Зворот: ${planet}`,
    liesUp: (side) => `Карта лежить стороною ${side} догори.`,
    reverseHow: 'Дивитися можна будь-коли: нічого не змінюється, і ніхто про це не дізнається.',
    aid: 'Пам’ятка',
    marks: {
      captured: 'захоплено',
      exerted: 'задіяно',
      readyRow: 'готові',
      exertedRow: 'задіяні',
      mine: 'на вашій руці',
      out: 'виключено',
    },
    sabotageOf: (place) => `Саботувати локацію: ${place}`,
    sabotageHit: 'карта на руці Династії',
    sabotageHitSays: 'Династія скидає її',
    sabotageMiss: 'промах',
    sabotageMissSays: 'нічого не змінюється',
    sabotageVain: 'цієї карти на руці Династії немає: відомо напевно',
    sabotageAnyway: 'Саботувати попри це',
    icons: [
      ['скинути карту', 'вартість місії: скиньте карту з руки'],
      ['задіяти локацію', 'вартість місії: поверніть захоплену локацію боком'],
      ['Династія', 'нижня смуга карти: її місія'],
      ['Опір', 'верхня смуга карти: його місія'],
    ],
  },
  ru: {
    hand: (n) => `рука ${n}`,
    base: 'база',
    yourBase: 'ваша база',
    underFire: 'под ударом',
    couldBe: (n) => (n === 1 ? 'База здесь' : `База может быть: ${n}`),
    searched: (n) => `ищут среди ${n}`,
    searchedIn: (n, letters) => `Династия ищет среди ${n}: ${letters}`,
    searchedHow: 'Минус карты в её руке: вы их не видите',
    excludedHow: 'Почему остальные не могут быть базой',
    excluded: {
      captured: 'захвачена',
      mine: 'в вашей руке',
      theirs: 'в руке Сопротивления',
      discarded: 'в сбросе',
      won: 'только что добыта нападением',
      played: 'выполняет миссию',
      inDeck: 'в колоде',
      spied: 'видит шпион',
      attacked: 'нападение: промах',
      probed: 'зонд: не здесь',
      known: 'из всего известного',
    },
    circle: (n) => `круг ${n}/3`,
    circleHow: 'Круг кончается, когда колода пуста и сброс перемешивают. Сопротивление победит в конце III круга.',
    strip: {
      hand: 'их рука',
      base: (n) => `база: ${slavic(n, { one: 'место', few: 'места', many: 'мест' })}`,
      baseAt: (letter) => `база: ${letter}`,
      captured: 'захвачено',
      circle: 'круг',
      discard: 'сброс',
    },
    deck: 'колода',
    discard: 'сброс',
    captured: (n) => `Захваченные локации · ${n}`,
    capturedShort: (n) => `Захвачено ${n}`,
    won: 'добыто нападением',
    seen: 'видит шпион',
    upright: { won: 'добыто', seen: 'шпион', base: 'база была', mission: 'миссия' },
    drawStep: '1 · Взять карту',
    steps: ['1 · Взять или восстановить', '2 · Действие', '3 · Лимит руки'],
    free: 'бесплатно',
    attackOn: (place) => `Напасть на локацию: ${place}`,
    oddsBase: 'база здесь',
    oddsBaseSays: 'победа Династии',
    oddsHand: 'карта в руке Сопротивления',
    oddsHandSays: 'забрать: захватить или сбросить',
    oddsMiss: 'промах',
    oddsMissSays: 'ничего не меняется',
    attackVain: 'там нет ни базы, ни карты с руки Сопротивления: это известно точно',
    attackAnyway: 'Всё равно напасть',
    cost: (place) => `Локация ${place} будет задействована; затем её надо восстановить.`,
    costBrief: (letter) => `Локация ${letter} будет задействована.`,
    galaxy: 'Галактика',
    nextTo: (places) => `Соединена с: ${places}`,
    reverseOf: (planet) => `Оборот: ${planet}`,
    liesUp: (side) => `Карта лежит стороной ${side} вверх.`,
    reverseHow: 'Смотреть можно когда угодно: ничего не меняется, и никто об этом не узнаёт.',
    aid: 'Памятка',
    marks: {
      captured: 'захвачена',
      exerted: 'задействована',
      readyRow: 'готовы',
      exertedRow: 'задей\u00ADство\u00ADваны',
      mine: 'в вашей руке',
      out: 'исключена',
    },
    sabotageOf: (place) => `Саботировать локацию: ${place}`,
    sabotageHit: 'карта в руке Династии',
    sabotageHitSays: 'Династия её сбрасывает',
    sabotageMiss: 'промах',
    sabotageMissSays: 'ничего не меняется',
    sabotageVain: 'этой карты в руке Династии нет: это известно точно',
    sabotageAnyway: 'Всё равно саботировать',
    icons: [
      ['сбросить карту', 'стоимость миссии: сбросьте карту с руки'],
      ['задействовать локацию', 'стоимость миссии: положите захваченную локацию боком'],
      ['Династия', 'нижняя полоса карты: её миссия'],
      ['Сопротивление', 'верхняя полоса карты: его миссия'],
    ],
  },
  en: {
    hand: (n) => `hand ${n}`,
    base: 'base',
    yourBase: 'your base',
    underFire: 'under fire',
    couldBe: (n) => (n === 1 ? 'The base is here' : `The base could be: ${n}`),
    searched: (n) => `sought among ${n}`,
    searchedIn: (n, letters) => `The Dynasty looks among ${n}: ${letters}`,
    searchedHow: 'Less the cards in its hand, which you do not see',
    excludedHow: 'Why the others cannot be the base',
    excluded: {
      captured: 'captured',
      mine: 'in your hand',
      theirs: 'in the Resistance’s hand',
      discarded: 'discarded',
      won: 'just won by an attack',
      played: 'performs a mission',
      inDeck: 'in the deck',
      spied: 'seen by the spy',
      attacked: 'attacked: a miss',
      probed: 'probed: not there',
      known: 'from everything known',
    },
    circle: (n) => `circle ${n}/3`,
    circleHow:
      'A circle ends when the deck is empty and the discard pile is reshuffled. The Resistance wins at the end of circle III.',
    strip: {
      hand: 'their hand',
      base: (n) => `base: ${n} ${n === 1 ? 'place' : 'places'}`,
      baseAt: (letter) => `base: ${letter}`,
      captured: 'captured',
      circle: 'circle',
      discard: 'discard',
    },
    deck: 'deck',
    discard: 'discard pile',
    captured: (n) => `Captured locations · ${n}`,
    capturedShort: (n) => `Captured ${n}`,
    won: 'won by attack',
    seen: 'seen by the spy',
    upright: { won: 'won', seen: 'spy', base: 'old base', mission: 'mission' },
    drawStep: '1 · Draw a card',
    steps: ['1 · Draw or restore', '2 · Action', '3 · Hand limit'],
    free: 'free',
    attackOn: (place) => `Attack ${place}`,
    oddsBase: 'the base is here',
    oddsBaseSays: 'the Dynasty wins',
    oddsHand: 'a card in the Resistance’s hand',
    oddsHandSays: 'taken: capture or discard it',
    oddsMiss: 'a miss',
    oddsMissSays: 'nothing changes',
    attackVain: 'neither the base nor a card of the Resistance’s hand is there: that is certain',
    attackAnyway: 'Attack all the same',
    cost: (place) => `${place} will be exerted; it must be restored later.`,
    costBrief: (letter) => `${letter} will be exerted.`,
    galaxy: 'Galaxy',
    nextTo: (places) => `Connected to ${places}`,
    reverseOf: (planet) => `Reverse: ${planet}`,
    liesUp: (side) => `The card lies with side ${side} up.`,
    reverseHow: 'You may look at any time: nothing changes, and nobody is told.',
    aid: 'Player aid',
    marks: {
      captured: 'captured',
      exerted: 'exerted',
      readyRow: 'ready',
      exertedRow: 'exerted',
      mine: 'in your hand',
      out: 'ruled out',
    },
    sabotageOf: (place) => `Sabotage ${place}`,
    sabotageHit: 'a card in the Dynasty’s hand',
    sabotageHitSays: 'the Dynasty discards it',
    sabotageMiss: 'a miss',
    sabotageMissSays: 'nothing changes',
    sabotageVain: 'this card is not in the Dynasty’s hand: that is certain',
    sabotageAnyway: 'Sabotage all the same',
    icons: [
      ['discard a card', 'mission cost: discard a card from your hand'],
      ['exert a location', 'mission cost: turn a captured location sideways'],
      ['Dynasty', 'lower strip of a card: its mission'],
      ['Resistance', 'upper strip of a card: its mission'],
    ],
  },
});
export const VERBS: Readonly<Record<string, VerbWords>> = {
  draw: { icon: 'card-draw', words: { uk: 'Узяти карту', ru: 'Взять карту', en: 'Draw a card' } },
  lay: { icon: 'r-card', words: { uk: 'Викласти карту', ru: 'Выложить карту', en: 'Lay a card' } },
  restore: {
    icon: 'anticlockwise-rotation',
    words: { uk: 'Відновити локацію', ru: 'Восстановить локацию', en: 'Restore a location' },
  },
  perform: {
    icon: 'open-book',
    words: { uk: 'Виконати місію', ru: 'Выполнить миссию', en: 'Perform its mission' },
  },
  capture: { icon: 'flying-flag', words: { uk: 'Захопити', ru: 'Захватить', en: 'Capture' } },
  attack: {
    icon: 'targeted',
    words: { uk: 'Напасти', ru: 'Напасть', en: 'Attack' },
  },
  operate: {
    icon: 'r-exert',
    words: { uk: 'Виконати місію', ru: 'Выполнить миссию', en: 'Perform its mission' },
  },
  moveBase: { icon: 'return-arrow', words: { uk: 'Змінити базу', ru: 'Поменять базу', en: 'Move the base' } },
  sabotage: { icon: 'hazard-sign', words: { uk: 'Саботувати', ru: 'Саботировать', en: 'Sabotage' } },
  discard: { icon: 'r-disc', words: { uk: 'Скинути карту', ru: 'Сбросить карту', en: 'Discard a card' } },
  exert: { icon: 'r-exert', words: { uk: 'Задіяти локацію', ru: 'Задействовать локацию', en: 'Exert a location' } },
  keepTaken: { icon: 'flying-flag', words: { uk: 'Захопити', ru: 'Захватить', en: 'Capture' } },
  discardTaken: { icon: 'r-disc', words: { uk: 'Скинути', ru: 'Сбросить', en: 'Discard' } },
  recall: { icon: 'return-arrow', words: { uk: 'Повернути на руку', ru: 'Вернуть в руку', en: 'Return to hand' } },
  layBase: { icon: 'fist', words: { uk: 'Покласти базу', ru: 'Положить базу', en: 'Lay the base' } },
  spyTake: { icon: 'card-draw', words: { uk: 'Узяти карту', ru: 'Взять карту', en: 'Take a card' } },
  spyReturn: { icon: 'stack', words: { uk: 'Повернути карту', ru: 'Вернуть карту', en: 'Return a card' } },
  borrow: { icon: 'open-book', words: { uk: 'Виконати місію', ru: 'Выполнить миссию', en: 'Perform its mission' } },
  strike: { icon: 'targeted', words: { uk: 'Напасти', ru: 'Напасть', en: 'Attack' } },
  seize: { icon: 'flying-flag', words: { uk: 'Захопити', ru: 'Захватить', en: 'Capture' } },
  planet: { icon: 'ringed-planet', words: { uk: 'Обрати планету', ru: 'Выбрать планету', en: 'Choose a planet' } },
  flip: { icon: 'ringed-planet', words: { uk: 'Перевернути планету', ru: 'Перевернуть планету', en: 'Flip a planet' } },
  exchange: {
    icon: 'card-exchange',
    words: { uk: 'Поміняти планети місцями', ru: 'Поменять планеты местами', en: 'Swap planets' },
  },
};
