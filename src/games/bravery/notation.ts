import type { Action, Seat } from '../../kernel/ids.ts';
import { defOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import { KEYS } from './cards/set.ts';
import { type Bravery, MOST_SEATS, zone } from './state.ts';
import { act } from './verbs.ts';

export const SEAT_NAMES: readonly string[] = Array.from({ length: MOST_SEATS }, (_, seat) => `player${seat + 1}`);

/** Whose plan a zone is: `player2`; in solo the first or the second. */
function planName(s: Bravery, place: number): string {
  if (place === zone.second) return 'plan 2';
  return s.table.plan.seats === 1 ? 'plan 1' : SEAT_NAMES[place - zone.plan(0 as Seat)]!;
}

/** The short English form of an action. */
export function notation(s: Bravery, _seat: Seat, action: Action): string {
  const key = KEYS[defOf(action)] ?? '';
  const second = secondOf(action);
  const other = SEAT_NAMES[second] ?? '';
  const solo = s.table.plan.seats === 1;
  const own = (text: string): string => (solo ? `${text} ${planName(s, second)}` : '');
  switch (verbOf(action)) {
    case act.plan.id:
      return `plan ${key}${own(' in')}`;
    case act.takeBack.id:
      return `take back ${key}${own(' from')}`;
    case act.volunteer.id:
      return `volunteers on ${key}${own(' of')}`;
    case act.dismiss.id:
      return `dismiss volunteers from ${key}${own(' of')}`;
    case act.shift.id:
      return `shift ${key} to ${planName(s, second)}`;
    case act.give.id:
      return `give ${key} to ${other}`;
    case act.ask.id:
      return `ask ${other} for ${key}`;
    case act.accept.id:
      return `accept ${key} from ${other}`;
    case act.decline.id:
      return `decline ${key} of ${other}`;
    case act.commit.id:
      return `commit ${key} of ${planName(s, second)}`;
    case act.withdraw.id:
      return `withdraw ${key} of ${planName(s, second)}`;
    case act.putBack.id:
      return `put back ${key}`;
    case act.pass.id:
      return 'take nothing';
    default:
      return `${act.list[verbOf(action)]!.verb} ${key}`.trim();
  }
}
