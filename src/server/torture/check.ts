import type { StoredMatch } from '../../match/store.ts';
import type { ServerStore } from '../store/store.ts';
import { checkAcknowledged, checkLog, checkOrder, checkOrigins, findMatches } from './check-log.ts';
import { checkName, checkRoom } from './check-rooms.ts';
import { checkLag, checkViews } from './check-views.ts';
import type { Player } from './player.ts';
import { Tally, type Wrong } from './tally.ts';

export interface Balance extends Readonly<Record<Wrong, number>> {
  /** Of these games something was acknowledged. */
  readonly games: number;
  readonly matches: number;
  readonly ended: number;
  readonly events: number;
  readonly acknowledged: number;
  /** Of what was acknowledged, what concerns rooms. */
  readonly roomChanges: number;
  /** What players were shown, each held against the log. */
  readonly shown: number;
  /** Answers to the question what was told from the deal on, each held against the log. */
  readonly histories: number;
  /** An example of each thing that is wrong. */
  readonly problems: ReadonlyMap<Wrong, string>;
}
interface Examined {
  readonly store: ServerStore;
  readonly tally: Tally;
  readonly logs: Map<string, StoredMatch>;
  readonly ended: Set<string>;
}

/** Holds what is stored against what the players said and were told. */
export async function balance(store: ServerStore, players: readonly Player[]): Promise<Balance> {
  const examined: Examined = { store, tally: new Tally(), logs: new Map(), ended: new Set() };
  const { tally, logs, ended } = examined;
  for (const [room, here] of Map.groupBy(players, (player) => player.room)) await checkTable(examined, room, here);
  const counts = { acknowledged: 0, roomChanges: 0, shown: 0, histories: 0 };
  for (const { witness } of players) {
    counts.acknowledged += checkAcknowledged(witness, logs, tally);
    for (const { answer, command } of witness.spoken.values())
      counts.roomChanges += answer?.re === 'ok' && 'room' in command ? 1 : 0;
    counts.shown += witness.told.length;
    counts.histories += witness.histories.length;
    checkName(witness, (await store.person(witness.who))?.name, tally);
    for (const contradiction of witness.contradictions) tally.is('altered', contradiction);
  }
  checkOrder(
    players.map(({ witness }) => witness),
    tally,
  );
  const played = players.filter(({ acknowledged }) => acknowledged.length > 0);
  const games = new Set(played.map(({ client }) => client.game.name)).size;
  let events = 0;
  for (const { rows } of logs.values()) events += rows.length;
  return { games, matches: logs.size, ended: ended.size, events, ...counts, ...tally.counts, problems: tally.examples };
}
/** One room, and every match that was played there. */
async function checkTable(
  { store, tally, logs, ended }: Examined,
  room: string,
  players: readonly Player[],
): Promise<void> {
  const { game } = players[0]!.client;
  const witnesses = new Map(players.map(({ witness }) => [witness.who, witness]));
  const here: StoredMatch[] = [];
  for (const match of matchesOf(players)) {
    const stored = await loaded(store, match, tally);
    if (stored === undefined) continue;
    logs.set(match, stored);
    here.push(stored);
  }
  for (const { witness } of players) findMatches(witness, here);
  for (const stored of here) {
    const { match } = stored.header;
    const result = await store.resultOf(match);
    if (result !== undefined) ended.add(match);
    checkLog(stored, game, result, tally);
    checkOrigins(stored, game, witnesses, tally);
    checkViews(stored, game, players, tally);
  }
  const row = await store.room(room);
  if (row === undefined) return tally.is('rooms', `${room} is gone`);
  checkRoom(row, players, tally);
  for (const player of players) checkLag(player, row.body.match, logs, tally);
}
/** All matches that somebody of the room has to do with. */
const matchesOf = (players: readonly Player[]): ReadonlySet<string> =>
  new Set(
    players.flatMap(({ witness, client }) => [
      ...witness.told.map(({ match }) => match),
      ...[...witness.spoken.values()].map(({ match }) => match).filter((match) => match !== ''),
      ...(client.room === undefined ? [] : [client.room.match]),
    ]),
  );
async function loaded(store: ServerStore, match: string, tally: Tally): Promise<StoredMatch | undefined> {
  try {
    const stored = await store.load(match);
    if (stored === undefined) tally.is('gaps', `${match} is gone`);
    return stored;
  } catch (error) {
    tally.is('gaps', `${match} cannot be read: ${String(error)}`);
    return undefined;
  }
}
