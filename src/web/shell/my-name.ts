import { signal } from '@preact/signals';

const PLACE = 'redut.name';
const LONGEST = 40;
function read(): string {
  try {
    return (localStorage.getItem(PLACE) ?? '').slice(0, LONGEST);
  } catch {
    // A device that keeps nothing.
    return '';
  }
}
const name = signal(read());
/** What this person was last called at a table; nothing if nobody has asked. */
export const myName = (): string => name.value;
export function callMe(next: string): void {
  name.value = next.slice(0, LONGEST);
  try {
    localStorage.setItem(PLACE, name.value);
  } catch {
    // As above.
  }
}
/** The first letter as it is read, which may be several signs of the alphabet of computers. */
export function initialOf(called: string): string {
  const [first] = new Intl.Segmenter().segment(called.trim());
  return (first?.segment ?? '').toUpperCase();
}
