import { ALL_LANDS } from '../../../games/bravery/cards/columns.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import type { TableView } from '../../table/view.ts';

/** BRV-12: all territories are free and no need is left, or what was in the way. */
export function reason({ s, text }: TableView<Bravery>): { readonly says: readonly string[]; readonly rule: string } {
  const won = s.table.score[0]! > 0;
  const { value: occupied } = s.occupied;
  const lostBy = occupied === ALL_LANDS ? 'BRV-R22' : occupied !== 0 ? 'BRV-12.3' : 'BRV-12.4';
  return { says: text.outcome(s), rule: won ? 'BRV-12.2' : lostBy };
}
