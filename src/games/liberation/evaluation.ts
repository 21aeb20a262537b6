import type { Seat } from '../../kernel/ids.ts';
import { reach } from './galaxy.ts';
import { base, bit, capturedMask, DYNASTY, type Liberation, RESISTANCE, zone } from './state.ts';

/** How good the position looks, from 0 to 1, to somebody who sees all the cards. */
export function evaluate(s: Liberation, seat: Seat): number {
  const { table } = s;
  if (table.over) return table.score[seat]! > 0 ? 1 : 0;
  const dynasty = 1 / (1 + Math.exp(-lead(s)));
  return seat === DYNASTY ? dynasty : 1 - dynasty;
}
function lead(s: Liberation): number {
  const { table } = s;
  const captured = table.size(zone.captured);
  let ready = 0;
  for (let i = 0; i < captured; i++) if (s.exerted.get(table.card(zone.captured, i)) === 0) ready++;
  const clock = table.size(zone.deck) + (3 - s.circle.value) * 7;
  const hidden = table.size(base) === 0 ? 0 : bit(table.printed(table.top(base)));
  const near = (reach(s.galaxy.value, capturedMask(table), 1) & hidden) !== 0 ? 1 : 0;
  const cards = table.size(zone.hand(DYNASTY)) - table.size(zone.hand(RESISTANCE));
  return 0.35 * captured + 0.2 * ready + 0.1 * cards + 0.6 * near + 0.1 * (clock - 12);
}
