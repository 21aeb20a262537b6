import type { CardText, GameText } from '../../kernel/text.ts';
import type { GameModule } from '../../kernel/module.ts';
import { module as skirmish } from './skirmish-module.ts';

/** Words that nobody finished: from the third card on there is no kind. */
const unfinished = (text: GameText): GameText => ({
  ...text,
  title: 'unworded',
  card(def) {
    const { name, lines } = text.card(def);
    return def < 3 ? text.card(def) : ({ name, lines } as unknown as CardText);
  },
});
/** The same game by another name, as it stands while somebody still writes it. */
export const module: GameModule = {
  game: { ...skirmish.game, name: 'unworded' },
  texts: {
    uk: unfinished(skirmish.texts.uk),
    ru: unfinished(skirmish.texts.ru),
    en: unfinished(skirmish.texts.en),
  },
};
