import type { AnyGame } from '../../kernel/game.ts';
import type { GameModule } from '../../kernel/module.ts';
import { feats } from './feats.ts';
import { afu } from './game.ts';
import { measures } from './measures.ts';
import { texts } from './text/index.ts';

export const module: GameModule = { game: afu as unknown as AnyGame, texts, measures, feats };
