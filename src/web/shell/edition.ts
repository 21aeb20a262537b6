import { signal } from '@preact/signals';
import { type Edition, editionIn } from '../../kernel/editions.ts';

/** Which rulebook is read, of a game that has two in print: the last that was chosen, in the rulebook or for a table. */
const PLACE = 'redut.edition';
function kept(): Edition {
  try {
    return localStorage.getItem(PLACE) === 'en' ? 'en' : 'uk';
  } catch {
    // A device that keeps nothing.
    return 'uk';
  }
}
export const edition = signal(kept());
export function chooseEdition(next: Edition): void {
  edition.value = next;
  try {
    localStorage.setItem(PLACE, next);
  } catch {
    // As above: it lasts as long as the page.
  }
}
/** Whoever plays by a rulebook reads that one. */
export function readWhatIsPlayed(options: object, setup: Readonly<Record<string, unknown>>): void {
  if ('edition' in options) chooseEdition(editionIn(setup));
}
/** The rulebook that an address asks for. */
export function readWhatIsAsked(query: URLSearchParams): void {
  const asked = query.get('edition');
  if (asked === 'uk' || asked === 'en') chooseEdition(asked);
}
