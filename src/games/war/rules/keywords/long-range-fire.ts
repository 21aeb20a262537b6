/** WAR-26.38, WAR-26.39, WAR-26.40, WAR-26.41, WAR-26.42, WAR-26.43, WAR-26.44, WAR-26.45: Long-range Fire. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { attacker, type CardId, type G } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isAt, PLACE } from '../03-zones.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, INDEX, isLand } from '../06-kinds.ts';
import { hurt } from '../08-parameters.ts';
import { attacksNow, inRow, rowLength } from '../09-modifiers.ts';
import { inClash } from '../18-clashes.ts';
import { type KeywordRule, windows } from './keyword.ts';

/** The rule that keeps the unit from firing at this attacker, or ''. */
function stopsFire(g: G, unit: CardId, target: CardId, attacked: boolean): string {
  if (!isAt(g, unit, PLACE.first)) return 'WAR-26.39';
  if (!isLand(g, target)) return 'WAR-R71';
  if (attacked && g.s.clash.get(target) !== unit) return 'WAR-26.42';
  return isTapped(g, unit) ? 'WAR-26.43' : '';
}
export const longRangeFire: KeywordRule = {
  bearer: KEY.longRangeFire,
  own: 0,
  enemy: windows('BEFORE_BLOCK'),
  verbs: [act.fire.id],
  offer(g, unit, _seat, _window, out) {
    const enemy = attacker(g);
    const attacked = inClash(g, enemy, unit);
    for (let slot = 0, length = rowLength(g, enemy); slot < length; slot++) {
      const target = inRow(g, enemy, slot);
      if (!attacksNow(g, target)) continue;
      const why = stopsFire(g, unit, target, attacked);
      out.test(act.fire(unit, target), why === '', why);
    }
  },
  take(g, _seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    hurt(g, secondOf(action) as CardId, amountOf(g, unit, INDEX.longRangeFire));
  },
};
