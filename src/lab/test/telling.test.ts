import { expect, test } from 'vitest';
import { type Played, telling } from '../puzzles/telling.ts';

const GUESSES = 40;
/** So many of the guesses say the line after the second move, and are as glad as this; the others are glad by half. */
const told = (times: number, gladness: number, text = 'The base is found.', like = text): readonly Played[] =>
  Array.from({ length: GUESSES }, (_, guess) => ({
    guess,
    moves: ['0 pass', '1 pass', '0 pass'],
    value: guess < times ? gladness : 0.5,
    lines: guess < times ? [{ text, like, stage: 2, line: 0 }] : [],
  }));
const isRoutine = (): boolean => false;

test('what sets a move apart is the line that comes more often after it, in the guess that tells it soonest', () => {
  const compared = { own: told(30, 1), others: [told(4, 1), told(9, 1)], right: true, isRoutine };
  expect(telling(compared)).toEqual({ guess: 0, moves: ['0 pass', '1 pass'], tells: [2, 0], times: [30, 9, GUESSES] });
});
test('a solution is told apart by good news, and a wrong move by bad news', () => {
  const [good, bad] = [told(30, 1), told(30, 0)];
  const others = [told(0, 0)];
  expect(telling({ own: good, others, right: false, isRoutine })).toBeUndefined();
  expect(telling({ own: bad, others, right: true, isRoutine })).toBeUndefined();
  expect(telling({ own: bad, others, right: false, isRoutine })?.times).toEqual([30, 0, GUESSES]);
});
test('a difference that may be an accident, and what happens all the time, tell nothing', () => {
  const others = [told(14, 1)];
  expect(telling({ own: told(20, 1), others, right: true, isRoutine })).toBeUndefined();
  expect(telling({ own: told(30, 1), others, right: true, isRoutine })).toBeDefined();
  expect(telling({ own: told(30, 1), others, right: true, isRoutine: () => true })).toBeUndefined();
});
test('where each guess names another card, what the lines have in common is counted, and said to be', () => {
  const each = told(30, 1).map(({ guess, moves, value, lines }): Played => ({
    guess,
    moves,
    value,
    lines: lines.map(({ stage, line }) => ({ text: `Lost: card ${guess}.`, like: 'Lost: *.', stage, line })),
  }));
  expect(telling({ own: each, others: [told(0, 1)], right: true, isRoutine })).toMatchObject({
    like: true,
    times: [30, 0, GUESSES],
  });
});
