import { type Language, slavic } from '../../../kernel/text.ts';
import type { VerbWords } from '../../table/layout.ts';

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
  readonly hospital: string;
  readonly front: string;
  readonly support: string;
  readonly column: (n: number) => string;
  readonly noEnemy: string;
  readonly mine: string;
  readonly chooses: string;
  readonly ready: string;
  readonly sum: string;
  readonly sums: readonly [trophies: string, panic: string, hospital: string, points: string];
  readonly why: {
    readonly armour: string;
    readonly air: string;
    readonly ownArmour: string;
    readonly ownAir: string;
    readonly shelled: string;
    readonly rocket: string;
    readonly downed: string;
  };
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
  readonly noBid: string;
  readonly enemyBids: string;
  readonly offered: string;
  readonly best: (n: number) => string;
  readonly startBattle: string;
  readonly noMoreBuying: string;
  readonly noBidding: string;
  readonly skipBonus: string;
  readonly calm: string;
  readonly place: (card: string, column: number, row: 'defend' | 'support') => string;
  readonly buys: (card: string) => string;
  readonly after: (n: number) => string;
  readonly toDiscard: string;
  readonly bidOf: (n: number) => string;
  readonly bidWins: string;
  readonly bidShort: string;
  readonly bidEmpty: string;
  readonly total: string;
  readonly notMet: string;
  readonly bothMet: string;
  readonly panicCards: string;
  readonly glossary: readonly (readonly [string, string])[];
}

