import type { Poster } from '../poster.ts';

export const poster: Poster = {
  felt: 'felt-brv',
  emblem: 'wheat',
  special: 'shaking-hands',
  words: {
    uk: {
      title: 'Час хоробрості',
      subtitle: 'UA: Bravery Time',
      aim: 'Разом сплануйте тиждень: звільніть вісім територій і закрийте всі потреби.',
      short: 'Разом звільніть вісім територій',
      seats: '1–7',
      minutes: '45 хв',
      special: 'разом',
      fan: ['Тривога 2', 'Генератори району', 'Волонтери'],
    },
    ru: {
      title: 'Время храбрости',
      subtitle: 'UA: Bravery Time',
      aim: 'Вместе спланируйте неделю: освободите восемь территорий и закройте все нужды.',
      short: 'Вместе освободите восемь территорий',
      seats: '1–7',
      minutes: '45 мин',
      special: 'вместе',
      fan: ['Тревога 2', 'Генераторы', 'Волонтёры'],
    },
    en: {
      title: 'Bravery Time',
      subtitle: 'UA: Bravery Time',
      aim: 'Plan the week together: free eight territories and meet every need.',
      short: 'Free eight territories together',
      seats: '1–7',
      minutes: '45 min',
      special: 'together',
      fan: ['Alert 2', 'Generators', 'Volunteers'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
