/** WAR 24: aircraft, interception and counter-interception. */
import type { Options } from '../../../kernel/options.ts';
import { KEY, KIND } from '../prints.ts';
import { RULINGS } from '../rulings.ts';
import { ATTACK, type CardId, DEFEND, type G, MARK, mark, marked, opponentOf, type Seat } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { isAt, ownerOf, PLACE } from './03-zones.ts';
import { isTapped, tap } from './05-tapping.ts';
import { ACT, forbidden, has, isAircraft, isFighter, isKind } from './06-kinds.ts';
import { bombingOf } from './08-parameters.ts';
import { inRow, rowLength } from './09-modifiers.ts';
import { joinAttack, joinDefence } from './18-clashes.ts';

/** Where aircraft fly from: the second line or a carrier (WAR-25.13, WAR-R97). */
const BASES = PLACE.second | PLACE.carrier;
/** At a base, and not kept on deck by WAR-R61. */
function mayFly(g: G, card: CardId): boolean {
  if (!isAt(g, card, BASES)) return false;
  return RULINGS.fromReserveToCarrier === 'acts' || !marked(g, card, MARK.embarked);
}
export const isReady = (g: G, card: CardId): boolean => !isTapped(g, card) && mayFly(g, card);
/** WAR-24.9, WAR-24.10, WAR-R52: what is printed with targets for its bombs may attack as a bomber. */
export const mayBomb = (g: G, card: CardId): boolean =>
  isReady(g, card) && !forbidden(g, card, ACT.attack) && nightFits(g, card);

/** WAR-26.80, WAR-R81: night and day bombers exclude each other in a wave. */
const nightFits = (g: G, card: CardId): boolean =>
  g.s.bombers.value === 0 || (g.s.bombers.value === 2) === has(g, card, KEY.night);

/** The bomber is declared and tapped. */
export function sendBomber(g: G, card: CardId, how: number, clash: CardId): void {
  g.s.bombers.value = has(g, card, KEY.night) ? 2 : 1;
  tap(g, card);
  mark(g, card, MARK.attacked);
  joinAttack(g, card, how, clash);
}
const isBomberAttack = (how: number): boolean => how === ATTACK.air || how === ATTACK.airRear;
/** WAR-24.13, WAR-29.28: was a bomber of the seat declared in this stage of the wave? */
export function hasBombers(g: G, seat: Seat, how: number): boolean {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++)
    if (g.s.attacking.get(inRow(g, seat, slot)) === how) return true;
  return false;
}

/** The rule that keeps the seat's fighter from covering, or ''. */
function stopsCover(g: G, card: CardId): string {
  if (!isReady(g, card)) return 'WAR-5.2';
  if (forbidden(g, card, ACT.intercept)) return 'WAR-1.6';
  return ownerOf(g, card) === g.s.active.value && g.s.bombers.value === 2 ? 'WAR-26.81' : '';
}
export function offerCover(g: G, seat: Seat, out: Options): void {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const card = inRow(g, seat, slot);
    if (!isFighter(g, card)) continue;
    const why = stopsCover(g, card);
    out.test(act.cover(card), why === '', why);
  }
}
/** WAR-24.17 */
export function cover(g: G, card: CardId): void {
  tap(g, card);
  joinAttack(g, card, ATTACK.cover, 0 as CardId);
}
/** WAR-24.15, WAR-R54: has every fighter that covers for this seat met an interceptor? */
export function screensDown(g: G, seat: Seat): boolean {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const card = inRow(g, seat, slot);
    if (g.s.attacking.get(card) === ATTACK.cover && !marked(g, card, MARK.met)) return false;
  }
  return true;
}
/** Is it an aircraft that can be intercepted: in the air for its player, and not on the ground? */
export function isInTheAir(g: G, card: CardId): boolean {
  const how = g.s.attacking.get(card);
  const fights = g.s.clash.get(card) !== 0;
  if (how === ATTACK.cover) return fights || !marked(g, card, MARK.met);
  if (isBomberAttack(how) || how === ATTACK.intercepted) return fights;
  return g.s.defending.get(card) === DEFEND.block && isAircraft(g, card);
}
/** The rule that keeps the fighter from intercepting this aircraft, or ''. */
export function stopsInterception(g: G, fighter: CardId, target: CardId): string {
  if (!isReady(g, fighter)) return 'WAR-5.2';
  if (forbidden(g, fighter, ACT.intercept)) return 'WAR-1.6';
  const covers = g.s.attacking.get(target) === ATTACK.cover;
  if (!covers && !screensDown(g, ownerOf(g, target))) return 'WAR-24.15';
  if (!covers && has(g, target, KEY.night) && !isKind(g, fighter, KIND.nightFighter) && !has(g, fighter, KEY.night))
    return 'WAR-26.79';
  return '';
}
/** WAR-24.11, WAR-24.14, WAR-24.16: everything in the air that this seat's fighters may take on. */
export function offerInterception(g: G, seat: Seat, out: Options): void {
  const enemy = opponentOf(seat);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const fighter = inRow(g, seat, slot);
    if (!isFighter(g, fighter) || (isTapped(g, fighter) && !out.explaining)) continue;
    for (let other = 0, end = rowLength(g, enemy); other < end; other++) {
      const target = inRow(g, enemy, other);
      if (!isInTheAir(g, target)) continue;
      const why = stopsInterception(g, fighter, target);
      out.test(act.intercept(fighter, target), why === '', why);
    }
  }
}
/** WAR-24.12, WAR-R53, WAR-R56: the intercepted aircraft leaves what it was at and fights the interceptor. */
export function interceptAircraft(g: G, fighter: CardId, target: CardId): void {
  if (g.s.attacking.get(target) === ATTACK.cover) {
    mark(g, target, MARK.met);
    joinAttack(g, target, ATTACK.cover, target);
  } else {
    g.s.defending.set(target, DEFEND.none);
    joinAttack(g, target, ATTACK.intercepted, target);
  }
  joinDefence(g, fighter, DEFEND.intercept, target);
  g.happened(fact.used, fighter, target);
}
/** WAR-24.18: a ground-attack aircraft that can block once it is untapped. */
export const isGroundAttack = (g: G, card: CardId): boolean =>
  isKind(g, card, KIND.groundAttack) && mayFly(g, card) && bombingOf(g, card) > 0;

/** WAR-24.21: is there a blocking ground-attack aircraft of this seat? */
export function groundAttackBlocks(g: G, seat: Seat): boolean {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const card = inRow(g, seat, slot);
    if (g.s.defending.get(card) === DEFEND.block && isAircraft(g, card)) return true;
  }
  return false;
}
