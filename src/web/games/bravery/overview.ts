import { typeset } from '../../../kernel/typeset.ts';
import type { Overview } from '../overview.ts';

export const overview: Overview = typeset({
  turn: [
    {
      icon: 'card-draw',
      title: { uk: 'Добір карт', ru: 'Добор карт', en: 'Draw' },
      says: {
        uk: 'Кожен бере 3 карти; за термінові потреби на руці — ще.',
        ru: 'Каждый берёт 3 карты; за срочные потребности в руке — ещё.',
        en: 'Everybody draws 3 cards, and more for urgent needs in hand.',
      },
    },
    {
      icon: 'calendar',
      title: { uk: 'Планування', ru: 'Планирование', en: 'Planning' },
      says: {
        uk: 'Усі разом складають тиждень: щонайбільше сім днів у плані.',
        ru: 'Все вместе составляют неделю: не больше семи дней в плане.',
        en: 'All plan their week together: at most seven days each.',
      },
    },
    {
      icon: 'siren',
      title: { uk: 'Ворожі дії', ru: 'Вражеские действия', en: 'Enemy actions' },
      says: {
        uk: 'Ворог наступає й обороняється. Оборона з плану дає відсіч.',
        ru: 'Враг наступает и обороняется. Оборона из плана даёт отпор.',
        en: 'The enemy attacks and digs in. Planned defences push back.',
      },
    },
    {
      icon: 'three-friends',
      title: { uk: 'Дії гравців', ru: 'Действия игроков', en: 'Players’ actions' },
      says: {
        uk: 'Звільняйте території, вирішуйте потреби людей.',
        ru: 'Освобождайте территории, закрывайте потребности людей.',
        en: 'Free territories and meet the people’s needs.',
      },
    },
  ],
  pictures: {
    1: 'flying-flag',
    2: 'stack',
    3: 'treasure-map',
    4: 'card-exchange',
    5: 'hourglass',
    6: 'card-draw',
    7: 'calendar',
    8: 'siren',
    9: 'crossed-sabres',
    10: 'three-friends',
    11: 'r-card',
    12: 'laurels',
    13: 'backup',
    14: 'person',
    17: 'stack',
  },
});
