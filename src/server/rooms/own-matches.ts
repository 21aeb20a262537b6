import { timeLeft } from '../../match/clock.ts';
import { clockOf } from '../../match/clock-choice.ts';
import { personOf } from '../../match/ledger.ts';
import type { About, Holder } from '../../match/messages.ts';
import type { EndedGame } from '../../match/series.ts';
import type { Hall } from './hall.ts';
import { memberOf, type OwnMatch, type Room, type Sitter } from '../room.ts';
import type { RoomRow } from '../store/store.ts';
import { messageOf } from '../watch/log.ts';
import { NoMatch } from './tables.ts';

export interface OwnMatches {
  /** For whom the server takes the visitor. */
  readonly who: string | null;
  /** The time at the tables. */
  readonly at: number;
  readonly matches: readonly OwnMatch[];
}
type Needed = Pick<Hall, 'store' | 'tables' | 'hours' | 'log'>;
/** So many of the rooms where somebody was last are looked through. */
const MOST_ROOMS = 50;

/** Where somebody has a seat, or had one to the end: so they find back, from any device, when every page was closed. */
export async function ownMatches(house: Needed, who: string | null): Promise<OwnMatches> {
  const matches: OwnMatch[] = [];
  const rows = who === null ? [] : await house.store.latestRoomsOf(who, MOST_ROOMS);
  for (const row of rows) {
    // Where packs are opened for an event nobody plays: the event leads there.
    if (who === null || row.body.pod === true) continue;
    const played = await matchNow(house, row, who);
    if (played !== undefined) matches.push(played);
    matches.push(...(row.body.ended ?? []).flatMap((ended) => endedMatch(row, ended, who) ?? []));
  }
  return { who, at: house.hours.now(), matches };
}

/** The match that is played in the room now. One that cannot be read keeps nobody from the others. */
async function matchNow({ tables, hours, log }: Needed, row: RoomRow, who: string): Promise<OwnMatch | undefined> {
  try {
    const match = await tables.latest(row.body.match);
    const about = await match.about();
    const mine = about.seats.findIndex((holder) => personOf(holder) === who);
    const { phase, ready, awaited, series, result, seats, serials } = about;
    // A series may end before its next game is dealt: that one was never played.
    if (mine < 0 || (phase === 'over' && serials.length === 0)) return undefined;
    return {
      ...common(row),
      match: match.id,
      phase,
      mine,
      ready,
      awaited,
      seats: seats.map((holder) => sitterIn(row.body, holder)),
      since: await match.last(),
      ...leftOf(row.body, about, mine, hours.now()),
      ...(series === undefined ? {} : { series }),
      ...(result?.scores === undefined ? {} : { scores: result.scores }),
      ...(result?.roles === undefined ? {} : { roles: result.roles }),
    };
  } catch (error) {
    if (!(error instanceof NoMatch))
      log('warn', 'a match could not be looked at', { match: row.body.match, error: messageOf(error) });
    return undefined;
  }
}
const common = ({ room, code, body }: RoomRow) => ({ room, code, game: body.game });

function leftOf({ clock }: Room, { phase, clock: clocks }: About, mine: number, now: number): { left?: number } {
  const spec = clockOf(clock);
  const own = clocks?.[mine];
  return phase !== 'on' || spec === undefined || own === undefined || own.since < 0
    ? {}
    : { left: timeLeft(spec, own, now) };
}

/** One that was followed by another in the same room. */
function endedMatch(
  row: RoomRow,
  { players, scores, roles, match, at, series }: EndedGame,
  who: string,
): OwnMatch | undefined {
  const mine = players.indexOf(who);
  if (mine < 0 || match === undefined || at === undefined) return undefined;
  const seats = players.map((player) => sitterIn(row.body, holderOf(player)));
  const over = { phase: 'over', ready: 0, awaited: 0, since: at, scores } as const;
  const more = { ...(series === undefined ? {} : { series }), ...(roles === undefined ? {} : { roles }) };
  return { ...common(row), ...over, match, mine, seats, ...more };
}
/** As `playerOf` wrote it down. */
const holderOf = (player: string): Holder =>
  player === ''
    ? { kind: 'open' }
    : player.startsWith('bot ')
      ? { kind: 'bot', level: player.slice('bot '.length) }
      : { kind: 'person', who: player };

function sitterIn(room: Room, holder: Holder): Sitter {
  const person = personOf(holder);
  if (person !== undefined) return { kind: 'person', name: memberOf(room, person)?.name ?? '' };
  return holder.kind === 'bot' ? { kind: 'bot', level: holder.level } : { kind: 'open' };
}
