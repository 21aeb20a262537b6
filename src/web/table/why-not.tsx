import { useRef } from 'preact/hooks';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import type { TableView } from './view.ts';

const WIDTH = 340;

/** The reply to a dead click: the fact, and the rule. */
export function WhyNot({ view, controls }: { view: TableView; controls: Controls }) {
  const why = view.selection.why.value;
  const last = useRef({ why, count: 0 });
  // The same answer to the same question is a new one: only what is drawn anew is read out again.
  if (last.current.why !== why) last.current = { why, count: last.current.count + 1 };
  if (why === undefined) return null;
  const w = words().table;
  const below = why.at.y < 150;
  const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, why.at.x + why.at.width / 2 - WIDTH / 2));
  return (
    <div
      key={last.current.count}
      class={`popup ${below ? 'up' : ''}`}
      role="alert"
      style={{
        left: `${Math.max(8, left)}px`,
        ...(below ? { top: `${why.at.y + why.at.height + 14}px` } : { bottom: `${innerHeight - why.at.y + 14}px` }),
        '--ax': `${Math.max(14, Math.min(WIDTH - 26, why.at.x + why.at.width / 2 - left - 6))}px`,
      }}
    >
      <b>{why.text}</b>{' '}
      {why.rule !== undefined && (
        <button type="button" class="rule-link" onClick={() => controls.openRule(why.rule!)}>
          {w.rule(why.rule)}
        </button>
      )}
      {why.look !== undefined && why.look !== 0 && (
        <button
          type="button"
          class="card-link"
          data-read=""
          onClick={({ currentTarget }) => controls.lookAt(why.look!, currentTarget)}
        >
          {w.look}
        </button>
      )}
    </div>
  );
}
