import type { Measures, Usage } from '../../kernel/game.ts';
import type { Action, DefId } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { defOf, verbOf } from '../../kernel/verbs.ts';
import { FIRST_ENEMY, FIRST_PLAYER, KEYS, LANDS } from './cards/set.ts';
import { relieves } from './cards/columns.ts';
import { bitsOf, needsLeft } from './evaluation.ts';
import { type Bravery, zone } from './state.ts';
import { act } from './verbs.ts';

/** What a simulation wants to know of a finished game. */
export function measures(state: State): Measures {
  const s = state as Bravery;
  const occupied = bitsOf(s.occupied.value);
  const needs = needsLeft(s);
  const won = s.table.score[0]! > 0;
  return {
    won,
    'lost: territories alone': !won && occupied > 0 && needs === 0,
    'lost: needs alone': !won && occupied === 0,
    'lost: both': !won && occupied > 0 && needs > 0,
    'lost: no free territory (BRV-R22)': occupied === LANDS,
    weeks: s.round.value,
    'territories free': LANDS - occupied,
    'needs left': needs,
    'enemy cards left': s.table.size(zone.enemyDeck),
  };
}

const VOLUNTEERS = relieves.findIndex((value) => value !== 0) as DefId;
/** A card counts as played when it is laid into a plan. */
export const usage: Usage = {
  prints: Array.from({ length: FIRST_ENEMY - FIRST_PLAYER }, (_, i) => (FIRST_PLAYER + i) as DefId),
  name: (def) => KEYS[def] ?? '',
  plays(_s: State, action: Action): DefId {
    const verb = verbOf(action);
    return verb === act.plan.id ? defOf(action) : verb === act.volunteer.id ? VOLUNTEERS : (0 as DefId);
  },
};
