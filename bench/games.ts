import { GAME_NAMES, isGameName, moduleOf } from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { InputError } from '../src/kernel/input.ts';

type Given = Readonly<Record<string, unknown>>;
/** Another number of seats is other work: Bravery Time alone, and with as many as can play. */
export const AT_OTHER_TABLES: Readonly<Record<string, { readonly game: string; readonly setup: Given }>> = {
  'bravery-alone': { game: 'bravery', setup: { players: 1 } },
  'bravery-seven': { game: 'bravery', setup: { players: 7 } },
};
/** What can be measured: the workload, the games that people play, and some of them at other tables. */
export const MEASURED: readonly string[] = ['trick52', ...GAME_NAMES, ...Object.keys(AT_OTHER_TABLES)];

/** Loads that game and no other: what another game does to the compiled code is not its figure. */
export async function gameNamed(name: string): Promise<{ readonly game: AnyGame; readonly setup: Given }> {
  if (name === 'trick52') return { game: (await import('./trick52.ts')).trick52.game as unknown as AnyGame, setup: {} };
  const { game, setup } = AT_OTHER_TABLES[name] ?? { game: name, setup: {} };
  if (!isGameName(game)) throw new InputError('game', `there is no ${name}; known: ${MEASURED.join(', ')}`);
  return { game: (await moduleOf(game)).game, setup };
}
