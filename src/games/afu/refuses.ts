import type { Action, Seat } from '../../kernel/ids.ts';
import { verbOf } from '../../kernel/verbs.ts';
import { type Afu, PROGRESS, solo } from './state.ts';
import { act } from './verbs.ts';

/** Cards are placed after the auction and before recruitment. */
function placing(s: Afu, rule: string): string {
  if (s.auction.value === 1) return 'AFU-19.16';
  return s.progress.value === PROGRESS.fought ? 'AFU-4.2' : rule;
}
const RULES = new Map<number, string>([
  [act.keep.id, 'AFU-3.5'],
  [act.takeBack.id, 'AFU-R70'],
  [act.bonus.id, 'AFU-10.1'],
  [act.decline.id, 'AFU-10.1'],
  [act.swap.id, 'AFU-12.8'],
  [act.drop.id, 'AFU-12.7'],
  [act.putBack.id, 'AFU-12.7'],
  [act.discard.id, 'AFU-18.10'],
  [act.cycle.id, 'AFU-18.1'],
  [act.fetch.id, 'AFU-18.9'],
  [act.buy.id, 'AFU-13.4'],
  [act.calm.id, 'AFU-13.12'],
]);

/** The rule that says when, where and with what an act is done, for whoever tries it elsewhere. */
export function refuses(s: Afu, _seat: Seat, action: Action): string | undefined {
  switch (verbOf(action)) {
    case act.defend.id:
      return placing(s, 'AFU-6.2');
    case act.support.id:
      return placing(s, 'AFU-6.3');
    case act.offer.id:
    case act.amount.id:
      return solo(s) ? 'AFU-24.2' : 'AFU-19.5';
    default:
      return RULES.get(verbOf(action));
  }
}
