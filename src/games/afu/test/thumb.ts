import { FastChance } from '../../../kernel/chance.ts';
import type { Action } from '../../../kernel/ids.ts';
import type { Bot, Sight } from '../../../kernel/sight.ts';
import { Player } from '../bot/player.ts';
import type { options } from '../rules/03-setup.ts';
import type { Afu } from '../state.ts';

/** Plays by rule of thumb on one guess: sensible games for tests. */
export class Thumb implements Bot<Afu, typeof options> {
  private readonly chance = new FastChance(3);
  choose(sight: Sight<Afu, typeof options>): Action {
    const guess = sight.rules.create();
    sight.determinize(guess, this.chance);
    return new Player(sight.rules).next(guess, sight.seat);
  }
}
