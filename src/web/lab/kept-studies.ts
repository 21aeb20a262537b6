import { signal } from '@preact/signals';

/** A study that was carried out here: what it was about, what came of it, and the way to it. */
interface KeptStudy {
  readonly game: string;
  readonly says: string;
  readonly result: string;
  /** Better, worse, or not proven. */
  readonly tone: 'good' | 'bad' | '';
  readonly link: string;
}
const PLACE = 'redut.studies';
const MOST = 8;
const isKept = (one: unknown): one is KeptStudy =>
  typeof one === 'object' && one !== null && ['game', 'says', 'result', 'tone', 'link'].every((name) => name in one);
function read(): readonly KeptStudy[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST) : [];
  } catch {
    // A device that keeps nothing.
    return [];
  }
}
export const studies = signal(read());
/** The latest first; the same study again takes the place of what it was. */
export function keepStudy(study: KeptStudy): void {
  studies.value = [study, ...studies.value.filter(({ link }) => link !== study.link)].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(studies.value));
  } catch {
    // As above: it lasts as long as the page.
  }
}
