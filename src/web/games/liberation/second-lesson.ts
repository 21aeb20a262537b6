import { locationOf, PLANET_OF } from '../../../games/liberation/cards/columns.ts';
import { HAND_LIMIT, LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { baseOf, handOf, type Liberation, RESISTANCE, seatOfRole, zone } from '../../../games/liberation/state.ts';
import { ATTACK, fact } from '../../../games/liberation/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import { asSeat } from '../../../kernel/ids.ts';
import type { Claim, Lesson } from '../parts/lesson.ts';
import { onMap, said } from './lesson-said.ts';

const deck = (s: Liberation): number => s.table.size(zone.deck);
const hand = (s: Liberation): number => s.table.size(handOf(s, RESISTANCE));
/** That the step before brought this about, once. */
const happened = (holds: (fact: Fact) => boolean): Claim => [1, (_s, told) => told.filter(holds).length];

/** The Resistance lasts the third circle. */
export const lesson: Lesson = {
  setup: {},
  seat: asSeat(1),
  position: {
    galaxy: 'G1',
    captured: ['H', 'B', 'C'],
    dynasty: { hand: ['D', 'E'] },
    resistance: { hand: ['A', 'M'], base: 'J' },
    deck: ['N', 'F', 'L', 'G', 'I', 'K'],
    circle: LAST_CIRCLE,
    turn: 'resistance',
    step: 'step1',
  },
  steps: [
    {
      title: { uk: 'Ваша таємна база', ru: 'Ваша секретная база', en: 'Your secret base' },
      say: said(
        (l) =>
          `Тепер ви — Опір. Ваша таємна база — локація ${l('J')}: Династія бачить лише зворот карти. Якщо Династія нападе на базу, ви програли. Якщо база вистоїть три кола, ви перемогли.`,
        (l) =>
          `Теперь вы — Сопротивление. Ваша секретная база — локация ${l('J')}: Династия видит лишь рубашку карты. Если Династия нападёт на базу, вы проиграли. Если база выстоит три круга, вы победили.`,
        (l) =>
          `Now you are the Resistance. Your secret base is ${l('J')}: the Dynasty sees only the back of the card. If the Dynasty attacks the base, you lose. If the base lasts three circles, you win.`,
      ),
      claims: [
        [3, () => LAST_CIRCLE],
        [1, (s: Liberation) => Number(s.table.printed(s.table.top(baseOf(s))) === locationOf('J'))],
      ],
      at: `.lib-front [data-zone-at="${zone.base(asSeat(1))}"]`,
    },
    {
      title: { uk: 'Останнє коло', ru: 'Последний круг', en: 'The last circle' },
      say: said(
        () =>
          'Іде третє, останнє коло. У колоді шість карт: коли треба буде взяти карту, а колода порожня, коло скінчиться. Кожна взята карта наближає перемогу. Візьміть карту.',
        () =>
          'Идёт третий, последний круг. В колоде шесть карт: когда надо будет взять карту, а колода пуста, круг кончится. Каждая взятая карта приближает победу. Возьмите карту.',
        () =>
          'This is the third and last circle. The deck has six cards: the circle ends when somebody must draw and the deck is empty. Every card drawn brings you closer to winning. Draw a card.',
      ),
      claims: [
        [6, deck],
        [LAST_CIRCLE, (s: Liberation) => s.circle.value],
      ],
      do: ['draw'],
    },
    {
      title: { uk: 'Саботаж', ru: 'Саботаж', en: 'Sabotage' },
      say: said(
        (l) =>
          `Ваша дія може бути саботажем. Назвіть локацію, з’єднану з базою або з вашою картою: якщо її карта на руці Династії, Династія її скидає. Саботуйте локацію ${l('D')}.`,
        (l) =>
          `Ваше действие может быть саботажем. Назовите локацию, соединённую с базой или с вашей картой: если её карта в руке Династии, Династия её сбрасывает. Саботируйте локацию ${l('D')}.`,
        (l) =>
          `Your action can be a sabotage. Name a location connected to the base or to one of your cards: if the Dynasty holds that card, the Dynasty discards it. Sabotage ${l('D')}.`,
      ),
      do: ['sabotage D'],
      after: [
        [0, 'draw'],
        [0, 'exert B, mission'],
        [0, 'discard F'],
        [0, 'planet Ishkal'],
      ],
    },
    {
      title: { uk: 'Зонд знайшов планету', ru: 'Зонд нашёл планету', en: 'The probe found the planet' },
      say: said(
        () =>
          'Влучно: карту скинуто. Але Династія виконала місію «Космічний зонд» і дізналася, що база на планеті Ішкаль. Час змінити базу. Спершу візьміть карту.',
        () =>
          'Есть: карта сброшена. Но Династия выполнила миссию «Космический зонд» и узнала, что база на планете Ишкаль. Пора поменять базу. Сначала возьмите карту.',
        () =>
          'A hit: the card is discarded. But the Dynasty performed the mission “Space Probe” and learnt that the base is on the planet Ishkal. Time to move the base. First draw a card.',
      ),
      claims: [
        happened(({ kind, a, b }) => kind === fact.sabotaged && a === locationOf('D') && b === 1),
        happened(({ kind, a, b }) => kind === fact.probed && a === PLANET_OF[locationOf('J')] && b === 1),
      ],
      do: ['draw'],
      at: onMap('I', 'J', 'O'),
    },
    {
      title: { uk: 'Змініть базу', ru: 'Поменяйте базу', en: 'Move the base' },
      say: said(
        () =>
          'Тепер дія: змініть базу. Ви берете її карту на руку, а тоді кладете базою її саму або карту з’єднаної з нею локації.',
        () =>
          'Теперь действие: поменяйте базу. Вы берёте её карту в руку, а затем кладёте базой её саму или карту соединённой с ней локации.',
        () =>
          'Now the action: move the base. You take its card into your hand, then lay as the base either that card or one of a location connected to it.',
      ),
      do: ['move base'],
      at: onMap('J', 'M'),
    },
    {
      title: { uk: 'Покладіть нову базу', ru: 'Положите новую базу', en: 'Lay the new base' },
      say: said(
        (l) =>
          `Локація ${l('M')} з’єднана зі старою базою й лежить на іншій планеті. Покладіть її: яку карту ви поклали, Династія не знає.`,
        (l) =>
          `Локация ${l('M')} соединена со старой базой и лежит на другой планете. Положите её: какую карту вы положили, Династия не знает.`,
        (l) =>
          `${l('M')} is connected to the old base and lies on another planet. Lay it: the Dynasty does not learn which card you laid.`,
      ),
      claims: [[1, () => Number(PLANET_OF[locationOf('M')] !== PLANET_OF[locationOf('J')])]],
      do: ['lay M'],
      at: onMap('J', 'M'),
    },
    {
      title: { uk: 'Ліміт руки', ru: 'Предел руки', en: 'The hand limit' },
      say: said(
        (l) => `На руці чотири карти, а ліміт — три. Скиньте карту ${l('L')}; Династія не побачить, що це за карта.`,
        (l) => `В руке четыре карты, а предел — три. Сбросьте карту ${l('L')}; Династия не увидит, что это за карта.`,
        (l) =>
          `You hold four cards, and the limit is three. Discard ${l('L')}; the Dynasty does not see which card it is.`,
      ),
      claims: [
        [4, hand],
        [3, () => HAND_LIMIT],
      ],
      do: ['discard L'],
      after: [
        [0, 'restore B'],
        [0, 'exert C, attack J'],
        [0, 'capture J'],
      ],
    },
    {
      title: { uk: 'База вже не тут', ru: 'База уже не здесь', en: 'The base is here no more' },
      say: said(
        (l) =>
          `Династія напала на локацію ${l('J')}: минулого ходу там була база, і ви програли б. Тепер карта була на руці, і Династія її захопила. Візьміть карту.`,
        (l) =>
          `Династия напала на локацию ${l('J')}: прошлым ходом там была база, и вы проиграли бы. Теперь карта была в руке, и Династия её захватила. Возьмите карту.`,
        (l) =>
          `The Dynasty attacked ${l('J')}: a turn ago the base was there, and you would have lost. Now it was a card in your hand, and the Dynasty captured it. Draw a card.`,
      ),
      claims: [happened(({ kind, a, b }) => kind === fact.attacked && a === locationOf('J') && b === ATTACK.hand)],
      do: ['draw'],
      at: onMap('J', 'M'),
    },
    {
      title: { uk: 'Виконайте місію', ru: 'Выполните миссию', en: 'Perform a mission' },
      say: said(
        (l) =>
          `У кожної карти є місія для вас. Спершу сплачують її вартість, а після місії карта йде у скид. Виконайте місію карти ${l('A')}: «Суспільна підтримка» скидає половину колоди.`,
        (l) =>
          `У каждой карты есть миссия для вас. Сначала оплачивают её стоимость, а после миссии карта уходит в сброс. Выполните миссию карты ${l('A')}: «Общественная поддержка» сбрасывает половину колоды.`,
        (l) =>
          `Every card has a mission for you. The cost is paid first, and the card is discarded afterwards. Perform the mission of ${l('A')}: “Public Support” discards half of the deck.`,
      ),
      do: ['mission A'],
    },
    {
      title: { uk: 'Сплатіть вартість', ru: 'Оплатите стоимость', en: 'Pay the cost' },
      say: said(
        (l) => `Вартість місії: скинути ще одну карту. Скиньте карту ${l('G')}.`,
        (l) => `Стоимость миссии: сбросить ещё одну карту. Сбросьте карту ${l('G')}.`,
        (l) => `The mission cost: discard one other card. Discard ${l('G')}.`,
      ),
      do: ['discard G'],
      after: [
        [0, 'draw'],
        [0, 'pass'],
      ],
    },
    {
      title: { uk: 'Колода порожня', ru: 'Колода пуста', en: 'The deck is empty' },
      say: said(
        () => 'Династія взяла останню карту. Колода порожня: візьміть карту, і третє коло скінчиться.',
        () => 'Династия взяла последнюю карту. Колода пуста: возьмите карту, и третий круг кончится.',
        () => 'The Dynasty drew the last card. The deck is empty: draw, and the third circle ends.',
      ),
      claims: [
        [0, deck],
        [LAST_CIRCLE, (s: Liberation) => s.circle.value],
      ],
      do: ['draw'],
    },
    {
      title: { uk: 'База вистояла', ru: 'База выстояла', en: 'The base held' },
      say: said(
        () =>
          'База вистояла: ви перемогли. Династія виграє лише нападом на базу, тож захищайте її: саботуйте, міняйте базу й виконуйте місії. Місії Династії шукають базу швидше: зонд, флот, суперзброя. Усе, що Династія могла виключити, записано в журналі.',
        () =>
          'База выстояла: вы победили. Династия выигрывает лишь нападением на базу, так что защищайте её: саботируйте, меняйте базу и выполняйте миссии. Миссии Династии ищут базу быстрее: зонд, флот, супероружие. Всё, что Династия могла исключить, записано в журнале.',
        () =>
          'The base held: you have won. The Dynasty wins only by attacking the base, so protect it: sabotage, move the base and perform missions. The Dynasty’s missions search faster: probe, fleet, superweapon. All that the Dynasty could rule out is written in the log.',
      ),
      claims: [
        [
          1,
          (s: Liberation, told) =>
            told.filter(({ kind, a }) => kind === fact.won && a === seatOfRole(s, RESISTANCE)).length,
        ],
      ],
      at: '.prompt',
    },
  ],
};
