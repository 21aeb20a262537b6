import { english, type Language, slavic } from '../../../kernel/text.ts';
import type { Mark } from '../cards/schema.ts';

/** Why points that suffice do nothing: the other side's defence is enhanced, or flies. */
export type Stopped = 'armour' | 'air' | undefined;
/** What the table in the terminal says, in one language. */
export interface TableWords {
  setup(first: string): string;
  round(n: number, war: boolean, first: string): string;
  edition(name: string): string;
  readonly legend: string;
  /** AFU-21, AFU-25: when the game ends, and what loses it for a single player: nothing else on the table says so. */
  end(alone: boolean): string;
  readonly lastRound: string;
  /** AFU-15.1: when the first part of the game ends. */
  readonly invasion: string;
  /** What a player would have now; achievements count at the end alone. */
  soFar(vp: string): string;
  /** After how many points a single player would have had the next rank. */
  nextRank(rank: string, least: number): string;
  column(n: number): string;
  readonly empty: string;
  cards(n: number): string;
  /** Beside others that are seen. */
  faceDown(n: number): string;
  /** A discard of which the top card is all that is seen. */
  onTop(n: number, card: string): string;
  next(card: string): string;
  readonly display: string;
  readonly reserve: string;
  readonly marks: Readonly<Record<Mark | 'air', string>>;
  badge(name: string): string;
  cost(n: number): string;
  readonly icon: string;
  needs(points: string, vp: string): string;
  /** What the viewer's own hand could pay for the objective at stake. */
  reach(points: string): string;
  strike(points: string, against: string, destroyed: boolean, stopped: Stopped): string;
  blow(points: string, against: string, beaten: boolean, stopped: Stopped): string;
  readonly shelled: string;
  readonly downed: string;
  readonly nobody: string;
  sum(trophies: number, panic: number, hospital: number, points: string): string;
}

const why = (stopped: Stopped, armour: string, air: string): string =>
  stopped === undefined ? '' : ` (${stopped === 'armour' ? armour : air})`;

