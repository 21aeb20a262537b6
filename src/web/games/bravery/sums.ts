import { addsDays, days, willCost, willGain, willLoss } from '../../../games/bravery/cards/columns.ts';
import { WEEK } from '../../../games/bravery/rules/07-week.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import type { CardId, ZoneId } from '../../../kernel/ids.ts';
import { cardsIn } from '../../table/view.ts';

/** What a plan comes to: days of the week, days used, and Will. */
export function sums(s: Bravery, zone: ZoneId): { length: number; used: number; will: number } {
  let [length, used, will] = [WEEK, 0, 0];
  for (const card of cardsIn(s, zone)) {
    const def = s.table.printed(card);
    length += addsDays[def] ?? 0;
    used += daysOf(s, card);
    will += (willGain[def] ?? 0) - (willCost[def] ?? 0) - (willLoss[def] ?? 0);
  }
  return { length, used, will };
}
export const daysOf = (s: Bravery, card: CardId): number =>
  s.relieved.get(card) === 1 ? 0 : (days[s.table.printed(card)] ?? 0);
