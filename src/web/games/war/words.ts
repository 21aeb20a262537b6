import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { VerbWords } from '../../table/layout.ts';

/** What the sentences of the game abbreviate. */
export const TERMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  uk: { УБО: 'умови бойової обстановки: карти, що діють на весь стіл' },
  ru: { УБО: 'условия боевой обстановки: карты, которые действуют на весь стол' },
  en: { UBO: 'battlefield conditions: cards that work on the whole table' },
};

export interface Words {
  readonly front: string;
  readonly rear: string;
  readonly belt: string;
  readonly deck: string;
  readonly hand: string;
  readonly losses: string;
  readonly reserve: string;
  readonly ubo: string;
  readonly aside: string;
  readonly keep: string;
  readonly yours: string;
  readonly free: (left: number, all: number, name: string) => string;
  readonly pool: string;
  readonly rate: string;
  readonly lacks: (what: string) => string;
  readonly lacksStrict: string;
  /** Surplus that would stand for so much of what is missing. */
  readonly exchanges: (n: number) => string;
  readonly gives: (what: string) => string;
  readonly or: string;
  /** What a scout that looks at the hand does. */
  /** What a unit does on each line, where it may stand on both. */
  readonly lineIs: { readonly front: string; readonly rear: string };
  readonly looks: string;
  readonly turns: (n: number) => string;
  /** In the bar of a phone: the turn, and whose it is. */
  readonly turnNow: (n: number, mine: boolean) => string;
  readonly waveSteps: readonly [string, string, string, string];
  readonly wave: (n: number) => string;
  readonly clashes: string;
  readonly clash: (n: number) => string;
  readonly destroyed: string;
  readonly survives: string;
  readonly loses: (n: number, of: number) => string;
  readonly unopposed: string;
  /** The same before the other side has chosen who blocks. */
  readonly ifUnopposed: string;
  /** Of an attack that nobody blocks: with how much it breaks through. */
  readonly through: (n: number) => string;
  readonly deckLoses: (n: number) => string;
  readonly damageTo: (name: string) => string;
  readonly damageLeft: (left: number, need: number) => string;
  readonly due: string;
  readonly exchange: string;
  readonly after: string;
  readonly toReserve: string;
  readonly toLine: string;
  readonly bar: {
    readonly resources: string;
    readonly laid: (n: number) => string;
    readonly building: string;
    readonly payable: (n: number) => string;
    readonly attack: string;
    readonly ready: (n: number) => string;
    readonly end: string;
    readonly shortEnd: string;
    readonly turnOf: (n: number) => string;
  };
  /** The figures that are printed, where in a clash others count. */
  readonly onCard: (values: string) => string;
  readonly byBombs: string;
  readonly costLeft: (left: string) => string;
  readonly costNothing: string;
  readonly marks: { readonly tapped: string; readonly mined: string; readonly damaged: (n: number) => string };
  readonly printed: (values: string) => string;
  readonly now: (values: string) => string;
  readonly close: string;
  readonly empty: string;
  readonly left: (deck: number, losses: number) => string;
  readonly scoreHead: readonly [string, string, string, string];
  readonly icons: readonly (readonly [string, string])[];
}
export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    front: 'перша лінія',
    rear: 'друга лінія',
    belt: 'Нейтральна смуга',
    deck: 'колода',
    hand: 'рука',
    losses: 'втрати',
    reserve: 'резерв',
    ubo: 'УБО',
    aside: 'відкладено',
    keep: 'Залишити руку',
    yours: 'ви',
    free: (left, all, name) => `${name}: готові ${left} з ${all}`,
    pool: 'у запасі',
    rate: 'обмін 2 : 1',
    lacks: (what) => `Бракує: ${what}.`,
    lacksStrict: 'Червоне число іншими ресурсами не замінюють.',
    exchanges: (n) => `За обміну 2 : 1 зайвого вистачає лише на ${n}.`,
    gives: (what) => `дає ${what}`,
    or: 'або',
    lineIs: { front: 'тут атакують і блокують', rear: 'сюди дістаються лише після прориву' },
    looks:
      'Ви побачите всю руку противника. Розвідку повернуть набік: до вашого наступного ходу вона не блокує й не атакує.',
    turns: (n) => `ходів: ${n}`,
    turnNow: (n, mine) => `Хід ${n} · ${mine ? 'ваш' : 'противника'}`,
    waveSteps: ['Атака', 'Блок', 'Прорив', 'Тил'],
    wave: (n) => `Хвиля ${n}`,
    clashes: 'Прогноз зіткнень',
    clash: (n) => `Зіткнення ${n}`,
    destroyed: 'знищено',
    survives: 'вціліє',
    loses: (n, of) => `втрата до ${n} з ${of}`,
    unopposed: 'без блоку',
    ifUnopposed: 'якщо без блоку',
    through: (n) => `прорив ${n}`,
    deckLoses: (n) => `карт колоди: −${n}`,
    damageTo: (name) => `Пошкодження: ${name}`,
    damageLeft: (left, need) => `Лишилося ${left}; щоб знищити, треба ${need}.`,
    due: 'до сплати',
    exchange: 'обмін',
    after: 'далі',
    toReserve: 'стане в резерв, на лінію — наприкінці ходу',
    toLine: 'одразу стане на лінію й може атакувати',
    bar: {
      resources: 'Ресурси',
      laid: (n) => `викладено ${n}/2`,
      building: 'Будівництво',
      payable: (n) => (n === 0 ? 'нема що оплатити' : `можна оплатити: ${n}`),
      attack: 'Атака',
      ready: (n) => (n === 0 ? 'нема кому' : `готові: ${n}`),
      end: 'Завершити хід',
      shortEnd: 'Кінець ходу',
      turnOf: (n) => `хід ${n}`,
    },
    onCard: (values) => `на карті ${values}`,
    byBombs: 'бомбами',
    costLeft: (left) => `Лишиться: ${left}`,
    costNothing: 'Готових ресурсів не лишиться',
    marks: { tapped: 'повернуто набік', mined: 'заміновано', damaged: (n) => `пошкоджень: ${n}` },
    printed: (values) => `На карті: ${values}`,
    now: (values) => `Зараз: ${values}`,
    close: 'Закрити',
    empty: 'Тут порожньо',
    left: (deck, losses) => `у колоді ${deck}, утрачено ${losses}`,
    scoreHead: ['Гравець', 'Колода', 'На лініях', 'Втрати'],
    icons: [
      ['Склад', 'ресурс; два інші ресурси замінюють один, якщо число не червоне'],
      ['Завод', 'ресурс'],
      ['Пальне', 'ресурс; червоне число в рамці іншими не замінюють'],
      ['Сила зенітної стрільби', 'діє замість атаки проти літаків'],
      ['Сила бомбометання', 'сила літака проти наземних цілей'],
      ['Повернуто набік', 'карта вже діяла; її розвертають на початку ходу власника'],
      ['Пошкодження', 'стирається наприкінці хвилі; якщо не менше за захист, знищує'],
    ],
  },
  ru: {
    front: 'первая линия',
    rear: 'вторая линия',
    belt: 'Нейтральная полоса',
    deck: 'колода',
    hand: 'рука',
    losses: 'потери',
    reserve: 'резерв',
    ubo: 'УБО',
    aside: 'отложено',
    keep: 'Оставить руку',
    yours: 'вы',
    free: (left, all, name) => `${name}: готовы ${left} из ${all}`,
    pool: 'в запасе',
    rate: 'обмен 2 : 1',
    lacks: (what) => `Не хватает: ${what}.`,
    lacksStrict: 'Красное число другими ресурсами не заменяют.',
    exchanges: (n) => `При обмене 2 : 1 лишнего хватает только на ${n}.`,
    gives: (what) => `даёт ${what}`,
    or: 'или',
    lineIs: { front: 'здесь атакуют и блокируют', rear: 'сюда добираются лишь после прорыва' },
    looks:
      'Вы увидите всю руку противника. Разведку повернут: до вашего следующего хода она не блокирует и не атакует.',
    turns: (n) => `ходов: ${n}`,
    turnNow: (n, mine) => `Ход ${n} · ${mine ? 'ваш' : 'противника'}`,
    waveSteps: ['Атака', 'Блок', 'Прорыв', 'Тыл'],
    wave: (n) => `Волна ${n}`,
    clashes: 'Прогноз столкновений',
    clash: (n) => `Столкновение ${n}`,
    destroyed: 'уничтожено',
    survives: 'уцелеет',
    loses: (n, of) => `потеря до ${n} из ${of}`,
    unopposed: 'без блока',
    ifUnopposed: 'если без блока',
    through: (n) => `прорыв ${n}`,
    deckLoses: (n) => `карт колоды: −${n}`,
    damageTo: (name) => `Повреждения: ${name}`,
    damageLeft: (left, need) => `Осталось ${left}; чтобы уничтожить, нужно ${need}.`,
    due: 'к оплате',
    exchange: 'обмен',
    after: 'дальше',
    toReserve: 'встанет в резерв, на линию — в конце хода',
    toLine: 'сразу встанет на линию и может атаковать',
    bar: {
      resources: 'Ресурсы',
      laid: (n) => `выложено ${n}/2`,
      building: 'Строительство',
      payable: (n) => (n === 0 ? 'оплатить нечего' : `можно оплатить: ${n}`),
      attack: 'Атака',
      ready: (n) => (n === 0 ? 'некому' : `готовы: ${n}`),
      end: 'Завершить ход',
      shortEnd: 'Конец хода',
      turnOf: (n) => `ход ${n}`,
    },
    onCard: (values) => `на карте ${values}`,
    byBombs: 'бомбами',
    costLeft: (left) => `Останется: ${left}`,
    costNothing: 'Готовых ресурсов не останется',
    marks: { tapped: 'повёрнуто', mined: 'заминировано', damaged: (n) => `повреждений: ${n}` },
    printed: (values) => `На карте: ${values}`,
    now: (values) => `Сейчас: ${values}`,
    close: 'Закрыть',
    empty: 'Здесь пусто',
    left: (deck, losses) => `в колоде ${deck}, потеряно ${losses}`,
    scoreHead: ['Игрок', 'Колода', 'На линиях', 'Потери'],
    icons: [
      ['Склад', 'ресурс; два других ресурса заменяют один, если число не красное'],
      ['Завод', 'ресурс'],
      ['Топливо', 'ресурс; красное число в рамке другими не заменяют'],
      ['Сила зенитной стрельбы', 'действует вместо атаки против самолётов'],
      ['Сила бомбометания', 'сила самолёта против наземных целей'],
      ['Повёрнуто', 'карта уже действовала; её разворачивают в начале хода владельца'],
      ['Повреждения', 'стираются в конце волны; если не меньше защиты, уничтожают'],
    ],
  },
  en: {
    front: 'first line',
    rear: 'second line',
    belt: 'No man’s land',
    deck: 'deck',
    hand: 'hand',
    losses: 'losses',
    reserve: 'reserve',
    ubo: 'UBO',
    aside: 'set aside',
    keep: 'Keep the hand',
    yours: 'you',
    free: (left, all, name) => `${name}: ${left} of ${all} untapped`,
    pool: 'in the pool',
    rate: 'rate 2 : 1',
    lacks: (what) => `Missing: ${what}.`,
    lacksStrict: 'A red number cannot be replaced.',
    exchanges: (n) => `At 2 : 1 the surplus gives only ${n}.`,
    gives: (what) => `gives ${what}`,
    or: 'or',
    lineIs: { front: 'here units attack and block', rear: 'reached only after a breakthrough' },
    looks:
      'You see the opponent’s whole hand. The scout is tapped: until your next turn it neither blocks nor attacks.',
    turns: (n) => `turns: ${n}`,
    turnNow: (n, mine) => `Turn ${n} · ${mine ? 'yours' : 'opponent’s'}`,
    waveSteps: ['Attack', 'Block', 'Breakthrough', 'Rear'],
    wave: (n) => `Wave ${n}`,
    clashes: 'Clash forecast',
    clash: (n) => `Clash ${n}`,
    destroyed: 'destroyed',
    survives: 'survives',
    loses: (n, of) => `up to ${n} of ${of} lost`,
    unopposed: 'unblocked',
    ifUnopposed: 'if unblocked',
    through: (n) => `breaks through with ${n}`,
    deckLoses: (n) => `deck: −${n} ${n === 1 ? 'card' : 'cards'}`,
    damageTo: (name) => `Damage: ${name}`,
    damageLeft: (left, need) => `${left} left; ${need} needed to destroy.`,
    due: 'to pay',
    exchange: 'exchange',
    after: 'then',
    toReserve: 'goes to the reserve, then to its line at the end of the turn',
    toLine: 'enters its line at once and may attack',
    bar: {
      resources: 'Resources',
      laid: (n) => `laid ${n}/2`,
      building: 'Building',
      payable: (n) => (n === 0 ? 'nothing to pay for' : `can be paid: ${n}`),
      attack: 'Attack',
      ready: (n) => (n === 0 ? 'nobody' : `ready: ${n}`),
      end: 'End the turn',
      shortEnd: 'End turn',
      turnOf: (n) => `turn ${n}`,
    },
    onCard: (values) => `printed ${values}`,
    byBombs: 'by bombs',
    costLeft: (left) => `Left untapped: ${left}`,
    costNothing: 'Nothing is left untapped',
    marks: { tapped: 'tapped', mined: 'mined', damaged: (n) => `damage: ${n}` },
    printed: (values) => `Printed: ${values}`,
    now: (values) => `Now: ${values}`,
    close: 'Close',
    empty: 'Nothing here',
    left: (deck, losses) => `${deck} in the deck, ${losses} lost`,
    scoreHead: ['Player', 'Deck', 'On the lines', 'Losses'],
    icons: [
      ['Depot', 'a resource; any two others replace it unless its number is red'],
      ['Factory', 'a resource'],
      ['Fuel', 'a resource; a red number in a frame cannot be replaced'],
      ['AA strength', 'used instead of attack against aircraft'],
      ['Bombing strength', 'an aircraft’s strength against targets on the ground'],
      ['Tapped', 'the card has acted; it untaps at the start of its owner’s turn'],
      ['Damage', 'removed at the end of the wave; when it reaches the defence, the unit is destroyed'],
    ],
  },
});

