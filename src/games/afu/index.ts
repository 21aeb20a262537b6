import type { AnyGame } from '../../kernel/game.ts';
import type { State } from '../../kernel/table.ts';
import type { GameTexts } from '../../kernel/text.ts';
import { afu } from './game.ts';
import { measures } from './measures.ts';
import { texts } from './text/index.ts';

export const module: {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly measures: (s: State) => Readonly<Record<string, number>>;
} = { game: afu as unknown as AnyGame, texts, measures };
