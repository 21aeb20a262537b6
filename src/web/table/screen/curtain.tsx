import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { words } from '../../shell/text/index.ts';
import type { TableModel } from '../model.ts';

const HOLD = 1000;

/** Between two people at one device: nothing of the table is drawn behind it. */
export function Curtain({ model, seat, name }: { model: TableModel; seat: Seat; name: string }) {
  const w = words().curtain;
  const holder = model.holder(seat);
  const who = holder?.kind === 'person' && holder.who !== '' ? `${holder.who} · ${name}` : name;
  const holding = useSignal(false);
  const enters = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.title = who;
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const hold = (): void => {
    holding.value = true;
    timer.current = setTimeout(() => model.raise(), HOLD);
  };
  const release = (): void => {
    holding.value = false;
    clearTimeout(timer.current);
  };
  return (
    <main class="curtain">
      <Icon name="r-redut" class="emblem" />
      <h1>{w.title}</h1>
      <p>
        {w.next(who)} {w.hidden}
      </p>
      <button
        ref={button}
        type="button"
        class={`button filled ${holding.value ? 'held' : ''}`}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.repeat && ++enters.current === 2) model.raise();
        }}
      >
        <Icon name="eye-shield" />
        {w.iAm(who)} — {w.hold}
      </button>
      <small>{w.orEnter}</small>
    </main>
  );
}
