import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { EventFact, Player } from '../../events/facts.ts';
import { nextPairs } from '../../events/pairing.ts';
import { type EventState, isRoundOver, roundOverAt, type Table } from '../../events/state.ts';
import type { Ledger } from '../../match/ledger.ts';
import { isBetweenGames } from '../../match/series.ts';
import type { EventHall } from './hall.ts';
import { newId } from '../ids.ts';
import { matchOf } from '../room.ts';
import type { Lead, RoomRow } from '../store/store.ts';
import { messageOf } from '../watch/log.ts';
import { begins, type Known } from './events.ts';
import { gathered, opensPacks, takenAlong, tendPod } from './pods.ts';
import { roomFor } from './room-for.ts';
import { lostBy, outcomeBy, seatIn, tallyOf } from './tally.ts';

/** So long a server leads an event without saying so again: others take over soon when it dies. They wait by clocks of their own, because the time at the tables stands still after an outage. */
const LEAD_MS = 3000;
const TOGETHER = 200;
/** Nobody has begun it for so long: it is called off. */
const FORGOTTEN_MS = 14 * 24 * 3600 * 1000;
const SECOND = 1000;

type ResultFact = Extract<EventFact, { readonly do: 'result' }>;
interface Scene extends Known {
  readonly game: AnyGame;
  /** Do seats change from game to game? */
  readonly moves: boolean;
  /** The round that is on. */
  readonly round: number;
}

/**
 * Does at every event what is due: begins it, pairs, has rooms made, lets bots play, takes results from matches that are
 * over and counts out whoever does not come. All of it follows from what is stored, so whichever server is killed in
 * whichever moment, the next one goes on; and where two do the same, the version of the event lets one of them through.
 */
export class Steward {
  private readonly house: EventHall;
  private readonly name = newId();
  /** What others were seen to lead, and since when they have not said so again. */
  private seen = new Map<string, Lead & { readonly since: number }>();
  constructor(house: EventHall) {
    this.house = house;
  }
  async tend(): Promise<void> {
    const { store, log } = this.house;
    const leads = await store.eventsToLead(this.name, TOGETHER);
    const silent = this.silent(leads);
    for (const lead of leads) {
      try {
        if (!store.shared || (silent.has(lead.event) && (await store.leadEvent(lead, this.name))))
          await this.tendTo(lead.event);
      } catch (error) {
        log('warn', 'an event could not go on', { error: messageOf(error) });
      }
    }
  }
  /** The events that this server leads, that nobody does, or whose leader has not been heard of for long. */
  private silent(leads: readonly Lead[]): ReadonlySet<string> {
    const now = this.house.time.steady();
    const before = this.seen;
    this.seen = new Map(
      leads.map((lead) => {
        const known = before.get(lead.event);
        const same = known?.leader === lead.leader && known.times === lead.times;
        return [lead.event, { ...lead, since: same ? known.since : now }];
      }),
    );
    const isFree = ({ leader, since }: Lead & { readonly since: number }): boolean =>
      leader === '' || leader === this.name || now - since >= LEAD_MS;
    return new Set([...this.seen.values()].filter(isFree).map(({ event }) => event));
  }
  private async tendTo(event: string): Promise<void> {
    const known = await this.house.events.known(event);
    if (known === undefined || known.state.phase === 'over') return;
    if (known.state.phase === 'open') return this.open(known);
    const game = await this.house.load(known.row.body.terms.game);
    if (opensPacks(known)) return this.packs(known, game);
    if (isRoundOver(known.state)) return this.pair(known);
    const scene = { ...known, game, moves: game.rematch === undefined, round: known.state.rounds.length - 1 };
    await this.tables(scene);
  }

