import type { GameModule } from '../kernel/module.ts';

export type { GameModule } from '../kernel/module.ts';
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
