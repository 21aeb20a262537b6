import { slavic } from '../../../kernel/text.ts';
import { isPaid, toTake } from './asked.ts';
import { REFUSALS } from './refusals.ts';
import { TABLES } from './tables.ts';
import { figure, quoted } from './names.ts';
import type { Words } from './words.ts';

const invaders = (n: number): string => slavic(n, { one: 'ворога', few: 'ворогів', many: 'ворогів' });
const CAUSES = ['', 'три карти паніки на руці', 'стос паніки вичерпано', 'ворог захопив три об’єкти'] as const;
const VALUE = { attack: 'атаки', defence: 'захисту' } as const;
const points = (n: number, of: keyof typeof VALUE): string =>
  `${slavic(n, { one: 'очко', few: 'очки', many: 'очок' })} ${VALUE[of]}`;
/** What an objective asks for, by the number that prompts carry. */
const asked = (n: number | undefined, demands: number | undefined): string =>
  points(n ?? 0, demands === 1 ? 'defence' : 'attack');
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

/** What a solo auction would come to, by its verdict. */
const VERDICTS = [
  'об’єкт лишиться, а паніки не буде',
  'об’єкт лишиться, а ви візьмете паніку',
  'об’єкт захопить ворог',
  'об’єкт захопить ворог, а ви візьмете паніку',
  'об’єкт ваш',
] as const;

