import { defOfKey } from '../../../games/afu/cards/columns.ts';
import type { Edition } from '../../../kernel/editions.ts';
import type { Language } from '../../../kernel/text.ts';
import { nameIn } from './look.ts';

/** A card by its name, in marks where the language wants them. */
type Named = (key: string) => string;
const named =
  (language: Language): Named =>
  (key) =>
    language === 'en' ? nameIn(defOfKey(key), 'en') : `«${nameIn(defOfKey(key), language)}»`;
/** A sentence in the three languages, with the cards that it names. */
export const said = (uk: (c: Named) => string, ru: (c: Named) => string, en: (c: Named) => string) => ({
  uk: uk(named('uk')),
  ru: ru(named('ru')),
  en: en(named('en')),
});

/** Said once, where the lesson is played by the English rulebook. */
const ENGLISH: Readonly<Record<Language, string>> = {
  uk: ' Тут грають за англійськими правилами.',
  ru: ' Здесь играют по английским правилам.',
  en: ' You play by the English rulebook here.',
};
export const playedBy = (edition: Edition, language: Language): string => (edition === 'en' ? ENGLISH[language] : '');
