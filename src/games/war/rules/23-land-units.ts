/** WAR 23: heavy tanks, fortifications and anti-aircraft artillery. */
import { KIND } from '../prints.ts';
import { type CardId, type G, type Seat, zone } from '../state.ts';
import { isAt, isUnitUpgrade, ownerOf, PLACE } from './03-zones.ts';
import { isKind, isType, TYPE } from './06-kinds.ts';
import { inRow, nextFighter } from './09-modifiers.ts';

/** WAR-23.1: a heavy tank among those that attack in the clash. */
export function heavyTankAttacks(g: G, clash: CardId): boolean {
  const seat = g.s.active.value;
  for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1)) {
    if (isKind(g, inRow(g, seat, slot), KIND.heavyTank)) return true;
  }
  return false;
}
/** WAR-R74: the pair of a heavy tank counts as one. */
export function hasHeavyTank(g: G, unit: CardId): boolean {
  const mate = g.s.partner.get(unit);
  return isKind(g, unit, KIND.heavyTank) || (mate !== 0 && isKind(g, mate, KIND.heavyTank));
}

/** What is supported: a unit on a line, a resource card, or the deck. */
export const SUPPORTED = { first: 0, second: 1, resource: 2, deck: 3 } as const;

/** WAR-23.15 */
const isAutocannon = (g: G, card: CardId): boolean => isKind(g, card, KIND.aaAutocannon);
const isAAGun = (g: G, card: CardId): boolean => isKind(g, card, KIND.aaGun);
export const isAAArtillery = (g: G, card: CardId): boolean => isAutocannon(g, card) || isAAGun(g, card);

/**
 * WAR-23.17, WAR-23.18, WAR-23.19, WAR-23.20, WAR-R50: the rule that keeps AA artillery from supporting this against aircraft,
 * or ''.
 */
export function stopsAASupport(g: G, unit: CardId, what: number, strategic: boolean): string {
  if (isAAGun(g, unit)) return what === SUPPORTED.first ? 'WAR-23.20' : '';
  if (isAt(g, unit, PLACE.first)) return what === SUPPORTED.first ? '' : 'WAR-23.19';
  if (what === SUPPORTED.deck) return 'WAR-23.17';
  return what === SUPPORTED.resource && strategic ? 'WAR-23.18' : '';
}

/** WAR-23.7, WAR-R48: first-line infantry or artillery of at least 1/1, as printed. */
export function mayEntrench(g: G, unit: CardId): boolean {
  const { cards } = g.s;
  const def = g.table.printed(unit);
  if (!isType(g, unit, TYPE.infantry | TYPE.artillery) || (cards.line[def]! & 1) === 0) return false;
  return cards.attack[def]! >= 1 && cards.defence[def]! >= 1;
}
/** WAR-23.13 */
export const hasRoomBelow = (g: G, fort: CardId): boolean => unitUpgrades(g, fort) < 2;
function unitUpgrades(g: G, fort: CardId): number {
  const under = zone.under(ownerOf(g, fort));
  let n = 0;
  for (let i = 0; i < g.table.size(under); i++) {
    const card = g.table.card(under, i);
    if (g.s.host.get(card) === fort && isUnitUpgrade(g, card)) n++;
  }
  return n;
}
/** Does anything lie under the unit? */
export function carriesUpgrades(g: G, unit: CardId, seat: Seat): boolean {
  const under = zone.under(seat);
  for (let i = 0; i < g.table.size(under); i++) if (g.s.host.get(g.table.card(under, i)) === unit) return true;
  return false;
}
