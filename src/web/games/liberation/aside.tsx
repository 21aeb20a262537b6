import { type Liberation, oldBaseOf, zone } from '../../../games/liberation/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { CardThing } from '../../table/thing.tsx';
import { cardsIn, type TableView } from '../../table/view.ts';
import { WORDS } from './words.ts';

type View = TableView<Liberation>;
const other = (seat: Seat): Seat => (1 - seat) as Seat;

/**
 * What lies beside the game for a moment: won by an attack, looked at by a spy, the base that was taken up. On a phone it
 * lies with the hand, so that it covers no place.
 */
export function Aside({ view }: { view: View }) {
  const w = WORDS[view.language];
  const zones = [
    [zone.taken, w.won],
    [zone.spied(view.seat), w.seen],
    [zone.spied(other(view.seat)), w.seen],
    [zone.aside(view.seat), view.text.zone('aside')],
    [zone.aside(other(view.seat)), view.text.zone('aside')],
    [oldBaseOf(view.s), view.text.zone('oldBase')],
  ] as const;
  const full = zones.filter(([at]) => view.s.table.size(at) > 0);
  if (full.length === 0) return null;
  // The card of a mission is none of those that the mission could be about.
  const isMission = (at: number): boolean => at === zone.aside(view.seat) || at === zone.aside(other(view.seat));
  return (
    <div class="lib-aside">
      {full.map(([at, name]) => (
        <div key={at} class="zone">
          <div class="row" data-zone-at={at}>
            {cardsIn(view.s, at).map((card) => (
              <CardThing key={card} view={view} card={card} width={68} alone={isMission(at)} />
            ))}
          </div>
          <div class="zone-label">{name}</div>
        </div>
      ))}
    </div>
  );
}
