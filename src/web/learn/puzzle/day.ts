import { GAME_NAMES } from '../../../games/index.ts';
import { hasPuzzles } from '../../games/index.ts';

const DAY = 86_400_000;
const count = (day: string): number => Math.floor(Date.parse(day) / DAY);
const games = (): readonly string[] => GAME_NAMES.filter(hasPuzzles);

/** The games take turns, a day each. */
export const gameOfDay = (day: string): string | undefined => games()[count(day) % games().length];
/** Neighbours in the list are alike, so one day's is far from the one before. It is a prime: all come before one comes again. */
const STRIDE = 37;
/** The puzzle of a day among those of its game. */
export const puzzleOfDay = <T>(puzzles: readonly T[], day: string): T | undefined =>
  puzzles[(Math.floor(count(day) / games().length) * STRIDE) % puzzles.length];
