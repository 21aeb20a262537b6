import { computed, signal } from '@preact/signals';
import { drawnLarger, isNarrow, textSize } from './settings.ts';

/** From that size on, in pixels, pages are laid out as where there is little room. */
const BIG = 24;
const USUAL = 16;
/** How many times as large as usual letters are. */
export const letters = signal(1);
export const areBig = computed(() => letters.value >= BIG / USUAL);
/** What fills a screen, such as a table, is laid out as on a phone. */
export const hasLittleRoom = computed(() => isNarrow.value || areBig.value);

/** Queries for the width of a page know nothing of its letters, whoever made them large: our setting, or the browser's. */
export function watchLetters(): void {
  const measure = (): void => {
    const { fontSize } = getComputedStyle(document.documentElement);
    letters.value = (Number.parseFloat(fontSize) * drawnLarger.peek()) / USUAL;
    document.documentElement.classList.toggle('big-text', areBig.value);
  };
  textSize.subscribe(() => {
    measure();
    // Whoever sets the letters of the page may hear of it after us.
    queueMicrotask(measure);
  });
}

/** So much room a table needs, in its own pixels, to be drawn as large as its letters. */
const LEAST_WIDTH = 640;
const LEAST_ON_A_TABLET = 400;
const LEAST_HEIGHT = 360;
/** A tablet draws its table larger than a phone anyway, as does a large screen. */
const TABLET = 1.5;
const LARGE = 1.33;
/** How many times as large a table is drawn for big letters, and how much of that is for them. */
function growth(): { readonly drawn: number; readonly forLetters: number } {
  const isTablet = isNarrow.value && innerWidth >= 700 && innerHeight >= 700;
  const usual = isTablet ? TABLET : innerWidth >= 1800 && innerHeight >= 940 ? LARGE : 1;
  const width = innerWidth / (isNarrow.value ? LEAST_ON_A_TABLET : LEAST_WIDTH);
  const drawn = Math.max(usual, Math.min(letters.value * usual, width, innerHeight / LEAST_HEIGHT));
  return { drawn, forLetters: drawn / usual };
}
/**
 * While letters are big, a table is drawn larger as a whole where the window has room for that, cards and maps with it; the
 * letters of the page grow by the rest. Gives the way back.
 */
export function growTable(root: HTMLElement): () => void {
  const grow = (): void => {
    const { drawn, forLetters } = growth();
    root.style.setProperty('--larger', String(drawn));
    drawnLarger.value = forLetters;
  };
  grow();
  addEventListener('resize', grow);
  return () => {
    removeEventListener('resize', grow);
    root.style.removeProperty('--larger');
    drawnLarger.value = 1;
  };
}

/** With a capital, as a sentence begins. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
