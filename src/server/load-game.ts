import type { AnyGame } from '../kernel/game.ts';

/** How the server gets the rules of a game by its name. */
export type LoadGame = (name: string) => Promise<AnyGame>;
