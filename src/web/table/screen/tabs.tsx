import { words } from '../../shell/text/index.ts';
import { Actions, HintButton } from '../actions.tsx';
import { Aim } from './aim.tsx';
import type { Controls } from '../controls.ts';
import { HandEdges } from './hand-edges.tsx';
import { handZones, InHand } from '../in-hand.tsx';
import { Log } from '../log.tsx';
import { isDrawn, type TableView } from '../view.ts';

/** On a phone the hand, the actions and the log share one place. */
export function Tabs({ view, controls }: { readonly view: TableView; readonly controls: Controls }) {
  const w = words().table;
  const { tab } = controls;
  const size = handZones(view).reduce((sum, zone) => sum + view.s.table.size(zone), 0);
  const list = [
    ['hand', view.layout.before?.(view) ?? `${w.hand} ${size}`],
    ['actions', `${w.actions} ${view.selection.remaining().length}`],
    ['log', w.log],
  ] as const;
  // What cannot be told apart by things is told apart by words, unless it has things of its own.
  const isUnclear = view.selection.unclear() && !view.selection.whole().every(({ option }) => isDrawn(view, option));
  const shown = isUnclear ? 'actions' : tab.value;
  return (
    <section class={`tabs ${shown === 'log' ? 'of-log' : ''}`} aria-label={w.sides}>
      <div class="tab-head">
        <div class="tab-row" role="tablist">
          {list.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={shown === name}
              aria-controls="tab-panel"
              onClick={() => (tab.value = name)}
            >
              {label}
            </button>
          ))}
        </div>
        {view.model.link.advise !== undefined && (
          <div class="hint-room">{view.decision !== undefined && <HintButton controls={controls} brief />}</div>
        )}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`} tabIndex={-1}>
        {shown === 'hand' && <InHand view={view} />}
        {shown === 'actions' && <Actions view={view} controls={controls} />}
        {shown === 'actions' && view.layout.Rail !== undefined && <view.layout.Rail view={view} />}
        {shown === 'log' && <Aim view={view} />}
        {shown === 'log' && <Log view={view} controls={controls} />}
      </div>
      {shown === 'hand' && <HandEdges view={view} />}
    </section>
  );
}
