/** WAR 3: where cards are, and what leaves with a card that goes. */
import { PLACES, type Place } from '../cards/vocabulary.ts';
import { kindBit } from '../cards/columns.ts';
import {
  ATTACK,
  type CardId,
  EFFECT,
  type G,
  mark,
  MARK,
  opponentOf,
  type Seat,
  STAGE,
  unmark,
  type ZoneId,
  zone,
} from '../state.ts';
import { fact } from '../verbs.ts';

const SEATS = [0, 1] as const;
const zoneFor: Readonly<Record<Place, (seat: Seat) => ZoneId>> = {
  first: zone.first,
  second: zone.second,
  reserve: zone.reserve,
  ubo: zone.ubo,
  resources: zone.resources,
  hand: zone.hand,
  deck: zone.deck,
  losses: zone.losses,
  carrier: zone.carrier,
  under: zone.under,
};
/** ZONES[place * 2 + seat] */
export const ZONES: readonly ZoneId[] = PLACES.flatMap((place) => SEATS.map((seat) => zoneFor[place](seat as Seat)));
export const PLACE = Object.fromEntries(PLACES.map((place, i) => [place, 1 << i])) as Readonly<Record<Place, number>>;
const placeOfZone = new Int32Array(64);
ZONES.forEach((id, i) => (placeOfZone[id] = 1 << (i >> 1)));

/** WAR-3.2, WAR-3.3, with what lies under or on a card in play. */
export const IN_PLAY =
  PLACE.first | PLACE.second | PLACE.reserve | PLACE.ubo | PLACE.resources | PLACE.under | PLACE.carrier;
export const LINES = PLACE.first | PLACE.second;
/** WAR-3.6: the reserve is not among the places where units act and are acted upon. */
export const UNITS = LINES | PLACE.carrier;

export const placeOf = (g: G, card: CardId): number => placeOfZone[g.table.zoneOf(card)]!;
export const placeBit = (id: ZoneId): number => placeOfZone[id]!;
export const isAt = (g: G, card: CardId, places: number): boolean => (placeOf(g, card) & places) !== 0;
export const ownerOf = (g: G, card: CardId): Seat => g.table.ownerOf(card);

const UNIT_CARD = kindBit('unit');
export const isUnitCard = (g: G, card: CardId): boolean => (g.s.cards.kinds[g.table.printed(card)]! & UNIT_CARD) !== 0;
/** WAR-23.8: a unit that lies under a fortification is an upgrade. */
export const isUnitUpgrade = (g: G, card: CardId): boolean => isAt(g, card, PLACE.under) && isUnitCard(g, card);

/** Puts a card on the list of those that must be looked at, if its print asks for it. */
export function watch(g: G, card: CardId): void {
  const { prints, watched, watchedCount } = g.s;
  const def = g.table.printed(card);
  // Stryker disable next-line ConditionalExpression: a card without lasting text does nothing there, and the list stays short
  if (prints.passive[def] === 0 && prints.watched[def] === 0) return;
  watched[watchedCount.value++] = card;
}
export function unwatch(g: G, card: CardId): void {
  const { watched, watchedCount } = g.s;
  for (let i = 0; i < watchedCount.value; i++) {
    if (watched[i] !== card) continue;
    watched[i] = watched[--watchedCount.value]!;
    watched[watchedCount.value] = 0;
    return;
  }
}

/** Brings a card into play; everybody sees it. */
export function enter(g: G, card: CardId, to: ZoneId): CardId {
  const moved = g.show(card, to);
  // What comes back from losses does not fall with the next that do.
  unmark(g, moved, MARK.fallen);
  watch(g, moved);
  return moved;
}

/** Drops the effects in force on a card and those that it gives (WAR-9.7). */
export function dropEffectsOf(g: G, card: CardId): void {
  const { effects, effectCount } = g.s;
  for (let i = effectCount.value - 1; i >= 0; i--) {
    const at = i * EFFECT.size;
    if (effects[at + EFFECT.target] === card || effects[at + EFFECT.source] === card) dropEffect(g, i);
  }
}
/** Keeps the order of the rest. */
export function dropEffect(g: G, i: number): void {
  const { effects, effectCount } = g.s;
  const end = effectCount.value * EFFECT.size;
  g.happened(fact.ended, effects[i * EFFECT.size], effects[i * EFFECT.size + EFFECT.target]);
  effects.copyWithin(i * EFFECT.size, (i + 1) * EFFECT.size, end);
  effects.fill(0, end - EFFECT.size, end);
  effectCount.value--;
}

