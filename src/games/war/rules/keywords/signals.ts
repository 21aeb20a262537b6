/** WAR-26.82, WAR-26.83, WAR-26.84: Signals. */
import { cardOf } from '../../../../kernel/verbs.ts';
import { WINDOWS } from '../../cards/vocabulary.ts';
import { KEY } from '../../prints.ts';
import { zone } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, INDEX, printWith } from '../06-kinds.ts';
import { lookAndReorder } from '../13-tactical.ts';
import { type KeywordRule, windows } from './keyword.ts';

export const signals: KeywordRule = {
  bearer: KEY.signals,
  own: windows(...WINDOWS),
  enemy: 0,
  verbs: [act.signal.id],
  offer(g, unit, seat, window, out) {
    const use = g.s.cards.signals[printWith(g, unit, KEY.signals)];
    if (use === undefined) return;
    if ((use.own & (1 << window)) === 0) return out.refuse(act.signal(unit), 'WAR-26.82');
    if (g.table.size(zone.deck(seat)) > 0) out.test(act.signal(unit), !isTapped(g, unit), 'WAR-26.83');
  },
  take(g, seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    lookAndReorder(g, seat, amountOf(g, unit, INDEX.signals));
  },
};
