import { typeset } from '../../../kernel/typeset.ts';
import type { Overview } from '../parts/overview.ts';

export const overview: Overview = typeset({
  minute: {
    uk: 'Команда планує тиждень за тижнем: у кожного сім днів. Карти оборони й контрнаступу б’ються за території, цивільні потреби дають Волю, а за неї допомагають дії народу. Потім ворог відкриває свої карти й наступає там, де щитів найменше. Перемога спільна: усі вісім територій вільні, а кожну цивільну потребу вирішено, перш ніж скінчиться колода ворога.',
    ru: 'Команда планирует неделю за неделей: у каждого семь дней. Карты обороны и контрнаступления бьются за территории, гражданские потребности дают Волю, а за неё помогают действия народа. Потом враг открывает свои карты и наступает там, где щитов меньше всего. Победа общая: все восемь территорий свободны, а каждая гражданская потребность закрыта, прежде чем кончится колода врага.',
    en: 'The team plans week by week: seven days each. Defence and counter-offensive cards fight for territories, civil needs give Will, and Will pays for people’s actions. Then the enemy turns up its cards and attacks where there are fewest shields. You win together: all eight territories free and every civil need met before the enemy deck runs out.',
  },
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
