import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { words } from '../../shell/text/index.ts';
import { holderName } from '../bar.tsx';
import type { Controls } from '../controls.ts';
import { givenUp } from '../given-up.ts';
import { headlineOf, isLostByAll } from '../verdict.ts';
import type { TableView } from '../view.ts';

/** Did the viewer win? Whoever only looks on sees the laurels of the winner. */
function won(view: TableView): boolean {
  const scores = view.about?.result?.scores;
  if (scores === undefined || isLostByAll(view)) return false;
  if (view.rules.game.utility === 'shared') return (scores[0] ?? 0) > 0;
  return view.viewer === 'spectator' || view.model.hotSeat || scores[view.viewer] === Math.max(...scores);
}
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const COUNTING = 600;
/** A score that is counted up to. */
function Count({ to }: { to: number }) {
  const shown = useSignal(isStill() ? to : 0);
  useEffect(() => {
    if (isStill()) return undefined;
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / COUNTING);
      shown.value = Math.round(to * part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return <>{String(shown.value).replace('-', '−')}</>;
}

const LEAVES = 30;
/** Leaves in the colours of who has won fall once behind the words. */
function Leaves({ view }: { view: TableView }) {
  const mine = view.viewer === 'spectator' ? (0 as Seat) : view.viewer;
  const colours = ['var(--gold)', view.layout.seat(mine, view).colour];
  return (
    <div class="end-leaves" aria-hidden="true">
      {Array.from({ length: LEAVES }, (_, i) => (
        <i
          key={i}
          style={{
            left: `${(i * 37) % 100}%`,
            background: colours[i % colours.length],
            rotate: `${(i * 53) % 180}deg`,
            animationDelay: `${(i * 61) % 500}ms`,
          }}
        />
      ))}
    </div>
  );
}

/** The result, why it is so, and the score. */
export function EndHead({ view, controls }: { view: TableView; controls: Controls }) {
  const { result } = view.about ?? {};
  const over = view.model.hotSeat ? givenUp({ ...view, viewer: 'spectator' }) : givenUp(view);
  const points = view.layout.points?.(view);
  const reason = result?.by === 'rules' ? view.layout.reason?.(view) : undefined;
  const says = reason?.says ?? (result?.by === 'rules' ? view.text.outcome(view.s) : []);
  const name = (seat: number): string => holderName(view, seat as Seat) || (view.text.seats[seat] ?? '');
  return (
    <div class={`end-head ${won(view) ? 'won' : ''}`}>
      {won(view) && <Leaves view={view} />}
      <Icon name="laurels" class="end-mark" />
      <div class="end-result">
        <h2 id="end-title">{headlineOf(view) || words().end.over}</h2>
        <p>
          {[...(over === undefined ? [] : [over]), ...says].join(' ')}{' '}
          {reason !== undefined && (
            <button type="button" class="rule-link" onClick={() => controls.openRule(reason.rule)}>
              {reason.rule}
            </button>
          )}
        </p>
      </div>
      {points !== undefined && (
        <dl class="end-score">
          {points.map((n, seat) => (
            <div key={seat}>
              <dt>{name(seat)}</dt>
              <dd>
                <Count to={n} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
