import type { Language } from '../kernel/text.ts';

/** What people at a table can say to each other whatever languages they speak: the key travels, each reads the words. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'thanks',
  'wellPlayed',
  'yourTurn',
  'oneMoment',
  'thinking',
  'sorry',
  'oops',
  'undoPlease',
  'goodGame',
  'again',
  'mustGo',
] as const;
export type Phrase = (typeof PHRASES)[number];
export const isPhrase = (key: string): key is Phrase => PHRASES.some((phrase) => phrase === key);

export const phrases: Readonly<Record<Language, Readonly<Record<Phrase, string>>>> = {
  uk: {
    hello: 'Вітаю!',
    goodLuck: 'Гарної гри!',
    thanks: 'Дякую!',
    wellPlayed: 'Гарно зіграно!',
    yourTurn: 'Ваш хід.',
    oneMoment: 'Хвилинку, будь ласка.',
    thinking: 'Ще думаю.',
    sorry: 'Перепрошую.',
    oops: 'Ой!',
    undoPlease: 'Можна повернути хід?',
    goodGame: 'Дякую за гру!',
    again: 'Ще партію?',
    mustGo: 'Мушу йти.',
  },
  ru: {
    hello: 'Приветствую!',
    goodLuck: 'Хорошей игры!',
    thanks: 'Спасибо!',
    wellPlayed: 'Хорошо сыграно!',
    yourTurn: 'Ваш ход.',
    oneMoment: 'Минутку, пожалуйста.',
    thinking: 'Ещё думаю.',
    sorry: 'Извините.',
    oops: 'Ой!',
    undoPlease: 'Можно вернуть ход?',
    goodGame: 'Спасибо за игру!',
    again: 'Ещё партию?',
    mustGo: 'Мне пора.',
  },
  en: {
    hello: 'Hello!',
    goodLuck: 'Have a good game!',
    thanks: 'Thank you!',
    wellPlayed: 'Well played!',
    yourTurn: 'Your move.',
    oneMoment: 'One moment, please.',
    thinking: 'Still thinking.',
    sorry: 'Sorry.',
    oops: 'Oops!',
    undoPlease: 'May I take a move back?',
    goodGame: 'Thanks for the game!',
    again: 'Play again?',
    mustGo: 'I have to go.',
  },
};