/** How a card goes: `destroyed` is WAR-27.8, anything else is not (WAR-R85). */
export const HOW = { destroyed: 1, otherwise: 0 } as const;

/** WAR-1.10, WAR-3.4: to its owner's losses, face up, with all that lies under or on it. */
export function toLosses(g: G, card: CardId, how: number): void {
  const owner = ownerOf(g, card);
  leave(g, card, how);
  const gone = g.move(card, zone.losses(owner));
  if (how === HOW.destroyed) {
    mark(g, gone, MARK.fallen);
    g.happened(fact.destroyed, gone);
  } else g.happened(fact.lost, gone, how);
}
/** All that a card must be rid of before it goes somewhere else. */
export function leave(g: G, card: CardId, how: number): void {
  forsake(g, card);
  leaveAttached(g, card, how);
  dropEffectsOf(g, card);
  unwatch(g, card);
  const columns = g.table.cardColumns;
  for (let i = 0; i < columns.length; i++) columns[i]!.cells[card] = 0;
}
/** WAR-10.3, WAR-R100: upgrades go to losses; WAR-25.16: aircraft go down with their carrier. */
function leaveAttached(g: G, card: CardId, how: number): void {
  const owner = ownerOf(g, card);
  const under = zone.under(owner);
  for (let i = g.table.size(under) - 1; i >= 0; i--) {
    const upgrade = g.table.card(under, i);
    if (g.s.host.get(upgrade) === card) toLosses(g, upgrade, how);
  }
  const carrier = zone.carrier(owner);
  for (let i = g.table.size(carrier) - 1; i >= 0; i--) {
    const aircraft = g.table.card(carrier, i);
    if (g.s.host.get(aircraft) === card) toLosses(g, aircraft, HOW.destroyed);
  }
}

/** The wave goes on without this card. */
function forsake(g: G, card: CardId): void {
  const { partner } = g.s;
  const mate = partner.get(card);
  if (mate !== 0) {
    partner.set(mate, 0 as CardId);
    stop(g, mate);
  }
  losesTarget(g, opponentOf(ownerOf(g, card)), card);
}
const ROWS = [zone.first, zone.second, zone.carrier];
/** WAR-R62: the target of these attackers has gone. */
function losesTarget(g: G, seat: Seat, target: CardId): void {
  for (const row of ROWS) {
    const id = row(seat);
    for (let i = 0; i < g.table.size(id); i++) retarget(g, g.table.card(id, i), target);
  }
}
function retarget(g: G, unit: CardId, target: CardId): void {
  const { attacking, clash, partner, stage } = g.s;
  if (clash.get(unit) !== target || stage.value !== STAGE.declaring) return;
  if (attacking.get(unit) === ATTACK.directed) {
    attacking.set(unit, ATTACK.undirected);
    const mate = partner.get(unit);
    clash.set(unit, mate !== 0 && mate < unit ? mate : unit);
    g.happened(fact.declared, unit, clash.get(unit), ATTACK.undirected);
  } else if (attacking.get(unit) === ATTACK.air) stop(g, unit);
}
/** WAR-26.53, WAR-26.60: it stays tapped, has no clash and does not break through. */
export function stop(g: G, unit: CardId): void {
  const mate = g.s.partner.get(unit);
  g.s.attacking.set(unit, ATTACK.stopped);
  g.s.clash.set(unit, 0 as CardId);
  g.s.partner.set(unit, 0 as CardId);
  g.happened(fact.stopped, unit);
  if (mate === 0) return;
  g.s.partner.set(mate, 0 as CardId);
  stop(g, mate);
}

/** WAR-21.2, WAR-R43: cards from the top of a deck; what the deck lacks is lost. */
export function mill(g: G, seat: Seat, n: number): void {
  const deck = zone.deck(seat);
  let left = n;
  for (; left > 0 && g.table.size(deck) > 0; left--) g.draw(deck, zone.losses(seat));
  if (n > 0) g.happened(fact.deckLost, seat, n - left);
}
/** WAR-R91: a short deck gives what it has. */
export function drawCards(g: G, seat: Seat, n: number): void {
  const deck = zone.deck(seat);
  for (let left = n; left > 0 && g.table.size(deck) > 0; left--) g.draw(deck, zone.hand(seat));
}
