/** WAR 8: strengths as they stand, damage and destruction. */
import { KEY } from '../prints.ts';
import {
  ATTACK,
  type CardId,
  DEFEND,
  type G,
  MARK,
  marked,
  opponentOf,
  reading,
  type Seat,
  STAGE,
  type War,
  zone,
  type ZoneId,
} from '../state.ts';
import { fact } from '../verbs.ts';
import { HOW, isUnitCard, ownerOf, toLosses } from './03-zones.ts';
import { allHold, fits, holds, isAircraft } from './06-kinds.ts';
import { expire, spend, TERM } from './09-effects.ts';
import {
  cooperation,
  inRow,
  PART,
  pressedNow,
  rowLength,
  tactical,
  universally,
  withTactical,
} from './09-modifiers.ts';

const printedOf = (g: G, card: CardId, part: number): number => {
  const def = g.table.printed(card);
  const { cards } = g.s;
  return part === PART.attack
    ? cards.attack[def]!
    : part === PART.defence
      ? cards.defence[def]!
      : part === PART.aa
        ? cards.aa[def]!
        : cards.bombing[def]!;
};

/** WAR-20.3: without tactical modifiers. */
export const attackOf = (g: G, card: CardId): number =>
  universally(g, card, PART.attack, printedOf(g, card, PART.attack), false);
export const bombingOf = (g: G, card: CardId): number => {
  const printed = printedOf(g, card, PART.bombing);
  return printed === 0 ? 0 : universally(g, card, PART.bombing, printed, false);
};
export const aaOf = (g: G, card: CardId): number =>
  universally(g, card, PART.aa, printedOf(g, card, PART.aa), pressedNow(g, card));

/** WAR-R14: the defence that damage is compared with now; tactical modifiers count once a clash has fixed them. */
export function defenceOf(g: G, card: CardId): number {
  if (marked(g, card, MARK.grounded)) return 0;
  const pressed = marked(g, card, MARK.pressed);
  return withTactical(
    g,
    card,
    PART.defence,
    printedOf(g, card, PART.defence),
    pressed,
    g.s.stood.get(card) + cooperation(g, card, PART.defence),
  );
}
/** WAR-19.1: the defence in the clash that the card is in. */
export function defenceInClash(g: G, card: CardId): number {
  if (onTheGround(g, card)) return 0;
  return withTactical(
    g,
    card,
    PART.defence,
    printedOf(g, card, PART.defence),
    pressedNow(g, card),
    tactical(g, card, PART.defence),
  );
}

/** WAR-24.4, WAR-24.5: an aircraft that is itself attacked on the second line. */
export const onTheGround = (g: G, card: CardId): boolean =>
  g.s.defending.get(card) === DEFEND.target && isAircraft(g, card);

/** Does the aircraft use its bombing strength in its clash (WAR-8.11, WAR-24.1, WAR-24.3, WAR-24.20)? */
export function bombs(g: G, card: CardId): boolean {
  const how = g.s.attacking.get(card);
  return how === ATTACK.air || how === ATTACK.airRear || g.s.defending.get(card) === DEFEND.block;
}
/** WAR-17.11, WAR-R37: a defender that was tapped before blockers were assigned. */
export const isSpent = (g: G, card: CardId): boolean =>
  marked(g, card, MARK.early) && g.s.defending.get(card) !== DEFEND.none;

/** WAR-8.4, WAR-19.2: what the card adds to its player's total in its clash. */
export function strengthInClash(g: G, card: CardId): number {
  if (isSpent(g, card) || onTheGround(g, card)) return 0;
  if (isAircraft(g, card)) {
    // WAR-8.12: who bombs has attack 0, so no modifier of attack counts.
    return bombs(g, card) ? bombingOf(g, card) : attackInClash(g, card);
  }
  return marked(g, card, MARK.aa) ? aaOf(g, card) : attackInClash(g, card);
}
/** Attack and defence as they count now; in a clash with all that works there alone. */
export function strengthsNow(s: War, card: CardId): string {
  const g = reading(s);
  if (s.clash.get(card) === 0) return `${attackOf(g, card)}/${defenceOf(g, card)}`;
  return `${strengthInClash(g, card)}/${defenceInClash(g, card)}`;
}
const attackInClash = (g: G, card: CardId): number =>
  withTactical(
    g,
    card,
    PART.attack,
    printedOf(g, card, PART.attack),
    pressedNow(g, card),
    tactical(g, card, PART.attack),
  );

/** WAR-18.5 */
export function hurt(g: G, card: CardId, n: number): void {
  if (n <= 0) return;
  g.s.damage.add(card, n);
  g.happened(fact.damaged, card, g.s.damage.get(card));
}
export function repair(g: G, card: CardId): void {
  g.s.damage.set(card, 0);
  g.s.clashDamage.set(card, 0);
  g.happened(fact.repaired, card);
}
/** WAR-8.7, WAR-7.17, WAR-21.4, WAR-R12: at least 1 damage is needed, of a unit and of a resource card. */
function isDestroyed(g: G, card: CardId): boolean {
  const damage = g.s.damage.get(card);
  // Stryker disable next-line ConditionalExpression: 0 is below every defence: this only saves finding it
  if (damage === 0) return false;
  return damage >= Math.max(1, defenceOf(g, card));
}

/**
 * After every change: what has taken too much goes to losses together (WAR-8.5, WAR-R41), then what cannot stay without,
 * or beside, another card (WAR-27.6), until nothing more falls.
 */
