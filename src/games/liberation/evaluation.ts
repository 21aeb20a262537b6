import type { Seat } from '../../kernel/ids.ts';
import { reach } from './galaxy.ts';
import { LAST_CIRCLE } from './rules/09-circles.ts';
import {
  baseOf,
  bit,
  capturedMask,
  DYNASTY,
  handOf,
  type Liberation,
  oldBaseOf,
  RESISTANCE,
  seatOf,
  zone,
} from './state.ts';

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
  return seat === seatOf(s, DYNASTY) ? dynasty : 1 - dynasty;
}
function lead(s: Liberation): number {
  const { table } = s;
  const captured = table.size(zone.captured);
  let ready = captured;
  for (let i = 0; i < captured; i++) ready -= s.exerted.get(table.card(zone.captured, i));
  const galaxy = s.galaxy.value;
  const mask = capturedMask(table);
  const hunted = baseMask(s);
  const circulating = table.size(zone.deck) + table.size(zone.discard);
  const clock = table.size(zone.deck) + (LAST_CIRCLE - s.circle.value) * circulating;
  return (
    WEIGHT.start +
    WEIGHT.captured * captured +
    WEIGHT.ready * ready +
    ((reach(galaxy, mask, 1) & hunted) === 0 ? 0 : WEIGHT.near) +
    ((reach(galaxy, mask, 2) & hunted) === 0 ? 0 : WEIGHT.inReach) +
    WEIGHT.dynastyCard * table.size(handOf(s, DYNASTY)) +
    WEIGHT.resistanceCard * table.size(handOf(s, RESISTANCE)) +
    WEIGHT.clock * clock +
    WEIGHT.hidden * hiddenCards(s)
  );
}
/** The base, also while it is being moved. */
function baseMask(s: Liberation): number {
  const { table } = s;
  const [base, oldBase] = [baseOf(s), oldBaseOf(s)];
  if (table.size(base) > 0) return bit(table.printed(table.top(base)));
  return table.size(oldBase) > 0 ? bit(table.printed(table.top(oldBase))) : 0;
}
function hiddenCards(s: Liberation): number {
  const { table } = s;
  const hunter = 1 << seatOf(s, DYNASTY);
  let hidden = 0;
  for (let card = 1; card <= table.cards; card++) if ((table.knownBy[card]! & hunter) === 0) hidden++;
  return hidden;
}
