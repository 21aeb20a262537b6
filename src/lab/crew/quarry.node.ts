import { prepareBot } from '../../bots/spec.ts';
import { InputError } from '../../kernel/input.ts';
import { carryOut } from './crew.node.ts';
import type { Conduct, Subject } from '../study.ts';
import { checkPart } from '../puzzles/check.ts';
import { explainPart, isExplained, withoutReasons } from '../puzzles/explain.ts';
import { effortOf } from '../puzzles/effort.ts';
import { type Mined, minePart } from '../puzzles/mine.ts';
import type { Puzzle, PuzzleFile, SourceGame } from '../puzzles/puzzle.ts';
import { ratePart } from '../puzzles/rate.ts';

/** How a search for puzzles is carried out. */
export interface Digging extends Conduct {
  readonly seconds: number;
  /** What was done before is forgotten, and all of it done once more. */
  readonly again?: boolean;
  /** Hears of the file whenever there is more in it, so that nothing is lost when somebody stops the search. */
  readonly keep: (file: PuzzleFile) => void;
}
/** Has what was learned lie ready, for whoever goes by it. */
const STRONGEST = 'marshal';
const deadline = ({ seconds }: Digging): number => Date.now() + 1000 * seconds;

/** Bots play games until they have played so many or the time is up; the puzzles that were found in them. */
export async function minePuzzles(
  subject: Subject,
  setup: SourceGame['setup'],
  games: number,
  digging: Digging,
): Promise<PuzzleFile> {
  const { seed = 1, progress, keep } = digging;
  await prepareBot(STRONGEST, subject.game);
  const until = deadline(digging);
  const jobs = Array.from({ length: games }, (_, n) => ({ setup, seed, from: n, to: n + 1, until }));
  const found: Mined[][] = [];
  const file = (): PuzzleFile => collected(subject, found.flat());
  await carryOut(
    'mine',
    subject.game.name,
    jobs,
    (job) => minePart(subject, job),
    digging,
    (done, game, part) => {
      found[game] = part;
      if (part.length > 0) keep(file());
      if (Date.now() < until) progress?.(done, games);
    },
  );
  return file();
}
function collected({ game }: Subject, mined: readonly Mined[]): PuzzleFile {
  return {
    redut: 'puzzles',
    game: game.name,
    edition: game.edition,
    games: mined.map(({ source }) => source),
    puzzles: mined.flatMap(({ puzzles }, n) => puzzles.map((puzzle) => ({ ...puzzle, game: n }))),
  };
}

/** What is done with the puzzles of a file, one by one. */
const PARTS = { check: checkPart, rate: ratePart, explain: explainPart } as const;
export type WorkOn = keyof typeof PARTS;
const isDone: Readonly<Record<WorkOn, (puzzle: Puzzle, game: string) => boolean>> = {
  check: ({ checked }) => checked !== undefined,
  rate: ({ rated }) => rated !== undefined,
  explain: (puzzle, game) => isExplained(puzzle, effortOf(game)),
};
const forgotten: Readonly<Record<WorkOn, (puzzle: Puzzle) => Puzzle>> = {
  check: ({ checked: _checked, ...puzzle }) => puzzle,
  rate: ({ rated: _rated, ...puzzle }) => puzzle,
  explain: withoutReasons,
};
/** Has every puzzle of a file checked by a deeper search, tried by the bots of each level, or explained, until the time is up. */
export async function workThrough(
  kind: WorkOn,
  subject: Subject,
  file: PuzzleFile,
  digging: Digging,
): Promise<PuzzleFile> {
  if (file.game !== subject.game.name) throw new InputError('game', `is ${file.game}, not ${subject.game.name}`);
  const { seed = 1, again = false, progress, keep } = digging;
  const until = deadline(digging);
  const puzzles: Puzzle[] = again ? file.puzzles.map(forgotten[kind]) : [...file.puzzles];
  // What was done before is left as it is, so that one can go on where the time was up.
  const left = puzzles.flatMap((puzzle, i) => (isDone[kind](puzzle, file.game) ? [] : [i]));
  const jobs = left.map((i) => ({
    file: { ...file, games: [file.games[puzzles[i]!.game]!], puzzles: [] },
    puzzle: { ...puzzles[i]!, game: 0 },
    seed,
    until,
  }));
  const part = PARTS[kind];
  await prepareBot(STRONGEST, subject.game);
  await carryOut(
    kind,
    file.game,
    jobs,
    (job) => part(subject, job),
    digging,
    (done, job, puzzle) => {
      if (puzzle === undefined) return;
      const i = left[job]!;
      puzzles[i] = { ...puzzle, game: file.puzzles[i]!.game };
      keep({ ...file, puzzles });
      progress?.(done, jobs.length);
    },
  );
  return { ...file, puzzles };
}
