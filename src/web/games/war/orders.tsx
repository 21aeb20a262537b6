import { signal } from '@preact/signals';
import type { Seat } from '../../../kernel/ids.ts';
import type { Order, Orders } from '../../../match/messages.ts';
import { WINDOWS } from '../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

const KEPT = 'redut.orders.war';
const LIST: readonly Order[] = ['always', 'smart', 'never'];
/**
 * A turn has sixteen windows: those in which nothing can be done are passed unless the player wants to be asked. Nobody's
 * turn is over before they have seen it: where nothing can be built, the page decides whether that is worth a stop.
 */
const USUAL: Orders = { '*': 'smart', only: 'smart', build: 'always' };

function kept(): Orders {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    if (typeof read !== 'object' || read === null) return USUAL;
    const known = Object.entries(read).filter(([, order]) => LIST.includes(order as Order));
    return { ...USUAL, ...Object.fromEntries(known) };
  } catch {
    // A device that keeps nothing, or kept rubbish.
    return USUAL;
  }
}
const orders = signal<Orders>(kept());

export const ordersKept = (): Orders => orders.value;
function give(view: View, seat: Seat, name: string, order: Order | undefined): void {
  const { [name]: _, ...rest } = orders.value;
  orders.value = order === undefined ? rest : { ...rest, [name]: order };
  try {
    localStorage.setItem(KEPT, JSON.stringify(orders.value));
  } catch {
    // As above: the order then lasts as long as the page.
  }
  void view.model.order(seat, orders.value);
}

/** What the match may pass for the player: in this window, and in all of them. */
export function StandingOrders({ view }: { view: View }) {
  const { viewer, decision, language, about } = view;
  if (viewer === 'spectator' || about?.phase !== 'on') return null;
  const w = WORDS[language];
  const name = decision?.grouping === 'window' ? WINDOWS[decision.values['window'] ?? -1] : undefined;
  return (
    <details class="war-orders">
      <summary>{w.windows}</summary>
      {name !== undefined && (
        <Orders
          label={`${w.thisWindow}: ${labelsIn(language).windows[name]}`}
          list={[undefined, ...LIST]}
          value={orders.value[name]}
          name={(order) => (order === undefined ? w.like : w.order[order])}
          set={(order) => give(view, viewer, name, order)}
        />
      )}
      <Orders
        label={w.allWindows}
        list={LIST}
        value={orders.value['*'] ?? 'always'}
        name={(order) => (order === undefined ? w.like : w.order[order])}
        set={(order) => give(view, viewer, '*', order)}
      />
    </details>
  );
}
interface OrdersProps {
  readonly label: string;
  readonly list: readonly (Order | undefined)[];
  readonly value: Order | undefined;
  readonly name: (order: Order | undefined) => string;
  readonly set: (order: Order | undefined) => void;
}
const Orders = ({ label, list, value, name, set }: OrdersProps) => (
  <div class="choice" role="group" aria-label={label}>
    <span class="choice-label">{label}</span>
    <div class="chips">
      {list.map((order) => (
        <button key={order ?? ''} type="button" class="chip" aria-pressed={value === order} onClick={() => set(order)}>
          {name(order)}
        </button>
      ))}
    </div>
  </div>
);
