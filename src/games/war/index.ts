import type { AnyGame } from '../../kernel/game.ts';
import type { GameTexts } from '../../kernel/text.ts';
import { war } from './game.ts';
import { texts } from './text/index.ts';

export const module: { readonly game: AnyGame; readonly texts: GameTexts } = {
  game: war as unknown as AnyGame,
  texts: texts,
};
