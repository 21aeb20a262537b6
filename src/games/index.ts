import type { AnyGame, Measures, Usage } from '../kernel/game.ts';
import type { State } from '../kernel/table.ts';
import type { GameTexts } from '../kernel/text.ts';

/** A whole game: its rules, its words, and what a study may ask of it. */
export interface GameModule {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  /** What there is to know of a finished game. */
  readonly measures?: (s: State) => Measures;
  readonly usage?: Usage;
  /** The same game with cards of somebody's own, as a JSON file has them; says what is wrong with it. */
  readonly withCards?: (file: string, json: string) => GameModule;
  /** The set-up of a study that is told none. */
  readonly studied?: Readonly<Record<string, unknown>>;
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
