import type { About } from '../../match/messages.ts';
import { type EndedGame, playerOf, Series } from '../../match/series.ts';
import type { RoomView } from '../shell/server.ts';

/** How the games of a room went so far. */
export interface Tally {
  readonly games: number;
  /** Players in the order of their seats, and how many games each has won; one line for all who play together. */
  readonly wins: readonly { readonly player: string; readonly won: number }[];
}

/** The count as it stands while, or after, the room's game is played. */
export function tallyOf({ ended = [] }: RoomView, { phase, seats, result }: About, together: boolean): Tally {
  const players = seats.map(playerOf);
  const last = phase === 'over' && result?.scores !== undefined ? [{ players, scores: result.scores }] : [];
  const games = [...ended, ...last];
  const people = [...new Set(players)].filter((player) => player !== '');
  return { games: games.length, wins: winsOf(games, people, together) };
}
export function winsOf(games: readonly EndedGame[], players: readonly string[], together: boolean): Tally['wins'] {
  if (together) return [{ player: '', won: games.filter(({ scores }) => (scores[0] ?? 0) > 0).length }];
  // Whoever has gone since is counted, too, but not told.
  const all = [...new Set([...players, ...games.flatMap((game) => game.players)])];
  const series = new Series(games.length, all.length);
  for (const game of games)
    series.count(
      game.players.map((player) => all.indexOf(player)),
      game.scores,
    );
  return players.map((player, i) => ({ player, won: series.wins[i]! }));
}
