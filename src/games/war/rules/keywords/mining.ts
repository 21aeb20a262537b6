/** WAR-26.49, WAR-26.50, WAR-26.51: Mining. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { type CardId, type G, mark, MARK, marked, zone } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { isShip } from '../06-kinds.ts';
import { type KeywordRule, windows } from './keyword.ts';

/** The rule that keeps the unit from mining the other, or ''. */
function stopsMining(g: G, unit: CardId, other: CardId): string {
  if (isShip(g, other)) return 'WAR-25.9';
  if (isTapped(g, unit)) return 'WAR-5.2';
  return marked(g, other, MARK.mined) ? 'WAR-27.5' : '';
}
/** WAR-R73: in the phase itself, not at its start or end, so that its owner is asked once. */
export const mining: KeywordRule = {
  bearer: KEY.mining,
  own: 0,
  enemy: windows('BUILD'),
  verbs: [act.mine.id],
  offer(g, unit, seat, _window, out) {
    for (let place = 0; place < 2; place++) {
      const line = place === 0 ? zone.first(seat) : zone.second(seat);
      for (let i = 0; i < g.table.size(line); i++) {
        const other = g.table.card(line, i);
        const why = stopsMining(g, unit, other);
        out.test(act.mine(unit, other), why === '', why);
      }
    }
  },
  take(g, _seat, action) {
    tap(g, cardOf(action));
    mark(g, secondOf(action) as CardId, MARK.mined);
  },
};
