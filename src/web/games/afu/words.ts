import { type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { VerbWords } from '../../table/layout.ts';

/** Why a figure alone does not decide. */
interface Reasons {
  readonly armour: string;
  readonly air: string;
  readonly ownArmour: string;
  readonly ownAir: string;
  readonly shelled: string;
  readonly rocket: string;
  readonly downed: string;
}
export interface Words {
  readonly steps: readonly [event: string, preparation: string, auction: string, battle: string, recruitment: string];
  readonly phase: readonly [invasion: string, war: string];
  readonly before: string;
  readonly round: (n: number) => string;
  readonly reserve: string;
  readonly next: string;
  readonly left: (n: number) => string;
  readonly weHit: string;
  readonly theyHit: string;
  readonly destroyed: string;
  readonly survives: string;
  readonly held: string;
  readonly lost: string;
  readonly undefended: string;
  readonly panic: string;
  /** Nobody faces the invader, and yet it brings no panic card. */
  readonly noPanic: string;
  readonly hospital: string;
  readonly front: string;
  readonly support: string;
  /** What a card's values come to with bonuses, in the order attack, defence, support; only those that have grown. */
  readonly withBonus: (values: readonly (number | undefined)[]) => string;
  readonly column: (n: number) => string;
  readonly noEnemy: string;
  readonly mine: string;
  readonly chooses: string;
  /** Under the figures of a phone, in a word. */
  readonly heaps: Readonly<
    Record<'panic' | 'hospital' | 'trophies' | 'decks' | 'reserve' | 'events' | 'achievements', string>
  >;
  readonly ready: string;
  readonly sum: string;
  readonly sums: readonly [trophies: string, panic: string, hospital: string, points: string];
  readonly why: Reasons;
  readonly whyShort: Reasons;
  readonly objective: string;
  readonly roundEvents: string;
  readonly needs: (demand: 'attack' | 'defence', n: number) => string;
  readonly vp: string;
  readonly rp: string;
  readonly budget: (n: number) => string;
  readonly lastBattle: string;
  readonly zones: {
    readonly enemies: string;
    readonly enemyDiscard: string;
    readonly panic: string;
    readonly yours: string;
    readonly hospital: string;
    readonly trophies: string;
    readonly foes: string;
    readonly objectives: string;
    readonly achievements: string;
    readonly secret: string;
    readonly events: string;
    readonly deck: string;
    readonly discard: string;
    readonly captured: string;
    readonly removed: string;
    readonly late: string;
    readonly used: string;
    readonly stack: string;
    readonly aid: string;
    readonly points: string;
  };
  readonly close: string;
  readonly empty: string;
  readonly hand: (n: number) => string;
  readonly handPays: (n: number) => string;
  readonly recon: string;
  readonly fetch: string;
  readonly swap: string;
  readonly keep: string;
  readonly auction: string;
  readonly bids: string;
  readonly leads: (who: string) => string;
  readonly youLead: string;
  /** The question of an auction whose figures are in view. */
  readonly bidShortly: (objective: string, bid: number) => string;
  readonly noBid: string;
  readonly passes: (who: string) => string;
  /** Of the bids that are drawn green. */
  readonly enoughFrom: (needed: number) => string;
  /** Of the bids that are drawn red. */
  readonly bluffsFrom: (least: number) => string;
  /** Of an invader that was pressed. */
  readonly isInvader: string;
  readonly enemyBids: string;
  readonly offered: string;
  readonly best: (n: number) => string;
  readonly startBattle: string;
  readonly noMoreBuying: string;
  readonly noBidding: string;
  readonly skipBonus: string;
  readonly dropNothing: string;
  readonly usesBonus: (card: string) => string;
  /** So many points are missing to buy it. */
  readonly lacks: (n: number) => string;
  /** What an event asks for, by its name. */
  readonly eventAsks: Readonly<Record<'discard' | 'cycle', (event: string) => string>>;
  readonly calm: string;
  readonly onlyCalm: (points: number) => string;
  readonly nothingToBuy: (points: number) => string;
  /** The same on a phone. */
  readonly calmBrief: string;
  readonly place: (card: string, column: number, row: 'defend' | 'support') => string;
  readonly buys: (card: string) => string;
  readonly buysFor: (cost: number) => string;
  readonly keeps: (card: string) => string;
  /** Over the account of a game that was lost. */
  readonly lostWith: string;
  /** Of an achievement that is counted in a deck. */
  readonly atLeast: string;
  readonly placesWhere: (card: string) => string;
  readonly placesWhat: (column: number) => string;
  readonly emptyHand: string;
  readonly after: (n: number) => string;
  readonly toDiscard: string;
  readonly bidOf: (n: number) => string;
  /** So many points take the objective. */
  readonly threshold: (points: string) => string;
  readonly bidWins: string;
  readonly bidShort: string;
  readonly bidEmpty: string;
  readonly total: string;
  /** What of it is counted, how far it came, and how far it should have. */
  readonly short: (what: string, have: number, need: number) => string;
  readonly bothMet: string;
  readonly tooMuchPanic: (have: number, most: number) => string;
  /** What made the difference at the end, with both sums. */
  readonly decided: Readonly<Record<'objectives' | 'achievements' | 'panic', (most: number, least: number) => string>>;
  readonly panicCards: string;
}

const minus = (n: number): string => String(n).replace('-', '−');
const grown = (title: string, names: readonly string[], values: readonly (number | undefined)[]): string => {
  const said = values.flatMap((n, i) => (n === undefined ? [] : [`${names[i]} ${n}`]));
  return said.length === 0 ? '' : `${title}: ${said.join(', ')}`;
};
export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    steps: ['Подія', 'Підготовка', 'Аукціон', 'Бій', 'Мобілізація'],
    phase: ['Вторгнення', 'Повномасштабна війна'],
    before: 'перед першим раундом',
    round: (n) => `раунд ${n}`,
    reserve: 'загальний резерв',
    next: 'наступна',
    left: (n) => `лишилося ${n}`,
    weHit: 'ми → ворог',
    theyHit: 'ворог → ми',
    destroyed: 'знищено',
    survives: 'не знищено',
    held: 'вистояли',
    lost: 'у госпіталь',
    undefended: 'без захисту',
    panic: 'паніка',
    noPanic: 'без паніки',
    hospital: 'госпіталь',
    front: 'захист',
    support: 'підтримка',
    withBonus: (values) => grown('З бонусом', ['атака', 'захист', 'підтримка'], values),
    column: (n) => `колонка ${n}`,
    noEnemy: 'ворога немає',
    mine: 'Ваш фронт',
    chooses: 'ще обирає',
    heaps: {
      panic: 'паніка',
      hospital: 'госпіталь',
      trophies: 'трофеї',
      decks: 'колоди',
      reserve: 'допомога',
      events: 'події',
      achievements: 'очки',
    },
    ready: 'чекає на бій',
    sum: 'Підсумок бою',
    sums: ['у трофеї', 'карт паніки', 'у госпіталь', 'ОМ з руки'],
    whyShort: {
      armour: 'посилений захист: звичайна атака не пробиває',
      air: 'потрібна ППО чи авіація',
      ownArmour: 'звичайна атака вас не пробиває',
      ownAir: 'вас збиває лише ППО чи авіація',
      shelled: 'артилерія б’є по підтримці',
      rocket: 'якщо вціліє, резерв зміниться',
      downed: 'авіація піде в госпіталь',
    },
    why: {
      armour: 'посилений захист: звичайна атака його не пробиває',
      air: 'повітряна ціль: потрібна ППО чи авіація',
      ownArmour: 'ваш посилений захист витримує звичайну атаку',
      ownAir: 'вашу авіацію збиває лише ППО чи авіація',
      shelled: 'артилерія: карта підтримки йде в госпіталь, навіть якщо ворога знищено',
      rocket: 'ракетний удар: якщо ворог уціліє, загальний резерв зміниться',
      downed: 'подія: ваша авіація після бою йде в госпіталь',
    },
    objective: 'Об’єкт раунду',
    roundEvents: 'Події раунду',
    needs: (demand, n) =>
      `${slavic(n, { one: 'очко', few: 'очки', many: 'очок' })} ${demand === 'attack' ? 'атаки' : 'захисту'}`,
    vp: 'ПО',
    rp: 'ОМ',
    budget: (n) => `У вас ${n} ОМ`,
    lastBattle: 'Чим скінчився бій',
    zones: {
      enemies: 'колода ворогів',
      enemyDiscard: 'скид ворогів',
      panic: 'паніка',
      yours: 'у вас',
      hospital: 'госпіталь',
      trophies: 'трофеї',
      foes: 'ворогів',
      objectives: 'об’єктів',
      achievements: 'досягнення',
      secret: 'таємне',
      events: 'події',
      deck: 'колода',
      discard: 'скид',
      captured: 'захопив ворог',
      removed: 'поза грою',
      late: 'узято після бою',
      used: 'на об’єкт',
      stack: 'у стосі',
      aid: 'карт допомоги',
      points: 'переможні очки',
    },
    close: 'Закрити',
    empty: 'порожньо',
    hand: (n) => `на руці ${slavic(n, { one: 'карта', few: 'карти', many: 'карт' })}`,
    handPays: (n) => `невикористані карти: +${n} ОМ`,
    recon: 'Розвідка: верхні карти вашої колоди ворогів',
    fetch: 'Госпіталь: яку карту взяти',
    swap: 'Госпіталь: яку карту повернути',
    keep: 'Таємне досягнення',
    auction: 'Деблокада: аукціон',
    bids: 'ставки',
    leads: (who) => `${who} веде`,
    youLead: 'ви ведете',
    bidShortly: (objective, bid) =>
      bid > 0
        ? `«${objective}»: ставка ${bid}. Поставте більше або пасуйте.`
        : `«${objective}»: скільки очок дасте картами? Без ставок кожен бере карту паніки.`,
    noBid: 'ставок ще немає',
    passes: (who) => `${who} пасує`,
    enoughFrom: (needed) => `зелені ставки: досить для деблокади (від ${needed}); нижчі лише відвертають паніку`,
    bluffsFrom: (least) => `червоні ставки (від ${least}) рука не сплатить`,
    isInvader: 'Це ворог. Оберіть свою карту, а тоді місце навпроти нього.',
    enemyBids: 'ставка ворога',
    offered: 'викладено',
    best: (n) => `рука дає щонайбільше ${n}`,
    startBattle: 'Почати бій',
    noMoreBuying: 'Завершити мобілізацію',
    noBidding: 'Пас',
    skipBonus: 'Не використовувати бонуси',
    dropNothing: 'Нічого не скидати',
    usesBonus: (card) => `Бонус карти «${card}»`,
    lacks: (n) => `Не вистачає ${n} ОМ.`,
    eventAsks: {
      discard: (event) => `Подія «${event}»: скиньте карту.`,
      cycle: (event) => `Подія «${event}»: скиньте карту і візьміть нову.`,
    },
    calm: 'Повернути карту паніки',
    onlyCalm: (n) => `Мобілізація: у вас ${n} ОМ. Поверніть карту паніки або завершіть.`,
    nothingToBuy: (n) => `Мобілізація: у вас ${n} ОМ, на жодну карту не вистачає.`,
    calmBrief: 'повернути',
    place: (card, column, row) => `«${card}» → ${row === 'defend' ? 'захист' : 'підтримка'}, колонка ${column}`,
    buys: (card) => `Мобілізувати карту «${card}»`,
    buysFor: (cost) => `Мобілізувати за ${cost} ОМ`,
    keeps: (card) => `Залишити «${card}»`,
    lostWith: 'Партію програно. Ось які очки були на столі:',
    atLeast: 'щонайменше стільки: карти, що лежать у колоді, не враховано',
    placesWhat: (n) => `Яку карту викласти в колонку ${n}?`,
    placesWhere: (card) => `Куди викласти карту «${card}»? На місцях видно, що з цього вийде.`,
    emptyHand: 'Рука порожня: нові карти прийдуть на початку раунду.',
    after: (n) => `лишиться ${n} ОМ`,
    toDiscard: 'карта йде у ваш скид і згодом прийде на руку',
    bidOf: (n) => `Ставка ${n}`,
    threshold: (points) => `на об’єкт треба ${points}`,
    bidWins: 'якщо не переб’ють, об’єкт ваш',
    bidShort: 'менше за поріг: об’єкт лишиться, але паніки не буде',
    bidEmpty: 'рука цього не сплатить: підуть усі карти з такими очками, а об’єкт лишиться',
    total: 'Разом',
    short: (what, have, need) => `${what}: ${have}, треба ${need}`,
    bothMet: '0: виконали обоє (AFU-22.2)',
    tooMuchPanic: (have, most) => `карт паніки ${have}, дозволено ${most}`,
    decided: {
      objectives: (most, least) => `Вирішили об’єкти: ${most} проти ${least}.`,
      achievements: (most, least) => `Вирішили досягнення: ${most} проти ${least}.`,
      panic: (most, least) => `Вирішили карти паніки: ${minus(most)} проти ${minus(least)}.`,
    },
    panicCards: 'Карти паніки',
  },
  ru: {
    steps: ['Событие', 'Подготовка', 'Аукцион', 'Бой', 'Мобилизация'],
    phase: ['Вторжение', 'Полномасштабная война'],
    before: 'перед первым раундом',
    round: (n) => `раунд ${n}`,
    reserve: 'общий резерв',
    next: 'следующая',
    left: (n) => `осталось ${n}`,
    weHit: 'мы → враг',
    theyHit: 'враг → мы',
    destroyed: 'уничтожен',
    survives: 'не уничтожено',
    held: 'выстояли',
    lost: 'в госпиталь',
    undefended: 'без защиты',
    panic: 'паника',
    noPanic: 'без паники',
    hospital: 'госпиталь',
    front: 'защита',
    support: 'поддержка',
    withBonus: (values) => grown('С бонусом', ['атака', 'защита', 'поддержка'], values),
    column: (n) => `колонка ${n}`,
    noEnemy: 'врага нет',
    mine: 'Ваш фронт',
    chooses: 'ещё выбирает',
    heaps: {
      panic: 'паника',
      hospital: 'госпиталь',
      trophies: 'трофеи',
      decks: 'колоды',
      reserve: 'помощь',
      events: 'события',
      achievements: 'очки',
    },
    ready: 'ждёт боя',
    sum: 'Итог боя',
    sums: ['в трофеи', 'карт паники', 'в госпиталь', 'ОМ с руки'],
    whyShort: {
      armour: 'усиленная защита: обычная атака не пробивает',
      air: 'нужна ПВО или авиация',
      ownArmour: 'обычная атака вас не пробивает',
      ownAir: 'вас сбивает только ПВО или авиация',
      shelled: 'артиллерия бьёт по поддержке',
      rocket: 'если уцелеет, резерв сменится',
      downed: 'авиация уйдёт в госпиталь',
    },
    why: {
      armour: 'усиленная защита: обычная атака её не пробивает',
      air: 'воздушная цель: нужна ПВО или авиация',
      ownArmour: 'ваша усиленная защита выдержит обычную атаку',
      ownAir: 'вашу авиацию сбивает только ПВО или авиация',
      shelled: 'артиллерия: карта поддержки уходит в госпиталь, даже если враг уничтожен',
      rocket: 'ракетный удар: если враг уцелеет, общий резерв сменится',
      downed: 'событие: ваша авиация после боя уходит в госпиталь',
    },
    objective: 'Объект раунда',
    roundEvents: 'События раунда',
    needs: (demand, n) =>
      `${slavic(n, { one: 'очко', few: 'очка', many: 'очков' })} ${demand === 'attack' ? 'атаки' : 'защиты'}`,
    vp: 'ПО',
    rp: 'ОМ',
    budget: (n) => `У вас ${n} ОМ`,
    lastBattle: 'Чем кончился бой',
    zones: {
      enemies: 'колода врагов',
      enemyDiscard: 'сброс врагов',
      panic: 'паника',
      yours: 'у вас',
      hospital: 'госпиталь',
      trophies: 'трофеи',
      foes: 'врагов',
      objectives: 'объектов',
      achievements: 'достижения',
      secret: 'тайное',
      events: 'события',
      deck: 'колода',
      discard: 'сброс',
      captured: 'захватил враг',
      removed: 'вне игры',
      late: 'взято после боя',
      used: 'на объект',
      stack: 'в стопке',
      aid: 'карт помощи',
      points: 'победные очки',
    },
    close: 'Закрыть',
    empty: 'пусто',
    hand: (n) => `в руке ${slavic(n, { one: 'карта', few: 'карты', many: 'карт' })}`,
    handPays: (n) => `неиспользованные карты: +${n} ОМ`,
    recon: 'Разведка: верхние карты вашей колоды врагов',
    fetch: 'Госпиталь: какую карту взять',
    swap: 'Госпиталь: какую карту вернуть',
    keep: 'Тайное достижение',
    auction: 'Деблокада: аукцион',
    bids: 'ставки',
    leads: (who) => `${who} ведёт`,
    youLead: 'вы ведёте',
    bidShortly: (objective, bid) =>
      bid > 0
        ? `«${objective}»: ставка ${bid}. Поставьте больше или пасуйте.`
        : `«${objective}»: сколько очков дадите картами? Без ставок каждый берёт карту паники.`,
    noBid: 'ставок ещё нет',
    passes: (who) => `${who} пасует`,
    enoughFrom: (needed) => `зелёные ставки: достаточно для деблокады (от ${needed}); меньшие лишь спасают от паники`,
    bluffsFrom: (least) => `красные ставки (от ${least}) рука не оплатит`,
    isInvader: 'Это враг. Выберите свою карту, а потом место напротив него.',
    enemyBids: 'ставка врага',
    offered: 'выложено',
    best: (n) => `рука даёт самое большее ${n}`,
    startBattle: 'Начать бой',
    noMoreBuying: 'Завершить мобилизацию',
    noBidding: 'Пас',
    skipBonus: 'Не использовать бонусы',
    dropNothing: 'Ничего не сбрасывать',
    usesBonus: (card) => `Бонус карты «${card}»`,
    lacks: (n) => `Не хватает ${n} ОМ.`,
    eventAsks: {
      discard: (event) => `Событие «${event}»: сбросьте карту.`,
      cycle: (event) => `Событие «${event}»: сбросьте карту и возьмите новую.`,
    },
    calm: 'Вернуть карту паники',
    onlyCalm: (n) => `Мобилизация: у вас ${n} ОМ. Верните карту паники или завершите.`,
    nothingToBuy: (n) => `Мобилизация: у вас ${n} ОМ, ни на одну карту не хватает.`,
    calmBrief: 'вернуть',
    place: (card, column, row) => `«${card}» → ${row === 'defend' ? 'защита' : 'поддержка'}, колонка ${column}`,
    buys: (card) => `Мобилизовать карту «${card}»`,
    buysFor: (cost) => `Мобилизовать за ${cost} ОМ`,
    keeps: (card) => `Оставить «${card}»`,
    lostWith: 'Партия проиграна. Вот какие очки были на столе:',
    atLeast: 'не меньше: карты, лежащие в колоде, не учтены',
    placesWhat: (n) => `Какую карту выложить в колонку ${n}?`,
    placesWhere: (card) => `Куда выложить карту «${card}»? На местах видно, что из этого выйдет.`,
    emptyHand: 'Рука пуста: новые карты придут в начале раунда.',
    after: (n) => `останется ${n} ОМ`,
    toDiscard: 'карта идёт в ваш сброс и придёт в руку позже',
    bidOf: (n) => `Ставка ${n}`,
    threshold: (points) => `на объект нужно ${points}`,
    bidWins: 'если не перебьют, объект ваш',
    bidShort: 'меньше порога: объект останется, но паники не будет',
    bidEmpty: 'рука этого не оплатит: уйдут все карты с такими очками, а объект останется',
    total: 'Всего',
    short: (what, have, need) => `${what}: ${have}, нужно ${need}`,
    bothMet: '0: выполнили оба (AFU-22.2)',
    tooMuchPanic: (have, most) => `карт паники ${have}, можно ${most}`,
    decided: {
      objectives: (most, least) => `Решили объекты: ${most} против ${least}.`,
      achievements: (most, least) => `Решили достижения: ${most} против ${least}.`,
      panic: (most, least) => `Решили карты паники: ${minus(most)} против ${minus(least)}.`,
    },
    panicCards: 'Карты паники',
  },
  en: {
    steps: ['Event', 'Preparation', 'Auction', 'Battle', 'Recruitment'],
    phase: ['Invasion', 'Full-Scale War'],
    before: 'before the first round',
    round: (n) => `round ${n}`,
    reserve: 'recruitment display',
    next: 'next',
    left: (n) => `${n} left`,
    weHit: 'we → invader',
    theyHit: 'invader → us',
    destroyed: 'destroyed',
    survives: 'survives',
    held: 'we hold',
    lost: 'to hospital',
    undefended: 'undefended',
    panic: 'panic',
    noPanic: 'no panic',
    hospital: 'hospital',
    front: 'defence',
    support: 'support',
    withBonus: (values) => grown('With the bonus', ['attack', 'defence', 'support'], values),
    column: (n) => `column ${n}`,
    noEnemy: 'no invader',
    mine: 'Your front',
    chooses: 'still choosing',
    heaps: {
      panic: 'panic',
      hospital: 'hospital',
      trophies: 'trophies',
      decks: 'decks',
      reserve: 'aid',
      events: 'events',
      achievements: 'points',
    },
    ready: 'ready',
    sum: 'Battle result',
    sums: ['trophies', 'panic cards', 'to hospital', 'RP from hand'],
    whyShort: {
      armour: 'enhanced defence: a normal attack fails',
      air: 'needs anti-air or an air unit',
      ownArmour: 'a normal attack cannot harm you',
      ownAir: 'only anti-air or an air unit can hit you',
      shelled: 'artillery hits the support',
      rocket: 'if it survives, the display changes',
      downed: 'your air units go to the hospital',
    },
    why: {
      armour: 'enhanced defence: a normal attack cannot break it',
      air: 'an air target: anti-air or an air unit is needed',
      ownArmour: 'your enhanced defence withstands a normal attack',
      ownAir: 'only anti-air and air units bring your air unit down',
      shelled: 'artillery: the support card goes to the hospital, even if the invader is destroyed',
      rocket: 'rocket strike: if the invader survives, the recruitment display is replaced',
      downed: 'event: your air units go to the hospital after the battle',
    },
    objective: 'This round’s objective',
    roundEvents: 'This round’s events',
    needs: (demand, n) => `${n} ${demand} ${n === 1 ? 'point' : 'points'}`,
    vp: 'VP',
    rp: 'RP',
    budget: (n) => `You have ${n} RP`,
    lastBattle: 'How the battle ended',
    zones: {
      enemies: 'invader deck',
      enemyDiscard: 'invader discard pile',
      panic: 'panic',
      yours: 'yours',
      hospital: 'hospital',
      trophies: 'trophies',
      foes: 'invaders',
      objectives: 'objectives',
      achievements: 'achievements',
      secret: 'secret',
      events: 'events',
      deck: 'deck',
      discard: 'discard pile',
      captured: 'captured by the invader',
      removed: 'out of the game',
      late: 'drawn after the battle',
      used: 'on the objective',
      stack: 'in the stack',
      aid: 'aid cards',
      points: 'victory points',
    },
    close: 'Close',
    empty: 'empty',
    hand: (n) => `${n} ${n === 1 ? 'card' : 'cards'} in hand`,
    handPays: (n) => `unspent cards: +${n} RP`,
    recon: 'Recon: the top cards of your invader deck',
    fetch: 'Hospital: which card to take',
    swap: 'Hospital: which card to bring back',
    keep: 'Secret achievement',
    auction: 'Auction for the objective',
    bids: 'bids',
    leads: (who) => `${who} leads`,
    youLead: 'you lead',
    bidShortly: (objective, bid) =>
      bid > 0
        ? `${objective}: the bid is ${bid}. Bid more or pass.`
        : `${objective}: how many points will you pay in cards? Without bids everyone takes a panic card.`,
    noBid: 'no bid yet',
    passes: (who) => `${who} passes`,
    enoughFrom: (needed) => `green bids take the objective (${needed} or more); lower ones only keep panic away`,
    bluffsFrom: (least) => `red bids (${least} or more) are beyond your hand`,
    isInvader: 'This is an invader. Choose a card of yours, then the place that faces it.',
    enemyBids: 'invader’s bid',
    offered: 'offered',
    best: (n) => `your hand gives ${n} at most`,
    startBattle: 'Start the battle',
    noMoreBuying: 'End recruitment',
    noBidding: 'Pass',
    skipBonus: 'Skip bonuses',
    dropNothing: 'Discard nothing',
    usesBonus: (card) => `Bonus of ${card}`,
    lacks: (n) => `${n} RP short.`,
    eventAsks: {
      discard: (event) => `Event ${event}: discard a card.`,
      cycle: (event) => `Event ${event}: discard a card and draw another.`,
    },
    calm: 'Return a panic card',
    onlyCalm: (n) => `Recruitment: you have ${n} RP. Return a panic card or end it.`,
    nothingToBuy: (n) => `Recruitment: you have ${n} RP, too few for any card.`,
    calmBrief: 'return',
    place: (card, column, row) => `${card} → ${row === 'defend' ? 'defence' : 'support'}, column ${column}`,
    buys: (card) => `Recruit ${card}`,
    buysFor: (cost) => `Recruit for ${cost} RP`,
    keeps: (card) => `Keep ${card}`,
    lostWith: 'The game is lost. These points were on the table:',
    atLeast: 'at least this many: the cards lying in the deck are not counted',
    placesWhat: (n) => `Which card goes into column ${n}?`,
    placesWhere: (card) => `Where should ${card} go? The places show what comes of it.`,
    emptyHand: 'Your hand is empty: new cards come at the start of a round.',
    after: (n) => `${n} RP will be left`,
    toDiscard: 'the card goes to your discard pile and reaches your hand later',
    bidOf: (n) => `Bid ${n}`,
    threshold: (points) => `the objective needs ${points}`,
    bidWins: 'unless outbid, the objective is yours',
    bidShort: 'below the threshold: the objective stays, but no panic',
    bidEmpty: 'your hand cannot pay this: every card with such points goes, and the objective stays',
    total: 'Total',
    short: (what, have, need) => `${what}: ${have} of ${need}`,
    bothMet: '0: met by both (AFU-22.2)',
    tooMuchPanic: (have, most) => `${have} panic cards, at most ${most}`,
    decided: {
      objectives: (most, least) => `Objectives decided it: ${most} to ${least}.`,
      achievements: (most, least) => `Achievements decided it: ${most} to ${least}.`,
      panic: (most, least) => `Panic cards decided it: ${minus(most)} to ${minus(least)}.`,
    },
    panicCards: 'Panic cards',
  },
});
export const GLOSSARY_ICONS = [
  'heavy-bullets',
  'shield',
  'backup',
  'r-up',
  'rank-2',
  'laurels',
  'screaming',
  'hospital-cross',
  'trophy-cup',
  'missile-launcher',
  'jet-fighter',
  'incoming-rocket',
  'mine-explosion',
  'team-upgrade',
  'spyglass',
  'linked-rings',
] as const;

