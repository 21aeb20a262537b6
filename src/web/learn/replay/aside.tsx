import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { MatchRecord, RecordedComment } from '../../../kernel/record.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Controls } from '../../table/controls.ts';
import { Log } from '../../table/log.tsx';
import { InHand } from '../../table/in-hand.tsx';
import type { TableView } from '../../table/view.ts';
import { Moment } from './moment.tsx';
import type { ChanceCourse } from './reel.ts';
import { Talk } from './talk.tsx';
import { REPLAY } from './words.ts';

interface AsideProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly record: MatchRecord;
  /** The move as it was chosen, if the viewer may be told. */
  readonly done: string | undefined;
  readonly course: ChanceCourse;
  readonly comments: readonly RecordedComment[];
  readonly at: number;
  readonly last: number;
  readonly go: (move: number) => void;
  readonly changed: () => void;
  /** What stands in the bar where there is room for it. */
  readonly more: ComponentChildren;
}
/** Beside the table: the move, what was said of it, and the log. On a phone they share one place. */
export const Aside = (props: AsideProps) => (props.view.narrow ? <Tabs {...props} /> : <Rail {...props} />);

function Rail({ view, controls, record, done, course, comments, at, last, go, changed }: AsideProps) {
  const mover = at === 0 ? undefined : record.moves[at - 1]?.[0];
  return (
    <div class="film-aside">
      <p class="heading">
        {[words().replay.move(at, last), mover === undefined ? '' : view.text.seats[mover]].filter(Boolean).join(' · ')}
      </p>
      <Moment view={view} controls={controls} record={record} done={done} course={course} at={at} />
      <Talk record={record} comments={comments} at={at} go={go} changed={changed} />
      <Log view={view} controls={controls} />
    </div>
  );
}

type Tab = 'move' | 'hand' | 'comments' | 'log' | 'more';
function Tabs({ view, controls, record, done, course, comments, at, go, changed, more }: AsideProps) {
  const w = REPLAY[language.value];
  const shown = useSignal<Tab>('move');
  const { hand, log } = words().table;
  const names: Readonly<Record<Tab, string>> = { ...w.tabs, hand, log };
  const tabs: readonly Tab[] = ['move', 'hand', 'comments', 'log', 'more'];
  return (
    <div class="tabs">
      <div class="tab-row" role="tablist">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={shown.value === one}
            aria-controls="tab-panel"
            onClick={() => (shown.value = one)}
          >
            {names[one]}
            {one === 'comments' && comments.length > 0 && ` ${comments.length}`}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown.value}`} tabIndex={-1}>
        {shown.value === 'move' && (
          <Moment view={view} controls={controls} record={record} done={done} course={course} at={at} />
        )}
        {shown.value === 'hand' && <InHand view={view} />}
        {shown.value === 'comments' && <Talk record={record} comments={comments} at={at} go={go} changed={changed} />}
        {shown.value === 'log' && <Log view={view} controls={controls} />}
        {shown.value === 'more' && <div class="film-more">{more}</div>}
      </div>
    </div>
  );
}
