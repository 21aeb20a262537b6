/** WAR 17: blocking and support on the first line. */
import type { Options } from '../../../kernel/options.ts';
import { KIND } from '../prints.ts';
import {
  ATTACK,
  attacker,
  type CardId,
  DEFEND,
  defender,
  type G,
  mark,
  MARK,
  marked,
  type Seat,
  STAGE,
  zone,
} from '../state.ts';
import { act } from '../verbs.ts';
import { isAt, PLACE } from './03-zones.ts';
import { isTapped } from './05-tapping.ts';
import { ACT, forbidden, isAircraft, isKind, isShip, isType, TYPE } from './06-kinds.ts';
import { aaOf } from './08-parameters.ts';
import { inRow, nextFighter, rowLength } from './09-modifiers.ts';
import { inClash, joinDefence, markEarly } from './18-clashes.ts';
import { heavyTankAttacks, isAAArtillery, stopsAASupport, SUPPORTED } from './23-land-units.ts';
import { groundAttackBlocks, isGroundAttack, offerCover } from './24-aviation.ts';

/** Which sorts of units attack in a clash. */
export const SORT = { land: 1, air: 2, ship: 4, strategic: 8 } as const;
export function attackersOf(g: G, clash: CardId): number {
  const seat = attacker(g);
  let sorts = 0;
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    const unit = inRow(g, seat, slot);
    if (isAircraft(g, unit)) sorts |= SORT.air | (isKind(g, unit, KIND.strategicBomber) ? SORT.strategic : 0);
    else sorts |= isShip(g, unit) ? SORT.ship : SORT.land;
  }
  return sorts;
}

/** WAR-29.19: the targets of directed attacks are tapped; WAR-17.5, WAR-25.2: they count as blocking. */
export function tapTargets(g: G): void {
  const seat = defender(g);
  g.s.stage.value = STAGE.blocking;
  markEarly(g, seat);
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (g.s.defending.get(unit) === DEFEND.none && inClash(g, attacker(g), unit))
      joinDefence(g, unit, DEFEND.target, unit);
  }
}

/**
 * The rule that keeps the unit from supporting in this clash, or ''. WAR-17.6, WAR-R95: untapped and not yet blocking.
 */
export const stopsSupporting = (g: G, unit: CardId, clash: CardId, sorts: number): string =>
  isTapped(g, unit) || g.s.defending.get(unit) !== DEFEND.none ? 'WAR-17.6' : stopsOpposing(g, unit, clash, sorts);
/** The rule that keeps a unit that is free to act from standing against those that attack in this clash, or ''. */
function stopsOpposing(g: G, unit: CardId, clash: CardId, sorts: number): string {
  if (forbidden(g, unit, ACT.block)) return 'WAR-1.6';
  if (isShip(g, unit)) return (sorts & SORT.ship) !== 0 ? '' : 'WAR-25.1';
  if ((sorts & SORT.land) === 0) return '';
  if (marked(g, unit, MARK.mined)) return 'WAR-26.50';
  return isType(g, unit, TYPE.infantry) && heavyTankAttacks(g, clash) ? 'WAR-23.1' : '';
}
/** WAR-17.2, WAR-25.6, WAR-25.7: the rule that keeps the unit from blocking this undirected attacker, or ''. */
function stopsBlock(g: G, unit: CardId, enemy: CardId): string {
  const sorts = attackersOf(g, enemy);
  if (isShip(g, enemy) && !isShip(g, unit)) {
    if (!isKind(g, unit, KIND.coastalArtillery)) return 'WAR-25.6';
    if (isKind(g, enemy, KIND.submarine)) return 'WAR-25.7';
  }
  if (isAircraft(g, unit)) {
    if (!isGroundAttack(g, unit)) return 'WAR-17.12';
  } else if (!isAt(g, unit, PLACE.first)) return 'WAR-17.12';
  if (g.s.defending.get(unit) !== DEFEND.none) return 'WAR-17.3';
  return isTapped(g, unit) ? 'WAR-17.10' : stopsOpposing(g, unit, enemy, sorts);
}
/** WAR-17.6, WAR-17.8, WAR-23.16, WAR-24.19, WAR-R49: the rule that keeps the unit from supporting on the first line, or ''. */
function stopsSupport(g: G, unit: CardId, clash: CardId): string {
  const sorts = attackersOf(g, clash);
  const onlyAir = (sorts & (SORT.land | SORT.ship)) === 0;
  if (isAircraft(g, unit)) {
    if (!isGroundAttack(g, unit) || (sorts & SORT.land) === 0) return 'WAR-24.19';
    return stopsSupporting(g, unit, clash, sorts);
  }
  // WAR-R57: a ship supports nobody against aircraft; WAR-25.6: only ships oppose ships.
  if (onlyAir && isShip(g, unit)) return 'WAR-25.1';
  if (!onlyAir && (sorts & SORT.land) === 0 && !isShip(g, unit))
    return isKind(g, unit, KIND.coastalArtillery) ? 'WAR-25.7' : 'WAR-25.6';
  const behind = !isAt(g, unit, PLACE.first);
  if ((sorts & SORT.air) !== 0 && isAAArtillery(g, unit) && (onlyAir || behind)) {
    const why = stopsAASupport(g, unit, SUPPORTED.first, false);
    return why !== '' ? why : stopsSupporting(g, unit, clash, sorts);
  }
  if (behind) return 'WAR-17.12';
  if (onlyAir && aaOf(g, unit) === 0) return 'WAR-17.8';
  return stopsSupporting(g, unit, clash, sorts);
}

/** WAR-17.1, WAR-29.20: every block and support that the defender may assign. */
export function offerBlocks(g: G, out: Options): void {
  const seat = defender(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const unit = inRow(g, seat, slot);
    if (isTapped(g, unit) && !out.explaining) continue;
    offerBlocksOf(g, unit, out);
    offerSupportsOf(g, unit, seat, out);
  }
  // WAR-24.22
  if (groundAttackBlocks(g, seat)) offerCover(g, seat, out);
}
function offerBlocksOf(g: G, unit: CardId, out: Options): void {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const enemy = g.table.card(line, i);
    // WAR-26.54: a pair is one attacker, named by one of the two.
    if (g.s.attacking.get(enemy) !== ATTACK.undirected || g.s.clash.get(enemy) !== enemy) continue;
    const why = stopsBlock(g, unit, enemy);
    out.test(act.block(unit, enemy), why === '', why);
  }
}
function offerSupportsOf(g: G, unit: CardId, seat: Seat, out: Options): void {
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const other = g.table.card(line, i);
    const how = g.s.defending.get(other);
    // WAR-26.32: an intercepting land unit may be supported like a target.
    if (other === unit || (how !== DEFEND.target && how !== DEFEND.intercept)) continue;
    const clash = g.s.clash.get(other);
    if (!inClash(g, attacker(g), clash)) continue;
    const why = stopsSupport(g, unit, clash);
    out.test(act.support(unit, other), why === '', why);
  }
}
/** WAR-17.4, WAR-17.7, WAR-R35: a supporter joins the whole clash. */
export function block(g: G, unit: CardId, other: CardId): void {
  joinDefence(g, unit, DEFEND.block, g.s.clash.get(other));
}
/** WAR-R34, WAR-R56: who is blocked, once all blocks stand. */
export function findBlocked(g: G): void {
  const seat = attacker(g);
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    const how = g.s.attacking.get(unit);
    if (how === ATTACK.directed) mark(g, unit, MARK.blocked);
    else if (how === ATTACK.undirected && inClash(g, defender(g), g.s.clash.get(unit))) mark(g, unit, MARK.blocked);
  }
}