export const VERBS: Readonly<Record<string, VerbWords>> = {
  defend: { icon: 'shield', words: { uk: 'У лінію захисту', ru: 'В линию защиты', en: 'To the defence row' } },
  support: { icon: 'backup', words: { uk: 'У лінію підтримки', ru: 'В линию поддержки', en: 'To the support row' } },
  takeBack: { icon: 'return-arrow', words: { uk: 'Забрати назад', ru: 'Забрать назад', en: 'Take back' } },
  bonus: { icon: 'upgrade', words: { uk: 'Використати бонус', ru: 'Использовать бонус', en: 'Use a bonus' } },
  decline: { icon: 'r-x', words: { uk: 'Відмовитися від бонусу', ru: 'Отказаться от бонуса', en: 'Decline a bonus' } },
  swap: {
    icon: 'hospital-cross',
    words: { uk: 'Обміняти в госпіталі', ru: 'Обменять в госпитале', en: 'Swap with the hospital' },
  },
  drop: { icon: 'r-disc', words: { uk: 'Скинути карту ворога', ru: 'Сбросить карту врага', en: 'Discard an invader' } },
  putBack: { icon: 'return-arrow', words: { uk: 'Повернути на колоду', ru: 'Вернуть на колоду', en: 'Put back' } },
  discard: { icon: 'r-disc', words: { uk: 'Скинути карту', ru: 'Сбросить карту', en: 'Discard a card' } },
  cycle: { icon: 'card-exchange', words: { uk: 'Замінити карту', ru: 'Заменить карту', en: 'Replace a card' } },
  fetch: {
    icon: 'hospital-cross',
    words: { uk: 'Узяти з госпіталю', ru: 'Взять из госпиталя', en: 'Take from the hospital' },
  },
  offer: {
    icon: 'flag-objective',
    words: { uk: 'Викласти на об’єкт', ru: 'Выложить на объект', en: 'Use on the objective' },
  },
  buy: { icon: 'rank-2', words: { uk: 'Мобілізувати', ru: 'Мобилизовать', en: 'Recruit' } },
  calm: {
    icon: 'screaming',
    words: { uk: 'Повернути карту паніки', ru: 'Вернуть карту паники', en: 'Return a panic card' },
  },
  keep: {
    icon: 'ribbon-medal',
    words: { uk: 'Залишити досягнення', ru: 'Оставить достижение', en: 'Keep an achievement' },
  },
  amount: { icon: 'flag-objective', words: { uk: 'Зробити ставку', ru: 'Сделать ставку', en: 'Bid' } },
};
