import { expect, test } from 'vitest';
import type { About } from '../../../match/messages.ts';
import type { RoomView } from '../../shell/server.ts';
import { tallyOf, winsOf } from '../tally.ts';

const games = [
  { players: ['ann', 'bob'], scores: [1, -1] },
  // The seats have changed: the second seat wins, and it is Ann again.
  { players: ['bob', 'ann'], scores: [-1, 1] },
  { players: ['ann', 'bob'], scores: [0, 0] },
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
  expect(winsOf([{ players: ['ann', 'bob'], scores: [1, 1] }, games[2]!], ['ann', 'bob'], true)).toEqual([
    { player: '', won: 1 },
  ]);
});
test('the game that has just ended is counted before the room has put it down', () => {
  const view = { ended: games } as unknown as RoomView;
  const seats = ['ann', 'bob'].map((who) => ({ kind: 'person', who }) as const);
  const about = { seats, phase: 'over', result: { by: 'rules', scores: [1, -1] } } as unknown as About;
  expect(tallyOf(view, about, false)).toEqual({
    games: 4,
    wins: [
      { player: 'ann', won: 3 },
      { player: 'bob', won: 0 },
    ],
  });
  expect(tallyOf(view, { ...about, phase: 'on' }, false).games).toBe(3);
});
