import type { AnyGame, GameModule } from 'redut/kernel';
import { nomination } from './game.ts';
import { texts } from './text.ts';

export const module: GameModule = { game: nomination as unknown as AnyGame, texts };
