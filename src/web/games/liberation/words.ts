import type { Language } from '../../../kernel/text.ts';
import type { VerbWords } from '../../table/layout.ts';

export interface Words {
  readonly hand: (n: number) => string;
  readonly base: string;
  readonly yourBase: string;
  readonly couldBe: (n: number) => string;
  readonly couldBeHow: string;
  readonly circle: (n: number) => string;
  readonly circleHow: string;
  readonly deck: string;
  readonly discard: string;
  readonly captured: (n: number) => string;
  readonly capturedShort: (n: number) => string;
  readonly won: string;
  readonly seen: string;
  readonly steps: readonly [string, string, string];
  readonly free: string;
  readonly attackOn: (place: string) => string;
  readonly oddsBase: string;
  readonly oddsBaseSays: string;
  readonly oddsHand: string;
  readonly oddsHandSays: string;
  readonly oddsMiss: string;
  readonly oddsMissSays: string;
  readonly cost: (place: string) => string;
  /** Of a mission that will change nothing. */
  readonly idle: string;
  readonly galaxy: string;
  readonly reverseOf: (planet: string) => string;
  readonly liesUp: (side: string) => string;
  readonly reverseHow: string;
  readonly aid: string;
  readonly marks: { readonly captured: string; readonly exerted: string; readonly mine: string; readonly out: string };
  readonly sabotageOf: (place: string) => string;
  readonly sabotageHit: string;
  readonly sabotageHitSays: string;
  readonly sabotageMiss: string;
  readonly sabotageMissSays: string;
  readonly icons: readonly (readonly [string, string])[];
}
export const WORDS: Readonly<Record<Language, Words>> = {
  uk: {
    hand: (n) => `рука ${n}`,
    base: 'база',
    yourBase: 'ваша база',
    couldBe: (n) => `База може бути: ${n}`,
    couldBeHow: 'решту виключено тим, що ви знаєте',
    circle: (n) => `коло ${n} з 3`,
    circleHow: 'Опір переможе наприкінці III кола',
    deck: 'колода',
    discard: 'скид',
    captured: (n) => `Захоплені локації · ${n}`,
    capturedShort: (n) => `Захоплено ${n}`,
    won: 'здобуто нападом',
    seen: 'бачить шпигун',
    steps: ['1 · Узяти або відновити', '2 · Дія', '3 · Ліміт руки'],
    free: 'задарма',
    attackOn: (place) => `Напасти на ${place}`,
    oddsBase: 'база тут',
    oddsBaseSays: 'перемога Династії',
    oddsHand: 'карта в руці ворога',
    oddsHandSays: 'забрати: захопити або скинути',
    oddsMiss: 'повз',
    oddsMissSays: 'нічого не змінюється',
    cost: (place) => `Задіює ${place}; її треба буде відновити.`,
    idle: 'Ціну буде сплачено, але зараз місія нічого не змінить.',
    galaxy: 'Галактика',
    reverseOf: (planet) => `Зворот: ${planet}`,
    liesUp: (side) => `Карта лежить стороною ${side} догори.`,
    reverseHow: 'Дивитися можна будь-коли: нічого не змінюється, і ніхто про це не дізнається.',
    aid: 'Пам’ятка',
    marks: { captured: 'захоплено', exerted: 'задіяно', mine: 'у вашій руці', out: 'виключено' },
    sabotageOf: (place) => `Саботувати ${place}`,
    sabotageHit: 'карта в руці Династії',
    sabotageHitSays: 'вона скидає її',
    sabotageMiss: 'повз',
    sabotageMissSays: 'нічого не змінюється',
    icons: [
      ['скинути карту', 'ціна місії: скиньте карту з руки'],
      ['задіяти локацію', 'ціна місії: поверніть захоплену локацію'],
      ['Династія', 'нижня смуга карти: її місія'],
      ['Опір', 'верхня смуга карти: його місія'],
    ],
  },
  ru: {
    hand: (n) => `рука ${n}`,
    base: 'база',
    yourBase: 'ваша база',
    couldBe: (n) => `База может быть: ${n}`,
    couldBeHow: 'остальные исключены тем, что вы знаете',
    circle: (n) => `круг ${n} из 3`,
    circleHow: 'Сопротивление победит в конце III круга',
    deck: 'колода',
    discard: 'сброс',
    captured: (n) => `Захваченные локации · ${n}`,
    capturedShort: (n) => `Захвачено ${n}`,
    won: 'добыто нападением',
    seen: 'видит шпион',
    steps: ['1 · Взять или восстановить', '2 · Действие', '3 · Лимит руки'],
    free: 'даром',
    attackOn: (place) => `Напасть на ${place}`,
    oddsBase: 'база здесь',
    oddsBaseSays: 'победа Династии',
    oddsHand: 'карта в руке врага',
    oddsHandSays: 'забрать: захватить или сбросить',
    oddsMiss: 'мимо',
    oddsMissSays: 'ничего не меняется',
    cost: (place) => `Задействует ${place}; её надо будет восстановить.`,
    idle: 'Цена будет уплачена, но сейчас миссия ничего не изменит.',
    galaxy: 'Галактика',
    reverseOf: (planet) => `Оборот: ${planet}`,
    liesUp: (side) => `Карта лежит стороной ${side} вверх.`,
    reverseHow: 'Смотреть можно когда угодно: ничего не меняется, и никто об этом не узнаёт.',
    aid: 'Памятка',
    marks: { captured: 'захвачена', exerted: 'задействована', mine: 'в вашей руке', out: 'исключена' },
    sabotageOf: (place) => `Саботировать ${place}`,
    sabotageHit: 'карта в руке Династии',
    sabotageHitSays: 'она её сбрасывает',
    sabotageMiss: 'мимо',
    sabotageMissSays: 'ничего не меняется',
    icons: [
      ['сбросить карту', 'цена миссии: сбросьте карту из руки'],
      ['задействовать локацию', 'цена миссии: поверните захваченную локацию'],
      ['Династия', 'нижняя полоса карты: её миссия'],
      ['Сопротивление', 'верхняя полоса карты: его миссия'],
    ],
  },
  en: {
    hand: (n) => `hand ${n}`,
    base: 'base',
    yourBase: 'your base',
    couldBe: (n) => `The base could be: ${n}`,
    couldBeHow: 'the others are ruled out by what you know',
    circle: (n) => `circle ${n} of 3`,
    circleHow: 'the Resistance wins at the end of circle III',
    deck: 'deck',
    discard: 'discard',
    captured: (n) => `Captured locations · ${n}`,
    capturedShort: (n) => `Captured ${n}`,
    won: 'won by attack',
    seen: 'seen by the spy',
    steps: ['1 · Draw or restore', '2 · Action', '3 · Hand limit'],
    free: 'free',
    attackOn: (place) => `Attack ${place}`,
    oddsBase: 'the base is here',
    oddsBaseSays: 'the Dynasty wins',
    oddsHand: 'a card of the enemy’s hand',
    oddsHandSays: 'taken: capture or discard it',
    oddsMiss: 'a miss',
    oddsMissSays: 'nothing changes',
    cost: (place) => `Exerts ${place}; it will have to be restored.`,
    idle: 'Its cost will be paid, but now the mission will change nothing.',
    galaxy: 'Galaxy',
    reverseOf: (planet) => `Reverse: ${planet}`,
    liesUp: (side) => `The card lies with side ${side} up.`,
    reverseHow: 'You may look at any time: nothing changes, and nobody is told.',
    aid: 'Player aid',
    marks: { captured: 'captured', exerted: 'exerted', mine: 'in your hand', out: 'ruled out' },
    sabotageOf: (place) => `Sabotage ${place}`,
    sabotageHit: 'a card of the Dynasty’s hand',
    sabotageHitSays: 'it discards the card',
    sabotageMiss: 'a miss',
    sabotageMissSays: 'nothing changes',
    icons: [
      ['discard a card', 'cost of a mission: discard a card of your hand'],
      ['exert a location', 'cost of a mission: turn a captured location'],
      ['Dynasty', 'lower strip of a card: its mission'],
      ['Resistance', 'upper strip of a card: its mission'],
    ],
  },
};
export const VERBS: Readonly<Record<string, VerbWords>> = {
  draw: { icon: 'card-draw', words: { uk: 'Узяти карту', ru: 'Взять карту', en: 'Draw a card' } },
  lay: { icon: 'r-card', words: { uk: 'Викласти карту', ru: 'Выложить карту', en: 'Lay a card' } },
  restore: {
    icon: 'anticlockwise-rotation',
    words: { uk: 'Відновити локацію', ru: 'Восстановить локацию', en: 'Restore a location' },
  },
  perform: { icon: 'open-book', words: { uk: 'Місія з руки', ru: 'Миссия с руки', en: 'Mission from hand' } },
  capture: { icon: 'flying-flag', words: { uk: 'Захопити з руки', ru: 'Захватить с руки', en: 'Capture from hand' } },
  attack: { icon: 'targeted', words: { uk: 'Напасти на сусіда', ru: 'Напасть на соседа', en: 'Attack a neighbour' } },
  operate: { icon: 'r-exert', words: { uk: 'Місія локації', ru: 'Миссия локации', en: 'Mission of a location' } },
  moveBase: { icon: 'return-arrow', words: { uk: 'Перенести базу', ru: 'Перенести базу', en: 'Move the base' } },
  sabotage: { icon: 'hazard-sign', words: { uk: 'Саботувати', ru: 'Саботировать', en: 'Sabotage' } },
  discard: { icon: 'r-disc', words: { uk: 'Скинути карту', ru: 'Сбросить карту', en: 'Discard a card' } },
  exert: { icon: 'r-exert', words: { uk: 'Задіяти локацію', ru: 'Задействовать локацию', en: 'Exert a location' } },
  keepTaken: { icon: 'flying-flag', words: { uk: 'Захопити', ru: 'Захватить', en: 'Capture' } },
  discardTaken: { icon: 'r-disc', words: { uk: 'Скинути', ru: 'Сбросить', en: 'Discard' } },
  strike: { icon: 'targeted', words: { uk: 'Напасти', ru: 'Напасть', en: 'Attack' } },
  seize: { icon: 'flying-flag', words: { uk: 'Захопити', ru: 'Захватить', en: 'Capture' } },
  planet: { icon: 'ringed-planet', words: { uk: 'Обрати планету', ru: 'Выбрать планету', en: 'Choose a planet' } },
  flip: { icon: 'ringed-planet', words: { uk: 'Перевернути планету', ru: 'Перевернуть планету', en: 'Flip a planet' } },
  exchange: {
    icon: 'card-exchange',
    words: { uk: 'Поміняти планети', ru: 'Поменять планеты', en: 'Exchange planets' },
  },
};
