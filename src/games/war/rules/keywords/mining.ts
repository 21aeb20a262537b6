/** WAR-26.49 to 26.51: Mining. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { type CardId, mark, MARK, marked, zone } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { isShip } from '../06-kinds.ts';
import { type KeywordRule, mayAct, windows } from './keyword.ts';

export const mining: KeywordRule = {
  bearer: KEY.mining,
  own: 0,
  enemy: windows('BUILD_START', 'BUILD', 'BUILD_END'),
  verbs: [act.mine.id],
  offer(g, unit, seat, _window, out) {
    if (!mayAct(g, unit)) return;
    for (let place = 0; place < 2; place++) {
      const line = place === 0 ? zone.first(seat) : zone.second(seat);
      for (let i = 0; i < g.table.size(line); i++) {
        const other = g.table.card(line, i);
        if (marked(g, other, MARK.mined) || isShip(g, other)) continue;
        out.test(act.mine(unit, other), !isTapped(g, unit), 'WAR-5.2');
      }
    }
  },
  take(g, _seat, action) {
    tap(g, cardOf(action));
    mark(g, secondOf(action) as CardId, MARK.mined);
  },
};
