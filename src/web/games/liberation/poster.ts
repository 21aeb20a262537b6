import type { Poster } from '../parts/poster.ts';

export const poster: Poster = {
  felt: 'felt-lib',
  emblem: 'ringed-planet',
  special: 'fist',
  words: {
    uk: {
      title: 'Визволення',
      aim: 'Династія шукає таємну базу. Опір має протриматися три кола.',
      short: 'Знайдіть базу або вистойте три кола',
      seats: '2',
      minutes: '20 хв',
      special: 'таємна база',
      stage: (n) => `коло ${n} з 3`,
      fan: ['', 'Губернаторський шпиль', 'Верф «Гавань»'],
    },
    ru: {
      title: 'Освобождение',
      aim: 'Династия ищет секретную базу. Сопротивление должно продержаться три круга.',
      short: 'Найдите базу или выстойте три круга',
      seats: '2',
      minutes: '20 мин',
      special: 'секретная база',
      stage: (n) => `круг ${n} из 3`,
      fan: ['', 'Губернаторский шпиль', 'Верфь «Гавань»'],
    },
    en: {
      title: 'Liberation',
      aim: 'The Dynasty hunts for a secret base. The Resistance must hold out for three circles.',
      short: 'Find the base, or last three circles',
      seats: '2',
      minutes: '20 min',
      special: 'secret base',
      stage: (n) => `circle ${n} of 3`,
      fan: ['', 'Governor’s Spire', 'Harbour Yards'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
