import { type Liberation, REASON } from '../../../games/liberation/state.ts';
import type { TableView } from '../../table/view.ts';

/** The rule by which a game ends. */
const RULE: Readonly<Record<number, string>> = {
  [REASON.baseAttacked]: 'LIB-10.1',
  [REASON.thirdCircle]: 'LIB-10.2',
  [REASON.stalled]: 'LIB-R34',
};
/** Who has won and by what, and where the base was. */
export const reason = ({
  s,
  text,
}: TableView<Liberation>): { readonly says: readonly string[]; readonly rule: string } => ({
  says: text.outcome(s),
  rule: RULE[s.reason.value] ?? 'LIB-10.1',
});
