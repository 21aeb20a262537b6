import type { Seat } from '../../kernel/ids.ts';
import type { Features, Put } from '../../kernel/tokens.ts';
import { reach } from './galaxy.ts';
import { baseOf, bit, capturedMask, type Liberation, plays, RESISTANCE } from './state.ts';

const FEATURE = { role: 0, near: 1, nearBase: 2, baseInReach: 3, places: 4 } as const;
/** Attacks and most missions reach no farther. */
const FAR = 2;

/**
 * What the map says of the captured locations and of the base: what lies one and two connections away, whether they meet,
 * and how many places are left for the base for all that everybody knows.
 */
function tell(s: Liberation, seat: Seat, put: Put): void {
  const { table } = s;
  const galaxy = s.galaxy.value;
  const captured = capturedMask(table);
  put(FEATURE.role, s.undecided.value === 1 ? 2 : plays(s, seat, RESISTANCE) ? 1 : 0);
  for (let d = 1; d <= FAR; d++) each(reach(galaxy, captured, d), (location) => put(FEATURE.near, d, location));
  const base = baseOf(s);
  if (table.size(base) === 0) return;
  const card = table.top(base);
  if (plays(s, seat, RESISTANCE)) {
    for (let d = 1; d <= FAR; d++) {
      const near = reach(galaxy, bit(table.printed(card)), d);
      each(near, (location) => put(FEATURE.nearBase, d, location));
      put(FEATURE.baseInReach, d, (near & captured) === 0 ? 0 : 1);
    }
  }
  const places = table.candidates!.of(table.plan.seats, card);
  put(FEATURE.places, 0, ones(places));
  for (let d = 1; d <= FAR; d++) put(FEATURE.places, d, ones(places & reach(galaxy, captured, d)));
}
function each(locations: number, use: (location: number) => void): void {
  for (let rest = locations; rest !== 0; rest &= rest - 1) use(31 - Math.clz32(rest & -rest));
}
function ones(locations: number): number {
  let n = 0;
  for (let rest = locations; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export const features: Features<Liberation> = { edition: 1, tell };
