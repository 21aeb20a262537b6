import type { GameModule } from '../../kernel/module.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { GameText, Language } from '../../kernel/text.ts';
import { skirmish } from './skirmish.ts';

export const NAME = skirmish.name;
export const TITLES: Readonly<Record<Language, string>> = { uk: 'Сутичка', ru: 'Стычка', en: 'Skirmish' };
export const CARDS = skirmish.prints!;

const textIn = (language: Language): GameText => ({
  title: TITLES[language],
  aim: `${TITLES[language]}!`,
  seats: ['1', '2', '3'],
  prompt: (prompt) => prompt,
  option: (_s, _seat, action) => `move ${action}`,
  fact: () => undefined,
  card: (def) => ({ name: `${TITLES[language]} ${def}`, kind: def % 2 === 0 ? '2' : '1', lines: [] }),
  zone: (name) => name,
  setting: (name, value) => value ?? name,
  refusal: (rule) => rule,
  table: () => [],
  outcome: () => [],
});
/** A game with rules and words and nothing for the pages: what somebody has who begins to write one. */
export const module: GameModule = {
  game: skirmish as unknown as AnyGame,
  texts: { uk: textIn('uk'), ru: textIn('ru'), en: textIn('en') },
};
