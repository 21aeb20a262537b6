import { type GameModule, moduleOf } from '../../../games/index.ts';
import { InputError } from '../../../kernel/input.ts';
import { type Figure, type Puzzle, type PuzzleFile, readPuzzles } from '../../../lab/puzzles/puzzle.ts';
import { ratingOf } from '../../../lab/puzzles/rating.ts';
import { puzzlesOf } from '../../games/index.ts';
import type { Band, Task } from './words.ts';

/** A puzzle as people are offered it. */
export interface Offered {
  /** `liberation-81541df1`: in addresses, and where its result is kept. */
  readonly name: string;
  readonly game: string;
  /** From 1, easiest first. */
  readonly number: number;
  readonly rating: number;
  readonly task: Task;
  readonly puzzle: Puzzle;
}
export interface Shelf {
  readonly module: GameModule;
  readonly file: PuzzleFile;
  readonly puzzles: readonly Offered[];
}
export async function shelfOf(game: string): Promise<Shelf> {
  const [module, json] = await Promise.all([moduleOf(game), puzzlesOf(game)]);
  return shelve(module, json);
}
/** The puzzles of a game, none where it has no file of them. Those of other rules than today's are refused, with the reason. */
export function shelve(module: GameModule, json: unknown): Shelf {
  const { edition, name } = module.game;
  const file = json === undefined ? emptyFile(name, edition) : readPuzzles(json);
  if (file.game !== name) throw new InputError('game', `is ${file.game}, not ${name}`);
  if (file.edition !== edition)
    throw new InputError('edition', `the puzzles are of edition ${file.edition}, these rules are edition ${edition}`);
  const rated = file.puzzles
    .map((puzzle) => ({ puzzle, rating: puzzle.rated === undefined ? MIDDLE : ratingOf(puzzle.rated) }))
    .toSorted((a, b) => a.rating - b.rating);
  const puzzles = rated.map(({ puzzle, rating }, i): Offered => ({
    name: `${name}-${puzzle.id ?? i}`,
    game: name,
    number: i + 1,
    rating,
    task: taskOf(puzzle),
    puzzle,
  }));
  return { module, file, puzzles };
}
/** Of a game whose puzzles are still to be mined. */
const emptyFile = (game: string, edition: number): PuzzleFile => ({
  redut: 'puzzles',
  game,
  edition,
  games: [],
  puzzles: [],
});
const MIDDLE = 1450;
const WINS = 0.95;
const LOSES = 0.2;
/** Nobody is saved by a move after which most games are lost all the same. */
const SAVED = 0.5;
/** The best move, and the best of those that are another. */
export function firstTwo({ figures, solution }: Puzzle): readonly [Figure, Figure] {
  return [figures[0]!, figures.find(({ move }) => !solution.includes(move)) ?? figures[0]!];
}
function taskOf(puzzle: Puzzle): Task {
  const [best, second] = firstTwo(puzzle);
  if (best.chance >= WINS) return 'win';
  if (best.chance < SAVED) return 'hope';
  return second.chance <= LOSES ? 'save' : 'best';
}
const [EASY, HARD] = [1250, 1550];
export const bandOf = ({ rating }: Offered): Band => (rating < EASY ? 'easy' : rating < HARD ? 'medium' : 'hard');
/** `liberation-81541df1` is one of Liberation's. */
export const gameIn = (name: string): string => name.slice(0, name.lastIndexOf('-'));
