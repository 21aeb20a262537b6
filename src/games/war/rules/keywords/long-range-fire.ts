/** WAR-26.38 to 26.45: Long-range Fire. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { ATTACK, attacker, type CardId, type G } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isAt, PLACE } from '../03-zones.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, INDEX, isLand } from '../06-kinds.ts';
import { hurt, settle } from '../08-parameters.ts';
import { inRow, rowLength } from '../09-modifiers.ts';
import { inClash } from '../18-clashes.ts';
import { type KeywordRule, mayAct, windows } from './keyword.ts';

/** WAR-26.40, WAR-R71: an attacking land unit. */
const isTarget = (g: G, target: CardId): boolean => {
  const how = g.s.attacking.get(target);
  return (how === ATTACK.undirected || how === ATTACK.directed) && isLand(g, target);
};
export const longRangeFire: KeywordRule = {
  bearer: KEY.longRangeFire,
  own: 0,
  enemy: windows('BEFORE_BLOCK'),
  verbs: [act.fire.id],
  offer(g, unit, _seat, _window, out) {
    if (!isAt(g, unit, PLACE.first) || !mayAct(g, unit)) return;
    const enemy = attacker(g);
    const attacked = inClash(g, enemy, unit);
    for (let slot = 0, length = rowLength(g, enemy); slot < length; slot++) {
      const target = inRow(g, enemy, slot);
      if (!isTarget(g, target)) continue;
      const own = !attacked || g.s.clash.get(target) === unit;
      out.test(act.fire(unit, target), own && !isTapped(g, unit), own ? 'WAR-26.43' : 'WAR-26.42');
    }
  },
  take(g, _seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    hurt(g, secondOf(action) as CardId, amountOf(g, unit, INDEX.longRangeFire));
    settle(g);
  },
};
