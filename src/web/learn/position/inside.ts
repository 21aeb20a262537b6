/** The rulebook shows an example as a page inside its own: then there is no bar, and links lead out of it. */
const isInside = window.parent !== window;
export const TARGET = isInside ? '_top' : undefined;
export function markInside(): void {
  document.documentElement.classList.toggle('inside', isInside);
}
