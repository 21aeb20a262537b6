import { botFor } from '../../bots/spec.ts';
import { tuningOf } from '../../bots/tuning.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { seedOf, type Subject } from '../study.ts';
import { layPuzzle, type Puzzle, type PuzzleFile, type Solved, type Trier, TRIERS } from './puzzle.ts';

/** What one worker is asked: one puzzle of a file. */
export interface RateJob {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly seed: number;
  /** When the time is up, by the wall clock in milliseconds. */
  readonly until: number;
}
/** Bots of each level that have a go: those that think long are fewer. */
const GOES: Readonly<Record<Trier, number>> = { recruit: 12, soldier: 6, officer: 3, general: 2 };

/**
 * The bots that try. A level that goes by the clock is given the playouts that a quiet device makes in its time, so that a
 * busy one rates no puzzle harder than it is.
 */
function trierOf(game: AnyGame, level: Trier): string {
  if (game.planner !== undefined || game.quickPlayer !== undefined || (level !== 'officer' && level !== 'general'))
    return level;
  const { hint, officer, general } = tuningOf(game.name);
  return `ismcts@${Math.round((hint * { officer, general }[level]) / HINT_MS)}`;
}
/** In this time a hint makes its playouts. */
const HINT_MS = 2000;

/** Lets bots of each level try the puzzle, each from what its seat can see. Nothing if the time was up before all had tried. */
export function ratePart({ game }: Subject, { file, puzzle, seed, until }: RateJob): Puzzle | undefined {
  if (Date.now() >= until) return undefined;
  const { sight, solution } = layPuzzle(game, file, puzzle);
  const rated: [Trier, Solved][] = [];
  for (const [i, level] of TRIERS.entries()) {
    let solved = 0;
    const trier = trierOf(game, level);
    for (let n = 0; n < GOES[level]; n++) {
      if (Date.now() >= until) return undefined;
      if (solution.includes(botFor(trier, game, seedOf(seed, puzzle.at, i, n)).choose(sight))) solved++;
    }
    rated.push([level, { solved, of: GOES[level] }]);
  }
  return { ...puzzle, rated: Object.fromEntries(rated) as Record<Trier, Solved> };
}
