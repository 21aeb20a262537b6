import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { printRecord } from '../../kernel/record.ts';
import { lazyPart } from '../shell/lazy.tsx';
import { href } from '../shell/router.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import { saveFile } from '../shell/save-file.ts';
import { holderName } from './bar.tsx';
import { givenUp } from './given-up.ts';
import type { RoomParts } from './room-parts.ts';
import { verdictOf } from './verdict.ts';
import type { TableView } from './view.ts';
import type { Seat } from '../../kernel/ids.ts';

const Chances = lazyPart(() => import('./chances/chances.tsx').then(({ Chances: chart }) => chart));
const CopyLink = lazyPart(() => import('./copy-link.tsx').then(({ CopyLink: copy }) => copy));

function headline(view: TableView): string {
  const w = words().end;
  const verdict = verdictOf(view);
  const scores = view.about?.result?.scores;
  if (verdict !== 'over') return w[verdict];
  return scores === undefined ? w.over : w.wins(view.text.seats[scores.indexOf(Math.max(...scores))] ?? '');
}

/** Did the viewer win? Whoever only looks on sees the laurels of the winner. */
function won(view: TableView): boolean {
  const scores = view.about?.result?.scores;
  if (scores === undefined || view.layout.lost?.(view) === true) return false;
  if (view.rules.game.utility === 'shared') return (scores[0] ?? 0) > 0;
  return view.viewer === 'spectator' || view.model.hotSeat || scores[view.viewer] === Math.max(...scores);
}

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
const signed = (score: number): string => String(score).replace('-', '−');

/** A record tells how a game ended by its rules; how it was given up must be said beside it. */
const endedIn = ({ about }: TableView): Readonly<Record<string, string>> =>
  about?.result === undefined || about.result.by === 'rules' || about.result.scores === undefined
    ? {}
    : { ended: about.result.scores.join('.') };

/** How the chances went. Who shared a device sees it as somebody who looked on. */
function Course({ view }: { view: TableView }) {
  const { model, viewer, text } = view;
  const { match } = model.opened;
  const shared = viewer === 'spectator' || model.hotSeat;
  const target = shared ? (0 as Seat) : viewer;
  return (
    <Chances
      record={() => model.link.record()}
      target={target}
      name={text.seats[target] ?? ''}
      viewer={shared ? 'spectator' : viewer}
      utility={view.rules.game.utility}
      lost={view.layout.lost?.(view) === true}
      scores={view.about?.result?.scores}
      byRules={view.about?.result?.by === 'rules'}
      link={(move) =>
        href(['replay', match], { at: String(move), view: String(shared ? 'spectator' : viewer), ...endedIn(view) })
      }
    />
  );
}

/** What can be done with the record. */
function Keep({ view }: { view: TableView }) {
  const { game, match } = view.model.opened;
  const record = () => view.model.link.record();
  return (
    <>
      <a class="button" href={href(['replay', match], endedIn(view))}>
        {words().end.replay}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => void record().then((told) => saveFile(`redut-${game}-${match}.json`, printRecord(told)))}
      >
        {words().replay.save}
      </button>
      <CopyLink record={record} />
    </>
  );
}

interface EndProps {
  readonly view: TableView;
  readonly room?: RoomParts | undefined;
  /** Under the result of a game that is nobody's room. */
  readonly after?: ComponentChildren;
}
/** Result, reason, score; then what to do next. The table lies open behind it. */
export function End({ view, room, after }: EndProps) {
  const w = words().end;
  const folded = useSignal(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [folded.value]);
  const { result } = view.about ?? {};
  const over = view.model.hotSeat ? givenUp({ ...view, viewer: 'spectator' }) : givenUp(view);
  const points = view.layout.points?.(view);
  const lines = view.text.outcome(view.s);
  const { game, setup, match } = view.model.opened;
  // Within a series the games before its end are nobody's to read.
  const opened = view.about?.secret !== undefined;
  if (folded.value) {
    return (
      <button type="button" class="button filled end-back" onClick={() => (folded.value = false)}>
        {w.back}
      </button>
    );
  }
  const again = { ...setup, ...view.rules.game.rematch?.(view.s) };
  const plain = Object.fromEntries(Object.entries(again).map(([name, value]) => [name, String(value)]));
  const Score = view.layout.Score;
  // Where points are counted the table says the rest.
  const tabled = Score !== undefined && view.rules.game.utility === 'score';
  return (
    <section
      class={`end ${opened ? 'end-wide' : ''}`}
      role="dialog"
      aria-labelledby="end-title"
      tabIndex={-1}
      ref={panel}
    >
      <div class="end-body" tabIndex={0} role="group" aria-labelledby="end-title">
        <div class="end-head">
          <Icon name={won(view) ? 'laurels' : 'r-redut'} />
          <h2 id="end-title">{headline(view)}</h2>
          {points !== undefined && points.length > 1 && <span class="end-score">{points.map(signed).join(' : ')}</span>}
        </div>
        {over !== undefined && <p>{over}</p>}
        {result?.by === 'rules' && (tabled ? lines.slice(0, 1) : lines).map((line) => <p key={line}>{line}</p>)}
        <div class="end-columns">
          <div>
            {Score !== undefined && <Score view={view} />}
            {Score === undefined && <Seats view={view} />}
            {room === undefined ? after : room.after}
          </div>
          {opened && (
            <div class="end-course">
              <Course view={view} />
            </div>
          )}
        </div>
      </div>
      <div class="end-go">
        {room === undefined && (
          <a class="button filled" href={href(['play', game], { ...plain, from: match })}>
            {w.rematch}
          </a>
        )}
        {opened && <Keep view={view} />}
        <button type="button" class="button bare" onClick={() => (folded.value = true)}>
          {w.look}
        </button>
        <a class="button bare" href={href([])}>
          {w.home}
        </a>
      </div>
    </section>
  );
}
