const DONE = 'done';
const placeOf = (game: string, number: number): string => `redut.lesson.${game}${number === 1 ? '' : `.${number}`}`;
function kept(game: string, number: number): string | null {
  try {
    return localStorage.getItem(placeOf(game, number));
  } catch {
    // Private windows of some browsers refuse; the lesson then begins at its beginning.
    return null;
  }
}
/** At which of so many steps somebody left a lesson on this device; at the beginning if it was finished. */
export function reached(game: string, number: number, steps: number): number {
  const step = Number(kept(game, number));
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}
export function keepReached(game: string, number: number, step: number, steps: number): void {
  try {
    localStorage.setItem(placeOf(game, number), step < steps ? String(step) : DONE);
  } catch {
    // As above.
  }
}
/** The first of so many lessons that was not finished here; none if all were. */
export const nextLesson = (game: string, lessons: number): number | undefined =>
  Array.from({ length: lessons }, (_, i) => i + 1).find((number) => kept(game, number) !== DONE);