export const WORDS: Readonly<Record<Language, Words>> = {
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
    held: 'встояли',
    lost: 'у госпіталь',
    undefended: 'без захисту',
    panic: 'паніка',
    hospital: 'госпіталь',
    front: 'захист',
    support: 'підтримка',
    column: (n) => `колонка ${n}`,
    noEnemy: 'ворога немає',
    mine: 'Ваш фронт',
    chooses: 'ще обирає',
    ready: 'готова до бою',
    sum: 'Підсумок бою',
    sums: ['у трофеї', 'паніки', 'у госпіталь', 'ОМ з руки'],
    why: {
      armour: 'посилений захист: звичайна атака його не бере',
      air: 'повітряна ціль: потрібна ППО чи авіація',
      ownArmour: 'ваш посилений захист витримує звичайну атаку',
      ownAir: 'вашу авіацію збиває лише ППО чи авіація',
      shelled: 'артилерія: карта підтримки йде до госпіталю, навіть якщо ворога знищено',
      rocket: 'ракетний удар: якщо ворог уціліє, загальний резерв зміниться',
      downed: 'подія: своя авіація після бою йде до госпіталю',
    },
    objective: 'Об’єкт раунду',
    roundEvents: 'Події раунду',
    needs: (demand, n) => `${n} ${demand === 'attack' ? 'атаки' : 'захисту'}`,
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
    },
    close: 'Закрити',
    empty: 'порожньо',
    hand: (n) => `рука ${slavic(n, { one: 'карта', few: 'карти', many: 'карт' })}`,
    handPays: (n) => `решта дасть +${n} ОМ`,
    recon: 'Розвідка: верхні вороги вашої колоди',
    fetch: 'Госпіталь: яку карту взяти',
    swap: 'Госпіталь: кого повернути',
    keep: 'Таємне досягнення',
    auction: 'Аукціон за об’єкт',
    bids: 'ставки',
    leads: (who) => `${who} веде`,
    noBid: 'ставок ще немає',
    enemyBids: 'ставка ворога',
    offered: 'викладено',
    best: (n) => `рука дає щонайбільше ${n}`,
    startBattle: 'Почати бій',
    noMoreBuying: 'Завершити мобілізацію',
    noBidding: 'Не торгуватися',
    skipBonus: 'Без бонусів',
    calm: 'Повернути паніку',
    place: (card, column, row) => `«${card}» → ${row === 'defend' ? 'захист' : 'підтримка'}, колонка ${column}`,
    buys: (card) => `Мобілізувати «${card}»`,
    after: (n) => `лишиться ${n} ОМ`,
    toDiscard: 'карта йде у ваш скид і прийде в руку згодом',
    bidOf: (n) => `Ставка ${n}`,
    bidWins: 'якщо не переб’ють, об’єкт ваш',
    bidShort: 'менше за поріг: об’єкт лишиться, але паніки не буде',
    bidEmpty: 'рука цього не сплатить: підуть усі карти з такими очками, а об’єкт лишиться',
    total: 'Разом',
    notMet: 'не виконано',
    bothMet: 'виконали обоє',
    panicCards: 'Карти паніки',
    glossary: [
      ['атака', 'порівнюють із захистом навпроти: рівного досить'],
      ['захист', 'якщо атака ворога не менша, карта йде у госпіталь'],
      ['підтримка', 'додається і до атаки, і до захисту карти попереду'],
      [
        'посилене',
        'червоний кут угорі — посилена атака, синій унизу — посилений захист: його бере лише посилена атака',
      ],
      ['очки мобілізації', 'дають карти, що лишилися в руці: на них купують нові'],
      ['переможні очки', 'об’єкти й досягнення; кожна карта паніки забирає одне'],
      ['паніка', 'карта за кожного ворога, проти якого нікого немає'],
      ['госпіталь', 'сюди йдуть розбиті карти; повертають їх медики та події'],
      ['трофеї', 'знищені вороги й деблоковані об’єкти'],
      ['ППО', 'може знищити повітряного ворога; діє й з підтримки'],
      ['авіація', 'піхота, танки й артилерія без ППО її не знищать'],
      ['ракетний удар', 'якщо ворог уцілів, карти загального резерву замінюють'],
      ['артилерія ворога', 'карта підтримки навпроти йде у госпіталь'],
      ['підкріплення', 'лише в підтримку; робить атаку посиленою (за англійськими правилами — ні)'],
      ['розвідка', 'подивіться трьох верхніх ворогів, одного можна скинути'],
      ['невідворотність', 'після цієї події відкривають ще одну'],
    ],
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
    survives: 'уцелеет',
    held: 'устояли',
    lost: 'в госпиталь',
    undefended: 'без защиты',
    panic: 'паника',
    hospital: 'госпиталь',
    front: 'защита',
    support: 'поддержка',
    column: (n) => `колонка ${n}`,
    noEnemy: 'врага нет',
    mine: 'Ваш фронт',
    chooses: 'ещё выбирает',
    ready: 'готова к бою',
    sum: 'Итог боя',
    sums: ['в трофеи', 'паники', 'в госпиталь', 'ОМ с руки'],
    why: {
      armour: 'усиленная защита: обычная атака её не берёт',
      air: 'воздушная цель: нужна ПВО или авиация',
      ownArmour: 'ваша усиленная защита выдержит обычную атаку',
      ownAir: 'вашу авиацию сбивает только ПВО или авиация',
      shelled: 'артиллерия: карта поддержки уходит в госпиталь, даже если враг уничтожен',
      rocket: 'ракетный удар: если враг уцелеет, общий резерв сменится',
      downed: 'событие: своя авиация после боя уходит в госпиталь',
    },
    objective: 'Объект раунда',
    roundEvents: 'События раунда',
    needs: (demand, n) => `${n} ${demand === 'attack' ? 'атаки' : 'защиты'}`,
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
    },
    close: 'Закрыть',
    empty: 'пусто',
    hand: (n) => `рука ${slavic(n, { one: 'карта', few: 'карты', many: 'карт' })}`,
    handPays: (n) => `остаток даст +${n} ОМ`,
    recon: 'Разведка: верхние враги вашей колоды',
    fetch: 'Госпиталь: какую карту взять',
    swap: 'Госпиталь: кого вернуть',
    keep: 'Тайное достижение',
    auction: 'Аукцион за объект',
    bids: 'ставки',
    leads: (who) => `${who} ведёт`,
    noBid: 'ставок ещё нет',
    enemyBids: 'ставка врага',
    offered: 'выложено',
    best: (n) => `рука даёт самое большее ${n}`,
    startBattle: 'Начать бой',
    noMoreBuying: 'Завершить мобилизацию',
    noBidding: 'Не торговаться',
    skipBonus: 'Без бонусов',
    calm: 'Вернуть панику',
    place: (card, column, row) => `«${card}» → ${row === 'defend' ? 'защита' : 'поддержка'}, колонка ${column}`,
    buys: (card) => `Мобилизовать «${card}»`,
    after: (n) => `останется ${n} ОМ`,
    toDiscard: 'карта идёт в ваш сброс и придёт в руку позже',
    bidOf: (n) => `Ставка ${n}`,
    bidWins: 'если не перебьют, объект ваш',
    bidShort: 'меньше порога: объект останется, но паники не будет',
    bidEmpty: 'рука этого не оплатит: уйдут все карты с такими очками, а объект останется',
    total: 'Всего',
    notMet: 'не выполнено',
    bothMet: 'выполнили оба',
    panicCards: 'Карты паники',
    glossary: [
      ['атака', 'сравнивают с защитой напротив: равного достаточно'],
      ['защита', 'если атака врага не меньше, карта уходит в госпиталь'],
      ['поддержка', 'добавляется и к атаке, и к защите карты впереди'],
      [
        'усиленное',
        'красный угол вверху — усиленная атака, синий внизу — усиленная защита: её берёт только усиленная атака',
      ],
      ['очки мобилизации', 'дают карты, оставшиеся в руке: на них покупают новые'],
      ['победные очки', 'объекты и достижения; каждая карта паники отнимает одно'],
      ['паника', 'карта за каждого врага, против которого никого нет'],
      ['госпиталь', 'сюда уходят разбитые карты; возвращают их медики и события'],
      ['трофеи', 'уничтоженные враги и деблокированные объекты'],
      ['ПВО', 'может уничтожить воздушного врага; действует и из поддержки'],
      ['авиация', 'пехота, танки и артиллерия без ПВО её не уничтожат'],
      ['ракетный удар', 'если враг уцелел, карты общего резерва заменяют'],
      ['артиллерия врага', 'карта поддержки напротив уходит в госпиталь'],
      ['подкрепление', 'только в поддержку; делает атаку усиленной (по английским правилам — нет)'],
      ['разведка', 'посмотрите трёх верхних врагов, одного можно сбросить'],
      ['неотвратимость', 'после этого события открывают ещё одно'],
    ],
  },
  en: {
    steps: ['Event', 'Preparation', 'Auction', 'Battle', 'Recruitment'],
    phase: ['Invasion', 'Full-Scale War'],
    before: 'before the first round',
    round: (n) => `round ${n}`,
    reserve: 'general reserve',
    next: 'next',
    left: (n) => `${n} left`,
    weHit: 'we → enemy',
    theyHit: 'enemy → we',
    destroyed: 'destroyed',
    survives: 'survives',
    held: 'we hold',
    lost: 'to hospital',
    undefended: 'undefended',
    panic: 'panic',
    hospital: 'hospital',
    front: 'defence',
    support: 'support',
    column: (n) => `column ${n}`,
    noEnemy: 'no enemy',
    mine: 'Your front',
    chooses: 'still choosing',
    ready: 'ready',
    sum: 'What the battle comes to',
    sums: ['trophies', 'panic', 'to hospital', 'RP from hand'],
    why: {
      armour: 'enhanced defence: a normal attack does nothing to it',
      air: 'an air target: anti-air or an air unit is needed',
      ownArmour: 'your enhanced defence withstands a normal attack',
      ownAir: 'only anti-air and air units bring your air unit down',
      shelled: 'artillery: the support card goes to hospital, even if the enemy is destroyed',
      rocket: 'rocket strike: if the enemy survives, the reserve is replaced',
      downed: 'event: own air units go to hospital after the battle',
    },
    objective: 'Objective of the round',
    roundEvents: 'Events of the round',
    needs: (demand, n) => `${n} ${demand}`,
    vp: 'VP',
    rp: 'RP',
    budget: (n) => `You have ${n} RP`,
    lastBattle: 'How the battle ended',
    zones: {
      enemies: 'enemy deck',
      enemyDiscard: 'enemy discard',
      panic: 'panic',
      yours: 'yours',
      hospital: 'hospital',
      trophies: 'trophies',
      foes: 'enemies',
      objectives: 'objectives',
      achievements: 'achievements',
      secret: 'secret',
      events: 'events',
      deck: 'deck',
      discard: 'discard',
      captured: 'taken by the enemy',
      removed: 'out of the game',
      late: 'drawn after the battle',
      used: 'on the objective',
    },
    close: 'Close',
    empty: 'empty',
    hand: (n) => `hand ${n} ${n === 1 ? 'card' : 'cards'}`,
    handPays: (n) => `the rest gives +${n} RP`,
    recon: 'Recon: the top enemies of your deck',
    fetch: 'Hospital: which card to take',
    swap: 'Hospital: whom to bring back',
    keep: 'Secret achievement',
    auction: 'Auction of the objective',
    bids: 'bids',
    leads: (who) => `${who} leads`,
    noBid: 'no bid yet',
    enemyBids: 'the enemy bids',
    offered: 'laid down',
    best: (n) => `your hand gives ${n} at most`,
    startBattle: 'Begin the battle',
    noMoreBuying: 'End recruitment',
    noBidding: 'No bid',
    skipBonus: 'No bonus',
    calm: 'Return panic',
    place: (card, column, row) => `${card} → ${row === 'defend' ? 'defence' : 'support'}, column ${column}`,
    buys: (card) => `Recruit ${card}`,
    after: (n) => `${n} RP will be left`,
    toDiscard: 'the card goes to your discard and comes to hand later',
    bidOf: (n) => `Bid ${n}`,
    bidWins: 'unless outbid, the objective is yours',
    bidShort: 'below the threshold: the objective stays, but no panic',
    bidEmpty: 'your hand cannot pay this: every card with such points goes, and the objective stays',
    total: 'Total',
    notMet: 'not met',
    bothMet: 'met by both',
    panicCards: 'Panic cards',
    glossary: [
      ['attack', 'is compared with the defence opposite: equal is enough'],
      ['defence', 'if the enemy attack is not lower, the card goes to hospital'],
      ['support', 'is added to attack and defence of the card in front'],
      [
        'enhanced',
        'red angle above: enhanced attack; blue one below: enhanced defence, which only an enhanced attack beats',
      ],
      ['recruitment points', 'come from the cards left in hand: they buy new ones'],
      ['victory points', 'objectives and achievements; each panic card takes one away'],
      ['panic', 'a card for each enemy that nobody faces'],
      ['hospital', 'beaten cards go here; medics and events bring them back'],
      ['trophies', 'destroyed enemies and relieved objectives'],
      ['anti-air', 'may destroy air enemies; works from support as well'],
      ['air', 'infantry, tanks and artillery without anti-air cannot destroy it'],
      ['rocket strike', 'if the enemy survives, the open cards of the reserve are replaced'],
      ['enemy artillery', 'the support card opposite goes to hospital'],
      ['reinforcements', 'support only; makes the attack enhanced (not by the English rulebook)'],
      ['recon', 'look at the top three enemies, one may be dropped'],
      ['chaining', 'after this event one more is revealed'],
    ],
  },
};
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
  defend: { icon: 'shield', words: { uk: 'У лінію захисту', ru: 'В линию защиты', en: 'Into the defence row' } },
  support: { icon: 'backup', words: { uk: 'У лінію підтримки', ru: 'В линию поддержки', en: 'Into the support row' } },
  takeBack: { icon: 'return-arrow', words: { uk: 'Забрати назад', ru: 'Забрать назад', en: 'Take back' } },
  bonus: { icon: 'upgrade', words: { uk: 'Використати бонус', ru: 'Использовать бонус', en: 'Use a bonus' } },
  decline: { icon: 'r-x', words: { uk: 'Відмовитися від бонусу', ru: 'Отказаться от бонуса', en: 'Decline a bonus' } },
  swap: {
    icon: 'hospital-cross',
    words: { uk: 'Обмін з госпіталем', ru: 'Обмен с госпиталем', en: 'Swap with the hospital' },
  },
  drop: { icon: 'r-disc', words: { uk: 'Скинути ворога', ru: 'Сбросить врага', en: 'Drop an enemy' } },
  putBack: { icon: 'return-arrow', words: { uk: 'Повернути на колоду', ru: 'Вернуть на колоду', en: 'Put back' } },
  discard: { icon: 'r-disc', words: { uk: 'Скинути карту', ru: 'Сбросить карту', en: 'Discard a card' } },
  cycle: { icon: 'card-exchange', words: { uk: 'Замінити карту', ru: 'Заменить карту', en: 'Cycle a card' } },
  fetch: {
    icon: 'hospital-cross',
    words: { uk: 'Узяти з госпіталю', ru: 'Взять из госпиталя', en: 'Take from the hospital' },
  },
  offer: {
    icon: 'flag-objective',
    words: { uk: 'Викласти на об’єкт', ru: 'Выложить на объект', en: 'Use on the objective' },
  },
  buy: { icon: 'rank-2', words: { uk: 'Мобілізувати', ru: 'Мобилизовать', en: 'Recruit' } },
  calm: { icon: 'screaming', words: { uk: 'Повернути паніку', ru: 'Вернуть панику', en: 'Return panic' } },
  keep: {
    icon: 'ribbon-medal',
    words: { uk: 'Залишити досягнення', ru: 'Оставить достижение', en: 'Keep an achievement' },
  },
  amount: { icon: 'flag-objective', words: { uk: 'Ставка', ru: 'Ставка', en: 'Bid' } },
};
