import { Series } from '../../match/series.ts';
import type { About, Holder } from '../../match/messages.ts';

/** A game of a room that has ended: who sat where, and what they got. */
interface Ended {
  readonly round: number;
  readonly players: readonly string[];
  readonly scores: readonly number[];
}
/** How the games of a room went so far. */
export interface Standing {
  readonly games: number;
  /** Of so many games this device has not seen the end. */
  readonly missed: number;
  /** Players in the order of their seats, and how many games each has won; one line for all who play together. */
  readonly wins: readonly { readonly player: string; readonly won: number }[];
}
const KEPT = 'redut.rooms';
const MOST_ROOMS = 20;
type Rooms = Readonly<Record<string, readonly Ended[]>>;

function kept(): Rooms {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Rooms) : {};
  } catch {
    return {};
  }
}
const playerOf = (holder: Holder): string =>
  holder.kind === 'person' ? holder.who : holder.kind === 'bot' ? (holder.keeps ?? `bot ${holder.level}`) : '';

/** Writes down how a game of the room ended; the room itself forgets it with the next deal. */
export function keepEnded(room: string, round: number, { seats, result }: About): void {
  if (result?.scores === undefined) return;
  const { [room]: before = [], ...others } = kept();
  const ended: Ended = { round, players: seats.map(playerOf), scores: result.scores };
  const rest = Object.entries(others).slice(-MOST_ROOMS + 1);
  const games = [...before.filter((game) => game.round !== round), ended];
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...rest, [room, games]])));
  } catch {
    // A device that keeps nothing counts nothing.
  }
}
/** The count as it stands while, or after, the game of this round is played. */
export function standingOf(room: string, round: number, about: About, together: boolean): Standing {
  const games = (kept()[room] ?? []).filter((game) => game.round < round || about.phase === 'over');
  const players = [...new Set(about.seats.map(playerOf))].filter((player) => player !== '');
  const played = about.phase === 'over' ? round : round - 1;
  return { games: played, missed: played - games.length, wins: winsOf(games, players, together) };
}
export function winsOf(games: readonly Ended[], players: readonly string[], together: boolean): Standing['wins'] {
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
