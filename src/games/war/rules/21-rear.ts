/** WAR 21: the attack on the second line, resource cards and the deck, and what supports them. */
import type { Options } from '../../../kernel/options.ts';
import { RULINGS } from '../rulings.ts';
import { ATTACK, attacker, type CardId, DECK, DEFEND, defender, type G, STAGE, type ZoneId, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { isAt, mill, PLACE } from './03-zones.ts';
import { isTapped } from './05-tapping.ts';
import { isAircraft, isFighter, isShip } from './06-kinds.ts';
import { charge } from './07-resources.ts';
import { aaOf, strengthInClash } from './08-parameters.ts';
import { inRow, nextFighter, rowLength } from './09-modifiers.ts';
import { attackCost, BOMBS, stopsBombing } from './16-attack.ts';
import { attackersOf, SORT, stopsSupporting } from './17-blocking.ts';
import { inClash, joinDefence, markEarly } from './18-clashes.ts';
import { isAAArtillery, stopsAASupport, SUPPORTED } from './23-land-units.ts';
import { hasBombers, offerCover, sendBomber } from './24-aviation.ts';
import { refuseAboard } from './25-ships.ts';

/** WAR-29.28: aircraft against units on the second line, resource cards and the deck. */
export function offerAirRear(g: G, out: Options): void {
  const seat = attacker(g);
  const enemy = defender(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const aircraft = inRow(g, seat, slot);
    if (!isAircraft(g, aircraft)) continue;
    offerBombs(g, aircraft, zone.second(enemy), stopsBombing(g, aircraft, BOMBS.second), out);
    refuseAboard(g, aircraft, act.bomb, out);
    offerBombs(g, aircraft, zone.resources(enemy), stopsBombing(g, aircraft, BOMBS.resources), out);
    const why = stopsBombing(g, aircraft, BOMBS.deck);
    out.test(act.bombDeck(aircraft), why === '', why);
  }
  if (hasBombers(g, seat, ATTACK.airRear)) offerCover(g, seat, out);
}
function offerBombs(g: G, aircraft: CardId, id: ZoneId, why: string, out: Options): void {
  for (let i = 0; i < g.table.size(id); i++) {
    const target = g.table.card(id, i);
    // WAR-24.8
    const rule = why !== '' ? why : isFighter(g, target) && !isTapped(g, target) ? 'WAR-24.8' : '';
    out.test(act.bomb(aircraft, target), rule === '', rule);
  }
}
export function bombRear(g: G, aircraft: CardId, target: CardId): void {
  g.s.declared.value++;
  sendBomber(g, aircraft, ATTACK.airRear, target);
  charge(g, attacker(g), attackCost(g, aircraft, 0 as CardId));
}
/** Does anybody attack the rear, or fight an interceptor on the way there? The clashes of the first line are closed. */
export function rearAttacked(g: G): boolean {
  const seat = attacker(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++)
    if (g.s.clash.get(inRow(g, seat, slot)) !== 0) return true;
  return false;
}
export function airRearDeclared(g: G): boolean {
  const seat = attacker(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    if (g.s.attacking.get(inRow(g, seat, slot)) === ATTACK.airRear) return true;
  }
  return false;
}
/** WAR-17.14, WAR-17.15, WAR-29.29: attacked units and resource cards are tapped. */
export function tapRearTargets(g: G): void {
  const seat = defender(g);
  g.s.stage.value = STAGE.rear;
  markEarly(g, seat);
  tapTargetsIn(g, zone.second(seat));
  tapTargetsIn(g, zone.resources(seat));
}
function tapTargetsIn(g: G, id: ZoneId): void {
  for (let i = 0; i < g.table.size(id); i++) {
    const card = g.table.card(id, i);
    if (inClash(g, attacker(g), card)) joinDefence(g, card, DEFEND.target, card);
  }
}

/** The rule that keeps the unit from supporting in the rear, or ''. */
function stopsRearSupport(g: G, unit: CardId, clash: CardId, what: number): string {
  const sorts = attackersOf(g, clash);
  const onlyAir = (sorts & (SORT.land | SORT.ship)) === 0;
  if (isAircraft(g, unit)) return 'WAR-17.12';
  if (
    (sorts & SORT.air) !== 0 &&
    isAAArtillery(g, unit) &&
    stopsAASupport(g, unit, what, (sorts & SORT.strategic) !== 0) === ''
  ) {
    return stopsSupporting(g, unit, clash, sorts & ~SORT.land);
  }
  // WAR-17.13, WAR-R38: units of the first line that stand on the second.
  const guards = isAt(g, unit, PLACE.second) && (g.s.cards.line[g.table.printed(unit)]! & 1) !== 0;
  if (isAAArtillery(g, unit) && onlyAir) return stopsAASupport(g, unit, what, (sorts & SORT.strategic) !== 0);
  if (!guards) return isAt(g, unit, PLACE.second) ? 'WAR-17.12' : 'WAR-17.13';
  if (onlyAir)
    return isShip(g, unit) ? 'WAR-25.1' : aaOf(g, unit) === 0 ? 'WAR-17.8' : stopsSupporting(g, unit, clash, sorts);
  // WAR-25.6, WAR-R58: only ships stand against ships.
  if (!isShip(g, unit) && (sorts & SORT.land) === 0) return 'WAR-25.6';
  return stopsSupporting(g, unit, clash, sorts);
}
/** WAR-29.30 */
export function offerRearSupport(g: G, out: Options): void {
  const seat = defender(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const unit = inRow(g, seat, slot);
    if (inClash(g, attacker(g), DECK)) {
      const why = stopsRearSupport(g, unit, DECK, SUPPORTED.deck);
      out.test(act.supportDeck(unit), why === '', why);
    }
    offerSupportIn(g, unit, zone.second(seat), SUPPORTED.second, out);
    offerSupportIn(g, unit, zone.resources(seat), SUPPORTED.resource, out);
  }
}
function offerSupportIn(g: G, unit: CardId, id: ZoneId, what: number, out: Options): void {
  for (let i = 0; i < g.table.size(id); i++) {
    const target = g.table.card(id, i);
    if (target === unit || g.s.defending.get(target) !== DEFEND.target) continue;
    const why = stopsRearSupport(g, unit, target, what);
    out.test(act.support(unit, target), why === '', why);
  }
}
export function supportRear(g: G, unit: CardId, clash: CardId): void {
  joinDefence(g, unit, DEFEND.block, clash);
}

/** WAR-21.2, WAR-21.3, WAR-R44: the cards are moved together. */
export function deckLoses(g: G): void {
  let strength = g.s.deckDamage.value;
  if (RULINGS.bomberShotDown === 'lost') strength = Math.min(strength, survivors(g));
  g.s.deckDamage.value = 0;
  mill(g, defender(g), strength);
}
function survivors(g: G): number {
  const seat = attacker(g);
  let sum = 0;
  for (let slot = nextFighter(g, seat, DECK, 0); slot >= 0; slot = nextFighter(g, seat, DECK, slot + 1)) {
    sum += strengthInClash(g, inRow(g, seat, slot));
  }
  return sum;
}
