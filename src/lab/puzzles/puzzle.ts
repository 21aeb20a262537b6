import { type Level, LEVELS } from '../../bots/levels.ts';
import { sensible } from '../../bots/search/turn.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { Fields, InputError } from '../../kernel/input.ts';
import { Options } from '../../kernel/options.ts';
import { Recorded } from '../../kernel/record.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { unspell } from '../../kernel/verbs.ts';

/** Levels whose bots have tried every puzzle, so that their shares can be compared. */
export const TRIERS: readonly Level[] = LEVELS;
export type Trier = Level;

/** A game of bots from which puzzles were taken: its moves as `seat verb a b`. */
export interface SourceGame {
  readonly seed: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
}
/**
 * How a game often goes on after a move: in the guess of this number, by these moves. `tells` is the move after which the
 * log says what sets it apart, and the line; `times` how many guesses said so after this move, after the others it was
 * compared with, and of how many.
 */
export interface Continuation {
  readonly guess: number;
  readonly moves: readonly string[];
  readonly tells: readonly [stage: number, line: number];
  readonly times: readonly [here: number, there: number, of: number];
  /** Counted were also lines that say the same of another card or number. */
  readonly like?: boolean;
  /** The solution was compared with the best of the other moves alone. */
  readonly next?: boolean;
}
/** What a move is worth: its chance to win, by how much that may be wrong (95 %), and how often it was tried. */
export interface Figure {
  readonly move: string;
  readonly chance: number;
  readonly error: number;
  readonly tries: number;
  readonly course?: Continuation;
  /** Where nothing bad sets a wrong move apart: how it goes on after the solution, and what good seldom comes after this one. */
  readonly missed?: Continuation;
}
/** How many bots of a level found the solution, of how many. */
export interface Solved {
  readonly solved: number;
  readonly of: number;
}
export interface Puzzle {
  /** What it is called once it is chosen for people: follows from the position. */
  readonly id?: string;
  /** Which of the file's games, and after how many of its moves. */
  readonly game: number;
  readonly at: number;
  readonly seat: number;
  /** The solution: one move, or several that are the same move told twice. */
  readonly solution: readonly string[];
  /** Every option that is worth weighing, best first. */
  readonly figures: readonly Figure[];
  /** What a deeper search with other guesses found: does it agree, and how far the solution is ahead. */
  readonly checked?: { readonly agrees: boolean; readonly ahead: number; readonly tries: number };
  readonly rated?: Readonly<Record<Trier, Solved>>;
}
/** The puzzles of one game. */
export interface PuzzleFile {
  readonly redut: 'puzzles';
  readonly game: string;
  readonly edition: number;
  readonly games: readonly SourceGame[];
  readonly puzzles: readonly Puzzle[];
}

