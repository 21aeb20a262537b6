import type { Choices } from '../choices.ts';
import { WORDS } from './setup-words.ts';

export const choices: Choices = {
  first: ['roles', 'balance', 'warped'],
  sides: ['imperial-crown', 'fist'],
  pictures: {
    'roles=before': 'person',
    'roles=after': 'shaking-hands',
    'balance=0': 'imperial-crown',
    'balance=1': 'ringed-planet',
    'balance=2': 'fist',
  },
  words: WORDS,
};
