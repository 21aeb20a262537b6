import type { Chance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import { type Rules, rulesFor } from '../kernel/rules.ts';
import type { SetupOf, SetupOptions } from '../kernel/setup.ts';
import { type Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { overheard } from '../kernel/verbs.ts';
import { RandomBot } from './random.ts';

/** Lets bots play whole games against each other, each with the sight of its seat. */
export class SelfPlay<S extends State, O extends SetupOptions> {
  readonly rules: Rules<S, O>;
  /** The position that the latest game ended in. */
  readonly state: S;
  /** Hears of every choice before it is made. */
  witness: ((state: S, action: Action, seat: Seat) => void) | undefined;
  private readonly setup: SetupOf<O>;
  private readonly sights: readonly Sight<S, O>[];
  private readonly options = new Options();

  constructor(game: Game<S, O>, setup: SetupOf<O>) {
    this.rules = rulesFor(game, setup);
    this.setup = setup;
    this.state = this.rules.create();
    this.sights = Array.from({ length: this.rules.seats }, (_, seat) => new Sight(this.rules, seat as Seat));
  }
  /** Plays one game, a bot for each seat; returns how many choices were made. */
  play(bots: readonly Bot<S, O>[], chance: Chance): number {
    const { rules, state, options, witness } = this;
    const { bound } = rules.game;
    rules.start(state, this.setup, chance);
    const atOnce = witness === undefined && bots.every((bot) => bot instanceof RandomBot);
    let steps = atOnce ? rules.playOut(state, chance, options, bound) : 0;
    while (!rules.over(state)) {
      if (steps++ >= bound) throw new Error(`${rules.game.name}: more than ${bound} choices`);
      const seat = this.next(steps);
      const action = this.choice(bots[seat]!, seat);
      witness?.(state, action, seat);
      rules.apply(state, seat, action, chance);
      this.tell(bots, seat, action);
    }
    return steps;
  }
  /** The others hear of it, if they listen. */
  private tell(bots: readonly Bot<S, O>[], seat: Seat, action: Action): void {
    for (let other = 0; other < bots.length; other++) {
      const bot = bots[other]!;
      if (other !== seat && bot.heard !== undefined)
        bot.heard(this.sights[other]!.look(this.state), seat, overheard(this.rules.game, action));
    }
  }
  /**
   * Of seats that act at the same time now one, now the other goes first: their choices commute, but a bot that looks only
   * just past its choice sees what comes of it when it is the last to choose, and no seat should always have that.
   */
  private next(step: number): Seat {
    const { rules, state } = this;
    const turn = (step % rules.seats) as Seat;
    return rules.game.forks && (rules.awaited(state) & (1 << turn)) !== 0 ? turn : rules.actor(state);
  }
  private choice(bot: Bot<S, O>, seat: Seat): Action {
    if (!(bot instanceof RandomBot)) return bot.choose(this.sights[seat]!.look(this.state));
    // What is on offer is the same in truth and in sight: who looks at nothing else need not be shown anything.
    this.rules.legal(this.state, seat, this.options);
    return this.options.at(bot.chance.below(this.options.size));
  }
}
