import { slavic } from '../../../kernel/text.ts';
import { REFUSALS } from './refusals.ts';
import { TABLES } from './tables.ts';
import { figure, quoted } from './names.ts';
import type { Words } from './words.ts';

const invaders = (n: number): string => slavic(n, { one: 'враг', few: 'врага', many: 'врагов' });
const CAUSES = ['', 'три карты паники на руке', 'стопка паники исчерпана', 'враг захватил три объекта'] as const;
const VALUE = { attack: 'атаки', defence: 'защиты' } as const;
const OF_TYPE = {
  infantry: 'пехоты',
  tank: 'танковых войск',
  artillery: 'артиллерии',
  air: 'воздушных подразделений',
} as const;
const BADGE = {
  mechanised: 'механизированные',
  armoured: 'танкисты',
  artillery: 'артиллерия',
  airAssault: 'десант',
  territorial: 'тероборона',
  specialOps: 'спецоперации',
} as const;

export const ru: Words = {
  language: 'ru',
  title: 'ЗСУ (ВСУ)',
  aim: 'Отбивайте врага, пополняйте войско и деблокируйте объекты: побеждает тот, кто наберёт больше победных очков.',
  seats: ['Первая армия', 'Вторая армия'],
  hidden: 'закрытая карта',
  family: {
    none: '',
    starting: 'Стартовая карта',
    afu: 'Карта ВСУ',
    aid: 'Помощь',
    panic: 'Паника',
    flagInvader: 'Враг',
    numberedInvader: 'Враг',
    objective: 'Объект',
    event: 'Событие',
    promo: 'Событие (промо)',
    achievement: 'Достижение',
    firstPlayer: 'Метка',
  },
  type: { none: 'без типа', infantry: 'Пехота', tank: 'Танковые войска', artillery: 'Артиллерия', air: 'Авиация' },
  badge: { plain: 'без нарукавного знака', ...BADGE },
  mark: {
    enhAttack: 'Усиленная атака',
    enhDefence: 'Усиленная защита',
    reinforcements:
      'Подкрепление: только линия поддержки, делает атаку усиленной (по английским правилам лишь поддерживает)',
    enemyArtillery: 'Артиллерия врага: карта поддержки напротив уходит в госпиталь',
    rocketStrike: 'Ракетный удар: если уцелел, карты общего резерва заменяются',
    antiAir: 'Противовоздушная оборона',
    air: 'Воздушное подразделение: его уничтожают только авиация и ПВО',
  },
  number: ['I', 'II'],
  flag: ['жёлтый флажок', 'голубой флажок'],
  attack: 'атака',
  defence: 'защита',
  support: 'поддержка',
  points: VALUE,
  vp: (n) => `${figure(n)} ПО`,
  rp: (n) => `${n} ОМ`,
  panics: (n) => slavic(n, { one: 'карта паники', few: 'карты паники', many: 'карт паники' }),
  cost: (n) => `Цена ${n} ОМ`,
  pay: (n) => `Компенсация ${n} ОМ`,
  removePanic: 'Компенсация: верните карту паники',
  condition: (when) => {
    switch (when.is) {
      case 'destroyed':
        return `за этот ход уничтожено не менее ${when.least} (${invaders(when.least)})`;
      case 'badge':
        return `есть другая карта с нарукавным знаком «${BADGE[when.badge]}»`;
      case 'panicThisRound':
        return 'в этом раунде вы получили карту паники';
      case 'playedNormalDefence':
        return 'разыграна другая карта с обычной защитой';
      case 'playedEnhancedDefence':
        return 'разыграна другая карта с усиленной защитой';
      case 'objectiveOpen':
        return 'есть открытый объект';
    }
  },
  reward: (reward) => {
    switch (reward.gain) {
      case 'attackPlus':
        return `+${reward.n} к атаке`;
      case 'defencePlus':
        return `+${reward.n} к защите`;
      case 'supportPlus':
        return `+${reward.n} к поддержке`;
      case 'recruitPoints':
        return `+${reward.n} ОМ`;
      case 'panicShield':
        return 'следующую карту паники не получаете';
      case 'returnPanic':
        return 'верните карту паники из колоды, руки или сброса';
      case 'draw1':
        return 'возьмите карту';
      case 'recon3':
        return 'посмотрите 3 врагов, одного можете сбросить';
      case 'hospitalSwap':
        return 'вместо боя: в госпиталь, а оттуда на руку любую карту';
    }
  },
  bonus: (condition, reward) => (condition === '' ? `Бонус: ${reward}` : `Бонус, если ${condition}: ${reward}`),
  effect: (effect) => {
    switch (effect.does) {
      case 'buy':
        return `Каждый игрок сразу покупает карты общего резерва на ${effect.n} ОМ`;
      case 'cycle1':
        return 'Каждый игрок сбрасывает карту и берёт новую';
      case 'fewerInvaders':
        return 'В этом раунде на одного врага меньше';
      case 'panic':
        return 'Каждый игрок берёт карту паники';
      case 'airLoss':
        return 'Свои воздушные подразделения после боя уходят в госпиталь';
      case 'recon3':
        return 'Каждый игрок смотрит 3 врагов и может сбросить одного';
      case 'hospitalReturn':
        return 'Каждый игрок берёт на руку карту из госпиталя';
      case 'discard1':
        return 'Каждый игрок сбрасывает карту';
    }
  },
  chaining: 'Неотвратимость: откройте ещё одно событие',
  test: (test) => {
    switch (test.counts) {
      case 'trophies':
        return test.of === 'any'
          ? `Не менее ${test.least} уничтоженных врагов`
          : `Не менее ${test.least} уничтоженных карт ${OF_TYPE[test.of]} врага`;
      case 'deckType':
        return `Не менее ${test.least} карт ${OF_TYPE[test.of]} в колоде`;
      case 'deckBadge':
        return `Не менее ${test.least} карт с одинаковым нарукавным знаком в колоде`;
      case 'combined':
        return `Среди купленных карт в колоде: пехота ${test.infantry}, танки ${test.tank}, артиллерия ${test.artillery}, авиация ${test.air}`;
      case 'panic':
        return `Карт паники в колоде: не больше ${test.most}`;
      case 'bridges':
        return `Деблокированы все мосты: ${test.least} из ${test.least}`;
    }
  },
  threshold: (kind, demands, n) =>
    `${{ bridge: 'Мост', city: 'Город', ship: 'Корабль' }[kind]}: для деблокады ${n} ${VALUE[demands]}`,
  panicText: '−1 ПО в конце; занимает место на руке',
  firstText: 'Показывает, кто в этом раунде первый',
  prompts: {
    keepSecret: () => 'Оставьте себе одно тайное достижение.',
    place: () => 'Выкладывайте карты против врагов и используйте бонусы; пас начинает бой.',
    aftermath: () => 'Бой выполнил условия бонусов: воспользуйтесь или пасуйте.',
    auctionBonus: () => 'Используйте бонусы карт, потраченных на объект, или пасуйте.',
    recruit: (v) => `Мобилизация: у вас ${v['points']} ОМ.`,
    reconDrop: () => 'Разведка: можете сбросить одного из этих врагов.',
    reconReturn: () => 'Верните врагов на колоду; последний будет сверху.',
    discard: () => 'Событие: сбросьте карту.',
    cycle: () => 'Событие: сбросьте карту и возьмите новую.',
    fetch: () => 'Возьмите карту из госпиталя на руку.',
    bid: (v, card) =>
      `Аукцион, ${quoted(card(v['objective']))} (${v['vp']} ПО): нужно ${v['threshold']} ${v['demands'] === 1 ? 'защиты' : 'атаки'}, высшая ставка ${v['bid']}. ${v['backed'] === 1 ? 'Ставка или пас? Без ставок каждый берёт карту паники.' : 'Любое большее число или пас? Ставка сверх силы руки заберёт все годные карты.'}`,
    pay: (v, card) =>
      `${quoted(card(v['objective']))} (${v['vp']} ПО): выложите карты не меньше чем на ${v['bid']} ${v['demands'] === 1 ? 'защиты' : 'атаки'}.`,
    offer: (v, card) =>
      `${quoted(card(v['objective']))} (${v['vp']} ПО): нужно ${v['threshold']} ${v['demands'] === 1 ? 'защиты' : 'атаки'}, ставка врага ${v['bid']}, ваши карты дают ${v['worth']}. Используйте карты или завершите.`,
  },
  options: {
    pass: 'Пас',
    done: 'Готово',
    bid: (n) => `Ставка ${n}`,
    keep: (c, what) => `Оставить ${quoted(c)}: ${what}`,
    defend: (c, n) => `${quoted(c)} в линию защиты, колонка ${n}`,
    support: (c, n) => `${quoted(c)} в линию поддержки, колонка ${n}`,
    takeBack: (c, row) => `Забрать ${quoted(c)} назад (${row})`,
    bonus: (c, r, from) => `${quoted(c)}: ${r}${from === '' ? '' : ` (${from})`}`,
    decline: (c) => `${quoted(c)}: без бонуса`,
    swap: (c, f) => `${quoted(c)} в госпиталь, ${quoted(f)} на руку`,
    drop: (c) => `Сбросить ${quoted(c)}`,
    putBack: (c) => `Вернуть ${quoted(c)}`,
    discard: (c) => `Сбросить ${quoted(c)}`,
    cycle: (c) => `Сбросить ${quoted(c)} и взять карту`,
    fetch: (c) => `Взять ${quoted(c)}`,
    offer: (c) => `Использовать ${quoted(c)}`,
    buy: (c, n) => `Мобилизовать ${quoted(c)} за ${n} ОМ`,
    calm: (from) => `Вернуть карту паники: ${from}`,
  },
  from: ['', 'из руки', 'из сброса', 'из колоды'],
  zones: {
    deck: 'личная колода',
    hand: 'рука',
    late: 'взято после боя',
    discard: 'личный сброс',
    hospital: 'госпиталь',
    defence1: 'линия защиты 1',
    defence2: 'линия защиты 2',
    defence3: 'линия защиты 3',
    support1: 'линия поддержки 1',
    support2: 'линия поддержки 2',
    support3: 'линия поддержки 3',
    used: 'использовано на объект',
    calmed: 'возвращённая паника',
    invaderDeck: 'колода врагов',
    invaderDiscard: 'сброс врагов',
    attack1: 'линия атаки 1',
    attack2: 'линия атаки 2',
    attack3: 'линия атаки 3',
    enemySupport1: 'поддержка врага 1',
    enemySupport2: 'поддержка врага 2',
    enemySupport3: 'поддержка врага 3',
    aside: 'отложено',
    recon: 'разведка',
    trophies: 'трофеи',
    secret: 'тайное достижение',
    open1: 'общий резерв, место 1',
    open2: 'общий резерв, место 2',
    open3: 'общий резерв, место 3',
    open4: 'общий резерв, место 4',
    open5: 'общий резерв, место 5',
    afuDeck: 'колода карт ВСУ',
    struck: 'уничтожены ракетами',
    aid: 'международная помощь',
    panic: 'стопка паники',
    achievements: 'общие достижения',
    achievementBox: 'прочие достижения',
    numberI: 'враги I',
    numberII: 'враги II',
    eventDeck: 'колода событий',
    events: 'разыгранные события',
    pile: 'стопка объектов',
    captured: 'захвачено врагом',
    bid: 'ставка врага',
    box: 'коробка',
  },
  settings: {
    players: 'Игроки',
    edition: 'Издание правил',
    kalyna: '«Червона калина»',
    difficulty: 'Сложность соло',
    first: 'Первый игрок',
    colour: 'Цвет',
  },
  values: {
    1: 'один (соло)',
    2: 'двое',
    true: 'да',
    false: 'нет',
    easy: 'легко',
    hard: 'трудно',
    incredible: 'невероятно трудно',
    random: 'случайно',
    one: 'первая армия',
    two: 'вторая армия',
    yellow: 'жёлтый',
    blue: 'голубой',
    uk: 'украинское',
    en: 'английское',
  },
  refusals: REFUSALS.ru,
  refused: (rule) => `Правила этого не позволяют (${rule}).`,
  facts: {
    round: (n, first) => `— Раунд ${n}, первая: ${first} —`,
    phase: (war) => (war ? '=== Полномасштабная война ===' : '=== Вторжение ==='),
    event: (c, text) => `Открыто: ${c}. ${text}`,
    placed: (who, c, row) => `${who}: ${quoted(c)} — ${row}.`,
    ready: (who) => `${who} готова к бою.`,
    bonusUsed: (who, c) => `${who} использует бонус ${quoted(c)}.`,
    bonusDeclined: (who, c) => `${who} отказывается от бонуса ${quoted(c)}.`,
    panicTaken: (who) => `${who} получает карту паники.`,
    panicPrevented: (who) => `${who}: карта паники предотвращена.`,
    panicReturned: (who, from) => `${who} возвращает карту паники ${from}.`,
    fought: (who, n, destroyed, beaten, shelled) =>
      `${who}, колонка ${n}: враг ${destroyed ? 'уничтожен' : 'уцелел'}, защитник ${beaten ? 'в госпитале' : 'выстоял'}${shelled ? '; артиллерия попала в поддержку' : ''}.`,
    undefended: (who, n) => `${who}, колонка ${n}: защиты нет.`,
    rocket: () => 'Ракетный удар: карты общего резерва заменены.',
    budget: (who, n) => `${who} имеет ${n} ОМ.`,
    bought: (who, c, n) => `${who} мобилизует ${quoted(c)} за ${n} ОМ.`,
    bid: (who, n) => `${who}: ставка ${n}.`,
    passed: (who) => `${who} пасует.`,
    bidFailed: (who, n) =>
      `${who} не может оплатить ставку ${n}: все карты с такими очками потрачены, а объект остаётся.`,
    taken: (who, c) => `${who} деблокирует объект ${quoted(c)}!`,
    stays: (c) => `${quoted(c)} остаётся в стопке.`,
    captured: (c) => `Враг захватывает объект ${quoted(c)}.`,
    lost: (cause) => `Поражение: ${CAUSES[cause]}.`,
    achieved: (who, c) => `${who}: достижение ${quoted(c)}.`,
    scored: (who, n) => `${who}: ${figure(n)} ПО.`,
  },
  table: TABLES.ru,
  outcome: {
    ended: (byShip) => (byShip ? 'Крейсер «Москва» открыт: раунд был последний.' : 'Стопка паники исчерпана.'),
    won: (who) => `Победа: ${who}.`,
    draw: 'Ничья.',
    donate: 'Правила советуют сделать взнос защитникам Украины и сыграть ещё раз.',
    byPanic: 'Очков поровну: решает меньшее число карт паники.',
    total: (who, n) => `${who}: всего ${figure(n)} ПО`,
    rank: (rank, n) => `${n} ПО: ${rank}.`,
    lost: (cause) => `Игра проиграна: ${CAUSES[cause]}.`,
    notMet: 'не выполнено',
    bothMet: 'выполнили оба, поэтому очков никто не получает',
    secret: 'тайное',
  },
  ranks: {
    ironGeneral: 'Железный генерал',
    general: 'Генерал',
    colonel: 'Полковник',
    major: 'Майор',
    captain: 'Капитан',
    lieutenant: 'Лейтенант',
    sergeant: 'Сержант',
    recruit: 'Рекрут',
    saboteur: 'Вражеский диверсант',
  },
};
