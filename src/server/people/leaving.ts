import type { Seat } from '../../kernel/ids.ts';
import { type Ledger, personOf } from '../../match/ledger.ts';
import type { Holder } from '../../match/messages.ts';
import type { House } from '../house.ts';
import type { Room } from '../room.ts';
import type { ServerStore } from '../store/store.ts';
import { messageOf } from '../watch/log.ts';

const TOGETHER = 20;

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
/** Says good-bye to people who want to be forgotten. What was begun is ended after a crash by the next server. */
export class Leaving {
  private readonly house: House;
  constructor(house: House) {
    this.house = house;
  }
  async forget(who: string): Promise<void> {
    await this.house.store.strike(who);
    await this.leaveRooms(who);
  }
  /** Those whose rooms could not all be left when they went. */
  async goOn(): Promise<void> {
    for (const who of await this.house.store.struck(TOGETHER)) await this.leaveRooms(who);
  }
  private async leaveRooms(who: string): Promise<void> {
    const { store, rooms, log } = this.house;
    for (const room of await store.roomsOf(who)) {
      const row = await store.room(room);
      if (row === undefined) continue;
      try {
        await this.standUp(row.body.match, who);
      } catch (error) {
        // A match that cannot be read shall not keep the name.
        log('warn', 'a seat could not be left', { match: row.body.match, error: messageOf(error) });
      }
      await rooms.change(room, (body) => without(body, who));
    }
    await store.forgetPerson(who);
  }
  /** Before the deal the seat is free again; later a bot plays on, so that the others can end their match. */
  private async standUp(id: string, who: string): Promise<void> {
    const { tables, bots, hours } = this.house;
    const match = await tables.latest(id);
    const { phase, seats } = await match.about();
    const seat = seats.findIndex((holder) => personOf(holder) === who) as Seat;
    if (seat < 0 || phase === 'over') return;
    const next: Holder = phase === 'on' ? { kind: 'bot', level: bots[1] ?? 'soldier' } : { kind: 'open' };
    const still = (ledger: Ledger): boolean => ledger.phase === phase && personOf(ledger.seats[seat]!) === who;
    const answer = await match.sit(`forgotten:${who}:${phase}`, seat, next, hours.now(), still);
    // Dealt in this very moment.
    if (answer.re === 'no' && phase === 'gathering') await this.standUp(id, who);
    else tables.drive(id);
  }
}
/** As a server does it, where none can be asked: in rooms of people who have not been there for long. */
export async function forgetGuest(store: ServerStore, who: string): Promise<void> {
  await store.strike(who);
  for (const room of await store.roomsOf(who)) {
    for (;;) {
      const row = await store.room(room);
      if (row === undefined) break;
      if (await store.changeRoom({ ...row, version: row.version + 1, body: without(row.body, who) })) break;
    }
  }
  await store.forgetPerson(who);
}
