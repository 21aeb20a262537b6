import { moduleFrom } from 'redut/kernel';
import { game } from './game.ts';
import { texts } from './text.ts';

export const module = moduleFrom(game, texts, { rules: { en: new URL('../rules.md', import.meta.url).href } });
