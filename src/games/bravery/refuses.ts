import type { Action, Seat } from '../../kernel/ids.ts';
import { verbOf } from '../../kernel/verbs.ts';
import type { Bravery } from './state.ts';
import { act } from './verbs.ts';

/** While plans are made, and at any other time. */
const PLANNING = new Map<number, readonly [then: string, otherwise: string]>([
  [act.plan.id, ['BRV-7.1', 'BRV-7.2']],
  [act.takeBack.id, ['BRV-R13', 'BRV-7.2']],
  [act.volunteer.id, ['BRV-17.13', 'BRV-7.2']],
  [act.dismiss.id, ['BRV-17.13', 'BRV-7.2']],
  [act.shift.id, ['BRV-14.4', 'BRV-7.2']],
  [act.confirm.id, ['BRV-R13', 'BRV-R13']],
  [act.reopen.id, ['BRV-R13', 'BRV-R13']],
  [act.give.id, ['BRV-R11', 'BRV-4.4']],
  [act.ask.id, ['BRV-R11', 'BRV-4.4']],
  [act.accept.id, ['BRV-R11', 'BRV-4.4']],
  [act.decline.id, ['BRV-R11', 'BRV-4.4']],
]);
const RULES = new Map<number, string>([
  [act.cancel.id, 'BRV-17.15'],
  [act.target.id, 'BRV-8.6'],
  [act.undermine.id, 'BRV-10.5'],
  [act.attack.id, 'BRV-10.6'],
  [act.leave.id, 'BRV-R24'],
  [act.commit.id, 'BRV-7.2'],
  [act.withdraw.id, 'BRV-R20'],
  [act.agree.id, 'BRV-R24'],
  [act.decide.id, 'BRV-R24'],
  [act.putBack.id, 'BRV-17.10'],
  [act.recover.id, 'BRV-17.11'],
]);

/** The rule that says when an act is done, for whoever tries it elsewhere. */
export function refuses(s: Bravery, seat: Seat, action: Action): string | undefined {
  const { confirmed, table } = s;
  const planning = Array.from({ length: table.plan.seats }, (_, other) => confirmed.get(other as Seat)).includes(0);
  // What lies in the own plan is on offer or refused there: this lies in the hand, or with somebody else.
  if (verbOf(action) === act.takeBack.id && confirmed.get(seat) === 0) return 'BRV-7.1';
  return PLANNING.get(verbOf(action))?.[planning ? 0 : 1] ?? RULES.get(verbOf(action));
}
