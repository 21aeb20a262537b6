import { locationOf } from '../../../games/liberation/cards/columns.ts';
import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY, seatOfRole, zone } from '../../../games/liberation/state.ts';
import { fact } from '../../../games/liberation/verbs.ts';
import { asSeat } from '../../../kernel/ids.ts';
import type { Lesson } from '../parts/lesson.ts';
import { said } from './lesson-said.ts';

const BASE = zone.base(asSeat(1));

/** The Dynasty finds the base in three turns. */
export const lesson: Lesson = {
  setup: {},
  seat: asSeat(0),
  position: {
    galaxy: 'G1',
    captured: ['H'],
    dynasty: { hand: ['E', 'N'] },
    resistance: { hand: ['B', 'K'], base: 'F' },
    deck: ['M', 'A', 'C', 'D', 'I'],
    turn: 'dynasty',
    step: 'step1',
  },
  steps: [
    {
      say: said(
        () =>
          'Ви — Династія. Десь у цій галактиці лежить таємна база Опору: одна з карт локацій, долілиць. Нападіть на неї — і ви перемогли. Опір переможе, якщо база вистоїть три кола.',
        () =>
          'Вы — Династия. Где-то в этой галактике лежит секретная база Сопротивления: одна из карт локаций, лицом вниз. Нападите на неё — и вы победили. Сопротивление победит, если база выстоит три круга.',
        () =>
          'You are the Dynasty. Somewhere in this galaxy lies the secret base of the Resistance: one of the location cards, face down. Attack it and you win. The Resistance wins if the base lasts three circles.',
      ),
      claims: [[3, () => LAST_CIRCLE]],
      at: `[data-zone-at="${BASE}"]`,
    },
    {
      say: said(
        (l) =>
          `Лінії з’єднують локації. Локацію ${l('H')} ви вже захопили: на мапі вона золота. Звідси можна напасти на кожну з’єднану локацію.`,
        (l) =>
          `Линии соединяют локации. Локацию ${l('H')} вы уже захватили: на карте она золотая. Отсюда можно напасть на каждую соединённую локацию.`,
        (l) =>
          `Lines connect locations. You have already captured ${l('H')}: it is gold on the map. From there you can attack every connected location.`,
      ),
      at: `.galaxy [data-keys~="def:${locationOf('H')}"]`,
    },
    {
      say: said(
        () =>
          'Базою не може бути жодна карта, яку ви бачите: на вашій руці, серед захоплених чи у скиді. Тут сказано, скільки місць для неї лишилося.',
        () =>
          'Базой не может быть ни одна карта, которую вы видите: в вашей руке, среди захваченных или в сбросе. Здесь сказано, сколько мест для неё осталось.',
        () =>
          'No card that you can see can be the base: in your hand, captured or in the discard pile. Here you read how many places are left for it.',
      ),
      at: `.suspects, .lib-strip [data-zone-at="${BASE}"]`,
    },
    {
      say: said(
        () => 'Хід починається з карти. Візьміть її.',
        () => 'Ход начинается с карты. Возьмите её.',
        () => 'A turn begins with a card. Draw it.',
      ),
      do: ['draw'],
    },
    {
      say: said(
        (l) =>
          `Потім дія. Захопіть локацію ${l('E')}: вона у вас на руці й з’єднана з локацією ${l('H')}. Ту при цьому задіюють: її карта ляже боком.`,
        (l) =>
          `Затем действие. Захватите локацию ${l('E')}: она у вас в руке и соединена с локацией ${l('H')}. Ту при этом задействуют: её карта ляжет боком.`,
        (l) =>
          `Then an action. Capture ${l('E')}: it is in your hand and connected to ${l('H')}, which is exerted for it: its card will lie sideways.`,
      ),
      do: ['exert H, capture E'],
      after: [
        [1, 'draw'],
        [1, 'pass'],
      ],
    },
    {
      say: said(
        (l) =>
          `Опір бере карту. Локацію ${l('H')} задіяно: карта лежить боком. Не беріть карти, а відновіть цю локацію.`,
        (l) =>
          `Сопротивление берёт карту. Локация ${l('H')} задействована: карта лежит боком. Не берите карту, а восстановите эту локацию.`,
        (l) =>
          `The Resistance drew a card. ${l('H')} is exerted: the card lies sideways. Restore it instead of drawing.`,
      ),
      do: ['restore H'],
    },
    {
      say: said(
        (l) =>
          `Тепер нападіть: задійте локацію ${l('H')}, ціль — локація ${l('B')}. Перед підтвердженням стіл показує шанси.`,
        (l) =>
          `Теперь нападите: задействуйте локацию ${l('H')}, цель — локация ${l('B')}. Перед подтверждением стол показывает шансы.`,
        (l) => `Now attack: exert ${l('H')}, the target is ${l('B')}. Before you confirm, the table shows the odds.`,
      ),
      do: ['exert H, attack B'],
    },
    {
      say: said(
        (l) => `Це не база, але карта ${l('B')} була на руці Опору. Захопіть її або скиньте.`,
        (l) => `Это не база, но карта ${l('B')} была в руке Сопротивления. Захватите её или сбросьте.`,
        (l) => `Not the base, but ${l('B')} was in the Resistance’s hand. Capture it or discard it.`,
      ),
      do: ['capture B', 'discard B'],
      after: [
        [1, 'draw'],
        [1, 'pass'],
      ],
    },
    {
      say: said(
        () => 'Новий хід. Візьміть карту: кожна карта на вашій руці — ще одна локація, де бази немає.',
        () => 'Новый ход. Возьмите карту: каждая карта в вашей руке — ещё одна локация, где базы нет.',
        () => 'A new turn. Draw a card: every card in your hand is one more location that cannot be the base.',
      ),
      do: ['draw'],
    },
    {
      say: said(
        (l) => `Час ризикнути. Локація ${l('E')} з’єднана з локацією ${l('F')}: нападіть.`,
        (l) => `Время рискнуть. Локация ${l('E')} соединена с локацией ${l('F')}: нападите.`,
        (l) => `Time to take a risk. ${l('E')} is connected to ${l('F')}: attack.`,
      ),
      do: ['exert E, attack F'],
    },
    {
      say: said(
        () =>
          'Це таємна база: ви перемогли. Замість нападу можна виконати місію: текст є на кожній карті, а вартість і наслідки стіл показує до підтвердження. Програли б ви, якби скінчилося третє коло. Як грає Опір, покаже наступний урок.',
        () =>
          'Это секретная база: вы победили. Вместо нападения можно выполнить миссию: текст есть на каждой карте, а стоимость и последствия стол показывает до подтверждения. Проиграли бы вы, если бы кончился третий круг. Как играет Сопротивление, покажет следующий урок.',
        () =>
          'It is the secret base: you have won. Instead of attacking you may perform a mission: its text is on every card, and the table shows cost and effect before you confirm. You would have lost if the third circle had ended. The next lesson shows how the Resistance plays.',
      ),
      claims: [
        [1, (s, told) => told.filter(({ kind, a }) => kind === fact.won && a === seatOfRole(s, DYNASTY)).length],
      ],
      at: '.prompt',
    },
  ],
};