export function settle(g: G): void {
  for (let again = true; again;) {
    again = bury(g);
    if (yieldToConditions(g)) again = true;
    if (dropUnfit(g)) again = true;
  }
  spend(g);
}
function bury(g: G): boolean {
  // Stryker disable next-line ConditionalExpression: without damage the search finds nothing
  if (!anyDamaged(g)) return false;
  let fell = false;
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if (buryIn(g, zone.first(seat))) fell = true;
    if (buryIn(g, zone.second(seat))) fell = true;
    if (buryIn(g, zone.carrier(seat))) fell = true;
    if (buryIn(g, zone.resources(seat))) fell = true;
  }
  if (fell) removeDoomed(g);
  return fell;
}
/** Mostly nothing is, and the zones need not be searched. */
function anyDamaged(g: G): boolean {
  const { cells } = g.s.damage;
  const { cards } = g.table;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: who says yes for nothing only searches for nothing
  for (let card = 1; card <= cards; card++) if (cells[card]! > 0) return true;
  // Stryker disable next-line BooleanLiteral: the same
  return false;
}
function buryIn(g: G, id: ZoneId): boolean {
  let fell = false;
  for (let i = 0; i < g.table.size(id); i++) {
    const card = g.table.card(id, i);
    if (isDestroyed(g, card)) fell = doom(g, card);
  }
  return fell;
}
/** Found destroyed by this test; it goes when all have been found. */
function doom(g: G, card: CardId): boolean {
  g.s.marks.set(card, g.s.marks.get(card) | MARK.fallen);
  return true;
}
function removeDoomed(g: G): void {
  removeDoomedOf(g, g.s.active.value);
  removeDoomedOf(g, opponentOf(g.s.active.value));
}
function removeDoomedOf(g: G, seat: Seat): void {
  // From the end: what a carrier takes along lies behind it.
  for (let slot = rowLength(g, seat) - 1; slot >= 0; slot--) {
    const unit = inRow(g, seat, slot);
    if (marked(g, unit, MARK.fallen)) toLosses(g, unit, HOW.destroyed);
  }
  const resources = zone.resources(seat);
  for (let i = g.table.size(resources) - 1; i >= 0; i--) {
    const card = g.table.card(resources, i);
    if (marked(g, card, MARK.fallen)) toLosses(g, card, HOW.destroyed);
  }
}
/** WAR-12.8, WAR-27.6, WAR-26.65: cards that lie only while something is, or is not, there. */
function yieldToConditions(g: G): boolean {
  const { watched, watchedCount, cards, prints } = g.s;
  for (let i = 0; i < watchedCount.value; i++) {
    const card = watched[i] as CardId;
    const def = g.table.printed(card);
    if (prints.watched[def] === 0) continue;
    const owner = ownerOf(g, card);
    if (!allHold(g, cards.needs[def]!, owner, card) || (isUnitCard(g, card) && lacksLendLease(g, card))) {
      toLosses(g, card, HOW.otherwise);
      return true;
    }
    for (let k = 0; k < cards.falls[def]!.length; k++) {
      if (!holds(g, cards.falls[def]![k]!, owner, card)) continue;
      toLosses(g, card, HOW.destroyed);
      return true;
    }
  }
  return false;
}
/** WAR-R77 */
function lacksLendLease(g: G, card: CardId): boolean {
  if ((g.s.cards.keywords[g.table.printed(card)]! & KEY.lendLease) === 0) return false;
  return !hasLendLease(g, ownerOf(g, card));
}
export function hasLendLease(g: G, seat: Seat): boolean {
  const resources = zone.resources(seat);
  for (let i = 0; i < g.table.size(resources); i++) {
    if ((g.s.cards.keywords[g.table.printed(g.table.card(resources, i))]! & KEY.lendLease) !== 0) return true;
  }
  return false;
}
/** WAR-10.7, WAR-R101: upgrades tied to a type or kind that their unit no longer has. */
function dropUnfit(g: G): boolean {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const under = zone.under(seat);
    for (let i = g.table.size(under) - 1; i >= 0; i--) {
      const upgrade = g.table.card(under, i);
      if (isUnitCard(g, upgrade)) continue;
      const on = g.s.cards.upgradeOn[g.table.printed(upgrade)]!;
      if (fits(g, on, g.s.host.get(upgrade))) continue;
      toLosses(g, upgrade, HOW.otherwise);
      return true;
    }
  }
  return false;
}

/** WAR-27.8 by a card or property: the card goes at once; a division cannot (WAR-R21). */
export function destroy(g: G, card: CardId): void {
  if (g.s.cards.rows[g.table.printed(card) - 1]!.division === true) return;
  toLosses(g, card, HOW.destroyed);
}

/** WAR-18.6, WAR-29.38: damage first, then what lasts until the end of the wave. */
export function endWave(g: G): void {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) clearWave(g, inRow(g, seat, slot));
    const resources = zone.resources(seat);
    for (let i = 0; i < g.table.size(resources); i++) clearWave(g, g.table.card(resources, i));
    const losses = zone.losses(seat);
    for (let i = 0; i < g.table.size(losses); i++) g.s.marks.set(g.table.card(losses, i), 0);
  }
  g.s.wave.value = 0;
  g.s.stage.value = STAGE.none;
  g.happened(fact.wave, 0);
  expire(g, TERM.clash);
  expire(g, TERM.wave);
}
/** All that a wave leaves on a card; its clashes were closed, and its pairs parted, before. */
function clearWave(g: G, card: CardId): void {
  const { s } = g;
  s.damage.set(card, 0);
  s.clashDamage.set(card, 0);
  s.attacking.set(card, ATTACK.none);
  s.stood.set(card, 0);
  s.foeAttack.set(card, 0);
  s.foeDefence.set(card, 0);
  s.foes.set(card, 0);
  s.marks.set(card, s.marks.get(card) & ~MARK.wave);
}
