/** WAR-26.35, WAR-26.36, WAR-26.37: Command Unit; effect, targets, tap and turn are printed (WAR-R70). */
import { cardOf, secondOf } from '../../../../kernel/verbs.ts';
import { KEY } from '../../prints.ts';
import { type CardId, type G, mark, MARK, marked, type Seat, zone } from '../../state.ts';
import { act } from '../../verbs.ts';
import { isTapped, tap } from '../05-tapping.ts';
import { matches, printWith } from '../06-kinds.ts';
import { putEffect, TERM } from '../09-effects.ts';
import type { Command } from '../../cards/columns.ts';
import { type KeywordRule, windows } from './keyword.ts';

const printed = (g: G, unit: CardId): Command | undefined => g.s.cards.command[printWith(g, unit, KEY.command)];

function stopsCommand(g: G, unit: CardId, other: CardId, order: Command, seat: Seat): string {
  if (order.both === 0 && seat !== g.s.active.value) return 'WAR-26.35';
  if (order.tap === 1 && isTapped(g, unit)) return 'WAR-5.2';
  if (other === unit) return 'WAR-26.37';
  return marked(g, other, MARK.commanded) ? 'WAR-26.36' : '';
}
export const command: KeywordRule = {
  bearer: KEY.command,
  own: windows('WAVE_START'),
  enemy: windows('WAVE_START'),
  verbs: [act.command.id],
  offer(g, unit, seat, _window, out) {
    const order = printed(g, unit);
    if (order === undefined) return;
    for (let place = 0; place < 2; place++) {
      const line = place === 0 ? zone.first(seat) : zone.second(seat);
      for (let i = 0; i < g.table.size(line); i++) {
        const other = g.table.card(line, i);
        if (!matches(g, order.to, other, seat, 0 as CardId)) continue;
        const why = stopsCommand(g, unit, other, order, seat);
        out.test(act.command(unit, other), why === '', why);
      }
    }
  },
  take(g, seat, action) {
    const unit = cardOf(action);
    const other = secondOf(action) as CardId;
    const order = printed(g, unit)!;
    if (order.tap === 1) tap(g, unit);
    mark(g, other, MARK.commanded);
    putEffect(g, 0, other, order.attack, order.defence, TERM.wave, seat, 0 as CardId);
  },
};
