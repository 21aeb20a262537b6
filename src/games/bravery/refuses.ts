import type { Action, Seat } from '../../kernel/ids.ts';
import { defOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import { type Bravery, planAt, plansOf } from './state.ts';
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
  [act.commit.id, 'BRV-9.1'],
  [act.withdraw.id, 'BRV-R20'],
  [act.agree.id, 'BRV-R24'],
  [act.decide.id, 'BRV-R24'],
  [act.putBack.id, 'BRV-17.10'],
  [act.recover.id, 'BRV-10.9'],
]);

/** Plans are made until all are confirmed, and every offer and request is answered (BRV-R13): no other time has any. */
const isPlanning = ({ confirmed, offers, asks, table }: Bravery): boolean =>
  Array.from({ length: table.plan.seats }, (_, seat) => seat as Seat).some(
    (seat) =>
      confirmed.get(seat) === 0 || [...offers[seat]!.cells, ...asks[seat]!.cells].some((prints) => prints !== 0),
  );

/** Does the card that this action names lie in the plan that it names? */
function isPlanned({ table }: Bravery, action: Action): boolean {
  const plans = Array.from({ length: plansOf(table) }, (_, i) => planAt(table, i));
  return plans.some((plan) => plan === secondOf(action) && table.copiesIn(plan, defOf(action)) > 0);
}

/** The rule that says when an act is done, for whoever tries it elsewhere. */
export function refuses(s: Bravery, seat: Seat, action: Action, asked: string | undefined): string | undefined {
  const { confirmed } = s;
  const planning = isPlanning(s);
  // What lies in the own plan is on offer or refused there: this lies in the hand, or with somebody else.
  if (verbOf(action) === act.takeBack.id && confirmed.get(seat) === 0) return 'BRV-7.1';
  if (verbOf(action) === act.commit.id && !planning && !isPlanned(s, action)) return 'BRV-7.2';
  if (verbOf(action) === act.recover.id && asked !== undefined) return 'BRV-17.11';
  return PLANNING.get(verbOf(action))?.[planning ? 0 : 1] ?? RULES.get(verbOf(action));
}
