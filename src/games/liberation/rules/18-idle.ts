import type { CardId, Seat } from '../../../kernel/ids.ts';
import { BORROWS_EXCEPT, CATEGORY_OF, DISCARDS, MISSION_IDS, missionOf } from '../cards/columns.ts';
import { MISSIONS } from '../cards/missions.ts';
import type { EffectId } from '../cards/schema.ts';
import { planetAt, SLOTS } from '../galaxy.ts';
import { DYNASTY, handOf, type Liberation, RESISTANCE, seatOfRole, zone } from '../state.ts';
import { bombarded } from './18-attacks.ts';

/** `held`: the cards that the performer holds once the mission is paid for. */
type Idle = (s: Liberation, held: number) => boolean;

function anyReady({ table, exerted }: Liberation): boolean {
  for (let i = 0; i < table.size(zone.captured); i++) if (exerted.get(table.card(zone.captured, i)) === 0) return true;
  return false;
}
/**
 * There is always something to attack: all is connected (LIB-18.9), and the base is not captured. What follows a flip or an
 * exchange comes too late to leave everything as it was.
 */
const never: Idle = () => false;
/** By what everybody can see: does the effect certainly change nothing (LIB-R18)? */
const idle: Readonly<Record<EffectId, Idle>> = {
  discardHalfDeck: ({ table }) => table.size(zone.deck) === 0,
  // What it is paid with lies in the discard pile.
  shuffleDiscardIntoDeck: never,
  // What is borrowed is asked for before the cost is paid.
  borrow: () => true,
  bombard(s) {
    for (let slot = 0; slot < SLOTS; slot++) if (bombarded(s, planetAt(s.galaxy.value, slot)) !== 0) return false;
    return true;
  },
  relocate: (_s, held) => held === 0,
  moveBase: never,
  attack: never,
  capture: never,
  captureOrAttack: never,
  disrupt: (s) => s.table.size(handOf(s, DYNASTY)) === 0 && !anyReady(s),
  probe: never,
  spy: ({ table }) => table.size(zone.deck) === 0,
  recall: ({ table }) => table.size(zone.captured) < 2,
  flip: never,
  exchange: never,
};
const resolvesIdly = (s: Liberation, mission: number, held: number): boolean =>
  MISSIONS[MISSION_IDS[mission]!].effects.every((effect) => idle[effect.do](s, held));

/** LIB-18.14, LIB-R20: can a hand of so many cards pay for this mission and that of the captured location as well? */
export function borrowable(s: Liberation, mission: number, card: CardId, hand: number): boolean {
  const def = s.table.printed(card);
  if (CATEGORY_OF[def] === BORROWS_EXCEPT[mission]) return false;
  return hand >= DISCARDS[mission]! + DISCARDS[missionOf(RESISTANCE, def)]!;
}
/** Will it come to nothing to borrow the mission of this captured location, with so many cards in hand? */
export function borrowsIdly(s: Liberation, mission: number, card: CardId, hand: number): boolean {
  const borrowed = missionOf(RESISTANCE, s.table.printed(card));
  const paid = DISCARDS[mission]! + DISCARDS[borrowed]!;
  return resolvesIdly(s, borrowed, hand - paid);
}
function anyWorthBorrowing(s: Liberation, mission: number, hand: number): boolean {
  const { table } = s;
  for (let i = 0; i < table.size(zone.captured); i++) {
    const card = table.card(zone.captured, i);
    if (borrowable(s, mission, card, hand) && !borrowsIdly(s, mission, card, hand)) return true;
  }
  return false;
}
/** Will the mission, performed now from hand or through a captured location, be paid for and change nothing else? */
export function comesToNothing(s: Liberation, seat: Seat, mission: number, fromHand: boolean): boolean {
  const hand = s.table.size(zone.hand(seat)) - (fromHand ? 1 : 0);
  if (BORROWS_EXCEPT[mission]! >= 0) return !anyWorthBorrowing(s, mission, hand);
  return resolvesIdly(s, mission, hand - DISCARDS[mission]!);
}

/** The mission that borrows: its card lies aside, known to whoever is asked. */
export const asideMission = (s: Liberation): number =>
  missionOf(RESISTANCE, s.table.printed(s.table.top(zone.aside(seatOfRole(s, RESISTANCE)))));
