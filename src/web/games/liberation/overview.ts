import { typeset } from '../../../kernel/typeset.ts';
import type { Overview } from '../overview.ts';

export const overview: Overview = typeset({
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
        uk: 'Захоплює сусідні локації, нападає на ту, де може бути база, або виконує місію.',
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