/** One puzzle a line, one game a line: large, but it can be compared. */
export function printPuzzles({ games, puzzles, ...head }: PuzzleFile): string {
  const lines = (list: readonly unknown[]): string => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "games": [\n${lines(games)}\n  ],\n  "puzzles": [\n${lines(puzzles)}\n  ]\n}\n`;
}

const MOST = 100_000;
/** A file of puzzles; what cannot be one is an error that names the field. Whether the moves can be made is not asked here. */
export function readPuzzles(json: unknown): PuzzleFile {
  const fields = new Fields(json, '');
  fields.oneOf('redut', ['puzzles']);
  const games = fields.list('games').map(readGame);
  const file: PuzzleFile = {
    redut: 'puzzles',
    game: fields.text('game'),
    edition: fields.number('edition', 1, 1_000_000),
    games,
    puzzles: fields.list('puzzles').map((puzzle, i) => readPuzzle(puzzle, i, games)),
  };
  fields.done();
  return file;
}
function readGame(json: unknown, i: number): SourceGame {
  const fields = new Fields(json, `games[${i}]`);
  const setup = fields.raw('setup') ?? {};
  if (typeof setup !== 'object' || Array.isArray(setup)) throw new InputError(fields.at('setup'), 'must be an object');
  const game = {
    seed: fields.text('seed'),
    setup: setup as SourceGame['setup'],
    moves: fields.texts('moves'),
  };
  fields.done();
  return game;
}
function readPuzzle(json: unknown, i: number, games: readonly SourceGame[]): Puzzle {
  const fields = new Fields(json, `puzzles[${i}]`);
  const game = fields.number('game', 0, games.length - 1);
  const puzzle: Puzzle = {
    ...(fields.has('id') ? { id: fields.text('id') } : {}),
    game,
    at: fields.number('at', 0, games[game]!.moves.length),
    seat: fields.number('seat', 0, 30),
    solution: fields.texts('solution'),
    figures: fields.list('figures').map((figure, n) => readFigure(figure, fields.at(`figures[${n}]`))),
    ...(fields.has('checked') ? { checked: readCheck(fields.raw('checked'), fields.at('checked')) } : {}),
    ...(fields.has('rated') ? { rated: readRated(fields.raw('rated'), fields.at('rated')) } : {}),
  };
  fields.done();
  if (puzzle.solution.length === 0) throw new InputError(fields.at('solution'), 'is empty');
  const [first] = puzzle.figures;
  if (first === undefined || !puzzle.solution.includes(first.move))
    throw new InputError(fields.at('figures'), 'must begin with the solution');
  return puzzle;
}
/** A share from 0 to 1. */
function part(fields: Fields, name: string): number {
  const value = fields.raw(name);
  if (typeof value !== 'number' || !(value >= -1 && value <= 1))
    throw new InputError(fields.at(name), 'must be a number from −1 to 1');
  return value;
}
function readFigure(json: unknown, path: string): Figure {
  const fields = new Fields(json, path);
  const figure = {
    move: fields.text('move'),
    chance: part(fields, 'chance'),
    error: part(fields, 'error'),
    tries: fields.number('tries', 1, 1_000_000_000),
    ...(fields.has('course') ? { course: readContinuation(fields.raw('course'), fields.at('course')) } : {}),
    ...(fields.has('missed') ? { missed: readContinuation(fields.raw('missed'), fields.at('missed')) } : {}),
  };
  fields.done();
  return figure;
}
function readContinuation(json: unknown, path: string): Continuation {
  const fields = new Fields(json, path);
  const course = {
    guess: fields.number('guess', 0, 2 ** 32),
    moves: fields.texts('moves'),
    tells: whole(fields, 'tells', 2) as unknown as Continuation['tells'],
    times: whole(fields, 'times', 3) as unknown as Continuation['times'],
    ...(fields.has('like') ? { like: fields.flag('like') } : {}),
    ...(fields.has('next') ? { next: fields.flag('next') } : {}),
  };
  fields.done();
  if (course.tells[0] > course.moves.length) throw new InputError(fields.at('tells'), 'is after the last move');
  return course;
}
function whole(fields: Fields, name: string, length: number): readonly number[] {
  const list = fields.list(name);
  if (list.length !== length || !list.every((one) => Number.isInteger(one) && (one as number) >= 0))
    throw new InputError(fields.at(name), `must be ${length} whole numbers`);
  return list as readonly number[];
}
function readCheck(json: unknown, path: string): NonNullable<Puzzle['checked']> {
  const fields = new Fields(json, path);
  const checked = {
    agrees: fields.flag('agrees'),
    ahead: part(fields, 'ahead'),
    tries: fields.number('tries', 1, 1_000_000_000),
  };
  fields.done();
  return checked;
}
function readRated(json: unknown, path: string): NonNullable<Puzzle['rated']> {
  const fields = new Fields(json, path);
  const rated = Object.fromEntries(
    TRIERS.map((level) => {
      const of = new Fields(fields.raw(level), fields.at(level));
      const solved = { solved: of.number('solved', 0, MOST), of: of.number('of', 1, MOST) };
      of.done();
      return [level, solved];
    }),
  ) as Record<Trier, Solved>;
  fields.done();
  return rated;
}

const readMove = (game: AnyGame, text: string, path: string): Action => {
  const action = unspell(game.verbs, text);
  if (action === undefined) throw new InputError(path, `there is no action "${text}"`);
  return action;
};
/** The game played again up to so many of its moves. Throws where one cannot be made. */
export function playedTo(game: AnyGame, { seed, setup, moves }: SourceGame, at: number): Recorded {
  const played = new Recorded(game, readSetup(game.options, setup), secretOfSeed(seed));
  for (let i = 0; i < at; i++) {
    const [, by = '', text = ''] = /^(\d+) (.+)$/.exec(moves[i]!) ?? [];
    const seat = Number(by) as Seat;
    if (text === '' || seat >= played.rules.seats) throw new InputError(`moves[${i}]`, `"${moves[i]!}" is no move`);
    const refused = played.submit(seat, [readMove(game, text, `moves[${i}]`)]);
    if (refused !== undefined) throw new InputError(`moves[${i}]`, `"${text}" is refused (${refused.reason})`);
  }
  return played;
}

/** A puzzle laid out: the game played up to it, and what the seat sees. */
export interface Laid {
  readonly played: Recorded;
  readonly seat: Seat;
  readonly sight: Sight;
  /** What is worth weighing. */
  readonly options: readonly Action[];
  readonly solution: readonly Action[];
}
/** Throws, with the reason, where the puzzle does not fit these rules. */
export function layPuzzle(game: AnyGame, file: PuzzleFile, puzzle: Puzzle): Laid {
  if (file.game !== game.name) throw new InputError('game', `is ${file.game}, not ${game.name}`);
  if (file.edition !== game.edition)
    throw new InputError(
      'edition',
      `the puzzles are of edition ${file.edition}, these rules are edition ${game.edition}`,
    );
  const played = playedTo(game, file.games[puzzle.game]!, puzzle.at);
  const { rules, state } = played;
  const seat = puzzle.seat as Seat;
  if ((rules.awaited(state) & (1 << seat)) === 0) throw new InputError('seat', `it is not the turn of ${seat}`);
  const sight = new Sight(rules, seat).look(state);
  const options = new Options();
  sensible(rules, sight.state, seat, options);
  const solution = puzzle.solution.map((text) => readMove(game, text, 'solution'));
  if (!solution.every((action) => options.has(action))) throw new InputError('solution', 'is not on offer');
  return { played, seat, sight, options: options.toArray(), solution };
}
