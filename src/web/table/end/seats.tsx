import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { words } from '../../shell/text/index.ts';
import { holderName } from '../bar.tsx';
import type { TableView } from '../view.ts';

/** Who sat where, and who of them has won. */
export function Seats({ view }: { view: TableView }) {
  const { seats = [], result } = view.about ?? {};
  // All may have lost together.
  const best = Math.max(0.5, ...(result?.scores ?? []));
  return (
    <dl class="end-seats">
      {seats.map((_, seat) => (
        <div key={seat}>
          <dt>
            {view.text.seats[seat]} <span class="mute">{holderName(view, seat as Seat)}</span>
          </dt>
          <dd>
            {result?.scores?.[seat] === best && (
              <Icon name="laurels" title={words().end.wins(view.text.seats[seat] ?? '')} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
