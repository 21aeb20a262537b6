import type { Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { verbOf } from '../../../kernel/verbs.ts';
import type { Bravery } from '../state.ts';
import { act } from '../verbs.ts';

/**
 * Verbs that take back what has been done, or ask for what the others see as well: whoever weighs one choice after the
 * other would go round in circles. BRV-R24: and a bot that is host does not decide for the others. Cards that go with an
 * attack may be withdrawn: which of them should go is what puzzles ask.
 */
const SECOND_THOUGHTS = new Set(
  [act.takeBack, act.dismiss, act.shift, act.reopen, act.ask, act.decide].map(({ id }) => id),
);

export function narrow(_s: Bravery, _seat: Seat, options: Options): void {
  let kept = 0;
  for (let i = 0; i < options.size; i++)
    if (!SECOND_THOUGHTS.has(verbOf(options.at(i)))) options.put(kept++, options.at(i));
  if (kept > 0) options.size = kept;
}
