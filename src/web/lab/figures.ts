import { type Share, shareOf } from '../../lab/study.ts';
import type { GameFigures } from '../worker/wire.ts';

export const winRate = (games: readonly GameFigures[], seat: number): Share =>
  shareOf(games.reduce((sum, { wins }) => sum + (wins[seat] ?? 0), 0) / games.length, games.length);

export interface Difference {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}
/** How much more often the seat wins in the second row, game by game: the same seed stands behind both, so luck cancels out. */
export function difference(a: readonly GameFigures[], b: readonly GameFigures[], seat: number): Difference {
  const pairs = Array.from(
    { length: Math.min(a.length, b.length) },
    (_, i) => (b[i]!.wins[seat] ?? 0) - (a[i]!.wins[seat] ?? 0),
  );
  const mean = pairs.reduce((sum, d) => sum + d, 0) / pairs.length;
  const spread = pairs.reduce((sum, d) => sum + (d - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  const reach = 1.96 * Math.sqrt(spread / pairs.length);
  return { mean, from: mean - reach, to: mean + reach };
}
export function median(games: readonly GameFigures[]): number {
  const sorted = games.map(({ length }) => length).toSorted((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
/** Plays in a game on average, most first; prints by their place in the game's list. */
export function mostPlayed(games: readonly GameFigures[], most: number): readonly { print: number; plays: number }[] {
  const sums = (games[0]?.played ?? []).map((_, print) =>
    games.reduce((sum, { played }) => sum + (played[print] ?? 0), 0),
  );
  return sums
    .map((sum, print) => ({ print, plays: sum / games.length }))
    .filter(({ plays }) => plays > 0)
    .toSorted((x, y) => y.plays - x.plays)
    .slice(0, most);
}
