import type { Choices } from '../choices.ts';
import { WORDS } from './setup-words.ts';

export const choices: Choices = {
  first: ['difficulty'],
  seats: 'players',
  order: { difficulty: ['easier', 'printed', 'harder', 'bare'] },
  pictures: {
    'difficulty=easier': 'hot-meal',
    'difficulty=printed': 'shield',
    'difficulty=harder': 'siren',
    'difficulty=bare': 'open-book',
  },
  steps: { 'difficulty=easier': 1, 'difficulty=printed': 2, 'difficulty=harder': 3 },
  // A host is one of those who sit there, and decides for others only.
  applies: (name, value, { players }) =>
    name === 'host' ? Number(players) > 1 && Number(value) <= Number(players) : name !== 'limit' || Number(players) > 1,
  words: WORDS,
};
