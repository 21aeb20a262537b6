import type { CardRow } from '../../../../games/war/cards/schema.ts';
import { base } from '../../../../games/war/cards/set.ts';
import type { Side } from '../../../../games/war/cards/vocabulary.ts';
import type { Deck } from '../../../../games/war/decks/deck.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { language } from '../../../shell/settings.ts';
import { Scene } from '../../../table/scene.tsx';
import { FanCard } from '../../parts/fan.tsx';
import { lookOfRow, SEAT_LOOK } from '../card/look.ts';
import { shortIn } from '../card/short.ts';
import { facesOf } from './measure.ts';
import '../card/faces.ts';
import './cover.css';

/** Three cards that stand for a deck. */
export const Cover = ({ deck }: { deck: Pick<Deck, 'cards'> }) => (
  <>
    {facesOf(deck).map((row) => (
      <SmallCard key={row.id} row={row} />
    ))}
  </>
);
export const SideMark = ({ side }: { side: Side }) => (
  <i class={`pick-side of-${side}`} aria-hidden="true">
    <Icon name={SEAT_LOOK[side].icon} />
  </i>
);
function SmallCard({ row }: { row: CardRow }) {
  const { icon, class: kind, flies } = lookOfRow(row);
  const def = base.def(row.id);
  return (
    <FanCard kind={`war ${kind}`}>
      <div class="top">
        <div class="card-title">{shortIn(def, language.value)}</div>
      </div>
      <div class="art">
        <Scene icon={icon} flies={flies} />
      </div>
      <div class="card-foot">
        <span class="strengths">
          {base.attack[def]}
          <s>/</s>
          {base.defence[def]}
        </span>
      </div>
    </FanCard>
  );
}
