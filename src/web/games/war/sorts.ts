import { base } from '../../../games/war/cards/set.ts';
import type { Sorts } from '../sorts.ts';
import { groupOf, nameOfGroup } from './groups.ts';

/** As the deck builder sorts them: some forty kinds of units are too many to choose from. */
export const sorts: Sorts = { of: (def) => nameOfGroup(groupOf(base.rows[def - 1]!)) };
