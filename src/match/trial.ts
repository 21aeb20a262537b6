import { FastChance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { Rules } from '../kernel/rules.ts';

/** Why the cards could not be dealt, for whoever has to change the setup. */
export function whyNoDeal(error: unknown): InputError {
  if (error instanceof InputError) return error;
  return new InputError('setup', `cannot be dealt: ${error instanceof Error ? error.message : String(error)}`);
}
/** Deals once, to nobody: a setup that the game cannot deal is refused before people sit down to it. */
export function tryDeal(game: AnyGame, setup: Readonly<Record<string, unknown>>): void {
  const rules = new Rules(game, game.seats(setup));
  try {
    rules.start(rules.create(), setup, new FastChance(1));
  } catch (error) {
    throw whyNoDeal(error);
  }
}
