const PLAIN = 3200;
const GRAVE = 1600;
const LETTER = 45;
/** Whoever has not finished a game here reads everything for the first time. */
const FIRST = 1.6;
/** How long it takes to see what happened: longer for what was lost, and for every letter of a reason. */
export const readingTime = (grave: boolean, letters: number, newcomer: boolean): number =>
  (PLAIN + (grave ? GRAVE : 0) + letters * LETTER) * (newcomer ? FIRST : 1);
