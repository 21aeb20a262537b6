import { FastChance } from '../../kernel/chance.ts';
import { type Fact, FactList, factsFor } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { Options } from '../../kernel/options.ts';
import { textAt } from '../../kernel/roles.ts';
import type { Rules } from '../../kernel/rules.ts';
import { Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import type { GameText } from '../../kernel/text.ts';
import { unspell } from '../../kernel/verbs.ts';
import type { Continuation, Laid } from './puzzle.ts';

/** One move of a continuation: who made it, what stood before and after, and what happened. */
export interface Stage {
  readonly seat: Seat;
  readonly before: State;
  readonly after: State;
  readonly facts: readonly Fact[];
}
/** A guess at what the seat cannot see, in which moves are tried. */
export class Guess {
  readonly state: State;
  private readonly rules: Rules;
  private readonly chance: FastChance;

  constructor({ played: { rules, state }, seat }: Pick<Laid, 'played' | 'seat'>, number: number) {
    this.rules = rules;
    this.chance = new FastChance(number);
    this.state = rules.create();
    // A sight that has guessed before guesses otherwise: the number alone must say which guess it is.
    new Sight(rules, seat).look(state).guess(this.state, this.chance);
  }
  carryOut(seat: Seat, action: Action): Stage {
    const { rules } = this;
    const before = rules.create();
    rules.copy(before, this.state);
    const told = new FactList();
    rules.apply(this.state, seat, action, this.chance, told);
    const after = rules.create();
    rules.copy(after, this.state);
    return { seat, before, after, facts: told.facts };
  }
}

/** What the seat is told in the log of a stage. */
export function linesOf(game: AnyGame, words: GameText, stage: Stage, seat: Seat): readonly string[] {
  const text = textAt(game, words, stage.after);
  const facts = factsFor(stage.facts, 1 << seat);
  if (text.log !== undefined) return text.log(stage.after, facts, seat);
  return facts.flatMap((fact) => text.fact(stage.after, fact, seat) ?? []);
}

/** A continuation once more, move by move. Throws where a move of it cannot be made. */
export function follow(game: AnyGame, laid: Laid, move: Action, course: Continuation): readonly Stage[] {
  const { rules } = laid.played;
  const guess = new Guess(laid, course.guess);
  const options = new Options();
  const stages = [guess.carryOut(laid.seat, move)];
  course.moves.forEach((line, i) => {
    const [, by = '', text = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
    const seat = Number(by) as Seat;
    const action = unspell(game.verbs, text);
    if (action === undefined) throw new InputError(`moves[${i}]`, `there is no action "${text}"`);
    if (rules.over(guess.state) || (rules.awaited(guess.state) & (1 << seat)) === 0)
      throw new InputError(`moves[${i}]`, `it is not the turn of ${seat}`);
    rules.legal(guess.state, seat, options);
    if (!options.has(action)) throw new InputError(`moves[${i}]`, `"${text}" is not on offer`);
    stages.push(guess.carryOut(seat, action));
  });
  return stages;
}
/** The line that tells this continuation from that of the solution, in words; with how often it came in either. */
export function tellingLine(
  game: AnyGame,
  words: GameText,
  laid: Laid,
  move: Action,
  course: Continuation,
): string | undefined {
  const [stage, line] = course.tells;
  const at = follow(game, laid, move, course)[stage];
  return at === undefined ? undefined : linesOf(game, words, at, laid.seat)[line];
}
