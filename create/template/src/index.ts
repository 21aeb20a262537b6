import { moduleFrom } from 'redut/kernel';
import { __GAME__ } from './game.ts';
import { texts } from './text.ts';

export const module = moduleFrom(__GAME__, texts);
