import { useRef } from 'preact/hooks';
import { words } from '../../shell/text/index.ts';
import type { Controls } from '../controls.ts';
import type { TableView } from '../view.ts';

const WIDTH = 340;
/** Over a hand it is low and wide: it lies on the prompt, and on no place that a card could go to. */
const WIDE = 520;

/** The reply to a dead click: the fact, and the rule. */
export function WhyNot({ view, controls }: { view: TableView; controls: Controls }) {
  const why = view.selection.why.value;
  const last = useRef({ why, count: 0 });
  // The same answer to the same question is a new one: only what is drawn anew is read out again.
  if (last.current.why !== why) last.current = { why, count: last.current.count + 1 };
  if (why === undefined) return null;
  const w = words().table;
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  const isUnder = prompt !== undefined && why.at.y > prompt.top;
  // On a phone what is said of a word in the prompt lies over the hand, not over the table.
  const below = why.at.y < 150 || (view.narrow && isUnder && why.at.y < prompt.bottom);
  const inHand = !view.narrow && isUnder;
  const width = inHand ? WIDE : WIDTH;
  const gap = inHand ? 5 : 14;
  // It lies on the prompt, but not on the button that most wait for.
  const edge =
    (inHand ? document.querySelector('.prompt .primary')?.getBoundingClientRect().x : undefined) ?? innerWidth;
  const left = Math.max(8, Math.min(edge - width - 8, why.at.x + why.at.width / 2 - width / 2));
  return (
    <div
      key={last.current.count}
      class={`popup ${below ? 'up' : ''} ${inHand ? 'low' : ''}`}
      role="alert"
      style={{
        left: `${left}px`,
        ...(below ? { top: `${why.at.y + why.at.height + gap}px` } : { bottom: `${innerHeight - why.at.y + gap}px` }),
        '--ax': `${Math.max(14, Math.min(width - 26, why.at.x + why.at.width / 2 - left - 6))}px`,
      }}
    >
      <b>{why.text}</b>{' '}
      {why.rule !== undefined && (
        <button type="button" class="rule-link" onClick={() => controls.openRule(why.rule!)}>
          {w.rule(why.rule)}
        </button>
      )}{' '}
      {why.look !== undefined && why.look !== 0 && (
        <button type="button" class="card-link" data-read="" onClick={() => controls.lookAt(why.look!)}>
          {w.look}
        </button>
      )}
    </div>
  );
}
