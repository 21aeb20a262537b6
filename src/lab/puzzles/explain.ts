import { botFor, hasLearned } from '../../bots/spec.ts';
import { gladnessOf } from '../../bots/search/turn.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { Sight } from '../../kernel/sight.ts';
import type { GameText } from '../../kernel/text.ts';
import { spell, unspell } from '../../kernel/verbs.ts';
import { seedOf, type Subject } from '../study.ts';
import { Guess, linesOf } from './continuation.ts';
import { type Effort, effortOf } from './effort.ts';
import { type Figure, type Laid, layPuzzle, type Puzzle, type PuzzleFile } from './puzzle.ts';
import { type Compared, type Played, telling, type ToldLine } from './telling.ts';

/** What one worker is asked: one puzzle of a file. */
export interface ExplainJob {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly seed: number;
  readonly until: number;
}
/**
 * How moves are played on: by whom where a network has learned the game, or else by soldiers; how many times as far as
 * usual, and in which part of the guesses.
 */
interface Way {
  readonly learned: string;
  readonly reach: number;
  readonly part: number;
}
/** Where nothing sets a move apart, it is played on further; and then by who finds a plan that the quick ones pass by. */
const WAYS: readonly Way[] = [
  { learned: 'learned~0.5', reach: 1, part: 1 },
  { learned: 'learned~0.5', reach: 3, part: 1 },
  { learned: 'learned@60', reach: 1, part: 1 / 3 },
];

/** Is it said why the solution works, and why each wrong move fails that is looked at? */
export const isExplained = (puzzle: Puzzle, { explained }: Effort): boolean =>
  inQuestion(puzzle, explained).every((figure) => isTold(figure));
const isTold = ({ course, missed }: Figure): boolean => course !== undefined || missed !== undefined;
export const withoutReasons = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  figures: puzzle.figures.map(({ course: _course, missed: _missed, ...figure }) => figure),
});
/** The solution, and the best of the wrong moves. */
function inQuestion({ figures, solution }: Puzzle, explained: number): readonly Figure[] {
  const wrong = figures.filter(({ move }) => !solution.includes(move));
  return [figures[0]!, ...wrong.slice(0, explained)];
}

/**
 * Plays the moves that nothing is said of on in the same guesses as the solution, and notes what sets them apart; what was
 * noted before is left.
 */
export function explainPart({ game, texts }: Subject, { file, puzzle, seed, until }: ExplainJob): Puzzle | undefined {
  if (texts === undefined) throw new InputError('game', `${game.name} has no words to explain with`);
  const laid = layPuzzle(game, file, puzzle);
  const effort = effortOf(game.name);
  let told = puzzle;
  for (const way of WAYS.slice(0, effort.ways)) {
    if (isExplained(told, effort)) break;
    const player = new Player(game, texts.en, laid, way, seedOf(seed, puzzle.at));
    const next = playThrough(told, player, effort, until);
    if (next === undefined) return undefined;
    told = next;
  }
  return told;
}
/** Nothing if the time was up before all had been played. */
function playThrough(puzzle: Puzzle, player: Player, effort: Effort, until: number): Puzzle | undefined {
  const [best, ...wrong] = inQuestion(puzzle, effort.explained);
  const untold = wrong.filter((figure) => !isTold(figure));
  // The best of the others is what the solution is held against at the least.
  const others = isTold(best!) ? untold : [...new Set([wrong[0]!, ...untold])];
  const played = new Map<string, readonly Played[]>();
  for (const { move } of [best!, ...others]) {
    if (Date.now() >= until) return undefined;
    played.set(move, player.playOn(move));
  }
  const isRoutine = (text: string): boolean =>
    text.startsWith('—') || effort.routine.some((word) => text.includes(word));
  const right = played.get(best!.move)!;
  const figures = puzzle.figures.map((figure): Figure => {
    const own = played.get(figure.move);
    if (own === undefined || isTold(figure)) return figure;
    if (figure !== best) return { ...figure, ...whyWorse(own, right, isRoutine) };
    const rest = others.map(({ move }) => played.get(move)!);
    return { ...figure, ...whyBest(own, rest, others.length === wrong.length, isRoutine) };
  });
  return { ...puzzle, figures };
}
type Reason = Pick<Figure, 'course' | 'missed'>;
/** Good news that all the others lack; or else, or where not all were played, that the best of them lacks. */
function whyBest(
  own: readonly Played[],
  others: readonly (readonly Played[])[],
  all: boolean,
  isRoutine: Compared['isRoutine'],
): Reason {
  const course = all ? telling({ own, others, right: true, isRoutine }) : undefined;
  if (course !== undefined) return { course };
  const ahead = telling({ own, others: others.slice(0, 1), right: true, isRoutine });
  return ahead === undefined ? {} : { course: { ...ahead, next: true } };
}
/** Bad news, or else good ones that come after the solution. */
function whyWorse(own: readonly Played[], right: readonly Played[], isRoutine: Compared['isRoutine']): Reason {
  const course = telling({ own, others: [right], right: false, isRoutine });
  if (course !== undefined) return { course };
  const missed = telling({ own: later(right), others: [own], right: true, isRoutine });
  return missed === undefined ? {} : { missed };
}
/** Without what the move itself does: that would name it. */
const later = (played: readonly Played[]): readonly Played[] =>
  played.map((one) => ({ ...one, lines: one.lines.filter(({ stage }) => stage > 0) }));

