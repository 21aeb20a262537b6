import { expect, test } from 'vitest';
import { winsOf } from '../standing.ts';

const games = [
  { round: 1, players: ['ann', 'bob'], scores: [1, -1] },
  // The seats have changed: the second seat wins, and it is Ann again.
  { round: 2, players: ['bob', 'ann'], scores: [-1, 1] },
  { round: 3, players: ['ann', 'bob'], scores: [0, 0] },
];
test('games are counted for people, wherever they sat; a draw is nobody’s', () => {
  expect(winsOf(games, ['bob', 'ann'], false)).toEqual([
    { player: 'bob', won: 0 },
    { player: 'ann', won: 2 },
  ]);
});
test('who has gone since takes their games along', () => {
  expect(winsOf(games, ['bob', 'eve'], false)).toEqual([
    { player: 'bob', won: 0 },
    { player: 'eve', won: 0 },
  ]);
});
test('who plays together wins together', () => {
  expect(winsOf([{ round: 1, players: ['ann', 'bob'], scores: [1, 1] }, games[2]!], ['ann', 'bob'], true)).toEqual([
    { player: '', won: 1 },
  ]);
});
