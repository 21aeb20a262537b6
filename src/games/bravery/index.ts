import type { AnyGame } from '../../kernel/game.ts';
import type { GameModule } from '../../kernel/module.ts';
import { feats } from './feats.ts';
import { bravery } from './game.ts';
import { measures, usage } from './measures.ts';
import { texts } from './text/index.ts';

export const module: GameModule = {
  game: bravery as unknown as AnyGame,
  texts,
  measures,
  usage,
  feats,
};
