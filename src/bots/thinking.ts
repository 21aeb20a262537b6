import type { Chance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { type Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { Searcher, type Thought } from './search/searcher.ts';
import { botFor, prepareBot } from './spec.ts';

/** A decision to be thought about somewhere else, as plain data. */
export interface Task {
  /** Which bot of which match: it keeps what it has thought of this turn. */
  readonly bot: string;
  readonly spec: string;
  readonly seed: number;
  /** The part of its budget that it may use; all of it, unless something else is said. */
  readonly effort?: number;
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  /** A guess at the position: see `packed`. */
  readonly words: Int32Array;
}
export interface Answer {
  readonly action: Action;
  /** What a searching bot thought of the options; empty for the others. */
  readonly thoughts: readonly Thought[];
}
const lowest: Chance = { below: () => 0 };

/**
 * A sight as words that can be sent: one of the guesses that it allows. Whoever looks at a guess from the same seat sees
 * the same and knows the same of the pools, so nothing is lost; and nothing more is in it than the seat may know.
 */
export function packed<S extends State, O extends SetupOptions>(sight: Sight<S, O>): Int32Array {
  const guess = sight.rules.create();
  sight.determinize(guess, lowest);
  return guess.table.words.slice();
}

const MOST_BOTS = 64;

/** The bots of a worker, in a browser or on a server: takes tasks and answers them. */
export class Thinking {
  private readonly load: (game: string) => Promise<AnyGame>;
  private readonly tables = new Map<string, { readonly rules: Rules; readonly truth: State }>();
  private readonly bots = new Map<string, Bot>();

  constructor(load: (game: string) => Promise<AnyGame>) {
    this.load = load;
  }
  /** `halt` is asked now and then whether to come to an end. */
  async think(task: Task, halt?: () => boolean): Promise<Answer> {
    const { rules, truth } = await this.tableFor(task);
    await prepareBot(task.spec, rules.game);
    const bot = this.botOf(task, rules);
    truth.table.words.set(task.words);
    const sight = new Sight(rules, task.seat as Seat).look(truth);
    if (!(bot instanceof Searcher)) return { action: bot.choose(sight), thoughts: [] };
    bot.halt = halt;
    return { action: bot.choose(sight), thoughts: bot.thoughts };
  }
  private async tableFor({ game, seats }: Task): Promise<{ readonly rules: Rules; readonly truth: State }> {
    const key = `${game} ${seats}`;
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const rules = new Rules(await this.load(game), seats);
    const made = { rules, truth: rules.create() };
    this.tables.set(key, made);
    return made;
  }
  /** The bot that thought for this seat before, so that it can go on from its tree; the longest idle makes room. */
  private botOf(task: Task, rules: Rules): Bot {
    const { effort = 1 } = task;
    const key = `${task.bot} ${task.game} ${task.seat} ${task.spec} ${task.seed} ${effort}`;
    const bot = this.bots.get(key) ?? botFor(task.spec, rules.game, task.seed, effort, rules.seats);
    this.bots.delete(key);
    this.bots.set(key, bot);
    if (this.bots.size > MOST_BOTS) this.bots.delete(this.bots.keys().next().value!);
    return bot;
  }
}