const verb = (icon: VerbWords['icon'], uk: string, ru: string, en: string): VerbWords => ({
  icon,
  words: { uk, ru, en },
});
export const VERBS: Readonly<Record<string, VerbWords>> = {
  redeal: verb('card-exchange', 'Перездати', 'Пересдать', 'Redeal'),
  lay: verb('wooden-crate', 'Викласти ресурс', 'Выложить ресурс', 'Lay a resource'),
  build: verb('factory', 'Побудувати', 'Построить', 'Build'),
  equip: verb('upgrade', 'Поліпшити підрозділ', 'Улучшить подразделение', 'Upgrade a unit'),
  play: verb('hourglass', 'Зіграти карту', 'Сыграть карту', 'Play a card'),
  use: verb('r-tap', 'Використати властивість', 'Использовать свойство', 'Use an ability'),
  choose: verb('targeted', 'Обрати ціль', 'Выбрать цель', 'Choose a target'),
  take: verb('card-draw', 'Узяти карту', 'Взять карту', 'Take a card'),
  put: verb('stack', 'Покласти карту назад', 'Положить карту назад', 'Put a card back'),
  pay: verb('r-check', 'Сплатити', 'Оплатить', 'Pay'),
  tap: verb('r-tap', 'Повернути ресурс набік', 'Повернуть карту ресурса', 'Tap a resource card'),
  spend: verb('r-check', 'Витратити', 'Потратить', 'Spend'),
  refit: verb('upgrade', 'Перекласти поліпшення', 'Переложить улучшение', 'Move an upgrade'),
  entrench: verb('bunker', 'Покласти під укріплення', 'Положить под укрепление', 'Entrench'),
  emerge: verb('bunker', 'Вивести з укріплення', 'Вывести из укрепления', 'Bring out'),
  embark: verb('carrier', 'Посадити на авіаносець', 'Посадить на авианосец', 'Go aboard'),
  land: verb('carrier', 'Зняти з авіаносця', 'Снять с авианосца', 'Take off the carrier'),
  move: verb('return-arrow', 'Змінити лінію', 'Сменить линию', 'Change line'),
  upkeep: verb('wooden-crate', 'Доплатити', 'Доплатить', 'Pay upkeep'),
  wave: verb('crossed-swords', 'Почати хвилю атаки', 'Начать волну атаки', 'Start an attack wave'),
  directed: verb('on-target', 'Атакувати спрямовано', 'Атаковать направленно', 'Attack a target'),
  attack: verb('crossed-swords', 'Атакувати', 'Атаковать', 'Attack'),
  ride: verb('team-upgrade', 'Атакувати з десантом', 'Атаковать с десантом', 'Attack with riders'),
  escort: verb('linked-rings', 'Атакувати разом', 'Атаковать вместе', 'Attack together'),
  bomb: verb('falling-bomb', 'Бомбити', 'Бомбить', 'Bomb'),
  bombDeck: verb('card-burn', 'Бомбити колоду', 'Бомбить колоду', 'Bomb the deck'),
  cover: verb('airplane-departure', 'Прикрити', 'Прикрыть', 'Cover'),
  intercept: verb('airplane-arrival', 'Перехопити', 'Перехватить', 'Intercept'),
  fire: verb('bullets', 'Стріляти', 'Стрелять', 'Fire'),
  block: verb('shield', 'Блокувати', 'Блокировать', 'Block'),
  support: verb('backup', 'Підтримати', 'Поддержать', 'Support'),
  supportDeck: verb('backup', 'Захистити колоду', 'Защитить колоду', 'Defend the deck'),
  assist: verb('artillery-shell', 'Підтримати артилерією', 'Поддержать артиллерией', 'Support with artillery'),
  strike: verb('explosion-rays', 'Завдати удару', 'Нанести удар', 'Strike'),
  deckStrike: verb('card-burn', 'Ударити по колоді', 'Ударить по колоде', 'Strike the deck'),
  spotted: verb('spyglass', 'Ударити за коригуванням', 'Ударить по корректировке', 'Strike with a spotter'),
  command: verb('rank-3', 'Командувати', 'Командовать', 'Command'),
  look: verb('binoculars', 'Подивитися руку противника', 'Посмотреть руку противника', 'Look at the hand'),
  scout: verb('binoculars', 'Провести розвідку', 'Провести разведку', 'Scout'),
  mine: verb('land-mine', 'Мінувати', 'Минировать', 'Mine'),
  drop: verb('parachute', 'Висадити десант', 'Высадить десант', 'Drop'),
  dropDeck: verb('parachute', 'Висадити десант на колоду', 'Высадить десант на колоду', 'Drop on the deck'),
  signal: verb('walkie-talkie', 'Використати зв’язок', 'Использовать связь', 'Use signals'),
  overrun: verb('supersonic-arrow', 'Прорватися', 'Прорваться', 'Overrun'),
  advance: verb('supersonic-arrow', 'Продовжити атаку', 'Продолжить атаку', 'Press on'),
  advanceDeck: verb('card-burn', 'Атакувати колоду', 'Атаковать колоду', 'Attack the deck'),
  discard: verb('r-disc', 'Скинути карту', 'Сбросить карту', 'Discard a card'),
  buyOff: verb('r-disc', 'Зняти УБО', 'Снять УБО', 'Remove UBO'),
  antiAir: verb('anti-aircraft-gun', 'Стріляти з зеніток', 'Стрелять из зениток', 'Fire AA guns'),
  guns: verb('field-gun', 'Стріляти з гармат', 'Стрелять из орудий', 'Fire guns'),
  hold: verb('r-disc', 'Не стріляти', 'Не стрелять', 'Hold fire'),
  line: verb('r-up', 'Обрати лінію', 'Выбрать линию', 'Choose a line'),
  flag: verb('flying-flag', 'Обрати прапор', 'Выбрать флаг', 'Choose a flag'),
};
