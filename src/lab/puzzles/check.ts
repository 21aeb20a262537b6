import type { Action } from '../../kernel/ids.ts';
import { seedOf, type Subject } from '../study.ts';
import { appraise, leadOf } from './appraise.ts';
import { effortOf } from './effort.ts';
import { layPuzzle, type Puzzle, type PuzzleFile } from './puzzle.ts';

/** What one worker is asked: one puzzle of a file. */
export interface CheckJob {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly seed: number;
  /** When the time is up, by the wall clock in milliseconds. */
  readonly until: number;
}
/** So many times the tries of the search that found the puzzle, with other guesses; a quick player plays on so many times as far. */
const STRONGER = 2;
const DEPTH = 3;
/** A seed of its own: no guess of the search that found the puzzle comes again. */
const OTHER = 0x5eed;

/**
 * Looks at a puzzle again, with other guesses and deeper: the solution must come first, and by half the margin at least.
 * Nothing if the time was up before that was known.
 */
export function checkPart({ game }: Subject, { file, puzzle, seed, until }: CheckJob): Puzzle | undefined {
  if (Date.now() >= until) return undefined;
  const { played, sight, options, solution } = layPuzzle(game, file, puzzle);
  const effort = effortOf(game.name);
  const same = (a: Action, b: Action): boolean => a === b || (solution.includes(a) && solution.includes(b));
  const halt = (): boolean => Date.now() >= until;
  const tries = STRONGER * effort.deeper * effort.tries;
  const search = {
    tries,
    depth: DEPTH,
    seed: seedOf(seed, OTHER, puzzle.at),
    margin: effort.margin / 2,
    same,
    halt,
    patient: true,
  };
  const [best, ...rest] = appraise(played.rules, sight, options, search);
  if (halt()) return undefined;
  const { ahead } = leadOf([best!, ...rest], same);
  const agrees = solution.includes(best!.action) && ahead >= effort.margin / 2;
  return { ...puzzle, checked: { agrees, ahead: Number(ahead.toFixed(3)), tries: best!.tries } };
}
