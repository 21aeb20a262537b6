import { botFor, hasLearned } from '../../bots/spec.ts';
import { tuningOf } from '../../bots/search/tuning.ts';
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
const GOES: Readonly<Record<Trier, number>> = { recruit: 100, soldier: 100, officer: 100, general: 20, marshal: 20 };

/**
 * The bots that try, each as people meet its level; `prepareBot` must have had the weights fetched. A level that goes by
 * the clock is given what a quiet device makes in its time, so that a busy one rates no puzzle harder than it is.
 */
export function trierOf(game: AnyGame, level: Trier, seats: number): string {
  const tuning = tuningOf(game.name);
  if (hasLearned(game, seats)) {
    const { heat, looks } = tuning.learned[level];
    return looks === 0 ? `learned~${heat}` : `learned@${looks}`;
  }
  if (game.planner !== undefined || game.quickPlayer !== undefined || level === 'recruit' || level === 'soldier')
    return level;
  return `ismcts@${Math.round((tuning.hint * tuning[level]) / HINT_MS)}`;
}
/** In this time a hint makes its playouts. */
const HINT_MS = 2000;

/** Lets bots of each level try the puzzle, each from what its seat can see. Nothing if the time was up before all had tried. */
export function ratePart({ game }: Subject, { file, puzzle, seed, until }: RateJob): Puzzle | undefined {
  if (Date.now() >= until) return undefined;
  const { played, sight, solution } = layPuzzle(game, file, puzzle);
  const { seats } = played.rules;
  const rated: [Trier, Solved][] = [];
  for (const [i, level] of TRIERS.entries()) {
    let solved = 0;
    const trier = trierOf(game, level, seats);
    for (let n = 0; n < GOES[level]; n++) {
      if (Date.now() >= until) return undefined;
      const bot = botFor(trier, game, seedOf(seed, puzzle.at, i, n), 1, seats);
      if (solution.includes(bot.choose(sight))) solved++;
    }
    rated.push([level, { solved, of: GOES[level] }]);
  }
  return { ...puzzle, rated: Object.fromEntries(rated) as Record<Trier, Solved> };
}
