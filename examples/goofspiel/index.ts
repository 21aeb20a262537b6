import type { GameModule } from 'redut/kernel';
import { goofspiel } from './game.ts';
import { texts } from './text.ts';

export const module: GameModule = { game: goofspiel, texts };
