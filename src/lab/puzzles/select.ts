import type { AnyGame } from '../../kernel/game.ts';
import { effortOf } from './effort.ts';
import { layPuzzle, type Puzzle, type PuzzleFile, type SourceGame } from './puzzle.ts';
import { hex8 } from '../../kernel/sha256.ts';

/** So many of them are the hardest that there are; the rest are the clearest. */
const HARD = 0.7;
/** Figures of so many moves are kept: more nobody tries. */
const FIGURES = 24;

/** Of the puzzles that a deeper search agrees with, hard ones and clear ones of every kind, not more than are wanted. */
export function selectPuzzles(game: AnyGame, file: PuzzleFile, wanted: number): PuzzleFile {
  const { margin, share } = effortOf(game.name);
  const sure = file.puzzles.filter((puzzle) => isSure(puzzle, margin));
  const clearest = sure.toSorted((a, b) => b.checked!.ahead - a.checked!.ahead);
  const found = clearest.filter(isFound);
  const hardest = found.toSorted((a, b) => hardness(b) - hardness(a));
  const inOrder = [...hardest.slice(0, Math.ceil(wanted * HARD)), ...found, ...clearest];
  const taken: Puzzle[] = [];
  const ids = new Set<string>();
  const most = Math.ceil(wanted * share);
  const byVerb = new Map<string, number>();
  for (const puzzle of inOrder) {
    if (taken.length === wanted) break;
    const verb = puzzle.solution[0]!.split(' ')[0]!;
    const id = idOf(game, file, puzzle);
    if (ids.has(id) || (byVerb.get(verb) ?? 0) >= most) continue;
    byVerb.set(verb, (byVerb.get(verb) ?? 0) + 1);
    ids.add(id);
    taken.push({ ...puzzle, id, figures: puzzle.figures.slice(0, FIGURES) });
  }
  return gathered(file, taken);
}
/** Where the strongest level says otherwise, the check must be so much surer. */
const CONTRADICTED = 4 / 3;
function isSure(puzzle: Puzzle, margin: number): boolean {
  const { checked } = puzzle;
  return checked?.agrees === true && checked.ahead >= margin * (isFound(puzzle) ? 1 : CONTRADICTED);
}
/** A solution that the strongest level mostly passes by is one that its search does not agree with: such puzzles come last. */
const isFound = ({ rated }: Puzzle): boolean => rated === undefined || 2 * rated.marshal.solved >= rated.marshal.of;
/** What one who takes what is good right now leaves unsolved; nothing is known of a puzzle that nobody has tried. */
const hardness = ({ rated }: Puzzle): number => (rated === undefined ? 0 : 1 - rated.soldier.solved / rated.soldier.of);
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
