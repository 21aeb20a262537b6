import { clashes } from '../../../games/afu/clash.ts';
import { attack, cost, defOfKey, effectN, rewardN, threshold, vp } from '../../../games/afu/cards/columns.ts';
import { type Afu, zone } from '../../../games/afu/state.ts';
import { fact } from '../../../games/afu/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { Edition } from '../../../kernel/editions.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Claim, Lesson } from '../parts/lesson.ts';
import { playedBy, said } from './lesson-said.ts';

const MINE = 0 as Seat;
const MOSKVA = defOfKey('moskva');
const STORM = defOfKey('stormGroup');
/** How often the step before brought this about. */
const times =
  (holds: (fact: Fact) => boolean): Claim[1] =>
  (_s, told) =>
    told.filter(holds).length;
/** What a seat has scored in the end. */
const scored =
  (seat: number): Claim[1] =>
  (_s, told) =>
    told.find(({ kind, a }) => kind === fact.scored && a === seat)!.b;
/** The column in which this invader stands. */
const columnOf =
  (key: string): Claim[1] =>
  (s: Afu) =>
    1 + clashes(s, MINE).find(({ enemy }) => enemy === defOfKey(key))!.column;

/** The last round of the War: events, an auction against a bid, panic, and the score. */
export const lessonIn = (edition: Edition): Lesson => ({
  setup: { players: 2, edition, first: 'two', colour: 'yellow' },
  seat: MINE,
  position: {
    phase: 'war',
    round: 12,
    step: 'events',
    eventDeck: ['sirens', 'gatheringFunds', 'moskva'],
    open: ['battalion98', 'raiders', 'tankBattalion', 'escortTanks', 'ironBrigade'],
    afuDeck: ['volunteers', 'selfDefence', 'villageGuard'],
    achievements: ['tankBreakers', 'clearSky', 'rout', 'liberator'],
    one: {
      deck: ['stormGroup', 'polissiaCompany', 'strikeDrones', 'checkpoint', 'localWatch'],
      invaderDeck: ['t72', 'mortars82', 'su25'],
      trophies: ['darivkaBridge'],
    },
    two: {
      deck: ['slobodaTanks', 'slobodaCompany*2', 'slobodaTerritorials*2'],
      invaderDeck: ['t64', 'btr82', 't72b3'],
      trophies: ['mariupol'],
    },
  },
  steps: [
    {
      title: { uk: 'Події війни', ru: 'События войны', en: 'Events of the War' },
      say: said(
        (c) =>
          `Після вторгнення йде війна: кожен раунд починають події. Подія ${c('sirens')} дала кожній армії карту паніки, а знак невідворотності (два кільця) відкрив наступну: подія ${c('gatheringFunds')} дає кожній 2 ОМ. Першою купує друга армія.${playedBy(edition, 'uk')}`,
        (c) =>
          `После вторжения идёт война: каждый раунд начинают события. Событие ${c('sirens')} дало каждой армии карту паники, а знак неотвратимости (два кольца) открыл следующее: событие ${c('gatheringFunds')} даёт каждой 2 ОМ. Первой покупает вторая армия.${playedBy(edition, 'ru')}`,
        (c) =>
          `After the Invasion comes the War: events begin every round. The event ${c('sirens')} gave each army a panic card, and its chaining mark (two rings) revealed the next one: ${c('gatheringFunds')} gives each of them 2 RP. The second army buys first.${playedBy(edition, 'en')}`,
      ),
      claims: [
        [2, () => effectN[defOfKey('gatheringFunds')]!],
        [1, (s: Afu) => s.panics.get(MINE)],
        [1, (s: Afu) => s.panics.get(1 as Seat)],
      ],
      at: '.afu-events, .afu-market, .afu-reserves',
      after: [[1, 'pass']],
    },
    {
      title: { uk: 'Придбайте підтримку', ru: 'Купите поддержку', en: 'Buy support' },
      say: said(
        (c) =>
          `Друга армія пасує. Крім відкритих карт, у загальному резерві завжди є карта ${c('internationalAid')} за 1 ОМ: підтримка зайвою не буває. Придбайте її.`,
        (c) =>
          `Вторая армия пасует. Кроме открытых карт, в общем резерве всегда есть карта ${c('internationalAid')} за 1 ОМ: поддержка лишней не бывает. Купите её.`,
        (c) =>
          `The second army passes. Besides the open cards the recruitment display always has ${c('internationalAid')} for 1 RP, and support never goes to waste. Buy it.`,
      ),
      claims: [[1, () => cost[defOfKey('internationalAid')]!]],
      do: ['buy internationalAid'],
    },
    {
      title: { uk: 'Витратьте решту', ru: 'Потратьте остаток', en: 'Spend the rest' },
      say: said(
        (c) => `Лишилося 1 ОМ, а невитрачене згорає. Придбайте ще карту ${c('battalion98')} за 1 ОМ.`,
        (c) => `Осталось 1 ОМ, а непотраченное сгорает. Купите ещё карту ${c('battalion98')} за 1 ОМ.`,
        (c) => `1 RP is left, and what is not spent is lost. Buy the ${c('battalion98')} for 1 RP as well.`,
      ),
      claims: [
        [1, (_s, _told, { points }) => points!],
        [1, () => cost[defOfKey('battalion98')]!],
      ],
      do: ['buy battalion98'],
      after: [[1, 'bid 3']],
    },
    {
      title: { uk: 'Перебийте ставку', ru: 'Перебейте ставку', en: 'Outbid the other army' },
      say: said(
        (c) =>
          `Відкрито об’єкт ${c('moskva')}: це останній раунд. Потрібно 8 очок атаки, друга армія ставить 3. Карта ${c('stormGroup')} має 3 і бонус +3, бо об’єкт відкрито, карта ${c('polissiaCompany')} — 2. Зробіть ставку 8.`,
        (c) =>
          `Открыт объект ${c('moskva')}: это последний раунд. Нужно 8 очков атаки, вторая армия ставит 3. У карты ${c('stormGroup')} 3 и бонус +3, ведь объект открыт, у карты ${c('polissiaCompany')} — 2. Сделайте ставку 8.`,
        (c) =>
          `${c('moskva')} is revealed: this is the last round. It takes 8 attack points, and the second army bids 3. Your ${c('stormGroup')} has 3 and a bonus of +3 because an objective is open, the ${c('polissiaCompany')} has 2. Bid 8.`,
      ),
      claims: [
        [8, (_s, _told, asked) => asked['threshold']!],
        [8, () => attack[STORM]! + rewardN[STORM]! + attack[defOfKey('polissiaCompany')]!],
        [3, (_s, _told, asked) => asked['bid']!],
        [3, () => attack[STORM]!],
        [3, () => rewardN[STORM]!],
        [2, () => attack[defOfKey('polissiaCompany')]!],
        [1, (s: Afu) => s.lastRound.value],
      ],
      do: ['bid 8'],
      after: [[1, 'pass']],
    },
    {
      title: { uk: 'Заплатіть картою', ru: 'Заплатите картой', en: 'Pay with a card' },
      say: said(
        (c) =>
          `Друга армія пасує: ваша ставка найвища. Якби не ставив ніхто, обидві взяли б карту паніки. Заплатіть картою ${c('stormGroup')}…`,
        (c) =>
          `Вторая армия пасует: ваша ставка самая высокая. Если бы не ставил никто, обе взяли бы карту паники. Заплатите картой ${c('stormGroup')}…`,
        (c) =>
          `The second army passes: the bid is yours. If nobody had bid, both would have taken a panic card. Pay with the ${c('stormGroup')}…`,
      ),
      do: ['offer stormGroup'],
    },
    {
      title: { uk: 'Додайте другу карту', ru: 'Добавьте вторую карту', en: 'Add a second card' },
      say: said(
        (c) => `…і картою ${c('polissiaCompany')}.`,
        (c) => `…и картой ${c('polissiaCompany')}.`,
        (c) => `…and with the ${c('polissiaCompany')}.`,
      ),
      do: ['offer polissiaCompany'],
    },
    {
      title: { uk: 'Завершіть оплату', ru: 'Завершите оплату', en: 'Finish paying' },
      say: said(
        () => 'Разом 8: досить. Натисніть «Використати карти».',
        () => 'Вместе 8: достаточно. Нажмите «Использовать карты».',
        () => 'That makes 8: enough. Press “Use these cards”.',
      ),
      claims: [[8, () => threshold[MOSKVA]!]],
      do: ['done'],
    },
    {
      title: { uk: 'Повітряний підрозділ', ru: 'Воздушное подразделение', en: 'An air unit' },
      say: said(
        (c) =>
          `Крейсер ваш: +5 ПО. На бій лишилося три карти. ${c('strikeDrones')} — повітряний підрозділ: знищити його може лише авіація або ППО. Поставте його в колонку 1, проти карти ${c('t72')}.`,
        (c) =>
          `Крейсер ваш: +5 ПО. На бой осталось три карты. ${c('strikeDrones')} — воздушное подразделение: уничтожить его может лишь авиация или ПВО. Поставьте его в колонку 1, против карты ${c('t72')}.`,
        (c) =>
          `The cruiser is yours: +5 VP. Three cards are left for the battle. The ${c('strikeDrones')} card is an air unit: only air units and anti-air can destroy it. Put it into column 1, against the ${c('t72')}.`,
      ),
      claims: [
        [5, () => vp[MOSKVA]!],
        [1, times(({ kind, a, b }) => kind === fact.objectiveTaken && a === MINE && b === MOSKVA)],
        [3, (s: Afu) => s.table.size(zone.hand(MINE))],
        [1, columnOf('t72')],
      ],
      do: ['defend strikeDrones 1'],
    },
    {
      title: { uk: 'Бонус проти паніки', ru: 'Бонус против паники', en: 'A bonus against panic' },
      say: said(
        (c) =>
          `Карту ${c('checkpoint')} поставте в колонку 2: її бонус відверне наступну карту паніки. Бонуси з виконаною умовою діють самі; збита карта йде в госпіталь.`,
        (c) =>
          `Карту ${c('checkpoint')} поставьте в колонку 2: её бонус предотвратит следующую карту паники. Бонусы с выполненным условием действуют сами; сбитая карта уходит в госпиталь.`,
        (c) =>
          `Put the ${c('checkpoint')} into column 2: its bonus keeps your next panic card away. Bonuses whose condition is met work by themselves; a beaten card goes to the hospital.`,
      ),
      claims: [[2, columnOf('mortars82')]],
      do: ['defend checkpoint 2'],
    },
    {
      title: { uk: 'Почніть бій', ru: 'Начните бой', en: 'Start the battle' },
      say: said(
        (c) =>
          `Колонка 3 лишається порожньою: карту паніки відверне бонус. Карту ${c('localWatch')} збережіть: її компенсація повертає карту паніки. Почніть бій.`,
        (c) =>
          `Колонка 3 остаётся пустой: карту паники предотвратит бонус. Карту ${c('localWatch')} сохраните: её компенсация возвращает карту паники. Начните бой.`,
        (c) =>
          `Column 3 stays empty: the bonus prevents the panic card. Keep the ${c('localWatch')}: its compensation returns a panic card. Start the battle.`,
      ),
      claims: [[3, columnOf('su25')]],
      do: ['pass'],
      after: [
        [1, 'defend slobodaTanks 1'],
        [1, 'defend slobodaCompany 2'],
        [1, 'defend slobodaCompany 3'],
        [1, 'pass'],
        [1, 'pass'],
      ],
    },
    {
      title: { uk: 'Поверніть карту паніки', ru: 'Верните карту паники', en: 'Return a panic card' },
      say: said(
        (c) =>
          `Паніку відвернено, але карта ${c('su25')} уціліла${edition === 'en' ? ': наприкінці раунду її ракетний удар замінить загальний резерв' : ', і ракетний удар замінив загальний резерв'}. Кожна карта паніки забирає в кінці 1 ПО. Поверніть свою зі скиду.`,
        (c) =>
          `Паника предотвращена, но карта ${c('su25')} уцелела${edition === 'en' ? ': в конце раунда её ракетный удар заменит общий резерв' : ', и ракетный удар заменил общий резерв'}. Каждая карта паники в конце отнимает 1 ПО. Верните свою из сброса.`,
        (c) =>
          `The panic was prevented, but the ${c('su25')} survived${edition === 'en' ? ': at the end of the round its rocket strike will replace the recruitment display' : ', and its rocket strike replaced the recruitment display'}. Each panic card takes 1 VP away in the end. Return yours from the discard pile.`,
      ),
      claims: [
        [1, times(({ kind, a }) => kind === fact.panicPrevented && a === MINE)],
        [edition === 'en' ? 0 : 1, times(({ kind }) => kind === fact.rocketStruck)],
      ],
      do: ['calm discard'],
    },
    {
      title: { uk: 'Підсумок війни', ru: 'Итог войны', en: 'How the war ended' },
      say: said(
        (c) =>
          `Останній раунд скінчився: 8 ПО проти 3, ви перемогли. За рівності виграє той, у кого менше паніки. Якби вичерпався стос паніки, партія скінчилася б раніше. Загальне досягнення, як-от ${c('liberator')}, дає ПО, лише якщо його має одна армія. Наодинці за об’єкти змагаються з ворогом.`,
        (c) =>
          `Последний раунд кончился: 8 ПО против 3, вы победили. При равенстве выигрывает тот, у кого меньше паники. Если бы иссякла стопка паники, партия кончилась бы раньше. Общее достижение, например ${c('liberator')}, даёт ПО, лишь если оно есть у одной армии. В одиночку за объекты соревнуются с врагом.`,
        (c) =>
          `The last round is over, and with 8 VP to 3 you have won. On a tie the army with fewer panic cards wins. If the panic stack had run out, the game would have ended sooner. A common achievement such as ${c('liberator')} counts only if one army alone has it. Alone you compete with the invader for objectives.`,
      ),
      claims: [
        [8, scored(0)],
        [3, scored(1)],
        [edition === 'en' ? 1 : 0, times(({ kind }) => kind === fact.rocketStruck)],
      ],
      at: '.prompt',
    },
  ],
});
