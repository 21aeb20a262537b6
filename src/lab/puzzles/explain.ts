import { botFor, hasLearned } from '../../bots/spec.ts';
import { gladnessOf } from '../../bots/search/turn.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { Sight } from '../../kernel/sight.ts';
import type { GameText } from '../../kernel/text.ts';
import { spell, unspell } from '../../kernel/verbs.ts';
import { seedOf, type Subject } from '../study.ts';
import { Guess, linesOf } from './course.ts';
import { effortOf } from './effort.ts';
import { type Course, type Laid, layPuzzle, type Puzzle, type PuzzleFile } from './puzzle.ts';

/** What one worker is asked: one puzzle of a file. */
export interface ExplainJob {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly seed: number;
  readonly until: number;
}
/** A line that comes so much more often after one move than after the other tells them apart. */
const TELLING = 0.3;

/** One guess played on after a move, with every line that the seat was told. */
interface Played {
  readonly guess: number;
  readonly moves: readonly string[];
  /** How glad the seat is then, from 0 to 1. */
  readonly value: number;
  readonly lines: readonly { readonly text: string; readonly stage: number; readonly line: number }[];
}

/** Plays each of the moves on in the same guesses, and notes what sets it apart from the solution. */
export function explainPart({ game, texts }: Subject, { file, puzzle, seed, until }: ExplainJob): Puzzle | undefined {
  if (Date.now() >= until) return undefined;
  if (texts === undefined) throw new InputError('game', `${game.name} has no words to explain with`);
  const laid = layPuzzle(game, file, puzzle);
  const { explained, guesses, routine } = effortOf(game.name);
  const numbers = Array.from({ length: guesses }, (_, n) => seedOf(seed, puzzle.at, n) >>> 0);
  const rightMoves = new Set(puzzle.solution);
  const wrong = puzzle.figures.filter(({ move }) => !rightMoves.has(move)).slice(0, explained);
  const played = new Map<string, readonly Played[]>();
  for (const move of [puzzle.figures[0]!.move, ...wrong.map((one) => one.move)]) {
    if (Date.now() >= until) return undefined;
    const action = unspell(game.verbs, move)!;
    played.set(
      move,
      numbers.map((guess) => playOn(game, texts.en, laid, action, guess, seed)),
    );
  }
  const right = played.get(puzzle.figures[0]!.move)!;
  return {
    ...puzzle,
    figures: puzzle.figures.map(({ course: _course, missed: _missed, ...figure }, i) => {
      const own = played.get(figure.move);
      if (own === undefined) return figure;
      const everything = [...played.values()].flat();
      const others = i === 0 ? wrong.map(({ move }) => played.get(move)!) : [right];
      const course = telling(own, others, everything, i === 0, routine);
      if (course !== undefined) return { ...figure, course };
      const missed =
        i === 0 || rightMoves.has(figure.move) ? undefined : telling(later(right), [own], everything, true, routine);
      return missed === undefined ? figure : { ...figure, missed };
    }),
  };
}

/** Without what the move itself does: that would name it. */
const later = (played: readonly Played[]): readonly Played[] =>
  played.map(({ guess, moves, value, lines }) => ({
    guess,
    moves,
    value,
    lines: lines.filter(({ stage }) => stage > 0),
  }));
/** Learned players, or else soldiers, play on in the guess for so many moves. */
function playOn(game: AnyGame, words: GameText, laid: Laid, move: Action, number: number, seed: number): Played {
  const {
    seat,
    played: { rules },
  } = laid;
  const guess = new Guess(laid, number);
  const player = hasLearned(game, rules.seats) ? 'learned~0.5' : 'soldier';
  const bots = Array.from({ length: rules.seats }, (_, who) => ({
    bot: botFor(player, game, seedOf(seed, number, who)),
    sees: new Sight(rules, who as Seat),
  }));
  const moves: string[] = [];
  const lines: Played['lines'][number][] = [];
  const note = (stage: number, told: readonly string[]): void =>
    told.forEach((text, line) => lines.push({ text, stage, line }));
  note(0, linesOf(game, words, guess.carryOut(seat, move), seat));
  const most = effortOf(game.name).moves;
  while (moves.length < most && !rules.over(guess.state)) {
    const who = rules.actor(guess.state);
    const { bot, sees } = bots[who]!;
    const action = bot.choose(sees.look(guess.state));
    const stage = guess.carryOut(who, action);
    moves.push(`${who} ${spell(game.verbs, action)}`);
    note(moves.length, linesOf(game, words, stage, seat));
  }
  return { guess: number, moves, lines, value: gladnessOf(rules, guess.state, seat) };
}

const timesOf = (text: string, all: readonly Played[]): number =>
  all.filter(({ lines }) => lines.some((line) => line.text === text)).length;
const mean = (played: readonly Played[]): number =>
  played.reduce((sum, { value }) => sum + value, 0) / Math.max(1, played.length);
/** How much gladder the seat is where the log says this than where it does not. */
function goodness(text: string, all: readonly Played[]): number {
  const says = ({ lines }: Played): boolean => lines.some((line) => line.text === text);
  const [told, untold] = [all.filter(says), all.filter((one) => !says(one))];
  return told.length === 0 || untold.length === 0 ? 0 : mean(told) - mean(untold);
}
/** A new turn is told whatever was done, and some things happen all the time. */
const isRoutine = (text: string, routine: readonly string[]): boolean =>
  text.startsWith('—') || routine.some((word) => text.includes(word));

/**
 * The line that comes most often after this move and seldom after the others, and that is good news after the solution and
 * bad news after any other move; in the guess that tells it soonest.
 */
function telling(
  own: readonly Played[],
  others: readonly (readonly Played[])[],
  everything: readonly Played[],
  right: boolean,
  routine: readonly string[],
): Course | undefined {
  const all = own.length;
  // What the move itself always does is no news to anybody, unless it ends the game.
  const ends = own.every(({ moves }) => moves.length === 0);
  const certain = (text: string): boolean =>
    !ends && own.every(({ lines }) => lines.some((line) => line.text === text && line.stage === 0));
  const texts = new Set(own.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const ranked = [...texts]
    .filter((text) => !isRoutine(text, routine) && !certain(text))
    .map((text) => {
      const here = timesOf(text, own);
      const there = Math.max(...others.map((other) => timesOf(text, other)));
      const apart = (here - there) / all;
      return { text, here, there, apart, weight: apart * goodness(text, everything) * (right ? 1 : -1) };
    })
    .filter(({ apart, weight }) => apart >= TELLING && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const [first] = ranked;
  if (first === undefined) return undefined;
  const found = own
    .flatMap((one) => one.lines.filter(({ text }) => text === first.text).map((line) => ({ one, line })))
    .toSorted((a, b) => a.line.stage - b.line.stage)[0]!;
  return {
    guess: found.one.guess,
    moves: found.one.moves.slice(0, Math.max(1, found.line.stage)),
    tells: [found.line.stage, found.line.line],
    times: [first.here, first.there, all],
  };
}
