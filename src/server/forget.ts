import { forgetGuest } from './people/leaving.ts';
import { roomOfMatch } from './room.ts';
import type { RoomRow, ServerStore } from './store/store.ts';
import { hoursAt } from './time.ts';

const PAGE = 100;
/** Whoever comes in is a person first and has a session a moment later. */
const DAY_MS = 24 * 3600 * 1000;

interface Forgotten {
  readonly matches: number;
  readonly rooms: number;
  readonly guests: number;
}
/** A match and the room that shows it: they go together. One of them may be there no more. */
interface Going {
  readonly match?: string;
  readonly row?: RoomRow;
}
/** By the calendar, and by the time at the tables when the calendar said that. */
interface Since {
  readonly wall: number;
  readonly hours: number;
}

/**
 * Forgets matches that were over by that time, rooms in which nobody has been since and whose match is one of these or never
 * began, and guests whose sessions have run out, with every trace of them. What is on stays, however long ago the last move
 * was made. In the end no byte of it is left in the file. Both times are the calendar's.
 */
export async function forget(store: ServerStore, before: number, now: number): Promise<Forgotten> {
  let [matches, rooms] = [0, 0];
  for await (const { match, row } of goingBy(store, before, now)) {
    // Somebody has come in just now: the room stays, and its match with it.
    if (row !== undefined && !(await store.forgetRoom(row))) continue;
    if (row !== undefined) rooms++;
    if (match === undefined) continue;
    await store.forgetMatch(match);
    matches++;
  }
  await forgetEvents(store, await hoursAt(store, before, now));
  const guests = await forgetGuests(store, now);
  await store.forgetLeftovers();
  await store.compact();
  return { matches, rooms, guests };
}
/** How many matches and rooms `forget` would forget. */
export async function forgettable(store: ServerStore, before: number, now: number): Promise<Omit<Forgotten, 'guests'>> {
  let [matches, rooms] = [0, 0];
  for await (const { match, row } of goingBy(store, before, now)) {
    if (match !== undefined) matches++;
    if (row !== undefined) rooms++;
  }
  return { matches, rooms };
}
async function* goingBy(store: ServerStore, before: number, now: number): AsyncGenerator<Going> {
  const since = { wall: before, hours: await hoursAt(store, before, now) };
  yield* over(store, since);
  yield* neverBegun(store, since);
}
async function* over(store: ServerStore, since: Since): AsyncGenerator<Going> {
  for (let after = ''; ;) {
    const names = await store.overSince(since.hours, after, PAGE);
    for (const match of names) {
      const row = await store.room(roomOfMatch(match));
      if (await isNeeded(store, row)) continue;
      if (row?.body.match !== match) yield { match };
      else if (await isLeft(store, row, since)) yield { match, row };
    }
    if (names.length < PAGE) return;
    after = names.at(-1)!;
  }
}
/** What was opened for an event is asked for as long as that is there. */
const isNeeded = async (store: ServerStore, row: RoomRow | undefined): Promise<boolean> =>
  row?.body.pod === true && (await store.event(row.body.event!)) !== undefined;

/** Rooms in which no cards were ever dealt, or whose match is there no more. */
async function* neverBegun(store: ServerStore, since: Since): AsyncGenerator<Going> {
  for (let after = ''; ;) {
    const rows = await store.roomsBefore(since.wall, after, PAGE);
    for (const row of rows) {
      const { match } = row.body;
      const stored = await store.load(match);
      // Before the deal there are no cards, and no digest of them; one that is over has been looked at.
      const begun = stored?.rows.some(({ digest }) => digest !== '') === true;
      if (
        begun ||
        (await isNeeded(store, row)) ||
        (await store.resultOf(match)) !== undefined ||
        !(await isLeft(store, row, since))
      )
        continue;
      yield stored === undefined ? { row } : { match, row };
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.room;
  }
}
async function isLeft(store: ServerStore, row: RoomRow, since: Since): Promise<boolean> {
  if (row.at >= since.wall) return false;
  return [...(await store.lastSeen(row.room)).values()].every((at) => at < since.hours);
}
/** Those that were over by then; what is on stays. */
async function forgetEvents(store: ServerStore, hours: number): Promise<void> {
  for (;;) {
    const names = await store.eventsOver(hours, PAGE);
    for (const event of names) await store.forgetEvent(event);
    if (names.length < PAGE) return;
  }
}
async function forgetGuests(store: ServerStore, now: number): Promise<number> {
  await store.forgetSessions(now);
  let guests = 0;
  for (;;) {
    const lost = await store.lostGuests(now - DAY_MS, PAGE);
    for (const who of lost) await forgetGuest(store, who);
    guests += lost.length;
    if (lost.length < PAGE) return guests;
  }
}
