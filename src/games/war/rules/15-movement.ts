/** WAR 15: movement between lines. */
import type { Options } from '../../../kernel/options.ts';
import { type CardId, type G, type Seat, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { isAt, ownerOf, PLACE } from './03-zones.ts';
import { isTapped, tap } from './05-tapping.ts';
import { ACT, forbidden, isAircraft, TYPE, typesOf } from './06-kinds.ts';

/** WAR-15.4, WAR-R97 */
export function goToLine(g: G, card: CardId, line: number): void {
  const owner = ownerOf(g, card);
  g.move(card, (line & 1) !== 0 && !isAircraft(g, card) ? zone.first(owner) : zone.second(owner));
}
const MOVING = TYPE.infantry | TYPE.armour | TYPE.artillery | TYPE.ship;
/** WAR-15.1, WAR-R31, WAR-R32: the rule that keeps a unit on its line, or ''. */
function stopsMoving(g: G, unit: CardId): string {
  const types = typesOf(g, unit);
  if ((types & MOVING) === 0 || (types & TYPE.fortification) !== 0) return 'WAR-15.1';
  if (isTapped(g, unit)) return 'WAR-R32';
  return forbidden(g, unit, ACT.move) ? 'WAR-1.6' : '';
}
export function offerMovement(g: G, seat: Seat, out: Options): void {
  for (const id of [zone.first(seat), zone.second(seat)]) {
    for (let i = 0; i < g.table.size(id); i++) {
      const unit = g.table.card(id, i);
      const why = stopsMoving(g, unit);
      out.test(act.move(unit), why === '', why);
    }
  }
}
/** WAR-15.3, WAR-29.10 */
export function move(g: G, unit: CardId): void {
  const owner = ownerOf(g, unit);
  tap(g, unit);
  g.move(unit, isAt(g, unit, PLACE.first) ? zone.second(owner) : zone.first(owner));
}
