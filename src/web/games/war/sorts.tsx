import { sidesOf } from '../../../games/war/cards/columns.ts';
import { BLOCKS } from '../../../games/war/cards/releases.ts';
import type { CardRow } from '../../../games/war/cards/schema.ts';
import { base } from '../../../games/war/cards/set.ts';
import { isBasic } from '../../../games/war/decks/legality.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { language } from '../../shell/settings.ts';
import type { Sorts } from '../parts/sorts.ts';
import { groupOf, nameOfGroup, PICTURES } from './card/groups.ts';
import { Gem } from './card/imprint.tsx';
import { collection } from './packs/kept.ts';

const rowOf = (def: DefId): CardRow => base.rows[def - 1]!;

/** As the deck builder sorts them: some forty kinds of units are too many to choose from. */
export const sorts: Sorts = {
  of: (def) => nameOfGroup(groupOf(rowOf(def))),
  sides: (def) => sidesOf(rowOf(def)).map((side) => labelsIn(language.value).sides[side]),
  picture: (def) => PICTURES[groupOf(rowOf(def))],
  Rarity: ({ def }) => <Gem rarity={rowOf(def).rarity} />,
  imprint: (def) => {
    const { rarity, number, block } = rowOf(def);
    const named = BLOCKS[block]?.[language.value] ?? block;
    return `${labelsIn(language.value).rarities[rarity]} · № ${number} · ${named}`;
  },
  owned: (def) => (isBasic(rowOf(def)) ? undefined : (collection.value.get(rowOf(def).id)?.copies ?? 0)),
};
