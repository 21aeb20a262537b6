import type { Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Bravery } from '../state.ts';
import { act } from '../verbs.ts';

const DECIDE = act.decide();

/** BRV-R24: a bot that is host does not decide for the others: it agrees like everybody else. */
export function narrow(_s: Bravery, _seat: Seat, options: Options): void {
  let kept = 0;
  for (let i = 0; i < options.size; i++) if (options.at(i) !== DECIDE) options.put(kept++, options.at(i));
  if (kept > 0) options.size = kept;
}
