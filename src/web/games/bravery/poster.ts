import type { Poster } from '../parts/poster.ts';

export const poster: Poster = {
  felt: 'felt-brv',
  emblem: 'wheat',
  special: 'shaking-hands',
  together: ([score = 0]) => score > 0,
  words: {
    uk: {
      title: 'Час хоробрості',
      aim: 'Разом плануйте тижні: звільніть вісім територій і вирішіть усі потреби.',
      short: 'Разом звільніть вісім територій',
      seats: '1–7',
      minutes: '45 хв',
      special: 'кооперативна',
      stage: (n) => `тиждень ${n}`,
      fan: ['Тривога 2', 'Генератори', 'Волонтери'],
    },
    ru: {
      title: 'Время храбрости',
      aim: 'Вместе планируйте недели: освободите восемь территорий и закройте все потребности.',
      short: 'Освободите восемь территорий',
      seats: '1–7',
      minutes: '45 мин',
      special: 'кооперативная',
      stage: (n) => `неделя ${n}`,
      fan: ['Тревога 2', 'Генераторы', 'Волонтёры'],
    },
    en: {
      title: 'Bravery Time',
      aim: 'Plan your weeks together: free eight territories and meet every need.',
      short: 'Free eight territories together',
      seats: '1–7',
      minutes: '45 min',
      special: 'co-op',
      stage: (n) => `week ${n}`,
      fan: ['Alert 2', 'Generators', 'Volunteers'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
