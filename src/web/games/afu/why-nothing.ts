import { tests } from '../../../games/afu/cards/columns.ts';
import { type Entry, progress } from '../../../games/afu/rules/22-scoring.ts';
import type { Afu } from '../../../games/afu/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { TableView } from '../../table/view.ts';
import { WORDS } from './words.ts';

/** Why a seat has nothing for an achievement: both have met it (AFU-22.2), or how far the seat came; '' for all else. */
export function whyNothing(view: TableView<Afu>, seat: Seat, { why, def, met, otherMet, vp }: Entry): string {
  const w = WORDS[view.language];
  if (vp !== 0 || def === 0 || (why !== 'achievement' && why !== 'secret')) return '';
  if (met) return otherMet ? w.bothMet : '';
  const test = tests[def]!;
  if (test.counts === 'panic') return w.tooMuchPanic(view.s.panics.get(seat), test.most);
  const { have, need } = progress(view.s, seat, test);
  // The card says what it counts before how much of it.
  const [what = ''] = view.text.card(def).lines[0]!.split(':');
  return w.short(what, have, need);
}
