import type { Poster } from '../poster.ts';

export const poster: Poster = {
  felt: 'felt-afu',
  emblem: 'battle-tank',
  special: 'stack',
  words: {
    uk: {
      title: 'ЗСУ',
      subtitle: 'Збройні сили України',
      aim: 'Зупиняйте ворога в лінії атаки, збирайте колоду, деблокуйте об’єкти.',
      short: 'Зупиніть ворога, зберіть колоду',
      seats: '1–2',
      minutes: '30–60 хв',
      special: 'колодобудування',
      fan: ['Су-35С', 'ДШБ', 'Танковий батальйон'],
    },
    ru: {
      title: 'ВСУ',
      subtitle: 'ЗСУ · Збройні сили України',
      aim: 'Останавливайте врага на линии атаки, собирайте колоду, деблокируйте объекты.',
      short: 'Остановите врага, соберите колоду',
      seats: '1–2',
      minutes: '30–60 мин',
      special: 'сбор колоды',
      fan: ['Су-35С', 'ДШБ', 'Танковый батальон'],
    },
    en: {
      title: 'AFU',
      subtitle: 'Armed Forces of Ukraine',
      aim: 'Stop the invaders in the attack row, build your deck, take objectives.',
      short: 'Stop the invaders, build a deck',
      seats: '1–2',
      minutes: '30–60 min',
      special: 'deck building',
      fan: ['Su-35S', 'Air Assault', 'Tank Battalion'],
    },
  },
  fan: () => import('./fan.tsx').then(({ Fan }) => Fan),
};
