import type { AnyGame } from '../../kernel/game.ts';
import type { GameTexts } from '../../kernel/text.ts';
import { afu } from './game.ts';
import { texts } from './text/index.ts';

export const module: { readonly game: AnyGame; readonly texts: GameTexts } = {
  game: afu as unknown as AnyGame,
  texts,
};
