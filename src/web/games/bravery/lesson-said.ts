import { printOf } from '../../../games/bravery/cards/set.ts';
import { texts } from '../../../games/bravery/text/index.ts';
import type { Language } from '../../../kernel/text.ts';

/** A card or a territory by its quoted name. */
type Name = (key: string) => string;
const named =
  (language: Language): Name =>
  (key) => {
    const { name } = texts[language].card(printOf(key));
    return language === 'en' ? `“${name}”` : `«${name}»`;
  };
/** A sentence in the three languages, with the cards that it names. */
export const said = (uk: (n: Name) => string, ru: (n: Name) => string, en: (n: Name) => string) => ({
  uk: uk(named('uk')),
  ru: ru(named('ru')),
  en: en(named('en')),
});