export const TABLES: Readonly<Record<Language, TableWords>> = {
  uk: {
    setup: (first) => `Перед першим раундом. Починає ${first}`,
    round: (n, war, first) => `Раунд ${n}, ${war ? 'повномасштабна війна' : 'вторгнення'}. Починає ${first}`,
    edition: (name) => `видання правил: ${name}`,
    legend: 'Числа карти: атака/захист/підтримка; 3e — посилене. ОМ — очки мобілізації, ПО — переможні очки.',
    end: (alone) =>
      alone
        ? 'Гра закінчується раундом, у якому відкрито крейсер «Москва». Поразка: стос паніки вичерпано, 3 карти паніки на руці на початку ходу або ворог захопив 3 об’єкти.'
        : 'Гра закінчується раундом, у якому відкрито крейсер «Москва» або вичерпано стос паніки.',
    lastRound: 'Крейсер «Москва» відкрито: це останній раунд.',
    invasion: 'Вторгнення триває, доки в колоді ворогів є карти; далі почнеться повномасштабна війна.',
    soFar: (vp) => `без досягнень ${vp}`,
    nextRank: (rank, least) => `Наступне звання — ${rank}, від ${least} ПО.`,
    column: (n) => `Колонка ${n}`,
    empty: 'порожньо',
    cards: (n) => slavic(n, { one: 'карта', few: 'карти', many: 'карт' }),
    faceDown: (n) => `${slavic(n, { one: 'карта', few: 'карти', many: 'карт' })} долілиць`,
    onTop: (n, card) => `${n}, зверху: ${card}`,
    next: (card) => `наступна: ${card}`,
    display: 'загальний резерв',
    reserve: 'у запасі',
    marks: {
      enhAttack: 'посилена атака',
      enhDefence: 'посилений захист',
      reinforcements: 'підкріплення',
      enemyArtillery: 'артилерія ворога',
      rocketStrike: 'ракетний удар',
      antiAir: 'ППО',
      air: 'повітряний підрозділ',
    },
    badge: (name) => `нарукавний знак «${name}»`,
    cost: (n) => `ціна ${n}`,
    icon: 'лишившись на руці, повертає карту паніки',
    needs: (points, vp) => `потрібно ${points}, дає ${vp}`,
    reach: (points) => `Рука дає щонайбільше ${points}.`,
    strike: (points, against, destroyed, stopped) =>
      `наша атака ${points} проти захисту ${against}: ${destroyed ? 'знищено' : 'ворог уціліє'}${why(stopped, 'посилений захист', 'повітряна ціль')}`,
    blow: (points, against, beaten, stopped) =>
      `атака ворога ${points} проти захисту ${against}: ${beaten ? 'у госпіталь' : 'вистоїмо'}${why(stopped, 'посилений захист', 'повітряний підрозділ')}`,
    shelled: 'артилерія забере карту підтримки',
    downed: 'подія забере вашу авіацію',
    nobody: 'захисту немає: карта паніки',
    sum: (trophies, panic, hospital, points) =>
      `Якби бій почався зараз: трофеїв ${trophies}, карт паніки ${panic}, у госпіталь ${hospital}, лишиться ${points}`,
  },
  ru: {
    setup: (first) => `Перед первым раундом. Начинает ${first}`,
    round: (n, war, first) => `Раунд ${n}, ${war ? 'полномасштабная война' : 'вторжение'}. Начинает ${first}`,
    edition: (name) => `издание правил: ${name}`,
    legend: 'Числа карты: атака/защита/поддержка; 3e — усиленное. ОМ — очки мобилизации, ПО — победные очки.',
    end: (alone) =>
      alone
        ? 'Игра кончается раундом, в котором открыт крейсер «Москва». Поражение: стопка паники исчерпана, 3 карты паники в руке в начале хода или враг захватил 3 объекта.'
        : 'Игра кончается раундом, в котором открыт крейсер «Москва» или исчерпана стопка паники.',
    lastRound: 'Крейсер «Москва» открыт: это последний раунд.',
    invasion: 'Вторжение идёт, пока в колоде врагов есть карты; потом начнётся полномасштабная война.',
    soFar: (vp) => `без достижений ${vp}`,
    nextRank: (rank, least) => `Следующее звание — ${rank}, от ${least} ПО.`,
    column: (n) => `Колонка ${n}`,
    empty: 'пусто',
    cards: (n) => slavic(n, { one: 'карта', few: 'карты', many: 'карт' }),
    faceDown: (n) => `${slavic(n, { one: 'карта', few: 'карты', many: 'карт' })} лицом вниз`,
    onTop: (n, card) => `${n}, сверху: ${card}`,
    next: (card) => `следующая: ${card}`,
    display: 'общий резерв',
    reserve: 'в запасе',
    marks: {
      enhAttack: 'усиленная атака',
      enhDefence: 'усиленная защита',
      reinforcements: 'подкрепление',
      enemyArtillery: 'артиллерия врага',
      rocketStrike: 'ракетный удар',
      antiAir: 'ПВО',
      air: 'воздушное подразделение',
    },
    badge: (name) => `нарукавный знак «${name}»`,
    cost: (n) => `цена ${n}`,
    icon: 'оставшись в руке, возвращает карту паники',
    needs: (points, vp) => `нужно ${points}, даёт ${vp}`,
    reach: (points) => `Рука даёт самое большее ${points}.`,
    strike: (points, against, destroyed, stopped) =>
      `наша атака ${points} против защиты ${against}: ${destroyed ? 'уничтожен' : 'враг уцелеет'}${why(stopped, 'усиленная защита', 'воздушная цель')}`,
    blow: (points, against, beaten, stopped) =>
      `атака врага ${points} против защиты ${against}: ${beaten ? 'в госпиталь' : 'выстоим'}${why(stopped, 'усиленная защита', 'воздушное подразделение')}`,
    shelled: 'артиллерия заберёт карту поддержки',
    downed: 'событие заберёт вашу авиацию',
    nobody: 'защиты нет: карта паники',
    sum: (trophies, panic, hospital, points) =>
      `Если бы бой начался сейчас: трофеев ${trophies}, карт паники ${panic}, в госпиталь ${hospital}, останется ${points}`,
  },
  en: {
    setup: (first) => `Before the first round. ${first} goes first`,
    round: (n, war, first) => `Round ${n}, ${war ? 'Full-Scale War' : 'Invasion'}. ${first} goes first`,
    edition: (name) => `${name} rulebook`,
    legend: 'Numbers on a card: attack/defence/support; 3e is enhanced. RP: recruitment points, VP: victory points.',
    end: (alone) =>
      alone
        ? 'The game ends with the round in which the cruiser Moskva is revealed. You lose if the panic stack runs out, with 3 panic cards in hand at the start of a turn, or when the invader has captured 3 objectives.'
        : 'The game ends with the round in which the cruiser Moskva is revealed or the panic stack runs out.',
    lastRound: 'The cruiser Moskva has been revealed: this is the last round.',
    invasion: 'The Invasion lasts while there are cards in the invader deck; then the Full-Scale War begins.',
    soFar: (vp) => `${vp} without achievements`,
    nextRank: (rank, least) => `The next rank is ${rank}, from ${least} VP.`,
    column: (n) => `Column ${n}`,
    empty: 'empty',
    cards: (n) => english(n, { one: 'card', other: 'cards' }),
    faceDown: (n) => `${english(n, { one: 'card', other: 'cards' })} face down`,
    onTop: (n, card) => `${n}, on top: ${card}`,
    next: (card) => `next: ${card}`,
    display: 'recruitment display',
    reserve: 'left',
    marks: {
      enhAttack: 'enhanced attack',
      enhDefence: 'enhanced defence',
      reinforcements: 'reinforcements',
      enemyArtillery: 'enemy artillery',
      rocketStrike: 'rocket strike',
      antiAir: 'anti-air',
      air: 'air unit',
    },
    badge: (name) => `${name} badge`,
    cost: (n) => `cost ${n}`,
    icon: 'left in hand, returns a panic card',
    needs: (points, vp) => `${points} needed, worth ${vp}`,
    reach: (points) => `Your hand gives ${points} at most.`,
    strike: (points, against, destroyed, stopped) =>
      `our attack ${points} against defence ${against}: ${destroyed ? 'destroyed' : 'the invader survives'}${why(stopped, 'enhanced defence', 'air target')}`,
    blow: (points, against, beaten, stopped) =>
      `invader’s attack ${points} against defence ${against}: ${beaten ? 'to the hospital' : 'we hold'}${why(stopped, 'enhanced defence', 'air unit')}`,
    shelled: 'artillery takes the support card',
    downed: 'the event takes your air units',
    nobody: 'undefended: a panic card',
    sum: (trophies, panic, hospital, points) =>
      `If the battle began now: trophies ${trophies}, panic cards ${panic}, to the hospital ${hospital}, ${points} left`,
  },
};
