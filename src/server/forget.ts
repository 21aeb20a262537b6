import { forgetGuest } from './people/leaving.ts';
import { roomOfMatch } from './room.ts';
import type { ServerStore } from './store/store.ts';

const PAGE = 100;
/** Whoever comes in is a person first and has a session a moment later. */
const DAY_MS = 24 * 3600 * 1000;

export interface Forgotten {
  readonly matches: number;
  readonly rooms: number;
  readonly guests: number;
}

/**
 * Forgets matches that were over by that time, rooms in which nobody has been since and whose match is one of these or never
 * began, and guests whose sessions have run out, with every trace of them. What is on stays, however long ago the last move
 * was made. In the end no byte of it is left in the file.
 */
export async function forget(store: ServerStore, before: number, now: number): Promise<Forgotten> {
  // The time at the tables stands still while nobody serves.
  const behind = now - ((await store.served()) ?? now);
  const over = await forgetOver(store, before, behind);
  const empty = await forgetNeverBegun(store, before, behind);
  const guests = await forgetGuests(store, now);
  await store.forgetLeftovers();
  await store.compact();
  return { matches: over.matches + empty.matches, rooms: over.rooms + empty.rooms, guests };
}
async function forgetOver(store: ServerStore, before: number, behind: number): Promise<Omit<Forgotten, 'guests'>> {
  let [matches, rooms] = [0, 0];
  for (let after = ''; ;) {
    const names = await store.overSince(before - behind, after, PAGE);
    for (const name of names) {
      const left = await leave(store, name, before, behind);
      if (left === 'visited') continue;
      if (left === 'gone') rooms++;
      await store.forgetMatch(name);
      matches++;
    }
    if (names.length < PAGE) return { matches, rooms };
    after = names.at(-1)!;
  }
}
/** Rooms in which no cards were ever dealt, or whose match is there no more. */
async function forgetNeverBegun(
  store: ServerStore,
  before: number,
  behind: number,
): Promise<Omit<Forgotten, 'guests'>> {
  let [matches, rooms] = [0, 0];
  for (let after = ''; ;) {
    const rows = await store.roomsBefore(before, after, PAGE);
    for (const row of rows) {
      const { match } = row.body;
      const stored = await store.load(match);
      // Before the deal there are no cards, and no digest of them.
      if (stored?.rows.some(({ digest }) => digest !== '') === true) continue;
      if ((await leave(store, match, before, behind)) !== 'gone') continue;
      rooms++;
      if (stored === undefined) continue;
      await store.forgetMatch(match);
      matches++;
    }
    if (rows.length < PAGE) return { matches, rooms };
    after = rows.at(-1)!.room;
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
/** A match that its room still shows goes together with the room, or not at all. */
async function leave(
  store: ServerStore,
  match: string,
  before: number,
  behind: number,
): Promise<'other' | 'visited' | 'gone'> {
  const row = await store.room(roomOfMatch(match));
  if (row?.body.match !== match) return 'other';
  const seen = Math.max(row.at, ...[...(await store.lastSeen(row.room)).values()].map((at) => at + behind));
  return seen < before && (await store.forgetRoom(row)) ? 'gone' : 'visited';
}
