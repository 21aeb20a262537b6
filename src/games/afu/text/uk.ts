import { slavic } from '../../../kernel/text.ts';
import { REFUSALS } from './refusals.ts';
import { TABLES } from './tables.ts';
import { figure, quoted } from './names.ts';
import type { Words } from './words.ts';

const invaders = (n: number): string => slavic(n, { one: 'ворога', few: 'ворогів', many: 'ворогів' });
const CAUSES = ['', 'три карти паніки на руці', 'стос паніки вичерпано', 'ворог захопив три об’єкти'] as const;
const VALUE = { attack: 'атаки', defence: 'захисту' } as const;
const OF_TYPE = {
  infantry: 'піхоти',
  tank: 'танкових військ',
  artillery: 'артилерії',
  air: 'повітряних підрозділів',
} as const;
const BADGE = {
  mechanised: 'механізовані',
  armoured: 'танкісти',
  artillery: 'артилерія',
  airAssault: 'десант',
  territorial: 'тероборона',
  specialOps: 'спецоперації',
} as const;

export const uk: Words = {
  language: 'uk',
  title: 'ЗСУ',
  aim: 'Відбивайте ворога, поповнюйте військо та деблокуйте об’єкти: перемагає той, хто набере більше переможних очок.',
  seats: ['Перша армія', 'Друга армія'],
  hidden: 'закрита карта',
  family: {
    none: '',
    starting: 'Стартова карта',
    afu: 'Карта ЗСУ',
    aid: 'Допомога',
    panic: 'Паніка',
    flagInvader: 'Ворог',
    numberedInvader: 'Ворог',
    objective: 'Об’єкт',
    event: 'Подія',
    promo: 'Подія (промо)',
    achievement: 'Досягнення',
    firstPlayer: 'Позначка',
  },
  type: { none: 'без типу', infantry: 'Піхота', tank: 'Танкові війська', artillery: 'Артилерія', air: 'Авіація' },
  badge: { plain: 'без нарукавного знака', ...BADGE },
  mark: {
    enhAttack: 'Посилена атака',
    enhDefence: 'Посилений захист',
    reinforcements:
      'Підкріплення: лише лінія підтримки, робить атаку посиленою (за англійськими правилами лише підтримує)',
    enemyArtillery: 'Артилерія ворога: карта підтримки навпроти йде у госпіталь',
    rocketStrike: 'Ракетний удар: якщо вцілів, карти загального резерву замінюються',
    antiAir: 'Протиповітряна оборона',
    air: 'Повітряний підрозділ: його нищать лише авіація та ППО',
  },
  number: ['I', 'II'],
  flag: ['жовтий прапорець', 'блакитний прапорець'],
  attack: 'атака',
  defence: 'захист',
  support: 'підтримка',
  points: VALUE,
  vp: (n) => `${figure(n)} ПО`,
  rp: (n) => `${n} ОМ`,
  panics: (n) => slavic(n, { one: 'карта паніки', few: 'карти паніки', many: 'карт паніки' }),
  cost: (n) => `Ціна ${n} ОМ`,
  pay: (n) => `Компенсація ${n} ОМ`,
  removePanic: 'Компенсація: поверніть карту паніки',
  condition: (when) => {
    switch (when.is) {
      case 'destroyed':
        return `цього ходу знищено щонайменше ${invaders(when.least)}`;
      case 'badge':
        return `є інша карта з нарукавним знаком «${BADGE[when.badge]}»`;
      case 'panicThisRound':
        return 'у цьому раунді ви отримали карту паніки';
      case 'playedNormalDefence':
        return 'розіграно іншу карту зі звичайним захистом';
      case 'playedEnhancedDefence':
        return 'розіграно іншу карту з посиленим захистом';
      case 'objectiveOpen':
        return 'є відкритий об’єкт';
    }
  },
  reward: (reward) => {
    switch (reward.gain) {
      case 'attackPlus':
        return `+${reward.n} до атаки`;
      case 'defencePlus':
        return `+${reward.n} до захисту`;
      case 'supportPlus':
        return `+${reward.n} до підтримки`;
      case 'recruitPoints':
        return `+${reward.n} ОМ`;
      case 'panicShield':
        return 'наступну карту паніки не отримуєте';
      case 'returnPanic':
        return 'поверніть карту паніки з колоди, руки або скиду';
      case 'draw1':
        return 'візьміть карту';
      case 'recon3':
        return 'подивіться 3 ворогів, одного можете скинути';
      case 'hospitalSwap':
        return 'замість бою: у госпіталь, а звідти на руку будь-яку карту';
    }
  },
  bonus: (condition, reward) => (condition === '' ? `Бонус: ${reward}` : `Бонус, якщо ${condition}: ${reward}`),
  effect: (effect) => {
    switch (effect.does) {
      case 'buy':
        return `Кожен гравець одразу купує карти загального резерву на ${effect.n} ОМ`;
      case 'cycle1':
        return 'Кожен гравець скидає карту і бере нову';
      case 'fewerInvaders':
        return 'Цього раунду на одного ворога менше';
      case 'panic':
        return 'Кожен гравець бере карту паніки';
      case 'airLoss':
        return 'Свої повітряні підрозділи після бою йдуть у госпіталь';
      case 'recon3':
        return 'Кожен гравець дивиться 3 ворогів і може скинути одного';
      case 'hospitalReturn':
        return 'Кожен гравець бере на руку карту з госпіталю';
      case 'discard1':
        return 'Кожен гравець скидає карту';
    }
  },
  chaining: 'Невідворотність: відкрийте ще одну подію',
  test: (test) => {
    switch (test.counts) {
      case 'trophies':
        return test.of === 'any'
          ? `Знищених ворогів: щонайменше ${test.least}`
          : `Знищених карт ${OF_TYPE[test.of]} ворога: щонайменше ${test.least}`;
      case 'deckType':
        return `Карт ${OF_TYPE[test.of]} у колоді: щонайменше ${test.least}`;
      case 'deckBadge':
        return `Карт з однаковим нарукавним знаком у колоді: щонайменше ${test.least}`;
      case 'combined':
        return `Серед придбаних карт у колоді: піхота ${test.infantry}, танки ${test.tank}, артилерія ${test.artillery}, авіація ${test.air}`;
      case 'panic':
        return `Карт паніки в колоді: не більше ${test.most}`;
      case 'bridges':
        return `Деблоковано всі мости: ${test.least} з ${test.least}`;
    }
  },
  threshold: (kind, demands, n) =>
    `${{ bridge: 'Міст', city: 'Місто', ship: 'Корабель' }[kind]}: для деблокади ${n} ${VALUE[demands]}`,
  panicText: '−1 ПО наприкінці; займає місце на руці',
  firstText: 'Показує, хто цього раунду перший',
  prompts: {
    keepSecret: () => 'Залиште собі одне таємне досягнення.',
    place: () => 'Викладайте карти проти ворогів і використовуйте бонуси; пас починає бій.',
    aftermath: () => 'Бій виконав умови бонусів: скористайтеся або пасуйте.',
    auctionBonus: () => 'Використайте бонуси карт, витрачених на об’єкт, або пасуйте.',
    recruit: (v) => `Мобілізація: у вас ${v['points']} ОМ.`,
    reconDrop: () => 'Розвідка: можете скинути одного з цих ворогів.',
    reconReturn: () => 'Поверніть ворогів на колоду; останній буде зверху.',
    discard: () => 'Подія: скиньте карту.',
    cycle: () => 'Подія: скиньте карту і візьміть нову.',
    fetch: () => 'Візьміть карту з госпіталю на руку.',
    bid: (v, card) =>
      `Аукціон, ${quoted(card(v['objective']))} (${v['vp']} ПО): потрібно ${v['threshold']} ${v['demands'] === 1 ? 'захисту' : 'атаки'}, найвища ставка ${v['bid']}. ${v['backed'] === 1 ? 'Ставка чи пас? Без ставок кожен бере карту паніки.' : 'Будь-яке більше число чи пас? Ставка понад силу руки забере всі придатні карти.'}`,
    pay: (v, card) =>
      `${quoted(card(v['objective']))} (${v['vp']} ПО): викладіть карти щонайменше на ${v['bid']} ${v['demands'] === 1 ? 'захисту' : 'атаки'}.`,
    offer: (v, card) =>
      `${quoted(card(v['objective']))} (${v['vp']} ПО): потрібно ${v['threshold']} ${v['demands'] === 1 ? 'захисту' : 'атаки'}, ставка ворога ${v['bid']}, ваші карти дають ${v['worth']}. Використайте карти або завершіть.`,
  },
  options: {
    pass: 'Пас',
    done: 'Готово',
    bid: (n) => `Ставка ${n}`,
    keep: (c, what) => `Залишити ${quoted(c)}: ${what}`,
    defend: (c, n) => `${quoted(c)} у лінію захисту, колонка ${n}`,
    support: (c, n) => `${quoted(c)} у лінію підтримки, колонка ${n}`,
    takeBack: (c, row) => `Забрати ${quoted(c)} назад (${row})`,
    bonus: (c, r, from) => `${quoted(c)}: ${r}${from === '' ? '' : ` (${from})`}`,
    decline: (c) => `${quoted(c)}: без бонусу`,
    swap: (c, f) => `${quoted(c)} у госпіталь, ${quoted(f)} на руку`,
    drop: (c) => `Скинути ${quoted(c)}`,
    putBack: (c) => `Повернути ${quoted(c)}`,
    discard: (c) => `Скинути ${quoted(c)}`,
    cycle: (c) => `Скинути ${quoted(c)} і взяти карту`,
    fetch: (c) => `Взяти ${quoted(c)}`,
    offer: (c) => `Використати ${quoted(c)}`,
    buy: (c, n) => `Мобілізувати ${quoted(c)} за ${n} ОМ`,
    calm: (from) => `Повернути карту паніки: ${from}`,
  },
  from: ['', 'з руки', 'зі скиду', 'з колоди'],
  zones: {
    deck: 'особиста колода',
    hand: 'рука',
    late: 'взято після бою',
    discard: 'особистий скид',
    hospital: 'госпіталь',
    defence1: 'лінія захисту 1',
    defence2: 'лінія захисту 2',
    defence3: 'лінія захисту 3',
    support1: 'лінія підтримки 1',
    support2: 'лінія підтримки 2',
    support3: 'лінія підтримки 3',
    used: 'використано на об’єкт',
    calmed: 'повернена паніка',
    invaderDeck: 'колода ворогів',
    invaderDiscard: 'скид ворогів',
    attack1: 'лінія атаки 1',
    attack2: 'лінія атаки 2',
    attack3: 'лінія атаки 3',
    enemySupport1: 'підтримка ворога 1',
    enemySupport2: 'підтримка ворога 2',
    enemySupport3: 'підтримка ворога 3',
    aside: 'відкладено',
    recon: 'розвідка',
    trophies: 'трофеї',
    secret: 'таємне досягнення',
    open1: 'загальний резерв, місце 1',
    open2: 'загальний резерв, місце 2',
    open3: 'загальний резерв, місце 3',
    open4: 'загальний резерв, місце 4',
    open5: 'загальний резерв, місце 5',
    afuDeck: 'колода карт ЗСУ',
    struck: 'знищені ракетами',
    aid: 'міжнародна допомога',
    panic: 'стос паніки',
    achievements: 'загальні досягнення',
    achievementBox: 'інші досягнення',
    numberI: 'вороги I',
    numberII: 'вороги II',
    eventDeck: 'стос подій',
    events: 'розіграні події',
    pile: 'стос об’єктів',
    captured: 'захоплено ворогом',
    bid: 'ставка ворога',
    box: 'коробка',
  },
  settings: {
    players: 'Гравці',
    edition: 'Видання правил',
    kalyna: '«Червона калина»',
    difficulty: 'Складність соло',
    first: 'Перший гравець',
    colour: 'Колір',
  },
  values: {
    1: 'один (соло)',
    2: 'двоє',
    true: 'так',
    false: 'ні',
    easy: 'легко',
    hard: 'важко',
    incredible: 'неймовірно важко',
    random: 'випадково',
    one: 'перша армія',
    two: 'друга армія',
    yellow: 'жовтий',
    blue: 'блакитний',
    uk: 'українське',
    en: 'англійське',
  },
  refusals: REFUSALS.uk,
  refused: (rule) => `Правила цього не дозволяють (${rule}).`,
  facts: {
    round: (n, first) => `— Раунд ${n}, перша: ${first} —`,
    phase: (war) => (war ? '=== Повномасштабна війна ===' : '=== Вторгнення ==='),
    event: (c, text) => `Відкрито: ${c}. ${text}`,
    placed: (who, c, row) => `${who}: ${quoted(c)} — ${row}.`,
    ready: (who) => `${who} готова до бою.`,
    bonusUsed: (who, c) => `${who} використовує бонус ${quoted(c)}.`,
    bonusDeclined: (who, c) => `${who} відмовляється від бонусу ${quoted(c)}.`,
    panicTaken: (who) => `${who} отримує карту паніки.`,
    panicPrevented: (who) => `${who}: карту паніки відвернено.`,
    panicReturned: (who, from) => `${who} повертає карту паніки ${from}.`,
    fought: (who, n, destroyed, beaten, shelled) =>
      `${who}, колонка ${n}: ворога ${destroyed ? 'знищено' : 'не знищено'}, захисник ${beaten ? 'у госпіталі' : 'вистояв'}${shelled ? '; артилерія влучила в підтримку' : ''}.`,
    undefended: (who, n) => `${who}, колонка ${n}: захисту немає.`,
    rocket: () => 'Ракетний удар: карти загального резерву замінено.',
    budget: (who, n) => `${who} має ${n} ОМ.`,
    bought: (who, c, n) => `${who} мобілізує ${quoted(c)} за ${n} ОМ.`,
    bid: (who, n) => `${who}: ставка ${n}.`,
    passed: (who) => `${who} пасує.`,
    bidFailed: (who, n) =>
      `${who} не може сплатити ставку ${n}: усі карти з такими очками витрачено, а об’єкт лишається.`,
    taken: (who, c) => `${who} деблокує об’єкт ${quoted(c)}!`,
    stays: (c) => `${quoted(c)} лишається у стосі.`,
    captured: (c) => `Ворог захоплює об’єкт ${quoted(c)}.`,
    lost: (cause) => `Поразка: ${CAUSES[cause]}.`,
    achieved: (who, c) => `${who}: досягнення ${quoted(c)}.`,
    scored: (who, n) => `${who}: ${figure(n)} ПО.`,
  },
  table: TABLES.uk,
  outcome: {
    ended: (byShip) => (byShip ? 'Крейсер «Москва» відкрито: раунд був останній.' : 'Стос паніки вичерпано.'),
    won: (who) => `Перемога: ${who}.`,
    draw: 'Нічия.',
    donate: 'Правила радять зробити внесок захисникам України і зіграти ще раз.',
    byPanic: 'Очок порівну: вирішує менша кількість карт паніки.',
    total: (who, n) => `${who}: разом ${figure(n)} ПО`,
    rank: (rank, n) => `${n} ПО: ${rank}.`,
    lost: (cause) => `Гру програно: ${CAUSES[cause]}.`,
    notMet: 'не виконано',
    bothMet: 'виконали обоє, тож ніхто не отримує очок',
    secret: 'таємне',
  },
  ranks: {
    ironGeneral: 'Залізний генерал',
    general: 'Генерал',
    colonel: 'Полковник',
    major: 'Майор',
    captain: 'Капітан',
    lieutenant: 'Лейтенант',
    sergeant: 'Сержант',
    recruit: 'Рекрут',
    saboteur: 'Ворожий диверсант',
  },
};
