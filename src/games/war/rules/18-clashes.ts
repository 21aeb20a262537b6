/** WAR 18: who fights whom. A clash is named after the attacked card, or after the attacker that is blocked. */
import { RULINGS } from '../rulings.ts';
import { ATTACK, type CardId, DECK, DEFEND, type G, MARK, mark, type Seat, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { isAt, PLACE } from './03-zones.ts';
import { tap } from './05-tapping.ts';
import { isShip } from './06-kinds.ts';
import { cooperation, inRow, nextFighter, PART, rowLength } from './09-modifiers.ts';

export const inClash = (g: G, seat: Seat, clash: CardId): boolean => nextFighter(g, seat, clash, 0) >= 0;

/** WAR-18.1: the card joins the attack. */
export function joinAttack(g: G, unit: CardId, how: number, clash: CardId): void {
  g.s.attacking.set(unit, how);
  g.s.clash.set(unit, clash);
  g.happened(fact.declared, unit, clash, how);
}
/** The card joins the defence and is tapped (WAR-17.9); what was tapped already fights with attack 0 (WAR-17.11). */
export function joinDefence(g: G, unit: CardId, how: number, clash: CardId): void {
  g.s.defending.set(unit, how);
  g.s.clash.set(unit, clash);
  tap(g, unit);
  g.happened(fact.defends, unit, clash, how);
}

/** WAR-17.11, WAR-R37, WAR-R96: all of the defender's cards that are tapped by now, interceptors excepted. */
export function markEarly(g: G, seat: Seat): void {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const unit = inRow(g, seat, slot);
    if (g.s.tapped.get(unit) === 0) continue;
    const intercepts = g.s.defending.get(unit) === DEFEND.intercept || g.s.attacking.get(unit) === ATTACK.cover;
    if (!intercepts || RULINGS.tappedEarly === 'everyDefender') mark(g, unit, MARK.early);
  }
}
/** Ends the clashes of a stage; what they fixed stays to the end of the wave (WAR-R14). */
export function closeClashes(g: G): void {
  const active = g.s.active.value;
  // Stryker disable next-line EqualityOperator: behind the last unit lies none
  for (let slot = 0, length = rowLength(g, active); slot < length; slot++) {
    const unit = inRow(g, active, slot);
    g.s.stood.add(unit, cooperation(g, unit, PART.defence));
  }
  // Stryker disable next-line EqualityOperator: there is no third player
  for (let seat = 0 as Seat; seat < 2; seat++) {
    // Stryker disable next-line EqualityOperator: behind the last unit lies none
    for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) close(g, inRow(g, seat, slot));
    const resources = zone.resources(seat);
    // Stryker disable next-line EqualityOperator: behind the last card lies none
    for (let i = 0; i < g.table.size(resources); i++) close(g, g.table.card(resources, i));
  }
}
function close(g: G, card: CardId): void {
  // Whoever defends is in a clash.
  if (g.s.clash.get(card) === 0) return;
  g.s.clash.set(card, 0 as CardId);
  g.s.defending.set(card, DEFEND.none);
  g.happened(fact.defends, card, 0, DEFEND.none);
}
/** Ends one clash. */
export function closeClash(g: G, clash: CardId): void {
  // Stryker disable next-line EqualityOperator: there is no third player
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
      const unit = inRow(g, seat, slot);
      if (g.s.clash.get(unit) === clash) close(g, unit);
    }
  }
}
/** WAR-18.3 */
export const isResourceTarget = (g: G, clash: CardId): boolean => clash !== DECK && isAt(g, clash, PLACE.resources);
/** WAR-17.13, WAR-20.7: first-line land units standing on the second line that support in this clash. */
export function guarded(g: G, seat: Seat, clash: CardId): boolean {
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    if (isGuard(g, inRow(g, seat, slot), clash)) return true;
  }
  return false;
}
export const isGuard = (g: G, unit: CardId, clash: CardId): boolean =>
  unit !== clash &&
  isAt(g, unit, PLACE.second) &&
  !isShip(g, unit) &&
  (g.s.cards.line[g.table.printed(unit)]! & 1) !== 0;