/** Plays moves of one puzzle on, each in the same guesses. */
class Player {
  private readonly game: AnyGame;
  private readonly words: GameText;
  private readonly laid: Laid;
  private readonly bot: string;
  private readonly most: number;
  private readonly guesses: number;
  private readonly seed: number;
  private readonly likes = new Map<string, string>();
  private readonly names: readonly string[];

  constructor(game: AnyGame, words: GameText, laid: Laid, { learned, reach, part }: Way, seed: number) {
    this.game = game;
    this.words = words;
    this.laid = laid;
    this.bot = hasLearned(game, laid.played.rules.seats) ? learned : 'soldier';
    const { moves, guesses } = effortOf(game.name);
    this.most = reach * moves;
    this.guesses = Math.round(part * guesses);
    this.seed = seed;
    this.names = namesIn(game, words, laid);
  }
  playOn(move: string): readonly Played[] {
    return Array.from({ length: this.guesses }, (_, n) => this.playIn(seedOf(this.seed, n) >>> 0, move));
  }
  private playIn(number: number, move: string): Played {
    const { game, laid } = this;
    const { rules } = laid.played;
    const guess = new Guess(laid, number);
    const bots = Array.from({ length: rules.seats }, (_, who) => ({
      bot: botFor(this.bot, game, seedOf(this.seed, number, who)),
      sees: new Sight(rules, who as Seat),
    }));
    const moves: string[] = [];
    const lines = [
      ...this.linesAt(0, linesOf(game, this.words, guess.carryOut(laid.seat, unspell(game.verbs, move)!), laid.seat)),
    ];
    while (moves.length < this.most && !rules.over(guess.state)) {
      const who = rules.actor(guess.state);
      const { bot, sees } = bots[who]!;
      const action = bot.choose(sees.look(guess.state));
      const stage = guess.carryOut(who, action);
      moves.push(`${who} ${spell(game.verbs, action)}`);
      lines.push(...this.linesAt(moves.length, linesOf(game, this.words, stage, laid.seat)));
    }
    return { guess: number, moves, lines, value: gladnessOf(rules, guess.state, laid.seat) };
  }
  private linesAt(stage: number, told: readonly string[]): readonly ToldLine[] {
    return told.map((text, line) => ({ text, like: this.likeOf(text), stage, line }));
  }
  private likeOf(text: string): string {
    const known = this.likes.get(text);
    if (known !== undefined) return known;
    const nameless = this.names.reduce((left, name) => left.replaceAll(name, '*'), text);
    const like = nameless.replaceAll(/(?:\p{Lu} )?\(\*\)/gu, '*').replaceAll(/\d+/gu, '#');
    this.likes.set(text, like);
    return like;
  }
}
/** What the cards of the game are called; a name that holds another one goes before it. */
function namesIn({ cards, prints = cards }: AnyGame, words: GameText, { played }: Laid): readonly string[] {
  const names = Array.from({ length: prints }, (_, i) => words.card((i + 1) as DefId, played.state).name);
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
}
