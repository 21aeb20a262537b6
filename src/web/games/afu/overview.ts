import { typeset } from '../../../kernel/typeset.ts';
import type { Overview } from '../parts/overview.ts';

export const overview: Overview = typeset({
  minute: {
    uk: 'Щораунду ворог наступає трьома колонками. Ви виставляєте проти нього захист і підтримку: знищений ворог стає трофеєм, а порожня колонка приносить карту паніки. Карти, що лишилися на руці, дають очки мобілізації, і колода росте. У повномасштабній війні додаються події та об’єкти, за які йде аукціон. Перемагає армія, що набрала більше переможних очок.',
    ru: 'Каждый раунд враг наступает тремя колонками. Вы выставляете против него защиту и поддержку: уничтоженный враг становится трофеем, а пустая колонка приносит карту паники. Карты, оставшиеся в руке, дают очки мобилизации, и колода растёт. В полномасштабной войне добавляются события и объекты, за которые идёт аукцион. Побеждает армия, набравшая больше победных очков.',
    en: 'Every round the invaders come in three columns. You set defence and support against them: a destroyed invader becomes a trophy, an undefended column brings a panic card. Cards left in hand give recruitment points, and your deck grows. The Full-Scale War adds events, and objectives that are auctioned. The army with more victory points wins.',
  },
  turn: [
    {
      icon: 'card-draw',
      title: { uk: 'Підготовка', ru: 'Подготовка', en: 'Preparation' },
      says: {
        uk: 'Доберіть до 5 карт, тоді відкрийте трьох ворогів.',
        ru: 'Доберите до 5 карт, затем откройте трёх врагов.',
        en: 'Draw up to 5 cards, then reveal three invaders.',
      },
    },
    {
      icon: 'shield',
      title: { uk: 'Розстановка', ru: 'Расстановка', en: 'Placement' },
      says: {
        uk: 'Проти ворога — захист, за ним — підтримка.',
        ru: 'Против врага — защита, за ней — поддержка.',
        en: 'A defender against each invader, support behind it.',
      },
    },
    {
      icon: 'crossed-swords',
      title: { uk: 'Бій', ru: 'Бой', en: 'Combat' },
      says: {
        uk: 'У кожній колонці два порівняння: хто знищить і хто вистоїть.',
        ru: 'В каждой колонке два сравнения: кто уничтожит и кто выстоит.',
        en: 'Two comparisons in each column: who destroys and who holds.',
      },
    },
    {
      icon: 'rank-2',
      title: { uk: 'Мобілізація', ru: 'Мобилизация', en: 'Recruitment' },
      says: {
        uk: 'Невикористані карти дають очки, за них купують нові.',
        ru: 'Неиспользованные карты дают очки, за них покупают новые.',
        en: 'Unused cards give points, and points buy new cards.',
      },
    },
    {
      icon: 'newspaper',
      title: { uk: 'Війна', ru: 'Война', en: 'War' },
      says: {
        uk: 'У другій фазі щораунду діє подія, а за об’єкти йде аукціон.',
        ru: 'Во второй фазе каждый раунд действует событие, а за объекты идёт аукцион.',
        en: 'In the second phase every round brings an event, and objectives are auctioned.',
      },
    },
  ],
  pictures: {
    1: 'stack',
    2: 'r-card',
    3: 'backup',
    4: 'hourglass',
    5: 'card-draw',
    6: 'shield',
    7: 'crossed-swords',
    8: 'crosshair',
    9: 'screaming',
    10: 'star-medal',
    11: 'linked-rings',
    12: 'ribbon-medal',
    13: 'rank-2',
    14: 'magnifying-glass',
    15: 'flag-objective',
    16: 'treasure-map',
    17: 'newspaper',
    18: 'megaphone',
    19: 'modern-city',
    20: 'battle-tank',
    21: 'laurels',
    22: 'trophy-cup',
    23: 'person',
    24: 'position-marker',
    25: 'medallist',
    26: 'wheat',
    27: 'open-book',
    29: 'graduate-cap',
    31: 'rule-book',
  },
});
