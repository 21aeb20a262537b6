import { SESSION_MS } from '../people/sessions.ts';
import { roomOfMatch } from '../rooms/room.ts';
import type { ServerStore } from './store.ts';

const PAGE = 100;

export interface Forgotten {
  readonly matches: number;
  readonly rooms: number;
  readonly guests: number;
}

/**
 * Forgets matches that were over by that time, rooms in which nobody has been since and whose match is one of these, and
 * guests whose last session has run out. What is on stays, however long ago the last move was made.
 */
export async function forget(store: ServerStore, before: number, now: number): Promise<Forgotten> {
  // The time at the tables stands still while nobody serves.
  const behind = now - ((await store.served()) ?? now);
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
    if (names.length < PAGE) break;
    after = names.at(-1)!;
  }
  return { matches, rooms, guests: await store.forgetGuests(now - SESSION_MS) };
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
