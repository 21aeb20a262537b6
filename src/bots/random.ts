import type { Chance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Action } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { verbOf } from '../kernel/verbs.ts';

/** Any option, each as likely as the others. */
export class RandomBot<S extends State, O extends SetupOptions> implements Bot<S, O> {
  readonly chance: Chance;
  /** Made when first needed: a simulation makes very many of these bots and lists the options itself. */
  private options: Options | undefined;
  private readonly plainly: boolean;
  /** `plainly`: heeding what others have said, and without second thoughts and table talk, where anything else can be done. */
  constructor(chance: Chance, plainly = false) {
    this.chance = chance;
    this.plainly = plainly;
  }
  choose(sight: Sight<S, O>): Action {
    const options = (this.options ??= new Options());
    sight.legal(options);
    if (this.plainly) {
      sight.rules.game.heed?.(sight.state, options);
      leaveAsides(sight.rules.game, options);
    }
    return options.at(this.chance.below(options.size));
  }
}
function leaveAsides({ verbs, asides = [] }: Pick<AnyGame, 'verbs' | 'asides'>, options: Options): void {
  let kept = 0;
  for (let i = 0; i < options.size; i++) {
    const { verb } = verbs.list[verbOf(options.at(i))]!;
    if (!asides.includes(verb)) options.put(kept++, options.at(i));
  }
  if (kept > 0) options.size = kept;
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
