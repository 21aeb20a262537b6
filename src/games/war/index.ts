import type { AnyGame } from '../../kernel/game.ts';
import type { GameModule } from '../index.ts';
import { BY_LOT } from './decks/lot.ts';
import { war } from './game.ts';
import { measures, usage } from './measures.ts';
import { texts } from './text/index.ts';

export const module: GameModule = {
  game: war as unknown as AnyGame,
  texts,
  measures,
  usage,
  studied: { deck1: BY_LOT, deck2: BY_LOT },
};
