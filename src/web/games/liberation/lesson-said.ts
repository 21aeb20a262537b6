import { locationOf } from '../../../games/liberation/cards/columns.ts';
import type { Language } from '../../../kernel/text.ts';
import { letterIn, nameIn } from './look.ts';

/** A location by its letter and name: in each language it goes by another letter. */
type Place = (id: string) => string;
const placeIn =
  (language: Language): Place =>
  (id) => {
    const def = locationOf(id);
    return `${letterIn(def, language)} (${nameIn(def, language)})`;
  };
/** A sentence in the three languages, with the locations that it names. */
export const said = (uk: (l: Place) => string, ru: (l: Place) => string, en: (l: Place) => string) => ({
  uk: uk(placeIn('uk')),
  ru: ru(placeIn('ru')),
  en: en(placeIn('en')),
});
