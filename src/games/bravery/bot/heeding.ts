import type { ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import type { Bravery } from '../state.ts';
import { act } from '../verbs.ts';

const AGREE = act.agree();
const LEAVE = act.leave();
const PROPOSALS = new Set([act.cancel, act.target, act.undermine, act.attack].map(({ id }) => id));

/** The kinds of cards in this plan of which one was taken out of the battle, one bit each: whoever did it wants none like it. */
export function heldBack(s: Bravery, place: ZoneId): number {
  const t = s.table;
  let kinds = 0;
  for (let i = t.size(place) - 1; i >= 0; i--) {
    const card = t.card(place, i);
    if (s.withheld.get(card) !== 0) kinds |= 1 << t.printed(card);
  }
  return kinds;
}

/**
 * Leaves what goes against nothing that was said: a card that was taken out of a battle stays out, what is proposed is not
 * exchanged for something else, and after a proposal was turned down there is no other.
 */
export function heed(s: Bravery, options: Options): void {
  const settled = s.turnedDown.value !== 0 || options.has(LEAVE);
  const agreed = options.has(AGREE);
  let kept = 0;
  for (let i = 0; i < options.size; i++) {
    const action = options.at(i);
    const verb = verbOf(action);
    // A target for an attack of the enemy cannot be given up: once there is one, it can be agreed to.
    const presses = PROPOSALS.has(verb)
      ? settled || (verb === act.target.id && agreed)
      : verb === act.commit.id && (heldBack(s, secondOf(action) as ZoneId) & (1 << defOf(action))) !== 0;
    if (!presses) options.put(kept++, action);
  }
  if (kept > 0) options.size = kept;
}
