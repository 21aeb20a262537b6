const place = (name: string): string => `redut.puzzle.${name}`;
const dayPlace = (day: string): string => `redut.puzzle-day.${day}`;

/** What became of a puzzle on this device: after so many tries it was solved, or its solution was looked at. */
export interface Tried {
  readonly as: 'solved' | 'failed';
  readonly tries: number;
}
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A device that keeps nothing.
    return null;
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
export function triedBefore(name: string): Tried | undefined {
  const [as, tries] = (read(place(name)) ?? '').split(' ');
  if (as !== 'solved' && as !== 'failed') return undefined;
  return { as, tries: Number(tries) || 1 };
}
/** Solved once, it stays solved. */
export function keepTried(name: string, tried: Tried): void {
  if (triedBefore(name)?.as === 'solved') return;
  write(place(name), `${tried.as} ${tried.tries}`);
}

/** How many puzzles were solved on this device: of one game, or of all. */
export function solvedHere(game = ''): number {
  try {
    const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)!);
    return names.filter((name) => name.startsWith(place(game)) && read(name)?.startsWith('solved') === true).length;
  } catch {
    // As above.
    return 0;
  }
}

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, day.length);
export const solvedOn = (day: string): boolean => read(dayPlace(day)) !== null;
export const keepDay = (day: string): void => write(dayPlace(day), '1');
/** Days in a row, up to this one or the one before, on which the puzzle of the day was solved. */
export function streakOn(today: string): number {
  let days = 0;
  for (let day = solvedOn(today) ? today : dayBefore(today); solvedOn(day); day = dayBefore(day)) days++;
  return days;
}
