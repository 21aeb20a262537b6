import type { Seat } from '../../kernel/ids.ts';
import type { Table } from '../../kernel/table.ts';
import { reach } from './galaxy.ts';
import { LAST_CIRCLE } from './rules/09-circles.ts';
import { base, bit, capturedMask, DYNASTY, type Liberation, oldBase, RESISTANCE, zone } from './state.ts';

/**
 * What helps the Dynasty, in log-odds of winning: from a regression over games of greedy bots, then tried against its
 * neighbours in duels.
 */
const WEIGHT = {
  start: -3.1,
  captured: 0.25,
  ready: 0.2,
  /** The base is one connection away from a captured location, or at most two. */
  near: 1.2,
  inReach: 1.4,
  dynastyCard: 0.2,
  resistanceCard: -0.02,
  /** Draws until the third circle is over. */
  clock: 0.124,
  /** A card that the Dynasty has not seen: the base is one of them. */
  hidden: -0.15,
};

/** How good the position looks, from 0 to 1, to somebody who sees all the cards. */
export function evaluate(s: Liberation, seat: Seat): number {
  const { table } = s;
  if (table.over) return table.score[seat]! > 0 ? 1 : 0;
  const dynasty = 1 / (1 + Math.exp(-lead(s)));
  return seat === DYNASTY ? dynasty : 1 - dynasty;
}
function lead(s: Liberation): number {
  const { table } = s;
  const captured = table.size(zone.captured);
  let ready = captured;
  for (let i = 0; i < captured; i++) ready -= s.exerted.get(table.card(zone.captured, i));
  const galaxy = s.galaxy.value;
  const mask = capturedMask(table);
  const hunted = baseMask(table);
  const circulating = table.size(zone.deck) + table.size(zone.discard);
  const clock = table.size(zone.deck) + (LAST_CIRCLE - s.circle.value) * circulating;
  return (
    WEIGHT.start +
    WEIGHT.captured * captured +
    WEIGHT.ready * ready +
    ((reach(galaxy, mask, 1) & hunted) === 0 ? 0 : WEIGHT.near) +
    ((reach(galaxy, mask, 2) & hunted) === 0 ? 0 : WEIGHT.inReach) +
    WEIGHT.dynastyCard * table.size(zone.hand(DYNASTY)) +
    WEIGHT.resistanceCard * table.size(zone.hand(RESISTANCE)) +
    WEIGHT.clock * clock +
    WEIGHT.hidden * hiddenCards(table)
  );
}
/** The base, also while it is being moved. */
function baseMask(table: Table): number {
  if (table.size(base) > 0) return bit(table.printed(table.top(base)));
  return table.size(oldBase) > 0 ? bit(table.printed(table.top(oldBase))) : 0;
}
function hiddenCards(table: Table): number {
  let hidden = 0;
  for (let card = 1; card <= table.cards; card++) if ((table.knownBy[card]! & (1 << DYNASTY)) === 0) hidden++;
  return hidden;
}
