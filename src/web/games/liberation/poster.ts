import type { Poster } from '../poster.ts';

export const poster: Poster = {
  felt: 'felt-lib',
  emblem: 'ringed-planet',
  special: 'fist',
  words: {
    uk: {
      title: 'Визволення',
      subtitle: 'Освобождение',
      aim: 'Династія шукає таємну базу. Опір має протриматися три кола.',
      short: 'Знайдіть базу або протримайтеся три кола',
      seats: '2',
      minutes: '20 хв',
      special: 'таємна база',
      fan: ['', 'Губернаторський шпиль', 'Верф «Гавань»'],
    },
    ru: {
      title: 'Освобождение',
      subtitle: 'Liberation',
      aim: 'Династия ищет секретную базу. Сопротивление должно продержаться три круга.',
      short: 'Найдите базу или продержитесь три круга',
      seats: '2',
      minutes: '20 мин',
      special: 'секретная база',
      fan: ['', 'Губернаторский шпиль', 'Верфь «Гавань»'],
    },
    en: {
      title: 'Liberation',
      subtitle: 'Освобождение',
      aim: 'The Dynasty hunts for a secret base. The Resistance must hold out for three circles.',
      short: 'Find the base, or hold out for three circles',
      seats: '2',
      minutes: '20 min',
      special: 'secret base',
      fan: ['', 'Governor’s Spire', 'Harbour Yards'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
