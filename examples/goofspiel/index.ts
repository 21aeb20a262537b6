import { moduleFrom } from 'redut/kernel';
import { goofspiel } from './game.ts';
import { texts } from './text.ts';

export const module = moduleFrom(goofspiel, texts, {
  rules: {
    uk: new URL('./rules.uk.md', import.meta.url).href,
    ru: new URL('./rules.ru.md', import.meta.url).href,
    en: new URL('./rules.md', import.meta.url).href,
  },
});
