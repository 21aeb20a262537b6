import type { Choices } from '../parts/choices.ts';
import { WORDS } from './setup-words.ts';

export const choices: Choices = {
  first: [],
  given: ['start1', 'start2'],
  order: { first: ['lot', '1', '2'] },
  words: WORDS,
};
