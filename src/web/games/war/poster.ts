import type { Poster } from '../parts/poster.ts';

export const poster: Poster = {
  felt: 'felt-war',
  emblem: 'brodie-helmet',
  special: 'r-card',
  words: {
    uk: {
      title: 'ВІЙНА',
      aim: 'Будуйте армію, атакуйте хвилями, пробивайтеся до резервів противника.',
      short: 'Хвилі атак, прорив до резервів',
      seats: '2',
      minutes: '40 хв',
      special: '344 карти',
      stage: (n) => `хід ${n}`,
      fan: ['Ju-87', 'Стрілецька рота', 'Т-34'],
    },
    ru: {
      title: 'ВОЙНА',
      aim: 'Стройте армию, атакуйте волнами, пробивайтесь к резервам противника.',
      short: 'Волны атак, прорыв к резервам',
      seats: '2',
      minutes: '40 мин',
      special: '344 карты',
      stage: (n) => `ход ${n}`,
      fan: ['Ju-87', 'Стрелковая рота', 'Т-34'],
    },
    en: {
      title: 'WAR',
      aim: 'Build an army, attack in waves, break through to the opponent’s reserves.',
      short: 'Attack in waves, break through',
      seats: '2',
      minutes: '40 min',
      special: '344 cards',
      stage: (n) => `turn ${n}`,
      fan: ['Ju 87', 'Rifle Company', 'T-34'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
