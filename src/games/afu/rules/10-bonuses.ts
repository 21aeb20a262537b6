/** AFU 10 and 11: bonuses and their conditions, on the list of cards played this turn. */
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Table } from '../../../kernel/table.ts';
import { asks, badge, CONDITION, condition, defence, MARK, marks, REWARD, reward, rewardN } from '../cards/columns.ts';
import { editionOf } from '../editions.ts';
import { type Afu, type G, PLAY, zone } from '../state.ts';

/** Writes a card into the list of this turn's plays. */
export function notePlay(g: G, seat: Seat, def: DefId, how: number): void {
  const { plays, played } = g.s;
  const n = plays.get(seat);
  const place = played[n];
  if (place === undefined) throw new RangeError('too many cards played in one turn');
  place.set(seat, def | how);
  plays.set(seat, n + 1);
}
/** AFU-R70: takes the last play of this print out of the list again. */
export function forgetPlay(g: G, seat: Seat, def: DefId): void {
  const { plays, played } = g.s;
  const last = plays.get(seat) - 1;
  let i = last;
  while ((played[i]!.get(seat) & (PLAY.print | PLAY.row)) !== (def | PLAY.row)) i--;
  for (; i < last; i++) played[i]!.set(seat, played[i + 1]!.get(seat));
  played[last]!.set(seat, 0);
  plays.set(seat, last);
}
export function forgetAllPlays(s: Afu, seat: Seat): void {
  for (let i = s.plays.get(seat) - 1; i >= 0; i--) s.played[i]!.set(seat, 0);
  s.plays.set(seat, 0);
}
/** AFU-10.11: where the list has this print in the rows or on the objective, or -1. Prints with a bonus are single in a deck. */
export function playOf(s: Afu, seat: Seat, def: DefId): number {
  for (let i = 0; i < s.plays.get(seat); i++) {
    const play = s.played[i]!.get(seat);
    if ((play & PLAY.print) === def && (play & (PLAY.row | PLAY.used)) !== 0) return i;
  }
  return -1;
}
export function markPlay(s: Afu, seat: Seat, i: number, mark: number): void {
  s.played[i]!.set(seat, s.played[i]!.get(seat) | mark);
}

function copiesIn(t: Table, place: ZoneId, def: DefId): number {
  let n = 0;
  for (let i = 0; i < t.size(place); i++) if (t.printed(t.card(place, i)) === def) n++;
  return n;
}
/**
 * AFU-R78: how many cards of this print in hand were used on an objective this turn, discarded and drawn again. Those
 * that have not come back lie in the deck or in the discard, or apart as long as the edition says so (AFU-19.12).
 */
export function cameBack(s: Afu, seat: Seat, def: DefId): number {
  let n = 0;
  for (let i = 0; i < s.plays.get(seat); i++) {
    if ((s.played[i]!.get(seat) & (PLAY.print | PLAY.used)) === (def | PLAY.used)) n++;
  }
  if (n === 0 || s.table.size(zone.used(seat)) > 0) return 0;
  return Math.max(0, n - copiesIn(s.table, zone.deck(seat), def) - copiesIn(s.table, zone.discard(seat), def));
}
/** Is there a card of this print in hand that may still be used this turn? */
export const usable = (s: Afu, seat: Seat, def: DefId): boolean => {
  const back = cameBack(s, seat, def);
  return back === 0 || copiesIn(s.table, zone.hand(seat), def) > back;
};

function badgesIn(t: Table, place: ZoneId, wanted: number): number {
  let n = 0;
  for (let i = 0; i < t.size(place); i++) if (badge[t.printed(t.card(place, i))] === wanted) n++;
  return n;
}
/** AFU-10.5, AFU-R18: cards with the badge among those at disposal: played, and in hand. */
export function badgesAtDisposal(s: Afu, seat: Seat, wanted: number): number {
  const { plays, played } = s;
  let n = badgesIn(s.table, zone.hand(seat), wanted);
  for (let i = 0; i < plays.get(seat); i++) if (badge[played[i]!.get(seat) & PLAY.print] === wanted) n++;
  return n;
}
/**
 * AFU-11.4, AFU-11.5, AFU-R23, AFU-R11: another card in the rows or on the objective with that printed sort of defence.
 */
function playedDefence(s: Afu, seat: Seat, self: number, enhanced: number): boolean {
  for (let i = 0; i < s.plays.get(seat); i++) {
    const play = s.played[i]!.get(seat);
    const def = play & PLAY.print;
    if (i === self || (play & (PLAY.row | PLAY.used)) === 0 || defence[def] === 0) continue;
    if ((marks[def]! & MARK.enhDefence) === enhanced) return true;
  }
  return false;
}

/**
 * AFU-10.8, AFU-10.9, AFU-27.3: is the condition of this card met, whatever it does for others? `self` is its place in the list of plays, or -1 for a card in hand: either
 * way the card itself is at disposal and must not count as the other one (AFU-10.4).
 */
export function conditionMet(s: Afu, seat: Seat, def: DefId, self: number): boolean {
  switch (condition[def]) {
    case CONDITION.always:
      return true;
    case CONDITION.destroyed:
      return s.destroyed.get(seat) >= asks[def]!;
    case CONDITION.badge:
      return badgesAtDisposal(s, seat, asks[def]!) > (badge[def] === asks[def] ? 1 : 0);
    case CONDITION.panicThisRound:
      return s.panicSince.get(seat) !== 0;
    case CONDITION.playedNormalDefence:
      return playedDefence(s, seat, self, 0);
    case CONDITION.playedEnhancedDefence:
      return playedDefence(s, seat, self, MARK.enhDefence);
    default: // AFU-11.6, AFU-R24
      return s.table.size(zone.pile) > 0 || (self >= 0 && (s.played[self]!.get(seat) & PLAY.met) !== 0);
  }
}

/** The rule of each condition, in the order of CONDITIONS; what is unconditional is never unmet. */
const CONDITION_RULES = ['AFU-10.6', 'AFU-11.1', 'AFU-11.2', 'AFU-11.3', 'AFU-11.4', 'AFU-11.5', 'AFU-11.6'] as const;
export const conditionRule = (def: DefId): string => CONDITION_RULES[condition[def]!]!;

/** AFU-10.10, AFU-R20: what the card's bonus adds to this value where it lies now; 0 if it is another value. */
export function valueBonus(s: Afu, seat: Seat, def: DefId, kind: number): number {
  if (reward[def] !== kind) return 0;
  const self = playOf(s, seat, def);
  if (self < 0 || (s.played[self]!.get(seat) & PLAY.declined) !== 0) return 0;
  return conditionMet(s, seat, def, self) ? rewardN[def]! : 0;
}
/** Rewards that are an act of their own, in contrast to those that are credited when placement ends (AFU-R70). */
export const isDeed = (def: DefId): boolean =>
  reward[def] === REWARD.draw1 || reward[def] === REWARD.recon3 || reward[def] === REWARD.returnPanic;
/** AFU-12.4, AFU-12.5, AFU-12.6: rewards that raise a value where the card lies. */
export const isValue = (def: DefId): boolean =>
  reward[def] === REWARD.attackPlus || reward[def] === REWARD.defencePlus || reward[def] === REWARD.supportPlus;
/** AFU-D11, AFU-R80: points of a bonus are credited only where they are part of the budget. */
export const isCredit = (s: Afu, def: DefId): boolean =>
  reward[def] === REWARD.panicShield || (reward[def] === REWARD.recruitPoints && editionOf(s).bonusPointsBuy);
