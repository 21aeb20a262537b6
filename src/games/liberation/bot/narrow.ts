import type { Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, defOf, verbOf } from '../../../kernel/verbs.ts';
import { missionOf } from '../cards/columns.ts';
import { asideMission, borrowsIdly, comesToNothing } from '../rules/18-idle.ts';
import { bit, DYNASTY, handOf, type Liberation, RESISTANCE, roleOf } from '../state.ts';
import { act } from '../verbs.ts';

const [PERFORM, OPERATE, BORROW, SABOTAGE] = [act.perform.id, act.operate.id, act.borrow.id, act.sabotage.id];

/**
 * Leaves out what is paid for and changes nothing (LIB-R18), and sabotage that cannot hit: a place whose card the seat knows
 * to lie elsewhere, or any while the Dynasty holds none. It would only tell something of hand and base (LIB-11.5).
 */
export function narrow(s: Liberation, seat: Seat, options: Options): void {
  let kept = 0;
  let elsewhere = -1;
  for (let i = 0; i < options.size; i++) {
    const action = options.at(i);
    const verb = verbOf(action);
    if (verb === SABOTAGE) {
      if (elsewhere < 0) elsewhere = missed(s, seat);
      if ((elsewhere & bit(defOf(action))) !== 0) continue;
    } else if (verb === PERFORM) {
      if (comesToNothing(s, seat, missionOf(roleOf(s, seat), defOf(action)), true)) continue;
    } else if (verb === OPERATE) {
      if (comesToNothing(s, seat, missionOf(DYNASTY, s.table.printed(cardOf(action))), false)) continue;
    } else if (verb === BORROW) {
      if (borrowsIdly(s, asideMission(s), cardOf(action), s.table.size(handOf(s, RESISTANCE)))) continue;
    }
    options.put(kept++, action);
  }
  if (kept > 0) options.size = kept;
}
const EVERYWHERE = 0x7fffffff;
/** The locations whose cards are certainly not in the Dynasty's hand, for all that the seat sees. */
function missed(s: Liberation, seat: Seat): number {
  const { table } = s;
  const hand = handOf(s, DYNASTY);
  if (table.size(hand) === 0) return EVERYWHERE;
  let found = 0;
  for (let card = 1; card <= table.cards; card++) {
    if ((table.knownBy[card]! & (1 << seat)) !== 0 && table.at[card] !== hand) found |= 1 << table.def[card]!;
  }
  return found;
}
