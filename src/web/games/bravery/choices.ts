import type { Choices } from '../parts/choices.ts';
import { WORDS } from './setup-words.ts';

/** By the number of players, as `general` won 60 games of each, of four players 100 as printed: docs/balance-bravery.md. */
const WON: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  easier: { 2: 60, 3: 72, 4: 68, 5: 85, 7: 72 },
  printed: { 1: 42, 2: 45, 3: 50, 4: 53, 5: 57, 6: 50, 7: 50 },
  harder: { 2: 23, 3: 32, 4: 33, 5: 28, 7: 30 },
};
const gamesOf = (difficulty: unknown, players: unknown): number =>
  difficulty === 'printed' && Number(players) === 4 ? 100 : 60;

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
  won: ({ difficulty, players }) => {
    const percent = WON[String(difficulty)]?.[Number(players)];
    return percent === undefined ? undefined : [percent, gamesOf(difficulty, players)];
  },
  words: WORDS,
};
