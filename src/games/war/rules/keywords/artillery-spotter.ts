/** WAR-26.62, WAR-26.63, WAR-26.64: Artillery Spotter: howitzers and mortars strike what it sees. */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY, KIND } from '../../prints.ts';
import { type CardId, type G, opponentOf, type Seat, zone, type ZoneId } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { amountOf, has, INDEX, isKind, isLand } from '../06-kinds.ts';
import { type KeywordRule, WAVE_WINDOWS } from './keyword.ts';
import { dealStrike } from './strike.ts';

/** WAR-R76: anywhere on the table, reserve included. */
function hasSpotter(g: G, seat: Seat): boolean {
  return spotterIn(g, zone.first(seat)) || spotterIn(g, zone.second(seat)) || spotterIn(g, zone.reserve(seat));
}
function spotterIn(g: G, id: ZoneId): boolean {
  for (let i = 0; i < g.table.size(id); i++) if (has(g, g.table.card(id, i), KEY.artillerySpotter)) return true;
  return false;
}
/** The rule that keeps the gun from striking for a spotter, or ''. */
function stopsSpotted(g: G, unit: CardId, seat: Seat): string {
  const fits = isKind(g, unit, KIND.howitzer) || isKind(g, unit, KIND.mortar);
  if (!fits || !hasSpotter(g, seat)) return 'WAR-26.62';
  return isTapped(g, unit) ? 'WAR-26.64' : '';
}
export const artillerySpotter: KeywordRule = {
  bearer: KEY.artillerySupport,
  own: WAVE_WINDOWS,
  enemy: 0,
  verbs: [act.spotted.id],
  offer(g, unit, seat, _window, out) {
    const why = stopsSpotted(g, unit, seat);
    const line = zone.first(opponentOf(seat));
    for (let i = 0; i < g.table.size(line); i++) {
      const target = g.table.card(line, i);
      out.test(act.spotted(unit, target), why === '' && isLand(g, target), why !== '' ? why : 'WAR-25.9');
    }
  },
  take(g, _seat, action) {
    const unit = cardOf(action);
    tap(g, unit);
    dealStrike(g, unit, secondOf(action) as CardId, amountOf(g, unit, INDEX.artillerySupport));
  },
};
