import type { Poster } from '../parts/poster.ts';

/** AFU-22: a lost game counts as −99, for whoever sits there. */
const LOST = -99;
export const poster: Poster = {
  felt: 'felt-afu',
  emblem: 'battle-tank',
  special: 'stack',
  together: (scores) => (scores.every((score) => score <= LOST) ? false : scores.length === 1 ? true : undefined),
  words: {
    uk: {
      title: 'ЗСУ',
      aim: 'Зупиняйте ворога в лінії атаки, збирайте колоду, деблокуйте об’єкти.',
      short: 'Зупиніть ворога, зберіть колоду',
      seats: '1–2',
      minutes: '30–60 хв',
      special: 'колодобудування',
      stage: (n) => `раунд ${n}`,
      fan: ['Су-35С', 'ДШБ', 'Танковий батальйон'],
    },
    ru: {
      title: 'ВСУ',
      aim: 'Останавливайте врага на линии атаки, собирайте колоду, деблокируйте объекты.',
      short: 'Остановите врага, соберите колоду',
      seats: '1–2',
      minutes: '30–60 мин',
      special: 'сбор колоды',
      stage: (n) => `раунд ${n}`,
      fan: ['Су-35С', 'ДШБ', 'Танковый батальон'],
    },
    en: {
      title: 'AFU',
      aim: 'Stop the invaders in the attack row, build your deck, take objectives.',
      short: 'Stop the invaders, build a deck',
      seats: '1–2',
      minutes: '30–60 min',
      special: 'deck building',
      stage: (n) => `round ${n}`,
      fan: ['Su-35S', 'Air Assault', 'Tank Battalion'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
