import { moduleFrom } from 'redut/kernel';
import { goofspiel } from './game.ts';
import { texts } from './text.ts';

export const module = moduleFrom(goofspiel, texts);
