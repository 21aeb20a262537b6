import { signal } from '@preact/signals';

/** Somebody whose words are not shown on this device, in whichever room. */
export interface Silenced {
  readonly who: string;
  /** What they were called when it was decided. */
  readonly name: string;
}
const PLACE = 'redut.silenced';
const MOST = 200;
const isSilenced = (one: unknown): one is Silenced =>
  typeof one === 'object' &&
  one !== null &&
  'who' in one &&
  typeof one.who === 'string' &&
  'name' in one &&
  typeof one.name === 'string';
function read(): readonly Silenced[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isSilenced).slice(0, MOST) : [];
  } catch {
    // A device that keeps nothing.
    return [];
  }
}
export const silenced = signal(read());
function keep(list: readonly Silenced[]): void {
  silenced.value = list.slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(silenced.value));
  } catch {
    // As above: it lasts as long as the page.
  }
}
export const isHeard = (who: string): boolean => !silenced.value.some((one) => one.who === who);
/** The latest first. */
export const silence = (person: Silenced): void =>
  keep([{ who: person.who, name: person.name }, ...silenced.value.filter(({ who }) => who !== person.who)]);
export const hearAgain = (who: string): void => keep(silenced.value.filter((one) => one.who !== who));
