import { type Clash, clashes, clashIn } from '../../../games/afu/clash.ts';
import { cost, defence, defOfKey, pay, threshold, vp } from '../../../games/afu/cards/columns.ts';
import { type Afu, zone } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { Edition } from '../../../kernel/editions.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Claim, Lesson } from '../parts/lesson.ts';
import { playedBy, said } from './lesson-said.ts';

/** A column as it would be fought now; columns count from 1. */
const column =
  (n: number, of: (clash: Clash) => number): Claim[1] =>
  (s: Afu) =>
    of(clashIn(s, 0 as Seat, n - 1)!);
/** The column in which this invader stands. */
const columnOf =
  (key: string): Claim[1] =>
  (s: Afu) =>
    1 + clashes(s, 0 as Seat).find(({ enemy }) => enemy === defOfKey(key))!.column;
const BRIDGE = vp[defOfKey('darivkaBridge')]!;

/** The last round of the Invasion, and the first auction of the War. */
export const lessonIn = (edition: Edition): Lesson => ({
  setup: { players: 2, edition, first: 'one', colour: 'yellow' },
  seat: 0 as Seat,
  position: {
    phase: 'invasion',
    round: 4,
    step: 'placement',
    open: ['battalion98', 'raiders', 'tankBattalion', 'escortTanks', 'ironBrigade'],
    afuDeck: ['localWatch', 'volunteers', 'checkpoint'],
    achievements: ['tankBreakers', 'clearSky', 'rout', 'liberator'],
    eventDeck: ['darivkaBridge', 'moskva'],
    one: {
      hand: ['polissiaTanks', 'polissiaCompany*2', 'polissiaTerritorials', 'polissiaHowitzers'],
      attack: ['roadblock', 'brigade45', 'convoyGuards'],
    },
    two: { discard: ['slobodaCompany*2', 'slobodaTerritorials*3'] },
  },
  steps: [
    {
      title: { uk: 'Мета гри', ru: 'Цель игры', en: 'The aim of the game' },
      say: said(
        () =>
          `Перемагає армія, яка набере більше переможних очок (ПО). У грі дві частини: спершу Вторгнення, потім повномасштабна війна. Зараз останній раунд Вторгнення: перед вами три вороги, а на руці п’ять карт.${playedBy(edition, 'uk')}`,
        () =>
          `Побеждает армия, которая наберёт больше победных очков (ПО). В игре две части: сначала Вторжение, потом полномасштабная война. Сейчас последний раунд Вторжения: перед вами три врага, а в руке пять карт.${playedBy(edition, 'ru')}`,
        () =>
          `The army with more victory points (VP) wins. The game has two parts: first the Invasion, then the Full-Scale War. This is the last round of the Invasion: you face three invaders with five cards in hand.${playedBy(edition, 'en')}`,
      ),
      claims: [
        [3, (s: Afu) => clashes(s, 0 as Seat).length],
        [5, (s: Afu) => s.table.size(zone.hand(0 as Seat))],
      ],
      at: '.afu-columns, .afu-tabs',
    },
    {
      title: { uk: 'Ваша рука', ru: 'Ваша рука', en: 'Your hand' },
      say: said(
        () =>
          'Унизу карти: атака, захист, підтримка і ще очки мобілізації (ОМ), якщо карту не витратити. За порожню колонку беруть карту паніки, а вона забирає ПО. Стіл завжди показує, чим скінчиться бій, якщо почати його зараз.',
        () =>
          'Внизу карты: атака, защита, поддержка и ещё очки мобилизации (ОМ), если карту не тратить. За пустую колонку берут карту паники, а она отнимает ПО. Стол всё время показывает, чем кончится бой, если начать его сейчас.',
        () =>
          'At the foot of a card: attack, defence, support, and recruitment points (RP) if the card is not used. An empty column brings a panic card, which takes VP away. The table always shows how the battle would end if it began now.',
      ),
      at: `.front [data-zone-at="${zone.hand(0 as Seat)}"], .tab-panel [data-zone-at="${zone.hand(0 as Seat)}"]`,
    },
    {
      title: { uk: 'Карта ворога', ru: 'Карта врага', en: 'An invader' },
      say: said(
        (c) =>
          `Це карта ворога: ліворуч атака, праворуч захист. У карти ${c('roadblock')} захист посилений: синій кут біля числа. Звичайна атака його не пробиває.`,
        (c) =>
          `Это карта врага: слева атака, справа защита. У карты ${c('roadblock')} защита усилена: синий угол у числа. Обычная атака её не пробивает.`,
        (c) =>
          `This is an invader: attack on the left, defence on the right. The ${c('roadblock')} has enhanced defence: a blue angle at the number. A normal attack cannot break it.`,
      ),
      at: `[data-look="${defOfKey('roadblock')}"]`,
    },
    {
      title: { uk: 'Посилена атака', ru: 'Усиленная атака', en: 'Enhanced attack' },
      say: said(
        (c) => `Поставте навпроти карту ${c('polissiaTanks')}: червоний кут біля її атаки — це посилена атака.`,
        (c) => `Поставьте напротив карту ${c('polissiaTanks')}: красный угол у её атаки — это усиленная атака.`,
        (c) =>
          `Put the ${c('polissiaTanks')} opposite it: the red chevron by the unit’s attack means an enhanced attack.`,
      ),
      do: ['defend polissiaTanks 1'],
    },
    {
      title: { uk: 'Займіть колонку 2', ru: 'Займите колонку 2', en: 'Take column 2' },
      say: said(
        (c) =>
          `3 проти 3: рівного досить, ворога буде знищено. Тепер поставте карту ${c('polissiaCompany')} у колонку 2, проти карти ${c('brigade45')}.`,
        (c) =>
          `3 против 3: равенства достаточно, враг будет уничтожен. Теперь поставьте карту ${c('polissiaCompany')} в колонку 2, против карты ${c('brigade45')}.`,
        (c) =>
          `3 against 3: a tie is enough, the invader will be destroyed. Now put the ${c('polissiaCompany')} into column 2, against the ${c('brigade45')}.`,
      ),
      claims: [
        [3, column(1, ({ ours }) => ours.attack.n)],
        [3, column(1, ({ theirs }) => theirs.defence.n)],
        [1, column(1, ({ destroyed }) => Number(destroyed))],
        [2, columnOf('brigade45')],
      ],
      do: ['defend polissiaCompany 2'],
    },
    {
      title: { uk: 'Додайте підтримку', ru: 'Добавьте поддержку', en: 'Add support' },
      say: said(
        (c) =>
          `Атака 2 менша за захист 3: ворог уціліє. Підтримка додається і до атаки, і до захисту. Поставте карту ${c('polissiaTerritorials')} у лінію підтримки колонки 2.`,
        (c) =>
          `Атака 2 меньше защиты 3: враг уцелеет. Поддержка добавляется и к атаке, и к защите. Поставьте карту ${c('polissiaTerritorials')} в линию поддержки колонки 2.`,
        (c) =>
          `Attack 2 is less than defence 3: the invader survives. Support is added to both attack and defence. Put the ${c('polissiaTerritorials')} into the support row of column 2.`,
      ),
      claims: [
        [2, column(2, ({ ours }) => ours.attack.n)],
        [3, column(2, ({ theirs }) => theirs.defence.n)],
        [0, column(2, ({ destroyed }) => Number(destroyed))],
        [2, columnOf('brigade45')],
      ],
      do: ['support polissiaTerritorials 2'],
    },
    {
      title: { uk: 'Закрийте колонку 3', ru: 'Закройте колонку 3', en: 'Close column 3' },
      say: said(
        (c) =>
          `Тепер 3 проти 3: буде знищено й цього ворога. Закрийте колонку 3 другою картою ${c('polissiaCompany')}, щоб не отримати карту паніки.`,
        (c) =>
          `Теперь 3 против 3: будет уничтожен и этот враг. Закройте колонку 3 второй картой ${c('polissiaCompany')}, чтобы не получить карту паники.`,
        (c) =>
          `Now it is 3 against 3: this invader will be destroyed, too. Close column 3 with the second ${c('polissiaCompany')}, so that you take no panic card.`,
      ),
      claims: [
        [3, column(2, ({ ours }) => ours.attack.n)],
        [3, column(2, ({ theirs }) => theirs.defence.n)],
        [1, column(2, ({ destroyed }) => Number(destroyed))],
        [3, columnOf('convoyGuards')],
      ],
      do: ['defend polissiaCompany 3'],
    },
    {
      title: { uk: 'Почніть бій', ru: 'Начните бой', en: 'Start the battle' },
      say: said(
        (c) =>
          `Лишилася карта ${c('polissiaHowitzers')}: невикористана, вона дасть 3 ОМ. Обидві армії обирають водночас; друга ще думає. Почніть бій.`,
        (c) =>
          `Осталась карта ${c('polissiaHowitzers')}: неиспользованная, она даст 3 ОМ. Обе армии выбирают одновременно; вторая ещё думает. Начните бой.`,
        (c) =>
          `The ${c('polissiaHowitzers')} card is left: unspent, it gives 3 RP. Both armies choose at once; the other is still thinking. Start the battle.`,
      ),
      claims: [[3, () => pay[defOfKey('polissiaHowitzers')]!]],
      do: ['pass'],
      after: [[1, 'pass']],
    },
    {
      title: { uk: 'Мобілізація', ru: 'Мобилизация', en: 'Recruitment' },
      say: said(
        (c) => `Три трофеї, жодних втрат. Тепер мобілізація: придбайте карту ${c('tankBattalion')} за 3 ОМ.`,
        (c) => `Три трофея, никаких потерь. Теперь мобилизация: купите карту ${c('tankBattalion')} за 3 ОМ.`,
        (c) => `Three trophies, no losses. Now recruitment: buy the ${c('tankBattalion')} for 3 RP.`,
      ),
      claims: [
        [3, () => cost[defOfKey('tankBattalion')]!],
        [3, (_s, told) => told.filter(({ kind, a, c }) => kind === fact.fought && a === 0 && c === 1).length],
      ],
      do: ['buy tankBattalion'],
      after: [[1, 'pass']],
    },
    {
      title: { uk: 'Почалася війна', ru: 'Началась война', en: 'The war has begun' },
      say: said(
        () =>
          'Куплена карта йде у скид, а звідти згодом на руку. Почалася війна: тепер є події та об’єкти, що дають ПО. Об’єкт беруть на аукціоні.',
        () =>
          'Купленная карта идёт в сброс, а оттуда потом в руку. Началась война: теперь есть события и объекты, дающие ПО. Объект берут на аукционе.',
        () =>
          'A bought card goes to your discard pile, and from there to your hand later. The war has begun: now there are events, and objectives that give VP. An objective is taken at an auction.',
      ),
      at: '.afu-auction .slot',
    },
    {
      title: { uk: 'Зробіть ставку', ru: 'Сделайте ставку', en: 'Make a bid' },
      say: said(
        (c) =>
          `На об’єкт ${c('darivkaBridge')} треба 4 очки захисту, друга армія спасувала. Зробіть ставку 4: ${edition === 'en' ? 'назвати можна будь-яке число, але стільки очок треба мати на руці' : 'більше давати нема потреби'}.`,
        (c) =>
          `На объект ${c('darivkaBridge')} нужно 4 очка защиты, вторая армия спасовала. Сделайте ставку 4: ${edition === 'en' ? 'назвать можно любое число, но столько очков должно быть в руке' : 'больше давать незачем'}.`,
        (c) =>
          `${c('darivkaBridge')} takes 4 defence points, and the other army has passed. Bid 4: ${edition === 'en' ? 'any number may be named, but your hand must pay it' : 'there is no need to give more'}.`,
      ),
      claims: [[4, () => threshold[defOfKey('darivkaBridge')]!]],
      do: ['bid 4'],
    },
    {
      title: { uk: 'Заплатіть за об’єкт', ru: 'Заплатите за объект', en: 'Pay for the objective' },
      say: said(
        (c) => `Ваша ставка найвища. Заплатіть: карта ${c('polissiaCompany')} має 4 очки захисту.`,
        (c) => `Ваша ставка самая высокая. Заплатите: у карты ${c('polissiaCompany')} 4 очка защиты.`,
        (c) => `The bid is yours. Pay with a card: the ${c('polissiaCompany')} has 4 defence points.`,
      ),
      claims: [[4, () => defence[defOfKey('polissiaCompany')]!]],
      do: ['offer polissiaCompany'],
    },
    {
      title: { uk: 'Завершіть оплату', ru: 'Завершите оплату', en: 'Finish paying' },
      say: said(
        () => 'Досить. Натисніть «Використати карти»: решта карт знадобиться в бою.',
        () => 'Достаточно. Нажмите «Использовать карты»: остальные карты пригодятся в бою.',
        () => 'That is enough. Press “Use these cards”: you will need the other cards in the battle.',
      ),
      do: ['done'],
    },
    {
      claims: [[BRIDGE, (_s, told) => Number(told.some(({ kind }) => kind === fact.objectiveTaken)) * BRIDGE]],
      title: { uk: 'Так перемагають', ru: 'Так побеждают', en: 'How to win' },
      say: said(
        () =>
          `Міст ваш: +${BRIDGE} ПО. Карта, витрачена на об’єкт, цього раунду вже не воює. ПО дають об’єкти й досягнення, карти паніки їх забирають. Партія скінчиться з крейсером «Москва» або коли вичерпається стос паніки: у кого менше ПО, той програє.`,
        () =>
          `Мост ваш: +${BRIDGE} ПО. Карта, потраченная на объект, в этом раунде уже не воюет. ПО дают объекты и достижения, карты паники их отнимают. Партия кончится с крейсером «Москва» или когда иссякнет стопка паники: у кого меньше ПО, тот проиграл.`,
        () =>
          `The bridge is yours: +${BRIDGE} VP. A card used on an objective does not fight this round. Objectives and achievements give VP, panic cards take them away. The game ends with the cruiser Moskva or when the panic stack runs out: whoever has fewer VP has lost.`,
      ),
      at: '.afu-zones, .afu-strip',
    },
  ],
});
