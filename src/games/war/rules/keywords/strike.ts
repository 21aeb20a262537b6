/** WAR-26.21, WAR-26.22, WAR-26.23, WAR-26.24, WAR-26.25, WAR-26.26: Strike. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { type CardId, type G, mark, MARK } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isAt, PLACE, placeBit, ZONES } from '../03-zones.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, INDEX, isAircraft, isLand, matches, printWith } from '../06-kinds.ts';
import { hurt, settle } from '../08-parameters.ts';
import { type KeywordRule, WAVE_WINDOWS } from './keyword.ts';

/** WAR-26.25; WAR-R51: an aircraft struck on the ground by a land unit has defence 0. */
export function dealStrike(g: G, unit: CardId, target: CardId, n: number): void {
  if (isAircraft(g, target) && isLand(g, unit)) mark(g, target, MARK.grounded);
  hurt(g, target, n);
  settle(g);
}
export const strike: KeywordRule = {
  bearer: KEY.strike,
  own: WAVE_WINDOWS,
  enemy: 0,
  verbs: [act.strike.id],
  offer(g, unit, seat, _window, out) {
    const at = g.s.cards.strikeAt[printWith(g, unit, KEY.strike)];
    if (at === undefined) return;
    for (const id of ZONES) {
      // Stryker disable next-line ConditionalExpression: each card is asked where it lies: this only saves the zone
      if ((at.where & placeBit(id)) === 0) continue;
      for (let i = 0; i < g.table.size(id); i++) {
        const target = g.table.card(id, i);
        if (!matches(g, at, target, seat, unit)) continue;
        const why = isAt(g, target, PLACE.carrier) ? 'WAR-25.15' : isTapped(g, unit) ? 'WAR-26.22' : '';
        out.test(act.strike(unit, target), why === '', why);
      }
    }
  },
  take(g, _seat, action) {
    const unit = cardOf(action);
    const n = amountOf(g, unit, INDEX.strike);
    tap(g, unit);
    dealStrike(g, unit, secondOf(action) as CardId, n);
  },
};
