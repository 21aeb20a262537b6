/** WAR 16: declaring the attackers of a wave. */
import type { Options } from '../../../kernel/options.ts';
import type { Action } from '../../../kernel/ids.ts';
import { cardOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { BOMB_TARGETS } from '../cards/vocabulary.ts';
import { ATTACK, attacker, book, type CardId, defender, type G, mark, MARK, type Seat, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { isAt, PLACE } from './03-zones.ts';
import { isTapped, tap } from './05-tapping.ts';
import { ACT, forbidden, isAircraft, isFort } from './06-kinds.ts';
import { charge, payable, type Price, printedPrice } from './07-resources.ts';
import { inRow, rowLength } from './09-modifiers.ts';
import { joinAttack } from './18-clashes.ts';
import { hasBombers, mayBomb, offerCover, sendBomber } from './24-aviation.ts';
import { stopsDirecting, stopsTargeting } from './keywords/directed-attack.ts';
import { mayEscort, mayRide } from './keywords/infantry-support.ts';
import { mayCarry } from './keywords/tank-riders.ts';

export const BOMBS = Object.fromEntries(BOMB_TARGETS.map((word, i) => [word, 1 << i])) as Readonly<
  Record<(typeof BOMB_TARGETS)[number], number>
>;

/** WAR-7.18, WAR-16.1, WAR-23.2: the rule that keeps the unit from attacking, or ''. Aircraft attack by chapter 24. */
function stopsAttack(g: G, unit: CardId): string {
  if (!isAt(g, unit, PLACE.first) || (g.s.cards.line[g.table.printed(unit)]! & 1) === 0) return 'WAR-16.1';
  if (isFort(g, unit)) return 'WAR-23.2';
  if (isTapped(g, unit)) return 'WAR-5.2';
  if (forbidden(g, unit, ACT.attack)) return 'WAR-1.6';
  return payable(g, attacker(g), attackCost(g, unit, 0 as CardId)) ? '' : 'WAR-7.2';
}
/** WAR-R9, of one unit or of a pair. */
export function attackCost(g: G, unit: CardId, mate: CardId): Price {
  const { attackD, attackF, attackU, attackStrict } = g.s.cards;
  const def = g.table.printed(unit);
  const other = g.table.printed(mate);
  return printedPrice(
    attackD[def]! + attackD[other]!,
    attackF[def]! + attackF[other]!,
    attackU[def]! + attackU[other]!,
    attackStrict[def]! | attackStrict[other]!,
  );
}
/** WAR-16.7 */
function declare(g: G, unit: CardId, how: number, clash: CardId): void {
  g.s.declared.value++;
  tap(g, unit);
  mark(g, unit, MARK.attacked);
  joinAttack(g, unit, how, clash);
}
/** Is there a unit or an aircraft that could attack something in this wave? */
export function someAttack(g: G): boolean {
  const seat = attacker(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const unit = inRow(g, seat, slot);
    const bombs = Object.values(BOMBS).some((where) => isAircraft(g, unit) && stopsBombing(g, unit, where) === '');
    if (bombs || stopsAttack(g, unit) === '') return true;
  }
  return false;
}
function pair(g: G, tank: CardId, infantry: CardId): void {
  g.s.partner.set(tank, infantry);
  g.s.partner.set(infantry, tank);
}

/** WAR-16.6, WAR-29.14: directed attackers, and tanks with riders. */
export function offerDirected(g: G, out: Options): void {
  const seat = attacker(g);
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    const why = stopsAttack(g, unit);
    offerTargets(g, unit, why !== '' ? why : stopsDirecting(g, unit), out);
    if (why === '' && mayCarry(g, unit)) offerRiders(g, unit, out);
  }
}
function offerTargets(g: G, unit: CardId, why: string, out: Options): void {
  const line = zone.first(defender(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const target = g.table.card(line, i);
    const rule = why !== '' ? why : stopsTargeting(g, unit, target);
    out.test(act.directed(unit, target), rule === '', rule);
  }
}
function hasTarget(g: G, unit: CardId): boolean {
  const line = zone.first(defender(g));
  for (let i = 0; i < g.table.size(line); i++) if (stopsTargeting(g, unit, g.table.card(line, i)) === '') return true;
  return false;
}
/** WAR-26.59 */
function offerRiders(g: G, tank: CardId, out: Options): void {
  if (!hasTarget(g, tank)) return;
  offerPairs(g, tank, act.ride.id, out);
}
/** WAR-26.52, WAR-R74: each infantry unit that may go with the tank. */
function offerPairs(g: G, tank: CardId, verb: number, out: Options): void {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const infantry = g.table.card(line, i);
    if (infantry === tank || !mayRide(g, infantry) || stopsAttack(g, infantry) !== '') continue;
    if (payable(g, attacker(g), attackCost(g, tank, infantry)))
      out.add(verb === act.ride.id ? act.ride(tank, infantry) : act.escort(tank, infantry));
  }
}
export function takeDirected(g: G, action: Action): void {
  const unit = cardOf(action);
  const second = secondOf(action) as CardId;
  if (verbOf(action) === act.ride.id) {
    pair(g, unit, second);
    const l = g.begin(aiming);
    l.tank = unit;
    l.infantry = second;
    return;
  }
  declare(g, unit, ATTACK.directed, second);
  charge(g, attacker(g), attackCost(g, unit, 0 as CardId));
}
/** The target of a tank with riders. */
const aiming = book.procedure('aiming', { tank: 'card', infantry: 'card' }, [
  {
    rule: 'WAR-26.59',
    prompt: 'aim',
    offer: (g, l, out) => offerTargets(g, l.tank, '', out),
    take(g, l, action) {
      const target = secondOf(action) as CardId;
      declare(g, l.tank, ATTACK.directed, target);
      declare(g, l.infantry, ATTACK.directed, target);
      charge(g, attacker(g), attackCost(g, l.tank, l.infantry));
    },
  },
]);

/** WAR-29.15: undirected attackers, and tanks with infantry. */
export function offerUndirected(g: G, out: Options): void {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    const why = stopsAttack(g, unit);
    out.test(act.attack(unit), why === '', why);
    if (why === '' && mayEscort(g, unit)) offerPairs(g, unit, act.escort.id, out);
  }
  const rear = zone.second(attacker(g));
  for (let i = 0; i < g.table.size(rear); i++) out.refuse(act.attack(g.table.card(rear, i)), 'WAR-16.1');
}
export function takeUndirected(g: G, action: Action): void {
  const unit = cardOf(action);
  const mate = (verbOf(action) === act.escort.id ? secondOf(action) : 0) as CardId;
  declare(g, unit, ATTACK.undirected, unit);
  if (mate !== 0) {
    pair(g, unit, mate);
    declare(g, mate, ATTACK.undirected, unit);
  }
  charge(g, attacker(g), attackCost(g, unit, mate));
}

