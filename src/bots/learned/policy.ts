import type { FastChance } from '../../kernel/chance.ts';
import type { Action } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { Bot, Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { sensible } from '../search/turn.ts';
import { Mind, SHALLOW } from './mind.ts';

/** Does what the network likes best, without looking ahead; with some heat it draws lots among what it likes, as people err. */
export class Policy<S extends State, O extends SetupOptions> implements Bot<S, O> {
  private readonly chance: FastChance;
  private readonly heat: number;
  private readonly plainly: boolean;
  private mind: Mind<S, O> | undefined;

  /** `plainly`: without WebAssembly, for tests. */
  constructor(chance: FastChance, heat = 0, plainly = false) {
    this.chance = chance;
    this.heat = heat;
    this.plainly = plainly;
  }
  choose(sight: Sight<S, O>): Action {
    if (this.mind?.rules !== sight.rules) this.mind = new Mind(sight.rules, this.chance, SHALLOW, this.plainly);
    const { mind } = this;
    sensible(sight.rules, sight.state, sight.seat, mind.options);
    const { size } = mind.options;
    if (size === 1) return mind.options.at(0);
    mind.begin();
    const heat = mind.chooseInSecret ? Math.max(mind.secretHeat, this.heat) : this.heat;
    mind.policy(sight.state, sight.seat, heat === 0 ? 1 : heat);
    return mind.options.at(heat === 0 ? mind.best(size) : mind.draw(size));
  }
}
