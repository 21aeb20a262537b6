import type { FastChance } from '../../kernel/chance.ts';
import type { Action } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { Bot, Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { sensible } from '../turn.ts';
import { Mind, SHALLOW } from './mind.ts';

/** Where a choice is secret it is drawn by lot, somewhat sharper than the network would: whoever always does the same is read. */
export const SECRET_HEAT = 0.5;

/** Does what the network likes best, without looking ahead. */
export class Policy<S extends State, O extends SetupOptions> implements Bot<S, O> {
  private readonly chance: FastChance;
  private readonly plainly: boolean;
  private mind: Mind<S, O> | undefined;

  /** `plainly`: without WebAssembly, for tests. */
  constructor(chance: FastChance, plainly = false) {
    this.chance = chance;
    this.plainly = plainly;
  }
  choose(sight: Sight<S, O>): Action {
    if (this.mind?.rules !== sight.rules) this.mind = new Mind(sight.rules, this.chance, SHALLOW, this.plainly);
    const { mind } = this;
    sensible(sight.rules, sight.state, sight.seat, mind.options);
    const { size } = mind.options;
    if (size === 1) return mind.options.at(0);
    mind.begin();
    const secret = mind.chooseInSecret;
    mind.policy(sight.state, sight.seat, secret ? SECRET_HEAT : 1);
    return mind.options.at(secret ? mind.draw(size) : mind.best(size));
  }
}
