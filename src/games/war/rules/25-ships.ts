/** WAR 25: carriers. Whom ships fight is asked where attackers and blockers are declared (chapters 16, 17, 20, 21). */
import type { Options } from '../../../kernel/options.ts';
import { KIND } from '../prints.ts';
import { type CardId, type G, mark, MARK, opponentOf, type Seat, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { isAt, ownerOf, PLACE } from './03-zones.ts';
import { isAircraft, isKind, isShip } from './06-kinds.ts';

/** WAR-25.10, WAR-25.11, WAR-R60 */
export function offerCarriers(g: G, seat: Seat, out: Options): void {
  for (const line of [zone.first(seat), zone.second(seat)]) {
    for (let i = 0; i < g.table.size(line); i++) {
      const ship = g.table.card(line, i);
      if (isKind(g, ship, KIND.carrier)) offerDeck(g, seat, ship, out);
    }
  }
}
function offerDeck(g: G, seat: Seat, ship: CardId, out: Options): void {
  const room = hasDeckRoom(g, ship);
  for (const id of [zone.second(seat), zone.reserve(seat)]) {
    for (let i = 0; i < g.table.size(id); i++) {
      const aircraft = g.table.card(id, i);
      if (!isAircraft(g, aircraft)) continue;
      const heavy = isKind(g, aircraft, KIND.strategicBomber) || isKind(g, aircraft, KIND.transport);
      out.test(act.embark(aircraft, ship), room && !heavy, heavy ? 'WAR-25.10' : 'WAR-R60');
    }
  }
}
function hasDeckRoom(g: G, ship: CardId): boolean {
  const capacity = g.s.cards.capacity[g.table.printed(ship)]!;
  const carrier = zone.carrier(ownerOf(g, ship));
  let aboard = 0;
  for (let i = 0; i < g.table.size(carrier); i++) if (g.s.host.get(g.table.card(carrier, i)) === ship) aboard++;
  return capacity === 0 || aboard < capacity;
}
export function embark(g: G, aircraft: CardId, ship: CardId): void {
  if (isAt(g, aircraft, PLACE.reserve)) mark(g, aircraft, MARK.embarked);
  g.move(aircraft, zone.carrier(ownerOf(g, aircraft)));
  g.s.host.set(aircraft, ship);
  g.happened(fact.attached, aircraft, ship);
}
/** WAR-25.14: what lies on an enemy carrier is out of reach; WAR-25.1: for ships as all aviation is. */
export function refuseAboard(g: G, unit: CardId, verb: typeof act.bomb, out: Options): void {
  if (!out.explaining) return;
  const carrier = zone.carrier(opponentOf(ownerOf(g, unit)));
  const why = isShip(g, unit) ? 'WAR-25.1' : 'WAR-25.14';
  for (let i = 0; i < g.table.size(carrier); i++) out.refuse(verb(unit, g.table.card(carrier, i)), why);
}
/** WAR-25.12 */
export function offerLanding(g: G, seat: Seat, out: Options): void {
  const carrier = zone.carrier(seat);
  for (let i = 0; i < g.table.size(carrier); i++) out.add(act.land(g.table.card(carrier, i)));
}
export function land(g: G, aircraft: CardId): void {
  g.s.host.set(aircraft, 0 as CardId);
  g.move(aircraft, zone.second(ownerOf(g, aircraft)));
  g.happened(fact.attached, aircraft, 0);
}