/** The rule that keeps an aircraft of the attacker from bombing such a target, or ''. */
export function stopsBombing(g: G, aircraft: CardId, where: number): string {
  if ((g.s.cards.bombs[g.table.printed(aircraft)]! & where) === 0) return 'WAR-24.6';
  if (isTapped(g, aircraft)) return 'WAR-5.2';
  if (!mayBomb(g, aircraft)) return forbidden(g, aircraft, ACT.attack) ? 'WAR-1.6' : 'WAR-26.80';
  return payable(g, attacker(g), attackCost(g, aircraft, 0 as CardId)) ? '' : 'WAR-7.2';
}
/** WAR-29.16: aircraft against units on the first line, and the fighters that cover them. */
export function offerAir(g: G, out: Options): void {
  const seat = attacker(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const aircraft = inRow(g, seat, slot);
    if (!isAircraft(g, aircraft)) continue;
    const why = stopsBombing(g, aircraft, BOMBS.first);
    offerBombing(g, aircraft, defender(g), why, out);
  }
  if (hasBombers(g, seat, ATTACK.air)) offerCover(g, seat, out);
}
function offerBombing(g: G, aircraft: CardId, seat: Seat, why: string, out: Options): void {
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const target = g.table.card(line, i);
    // WAR-24.7: a directed attack, so a text against those holds here too.
    const rule = why !== '' ? why : forbidden(g, target, ACT.beTargeted) ? 'WAR-1.6' : '';
    out.test(act.bomb(aircraft, target), rule === '', rule);
  }
}
/** WAR-24.7 */
export function bombFirstLine(g: G, aircraft: CardId, target: CardId): void {
  g.s.declared.value++;
  sendBomber(g, aircraft, ATTACK.air, target);
  charge(g, attacker(g), attackCost(g, aircraft, 0 as CardId));
}
