import { signal } from '@preact/signals';
import { keepOpenings, openingsOfAccount, session } from '../../../shell/server.ts';
import { keepOpening, type Opening, openingOf, openings, readOpening } from './kept.ts';

/** Where the collection is: on this device alone, with an account, or with one that cannot be reached now. */
export const where = signal<'device' | 'account' | 'away'>('device');
/** As many as the server takes together. */
const TOGETHER = 16;

/** With an account what was opened on one device is on all; of cards that were turned over, each knows the most. */
export async function syncOpenings(): Promise<void> {
  try {
    const { account } = await session();
    if (account === undefined) return;
    const there = new Map<string, Opening>();
    for (const one of await openingsOfAccount()) {
      const opening = one.game === GAME ? readOpening(one) : undefined;
      if (opening === undefined) continue;
      there.set(opening.id, opening);
      if ((openingOf(opening.id)?.seen ?? -1) < opening.seen) keepOpening(opening);
    }
    const fresh = openings.value.filter(({ id, seen }) => (there.get(id)?.seen ?? -1) < seen);
    for (let i = 0; i < fresh.length; i += TOGETHER)
      await keepOpenings(fresh.slice(i, i + TOGETHER).map((one) => Object.assign({ game: GAME }, one)));
    where.value = 'account';
  } catch {
    // The device has everything; the next visit tries again.
    where.value = 'away';
  }
}
const GAME = 'war';
