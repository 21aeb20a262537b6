import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY, seatOfRole, zone } from '../../../games/liberation/state.ts';
import { fact } from '../../../games/liberation/verbs.ts';
import { asSeat } from '../../../kernel/ids.ts';
import type { Lesson } from '../parts/lesson.ts';
import { onMap, said } from './lesson-said.ts';

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
      title: { uk: 'Де таємна база?', ru: 'Где секретная база?', en: 'Where is the secret base?' },
      say: said(
        () =>
          'Ви — Династія. Десь у цій галактиці лежить таємна база Опору: одна з карт локацій, долілиць. Нападіть на неї — і ви перемогли. Опір переможе, якщо база вистоїть три кола: коло — це вся колода від початку до кінця.',
        () =>
          'Вы — Династия. Где-то в этой галактике лежит секретная база Сопротивления: одна из карт локаций, лицом вниз. Нападите на неё — и вы победили. Сопротивление победит, если база выстоит три круга: круг — это вся колода от начала до конца.',
        () =>
          'You are the Dynasty. Somewhere in this galaxy lies the secret base of the Resistance: one of the location cards, face down. Attack it and you win. The Resistance wins if the base lasts three circles: a circle is once through the whole deck.',
      ),
      claims: [[3, () => LAST_CIRCLE]],
      at: `[data-zone-at="${BASE}"]`,
    },
    {
      title: { uk: 'Лінії між локаціями', ru: 'Линии между локациями', en: 'Lines between locations' },
      say: said(
        (l) =>
          `Лінії з’єднують локації. Локацію ${l('H')} ви вже захопили: на мапі вона золота. Звідси можна напасти на кожну з’єднану локацію.`,
        (l) =>
          `Линии соединяют локации. Локацию ${l('H')} вы уже захватили: на карте она золотая. Отсюда можно напасть на каждую соединённую локацию.`,
        (l) =>
          `Lines connect locations. You have already captured ${l('H')}: it is gold on the map. From there you can attack every connected location.`,
      ),
      at: onMap('H'),
    },
    {
      title: { uk: 'Де бази немає', ru: 'Где базы нет', en: 'Where the base is not' },
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
      title: { uk: 'Візьміть карту', ru: 'Возьмите карту', en: 'Draw a card' },
      say: said(
        () => 'Хід починається з карти. Візьміть її.',
        () => 'Ход начинается с карты. Возьмите её.',
        () => 'A turn begins with a card. Draw it.',
      ),
      do: ['draw'],
    },
    {
      title: { uk: 'Захопіть сусідню локацію', ru: 'Захватите соседнюю локацию', en: 'Capture a connected location' },
      say: said(
        (l, brief) =>
          `Потім дія. Захопіть локацію ${l('E')}: її карта у вас на руці, і вона з’єднана з локацією ${brief('H')}. Платять за це так: локацію ${brief('H')} задіюють, її карта ляже боком.`,
        (l, brief) =>
          `Затем действие. Захватите локацию ${l('E')}: её карта у вас в руке, и она соединена с локацией ${brief('H')}. Платят за это так: локацию ${brief('H')} задействуют, её карта ляжет боком.`,
        (l, brief) =>
          `Then an action. Capture ${l('E')}: you hold its card, and it is connected to ${brief('H')}. The price: ${brief('H')} is exerted, its card will lie sideways.`,
      ),
      do: ['exert H, capture E'],
      at: onMap('H', 'E'),
      after: [
        [1, 'draw'],
        [1, 'pass'],
      ],
    },
    {
      title: { uk: 'Відновіть локацію', ru: 'Восстановите локацию', en: 'Restore a location' },
      say: said(
        (l) =>
          `Опір бере карту. Локацію ${l('H')} задіяно: її карта лежить боком і більше нічого не може. Цього разу не беріть карти, а відновіть її.`,
        (l) =>
          `Сопротивление берёт карту. Локация ${l('H')} задействована: её карта лежит боком и больше ничего не может. На этот раз не берите карту, а восстановите её.`,
        (l) =>
          `The Resistance drew a card. ${l('H')} is exerted: its card lies sideways and can do nothing more. This time do not draw: restore it.`,
      ),
      do: ['restore H'],
      at: onMap('H'),
    },
    {
      title: { uk: 'Нападіть на локацію', ru: 'Нападите на локацию', en: 'Attack a location' },
      say: said(
        (l, brief) =>
          `Тепер нападіть із локації ${brief('H')} на локацію ${l('B')}: спершу оберіть карту, потім ціль. Стіл покаже шанси, і лише тоді підтвердите.`,
        (l, brief) =>
          `Теперь нападите из локации ${brief('H')} на локацию ${l('B')}: сначала выберите карту, потом цель. Стол покажет шансы, и лишь тогда подтвердите.`,
        (l, brief) =>
          `Now attack ${l('B')} from ${brief('H')}: choose the card first, then the target. The table shows the odds, and only then you confirm.`,
      ),
      do: ['exert H, attack B'],
      at: onMap('H', 'B'),
    },
    {
      title: { uk: 'Здобута карта', ru: 'Добытая карта', en: 'A card won' },
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
      title: { uk: 'Новий хід', ru: 'Новый ход', en: 'A new turn' },
      say: said(
        () => 'Новий хід. Візьміть карту: кожна карта на вашій руці — ще одна локація, де бази немає.',
        () => 'Новый ход. Возьмите карту: каждая карта в вашей руке — ещё одна локация, где базы нет.',
        () => 'A new turn. Draw a card: every card in your hand is one more location that cannot be the base.',
      ),
      do: ['draw'],
    },
    {
      title: { uk: 'Час ризикнути', ru: 'Время рискнуть', en: 'Time to take a risk' },
      say: said(
        (l) => `Час ризикнути. Локація ${l('E')} з’єднана з локацією ${l('F')}: нападіть.`,
        (l) => `Время рискнуть. Локация ${l('E')} соединена с локацией ${l('F')}: нападите.`,
        (l) => `Time to take a risk. ${l('E')} is connected to ${l('F')}: attack.`,
      ),
      do: ['exert E, attack F'],
      at: onMap('E', 'F'),
    },
    {
      title: { uk: 'Базу знайдено', ru: 'База найдена', en: 'The base is found' },
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
