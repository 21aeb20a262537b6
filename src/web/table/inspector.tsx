import { useEffect, useRef } from 'preact/hooks';
import type { CardId, DefId } from '../../kernel/ids.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import type { TableView } from './view.ts';

/** The large card with everything explained. It has no button that plays it. */
export function Inspector({ view, controls }: { view: TableView; controls: Controls }) {
  const looked = controls.looked.value;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (looked === undefined || looked.passing) return undefined;
    before.current = document.activeElement;
    panel.current?.focus();
    return () => before.current instanceof HTMLElement && before.current.isConnected && before.current.focus();
  }, [looked]);
  if (looked === undefined) return null;
  const def = looked.def as DefId;
  const { name, kind, lines } = view.text.card(def);
  const { Face } = view.layout;
  const close = (): void => {
    controls.looked.value = undefined;
  };
  const onLeft = looked.at.left > innerWidth / 2;
  return (
    <div
      class={looked.passing ? `look passing ${onLeft ? 'to-left' : ''}` : 'look'}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div
        ref={panel}
        class="look-panel"
        role={looked.passing ? 'tooltip' : 'dialog'}
        aria-modal={looked.passing ? undefined : true}
        aria-label={name}
        tabIndex={-1}
      >
        <div class="slot" style={{ '--w': view.narrow ? '200px' : '240px' }}>
          <Face def={def} detail="full" view={view} card={looked.card as CardId} />
        </div>
        <div class="look-words">
          <h2>{name}</h2>
          <p class="mute">{kind}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {view.layout.notes?.(view, looked.card as CardId)}
          {!looked.passing && (
            <button type="button" class="button" onClick={close}>
              <Icon name="r-x" />
              {words().table.close}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
