/** WAR-26.27: Deck Strike. */
import { cardOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { opponentOf } from '../../state.ts';
import { act } from '../../verbs.ts';
import { mill } from '../03-zones.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, INDEX } from '../06-kinds.ts';
import { type KeywordRule, WAVE_WINDOWS } from './keyword.ts';

export const deckStrike: KeywordRule = {
  bearer: KEY.deckStrike,
  own: WAVE_WINDOWS,
  enemy: 0,
  verbs: [act.deckStrike.id],
  offer(g, unit, _seat, _window, out) {
    out.test(act.deckStrike(unit), !isTapped(g, unit), 'WAR-26.22');
  },
  take(g, seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    mill(g, opponentOf(seat), amountOf(g, unit, INDEX.deckStrike));
  },
};
