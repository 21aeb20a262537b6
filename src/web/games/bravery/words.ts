import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { VerbWords } from '../../table/layout.ts';

export interface Words {
  readonly enemy: string;
  readonly display: string;
  readonly turned: string;
  readonly scouted: string;
  /** Icons in the order of the layout's list: name, and what it means. */
  readonly next: string;
  readonly kinds: { readonly offensive: string; readonly defence: string; readonly lull: string };
  readonly more: (percent: number) => string;
  readonly free: (n: number) => string;
  readonly occupied: (n: number) => string;
  /** Of one territory. */
  readonly isFree: string;
  readonly isOccupied: string;
  /** So many of its shields count in the battle at hand. */
  readonly countsNow: (n: number) => string;
  readonly nextTo: (places: string) => string;
  readonly aim: string;
  /** Of the sign on the territory that the enemy attacks next. */
  readonly aimed: string;
  readonly week: string;
  /** The same where nothing else says which week it is. */
  readonly planOf: (round: number) => string;
  /** Of the two plans of a single player. */
  readonly planNumber: (n: number) => string;
  /** Both of them are full. */
  readonly bothFull: string;
  readonly weekOf: (round: number) => string;
  /** A card that was put forward in the battle at hand. */
  readonly inBattle: (card: string) => string;
  readonly ofDays: (n: number) => string;
  readonly dayNames: readonly string[];
  readonly freeDays: (n: number) => string;
  readonly will: string;
  readonly team: string;
  readonly confirmed: string;
  readonly planning: string;
  readonly hand: (n: number) => string;
  /** What the figures over the week are, in the order in which they stand. */
  readonly figures: {
    readonly enemies: (n: number) => string;
    readonly display: (n: number, shields: number) => string;
    readonly offensive: (share: string) => string;
    readonly deck: (n: number) => string;
  };
  readonly deck: string;
  readonly discard: string;
  readonly steps: readonly [string, string, string, string];
  readonly shields: string;
  readonly crosshairs: string;
  /** Before a sum of them. */
  readonly told: { readonly shields: string; readonly crosshairs: string };
  readonly days: string;
  readonly defends: (n: number) => string;
  readonly planned: (n: number) => string;
  /** What will defend it after a secret operation. */
  readonly weakened: (n: number) => string;
  readonly left: (n: number) => string;
  readonly willAfter: (n: number) => string;
  readonly military: string;
  readonly need: string;
  readonly urgent: string;
  readonly people: string;
  readonly hostile: string;
  readonly enemyCard: string;
  readonly battles: string;
  readonly stands: string;
  readonly falls: (n: number) => string;
  /** What was scouted shows that no Offensive comes this week. */
  readonly quietWeek: string;
  readonly standsAny: string;
  readonly standsSome: (percent: number) => string;
  /** A card of the plans may still discard what the enemy turns up. */
  readonly mayCancel: (card: string) => string;
  readonly freed: string;
  /** Whatever one card the enemy turns up before, or with so many of them. */
  readonly freedAny: string;
  readonly freedSome: (percent: number) => string;
  /** More crosshairs than so many are needed, and so many are missing. */
  readonly lacks: (defence: number, n: number) => string;
  /** On the button, where that is so. */
  readonly anyway: string;
  /** So many shields do not count, because of what was put forward against them. */
  readonly shieldsGone: (n: number) => string;
  /** So many cards of Enemy Defence go all the same. */
  readonly wears: (n: number) => string;
  /** Neither with all that the plans have: attack, and the shields that are there. */
  readonly cannotHold: (land: string, attack: number, defence: number) => string;
  /** What is asked before an operation, with what it comes to. */
  readonly operationNow: (land: string, before: number, after: number) => string;
  /** Which of two plans a card goes to. */
  readonly whichPlan: (card: string) => string;
  /** What Volunteers in hand are asked. */
  readonly whichNeed: string;
  /** On a card that came this week. */
  readonly fresh: string;
  /** Of a card that lies in the plan of somebody else. */
  readonly planOwned: (who: string) => string;
  /** Cards that change hands. */
  readonly trade: {
    readonly giveOnly: (card: string, why: string) => string;
    readonly ask: (card: string, who: string) => string;
    readonly giveShort: (card: string, who: string) => string;
    readonly askShort: (card: string, who: string) => string;
  };
  /** Under the option of the host to decide for all. */
  readonly decides: string;
  /** Over the log, above what was dealt before the first week. */
  readonly deal: string;
  /** Before a territory is chosen: so many crosshairs are there. */
  readonly counterNow: (n: number) => string;
  readonly counterAt: (land: string) => string;
  readonly operationAt: (what: string) => string;
  readonly handOf: (name: string, n: number) => string;
  readonly needs: string;
  readonly weeks: string;
  /** How a game was lost when the enemy deck had run out: first what was reached. */
  /** Why it is won or lost, under a title that says which. */
  readonly ended: {
    readonly won: string;
    readonly everything: string;
    readonly needsOnly: (needs: number) => string;
    readonly landsOnly: (occupied: number) => string;
    readonly both: (free: number, all: number, needs: number) => string;
  };
  /** Of the copies in the deck so many bear the mark of the large table. */
  readonly withPlus: (copies: number, plus: number) => string;
  /** Under the figures of a phone, in a word. */
  readonly labels: Readonly<Record<'enemies' | 'needs' | 'display' | 'offensive' | 'deck' | 'team', string>>;
  /** What Will is for. */
  readonly willIs: (n: string) => string;
  /** On a card that does not go into the plan. */
  readonly unplanned: {
    readonly days: (n: number) => string;
    readonly will: (n: number) => string;
    readonly full: string;
    readonly noNeed: string;
    /** The hostile cards of a single player come before anything else. */
    readonly hostile: string;
  };
  /** All needs at the table, and how many of them are in plans. */
  readonly teamCovers: string;
  readonly needsPlanned: (planned: number, all: number) => string;
  readonly urgentLeft: (names: string) => string;
  /** On the button, by what comes of agreeing. */
  readonly agreeTo: {
    readonly stands: string;
    readonly falls: string;
    readonly attack: string;
    readonly fails: string;
    /** It frees nothing, and costs the enemy defence cards. */
    readonly wearing: string;
    readonly end: string;
    readonly refuse: string;
    readonly operation: string;
    readonly noOperation: string;
    readonly cancelEnemy: string;
    readonly keepEnemy: string;
    readonly target: (land: string) => string;
  };
  /** `time` is what is left of the limit; nothing if it is over. */
  readonly hostDecides: (who: string, time: string | undefined) => string;
}
const need = (n: number): string => slavic(n, { one: 'потреба', few: 'потреби', many: 'потреб' });
const territories = (n: number): string => slavic(n, { one: 'територія', few: 'території', many: 'територій' });
const needRu = (n: number): string => slavic(n, { one: 'потребность', few: 'потребности', many: 'потребностей' });
const territoriesRu = (n: number): string => slavic(n, { one: 'территория', few: 'территории', many: 'территорий' });
/** With the sign that is as wide as a plus. */
export const minus = (n: number): string => String(n).replace('-', '−');

