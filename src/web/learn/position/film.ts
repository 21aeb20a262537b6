import type { AnyGame } from '../../../kernel/game.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { InputError } from '../../../kernel/input.ts';
import type { Claim } from '../../../kernel/printed.ts';
import { Proof } from '../../../kernel/proof.ts';
import { textAt } from '../../../kernel/roles.ts';
import type { Rules } from '../../../kernel/rules.ts';
import { type PositionFile, type Scenario, scenarioOf } from '../../../kernel/scenario.ts';
import type { SetupOptions } from '../../../kernel/setup.ts';
import type { State } from '../../../kernel/table.ts';
import { type GameText, optionByItself } from '../../../kernel/text.ts';

interface Move {
  readonly seat: Seat;
  readonly action: Action;
}
/** A position and everything that is done in it, played to its end before anything of it is shown. */
export class PositionFilm {
  readonly states: readonly State[];
  /** What happened before each state. */
  readonly facts: readonly (readonly Fact[])[];
  /** The state at which each step ends, the first of them the position as it is laid. */
  readonly ends: readonly number[];
  /** Why the next step cannot be done, if one cannot. */
  readonly failed: string | undefined;
  readonly claims: readonly Claim[];
  private readonly game: AnyGame;
  private readonly rules: Rules;
  private readonly moves: readonly Move[];

  constructor(game: AnyGame, file: PositionFile) {
    this.game = game;
    const t = scenarioOf(game, file);
    this.rules = t.rules;
    const states: State[] = [];
    const facts: (readonly Fact[])[] = [];
    const moves: Move[] = [];
    const ends: number[] = [];
    let told = 0;
    const keep = (): void => {
      const copy = t.rules.create();
      t.rules.copy(copy, t.s);
      states.push(copy);
      facts.push(t.facts.slice(told));
      told = t.facts.length;
    };
    keep();
    ends.push(0);
    let failed: string | undefined;
    for (const line of file.do) {
      failed = attempt(t, line, (move) => {
        moves.push(move);
        keep();
      });
      if (failed !== undefined) break;
      ends.push(states.length - 1);
    }
    this.states = states;
    this.facts = facts;
    this.moves = moves;
    this.ends = ends;
    this.failed = failed;
    this.claims = file.printed === undefined || failed !== undefined ? [] : new Proof(t).claims(file.printed);
  }
  get steps(): number {
    return this.ends.length - 1;
  }
  /** What is done in a step, in words: whose it is, and each thing. */
  told(step: number, words: GameText): { readonly who: string; readonly does: readonly string[] } {
    const [from, to] = [this.ends[step - 1]!, this.ends[step]!];
    const moves = this.moves.slice(from, to);
    const text = textAt(this.game, words, this.states[from]!);
    return {
      who: text.seats[moves[0]!.seat] ?? '',
      does: moves.map(({ seat, action }, i) => {
        const s = this.states[from + i]!;
        return optionByItself(text, s, seat, action, this.rules.decision(s, seat));
      }),
    };
  }
}
/** Does a line phrase by phrase; says why it cannot be done, if it cannot. */
function attempt(t: Scenario<State, SetupOptions>, line: string, done: (move: Move) => void): string | undefined {
  try {
    const { side, phrases } = t.parse(line);
    for (const phrase of phrases) {
      const action = side.optionFor(phrase);
      // Says by itself why it is not on offer.
      side.does(phrase);
      done({ seat: side.seat, action: action! });
    }
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
