import { words } from '../shell/text/index.ts';
import { CardThing } from './thing.tsx';
import { handIn, type TableView, zoneNamed } from './view.ts';
import type { ZoneId } from '../../kernel/ids.ts';

/** The zones of the viewer's hand. */
export const handZones = (view: TableView): readonly ZoneId[] =>
  view.layout.hand?.(view) ?? [zoneNamed(view.s, 'hand', view.seat)].filter((zone) => zone >= 0);

/** What lies before the viewer, in as much room as a phone has for it. */
export const InHand = ({ view }: { view: TableView }) =>
  view.layout.Front === undefined ? <Hand view={view} width={84} /> : <view.layout.Front view={view} />;

export function Hand({ view, width = 96 }: { view: TableView; width?: number }) {
  const zones = handZones(view);
  const cards = zones.flatMap((zone) => handIn(view.s, zone));
  return (
    <div class="hand" style={{ '--n': cards.length }} data-zone-at={zones.join(' ')}>
      {cards.map((card) => (
        <CardThing key={card} view={view} card={card} width={width} />
      ))}
      {cards.length === 0 && <span class="zone-label">{words().table.handOf(0)}</span>}
    </div>
  );
}
