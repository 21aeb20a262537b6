import { moduleFrom } from 'redut/kernel';
import { game } from './game.ts';
import { texts } from './text.ts';

export const module = moduleFrom(game, texts);
