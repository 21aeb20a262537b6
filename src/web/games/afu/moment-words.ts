import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

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
  /** So many points the cards left in hand give. */
  readonly budget: (n: number) => string;
  readonly keys: string;
  readonly press: string;
  readonly ours: string;
  readonly theirs: string;
  readonly parts: { readonly own: string; readonly support: string; readonly bonus: string };
  readonly destroyed: string;
  readonly survived: string;
  readonly held: string;
  readonly hospital: string;
  readonly panic: string;
  readonly nobody: string;
  readonly shelled: string;
  readonly later: string;
  /** Beside the columns. */
  readonly soFar: string;
  readonly columns: string;
  /** What the chevrons beside the sums mean. */
  readonly strongAttack: string;
  readonly strongDefence: string;
  /** After an objective: what follows. */
  readonly auctionNext: string;
  readonly war: string;
  readonly warSays: string;
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
  readonly leavesIn: (seconds: number) => string;
}
export const MOMENT_WORDS: Readonly<Record<Language, MomentWords>> = typeset({
  uk: {
    battle: 'Бій',
    columnOf: (n, of) => `Колонка ${n} із ${of}`,
    next: (n) => `Далі: колонка ${n}`,
    toRecruitment: 'До мобілізації',
    budget: (n) =>
      n === 0
        ? 'На мобілізацію 0 ОМ: їх дають карти, що лишилися на руці.'
        : `Карти, що лишилися на руці, дають на мобілізацію ${n} ОМ.`,
    keys: 'Пробіл — пауза, Enter або клацання — далі',
    press: 'Торкніться, щоб іти далі',
    ours: 'наш удар',
    theirs: 'удар ворога',
    parts: { own: 'карта', support: 'підтримка', bonus: 'бонус' },
    destroyed: 'знищено',
    survived: 'не знищено',
    held: 'вистояли',
    hospital: 'госпіталь',
    panic: 'паніка',
    nobody: 'Захисту немає: карта паніки.',
    shelled: 'Артилерія ворога б’є по підтримці.',
    later: 'далі',
    soFar: 'Підсумок бою · поки що',
    columns: 'Колонки',
    strongAttack: 'посилена атака: пробиває й посилений захист',
    strongDefence: 'посилений захист: пробиває лише посилена атака',
    auctionNext:
      'Зараз за нього буде аукціон: хто дасть картами найбільше потрібних очок, той забирає об’єкт і його переможні очки.',
    war: 'Повномасштабна війна',
    warOver: 'Вторгнення відбито',
    warAtOnce: 'Без вторгнення',
    withstood: 'Перший натиск витримано, та тепер ворог іде всіма силами.',
    noInvasion: 'Ворог одразу йде всіма силами.',
    warSays: 'Відтепер раунд починається з події, а за мости й міста йде аукціон.',
    warChanges: ({ events, invaders, deck, trophies, hospital }) => [
      [`Карт подій: ${events}`, 'на дні — крейсер «Москва»: раунд, у якому його відкриють, стане останнім'],
      ['Аукціон перед боєм', 'карти з руки — за мости, міста й кораблі; вони дають переможні очки'],
      [`Карт у новій колоді ворогів: ${invaders}`, 'приходять із підтримкою, артилерією та ракетами'],
      [`Карт у вашій колоді: ${deck}`, 'скид замішано в колоду'],
      ['Лишається вам', `трофеїв ${trophies}, у госпіталі ${hospital}, досягнення й загальний резерв`],
    ],
    eventOf: (n) => `Подія ${n}`,
    done: 'виконано',
    oneMore: 'ще одна подія',
    toNextEvent: 'До наступної події',
    toEvent: 'Відкрити подію',
    toAuction: 'До аукціону',
    toPreparation: 'До підготовки',
    leavesIn: (seconds) => `Enter — далі, пробіл — затримати; інакше за ${seconds} с`,
  },
  ru: {
    battle: 'Бой',
    columnOf: (n, of) => `Колонка ${n} из ${of}`,
    next: (n) => `Дальше: колонка ${n}`,
    toRecruitment: 'К мобилизации',
    budget: (n) =>
      n === 0
        ? 'На мобилизацию 0 ОМ: их дают карты, оставшиеся в руке.'
        : `Карты, оставшиеся в руке, дают на мобилизацию ${n} ОМ.`,
    keys: 'Пробел — пауза, Enter или щелчок — дальше',
    press: 'Коснитесь, чтобы идти дальше',
    ours: 'наш удар',
    theirs: 'удар врага',
    parts: { own: 'карта', support: 'поддержка', bonus: 'бонус' },
    destroyed: 'уничтожено',
    survived: 'не уничтожено',
    held: 'выстояли',
    hospital: 'госпиталь',
    panic: 'паника',
    nobody: 'Защиты нет: карта паники.',
    shelled: 'Артиллерия врага бьёт по поддержке.',
    later: 'дальше',
    soFar: 'Итог боя · пока что',
    columns: 'Колонки',
    strongAttack: 'усиленная атака: пробивает и усиленную защиту',
    strongDefence: 'усиленная защита: пробивает только усиленная атака',
    auctionNext:
      'Сейчас за него будет аукцион: кто даст картами больше нужных очков, тот забирает объект и его победные очки.',
    war: 'Полномасштабная война',
    warOver: 'Вторжение отбито',
    warAtOnce: 'Без вторжения',
    withstood: 'Первый натиск выдержан, но теперь враг идёт всеми силами.',
    noInvasion: 'Враг сразу идёт всеми силами.',
    warSays: 'Отныне раунд начинается с события, а за мосты и города идёт аукцион.',
    warChanges: ({ events, invaders, deck, trophies, hospital }) => [
      [`Карт событий: ${events}`, 'на дне — крейсер «Москва»: раунд, в котором он откроется, станет последним'],
      ['Аукцион перед боем', 'карты с руки — за мосты, города и корабли; они дают победные очки'],
      [`Карт в новой колоде врагов: ${invaders}`, 'приходят с поддержкой, артиллерией и ракетами'],
      [`Карт в вашей колоде: ${deck}`, 'сброс замешан в колоду'],
      ['Остаётся вам', `трофеев ${trophies}, в госпитале ${hospital}, достижения и общий резерв`],
    ],
    eventOf: (n) => `Событие ${n}`,
    done: 'выполнено',
    oneMore: 'ещё одно событие',
    toNextEvent: 'К следующему событию',
    toEvent: 'Открыть событие',
    toAuction: 'К аукциону',
    toPreparation: 'К подготовке',
    leavesIn: (seconds) => `Enter — дальше, пробел — задержать; иначе через ${seconds} с`,
  },
  en: {
    battle: 'Battle',
    columnOf: (n, of) => `Column ${n} of ${of}`,
    next: (n) => `Next: column ${n}`,
    toRecruitment: 'To recruitment',
    budget: (n) =>
      n === 0
        ? '0 RP for recruitment: cards left in hand give them.'
        : `Cards left in hand give ${n} RP for recruitment.`,
    keys: 'Space: pause, Enter or a click: go on',
    press: 'Tap to go on',
    ours: 'we strike',
    theirs: 'they strike',
    parts: { own: 'card', support: 'support', bonus: 'bonus' },
    destroyed: 'destroyed',
    survived: 'survived',
    held: 'held',
    hospital: 'hospital',
    panic: 'panic',
    nobody: 'No defence: a panic card.',
    shelled: 'Enemy artillery hits the support.',
    later: 'next',
    soFar: 'The battle so far',
    columns: 'Columns',
    strongAttack: 'enhanced attack: breaks an enhanced defence, too',
    strongDefence: 'enhanced defence: only an enhanced attack breaks it',
    auctionNext:
      'It is auctioned now: whoever pays most of the needed points in cards takes it, with its victory points.',
    war: 'Full-Scale War',
    warOver: 'The Invasion is beaten off',
    warAtOnce: 'No Invasion first',
    withstood: 'You have withstood the first onslaught, but now the invaders come in full force.',
    noInvasion: 'The invaders come in full force at once.',
    warSays: 'From now on a round begins with an event, and bridges and cities are auctioned.',
    warChanges: ({ events, invaders, deck, trophies, hospital }) => [
      [`Event cards: ${events}`, 'the cruiser Moskva lies at the bottom: the round that reveals it is the last'],
      ['An auction before battle', 'cards from your hand for bridges, cities and ships; they give victory points'],
      [`Cards in the new invader deck: ${invaders}`, 'they come with support, artillery and rockets'],
      [`Cards in your deck: ${deck}`, 'the discard pile is shuffled in'],
      ['You keep', `trophies: ${trophies}, in hospital: ${hospital}, achievements, the recruitment display`],
    ],
    eventOf: (n) => `Event ${n}`,
    done: 'carried out',
    oneMore: 'one more event',
    toNextEvent: 'To the next event',
    toEvent: 'Reveal the event',
    toAuction: 'To the auction',
    toPreparation: 'To the preparation',
    leavesIn: (seconds) => `Enter: go on, Space: hold; else in ${seconds} s`,
  },
});
