import type { ComponentChildren } from 'preact';
import type { CardId, DefId } from '../../kernel/ids.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { Modal } from '../shell/parts/modal.tsx';
import { words } from '../shell/text/index.ts';
import type { Beside, Controls } from './controls.ts';
import type { TableView } from './view.ts';

interface LookProps {
  readonly name: string;
  readonly close: () => void;
  /** Opened by pointing, and beside what is pointed at: it takes no focus and has no button. */
  readonly passing?: Beside | undefined;
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}
/** Something looked at closely: its picture, and in words what it is. */
export function Look({ name, close, passing, picture, children }: LookProps) {
  const inside = (
    <>
      {picture}
      <div class="look-words">
        <h2>{name}</h2>
        {children}
        {passing === undefined && (
          <button type="button" class="button" onClick={close}>
            <Icon name="r-x" />
            {words().table.close}
          </button>
        )}
      </div>
    </>
  );
  return passing === undefined ? (
    <Modal class="look" label={name} close={close}>
      <div class="look-panel">{inside}</div>
    </Modal>
  ) : (
    <div
      class={`look passing ${passing.side === 'right' ? 'to-right' : ''}`}
      style={passing.side === 'right' ? { paddingLeft: `${passing.from}px` } : { paddingRight: `${passing.from}px` }}
    >
      <div class="look-panel" role="tooltip" aria-label={name}>
        {inside}
      </div>
    </div>
  );
}

/** The large card with everything explained. It has no button that plays it. */
export function Inspector({ view, controls }: { view: TableView; controls: Controls }) {
  const looked = controls.looked.value;
  if (looked === undefined) return null;
  const def = looked.def as DefId;
  const { name, kind, lines } = view.text.card(def);
  const { Face } = view.layout;
  return (
    <Look
      name={name}
      close={() => (controls.looked.value = undefined)}
      passing={looked.passing}
      picture={
        <div class="slot" style={{ '--w': view.narrow ? '200px' : '240px' }}>
          <Face def={def} detail="full" view={view} card={looked.card as CardId} />
        </div>
      }
    >
      <p class="mute">{kind}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {view.layout.notes?.(view, looked.card as CardId)}
    </Look>
  );
}
