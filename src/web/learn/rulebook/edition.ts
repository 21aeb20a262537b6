import { signal } from '@preact/signals';

/** Two rulebooks of AFU are in print, and they are not the same to the last line. */
export type Edition = 'uk' | 'en';
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
