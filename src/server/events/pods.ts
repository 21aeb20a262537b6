import type { Pairing, Pod } from '../../events/facts.ts';
import { podsOf } from '../../events/pods.ts';
import type { EventState } from '../../events/state.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { personOf } from '../../match/ledger.ts';
import { type HeaderPacks, planOf } from '../../match/packs.ts';
import type { TakenAlong } from '../../match/pod.ts';
import type { EventHall } from './hall.ts';
import { newId } from '../ids.ts';
import { matchOf } from '../room.ts';
import type { EventRoom } from '../rooms/rooms.ts';
import { equipped } from '../rooms/terms.ts';
import type { Known } from './events.ts';
import { roomFor } from './room-for.ts';

const SECOND = 1000;
/** At a table where everybody keeps what they open they sit together for nothing but company. */
const MOST_IN_SEALED = 8;

/** Are packs to be opened before the first round? Events of older servers opened them for each match anew. */
export const opensPacks = ({ row, state }: Known): boolean =>
  row.body.terms.buildTime !== undefined && state.rounds.length === 0 && state.isBuilt !== true;

/** Who takes part, at tables where packs are opened. */
export function gathered(game: AnyGame, { row, state }: Known, now: number): readonly Pod[] {
  const most = planOf(game, row.body.terms.terms)?.places ?? MOST_IN_SEALED;
  return podsOf(state, most).map((places) => {
    const room = newId();
    return { places, room, match: matchOf(room, 1, now) };
  });
}
/** Makes what is missing there, and lets bots take the places of whoever has gone. */
export async function tendPod(house: EventHall, known: Known, game: AnyGame, pod: Pod): Promise<void> {
  const { store, rooms, tables, notices } = house;
  const row = await store.room(pod.room);
  if (row === undefined) {
    const wanted = await roomFor(house, known, { ...pod, players: pod.places }, game);
    const { showTime, buildTime } = known.row.body.terms;
    const times = { show: showTime * SECOND, build: buildTime! * SECOND };
    const { clock: _clock, ...rest } = wanted;
    await rooms.createFor({ ...rest, clock: { kind: 'off' }, bestOf: 1, pod: true, times });
    notices?.gathered(
      pod.room,
      wanted.game,
      wanted.members.map(({ who }) => who),
    );
  }
  for (const [place, player] of pod.places.entries())
    if (known.state.players[player]!.gone !== undefined) await sendBot(house, known, game, pod, place);
  tables.drive(pod.match);
}
/** Whoever has gone is not waited for: a bot goes on in the place, for good. */
async function sendBot(
  house: EventHall,
  { row }: Known,
  game: AnyGame,
  { match: id }: Pod,
  place: number,
): Promise<void> {
  const { tables, hours, bots } = house;
  const match = await tables.latest(id);
  const { seats, phase } = await match.about();
  const holder = seats[place]!;
  if (phase !== 'gathering' || (holder.kind === 'bot' && personOf(holder) === undefined)) return;
  const { terms } = row.body.terms;
  const has = equipped(game, terms, place as Seat, await match.packs(), { show: 0, build: 0 });
  const bot = { kind: 'bot', level: bots[1] ?? 'soldier' } as const;
  const still = (ledger: { readonly phase: string }): boolean => ledger.phase === 'gathering';
  await match.sit(`gone:${place}`, place as Seat, bot, hours.now(), still, has);
}

/** What two who meet have with them, where packs were opened for the whole event. */
export async function takenAlong(
  { tables }: EventHall,
  { pods = [] }: EventState,
  { seats, match: to }: Pick<Pairing, 'seats' | 'match'>,
): Promise<EventRoom['kept']> {
  if (pods.length === 0) return {};
  const from = seats.map((player) => {
    const pod = pods.find(({ places }) => places.includes(player))!;
    return { match: pod.match, place: pod.places.indexOf(player) };
  });
  const all: TakenAlong[] = [];
  for (const [seat, { match, place }] of from.entries())
    all.push(await (await tables.latest(match)).takenAlong(place, { match: to, seat: seat as Seat }));
  const { commitment } = (await (await tables.latest(from[0]!.match)).packs())!.header;
  const packs: HeaderPacks = { commitment, from, opened: { seats: all.map((one) => one.packs) } };
  return { packs, brought: all.map(({ brought }) => brought) };
}
