import { typeset } from '../../../kernel/typeset.ts';
import type { Overview } from '../parts/overview.ts';

export const overview: Overview = typeset({
  minute: {
    uk: 'Двоє грають на галактиці з чотирьох планет. Опір таємно кладе одну з локацій базою; Династія захоплює з’єднані локації й нападає з них, доки не знайде її. Карта, яку ви бачите, базою бути не може, тож кожен хід звужує пошук. Опір змінює базу, саботує й виконує місії; він перемагає, якщо протримається три кола.',
    ru: 'Двое играют на галактике из четырёх планет. Сопротивление тайно кладёт одну из локаций базой; Династия захватывает соединённые локации и нападает с них, пока не найдёт её. Карта, которую вы видите, базой быть не может, поэтому каждый ход сужает поиск. Сопротивление меняет базу, саботирует и выполняет миссии; оно побеждает, если продержится три круга.',
    en: 'Two play on a galaxy of four planets. The Resistance secretly lays one location as its base; the Dynasty captures connected locations and attacks from them until it finds the base. A card you can see cannot be the base, so every turn narrows the search. The Resistance moves the base, sabotages and performs missions; it wins if it lasts three circles.',
  },
  turn: [
    {
      icon: 'card-draw',
      title: { uk: 'Крок 1: добір', ru: 'Шаг 1: добор', en: 'Step 1: draw' },
      says: {
        uk: 'Візьміть карту. Династія натомість може відновити локацію.',
        ru: 'Возьмите карту. Династия вместо этого может восстановить локацию.',
        en: 'Draw a card. The Dynasty may restore a location instead.',
      },
    },
    {
      icon: 'imperial-crown',
      title: { uk: 'Крок 2: Династія', ru: 'Шаг 2: Династия', en: 'Step 2: the Dynasty' },
      says: {
        uk: 'Захоплює з’єднані локації, нападає на ту, де може бути база, або виконує місію.',
        ru: 'Захватывает соединённые локации, нападает на ту, где может быть база, или выполняет миссию.',
        en: 'Captures connected locations, attacks one that may hide the base, or performs a mission.',
      },
    },
    {
      icon: 'fist',
      title: { uk: 'Крок 2: Опір', ru: 'Шаг 2: Сопротивление', en: 'Step 2: the Resistance' },
      says: {
        uk: 'Змінює базу, саботує карту Династії або виконує місію.',
        ru: 'Меняет базу, саботирует карту Династии или выполняет миссию.',
        en: 'Moves the base, sabotages a card of the Dynasty, or performs a mission.',
      },
    },
    {
      icon: 'r-disc',
      title: { uk: 'Крок 3: скид', ru: 'Шаг 3: сброс', en: 'Step 3: discard' },
      says: {
        uk: 'На руці лишається щонайбільше три карти.',
        ru: 'В руке остаётся не больше трёх карт.',
        en: 'At most three cards stay in hand.',
      },
    },
    {
      icon: 'hourglass',
      title: { uk: 'Три кола', ru: 'Три круга', en: 'Three circles' },
      says: {
        uk: 'Колода скінчилася — скінчилося коло. Третє коло виграє Опір.',
        ru: 'Колода кончилась — кончился круг. Третий круг выигрывает Сопротивление.',
        en: 'An empty deck ends a circle. The third one wins for the Resistance.',
      },
    },
  ],
  pictures: {
    1: 'stack',
    2: 'star-gate',
    3: 'on-target',
    4: 'ringed-planet',
    5: 'imperial-crown',
    6: 'laser-turret',
    7: 'fist',
    8: 'cargo-crate',
    9: 'hourglass',
    10: 'laurels',
    11: 'eye-shield',
    12: 'black-hole-bolas',
    13: 'r-gear',
    14: 'open-book',
    18: 'r-card',
  },
});
