import type { AnyGame } from '../../kernel/game.ts';
import type { GameModule } from '../../kernel/module.ts';
import { feats } from './feats.ts';
import { liberation } from './game.ts';
import { texts } from './text/index.ts';

export const module: GameModule = { game: liberation as unknown as AnyGame, texts, feats };