  /** It begins at its hour, whoever made it, or is called off if too few have come. */
  private async open({ row }: Known): Promise<void> {
    const { events, time } = this.house;
    const { startsAt } = row.body.terms;
    const isDue = startsAt > 0 ? time.wall() >= startsAt : time.wall() - row.at >= FORGOTTEN_MS;
    if (!isDue) return;
    await events.change(row.event, (known) => {
      if (known.state.phase !== 'open') return [];
      const facts = startsAt > 0 ? begins(known) : 'event.few';
      return typeof facts === 'string' ? [{ do: 'end', why: 'few' }] : facts;
    });
  }
  /** Everybody opens packs and builds; only then are they paired. */
  private async packs(known: Known, game: AnyGame): Promise<void> {
    const { events, hours, store } = this.house;
    const { pods } = known.state;
    if (pods === undefined) {
      await events.change(known.row.event, (now) =>
        now.state.phase === 'on' && now.state.pods === undefined
          ? [{ do: 'gather', pods: gathered(game, now, hours.now()) }]
          : [],
      );
      return;
    }
    const done = await store.resultsOf(pods.map(({ match }) => match));
    for (const pod of pods) if (!done.has(pod.match)) await tendPod(this.house, known, game, pod);
    if (done.size < pods.length) return;
    await events.change(known.row.event, ({ state }) =>
      state.phase === 'on' && state.isBuilt !== true ? [{ do: 'built' }] : [],
    );
  }
  private async pair({ row }: Known): Promise<void> {
    const { events, hours } = this.house;
    await events.change(row.event, ({ state, row: { body } }) => {
      if (state.phase !== 'on' || !isRoundOver(state)) return [];
      if (state.rounds.length >= state.planned) return [{ do: 'end', why: 'played' }];
      const now = hours.now();
      if (now < nextRoundAt(state, body.terms)) return [];
      const pairs = nextPairs(state, body.terms.system);
      if (pairs === undefined) return [{ do: 'end', why: 'pairs' }];
      const tables = pairs.tables.map((seats) => {
        const room = newId();
        return { seats, room, match: matchOf(room, 1, now) };
      });
      const { roundTime, showTime } = body.terms;
      const [until, show] = [now + roundTime * SECOND, now + showTime * SECOND];
      return [{ do: 'pair', tables, ...(pairs.bye === undefined ? {} : { bye: pairs.bye }), until, show }];
    });
  }

  private async tables(scene: Scene): Promise<void> {
    const { store, events } = this.house;
    const { state, row, round } = scene;
    const open = [...state.rounds[round]!.tables.entries()].filter(([, { result }]) => result === undefined);
    const rooms = await store.roomsNamed(open.map(([, { room }]) => room));
    const results = await store.resultsOf([...rooms.values()].map(({ body }) => body.match));
    const facts: ResultFact[] = [];
    for (const [number, table] of open) {
      const room = rooms.get(table.room);
      const ending = room === undefined ? await this.begin(scene, table) : await this.look(scene, table, room, results);
      if (ending !== undefined) facts.push({ do: 'result', round, table: number, ...ending });
    }
    if (facts.length === 0) return;
    await events.change(row.event, ({ state: now }) => {
      // Another server may have been faster with some of them.
      const missing = facts.filter((fact) => now.rounds[fact.round]?.tables[fact.table]?.result === undefined);
      return now.phase === 'on' ? [...missing, ...missing.flatMap((fact) => countedOut(now, fact))] : [];
    });
  }

