import type { Choices } from '../parts/choices.ts';
import { WORDS } from './setup-words.ts';

export const choices: Choices = {
  first: ['balance'],
  sides: ['imperial-crown', 'fist'],
  pictures: {
    'balance=0': 'imperial-crown',
    'balance=1': 'ringed-planet',
    'balance=2': 'fist',
  },
  words: WORDS,
};
