import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import {
  baseOf,
  DYNASTY,
  type Liberation,
  plays,
  RESISTANCE,
  seatOfRole,
  zone,
} from '../../../games/liberation/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { CardThing, drawnThing, Mark } from '../../table/thing.tsx';
import { cardsIn, type TableView, zoneKey } from '../../table/view.ts';
import { letterIn, ROMAN } from './look.ts';
import { baseCandidates } from './odds.ts';
import { WORDS } from './words.ts';

type View = TableView<Liberation>;

/** How many places are left for the base, or which it is. */
function baseWords(view: View): string {
  const { strip } = WORDS[view.language];
  const open = baseCandidates(view);
  return open.length === 1 ? strip.baseAt(letterIn(open[0]!, view.language)) : strip.base(open.length);
}
/** On a phone: everything around the galaxy in one line, each figure with what it counts. Of the own base the hand says more. */
export function Strip({ view }: { view: View }) {
  const w = WORDS[view.language];
  const them = (1 - view.seat) as Seat;
  const base = baseOf(view.s);
  const { table } = view.s;
  const [deck, said] = drawnThing(view, [zoneKey(zone.deck)], `${w.deck}: ${table.size(zone.deck)}`);
  const hers = view.viewer === seatOfRole(view.s, RESISTANCE);
  return (
    <div class="lib-strip" data-mark-spares="">
      <span class="stat" data-zone-at={zone.hand(them)}>
        <b>{table.size(zone.hand(them))}</b>
        <small>{w.strip.hand}</small>
      </span>
      {cardsIn(view.s, base).map((card) => (
        <span key={card} class="stat" data-zone-at={base}>
          <CardThing view={view} card={card} detail="mini" width={24} keys={[zoneKey(base)]} alone />
          {!hers && <small class="of-places">{baseWords(view)}</small>}
        </span>
      ))}
      {plays(view.s, them, DYNASTY) && (
        <span class="stat" data-zone-at={zone.captured}>
          <b>{table.size(zone.captured)}</b>
          <small>{w.strip.captured}</small>
        </span>
      )}
      <span class="stat">
        <b>
          {ROMAN[view.s.circle.value]}
          <small>/{ROMAN[LAST_CIRCLE]}</small>
        </b>
        <small>{w.strip.circle}</small>
      </span>
      <span {...deck} class="stat stat-deck" data-zone-at={zone.deck}>
        {said}
        <span class="drawn" aria-hidden="true">
          <Icon name="stack" />
          <b>{table.size(zone.deck)}</b>
          <small>{w.deck}</small>
          <Mark state={deck['data-state']} />
        </span>
      </span>
      <span class="stat" data-zone-at={zone.discard}>
        <b>{table.size(zone.discard)}</b>
        <small>{w.strip.discard}</small>
      </span>
    </div>
  );
}