  /** Who has gone is not waited for; else the two have a room. */
  private async begin({ state, row, game }: Scene, table: Table): Promise<Ending | undefined> {
    const gone = goneFrom(state, table);
    if (gone.length > 0) return absentFrom(table, gone);
    const wanted = await roomFor(this.house, { row, state }, { ...table, players: table.seats }, game);
    const kept = await takenAlong(this.house, state, table);
    await this.house.rooms.createFor({ ...wanted, ...(kept && { kept }) });
    this.house.notices?.paired(
      table.room,
      wanted.game,
      wanted.members.map(({ who }) => who),
    );
    return undefined;
  }
  private async look(
    scene: Scene,
    table: Table,
    { body, room }: RoomRow,
    results: Awaited<ReturnType<EventHall['store']['resultsOf']>>,
  ): Promise<Ending | undefined> {
    const { hours } = this.house;
    const { state, round, moves } = scene;
    const tally = tallyOf(body, results.get(body.match), moves);
    const { wins, outcome, matches } = tally;
    if (tally.isOver) return { wins, outcome, matches, by: 'games' };
    const gone = goneFrom(state, table);
    const now = hours.now();
    if (body.round === 1 && (gone.length > 0 || now >= state.rounds[round]!.show)) {
      const absent = await this.absent(state, table, gone);
      if (absent.length > 0) return absentFrom(table, absent);
    }
    if (now >= state.rounds[round]!.until) return { wins, matches, outcome: outcomeBy(wins), by: 'time' };
    if (gone.length > 0) await this.giveUp(body.match, seatIn(table.seats.indexOf(gone[0]!), body.round - 1, moves));
    else await this.letBotsPlay(scene, table, room, body.match);
    return undefined;
  }
  /** Before the first deal: whoever has gone, or has not said that they are ready. */
  private async absent(
    { players }: EventState,
    { match, seats }: Table,
    gone: readonly Player[],
  ): Promise<readonly Player[]> {
    const { phase, ready } = await (await this.house.tables.latest(match)).about();
    if (phase !== 'gathering') return [];
    if (gone.length > 0) return gone;
    return seats.filter((player, seat) => players[player]!.who !== undefined && (ready & (1 << seat)) === 0);
  }
  /** Whoever has gone loses the game that is on, and then the series. */
  private async giveUp(id: string, seat: 0 | 1): Promise<void> {
    const { tables, hours } = this.house;
    const match = await tables.latest(id);
    await match.award('event-gone', seat as Seat, hours.now(), ({ phase }) => phase === 'on');
    const about = await match.about();
    if (isBetweenGames(about))
      await match.award('event-gone-series', seat as Seat, hours.now(), (ledger, { series }) =>
        isBetweenGames({ phase: ledger.phase, series, result: ledger.result }),
      );
  }
  /** Nobody else would deal to two bots, have them play on, or wake them where a server has died. */
  private async letBotsPlay({ state }: Scene, { seats }: Table, room: string, id: string): Promise<void> {
    const { tables, hours, rooms } = this.house;
    const bots = seats.filter((player) => state.players[player]!.bot !== undefined).length;
    if (bots === 0) return;
    if (bots === 2) {
      const match = await tables.latest(id);
      const about = await match.about();
      if (about.phase === 'gathering') await match.deal('event-deal', hours.now(), isAllBots);
      if (about.phase === 'over') await rooms.again(room, '', match, about.seats);
    }
    tables.drive(id);
  }
}
type Ending = Omit<ResultFact, 'do' | 'round' | 'table'>;
const isAllBots = ({ phase, seats }: Ledger): boolean =>
  phase === 'gathering' && seats.every(({ kind }) => kind === 'bot');

/** When the next round may begin. */
export function nextRoundAt(
  state: EventState,
  { breakTime, byCalendar }: { readonly breakTime: number; readonly byCalendar: boolean },
): number {
  const last = state.rounds.at(-1);
  if (last === undefined) return 0;
  // The time stands still for a while after a server has died, and nobody need wait for that.
  const played = breakTime === 0 ? 0 : roundOverAt(state) + breakTime * SECOND;
  return byCalendar ? Math.max(played, last.until) : played;
}
const goneFrom = ({ players }: EventState, { seats }: Table): readonly Player[] =>
  seats.filter((player) => players[player]!.gone !== undefined);
const absentFrom = ({ seats }: Table, absent: readonly Player[]): Ending => ({
  outcome: lostBy(absent.map((player) => seats.indexOf(player))),
  wins: [0, 0],
  by: 'absence',
  absent,
  matches: [],
});
/** Whoever has not come twice in a row is not paired any more. */
function countedOut({ rounds, players }: EventState, { absent = [], round }: ResultFact): EventFact[] {
  const before = rounds[round - 1]?.tables.flatMap(({ result }) => result?.absent ?? []) ?? [];
  return absent
    .filter((player) => before.includes(player) && players[player]!.gone === undefined)
    .map((player) => ({ do: 'drop', player, by: 'absence' }));
}
