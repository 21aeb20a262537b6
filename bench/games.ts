import type { AnyGame } from '../src/kernel/game.ts';
import { InputError } from '../src/kernel/input.ts';
import { trick52 } from './trick52.ts';

/** The games that can be measured: those that people play, and the workload. */
export const measured: Readonly<Record<string, AnyGame>> = { trick52: trick52.game as unknown as AnyGame };

export function gameNamed(name: string): AnyGame {
  const game = Object.hasOwn(measured, name) ? measured[name] : undefined;
  if (game === undefined)
    throw new InputError('game', `there is no ${name}; known: ${Object.keys(measured).join(', ')}`);
  return game;
}
