import type { Language } from '../../../kernel/text.ts';
import { slavic, english } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { UnitType } from '../../../games/afu/cards/schema.ts';

/** What the war begins with. */
export interface WarFigures {
  readonly events: number;
  readonly invaders: number;
  readonly deck: number;
  readonly trophies: number;
  readonly hospital: number;
}
export interface MomentWords {
  readonly battle: string;
  readonly columnOf: (n: number, of: number) => string;
  readonly next: (n: number) => string;
  readonly toRecruitment: string;
  /** Nothing is recruited after the battle. */
  readonly toRound: (n: number) => string;
  readonly toScore: string;
  /** So many points the cards left in hand give. */
  readonly budget: (n: number) => string;
  readonly keys: string;
  readonly press: string;
  readonly ours: string;
  readonly theirs: string;
  readonly parts: {
    readonly own: Readonly<Record<UnitType, string>>;
    readonly foe: string;
    readonly support: string;
    readonly bonus: string;
  };
  readonly destroyed: string;
  readonly survived: string;
  readonly held: string;
  readonly hospital: string;
  readonly panic: string;
  /** Nobody faced the invader: what came of it. */
  readonly nobody: Readonly<Record<'taken' | 'prevented' | 'none', string>>;
  /** What came of a column, in a sentence. */
  readonly came: (enemy: string, destroyed: boolean, lost: readonly string[]) => string;
  /** The card behind an invader, and what it adds. */
  readonly backed: (card: string, n: number) => string;
  readonly later: string;
  /** Beside the columns. */
  readonly soFar: string;
  readonly columns: string;
  /** What the chevrons beside the sums mean. */
  readonly strongAttack: string;
  readonly strongDefence: string;
  /** After an objective: what follows. */
  readonly auctionNext: string;
  /** The same for whoever plays alone. */
  readonly auctionAlone: string;
  readonly lastRound: string;
  readonly war: string;
  readonly warSays: string;
  /** On its card. */
  readonly warPart: string;
  readonly warBrings: readonly [events: string, auctions: string, invaders: string];
  readonly warOver: string;
  readonly warAtOnce: string;
  readonly withstood: string;
  readonly noInvasion: string;
  readonly warChanges: (figures: WarFigures) => readonly (readonly [string, string])[];
  /** Of the events that draw one another. */
  readonly eventOf: (n: number) => string;
  readonly done: string;
  readonly oneMore: string;
  readonly toNextEvent: string;
  readonly toEvent: string;
  readonly toAuction: string;
  readonly toPreparation: string;
  readonly toTable: string;
  readonly leavesIn: (seconds: number) => string;
}
/** A name that is in marks itself needs no others. */
const quoted = (name: string): string => (name.startsWith('«') ? name : `«${name}»`);
export const MOMENT_WORDS: Readonly<Record<Language, MomentWords>> = typeset({
  uk: {
    battle: 'Бій',
    columnOf: (n, of) => `Колонка ${n} із ${of}`,
    next: (n) => `Далі: колонка ${n}`,
    toRecruitment: 'До мобілізації',
    toRound: (n) => `Далі: раунд ${n}`,
    toScore: 'До підсумку',
    budget: (n) =>
      n === 0
        ? 'На мобілізацію 0 ОМ: їх дають карти, що лишилися на руці.'
        : `Карти, що лишилися на руці, дають на мобілізацію ${n} ОМ.`,
    keys: 'Пробіл — пауза, Enter або клацання — далі',
    press: 'Торкніться, щоб іти далі',
    ours: 'наш удар',
    theirs: 'удар ворога',
    parts: {
      own: { infantry: 'піхота', tank: 'танки', artillery: 'артилерія', air: 'авіація', none: 'карта' },
      foe: 'ворог',
      support: 'підтримка',
      bonus: 'бонус',
    },
    destroyed: 'знищено',
    survived: 'не знищено',
    held: 'вистояли',
    hospital: 'госпіталь',
    panic: 'паніка',
    nobody: {
      taken: 'Захисту немає: ви берете карту паніки.',
      prevented: 'Захисту немає, та карту паніки відвернув бонус.',
      none: 'Захисту немає, але стос паніки вже порожній.',
    },
    came: (enemy, destroyed, lost) =>
      `Ворога ${destroyed ? 'знищено' : 'не знищено'}: ${quoted(enemy)}. ${lost.length === 0 ? 'Наші карти вистояли.' : `У госпіталь: ${lost.map(quoted).join(', ')}.`}`,
    backed: (card, n) => `Ворога підтримує ${quoted(card)}: +${n} до атаки й захисту`,
    later: 'далі',
    soFar: 'Підсумок бою · поки що',
    columns: 'Колонки',
    strongAttack: 'посилена атака: пробиває й посилений захист',
    strongDefence: 'посилений захист: пробиває лише посилена атака',
    auctionNext:
      'Зараз за нього буде аукціон: хто дасть картами найбільше потрібних очок, той забирає об’єкт і його переможні очки.',
    auctionAlone:
      'Змагатиметеся з ворогом: він ставить верхню карту своєї колоди. Дайте картами більше за нього й не менше, ніж потрібно, інакше об’єкт лишиться або його захопить ворог.',
    lastRound: 'Це останній раунд: після нього рахують переможні очки.',
    war: 'Повномасштабна війна',
    warPart: 'друга частина',
    warBrings: ['події щораунду', 'аукціон за об’єкти', 'нова колода ворогів'],
    warOver: 'Вторгнення відбито',
    warAtOnce: 'Без вторгнення',
    withstood: 'Перший натиск витримано, та тепер ворог іде всіма силами.',
    noInvasion: 'Ворог одразу йде всіма силами.',
    warSays: 'Відтепер раунд починається з події, а за мости й міста йде аукціон.',
    warChanges: ({ events, invaders, deck, trophies, hospital }) => [
      [
        `Стос подій: ${slavic(events, { one: 'карта', few: 'карти', many: 'карт' })}`,
        'на дні — крейсер «Москва»: раунд, у якому його відкриють, стане останнім',
      ],
      ['Аукціон перед боєм', 'карти з руки — за мости, міста й кораблі; вони дають переможні очки'],
      [
        `Нова колода ворогів: ${slavic(invaders, { one: 'карта', few: 'карти', many: 'карт' })}`,
        'приходять із підтримкою, артилерією та ракетами',
      ],
      [`Ваша колода: ${slavic(deck, { one: 'карта', few: 'карти', many: 'карт' })}`, 'скид замішано в колоду'],
      ['Лишається вам', `трофеїв ${trophies}, у госпіталі ${hospital}, досягнення й загальний резерв`],
    ],
    eventOf: (n) => `Подія ${n}`,
    done: 'виконано',
    oneMore: 'ще одна подія',
    toNextEvent: 'До наступної події',
    toEvent: 'Відкрити подію',
    toAuction: 'До аукціону',
    toPreparation: 'До підготовки',
    toTable: 'До столу',
    leavesIn: (seconds) => `Enter — далі, пробіл — затримати; інакше за ${seconds} с`,
  },
  ru: {
    battle: 'Бой',
    columnOf: (n, of) => `Колонка ${n} из ${of}`,
    next: (n) => `Дальше: колонка ${n}`,
    toRecruitment: 'К мобилизации',
    toRound: (n) => `Дальше: раунд ${n}`,
    toScore: 'К итогу',
    budget: (n) =>
      n === 0
        ? 'На мобилизацию 0 ОМ: их дают карты, оставшиеся в руке.'
        : `Карты, оставшиеся в руке, дают на мобилизацию ${n} ОМ.`,
    keys: 'Пробел — пауза, Enter или щелчок — дальше',
    press: 'Коснитесь, чтобы идти дальше',
    ours: 'наш удар',
    theirs: 'удар врага',
    parts: {
      own: { infantry: 'пехота', tank: 'танки', artillery: 'артиллерия', air: 'авиация', none: 'карта' },
      foe: 'враг',
      support: 'поддержка',
      bonus: 'бонус',
    },
    destroyed: 'уничтожено',
    survived: 'не уничтожено',
    held: 'выстояли',
    hospital: 'госпиталь',
    panic: 'паника',
    nobody: {
      taken: 'Защиты нет: вы берёте карту паники.',
      prevented: 'Защиты нет, но карту паники предотвратил бонус.',
      none: 'Защиты нет, но стопка паники уже пуста.',
    },
    came: (enemy, destroyed, lost) =>
      `Враг ${destroyed ? 'уничтожен' : 'не уничтожен'}: ${quoted(enemy)}. ${lost.length === 0 ? 'Наши карты выстояли.' : `В госпиталь: ${lost.map(quoted).join(', ')}.`}`,
    backed: (card, n) => `Врага поддерживает ${quoted(card)}: +${n} к атаке и защите`,
    later: 'дальше',
    soFar: 'Итог боя · пока что',
    columns: 'Колонки',
    strongAttack: 'усиленная атака: пробивает и усиленную защиту',
    strongDefence: 'усиленная защита: пробивает только усиленная атака',
    auctionNext:
      'Сейчас за него будет аукцион: кто даст картами больше нужных очков, тот забирает объект и его победные очки.',
    auctionAlone:
      'Вы соревнуетесь с врагом: он ставит верхнюю карту своей колоды. Дайте картами больше него и не меньше, чем нужно, иначе объект останется или его захватит враг.',
    lastRound: 'Это последний раунд: после него считают победные очки.',
    war: 'Полномасштабная война',
    warPart: 'вторая часть',
    warBrings: ['события каждый раунд', 'аукцион за объекты', 'новая колода врагов'],
    warOver: 'Вторжение отбито',
    warAtOnce: 'Без вторжения',
    withstood: 'Первый натиск выдержан, но теперь враг идёт всеми силами.',
    noInvasion: 'Враг сразу наступает всеми силами.',
    warSays: 'Отныне раунд начинается с события, а за мосты и города идёт аукцион.',
    warChanges: ({ events, invaders, deck, trophies, hospital }) => [
      [
        `Стопка событий: ${slavic(events, { one: 'карта', few: 'карты', many: 'карт' })}`,
        'на дне — крейсер «Москва»: раунд, в котором он откроется, станет последним',
      ],
      ['Аукцион перед боем', 'карты с руки — за мосты, города и корабли; они дают победные очки'],
      [
        `Новая колода врагов: ${slavic(invaders, { one: 'карта', few: 'карты', many: 'карт' })}`,
        'приходят с поддержкой, артиллерией и ракетами',
      ],
      [`Ваша колода: ${slavic(deck, { one: 'карта', few: 'карты', many: 'карт' })}`, 'сброс замешан в колоду'],
      ['Остаётся вам', `трофеев ${trophies}, в госпитале ${hospital}, достижения и общий резерв`],
    ],
    eventOf: (n) => `Событие ${n}`,
    done: 'выполнено',
    oneMore: 'ещё одно событие',
    toNextEvent: 'К следующему событию',
    toEvent: 'Открыть событие',
    toAuction: 'К аукциону',
    toPreparation: 'К подготовке',
    toTable: 'К столу',
    leavesIn: (seconds) => `Enter — дальше, пробел — задержать; иначе через ${seconds} с`,
  },
  en: {
    battle: 'Battle',
    columnOf: (n, of) => `Column ${n} of ${of}`,
    next: (n) => `Next: column ${n}`,
    toRecruitment: 'To recruitment',
    toRound: (n) => `Next: round ${n}`,
    toScore: 'To the score',
    budget: (n) =>
      n === 0
        ? '0 RP for recruitment: cards left in hand give them.'
        : `Cards left in hand give ${n} RP for recruitment.`,
    keys: 'Space: pause, Enter or a click: go on',
    press: 'Tap to go on',
    ours: 'we strike',
    theirs: 'they strike',
    parts: {
      own: { infantry: 'infantry', tank: 'tanks', artillery: 'artillery', air: 'air', none: 'card' },
      foe: 'invader',
      support: 'support',
      bonus: 'bonus',
    },
    destroyed: 'destroyed',
    survived: 'survived',
    held: 'held',
    hospital: 'hospital',
    panic: 'panic',
    nobody: {
      taken: 'No defence: you take a panic card.',
      prevented: 'No defence, but a bonus prevented the panic card.',
      none: 'No defence, but the panic stack is empty.',
    },
    came: (enemy, destroyed, lost) =>
      `${enemy}: ${destroyed ? 'destroyed' : 'survived'}. ${lost.length === 0 ? 'Our cards held.' : `To the hospital: ${lost.join(', ')}.`}`,
    backed: (card, n) => `${card} supports the invader: +${n} attack and defence`,
    later: 'next',
    soFar: 'The battle so far',
    columns: 'Columns',
    strongAttack: 'enhanced attack: breaks an enhanced defence, too',
    strongDefence: 'enhanced defence: only an enhanced attack breaks it',
    auctionNext:
      'It is auctioned now: whoever pays most of the needed points in cards takes it, with its victory points.',
    auctionAlone:
      'You compete with the invader, who bids the top card of its deck. Pay more than that in cards, and no less than is needed, or the objective stays or the invader captures it.',
    lastRound: 'This is the last round: victory points are counted after it.',
    war: 'Full-Scale War',
    warPart: 'part two',
    warBrings: ['events every round', 'auctions for objectives', 'a new invader deck'],
    warOver: 'The Invasion is beaten off',
    warAtOnce: 'No Invasion first',
    withstood: 'You have withstood the first onslaught, but now the invaders come in full force.',
    noInvasion: 'The invaders come in full force at once.',
    warSays: 'From now on a round begins with an event, and bridges and cities are auctioned.',
    warChanges: ({ events, invaders, deck, trophies, hospital }) => [
      [
        `Event deck: ${english(events, { one: 'card', other: 'cards' })}`,
        'the cruiser Moskva lies at the bottom: the round that reveals it is the last',
      ],
      ['An auction before battle', 'cards from your hand for bridges, cities and ships; they give victory points'],
      [
        `New invader deck: ${english(invaders, { one: 'card', other: 'cards' })}`,
        'they come with support, artillery and rockets',
      ],
      [`Your deck: ${english(deck, { one: 'card', other: 'cards' })}`, 'the discard pile is shuffled in'],
      ['You keep', `trophies: ${trophies}, in hospital: ${hospital}, achievements, the recruitment display`],
    ],
    eventOf: (n) => `Event ${n}`,
    done: 'carried out',
    oneMore: 'one more event',
    toNextEvent: 'To the next event',
    toEvent: 'Reveal the event',
    toAuction: 'To the auction',
    toPreparation: 'To the preparation',
    toTable: 'To the table',
    leavesIn: (seconds) => `Enter: go on, Space: hold; else in ${seconds} s`,
  },
});
