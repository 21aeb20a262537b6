import { moduleFrom } from 'redut/kernel';
import { nomination } from './game.ts';
import { texts } from './text.ts';

export const module = moduleFrom(nomination, texts);
