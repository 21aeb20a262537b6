import { addsDays, crosshairs, days, willCost, willGain } from '../../../games/bravery/cards/columns.ts';
import { landOf, printOf } from '../../../games/bravery/cards/set.ts';
import { DRAWN_FOR_URGENT } from '../../../games/bravery/rules/06-draw.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import { fact } from '../../../games/bravery/verbs.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Claim, Lesson } from '../parts/lesson.ts';
import { said } from './lesson-said.ts';

const HAND = zone.hand(0 as Seat);
/** A figure of the question: days, Will, the strengths of a battle. */
const asked =
  (name: string): Claim[1] =>
  (_s, _told, values) =>
    values[name]!;
const room: Claim[1] = (_s, _told, { room: all, days: taken }) => all! - taken!;

/** A week of needs, people's actions and trade, and a battle that is weighed. */
export const lesson: Lesson = {
  setup: { players: 2 },
  seat: 0 as Seat,
  position: {
    display: ['enemyDefence1+'],
    enemyNext: ['offensive1+', 'offensive2'],
    player1: { hand: ['donors', 'generators', 'drive', 'defence3'] },
    player2: { hand: ['counter3', 'defence2'] },
  },
  steps: [
    {
      title: { uk: 'Потреби людей', ru: 'Потребности людей', en: 'Needs of the people' },
      say: said(
        () =>
          'Жовті й помаранчеві карти — потреби людей. Якщо хоч одна лишиться на руці, коли партія скінчиться, команда програє. Помаранчеві термінові: за кожну, що лишилася, наступного тижня прийдуть ще дві карти.',
        () =>
          'Жёлтые и оранжевые карты — потребности людей. Если хоть одна останется в руке, когда партия кончится, команда проиграет. Оранжевые срочные: за каждую оставшуюся на следующей неделе придут ещё две карты.',
        () =>
          'Yellow and orange cards are needs of the people. If even one is left in a hand when the game ends, the team loses. Orange ones are urgent: for each one left over, two more cards come next week.',
      ),
      claims: [[2, () => DRAWN_FOR_URGENT]],
      at: `[data-zone-at="${HAND}"]`,
    },
    {
      title: { uk: 'Спершу термінова', ru: 'Сначала срочная', en: 'The urgent one first' },
      say: said(
        (n) =>
          `Почніть із термінової. Заплануйте карту ${n('donors')}: вона займе 2 дні. Термінову потребу не можна віддати.`,
        (n) =>
          `Начните со срочной. Запланируйте карту ${n('donors')}: она займёт 2 дня. Срочную потребность нельзя отдать.`,
        (n) => `Begin with the urgent one. Plan ${n('donors')}: it takes 2 days. An urgent need cannot be given away.`,
      ),
      claims: [[2, () => days[printOf('donors')]!]],
      do: ['plan donors'],
      at: '.brv-week',
    },
    {
      title: { uk: 'Воля за потреби', ru: 'Воля за потребности', en: 'Will for needs' },
      say: said(
        (n) =>
          `За потребу у плані ви отримуєте Волю: тепер у вас 1. Заплануйте й карту ${n('generators')}: вона дасть ще 2.`,
        (n) => `Потребность в плане даёт Волю: теперь её 1. Запланируйте и карту ${n('generators')}: она даст ещё 2.`,
        (n) => `A need in the plan gives Will: you have 1 now. Plan ${n('generators')}, too: it gives 2 more.`,
      ),
      claims: [
        [1, asked('will')],
        [2, () => willGain[printOf('generators')]!],
      ],
      do: ['plan generators'],
      at: '.brv-week',
    },
    {
      title: { uk: 'Дії народу', ru: 'Действия народа', en: 'People’s actions' },
      say: said(
        (n) =>
          `Зелені карти — дії народу: вони не займають днів, але коштують Волі. Карта ${n('drive')} коштує 2 і додає тижню 2 дні. Заплануйте її.`,
        (n) =>
          `Зелёные карты — действия народа: они не занимают дней, но стоят Воли. Карта ${n('drive')} стоит 2 и добавляет неделе 2 дня. Запланируйте её.`,
        (n) =>
          `Green cards are people’s actions: they take no days but cost Will. ${n('drive')} costs 2 and adds 2 days to the week. Plan it.`,
      ),
      claims: [
        [2, () => willCost[printOf('drive')]!],
        [2, () => addsDays[printOf('drive')]!],
        [0, () => days[printOf('drive')]!],
      ],
      do: ['plan drive'],
      at: '.brv-week',
      after: [[1, 'give counter3 to player1']],
    },
    {
      title: { uk: 'Обмін картами', ru: 'Обмен картами', en: 'Trading cards' },
      say: said(
        (n) =>
          `Ваш тиждень має 9 днів. Доки плани складають, картами можна обмінюватися. Гравець 2 пропонує вам карту ${n('counter3')}: візьміть її.`,
        (n) =>
          `В вашей неделе 9 дней. Пока планы составляют, картами можно обмениваться. Игрок 2 предлагает вам карту ${n('counter3')}: возьмите её.`,
        (n) =>
          `Your week has 9 days. While plans are made, cards can be traded. Player 2 offers you ${n('counter3')}: take it.`,
      ),
      claims: [
        [9, asked('room')],
        [2, (_s, told) => 1 + (told.find(({ kind }) => kind === fact.offered)?.a ?? -1)],
      ],
      do: ['accept counter3 from player2'],
    },
    {
      title: { uk: 'Заповніть тиждень', ru: 'Заполните неделю', en: 'Fill the week' },
      say: said(
        (n) => `Вільних днів лишилося чотири, рівно на карту ${n('counter3')}. Заплануйте її.`,
        (n) => `Свободных дней осталось четыре, ровно на карту ${n('counter3')}. Запланируйте её.`,
        (n) => `There are four free days left, just enough for ${n('counter3')}. Plan it.`,
      ),
      claims: [
        [4, room],
        [4, () => days[printOf('counter3')]!],
      ],
      do: ['plan counter3'],
      at: '.brv-week',
    },
    {
      title: { uk: 'Віддайте карту', ru: 'Отдайте карту', en: 'Give a card' },
      say: said(
        (n) =>
          `Тиждень повний, а карта ${n('defence3')} ще на руці. Гравець 2 ще має вільні дні: оберіть карту й віддайте її.`,
        (n) =>
          `Неделя заполнена, а карта ${n('defence3')} ещё в руке. У игрока 2 ещё есть свободные дни: выберите карту и отдайте её.`,
        (n) =>
          `The week is full, but ${n('defence3')} is still in your hand. Player 2 still has free days: choose the card and give it.`,
      ),
      claims: [
        [0, room],
        [2, (s: Bravery) => s.table.plan.seats],
      ],
      do: ['give defence3 to player2'],
      at: '.brv-week',
      after: [
        [1, 'accept defence3 from player1'],
        [1, 'plan defence3'],
        [1, 'plan defence2'],
        [1, 'confirm'],
      ],
    },
    {
      title: { uk: 'Підтвердьте план', ru: 'Подтвердите план', en: 'Confirm the plan' },
      say: said(
        () => 'Карту взято, і план гравця 2 підтверджено. Підтвердьте свій.',
        () => 'Карта взята, и план игрока 2 подтверждён. Подтвердите свой.',
        () => 'The card is taken, and player 2’s plan is confirmed. Confirm yours.',
      ),
      claims: [[2, (s: Bravery) => s.table.plan.seats]],
      do: ['confirm'],
    },
    {
      title: { uk: 'Виставте карту', ru: 'Выставьте карту', en: 'Commit a card' },
      say: said(
        (n) =>
          `Перша карта ворога привела другу: разом 3 проти 1, що захищає територію. Захищати можна картами будь-якого плану: вони перед вами. Виставте карту ${n('defence3')}.`,
        (n) =>
          `Первая карта врага привела вторую: вместе 3 против 1, что защищает территорию. Защищать можно картами любого плана: они перед вами. Выставьте карту ${n('defence3')}.`,
        (n) =>
          `The enemy’s first card brought a second: together 3 against the territory’s shield of 1. Cards of any plan may defend: they lie before you. Commit ${n('defence3')}.`,
      ),
      claims: [
        [3, asked('attack')],
        [1, asked('defence')],
      ],
      do: ['commit defence3 of player2'],
    },
    {
      title: { uk: 'Приберіть зайве', ru: 'Уберите лишнее', en: 'Withdraw what is not needed' },
      say: said(
        (n) =>
          `3 проти 4: вистоїть, але досить і рівного, а використані карти йдуть у відбій. Доки не всі погодилися, карту можна прибрати. Приберіть карту ${n('defence3')}.`,
        (n) =>
          `3 против 4: выстоит, но хватит и равного, а использованные карты уходят в сброс. Пока не все согласились, карту можно убрать. Уберите карту ${n('defence3')}.`,
        (n) =>
          `3 against 4: it holds, but a tie would do, and used cards are discarded. Until everybody agrees, you can withdraw a card. Withdraw ${n('defence3')}.`,
      ),
      claims: [
        [3, asked('attack')],
        [4, asked('defence')],
      ],
      do: ['withdraw defence3 of player2'],
    },
    {
      title: { uk: 'Виставте слабшу', ru: 'Выставьте послабее', en: 'Commit the weaker one' },
      say: said(
        (n) => `Тепер виставте слабшу карту ${n('defence2')}.`,
        (n) => `Теперь выставьте карту послабее, ${n('defence2')}.`,
        (n) => `Now commit the weaker ${n('defence2')}.`,
      ),
      do: ['commit defence2 of player2'],
    },
    {
      title: { uk: 'Рівного досить', ru: 'Равного достаточно', en: 'A tie is enough' },
      say: said(
        () => '3 проти 3: вистоїть. Якби щитів забракло, ворог окупував би територію. Погодьтеся.',
        () => '3 против 3: выстоит. Если бы щитов не хватило, враг оккупировал бы территорию. Согласитесь.',
        () => '3 against 3: it holds. With fewer shields the enemy would occupy the territory. Agree.',
      ),
      claims: [
        [3, asked('attack')],
        [3, asked('defence')],
      ],
      do: ['agree'],
      after: [[1, 'agree']],
    },
    {
      title: { uk: 'Зважте шанси', ru: 'Взвесьте шансы', en: 'Weigh the chances' },
      say: said(
        (n) =>
          `Вистояли, а потреби з плану буде вирішено. Далі контрнаступ: ворожа оборона біля мапи додає щити, тож територія ${n('N3')} має 2, а карта ${n('counter3')} — 3 приціли. Перш ніж погодитися, зважте шанси: прогноз показує кожну битву.`,
        (n) =>
          `Выстояли, а потребности из плана будут закрыты. Дальше контрнаступление: вражеская оборона у карты добавляет щиты, так что у территории ${n('N3')} их 2, а у карты ${n('counter3')} — 3 прицела. Смотрите прогноз до согласия: он показывает каждую битву.`,
        (n) =>
          `It held, and the needs in the plan will be met. A counter-offensive comes next: enemy defence beside the map adds shields, so ${n('N3')} has 2, and ${n('counter3')} has 3 crosshairs. Read the forecast before you agree: it shows every battle.`,
      ),
      claims: [
        [2, (s: Bravery) => defenceOf(s, landOf(printOf('N3')))],
        [3, () => crosshairs[printOf('counter3')]!],
        [0, (_s, told) => told.filter(({ kind }) => kind === fact.occupied).length],
      ],
      at: '.brv-map',
    },
  ],
};
