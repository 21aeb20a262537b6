import { slavic } from '../../../kernel/text.ts';
import { isPaid, toTake } from './asked.ts';
import { REFUSALS } from './refusals.ts';
import { TABLES } from './tables.ts';
import { figure, quoted } from './names.ts';
import type { Words } from './words.ts';

const CAUSES = ['', 'три карты паники в руке', 'стопка паники исчерпана', 'враг захватил три объекта'] as const;
const VALUE = { attack: 'атаки', defence: 'защиты' } as const;
const points = (n: number, of: keyof typeof VALUE): string =>
  `${slavic(n, { one: 'очко', few: 'очка', many: 'очков' })} ${VALUE[of]}`;
/** What an objective asks for, by the number that prompts carry. */
const asked = (n: number | undefined, demands: number | undefined): string =>
  points(n ?? 0, demands === 1 ? 'defence' : 'attack');
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

/** What a solo auction would come to, by its verdict. */
const VERDICTS = [
  'объект останется, а паники не будет',
  'объект останется, а вы возьмёте панику',
  'объект захватит враг',
  'объект захватит враг, а вы возьмёте панику',
  'объект ваш',
] as const;

export const ru: Words = {
  language: 'ru',
  title: 'ЗСУ (ВСУ)',
  aim: 'Отбивайте врага, пополняйте войско и деблокируйте объекты: побеждает тот, кто наберёт больше победных очков.',
  aimAlone:
    'Отбивайте врага и деблокируйте объекты: чем больше победных очков, тем выше звание. Поражение — три карты паники в руке, пустая стопка паники или три объекта, захваченных врагом.',
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
    firstPlayer: 'Карта первого игрока',
  },
  type: { none: 'без типа', infantry: 'Пехота', tank: 'Танковые войска', artillery: 'Артиллерия', air: 'Авиация' },
  badge: { plain: 'без нарукавного знака', ...BADGE },
  reinforcements: {
    enhance: 'Подкрепление: только линия поддержки, делает атаку усиленной',
    support: 'Подкрепление: только линия поддержки',
  },
  mark: {
    reinforcements:
      'Подкрепление: только линия поддержки, делает атаку усиленной (по английским правилам лишь поддерживает)',
    enemyArtillery: 'Артиллерия врага: карта поддержки напротив уходит в госпиталь',
    rocketStrike: 'Ракетный удар: если враг не уничтожен, карты общего резерва заменяют',
    antiAir: 'Противовоздушная оборона',
    air: 'Воздушное подразделение: его могут уничтожить только авиация и ПВО',
  },
  number: ['I', 'II'],
  flag: ['жёлтый флажок', 'голубой флажок'],
  attack: 'атака',
  enhancedAttack: 'усиленная атака',
  enhancedDefence: 'усиленная защита',
  defence: 'защита',
  support: 'поддержка',
  points,
  vp: (n) => `${figure(n)} ПО`,
  rp: (n) => `${n} ОМ`,
  panics: (n) => slavic(n, { one: 'карта паники', few: 'карты паники', many: 'карт паники' }),
  cost: (n) => `Цена ${n} ОМ`,
  pay: (n) => `Компенсация ${n} ОМ`,
  removePanic: 'Компенсация: верните карту паники',
  condition: (when) => {
    switch (when.is) {
      case 'destroyed':
        return `за этот ход уничтожено не менее ${when.least} ${when.least === 1 ? 'врага' : 'врагов'}`;
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
        return 'следующую карту паники вы не берёте';
      case 'returnPanic':
        return 'верните карту паники из колоды, руки или сброса';
      case 'draw1':
        return 'возьмите карту';
      case 'recon3':
        return 'посмотрите 3 верхние карты своей колоды врагов; одну можете сбросить';
      case 'hospitalSwap':
        return 'вместо боя положите эту карту в госпиталь и возьмите оттуда в руку любую другую';
    }
  },
  bonus: (condition, reward) => (condition === '' ? `Бонус: ${reward}` : `Бонус, если ${condition}: ${reward}`),
  effect: (effect) => {
    switch (effect.does) {
      case 'buy':
        return `Каждый игрок может сразу купить карты общего резерва на ${effect.n} ОМ`;
      case 'cycle1':
        return 'Каждый игрок сбрасывает карту и берёт новую';
      case 'fewerInvaders':
        return 'В этом раунде в линии атаки на 1 карту врага меньше';
      case 'panic':
        return 'Каждый игрок берёт карту паники';
      case 'airLoss':
        return 'Воздушные подразделения игроков после боя уходят в госпиталь';
      case 'recon3':
        return 'Каждый игрок смотрит 3 верхние карты своей колоды врагов и может сбросить одну';
      case 'hospitalReturn':
        return 'Каждый игрок берёт в руку карту из госпиталя';
      case 'discard1':
        return 'Каждый игрок сбрасывает карту';
    }
  },
  chaining: 'Неотвратимость: откройте ещё одно событие',
  test: (test) => {
    switch (test.counts) {
      case 'trophies':
        return test.of === 'any'
          ? `Уничтоженных врагов: не менее ${test.least}`
          : `Уничтоженных карт ${OF_TYPE[test.of]} врага: не менее ${test.least}`;
      case 'deckType':
        return `Карт ${OF_TYPE[test.of]} в колоде: не менее ${test.least}`;
      case 'deckBadge':
        return `Карт с одинаковым нарукавным знаком в колоде: не менее ${test.least}`;
      case 'combined':
        return `Среди купленных карт в колоде: пехота ${test.infantry}, танки ${test.tank}, артиллерия ${test.artillery}, авиация ${test.air}`;
      case 'panic':
        return `Карт паники в колоде: не больше ${test.most}`;
      case 'bridges':
        return `Деблокированы все мосты: ${test.least} из ${test.least}`;
    }
  },
  threshold: (kind, demands, n) =>
    `${{ bridge: 'Мост', city: 'Город', island: 'Остров', ship: 'Корабль' }[kind]}: для деблокады нужно ${points(n, demands)}`,
  panicText: '−1 ПО в конце игры; занимает место в руке',
  firstText: 'Показывает, кто в этом раунде ходит первым',
  prompts: {
    keepSecret: () => 'Оставьте себе одно тайное достижение.',
    place: () => 'Выкладывайте карты против врагов и используйте бонусы. Готово? Начинайте бой.',
    aftermath: () => 'После боя стали доступны бонусы. Используйте их или пасуйте.',
    auctionBonus: () => 'Используйте бонусы карт, потраченных на деблокаду, или пасуйте.',
    recruit: (v) => `Мобилизация: у вас ${v['points']} ОМ. Выберите карты в свою колоду или завершите.`,
    reconDrop: () => 'Разведка: можете сбросить одну из этих карт врага.',
    reconReturn: () => 'Положите карты на колоду врагов: последняя будет верхней.',
    discard: () => 'Событие: сбросьте карту.',
    cycle: () => 'Событие: сбросьте карту и возьмите новую.',
    fetch: () => 'Возьмите карту из госпиталя в руку.',
    bid: (v, card) =>
      `${quoted(card(v['objective']))}, ${v['vp']} ПО: нужно ${asked(v['threshold'], v['demands'])}${(v['bid'] ?? 0) > 0 ? `, ставка ${v['bid']}` : ''}. ${(v['bid'] ?? 0) > 0 ? 'Поставьте больше или пасуйте.' : 'Сделайте ставку или пасуйте; без ставок — паника.'}`,
    pay: (v, card) =>
      `Объект ${quoted(card(v['objective']))} (${v['vp']} ПО): выложите карты не меньше чем на ${asked(v['bid'], v['demands'])}; выложено на ${v['worth']}${isPaid(v) ? ', достаточно' : ''}.`,
    offer: (v, card) =>
      `${quoted(card(v['objective']))}, ${v['vp']} ПО: нужно ${asked(toTake(v), v['demands'])}, враг ставит ${v['bid']}, у вас ${v['worth']}. Если завершить, ${VERDICTS[v['verdict'] ?? 0]}.`,
  },
  leaveOpen: (says, columns) => `${says} (защиты нет: колонка ${columns})`,
  leave: {
    place: 'Начать бой',
    aftermath: 'Не использовать бонусы',
    auctionBonus: 'Не использовать бонусы',
    recruit: 'Завершить мобилизацию',
    reconDrop: 'Ничего не сбрасывать',
    pay: 'Использовать карты',
    offer: 'Завершить деблокаду',
  },
  options: {
    pass: 'Пас',
    done: 'Готово',
    bid: (n) => `Ставка ${n}`,
    bidFor: (n, o) => `${n === undefined ? 'Пас' : `Ставка ${n}`}: объект ${quoted(o)}`,
    keep: (c, what) => `Оставить достижение ${quoted(c)}: ${what}`,
    defend: (c, n) => `В линию защиты, колонка ${n}: ${quoted(c)}`,
    support: (c, n) => `В линию поддержки, колонка ${n}: ${quoted(c)}`,
    takeBack: (c, row) => `Забрать назад карту ${quoted(c)} (${row})`,
    bonus: (c, r, from) => `${quoted(c)}: ${r}${from === '' ? '' : ` (${from})`}`,
    decline: (c, r) => `${quoted(c)}: отказаться от бонуса (${r})`,
    nothingToScout: 'колода врагов пуста: смотреть нечего',
    swap: (c, f) => `Обмен: ${quoted(c)} → госпиталь, ${quoted(f)} → рука`,
    drop: (c) => `Сбросить карту ${quoted(c)}`,
    putBack: (c) => `Вернуть на колоду карту ${quoted(c)}`,
    discard: (c) => `Сбросить карту ${quoted(c)}`,
    cycle: (c) => `Сбросить карту ${quoted(c)} и взять новую`,
    fetch: (c) => `Взять карту ${quoted(c)}`,
    offer: (c) => `Использовать карту ${quoted(c)}`,
    buy: (c, n) => `Мобилизовать карту ${quoted(c)} за ${n} ОМ`,
    calm: (from) => `Вернуть карту паники (${from})`,
  },
  from: ['', 'с руки', 'из сброса', 'из колоды'],
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
    eventDeck: 'стопка событий',
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
    difficulty: 'Сложность одиночной игры',
    first: 'Первый игрок',
    colour: 'Цвет',
  },
  values: {
    1: 'один',
    2: 'двое',
    true: 'да',
    false: 'нет',
    easy: 'легко',
    hard: 'сложно',
    incredible: 'невероятно сложно',
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
    round: (n, first) => (first === undefined ? `— Раунд ${n} —` : `— Раунд ${n}. Начинает ${first} —`),
    phase: (war) => (war ? '=== Полномасштабная война ===' : '=== Вторжение ==='),
    event: (c, text) => `Открыто: ${c}. ${text}`,
    spent: (who, c) => `${who} тратит на объект карту ${quoted(c)}.`,
    placed: (who, c, row) => `${who} выкладывает карту ${quoted(c)}: ${row}.`,
    scoutDropped: (who, c) => `${who} сбрасывает из разведанных карт врага: ${quoted(c)}.`,
    scoutReturned: (who, c, top) =>
      c === ''
        ? `${who} возвращает разведанную карту на колоду врага.`
        : `${who} возвращает на колоду врага карту ${quoted(c)}${top ? ': она верхняя' : ''}.`,
    secretKept: (who, c) => `${who} оставляет тайное достижение${c === '' ? '' : `: ${quoted(c)}`}.`,
    fetched: (who, c) => `${who} забирает из госпиталя карту ${quoted(c)}.`,
    ready: (who) => `${who} ждёт боя.`,
    bonusUsed: (who, c) => `${who} использует бонус карты ${quoted(c)}.`,
    bonusDeclined: (who, c) => `${who} отказывается от бонуса карты ${quoted(c)}.`,
    panicTaken: (who) => `${who} получает карту паники.`,
    panicPrevented: (who) => `${who}: карта паники предотвращена.`,
    panicReturned: (who, from) => `${who} возвращает карту паники ${from}.`,
    fought: (who, n, destroyed, beaten, shelled) =>
      `Колонка ${n} · ${who}: враг ${destroyed ? 'уничтожен' : 'не уничтожен'}, защитник ${beaten ? 'в госпитале' : 'выстоял'}${shelled ? '; артиллерия попала в поддержку' : ''}.`,
    undefended: (who, n) => `Колонка ${n} · ${who}: защиты нет.`,
    rocket: () => 'Ракетный удар: карты общего резерва заменены.',
    budget: (who, n) => `${who}: ${n} ОМ на мобилизацию.`,
    bought: (who, c, n) => `${who} мобилизует карту ${quoted(c)} за ${n} ОМ.`,
    bid: (who, n) => `${who}: ставка ${n}.`,
    passed: (who) => `${who} пасует.`,
    bidFailed: (who, n) =>
      `${who} не может оплатить ставку ${n}: все карты с такими очками потрачены, а объект остаётся.`,
    taken: (who, c) => `${who} деблокирует объект ${quoted(c)}.`,
    stays: (c) => `Объект ${quoted(c)} остаётся сверху стопки.`,
    captured: (c) => `Враг захватывает объект ${quoted(c)}.`,
    lost: (cause) => `Поражение: ${CAUSES[cause]}.`,
    achieved: (who, c) => `${who}: достижение ${quoted(c)}.`,
    scored: (who, n) => `${who}: ${figure(n)} ПО.`,
  },
  table: TABLES.ru,
  outcome: {
    ended: (byShip) => (byShip ? 'Открыт крейсер «Москва»: это был последний раунд.' : 'Стопка паники исчерпана.'),
    won: (who) => `Победа: ${who}.`,
    draw: 'Ничья.',
    donate: 'Правила советуют сделать взнос защитникам Украины и сыграть ещё раз.',
    byPanic: 'Очков поровну: побеждает тот, у кого меньше карт паники.',
    total: (who, n) => `${who}: всего ${figure(n)} ПО`,
    rank: (rank, n) => `${n} ПО: ${rank}.`,
    lost: (cause) => `Партия проиграна: ${CAUSES[cause]}.`,
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
