import { follow } from '../../match/log.ts';
import type { ServerStore } from '../store/store.ts';
import { messageOf } from '../watch/log.ts';
import { playedGames } from './club.ts';
import type { Player } from './player.ts';

export interface Balance {
  /** Of these games something was acknowledged. */
  readonly games: number;
  readonly matches: number;
  readonly events: number;
  readonly acknowledged: number;
  /** Acknowledged, but not in the log where it was said to be. */
  readonly lost: number;
  /** In the log more than once, or without ever having been sent. */
  readonly twice: number;
  /** Versions that are missing from a log, and logs that do not play again to the same digests. */
  readonly gaps: number;
  /** What is wrong with such logs. */
  readonly problems: readonly string[];
}

/** Holds the log against what the players were told. */
export async function balance(store: ServerStore, players: readonly Player[]): Promise<Balance> {
  const played = new Map((await playedGames()).map((game) => [game.name, game]));
  const games = new Set<string>();
  const problems: string[] = [];
  const told = { games: 0, matches: 0, events: 0, acknowledged: 0, lost: 0, twice: 0, gaps: 0 };
  const rooms = new Map<string, Map<number, string>>();
  for (const match of new Set(players.flatMap(({ acknowledged }) => acknowledged.map((one) => one.match)))) {
    const stored = await store.load(match);
    if (stored === undefined) continue;
    const byVersion = new Map(stored.rows.map(({ version, id }) => [version, id]));
    rooms.set(match, byVersion);
    told.matches++;
    told.events += stored.rows.length;
    stored.rows.forEach(({ version }, i) => (told.gaps += version === i + 1 ? 0 : 1));
    told.twice += stored.rows.length - new Set(stored.rows.map(({ id }) => id)).size;
    const own = stored.rows.filter(({ body }) => body.do === 'move' && body.order === undefined);
    told.twice += own.filter(({ id }) => !players.some(({ sent }) => sent.has(id.slice(id.indexOf(':') + 1)))).length;
    try {
      games.add(stored.header.game);
      follow(played.get(stored.header.game)!, stored);
    } catch (error) {
      told.gaps++;
      problems.push(messageOf(error));
    }
  }
  told.games = games.size;
  for (const { acknowledged } of players) {
    told.acknowledged += acknowledged.length;
    for (const { match, id, version } of acknowledged) {
      if (rooms.get(match)?.get(version)?.endsWith(`:${id}`) !== true) told.lost++;
    }
  }
  return { ...told, problems };
}
