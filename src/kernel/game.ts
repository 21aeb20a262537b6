import type { Brings } from './brings.ts';
import type { Fields } from './input.ts';
import type { FactVocabulary } from './facts.ts';
import type { Rulebook } from './flow.ts';
import type { Action, CardId, DefId, Seat } from './ids.ts';
import type { Options } from './options.ts';
import type { Play } from './play.ts';
import type { SetupOf, SetupOptions } from './setup.ts';
import type { Roles } from './roles.ts';
import type { Rules } from './rules.ts';
import type { Belief, Planner, QuickPlayer } from './sight.ts';
import type { State, Table } from './table.ts';
import type { Features } from './tokens.ts';
import type { Vocabulary } from './verbs.ts';
import type { Plan } from './zones.ts';

/** zero-sum: scores add up to 0. shared: all seats have the same score. score: each seat's own points. */
export type Utility = 'zero-sum' | 'shared' | 'score';

/** All that the kernel must know of a game. Words are not among it: see each game's `text`. */
export interface Game<S extends State, O extends SetupOptions> {
  readonly name: string;
  /** Bumped when old records would replay differently. */
  readonly edition: number;
  readonly options: O;
  /** How many seats play. */
  seats(setup: SetupOf<O>): number;
  /** The seats' names in position files and on the command line, such as `dynasty`. */
  readonly seatNames: readonly string[];
  /** Where a setup can leave it to play who is who; in a game without it a seat is what its name says. */
  readonly roles?: Roles<S, O>;
  readonly plan: (seats: number) => Plan;
  /** How many cards there can be. */
  readonly cards: number;
  /** How many prints there are, numbered from 1, where that is not the number of cards (several are alike, or not all are dealt). */
  readonly prints?: number;
  readonly forks: boolean;
  /** Words for one stack of frames (default 96). */
  readonly strand?: number;
  /** Keep partial findings, for exact guesses (small games only). */
  readonly candidates?: boolean;
  readonly book: Rulebook<S>;
  readonly verbs: Vocabulary;
  readonly facts: FactVocabulary;
  /**
   * Verbs whose arguments the others must not learn from what happens (laying a card face down, a hidden discard). The
   * contract suite checks that such an action looks the same to them whatever was chosen.
   */
  readonly secretVerbs: readonly string[];
  state(table: Table): S;
  /** Lays out what the setup says; ends by beginning the first procedure. */
  deal(g: Play<S>, setup: SetupOf<O>): void;
  /** Lays out a position written by hand instead; says what is impossible by throwing an `InputError`. */
  position(g: Play<S>, setup: SetupOf<O>, fields: Fields): void;
  /** The short English form of an action, unique among the options of one decision: `exert H, attack B`. */
  notation(s: S, seat: Seat, action: Action): string;
  /** What notation and position files call a print: `tankBattalion`. Its number, if left out. */
  key?(s: S, def: DefId): string;
  /** What a card counts for where it lies, in a game that prints it: `3/4`. */
  strength?(s: S, card: CardId): string;
  /**
   * The rule that speaks of an action which the question on the table does not: when it is done, by whom, with what. Asked
   * where nothing more exact refuses; without it, or without a word from it, the question's own rule is told. `asked` is
   * that rule, if the question offers such an act with other cards.
   */
  refuses?(s: S, seat: Seat, action: Action, asked: string | undefined): string | undefined;
  readonly utility: Utility;
  /** No game has more decisions than this. */
  readonly bound: number;
  /** Setups that the contract suite plays and golden records keep: every value of every option occurs in one of them. */
  readonly samples: readonly Partial<SetupOf<O>>[];
  /**
   * What a series of games takes over into the next set-up, such as who goes first; `last` is the game that ended, if there
   * was one. In a game without it everybody moves one seat on instead.
   */
  rematch?(last: S | undefined): Partial<SetupOf<O>>;
  /** What each seat brings by itself where people sit down to a match; in a game without it the setup says everything. */
  readonly brings?: Brings;
  /** What a seat believes of pools whose prints are secret even as a whole (a decklist). */
  readonly belief?: Belief<S>;
  /** How glad a seat is of a finished game, from 0 to 1, for searching bots; by default won 1, drawn 0.5, lost 0. */
  reward?(s: S, seat: Seat): number;
  /** How good the position looks to a seat that may see what is in it, from 0 to 1: for greedy bots and cut playouts. */
  evaluate(s: S, seat: Seat): number;
  /**
   * Leaves of a seat's options those that are worth weighing, at least one; for bots alone. It may look at what the seat
   * may know and at nothing else, so that a choice narrows alike in truth and in every guess.
   */
  narrow?(s: S, seat: Seat, options: Options): void;
  /** What a learner is told beside what the declarations say. */
  readonly features?: Features<S>;
  /** Verbs of second thoughts and table talk: a bot that plays mostly at random would fill everybody's log with them. */
  readonly asides?: readonly string[];
  /**
   * Leaves of the options those that go against nothing that somebody at the table has said, at least one, in a game whose
   * seats choose together: a bot that plays mostly at random would go on proposing what others have turned down.
   */
  heed?(s: S, options: Options): void;
  /**
   * The verb of a choice that must wait, such as a casting vote, and for how many seconds. Rules know no time: to them it is
   * on offer; the match keeps it shut until the question on the table has stood for so long.
   */
  held?(setup: SetupOf<O>): Held;
  /**
   * A player of the game's own, for a game in which weighing one option at a time leads nowhere; `playouts` is how long it
   * thinks about a plan, 0 a rule of thumb.
   */
  planner?(playouts: number): Planner<S, O>;
  /** How searches play on in this game, if not at random. */
  quickPlayer?(rules: Rules<S, O>): QuickPlayer<S>;
}
/** A verb that waits: it may be used only after so many seconds. */
export interface Held {
  readonly verb: string;
  readonly seconds: number;
}
/**
 * What a finished game tells a study of itself: numbers are told as a spread, yes and no as a share of the games that say
 * either, and `undefined` is a game that has nothing to say about it.
 */
export type Measures = Readonly<Record<string, number | boolean | undefined>>;

/** How a study counts the cards that are played. */
export interface Usage {
  /** Every print that can be played. */
  readonly prints: readonly DefId[];
  name(def: DefId): string;
  /** The print that this action plays; 0 if it plays none. */
  plays(s: State, action: Action): DefId;
  /** Every card that a seat brought into a finished game, and whether it left its deck; where seats bring cards. */
  brought?(s: State, tell: (seat: Seat, def: DefId, drawn: boolean) => void): void;
  /** The prints of the cards that a seat could play if the rules let it; where seats hold cards. */
  holds?(s: State, seat: Seat, tell: (def: DefId) => void): void;
}

/** A game of which nothing but the contract matters. */
export type AnyGame = Game<State, SetupOptions>;
