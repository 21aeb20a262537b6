import { type Clash, clashes, clashIn } from '../../../games/afu/clash.ts';
import { cost, defence, defOfKey, pay, threshold, vp } from '../../../games/afu/cards/columns.ts';
import { type Afu, zone } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Claim, Lesson } from '../lesson.ts';
import { said } from './lesson-said.ts';

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
export const lesson: Lesson = {
  setup: { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
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
      say: said(
        () =>
          'Мета: більше переможних очок, ніж у другої армії. Їх дають деблоковані об’єкти й досягнення, а кожна карта паніки забирає одне. Щораунду перед вами три вороги, а на руці п’ять карт.',
        () =>
          'Цель: больше победных очков, чем у второй армии. Их дают деблокированные объекты и достижения, а каждая карта паники отнимает одно. Каждый раунд перед вами три врага, а в руке пять карт.',
        () =>
          'The aim: more victory points than the other army. Objectives taken and achievements give them, and each panic card takes one away. Every round you face three invaders with five cards in hand.',
      ),
      claims: [
        [3, (s: Afu) => clashes(s, 0 as Seat).length],
        [5, (s: Afu) => s.table.size(zone.hand(0 as Seat))],
      ],
      at: '.afu-columns, .afu-tabs',
    },
    {
      say: said(
        () =>
          'Унизу карти: атака, захист, підтримка і ще очки мобілізації (ОМ), якщо карту не витратити. Порожня колонка — це карта паніки. Стіл завжди показує, чим скінчиться бій, якщо почати його зараз.',
        () =>
          'Внизу карты: атака, защита, поддержка и ещё очки мобилизации (ОМ), если карту не тратить. Пустая колонка — это карта паники. Стол всё время показывает, чем кончится бой, если начать его сейчас.',
        () =>
          'At the foot of a card: attack, defence, support, and recruitment points (RP) if the card is not used. An empty column means a panic card. The table always shows how the battle would end if it began now.',
      ),
      at: `.front [data-zone-at="${zone.hand(0 as Seat)}"], .tab-panel [data-zone-at="${zone.hand(0 as Seat)}"]`,
    },
    {
      say: said(
        (c) =>
          `Карта ворога ${c('roadblock')} має посилений захист: синій кут під числом. Звичайна атака його не пробиває. Поставте навпроти карту ${c('polissiaTanks')}: червоний кут — посилена атака. Торкніться карти, потім місця й підтвердьте.`,
        (c) =>
          `У карты врага ${c('roadblock')} усиленная защита: синий угол под числом. Обычная атака её не пробивает. Поставьте напротив карту ${c('polissiaTanks')}: красный угол — усиленная атака. Коснитесь карты, затем места и подтвердите.`,
        (c) =>
          `The ${c('roadblock')} has enhanced defence: a blue angle under the number. A normal attack cannot break it. Put the ${c('polissiaTanks')} against it: a red angle is an enhanced attack. Choose the card, then the place, and confirm.`,
      ),
      do: ['defend polissiaTanks 1'],
    },
    {
      say: said(
        (c) =>
          `3 проти 3: рівного досить, ворога знищено. Тепер поставте карту ${c('polissiaCompany')} у колонку 2, проти карти ${c('brigade45')}.`,
        (c) =>
          `3 против 3: равного достаточно, враг уничтожен. Теперь поставьте карту ${c('polissiaCompany')} в колонку 2, против карты ${c('brigade45')}.`,
        (c) =>
          `3 against 3: a tie is enough, the invader is destroyed. Now put the ${c('polissiaCompany')} into column 2, against the ${c('brigade45')}.`,
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
      say: said(
        (c) =>
          `Атака 2 менша за захист 3: ворог уціліє. Підтримка додається і до атаки, і до захисту. Поставте карту ${c('polissiaTerritorials')} у лінію підтримки, колонка 2.`,
        (c) =>
          `Атака 2 меньше защиты 3: враг уцелеет. Поддержка добавляется и к атаке, и к защите. Поставьте карту ${c('polissiaTerritorials')} в линию поддержки, колонка 2.`,
        (c) =>
          `Attack 2 is less than defence 3: the invader survives. Support is added to both attack and defence. Put the ${c('polissiaTerritorials')} into the support row, column 2.`,
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
      say: said(
        (c) => `Знищено. Закрийте колонку 3 другою картою ${c('polissiaCompany')}, щоб не отримати карту паніки.`,
        (c) => `Уничтожен. Закройте колонку 3 второй картой ${c('polissiaCompany')}, чтобы не получить карту паники.`,
        (c) => `Destroyed. Close column 3 with the second ${c('polissiaCompany')}, so that you take no panic card.`,
      ),
      claims: [
        [1, column(2, ({ destroyed }) => Number(destroyed))],
        [3, columnOf('convoyGuards')],
      ],
      do: ['defend polissiaCompany 3'],
    },
    {
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
      say: said(
        (c) =>
          `Куплена карта йде у скид і пізніше прийде на руку. Вороги скінчилися: почалася війна, а з нею події та об’єкти. Об’єкт ${c('darivkaBridge')} виставлено на аукціон: потрібно 4 очки захисту, друга армія спасувала. Зробіть ставку 4.`,
        (c) =>
          `Купленная карта идёт в сброс и придёт в руку позже. Враги кончились: началась война, а с ней события и объекты. Объект ${c('darivkaBridge')} выставлен на аукцион: нужно 4 очка защиты, вторая армия спасовала. Сделайте ставку 4.`,
        (c) =>
          `A bought card goes to your discard pile and reaches your hand later. The invaders have run out: the war begins, with events and objectives. ${c('darivkaBridge')} is up for auction: 4 defence points needed, and the other army has passed. Bid 4.`,
      ),
      claims: [[4, () => threshold[defOfKey('darivkaBridge')]!]],
      do: ['bid 4'],
    },
    {
      say: said(
        (c) => `Ставка ваша. Заплатіть: карта ${c('polissiaCompany')} має 4 очки захисту.`,
        (c) => `Ставка ваша. Заплатите: у карты ${c('polissiaCompany')} 4 очка защиты.`,
        (c) => `The bid is yours. Pay with a card: the ${c('polissiaCompany')} has 4 defence points.`,
      ),
      claims: [[4, () => defence[defOfKey('polissiaCompany')]!]],
      do: ['offer polissiaCompany'],
    },
    {
      say: said(
        () => 'Досить. Натисніть «Готово»: решта карт знадобиться в бою.',
        () => 'Достаточно. Нажмите «Готово»: остальные карты пригодятся в бою.',
        () => 'That is enough. Press “Done”: you will need the other cards in the battle.',
      ),
      do: ['done'],
    },
    {
      claims: [[BRIDGE, (_s, told) => Number(told.some(({ kind }) => kind === fact.objectiveTaken)) * BRIDGE]],
      say: said(
        () =>
          `Міст ваш: +${BRIDGE} ПО. Карта, витрачена на об’єкт, цього раунду вже не воює. Партія скінчиться з крейсером «Москва» або коли вичерпається стос паніки: перемагає армія, у якої більше ПО. Урок ішов за українськими правилами; англійські можна обрати перед партією.`,
        () =>
          `Мост ваш: +${BRIDGE} ПО. Карта, потраченная на объект, в этом раунде уже не воюет. Партия кончится с крейсером «Москва» или когда иссякнет стопка паники: побеждает армия, у которой больше ПО. Урок шёл по украинским правилам; английские можно выбрать перед партией.`,
        () =>
          `The bridge is yours: +${BRIDGE} VP. A card used on an objective does not fight this round. The game ends with the cruiser Moskva or when the panic stack runs out: the army with more VP wins. This lesson followed the Ukrainian rulebook; you can choose the English one before a game.`,
      ),
      at: '.afu-zones, .afu-strip',
    },
  ],
};
