import { FastChance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import type { Action } from '../kernel/ids.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { GreedyBot } from './greedy.ts';
import { Ismcts } from './ismcts.ts';
import { Foresight } from './learned/foresight.ts';
import { Searcher, type Thought } from './search/searcher.ts';
import { botFor, hasLearned } from './spec.ts';
import { tuningOf } from './search/tuning.ts';

/** What a bot would do, and what it expects of this and of other options. */
export interface Advice {
  readonly action: Action;
  readonly thoughts: readonly Thought[];
  /** Found by playing on in thought, or by a look at the position after the turn, where the choice itself needs no search. */
  readonly by: 'search' | 'look';
}
/** Whoever waits for advice waits no longer than this; the playouts of a game's tuning are made well before that. */
const MOST_MS = 2000;

/** The strongest that there is, going by playouts and not by the clock, so that a position has one answer. */
function strongest<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  seed: number,
  seats: number,
  ms: number,
): Bot<S, O> {
  const tuning = tuningOf(game.name);
  if (hasLearned(game, seats)) return new Foresight({ playouts: tuning.hintLooks, ms }, new FastChance(seed), tuning);
  if (game.planner !== undefined || game.quickPlayer !== undefined) return botFor('general', game, seed, 1, seats);
  return new Ismcts({ playouts: tuning.hint, ms }, new FastChance(seed), tuning);
}
/** Advice for who sees this much; equal seeds advise alike, unless the time is up before the playouts are made. */
export function adviceFor<S extends State, O extends SetupOptions>(
  sight: Sight<S, O>,
  seed: number,
  ms = MOST_MS,
): Advice {
  const { game, seats } = sight.rules;
  const bot = strongest(game, seed, seats, ms);
  const look = (): readonly Thought[] => new GreedyBot<S, O>(new FastChance(seed), tuningOf(game.name)).look(sight);
  // A planner remembers what it has found out, and a sight what was drawn from it: the look comes first.
  if (!(bot instanceof Searcher)) {
    const thoughts = look();
    return { action: bot.choose(sight), thoughts, by: 'look' };
  }
  const action = bot.choose(sight);
  const thoughts = bot.thoughts.filter(({ visits }) => visits > 0);
  const compared = thoughts.length > 1 && thoughts.some((one) => one.action === action);
  return compared ? { action, thoughts, by: 'search' } : { action, thoughts: look(), by: 'look' };
}
