import { GAME_NAMES, isGameName, moduleOf } from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { InputError } from '../src/kernel/input.ts';

/** What can be measured: the workload, and the games that people play. */
export const MEASURED: readonly string[] = ['trick52', ...GAME_NAMES];

/** Loads that game and no other: what another game does to the compiled code is not its figure. */
export async function gameNamed(name: string): Promise<AnyGame> {
  if (name === 'trick52') return (await import('./trick52.ts')).trick52.game as unknown as AnyGame;
  if (!isGameName(name)) throw new InputError('game', `there is no ${name}; known: ${MEASURED.join(', ')}`);
  return (await moduleOf(name)).game;
}
