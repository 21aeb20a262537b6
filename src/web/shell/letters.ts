import { textSize } from './settings.ts';

/** From that size on, in pixels, pages are laid out as where there is little room. */
const BIG = 24;
/** Queries for the width of a page know nothing of its letters, whoever made them large: our setting, or the browser's. */
export function watchLetters(): void {
  const measure = (): void => {
    const { fontSize } = getComputedStyle(document.documentElement);
    document.documentElement.classList.toggle('big-text', Number.parseFloat(fontSize) >= BIG);
  };
  textSize.subscribe(() => {
    measure();
    // Whoever sets the letters of the page may hear of it after us.
    queueMicrotask(measure);
  });
}

/** With a capital, as a sentence begins. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
