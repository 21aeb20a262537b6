import type { Seat, ZoneId } from '../../kernel/ids.ts';
import { neighbours, reach } from './galaxy.ts';
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
  seatOfRole,
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

/**
 * Before the base is laid there is little but the cards that were dealt: well connected ones help the Dynasty, whichever
 * side has got them. By the connections of each side's, from a regression over 20 000 games of greedy bots.
 */
const OPENING = { start: -2.4, dynastyConnection: 0.11, resistanceConnection: 0.13 };
/** How likely a seat gets the role that it has asked for, while nobody knows what the other will say (LIB-R36). */
const GRANTED = 3 / 4;

/** How good the position looks, from 0 to 1, to somebody who sees all the cards. */
export function evaluate(s: Liberation, seat: Seat): number {
  const { table } = s;
  if (table.over) return table.score[seat]! > 0 ? 1 : 0;
  if (s.undecided.value === 1) return seat === 0 ? beforeRoles(s) : 1 - beforeRoles(s);
  const dynasty = shareOf(baseMask(s) === 0 ? opening(s, seatOfRole(s, DYNASTY)) : lead(s));
  return seat === seatOfRole(s, DYNASTY) ? dynasty : 1 - dynasty;
}
const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** For the first seat: as the Dynasty or as the Resistance, as likely as what it has asked for makes it. */
function beforeRoles(s: Liberation): number {
  const asked = s.asked.value - 1;
  const dynasty = asked < 0 ? 1 / 2 : asked === DYNASTY ? GRANTED : 1 - GRANTED;
  return dynasty * shareOf(opening(s, 0 as Seat)) + (1 - dynasty) * (1 - shareOf(opening(s, 1 as Seat)));
}
/** What helps the Dynasty if this seat plays it. */
function opening(s: Liberation, dynasty: Seat): number {
  const resistance = (1 - dynasty) as Seat;
  return (
    OPENING.start +
    OPENING.dynastyConnection * (connections(s, zone.hand(dynasty)) + connections(s, zone.captured)) +
    OPENING.resistanceConnection * connections(s, zone.hand(resistance))
  );
}
function connections({ table, galaxy }: Liberation, at: ZoneId): number {
  let found = 0;
  for (let i = 0; i < table.size(at); i++) {
    for (let rest = neighbours(galaxy.value, table.printed(table.card(at, i))); rest !== 0; rest &= rest - 1) found++;
  }
  return found;
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
  const hunter = 1 << seatOfRole(s, DYNASTY);
  let hidden = 0;
  for (let card = 1; card <= table.cards; card++) if ((table.knownBy[card]! & hunter) === 0) hidden++;
  return hidden;
}
