import type { AnyGame, Measures } from '../kernel/game.ts';
import type { State } from '../kernel/table.ts';
import type { GameTexts } from '../kernel/text.ts';

/** A whole game: its rules, its words, and what a simulation may ask of a finished game. */
export interface GameModule {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly measures?: (s: State) => Measures;
}
/** Loaded when somebody plays them. */
export const games = {
  liberation: () => import('./liberation/index.ts').then(({ module }) => module),
  afu: () => import('./afu/index.ts').then(({ module }) => module),
  bravery: () => import('./bravery/index.ts').then(({ module }) => module),
  war: () => import('./war/index.ts').then(({ module }) => module),
} satisfies Record<string, () => Promise<GameModule>>;

export type GameName = keyof typeof games;
export const GAME_NAMES = Object.keys(games) as readonly GameName[];
export const isGameName = (name: string): name is GameName => Object.hasOwn(games, name);