export const WORDS: Readonly<Record<Language, Words>> = typeset({
  uk: {
    enemy: 'Ворог',
    display: 'Ворожа оборона',
    turned: 'Відкрито',
    scouted: 'Розвідано',
    next: 'Наступна карта',
    kinds: { offensive: 'Наступ', defence: 'Оборона', lull: 'Затишшя' },
    more: (percent) => `ворог відкриє ще одну: ${percent} %`,
    free: (n) => `вільних: ${n}`,
    occupied: (n) => `окупованих: ${n}`,
    isFree: 'вільна',
    isOccupied: 'окупована',
    countsNow: (n) => `у цій битві ${n}`,
    nextTo: (places) => `Сусіди: ${places}`,
    aim: 'щити: скільки треба здолати',
    aimed: 'ціль наступу ворога',
    week: 'Мій план',
    planOf: (round) => `План · тиждень ${round}`,
    planNumber: (n) => `План ${n}`,
    bothFull: 'Обидва плани повні. Можна підтверджувати.',
    inBattle: (card) => `${card}, виставлено в битву`,
    figures: {
      enemies: (n) => `Карт у колоді ворога: ${n}`,
      display: (n, shields) => `Ворожа оборона додає щитів: ${shields} (карт: ${n})`,
      offensive: (share) => `Наступна карта ворога — наступ: ${share}`,
      deck: (n) => `Карт у вашій колоді: ${n}`,
    },
    weekOf: (round) => `тиждень ${round}`,
    ofDays: (n) => `з ${slavic(n, { one: 'дня', few: 'днів', many: 'днів' })}`,
    dayNames: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд', '+1', '+2', '+3', '+4'],
    freeDays: (n) => `вільно: ${n}`,
    will: 'Воля',
    team: 'Плани команди',
    confirmed: 'готово',
    planning: 'планує',
    hand: (n) => `на руці: ${n}`,
    deck: 'колода',
    discard: 'відбій',
    steps: ['Добір', 'Планування', 'Ворожі дії', 'Дії гравців'],
    shields: 'щити',
    crosshairs: 'приціли',
    told: { shields: 'щитів', crosshairs: 'приціли проти щитів' },
    days: 'дні',
    defends: (n) => `Оборона території: ${n}`,
    weakened: (n) => `Після операції оборона цього тижня: ${n}`,
    planned: (n) => `Приціли в планах команди: ${n}`,
    left: (n) => `Вільних днів лишиться: ${n}`,
    willAfter: (n) => `Воля після цього: ${minus(n)}`,
    military: 'військові дії',
    need: 'потреба',
    urgent: 'термінова потреба',
    people: 'дії народу',
    hostile: 'ворожа дія',
    enemyCard: 'колода ворога',
    battles: 'Прогноз битв',
    stands: 'вистоїть',
    falls: (n) => `буде втрачено, бракує щитів: ${n}`,
    quietWeek: 'розвідка: наступу цього тижня не буде',
    standsAny: 'вистоїть, хоч що відкриє ворог',
    standsSome: (percent) => `вистоїть цього тижня: ${percent} %`,
    mayCancel: (card) => `карта «${card}» може скинути карту ворога`,
    freed: 'контрнаступ звільнить',
    freedAny: 'контрнаступ звільнить, хоч яку карту відкриє ворог',
    freedSome: (percent) => `контрнаступ звільнить: ${percent} %`,
    lacks: (defence, n) => `прицілів треба більше за ${defence}, бракує: ${n}`,
    anyway: 'Почати попри це',
    shieldsGone: (n) => `Дії народу прибирають щитів: ${n}.`,
    wears: (n) => `Ворог скине карт оборони: ${n}`,
    cannotHold: (land, attack, defence) =>
      `Наступ («${land}»): ${attack} проти ${defence}, впаде. Щитів у планах забракне.`,
    operationNow: (land, before, after) => `Таємна операція («${land}»): щитів ${before} → ${after}. Провести її?`,
    whichPlan: (card) => `Карта «${card}»: оберіть план для неї.`,
    whichNeed: 'Яку потребу плану волонтери візьмуть на себе? Її дні не лічитимуться.',
    fresh: 'нова',
    planOwned: (who) => `план: ${who}`,
    trade: {
      giveOnly: (card, why) => `Карту «${card}» зараз не запланувати: ${why}. Її можна віддати.`,
      ask: (card, who) => `Попросити карту «${card}»? ${who} може віддати її або відмовити.`,
      giveShort: (card, who) => `Віддати: ${card} → ${who}`,
      askShort: (card, who) => `Попросити: ${card} ← ${who}`,
    },
    decides: 'Право ведучого: не чекати згоди інших',
    deal: 'Роздача',
    counterNow: (n) => `Контрнаступ: прицілів у планах ${n}. Оберіть територію або завершіть дії.`,
    counterAt: (land) => `Контрнаступ: ${land}`,
    operationAt: (what) => `Таємна операція: ${what}`,
    handOf: (name, n) => `${name}, на руці: ${n}`,
    needs: 'невирішені потреби',
    weeks: 'тижнів зіграно',
    ended: {
      won: 'Усі території вільні, усі потреби вирішено.',
      everything: 'Окуповано всі території.',
      needsOnly: (needs) => `Усі території вільні, але колода ворога скінчилася, а не вирішено: ${need(needs)}.`,
      landsOnly: (occupied) =>
        `Усі потреби вирішено, але колода ворога скінчилася, а окуповано: ${territories(occupied)}.`,
      both: (free, all, needs) =>
        `Вільних територій ${free} з ${all}, не вирішено: ${need(needs)}. Колода ворога скінчилася, а з нею й час.`,
    },
    withPlus: (copies, plus) => `у колоді ${copies}, з позначкою «+» ${plus}`,
    labels: {
      enemies: 'ворог',
      needs: 'потреби',
      display: 'його оборона',
      offensive: 'наступ',
      deck: 'ваша колода',
      team: 'готові',
    },
    willIs: (n) =>
      `Воля вашого плану: ${n}. Її дають вирішені потреби, забирають ворожі дії. Дії народу коштують Волі: на них її має вистачати.`,
    unplanned: {
      days: (n) => `бракує ${slavic(n, { one: 'дня', few: 'днів', many: 'днів' })}`,
      will: (n) => `бракує Волі: ${n}`,
      full: 'тиждень повний',
      noNeed: 'спершу потреба',
      hostile: 'спершу ворожі карти',
    },
    teamCovers: 'Потреби команди',
    needsPlanned: (planned, all) => `у планах ${planned} із ${all}`,
    urgentLeft: (names) => `Термінові без плану: ${names}. За кожну — ще 2 карти`,
    agreeTo: {
      stands: 'Погодитися: вистоїть',
      falls: 'Погодитися: впаде',
      attack: 'Наступати: вистачить',
      fails: 'Наступати: не вистачить',
      wearing: 'Наступати: зняти оборону',
      end: 'Завершити дії',
      refuse: 'Не наступати',
      operation: 'Провести операцію',
      noOperation: 'Без операції',
      cancelEnemy: 'Скинути карту ворога',
      keepEnemy: 'Лишити карту ворога',
      target: (land) => `Погодитися: ${land}`,
    },
    hostDecides: (who, time) =>
      time === undefined ? `${who} може вирішити за всіх` : `${who} зможе вирішити за всіх через ${time}`,
  },
  ru: {
    enemy: 'Враг',
    display: 'Вражеская оборона',
    turned: 'Открыто',
    scouted: 'Разведано',
    next: 'Следующая карта',
    kinds: { offensive: 'Наступление', defence: 'Оборона', lull: 'Затишье' },
    more: (percent) => `враг откроет ещё одну: ${percent} %`,
    free: (n) => `свободных: ${n}`,
    occupied: (n) => `оккупированных: ${n}`,
    isFree: 'свободна',
    isOccupied: 'оккупирована',
    countsNow: (n) => `в этой битве ${n}`,
    nextTo: (places) => `Соседи: ${places}`,
    aim: 'щиты: сколько надо одолеть',
    aimed: 'цель наступления врага',
    week: 'Мой план',
    planOf: (round) => `План · неделя ${round}`,
    planNumber: (n) => `План ${n}`,
    bothFull: 'Оба плана заполнены. Можно подтверждать.',
    inBattle: (card) => `${card}, выставлено в битву`,
    figures: {
      enemies: (n) => `Карт в колоде врага: ${n}`,
      display: (n, shields) => `Вражеская оборона добавляет щитов: ${shields} (карт: ${n})`,
      offensive: (share) => `Следующая карта врага — наступление: ${share}`,
      deck: (n) => `Карт в вашей колоде: ${n}`,
    },
    weekOf: (round) => `неделя ${round}`,
    ofDays: (n) => `из ${slavic(n, { one: 'дня', few: 'дней', many: 'дней' })}`,
    dayNames: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс', '+1', '+2', '+3', '+4'],
    freeDays: (n) => `свободно: ${n}`,
    will: 'Воля',
    team: 'Планы команды',
    confirmed: 'готово',
    planning: 'планирует',
    hand: (n) => `в руке: ${n}`,
    deck: 'колода',
    discard: 'сброс',
    steps: ['Добор', 'Планирование', 'Вражеские действия', 'Действия игроков'],
    shields: 'щиты',
    crosshairs: 'прицелы',
    told: { shields: 'щитов', crosshairs: 'прицелы против щитов' },
    days: 'дни',
    defends: (n) => `Оборона территории: ${n}`,
    weakened: (n) => `После операции оборона на этой неделе: ${n}`,
    planned: (n) => `Прицелы в планах команды: ${n}`,
    left: (n) => `Свободных дней останется: ${n}`,
    willAfter: (n) => `Воля после этого: ${minus(n)}`,
    military: 'военные действия',
    need: 'потребность',
    urgent: 'срочная потребность',
    people: 'действия народа',
    hostile: 'вражеское действие',
    enemyCard: 'колода врага',
    battles: 'Прогноз битв',
    stands: 'выстоит',
    falls: (n) => `будет потеряна, не хватает щитов: ${n}`,
    quietWeek: 'разведка: на этой неделе наступления не будет',
    standsAny: 'выстоит, что бы ни открыл враг',
    standsSome: (percent) => `выстоит на этой неделе: ${percent} %`,
    mayCancel: (card) => `карта «${card}» может сбросить карту врага`,
    freed: 'контрнаступление освободит',
    freedAny: 'контрнаступление освободит, какую бы карту ни открыл враг',
    freedSome: (percent) => `контрнаступление освободит: ${percent} %`,
    lacks: (defence, n) => `прицелов надо больше ${defence}, не хватает: ${n}`,
    anyway: 'Всё равно начать',
    shieldsGone: (n) => `Действия народа убирают щитов: ${n}.`,
    wears: (n) => `Враг сбросит карт обороны: ${n}`,
    cannotHold: (land, attack, defence) =>
      `Наступление («${land}»): ${attack} против ${defence}, падёт. Щитов в планах не хватит.`,
    operationNow: (land, before, after) => `Тайная операция («${land}»): щитов ${before} → ${after}. Провести её?`,
    whichPlan: (card) => `Карта «${card}»: выберите для неё план.`,
    whichNeed: 'Какую потребность плана волонтёры возьмут на себя? Её дни не считаются.',
    fresh: 'новая',
    planOwned: (who) => `план: ${who}`,
    trade: {
      giveOnly: (card, why) => `Карту «${card}» сейчас не запланировать: ${why}. Её можно отдать.`,
      ask: (card, who) => `Попросить карту «${card}»? ${who} может отдать её или отказать.`,
      giveShort: (card, who) => `Отдать: ${card} → ${who}`,
      askShort: (card, who) => `Попросить: ${card} ← ${who}`,
    },
    decides: 'Право ведущего: не ждать согласия других',
    deal: 'Раздача',
    counterNow: (n) => `Контрнаступление: прицелов в планах ${n}. Выберите территорию или завершите действия.`,
    counterAt: (land) => `Контрнаступление: ${land}`,
    operationAt: (what) => `Тайная операция: ${what}`,
    handOf: (name, n) => `${name}, в руке: ${n}`,
    needs: 'незакрытые потребности',
    weeks: 'недель сыграно',
    ended: {
      won: 'Все территории свободны, все потребности закрыты.',
      everything: 'Оккупированы все территории.',
      needsOnly: (needs) => `Все территории свободны, но колода врага кончилась, а не закрыто: ${needRu(needs)}.`,
      landsOnly: (occupied) =>
        `Все потребности закрыты, но колода врага кончилась, а оккупировано: ${territoriesRu(occupied)}.`,
      both: (free, all, needs) =>
        `Свободных территорий ${free} из ${all}, не закрыто: ${needRu(needs)}. Колода врага кончилась, а с ней и время.`,
    },
    withPlus: (copies, plus) => `в колоде ${copies}, со знаком «+» ${plus}`,
    labels: {
      enemies: 'враг',
      needs: 'потребности',
      display: 'его оборона',
      offensive: 'наступление',
      deck: 'ваша колода',
      team: 'готовы',
    },
    willIs: (n) =>
      `Воля вашего плана: ${n}. Её дают закрытые потребности, отнимают вражеские действия. Действия народа стоят Воли: на них её должно хватать.`,
    unplanned: {
      days: (n) => `не хватает ${slavic(n, { one: 'дня', few: 'дней', many: 'дней' })}`,
      will: (n) => `не хватает Воли: ${n}`,
      full: 'неделя заполнена',
      noNeed: 'сначала потребность',
      hostile: 'сначала карты врага',
    },
    teamCovers: 'Потребности команды',
    needsPlanned: (planned, all) => `в планах ${planned} из ${all}`,
    urgentLeft: (names) => `Срочные без плана: ${names}. За каждую — ещё 2 карты`,
    agreeTo: {
      stands: 'Согласиться: выстоит',
      falls: 'Согласиться: падёт',
      attack: 'Наступать: хватит',
      fails: 'Наступать: не хватит',
      wearing: 'Наступать: снять оборону',
      end: 'Завершить действия',
      refuse: 'Не наступать',
      operation: 'Провести операцию',
      noOperation: 'Без операции',
      cancelEnemy: 'Сбросить карту врага',
      keepEnemy: 'Оставить карту врага',
      target: (land) => `Согласиться: ${land}`,
    },
    hostDecides: (who, time) =>
      time === undefined ? `${who} может решить за всех` : `${who} сможет решить за всех через ${time}`,
  },
  en: {
    enemy: 'Enemy',
    display: 'Enemy defence',
    turned: 'Turned up',
    scouted: 'Scouted',
    next: 'Next card',
    kinds: { offensive: 'Offensive', defence: 'Defence', lull: 'Lull' },
    more: (percent) => `the enemy turns up another: ${percent}%`,
    free: (n) => `free: ${n}`,
    occupied: (n) => `occupied: ${n}`,
    isFree: 'free',
    isOccupied: 'occupied',
    countsNow: (n) => `${n} in this battle`,
    nextTo: (places) => `Borders ${places}`,
    aim: 'shields: what must be overcome',
    aimed: 'the enemy’s next target',
    week: 'My plan',
    planOf: (round) => `Plan · week ${round}`,
    planNumber: (n) => `Plan ${n}`,
    bothFull: 'Both plans are full. You can confirm them.',
    inBattle: (card) => `${card}, committed to battle`,
    figures: {
      enemies: (n) => `Cards in the enemy deck: ${n}`,
      display: (n, shields) => `Shields that enemy defence adds: ${shields} (cards: ${n})`,
      offensive: (share) => `The next enemy card is an offensive: ${share}`,
      deck: (n) => `Cards in your deck: ${n}`,
    },
    weekOf: (round) => `week ${round}`,
    ofDays: (n) => `of ${n} days`,
    dayNames: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', '+1', '+2', '+3', '+4'],
    freeDays: (n) => `free: ${n}`,
    will: 'Will',
    team: 'Team plans',
    confirmed: 'ready',
    planning: 'planning',
    hand: (n) => `in hand: ${n}`,
    deck: 'deck',
    discard: 'discard pile',
    steps: ['Draw', 'Planning', 'Enemy actions', 'Players’ actions'],
    shields: 'shields',
    crosshairs: 'crosshairs',
    told: { shields: 'shields', crosshairs: 'crosshairs against shields' },
    days: 'days',
    defends: (n) => `Defence of the territory: ${n}`,
    weakened: (n) => `Defence after the operation, this week: ${n}`,
    planned: (n) => `Crosshairs in the team’s plans: ${n}`,
    left: (n) => `Free days left: ${n}`,
    willAfter: (n) => `Will after that: ${minus(n)}`,
    military: 'military action',
    need: 'need',
    urgent: 'urgent need',
    people: 'people’s action',
    hostile: 'enemy action',
    enemyCard: 'enemy deck',
    battles: 'Battle forecast',
    stands: 'will hold',
    falls: (n) => `will be lost: ${n} shield${n === 1 ? '' : 's'} short`,
    quietWeek: 'scouted: no offensive comes this week',
    standsAny: 'holds, whatever the enemy turns up',
    standsSome: (percent) => `holds this week: ${percent}%`,
    mayCancel: (card) => `${card} can discard an enemy card`,
    freed: 'the counter-offensive frees it',
    freedAny: 'the counter-offensive frees it, whatever card the enemy turns up',
    freedSome: (percent) => `the counter-offensive frees it: ${percent}%`,
    lacks: (defence, n) => `more than ${defence} crosshair${defence === 1 ? '' : 's'} needed: ${n} short`,
    anyway: 'Begin all the same',
    shieldsGone: (n) => `People’s actions take shields away: ${n}.`,
    wears: (n) => `The enemy discards defence cards: ${n}`,
    cannotHold: (land, attack, defence) =>
      `Attack on ${land}: ${attack} against ${defence}, it falls. The plans have too few shields.`,
    operationNow: (land, before, after) => `Secret Operation against ${land}: shields ${before} → ${after}. Run it?`,
    whichPlan: (card) => `${card}: choose a plan for it.`,
    whichNeed: 'Which need of the plan do the Volunteers take over? Its days will not count.',
    fresh: 'new',
    planOwned: (who) => `${who}’s plan`,
    trade: {
      giveOnly: (card, why) => `${card} cannot be planned now: ${why}. You can give it away.`,
      ask: (card, who) => `Ask for ${card}? ${who} may give it or refuse.`,
      giveShort: (card, who) => `Give: ${card} → ${who}`,
      askShort: (card, who) => `Ask: ${card} ← ${who}`,
    },
    decides: 'The host need not wait for the others',
    deal: 'The deal',
    counterNow: (n) => `Counter-offensive: crosshairs in the plans: ${n}. Choose a territory or end the actions.`,
    counterAt: (land) => `Counter-offensive: ${land}`,
    operationAt: (what) => `Secret operation: ${what}`,
    handOf: (name, n) => `${name}, in hand: ${n}`,
    needs: 'needs not met',
    weeks: 'weeks played',
    ended: {
      won: 'Every territory is free and every need is met.',
      everything: 'Every territory is occupied.',
      needsOnly: (needs) =>
        `Every territory is free, but the enemy deck has run out and ${english(needs, { one: 'need is', other: 'needs are' })} not met.`,
      landsOnly: (occupied) =>
        `Every need is met, but the enemy deck has run out and ${english(occupied, { one: 'territory is', other: 'territories are' })} occupied.`,
      both: (free, all, needs) =>
        `${free} of ${all} territories are free, ${english(needs, { one: 'need is', other: 'needs are' })} not met. The enemy deck has run out, and so has the time.`,
    },
    withPlus: (copies, plus) => `${copies} in the deck, ${plus} of them marked “+”`,
    labels: {
      enemies: 'enemy',
      needs: 'needs',
      display: 'its defence',
      offensive: 'will attack',
      deck: 'your deck',
      team: 'ready',
    },
    willIs: (n) =>
      `Will of your plan: ${n}. Needs that are met give it, enemy actions take it away. People’s actions cost Will: there must be enough of it.`,
    unplanned: {
      days: (n) => `${english(n, { one: 'day', other: 'days' })} short`,
      will: (n) => `Will short by ${n}`,
      full: 'week is full',
      noNeed: 'a need first',
      hostile: 'enemy cards first',
    },
    teamCovers: 'Needs of the team',
    needsPlanned: (planned, all) => `${planned} of ${all} planned`,
    urgentLeft: (names) => `Urgent, not planned: ${names}. 2 more cards for each`,
    agreeTo: {
      stands: 'Agree: it holds',
      falls: 'Agree: it falls',
      attack: 'Attack: enough',
      fails: 'Attack: not enough',
      wearing: 'Attack: wear it down',
      end: 'End the actions',
      refuse: 'Do not attack',
      operation: 'Run the operation',
      noOperation: 'No operation',
      cancelEnemy: 'Discard the enemy card',
      keepEnemy: 'Leave the enemy card',
      target: (land) => `Agree: ${land}`,
    },
    hostDecides: (who, time) =>
      time === undefined ? `${who} may decide for all` : `${who} may decide for all in ${time}`,
  },
});
export const VERBS: Readonly<Record<string, VerbWords>> = {
  plan: { icon: 'calendar', words: { uk: 'Запланувати карту', ru: 'Запланировать карту', en: 'Plan a card' } },
  takeBack: { icon: 'r-undo', words: { uk: 'Забрати з плану', ru: 'Забрать из плана', en: 'Take out of the plan' } },
  volunteer: {
    icon: 'three-friends',
    words: { uk: 'Залучити волонтерів', ru: 'Привлечь волонтёров', en: 'Call volunteers' },
  },
  dismiss: {
    icon: 'three-friends',
    words: { uk: 'Відкликати волонтерів', ru: 'Отозвать волонтёров', en: 'Recall volunteers' },
  },
  shift: {
    icon: 'card-exchange',
    words: { uk: 'Перенести в інший план', ru: 'Перенести в другой план', en: 'Move to the other plan' },
  },
  give: { icon: 'card-exchange', words: { uk: 'Віддати карту', ru: 'Отдать карту', en: 'Give a card' } },
  ask: { icon: 'megaphone', words: { uk: 'Попросити карту', ru: 'Попросить карту', en: 'Ask for a card' } },
  accept: { icon: 'r-check', words: { uk: 'Прийняти', ru: 'Принять', en: 'Accept' } },
  decline: { icon: 'r-x', words: { uk: 'Відмовити', ru: 'Отказать', en: 'Decline' } },
  confirm: { icon: 'r-check', words: { uk: 'Підтвердити план', ru: 'Подтвердить план', en: 'Confirm the plan' } },
  target: { icon: 'targeted', words: { uk: 'Обрати територію', ru: 'Выбрать территорию', en: 'Choose a territory' } },
  undermine: {
    icon: 'hooded-figure',
    words: { uk: 'Провести таємну операцію', ru: 'Провести тайную операцию', en: 'Run a secret operation' },
  },
  attack: {
    icon: 'battle-tank',
    words: { uk: 'Почати контрнаступ', ru: 'Начать контрнаступление', en: 'Start a counter-offensive' },
  },
  commit: { icon: 'shield', words: { uk: 'Виставити в битву', ru: 'Выставить в битву', en: 'Commit to battle' } },
  withdraw: { icon: 'r-undo', words: { uk: 'Прибрати з битви', ru: 'Убрать из битвы', en: 'Withdraw' } },
  recover: {
    icon: 'radio-tower',
    words: { uk: 'Узяти з відбою', ru: 'Взять из сброса', en: 'Take from the discard pile' },
  },
  putBack: { icon: 'stack', words: { uk: 'Покласти на колоду', ru: 'Положить на колоду', en: 'Put back on the deck' } },
  cancel: {
    icon: 'witch-flight',
    words: { uk: 'Скинути карту ворога', ru: 'Сбросить карту врага', en: 'Discard the enemy card' },
  },
};
