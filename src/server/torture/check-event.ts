import type { AnyGame } from '../../kernel/game.ts';
import { mispaired } from '../../events/pairing.ts';
import { standingsOf } from '../../events/standings.ts';
import { after, type EventState, NEW_EVENT, type Table } from '../../events/state.ts';
import type { EventView } from '../../events/view.ts';
import { Match } from '../../match/match.ts';
import type { ServerStore } from '../store/store.ts';
import { gameNamed } from './club.ts';
import type { Robot } from './robot.ts';

/** What must be 0 after an event, and how that is said. */
const WRONGS = {
  lost: 'results of matches that the event does not have, or has otherwise',
  repeated: 'pairings of two who had met',
  byes: 'rounds, or players, with more than one free round',
  mispaired: 'rounds that do not follow from the standings and the seed',
  recount: 'players who stand otherwise than their matches say',
  players: 'players who were let in, or let go, and are not or are',
  rooms: 'rooms more or fewer than pairings',
} as const;
type Wrong = keyof typeof WRONGS;
export interface Checked {
  readonly counts: Readonly<Record<Wrong, number>>;
  readonly state: EventState;
  readonly wrong: readonly string[];
}

/** Holds an event against the logs of its matches, which are played again, and against what the robots were told. */
export async function checkEvent(
  store: ServerStore,
  event: string,
  robots: readonly Robot[],
  told: EventView,
): Promise<Checked> {
  const row = (await store.event(event))!;
  let state = NEW_EVENT;
  for (const { body, at } of await store.factsOf(event, 0)) state = after(state, row.body.terms, body, at);
  const { game: name, system } = row.body.terms;
  const game = await gameNamed(name);
  const recounted = await recount(store, game, state);
  const standings = standingsOf(state, system);
  const counts: Record<Wrong, number> = {
    lost: recounted.wrong + lostBy(state, robots),
    ...meetings(state),
    mispaired: mispaired(state, system).length,
    recount: standings.filter(({ player, points, strength }) => {
      const own = recounted.points[player]!;
      const met = state.rounds.flatMap(({ tables }) =>
        tables.flatMap(({ seats }) => (seats.includes(player) ? seats.filter((one) => one !== player) : [])),
      );
      return points !== own || strength !== met.reduce((all, one) => all + recounted.points[one]!, 0);
    }).length,
    players: strangers(state, robots),
    rooms: await strayRooms(store, event, state),
  };
  if (JSON.stringify(told.standings) !== JSON.stringify(standings)) counts.recount++;
  const wrong = Object.entries(counts).flatMap(([what, count]) =>
    count === 0 ? [] : [`${count} ${WRONGS[what as Wrong]}`],
  );
  return { counts, state, wrong };
}

/** Points by player, in halves, from what came of their matches. */
async function recount(
  store: ServerStore,
  game: AnyGame,
  state: EventState,
): Promise<{ readonly points: readonly number[]; readonly wrong: number }> {
  const points = state.players.map(() => 0);
  let wrong = 0;
  for (const { tables, bye } of state.rounds) {
    if (bye !== undefined) points[bye]! += 2;
    for (const table of tables) {
      const { result, seats } = table;
      const won = await winnerOf(store, game, state, table);
      if (won === undefined || result === undefined) {
        wrong++;
        continue;
      }
      if (won !== 'draw') points[won]! += 2;
      else for (const player of seats) points[player]! += 1;
      const said = result.outcome === 'draw' ? 'draw' : seats[result.outcome === 'first' ? 0 : 1];
      if (said !== won) wrong++;
    }
  }
  return { points, wrong };
}
/** By playing the log of the last game again; undefined: it is not over. */
async function winnerOf(store: ServerStore, game: AnyGame, { players }: EventState, { result, seats }: Table) {
  // Whoever left before cards were dealt has lost without a match.
  if (result?.by === 'absence') return seats.find((player) => result.absent?.includes(player) !== true);
  const wins = new Map<string, number>();
  for (const id of result?.matches ?? []) {
    const match = await Match.find(() => game, store, id);
    const about = await match?.about();
    if (about?.result?.scores === undefined) return undefined;
    const [a = 0, b = 0] = about.result.scores;
    const holder = a === b ? undefined : about.seats[a > b ? 0 : 1];
    if (holder?.kind === 'person') wins.set(holder.who, (wins.get(holder.who) ?? 0) + 1);
  }
  const [first, second] = seats.map((player) => wins.get(players[player]!.who!) ?? 0);
  if (result === undefined || result.matches.length === 0) return undefined;
  return first === second ? 'draw' : seats[first! > second! ? 0 : 1];
}
/** Matches that somebody saw end and of which the event knows nothing. */
function lostBy({ rounds }: EventState, robots: readonly Robot[]): number {
  const counted = new Set(rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result?.matches ?? [])));
  const seen = new Set(robots.flatMap(({ ended }) => [...ended.keys()]));
  return [...seen].filter((match) => !counted.has(match)).length;
}
function meetings({ rounds }: EventState): Pick<Record<Wrong, number>, 'repeated' | 'byes'> {
  const met = rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join(' ')));
  const free = rounds.flatMap(({ bye }) => bye ?? []);
  const left = rounds.filter(({ tables, bye }, round) => {
    const paired = tables.flatMap(({ seats }) => seats);
    return new Set(paired).size !== paired.length || (bye !== undefined && paired.includes(bye)) || round < 0;
  }).length;
  return { repeated: met.length - new Set(met).size, byes: free.length - new Set(free).size + left };
}
/** Everybody who was let in is there, once, and whoever has left has. */
function strangers({ players }: EventState, robots: readonly Robot[]): number {
  const wrong = robots.filter(({ guest, hasLeft }) => {
    const found = players.filter(({ who }) => who === guest.who);
    return found.length !== 1 || (found[0]!.gone !== undefined) !== hasLeft;
  });
  return wrong.length + Math.abs(players.length - robots.length);
}
/** Whoever left before the two had a room needs none; every other pairing has its own, and there are no more. */
async function strayRooms(store: ServerStore, event: string, { rounds, pods = [] }: EventState): Promise<number> {
  const tables = rounds.flatMap((round) => round.tables);
  const made = await roomsOf(store, event);
  const missing = tables.filter(({ room, result }) => result?.by !== 'absence' && !made.has(room)).length;
  const known = new Set([...tables, ...pods].map(({ room }) => room));
  return missing + [...made].filter((room) => !known.has(room)).length;
}
async function roomsOf(store: ServerStore, event: string): Promise<ReadonlySet<string>> {
  const made = new Set<string>();
  for (let last = ''; ;) {
    const rows = await store.roomsBefore(Number.MAX_SAFE_INTEGER, last, 200);
    for (const { room, body } of rows) if (body.event === event) made.add(room);
    if (rows.length < 200) return made;
    last = rows.at(-1)!.room;
  }
}
