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
      short: 'Знайди базу або протримайся три кола',
      seats: '2',
      minutes: '20 хв',
      special: 'приховані ролі',
      fan: ['', 'Губернаторський шпиль', 'Верф «Гавань»'],
    },
    ru: {
      title: 'Освобождение',
      subtitle: 'Liberation',
      aim: 'Династия ищет тайную базу. Сопротивление должно продержаться три круга.',
      short: 'Найди базу или продержись три круга',
      seats: '2',
      minutes: '20 мин',
      special: 'скрытые роли',
      fan: ['', 'Губернаторский шпиль', 'Верфь «Гавань»'],
    },
    en: {
      title: 'Liberation',
      subtitle: 'Освобождение',
      aim: 'The Dynasty hunts for a secret base. The Resistance must outlast three circles.',
      short: 'Find the base or outlast three circles',
      seats: '2',
      minutes: '20 min',
      special: 'hidden roles',
      fan: ['', 'Governor’s Spire', 'Harbor Yards'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
