import type { Chance } from '../kernel/chance.ts';
import type { Action } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';

/** Any option, each as likely as the others. */
export class RandomBot<S extends State, O extends SetupOptions> implements Bot<S, O> {
  readonly chance: Chance;
  /** Made when first needed: a simulation makes very many of these bots and lists the options itself. */
  private options: Options | undefined;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  choose(sight: Sight<S, O>): Action {
    const options = (this.options ??= new Options());
    sight.legal(options);
    return options.at(this.chance.below(options.size));
  }
}

/** Now this bot, now that one: `share` in a hundred choices are the first one's. */
export class MoodyBot<S extends State, O extends SetupOptions> implements Bot<S, O> {
  private readonly first: Bot<S, O>;
  private readonly second: Bot<S, O>;
  private readonly share: number;
  private readonly chance: Chance;
  constructor(first: Bot<S, O>, second: Bot<S, O>, share: number, chance: Chance) {
    this.first = first;
    this.second = second;
    this.share = share;
    this.chance = chance;
  }
  choose(sight: Sight<S, O>): Action {
    return (this.chance.below(100) < this.share ? this.first : this.second).choose(sight);
  }
}
