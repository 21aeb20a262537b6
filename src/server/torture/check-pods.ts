import { readRecord, replay } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { EventState } from '../../events/state.ts';
import { Match } from '../../match/match.ts';
import { openedAt } from '../../match/packs.ts';
import { recordIn } from '../../match/recording.ts';
import type { ServerStore } from '../store/store.ts';
import { gameNamed } from './club.ts';
import type { Robot } from './robot.ts';

/** What must be 0 after an event in which packs were opened, and how that is said. */
const WRONGS = {
  picks: 'cards that somebody was told they have taken, and have not',
  decks: 'decks that somebody was told they have built, and play not',
  places: 'players who sat nowhere, or twice, where packs were opened',
  unproven: 'matches whose records do not prove what was opened',
} as const;
type Wrong = keyof typeof WRONGS;
interface Checked {
  readonly counts: Readonly<Partial<Record<Wrong | 'taken', number>>>;
  readonly wrong: readonly string[];
}

/** Holds what was opened for an event against what the robots were told, and against the records of its matches. */
export async function checkPods(
  store: ServerStore,
  { pods, players, rounds }: EventState,
  robots: readonly Robot[],
): Promise<Checked> {
  if (pods === undefined) return { counts: {}, wrong: [] };
  const counts: Record<Wrong | 'taken', number> = { taken: 0, picks: 0, decks: 0, places: 0, unproven: 0 };
  const sat = pods.flatMap(({ places }) => places);
  counts.places = Math.abs(sat.length - new Set(sat).size) + Math.abs(sat.length - players.length);
  for (const { match: id, places } of pods) {
    const match = (await Match.find(gameNamed, store, id))!;
    for (const [place, player] of places.entries()) {
      const robot = robots.find(({ guest }) => guest.who === players[player]!.who);
      if (robot === undefined) continue;
      const cards = openedAt((await match.packs())?.opened, place)?.cards ?? [];
      for (const [n, card] of robot.taken) if (cards[n] !== card) counts.picks++;
      counts.taken += robot.taken.size;
      const { brought } = await match.takenAlong(place, { match: '', seat: 0 as Seat });
      if (robot.built !== undefined && robot.built !== JSON.stringify(brought.setup)) counts.decks++;
    }
  }
  for (const id of rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result?.matches ?? [])))
    if (!(await isProven(store, id))) counts.unproven++;
  const wrong = Object.entries(WRONGS).flatMap(([what, said]) =>
    counts[what as Wrong] === 0 ? [] : [`${counts[what as Wrong]} ${said}`],
  );
  return { counts, wrong };
}
async function isProven(store: ServerStore, id: string): Promise<boolean> {
  try {
    const record = readRecord(JSON.parse(JSON.stringify(await recordIn(gameNamed, store, id))));
    replay(await gameNamed(record.game), record);
    return record.packs !== undefined && 'pods' in record.packs;
  } catch {
    return false;
  }
}
