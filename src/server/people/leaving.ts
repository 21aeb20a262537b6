import type { Seat } from '../../kernel/ids.ts';
import { type Ledger, personOf } from '../../match/ledger.ts';
import type { Holder } from '../../match/messages.ts';
import { isBetweenGames } from '../../match/series.ts';
import type { House } from '../house.ts';
import type { Room } from '../room.ts';
import type { ServerStore } from '../store/store.ts';
import { messageOf } from '../watch/log.ts';

const TOGETHER = 20;
const MOST_EVENTS = 1000;
/** Whatever was under way when somebody was struck out has been written down by then, at every server. */
const UNDER_WAY_MS = 60_000;

/**
 * A room as if the person had said nothing there and had no name. Who sat where in matches stays, as an id that leads to
 * nobody: the others' games and scores are theirs. If it was the host, whoever has been there longest is host now.
 */
export function without(body: Room, who: string): Room {
  const others = <T extends { readonly who: string }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.who !== who);
  const members = others(body.members);
  return {
    ...body,
    host: body.host === who ? (members[0]?.who ?? who) : body.host,
    members,
    talk: others(body.talk),
    kicked: body.kicked.filter((one) => one !== who),
  };
}
const isIn = ({ host, members, talk, kicked }: Room, who: string): boolean =>
  (host === who && members.length > 0) || kicked.includes(who) || [...members, ...talk].some((one) => one.who === who);
/** Says good-bye to people who want to be forgotten. What was begun is ended after a crash by the next server. */
export class Leaving {
  private readonly house: House;
  constructor(house: House) {
    this.house = house;
  }
  /** Looks once more at those who went a while ago, and then forgets that they were ever there. */
  async goOn(): Promise<void> {
    const { store, time } = this.house;
    for (const who of await store.struck(time.wall() - UNDER_WAY_MS, TOGETHER)) {
      await this.leaveEvents(who);
      await this.leaveRooms(who);
      await store.forgetPerson(who);
    }
  }
  /** An event goes on without them, and without whoever made it. */
  async leaveEvents(who: string): Promise<void> {
    const { store, events, log } = this.house;
    for (const { event } of await store.eventsOf(who, MOST_EVENTS)) {
      try {
        await events.leave(event, who);
      } catch (error) {
        log('warn', 'an event could not be left', { error: messageOf(error) });
      }
    }
  }
  async leaveRooms(who: string): Promise<void> {
    const { store, rooms, log } = this.house;
    for (const room of await store.roomsOf(who)) {
      const row = await store.room(room);
      if (row === undefined) continue;
      try {
        await this.standUp(row.body, who);
      } catch (error) {
        // A match that cannot be read shall not keep the name.
        log('warn', 'a seat could not be left', { match: row.body.match, error: messageOf(error) });
      }
      await rooms.change(room, (body) => (isIn(body, who) ? without(body, who) : undefined));
    }
  }
  /**
   * Before the deal the seat is free again; later, and where packs are opened for an event, a bot goes on, so that the
   * others can end what they have begun. Between the games of a series that is theirs.
   */
  private async standUp({ match: id, pod }: Pick<Room, 'match' | 'pod'>, who: string): Promise<void> {
    const { tables, bots, hours } = this.house;
    const match = await tables.latest(id);
    const about = await match.about();
    const { phase, seats } = about;
    const seat = seats.findIndex((holder) => personOf(holder) === who) as Seat;
    const between = isBetweenGames(about);
    if (seat < 0 || (phase === 'over' && !between)) return;
    const next: Holder =
      phase === 'on' || pod === true ? { kind: 'bot', level: bots[1] ?? 'soldier' } : { kind: 'open' };
    const still = (ledger: Ledger): boolean => ledger.phase === phase && personOf(ledger.seats[seat]!) === who;
    const event = `forgotten:${who}:${phase}`;
    const answer = between
      ? await match.award(event, seat, hours.now(), still)
      : await match.sit(event, seat, next, hours.now(), still);
    // Dealt in this very moment.
    if (answer.re === 'no' && phase === 'gathering') await this.standUp({ match: id, ...(pod && { pod }) }, who);
    else tables.drive(id);
  }
}
/** As a server does it, where none can be asked: in rooms of people who have not been there for long. */
export async function forgetGuest(store: ServerStore, who: string): Promise<void> {
  await store.strike(who, 0);
  for (const room of await store.roomsOf(who)) {
    for (;;) {
      const row = await store.room(room);
      if (row === undefined) break;
      if (await store.changeRoom({ ...row, version: row.version + 1, body: without(row.body, who) })) break;
    }
  }
  await store.forgetPerson(who);
}
