import type { DefId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { locationsIn, neighbours } from '../galaxy.ts';
import { baseOf, bit, capturedMask, DYNASTY, type G, handOf, RESISTANCE, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';

/** LIB-7.6, LIB-7.7: named, answered (LIB-R25), and shown if it is there (LIB-14.2). */
export function sabotage(g: G, def: DefId): void {
  const hand = handOf(g.s, DYNASTY);
  const held = g.table.find(hand, def);
  g.happened(fact.sabotaged, def, held === 0 ? 0 : 1);
  if (held !== 0) g.show(held, zone.discard);
  const size = g.table.size(hand);
  for (let i = 0; i < size; i++) g.deny(g.table.card(hand, i), bit(def));
}

/** LIB-7.5, LIB-R24: what the Resistance's hand and base are connected to, those of its own among it. */
function within(g: G): number {
  const { table } = g;
  const galaxy = g.s.galaxy.value;
  const hand = handOf(g.s, RESISTANCE);
  const size = table.size(hand);
  let found = neighbours(galaxy, table.printed(table.top(baseOf(g.s))));
  for (let i = 0; i < size; i++) found |= neighbours(galaxy, table.printed(table.card(hand, i)));
  return found;
}
export function offerSabotage(g: G, out: Options): void {
  const captured = capturedMask(g.table);
  const near = within(g);
  for (let rest = near & ~captured; rest !== 0; rest &= rest - 1) out.add(act.sabotage(lowest(rest)));
  if (!out.explaining) return;
  for (let rest = locationsIn(g.s.galaxy.value) & (captured | ~near); rest !== 0; rest &= rest - 1) {
    const def = lowest(rest);
    out.refuse(act.sabotage(def), (captured & bit(def)) !== 0 ? 'LIB-7.8' : 'LIB-7.5');
  }
}
/**
 * The action of LIB-7.5. Which card justifies it is not told (LIB-11.5), but that it was legal tells something of hand
 * and base: one of them is connected to the place named.
 */
export function sabotageNearby(g: G, def: DefId): void {
  const hand = handOf(g.s, RESISTANCE);
  const size = g.table.size(hand);
  let cards = 1 << g.table.top(baseOf(g.s));
  for (let i = 0; i < size; i++) cards |= 1 << g.table.card(hand, i);
  g.clue(cards, neighbours(g.s.galaxy.value, def));
  sabotage(g, def);
}
/** The first location of a mask. */
export const lowest = (mask: number): DefId => (31 - Math.clz32(mask & -mask)) as DefId;
