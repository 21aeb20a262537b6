import { locationOf } from '../../../games/liberation/cards/columns.ts';
import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { DYNASTY } from '../../../games/liberation/state.ts';
import { fact } from '../../../games/liberation/verbs.ts';
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
  seat: DYNASTY,
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
          'Ви — Династія. Десь у цій галактиці лежить таємна база Опору: одна з карт локацій, сорочкою догори. Нападіть на неї — і ви перемогли. Опір переможе, якщо база простоїть три кола колоди.',
        () =>
          'Вы — Династия. Где-то в этой галактике лежит тайная база Сопротивления: одна из карт локаций, рубашкой вверх. Нападите на неё — и вы победили. Сопротивление победит, если база простоит три круга колоды.',
        () =>
          'You are the Dynasty. Somewhere in this galaxy lies the secret base of the Resistance: one of the location cards, face down. Attack it and you have won. The Resistance wins if the base outlasts three circles of the deck.',
      ),
      claims: [[3, () => LAST_CIRCLE]],
    },
    {
      say: said(
        (l) =>
          `Лінії з’єднують локації. Ви вже захопили ${l('H')}: вона золота. ✕ означає «бази тут немає»: ці карти ви бачите самі. Локації без ✕ — де база ще може бути.`,
        (l) =>
          `Линии соединяют локации. Вы уже захватили ${l('H')}: она золотая. ✕ значит «базы здесь нет»: эти карты вы видите сами. Локации без ✕ — где база ещё может быть.`,
        (l) =>
          `Lines connect locations. You have captured ${l('H')} already: it is golden. ✕ means “the base is not here”: these cards you can see yourself. Locations without ✕: where the base could still be.`,
      ),
    },
    {
      say: said(
        () => 'Хід починається з карти. Візьміть її кнопкою або торкніться колоди двічі.',
        () => 'Ход начинается с карты. Возьмите её кнопкой или коснитесь колоды дважды.',
        () => 'A turn begins with a card. Draw it with the button, or click the deck twice.',
      ),
      do: ['draw'],
    },
    {
      say: said(
        (l) =>
          `Потім дія. Задійте ${l('H')}, щоб захопити з руки з’єднану з нею локацію ${l('E')}: оберіть на столі одну, потім другу, а в переліку дій — захопити.`,
        (l) =>
          `Затем действие. Задействуйте ${l('H')}, чтобы захватить с руки соединённую с ней локацию ${l('E')}: выберите на столе одну, потом другую, а в списке действий — захватить.`,
        (l) =>
          `Then an action. Exert ${l('H')} to capture ${l('E')}, which is connected to it, from your hand: choose one on the table, then the other, and in the list of actions the capture.`,
      ),
      do: ['exert H, capture E'],
      after: [
        [1, 'draw'],
        [1, 'pass'],
      ],
    },
    {
      say: said(
        (l) => `Опір узяв карту. ${l('H')} лежить боком: її задіяно. Замість карти відновіть її.`,
        (l) => `Сопротивление взяло карту. ${l('H')} лежит боком: она задействована. Вместо карты восстановите её.`,
        (l) => `The Resistance drew a card. ${l('H')} lies sideways: it is exerted. Restore it instead of drawing.`,
      ),
      do: ['restore H'],
    },
    {
      say: said(
        (l) => `Тепер нападіть: задійте ${l('H')}, ціль — ${l('B')}. Перед підтвердженням стіл показує шанси.`,
        (l) => `Теперь нападите: задействуйте ${l('H')}, цель — ${l('B')}. Перед подтверждением стол показывает шансы.`,
        (l) => `Now attack: exert ${l('H')}, the target is ${l('B')}. Before you confirm, the table shows the odds.`,
      ),
      do: ['exert H, attack B'],
    },
    {
      say: said(
        (l) => `Не база, але карта ${l('B')} була в руці Опору! Захопіть її — або скиньте.`,
        (l) => `Не база, но карта ${l('B')} была в руке Сопротивления! Захватите её — или сбросьте.`,
        (l) => `Not the base, but ${l('B')} was in the hand of the Resistance! Capture it, or discard it.`,
      ),
      do: ['capture B', 'discard B'],
      after: [
        [1, 'draw'],
        [1, 'pass'],
      ],
    },
    {
      say: said(
        () => 'Новий хід. Візьміть карту: кожна карта у вашій руці — ще одна локація, де бази немає.',
        () => 'Новый ход. Возьмите карту: каждая карта в вашей руке — ещё одна локация, где базы нет.',
        () => 'A new turn. Draw a card: every card in your hand is one more location that is not the base.',
      ),
      do: ['draw'],
    },
    {
      say: said(
        (l) => `Час ризикнути. ${l('E')} з’єднана з ${l('F')}: нападіть.`,
        (l) => `Время рискнуть. ${l('E')} соединена с ${l('F')}: нападите.`,
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
      claims: [[1, (_s, told) => told.filter(({ kind, a }) => kind === fact.won && a === DYNASTY).length]],
    },
  ],
};
