import type { Action, DefId, Seat } from '../../kernel/ids.ts';
import { cardOf, defOf, numberOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import { DEFS } from './cards/columns.ts';
import { type Afu, COLUMNS, defenceAt, supportAt } from './state.ts';
import { act } from './verbs.ts';

const PLACES = ['', 'hand', 'discard', 'deck'] as const;
export const keyOf = (def: DefId): string => DEFS[def]?.key ?? `#${def}`;

/** The short English form of an action: `defend tankBattalion 1`, `bid 4`, `buy internationalAid`. */
export function notation(s: Afu, seat: Seat, action: Action): string {
  switch (verbOf(action)) {
    case act.pass.id:
      return 'pass';
    case act.done.id:
      return 'done';
    case act.amount.id:
      return `bid ${numberOf(action)}`;
    case act.defend.id:
      return `defend ${keyOf(defOf(action))} ${secondOf(action)}`;
    case act.support.id:
      return `support ${keyOf(defOf(action))} ${secondOf(action)}`;
    case act.takeBack.id: {
      const card = cardOf(action);
      let column = 0;
      while (
        column < COLUMNS &&
        s.table.at[card] !== defenceAt(seat, column) &&
        s.table.at[card] !== supportAt(seat, column)
      )
        column++;
      return `take back ${keyOf(s.table.printed(card))} ${column + 1}`;
    }
    case act.bonus.id:
      return secondOf(action) === 0
        ? `bonus ${keyOf(defOf(action))}`
        : `bonus ${keyOf(defOf(action))} from ${PLACES[secondOf(action)]}`;
    case act.swap.id:
      return `swap ${keyOf(defOf(action))} for ${keyOf(secondOf(action) as DefId)}`;
    case act.putBack.id:
      return `put back ${keyOf(defOf(action))}`;
    case act.calm.id:
      return `calm ${PLACES[numberOf(action)]}`;
    default:
      return `${act.list[verbOf(action)]?.verb} ${keyOf(defOf(action))}`;
  }
}
