import type { DailyGame } from '../../match/daily.ts';

const place = (game: DailyGame, day: string): string => `redut.daily.${game}.${day}`;

/** The best that was scored on this device. */
export function ownBest(game: DailyGame, day: string): number | undefined {
  try {
    const kept = localStorage.getItem(place(game, day));
    return kept === null ? undefined : Number(kept);
  } catch {
    // A device that keeps nothing.
    return undefined;
  }
}
export function keepBest(game: DailyGame, day: string, score: number): void {
  try {
    if (score > (ownBest(game, day) ?? Number.NEGATIVE_INFINITY)) localStorage.setItem(place(game, day), String(score));
  } catch {
    // As above.
  }
}
