/** WAR-26.15, WAR-26.16, WAR-26.17, WAR-26.18, WAR-26.19, WAR-26.20: Artillery Support. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { ATTACK, type CardId, DEFEND, type G, type Seat, zone } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, INDEX, isShip } from '../06-kinds.ts';
import { putEffect, TERM } from '../09-effects.ts';
import { type KeywordRule, windows } from './keyword.ts';

/** The rule that keeps the gun from helping the other unit, or ''. */
function stopsAssist(g: G, unit: CardId, other: CardId, seat: Seat): string {
  if (isShip(g, other)) return 'WAR-25.9';
  if (!benefits(g, other, seat)) return 'WAR-26.16';
  if (other === unit) return 'WAR-26.20';
  return isTapped(g, unit) ? 'WAR-26.18' : '';
}
/** WAR-26.16, WAR-R67: an attacking or blocking unit on its owner's first line. */
function benefits(g: G, unit: CardId, seat: Seat): boolean {
  const how = g.s.attacking.get(unit);
  if (seat === g.s.active.value) return how === ATTACK.undirected || how === ATTACK.directed;
  return g.s.defending.get(unit) !== DEFEND.none;
}
export const artillerySupport: KeywordRule = {
  bearer: KEY.artillerySupport,
  own: windows('ON_ATTACK'),
  enemy: windows('ON_BLOCK'),
  verbs: [act.assist.id],
  offer(g, unit, seat, _window, out) {
    const line = zone.first(seat);
    for (let i = 0; i < g.table.size(line); i++) {
      const other = g.table.card(line, i);
      const why = stopsAssist(g, unit, other, seat);
      out.test(act.assist(unit, other), why === '', why);
    }
  },
  take(g, seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    putEffect(
      g,
      0,
      secondOf(action) as CardId,
      amountOf(g, unit, INDEX.artillerySupport),
      0,
      TERM.wave,
      seat,
      0 as CardId,
    );
  },
};
