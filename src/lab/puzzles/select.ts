import type { AnyGame } from '../../kernel/game.ts';
import { layPuzzle, type Puzzle, type PuzzleFile, type SourceGame } from './puzzle.ts';
import { hex8 } from '../../kernel/sha256.ts';

/** No verb may solve more than this part of the puzzles: it would be the same thought over and over. */
const SHARE = 0.3;
/** Figures of so many moves are kept: more nobody tries. */
const FIGURES = 24;

/** The puzzles that a deeper search agrees with, the clearest first, of every kind, and not more than are wanted. */
export function selectPuzzles(game: AnyGame, file: PuzzleFile, wanted: number): PuzzleFile {
  const sure = file.puzzles.filter(({ checked }) => checked?.agrees === true);
  const inOrder = sure.toSorted((a, b) => b.checked!.ahead - a.checked!.ahead);
  const taken: Puzzle[] = [];
  const ids = new Set<string>();
  const most = Math.ceil(wanted * SHARE);
  const byVerb = new Map<string, number>();
  for (const puzzle of inOrder) {
    if (taken.length === wanted) break;
    const verb = puzzle.solution[0]!.split(' ')[0]!;
    const id = idOf(game, file, puzzle);
    if ((byVerb.get(verb) ?? 0) >= most || ids.has(id)) continue;
    byVerb.set(verb, (byVerb.get(verb) ?? 0) + 1);
    ids.add(id);
    taken.push({ ...puzzle, id, figures: puzzle.figures.slice(0, FIGURES) });
  }
  return gathered(file, taken);
}
/** A position has one name, whatever file it lies in. */
function idOf(game: AnyGame, file: PuzzleFile, puzzle: Puzzle): string {
  const { played } = layPuzzle(game, file, puzzle);
  return hex8(played.rules.digest(played.state));
}
/** With the games that are needed, each as far as it is. */
function gathered(file: PuzzleFile, puzzles: readonly Puzzle[]): PuzzleFile {
  const used = [...new Set(puzzles.map(({ game }) => game))].toSorted((a, b) => a - b);
  const games = used.map((n): SourceGame => {
    const until = Math.max(...puzzles.filter(({ game }) => game === n).map(({ at }) => at));
    const source = file.games[n]!;
    return { ...source, moves: source.moves.slice(0, until) };
  });
  return { ...file, games, puzzles: puzzles.map((puzzle) => ({ ...puzzle, game: used.indexOf(puzzle.game) })) };
}