export const uk: Words = {
  language: 'uk',
  title: 'ЗСУ',
  aim: 'Відбивайте ворога, поповнюйте військо та деблокуйте об’єкти: перемагає той, хто набере більше переможних очок.',
  aimAlone:
    'Відбивайте ворога й деблокуйте об’єкти: що більше переможних очок, то вище звання. Поразка — три карти паніки на руці, порожній стос паніки або три об’єкти, захоплені ворогом.',
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
    firstPlayer: 'Карта першого гравця',
  },
  type: { none: 'без типу', infantry: 'Піхота', tank: 'Танкові війська', artillery: 'Артилерія', air: 'Авіація' },
  badge: { plain: 'без нарукавного знака', ...BADGE },
  reinforcements: {
    enhance: 'Підкріплення: лише лінія підтримки, робить атаку посиленою',
    support: 'Підкріплення: лише лінія підтримки',
  },
  mark: {
    reinforcements:
      'Підкріплення: лише лінія підтримки, робить атаку посиленою (за англійськими правилами лише підтримує)',
    enemyArtillery: 'Артилерія ворога: карта підтримки навпроти йде у госпіталь',
    rocketStrike: 'Ракетний удар: якщо ворога не знищено, карти загального резерву замінюють',
    antiAir: 'Протиповітряна оборона',
    air: 'Повітряний підрозділ: його можуть знищити лише авіація та ППО',
  },
  number: ['I', 'II'],
  flag: ['жовтий прапорець', 'блакитний прапорець'],
  attack: 'атака',
  enhancedAttack: 'посилена атака',
  enhancedDefence: 'посилений захист',
  defence: 'захист',
  support: 'підтримка',
  points,
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
        return 'наступної карти паніки ви не отримаєте';
      case 'returnPanic':
        return 'поверніть карту паніки з колоди, руки або скиду';
      case 'draw1':
        return 'візьміть карту';
      case 'recon3':
        return 'подивіться 3 верхні карти своєї колоди ворогів; одну можете скинути';
      case 'hospitalSwap':
        return 'замість бою покладіть цю карту в госпіталь і візьміть звідти на руку будь-яку іншу';
    }
  },
  bonus: (condition, reward) => (condition === '' ? `Бонус: ${reward}` : `Бонус, якщо ${condition}: ${reward}`),
  effect: (effect) => {
    switch (effect.does) {
      case 'buy':
        return `Кожен гравець може одразу придбати карти загального резерву на ${effect.n} ОМ`;
      case 'cycle1':
        return 'Кожен гравець скидає карту і бере нову';
      case 'fewerInvaders':
        return 'Цього раунду в лінії атаки на 1 карту ворога менше';
      case 'panic':
        return 'Кожен гравець бере карту паніки';
      case 'airLoss':
        return 'Повітряні підрозділи гравців після бою йдуть у госпіталь';
      case 'recon3':
        return 'Кожен гравець дивиться 3 верхні карти своєї колоди ворогів і може скинути одну';
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
    `${{ bridge: 'Міст', city: 'Місто', island: 'Острів', ship: 'Корабель' }[kind]}: для деблокади потрібно ${points(n, demands)}`,
  panicText: '−1 ПО наприкінці гри; займає місце на руці',
  firstText: 'Показує, хто цього раунду ходить першим',
  prompts: {
    keepSecret: () => 'Залиште собі одне таємне досягнення.',
    place: () => 'Викладайте карти проти ворогів і використовуйте бонуси. Готово? Починайте бій.',
    aftermath: () => 'Після бою стали доступні бонуси. Використайте їх або пасуйте.',
    auctionBonus: () => 'Використайте бонуси карт, витрачених на деблокаду, або пасуйте.',
    recruit: (v) => `Мобілізація: у вас ${v['points']} ОМ. Оберіть карти до своєї колоди або завершіть.`,
    reconDrop: () => 'Розвідка: можете скинути одну з цих карт ворога.',
    reconReturn: () => 'Покладіть карти на колоду ворогів: остання буде верхньою.',
    discard: () => 'Подія: скиньте карту.',
    cycle: () => 'Подія: скиньте карту і візьміть нову.',
    fetch: () => 'Візьміть карту з госпіталю на руку.',
    bid: (v, card) =>
      `${quoted(card(v['objective']))}, ${v['vp']} ПО: треба ${asked(v['threshold'], v['demands'])}${(v['bid'] ?? 0) > 0 ? `, ставка ${v['bid']}` : ''}. ${(v['bid'] ?? 0) > 0 ? 'Поставте більше або пасуйте.' : 'Зробіть ставку або пасуйте; без ставок — паніка.'}`,
    pay: (v, card) =>
      `Об’єкт ${quoted(card(v['objective']))} (${v['vp']} ПО): викладіть карти щонайменше на ${asked(v['bid'], v['demands'])}; викладено на ${v['worth']}${isPaid(v) ? ', досить' : ''}.`,
    offer: (v, card) =>
      `${quoted(card(v['objective']))}, ${v['vp']} ПО: треба ${asked(toTake(v), v['demands'])}, ворог ставить ${v['bid']}, у вас ${v['worth']}. Якщо завершити, ${VERDICTS[v['verdict'] ?? 0]}.`,
  },
  leaveOpen: (says, columns) => `${says} (захисту немає: колонка ${columns})`,
  leave: {
    place: 'Почати бій',
    aftermath: 'Не використовувати бонуси',
    auctionBonus: 'Не використовувати бонуси',
    recruit: 'Завершити мобілізацію',
    reconDrop: 'Нічого не скидати',
    pay: 'Використати карти',
    offer: 'Завершити деблокаду',
  },
  options: {
    pass: 'Пас',
    done: 'Готово',
    bid: (n) => `Ставка ${n}`,
    bidFor: (n, o) => `${n === undefined ? 'Пас' : `Ставка ${n}`}: об’єкт ${quoted(o)}`,
    keep: (c, what) => `Залишити досягнення ${quoted(c)}: ${what}`,
    defend: (c, n) => `У лінію захисту, колонка ${n}: ${quoted(c)}`,
    support: (c, n) => `У лінію підтримки, колонка ${n}: ${quoted(c)}`,
    takeBack: (c, row) => `Забрати назад карту ${quoted(c)} (${row})`,
    bonus: (c, r, from) => `${quoted(c)}: ${r}${from === '' ? '' : ` (${from})`}`,
    decline: (c, r) => `${quoted(c)}: відмовитися від бонусу (${r})`,
    nothingToScout: 'колода ворогів порожня: дивитися нема чого',
    swap: (c, f) => `Обмін: ${quoted(c)} → госпіталь, ${quoted(f)} → рука`,
    drop: (c) => `Скинути карту ${quoted(c)}`,
    putBack: (c) => `Повернути на колоду карту ${quoted(c)}`,
    discard: (c) => `Скинути карту ${quoted(c)}`,
    cycle: (c) => `Скинути карту ${quoted(c)} і взяти нову`,
    fetch: (c) => `Узяти карту ${quoted(c)}`,
    offer: (c) => `Використати карту ${quoted(c)}`,
    buy: (c, n) => `Мобілізувати карту ${quoted(c)} за ${n} ОМ`,
    calm: (from) => `Повернути карту паніки (${from})`,
  },
  from: ['', 'з руки', 'зі скиду', 'з колоди'],
  zones: {
    deck: 'особиста колода',
    hand: 'рука',
    late: 'узято після бою',
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
    difficulty: 'Складність самостійної гри',
    first: 'Перший гравець',
    colour: 'Колір',
  },
  values: {
    1: 'один',
    2: 'двоє',
    true: 'так',
    false: 'ні',
    easy: 'легко',
    hard: 'складно',
    incredible: 'неймовірно складно',
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
    round: (n, first) => (first === undefined ? `— Раунд ${n} —` : `— Раунд ${n}. Починає ${first} —`),
    phase: (war) => (war ? '=== Повномасштабна війна ===' : '=== Вторгнення ==='),
    event: (c, text) => `Відкрито: ${c}. ${text}`,
    spent: (who, c) => `${who} витрачає на об’єкт карту ${quoted(c)}.`,
    placed: (who, c, row) => `${who} викладає карту ${quoted(c)}: ${row}.`,
    scoutDropped: (who, c) => `${who} скидає з розвіданих карт ворога: ${quoted(c)}.`,
    scoutReturned: (who, c, top) =>
      c === ''
        ? `${who} повертає розвідану карту на колоду ворога.`
        : `${who} повертає на колоду ворога карту ${quoted(c)}${top ? ': вона верхня' : ''}.`,
    secretKept: (who, c) => `${who} залишає таємне досягнення${c === '' ? '' : `: ${quoted(c)}`}.`,
    fetched: (who, c) => `${who} забирає з госпіталю карту ${quoted(c)}.`,
    ready: (who) => `${who} чекає на бій.`,
    bonusUsed: (who, c) => `${who} використовує бонус карти ${quoted(c)}.`,
    bonusDeclined: (who, c) => `${who} відмовляється від бонусу карти ${quoted(c)}.`,
    panicTaken: (who) => `${who} отримує карту паніки.`,
    panicPrevented: (who) => `${who}: карту паніки відвернено.`,
    panicReturned: (who, from) => `${who} повертає карту паніки ${from}.`,
    fought: (who, n, destroyed, beaten, shelled) =>
      `Колонка ${n} · ${who}: ворога ${destroyed ? 'знищено' : 'не знищено'}, захисник ${beaten ? 'у госпіталі' : 'вистояв'}${shelled ? '; артилерія влучила в підтримку' : ''}.`,
    undefended: (who, n) => `Колонка ${n} · ${who}: захисту немає.`,
    rocket: () => 'Ракетний удар: карти загального резерву замінено.',
    budget: (who, n) => `${who}: ${n} ОМ на мобілізацію.`,
    bought: (who, c, n) => `${who} мобілізує карту ${quoted(c)} за ${n} ОМ.`,
    bid: (who, n) => `${who}: ставка ${n}.`,
    passed: (who) => `${who} пасує.`,
    bidFailed: (who, n) =>
      `${who} не може сплатити ставку ${n}: усі карти з такими очками витрачено, а об’єкт лишається.`,
    taken: (who, c) => `${who} деблокує об’єкт ${quoted(c)}.`,
    stays: (c) => `Об’єкт ${quoted(c)} лишається зверху стосу.`,
    captured: (c) => `Ворог захоплює об’єкт ${quoted(c)}.`,
    lost: (cause) => `Поразка: ${CAUSES[cause]}.`,
    achieved: (who, c) => `${who}: досягнення ${quoted(c)}.`,
    scored: (who, n) => `${who}: ${figure(n)} ПО.`,
  },
  table: TABLES.uk,
  outcome: {
    ended: (byShip) => (byShip ? 'Відкрито крейсер «Москва»: це був останній раунд.' : 'Стос паніки вичерпано.'),
    won: (who) => `Перемога: ${who}.`,
    draw: 'Нічия.',
    donate: 'Правила радять зробити внесок захисникам України і зіграти ще раз.',
    byPanic: 'Очок порівну: перемагає той, у кого менше карт паніки.',
    total: (who, n) => `${who}: разом ${figure(n)} ПО`,
    rank: (rank, n) => `${n} ПО: ${rank}.`,
    lost: (cause) => `Партію програно: ${CAUSES[cause]}.`,
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
