import type { Choices } from '../choices.ts';
import { WORDS } from './setup-words.ts';

export const choices: Choices = { first: [], order: { first: ['lot', '1', '2'] }, words: WORDS };
