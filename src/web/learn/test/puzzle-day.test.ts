import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../../games/index.ts';
import { hasPuzzles } from '../../games/index.ts';
import { gameOfDay, puzzleOfDay } from '../puzzle/day.ts';

const DAY = 86_400_000;
const days = (n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => new Date(Date.parse('2026-01-01') + i * DAY).toISOString().slice(0, 10));

const POSED = GAME_NAMES.filter(hasPuzzles);
test('the games that have puzzles take turns, and no puzzle comes again before all have come', () => {
  expect(new Set(days(POSED.length).map(gameOfDay))).toEqual(new Set(POSED));
  const puzzles = Array.from({ length: 60 }, (_, i) => i);
  const [game] = POSED;
  const seen = days(POSED.length * puzzles.length)
    .filter((day) => gameOfDay(day) === game)
    .map((day) => puzzleOfDay(puzzles, day));
  expect(new Set(seen).size).toBe(puzzles.length);
});
