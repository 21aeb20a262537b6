import { standingsOf } from '../../events/standings.ts';
import { type EventState, isRoundOver, outcomeOf, playerNumber, present, type Table } from '../../events/state.ts';
import type { EventPod, EventTable, EventView, ListedEvent } from '../../events/view.ts';
import type { EventHall } from './hall.ts';
import type { StoredEvent } from '../store/store.ts';
import type { Known } from './events.ts';
import { nextRoundAt } from './steward.ts';
import { tallyOf } from './tally.ts';

type Needed = Pick<EventHall, 'store' | 'events' | 'load' | 'hours'>;
/** As everybody sees it, before it is said who asks. */
export type Shared = Omit<EventView, 'me' | 'mine'>;

/** The one way out of an event: what is not here nobody is told. */
export async function sharedView(house: Needed, { row, state }: Known): Promise<Shared> {
  const { store, hours } = house;
  const { terms, commitment } = row.body;
  const people = [row.organiser, ...state.players.flatMap(({ who }) => who ?? [])];
  const names = await store.namesOf([...new Set(people)]);
  const live = await liveTables(house, { row, state });
  const isOver = state.rounds.length > 0 && isRoundOver(state);
  const toCome = state.phase === 'on' && isOver && state.rounds.length < state.planned;
  return {
    ...terms,
    event: row.event,
    code: row.code,
    version: state.version,
    listed: row.listed,
    at: hours.now(),
    organiser: names.get(row.organiser) ?? '',
    phase: state.phase,
    players: state.players.map(({ who, bot, gone }) => ({
      name: (who === undefined ? undefined : names.get(who)) ?? '',
      ...(bot === undefined ? {} : { bot }),
      ...(gone === undefined ? {} : { gone }),
    })),
    planned: state.planned,
    ...(state.pods === undefined ? {} : { pods: await podsTold(house, state) }),
    course: state.rounds.map(({ tables, ...round }, number) => ({
      ...round,
      tables: tables.map((table, i) => live.get(table.room) ?? told({ row, state }, number, i)),
    })),
    ...(toCome ? { next: nextRoundAt(state, terms) } : {}),
    standings: standingsOf(state, terms.system),
    corrections: state.corrections.map(({ id: _id, ...correction }) => correction),
    commitment,
    ...(state.seed === undefined ? {} : { seed: state.seed }),
    ...(state.ended === undefined ? {} : { ended: state.ended }),
  };
}
async function podsTold({ store }: Needed, { pods = [], isBuilt }: EventState): Promise<readonly EventPod[]> {
  const done = isBuilt === true ? undefined : await store.resultsOf(pods.map(({ match }) => match));
  return pods.map(({ places, room, match }) => {
    const isOver = done === undefined || done.has(match);
    return { places, room, match, stage: isOver ? 'over' : 'on' };
  });
}
/** To whoever asks. */
export function viewFor(shared: Shared, { row, state }: Known, who: string | undefined): EventView {
  const me = who === undefined ? undefined : playerNumber(state, who);
  return { ...shared, ...(me === undefined ? {} : { me }), mine: who === row.organiser };
}
function told({ state }: Known, round: number, table: number): EventTable {
  const { seats, room, result } = state.rounds[round]!.tables[table]!;
  if (result === undefined) return { seats, room, stage: 'waits', wins: [0, 0], matches: [] };
  const { wins, by, matches } = result;
  return { seats, room, stage: 'over', wins, outcome: outcomeOf(state, round, table)!, by, matches };
}
/** The tables that are played now, by their rooms. */
async function liveTables({ store, load }: Needed, { row, state }: Known): Promise<ReadonlyMap<string, EventTable>> {
  const open = (state.rounds.at(-1)?.tables ?? []).filter(({ result }) => result === undefined);
  if (open.length === 0) return new Map();
  const rooms = await store.roomsNamed(open.map(({ room }) => room));
  const matches = [...rooms.values()].map(({ body }) => body.match);
  const [results, dealt] = [await store.resultsOf(matches), await store.dealt(matches)];
  const moves = (await load(row.body.terms.game)).rematch === undefined;
  const of = ({ seats, room }: Table): EventTable => {
    const body = rooms.get(room)?.body;
    if (body === undefined) return { seats, room, stage: 'waits', wins: [0, 0], matches: [] };
    const tally = tallyOf(body, results.get(body.match), moves);
    const hasBegun = tally.matches.length > 0 || dealt.has(body.match);
    return { seats, room, stage: hasBegun ? 'on' : 'waits', wins: tally.wins, matches: [] };
  };
  return new Map(open.map((table) => [table.room, of(table)] as const));
}
/** As it stands in a list. */
export async function listedEvents(
  { store, events }: Needed,
  rows: readonly StoredEvent[],
  who: string | undefined,
): Promise<readonly ListedEvent[]> {
  const names = await store.namesOf([...new Set(rows.map(({ organiser }) => organiser))]);
  const all: ListedEvent[] = [];
  for (const row of rows) {
    const { state } = await events.read(row);
    const { name, game, system, places, startsAt, bestOf } = row.body.terms;
    const mine = who === undefined ? undefined : playerNumber(state, who);
    all.push({
      event: row.event,
      name,
      game,
      system,
      places,
      startsAt,
      bestOf,
      organiser: names.get(row.organiser) ?? '',
      phase: state.phase,
      people: present(state).length,
      round: state.rounds.length,
      planned: state.planned,
      me: mine !== undefined && state.players[mine]!.gone === undefined,
    });
  }
  return all;
}
