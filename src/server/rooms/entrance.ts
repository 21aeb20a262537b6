import { isBetweenGames } from '../../match/series.ts';
import type { Hall } from './hall.ts';
import type { Person, RoomRow } from '../store/store.ts';
import { played } from './permissions.ts';
import { mayLookOn, memberOf, MOST_MEMBERS } from '../room.ts';

interface Newcomer {
  readonly person: Person;
  /** From where they come. */
  readonly address: string;
}
/** The room that they came into, and what to call, once, when they go. */
export interface Entered {
  readonly row: RoomRow;
  readonly leave: () => void;
}
type NotLetIn = 'room.kicked' | 'room.closed' | 'room.full' | 'room.tooMany' | 'server.full';

/** Decides first and writes then: who is refused has changed nothing. Who plays a match or series that is on always has a place. */
export async function letIn(house: Hall, newcomer: Newcomer, row: RoomRow): Promise<Entered | NotLetIn> {
  const { tables } = house;
  const { room, body } = row;
  const { person, address } = newcomer;
  if (body.kicked.includes(person.who)) return 'room.kicked';
  const about = await (await tables.latest(body.match)).about();
  const { phase, seats } = about;
  const member = memberOf(body, person.who);
  // In an event nobody else can take the seat, so whoever has it always has a place.
  const isKept = phase === 'on' || isBetweenGames(about) || (body.event !== undefined && phase === 'gathering');
  const plays = isKept && played(seats, person.who);
  if (member === undefined && !plays && phase !== 'gathering' && !mayLookOn(body, phase)) return 'room.closed';
  if (!plays && tables.full && !(await tables.isLive(body.match))) return 'server.full';
  const away = member === undefined && body.members.length >= MOST_MEMBERS ? await house.presence.gone(room) : [];
  const { stays } = house.rates;
  if (!plays && !stays.mayEnter(person.who, address, room)) return 'room.tooMany';
  const leave = stays.enter(person.who, address, room);
  try {
    // Who is just coming back is not seen yet.
    const mayGo = away.filter((who) => !played(seats, who) && !stays.isIn(who, room));
    const joined = member?.name === person.name ? row : await joinedBy(house, newcomer, row, mayGo);
    if (typeof joined === 'object') return { row: joined, leave };
    leave();
    return joined;
  } catch (error) {
    leave();
    throw error;
  }
}
/** A line may be older than the name of its person, or than their farewell: what counts is what stands in the store. */
async function joinedBy(
  { store, rooms }: Hall,
  { person }: Newcomer,
  { room }: RoomRow,
  mayGo: readonly string[],
): Promise<RoomRow | NotLetIn> {
  const now = await store.person(person.who);
  if (now === undefined || now.name === '') return 'room.closed';
  return (await rooms.comeIn(room, now, mayGo)) ?? 'room.full';
}
