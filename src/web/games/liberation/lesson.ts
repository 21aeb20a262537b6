import { locationOf } from '../../../games/liberation/cards/columns.ts';
import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY, seatOf } from '../../../games/liberation/state.ts';
import { fact } from '../../../games/liberation/verbs.ts';
import { asSeat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Lesson } from '../lesson.ts';
import { letterIn, nameIn } from './look.ts';

/** In each language a location goes by another letter. */
const at = (id: string, language: Language): string => {
  const def = locationOf(id);
  return `${letterIn(def, language)} (${nameIn(def, language)})`;
};
const said = (uk: (l: Place) => string, ru: (l: Place) => string, en: (l: Place) => string) => ({
  uk: uk((id) => at(id, 'uk')),
  ru: ru((id) => at(id, 'ru')),
  en: en((id) => at(id, 'en')),
});
type Place = (id: string) => string;

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
    },
    {
      say: said(
        (l) =>
          `Лінії з’єднують локації. Ви вже захопили локацію ${l('H')} (золоту на мапі). Там, де стоїть ✕, базу виключено: ці карти ви бачите. База може бути в будь-якій іншій локації.`,
        (l) =>
          `Линии соединяют локации. Вы уже захватили локацию ${l('H')} (золотую на карте). Там, где стоит ✕, база исключена: эти карты вы видите. База может быть в любой другой локации.`,
        (l) =>
          `Lines connect locations. You have already captured ${l('H')} (gold on the map). Locations with ✕ are ruled out: you can see these cards. The base could be any other location.`,
      ),
    },
    {
      say: said(
        () => 'Хід починається з карти. Візьміть її кнопкою або двічі оберіть колоду.',
        () => 'Ход начинается с карты. Возьмите её кнопкой или дважды выберите колоду.',
        () => 'A turn begins with a card. Draw it with the button, or choose the deck twice.',
      ),
      do: ['draw'],
    },
    {
      say: said(
        (l) =>
          `Потім дія. Задійте локацію ${l('H')}, щоб захопити з руки з’єднану з нею локацію ${l('E')}: оберіть на столі одну, потім другу, а в переліку дій — захоплення.`,
        (l) =>
          `Затем действие. Задействуйте локацию ${l('H')}, чтобы захватить с руки соединённую с ней локацию ${l('E')}: выберите на столе одну, потом другую, а в списке действий — захват.`,
        (l) =>
          `Then an action. Exert ${l('H')} to capture ${l('E')}, which is connected to it, from your hand: choose one on the table, then the other, then the capture in the list of actions.`,
      ),
      do: ['exert H, capture E'],
      after: [
        [1, 'draw'],
        [1, 'pass'],
      ],
    },
    {
      say: said(
        (l) => `Опір бере карту. Локацію ${l('H')} задіяно: карта лежить боком. Замість брати карту, відновіть її.`,
        (l) =>
          `Сопротивление берёт карту. Локация ${l('H')} задействована: карта лежит боком. Вместо того чтобы брать карту, восстановите её.`,
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
          'Це таємна база: ви перемогли. Замість нападу можна виконати місію: текст є на кожній карті, а вартість і наслідки стіл показує до підтвердження. Опір ховає базу, саботує вашу руку і перемагає, коли скінчиться третє коло.',
        () =>
          'Это секретная база: вы победили. Вместо нападения можно выполнить миссию: текст есть на каждой карте, а стоимость и последствия стол показывает до подтверждения. Сопротивление прячет базу, саботирует вашу руку и побеждает, когда кончится третий круг.',
        () =>
          'It is the secret base: you have won. Instead of attacking you may perform a mission: its text is on every card, and the table shows cost and effect before you confirm. The Resistance hides the base, sabotages your hand, and wins when the third circle ends.',
      ),
      claims: [[1, (s, told) => told.filter(({ kind, a }) => kind === fact.won && a === seatOf(s, DYNASTY)).length]],
    },
  ],
};
