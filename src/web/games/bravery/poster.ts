import type { Poster } from '../poster.ts';

export const poster: Poster = {
  felt: 'felt-brv',
  emblem: 'wheat',
  special: 'shaking-hands',
  words: {
    uk: {
      title: 'Час хоробрості',
      subtitle: 'UA: Bravery Time',
      aim: 'Разом плануйте тижні: звільніть вісім територій і вирішіть усі потреби.',
      short: 'Разом звільніть вісім територій',
      seats: '1–7',
      minutes: '45 хв',
      special: 'кооперативна',
      fan: ['Тривога 2', 'Генератори', 'Волонтери'],
    },
    ru: {
      title: 'Время храбрости',
      subtitle: 'UA: Bravery Time',
      aim: 'Вместе планируйте недели: освободите восемь территорий и закройте все потребности.',
      short: 'Вместе освободите восемь территорий',
      seats: '1–7',
      minutes: '45 мин',
      special: 'кооперативная',
      fan: ['Тревога 2', 'Генераторы', 'Волонтёры'],
    },
    en: {
      title: 'Bravery Time',
      subtitle: 'UA: Bravery Time',
      aim: 'Plan your weeks together: free eight territories and meet every need.',
      short: 'Free eight territories together',
      seats: '1–7',
      minutes: '45 min',
      special: 'co-op',
      fan: ['Alert 2', 'Generators', 'Volunteers'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
