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
/** The same by its letter, once the name has been told. */
const briefIn =
  (language: Language): Place =>
  (id) =>
    letterIn(locationOf(id), language);
type Sentence = (l: Place, brief: Place) => string;
/** A sentence in the three languages, with the locations that it names. */
export const said = (uk: Sentence, ru: Sentence, en: Sentence) => ({
  uk: uk(placeIn('uk'), briefIn('uk')),
  ru: ru(placeIn('ru'), briefIn('ru')),
  en: en(placeIn('en'), briefIn('en')),
});
/** The places of locations on the map. */
export const onMap = (...ids: readonly string[]): string =>
  ids.map((id) => `.galaxy [data-keys~="def:${locationOf(id)}"]`).join(', ');
