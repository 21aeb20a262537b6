import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/ids.ts';
import { printRecord } from '../../../kernel/record.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { lazyPart } from '../../shell/parts/lazy.tsx';
import { href } from '../../shell/router.ts';
import { saveFile } from '../../shell/save-file.ts';
import { words } from '../../shell/text/index.ts';
import type { Controls } from '../controls.ts';
import type { RoomParts } from '../room-parts.ts';
import { isLostByAll } from '../verdict.ts';
import type { TableView } from '../view.ts';
import { EndHead } from './head.tsx';
import { Learn, type Lacked } from './learn.tsx';
import { Seats } from './seats.tsx';
import { END, type Part } from './words.ts';
import './end.css';

const Chances = lazyPart(() => import('../chances/chances.tsx').then(({ Chances: chart }) => chart));
const CopyLink = lazyPart(() => import('../copy-link.tsx').then(({ CopyLink: copy }) => copy));

/** A record tells how a game ended by its rules; how it was given up must be said beside it. */
function endedIn(view: TableView): Readonly<Record<string, string>> {
  const { result } = view.about ?? {};
  if (result === undefined || result.by === 'rules') return {};
  const scores = result.scores ?? (isLostByAll(view) ? Array.from({ length: view.rules.seats }, () => -1) : []);
  return scores.length === 0 ? {} : { ended: scores.join('.') };
}

/** How the chances went. Who shared a device sees it as somebody who looked on. */
function ChancesOfGame({ view, found }: { view: TableView; found: (worst: Lacked) => void }) {
  const { model, viewer, text } = view;
  const { match } = model.opened;
  const shared = viewer === 'spectator' || model.hotSeat;
  const target = shared ? (0 as Seat) : viewer;
  return (
    <Chances
      record={() => model.link.record()}
      target={target}
      name={shared ? (text.seats[target] ?? '') : ''}
      viewer={shared ? 'spectator' : viewer}
      utility={view.rules.game.utility}
      lost={isLostByAll(view)}
      scores={view.about?.result?.scores}
      byRules={view.about?.result?.by === 'rules'}
      found={found}
      link={(move) =>
        href(['replay', match], { at: String(move), view: String(shared ? 'spectator' : viewer), ...endedIn(view) })
      }
    />
  );
}

interface EndProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly room?: RoomParts | undefined;
  /** Under the result of a game that is nobody's room. */
  readonly after?: ComponentChildren;
  /** Where this game is taught. */
  readonly lesson?: string | undefined;
  readonly onward?: Onward | undefined;
}
/** Where a game leads that is one of several, such as a battle of a campaign: it has no rematch. */
export interface Onward {
  readonly href: string;
  readonly label: string;
}
/** Result, reason, score; then what to do next. The table lies open behind it. */
export function End(props: EndProps) {
  const folded = useSignal(false);
  return folded.value ? (
    <button type="button" class="button filled end-back" onClick={() => (folded.value = false)}>
      {words().end.back}
    </button>
  ) : (
    <EndPanel {...props} fold={() => (folded.value = true)} />
  );
}

function EndPanel({ view, controls, room, after, lesson, onward, fold }: EndProps & { fold: () => void }) {
  const w = END[view.language];
  const panel = useRef<HTMLElement>(null);
  const again = useRef<HTMLAnchorElement>(null);
  const lacked = useSignal<Lacked | undefined>(undefined);
  useEffect(() => panel.current?.focus(), []);
  // Within a series the games before its end are nobody's to read.
  const opened = view.about?.secret !== undefined;
  const part = useSignal<Part>(opened ? 'course' : 'points');
  const { game, match } = view.model.opened;
  const { Score } = view.layout;
  const parts: Readonly<Record<Part, ComponentChildren>> = {
    points: (
      <>
        {Score === undefined ? <Seats view={view} /> : <Score view={view} />}
        {room === undefined && after}
      </>
    ),
    course: opened && <ChancesOfGame view={view} found={(worst) => (lacked.value = worst)} />,
    next: (
      <>
        <Learn game={game} lacked={lacked.value} lesson={lesson} />
        {opened && <Save view={view} />}
        <button type="button" class="button bare phone-only" onClick={fold}>
          {words().end.look}
        </button>
        <a class="button bare phone-only" href={href([])}>
          {words().end.home}
        </a>
      </>
    ),
  };
  return (
    <section
      class={`end ${opened ? 'end-wide' : ''}`}
      role="dialog"
      aria-labelledby="end-title"
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === panel.current) again.current?.click();
      }}
    >
      <EndHead view={view} controls={controls} />
      <div class="end-parts" role="tablist" aria-labelledby="end-title">
        {(['course', 'points', 'next'] as const)
          .filter((one) => one !== 'course' || opened)
          .map((one) => (
            <button
              key={one}
              id={`end-tab-${one}`}
              type="button"
              role="tab"
              aria-selected={part.value === one}
              aria-controls={`end-${one}`}
              onClick={() => (part.value = one)}
            >
              {w.parts[one]}
            </button>
          ))}
      </div>
      <div class="end-body" tabIndex={0} role="group" aria-labelledby="end-title">
        {room?.after}
        {(['points', 'course', 'next'] as const).map((one) => (
          <div
            key={one}
            id={`end-${one}`}
            class={`end-part end-${one} ${part.value === one ? 'shown' : ''}`}
            role="tabpanel"
            aria-labelledby={`end-tab-${one}`}
          >
            {parts[one]}
          </div>
        ))}
      </div>
      <div class="end-go">
        {room === undefined && (
          <a
            class="button filled"
            ref={again}
            data-onward={onward && ''}
            href={onward?.href ?? href(['play', game], { ...rematchOf(view), from: match })}
          >
            <Icon name={onward === undefined ? 'r-undo' : 'treasure-map'} />
            {onward?.label ?? words().end.rematch}
          </a>
        )}
        {opened && (
          <>
            <a class="button end-brief" href={href(['replay', match], endedIn(view))} title={words().end.replay}>
              <Icon name="r-play" />
              <span>{words().end.replay}</span>
            </a>
            <CopyLink record={() => view.model.link.record()} icon="r-share" class="end-brief">
              {w.share}
            </CopyLink>
          </>
        )}
        <a class="button end-brief" href={lesson ?? href(['rules', game])} title={w.learn}>
          <Icon name="open-book" />
          <span>{w.learn}</span>
        </a>
        <span class="spacer" />
        <button type="button" class="button bare" onClick={fold}>
          {words().end.look}
        </button>
        <a class="button bare" href={href([])}>
          {words().end.home}
        </a>
      </div>
    </section>
  );
}
/** The same players at the same settings, as the game wants a rematch. */
function rematchOf({ model, rules, s }: TableView): Readonly<Record<string, string>> {
  const again = { ...model.opened.setup, ...rules.game.rematch?.(s) };
  return Object.fromEntries(Object.entries(again).map(([name, value]) => [name, String(value)]));
}
function Save({ view }: { view: TableView }) {
  const { game, match } = view.model.opened;
  const save = async (): Promise<void> =>
    saveFile(`redut-${game}-${match}.json`, printRecord(await view.model.link.record()));
  return (
    <button type="button" class="button bare" data-save="" onClick={() => void save()}>
      {words().replay.save}
    </button>
  );
}
