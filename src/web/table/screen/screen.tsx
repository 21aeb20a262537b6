import type { ComponentChildren } from 'preact';
import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { textAt } from '../../../kernel/roles.ts';
import { spell } from '../../../kernel/verbs.ts';
import { lazy } from '../../shell/parts/lazy.tsx';
import { areBig, growTable, hasLittleRoom } from '../../shell/letters.ts';
import { language, textTable } from '../../shell/settings.ts';
import { SkipButton, TextSwitch } from '../../shell/parts/page.tsx';
import { words } from '../../shell/text/index.ts';
import { Actions, ForecastPanel } from '../actions.tsx';
import { AdviceSigns } from './advice-signs.tsx';
import { catchLatePresses } from '../show-time.ts';
import { Advice } from './advice.tsx';
import { Aim, aimAtFirst } from './aim.tsx';
import { Bar } from '../bar.tsx';
import { Controls } from '../controls.ts';
import { Curtain } from './curtain.tsx';
import { End, type Onward } from '../end/end.tsx';
import { Hand } from '../in-hand.tsx';
import { forecastOf } from '../forecast.ts';
import { Inspector } from '../inspector.tsx';
import type { Layout } from '../layout.ts';
import { isHeading, Log } from '../log.tsx';
import { MenuDrawer, RulesDrawer } from './drawers.tsx';
import { Marks } from './marks.tsx';
import type { TableModel } from '../model.ts';
import { refusalBy } from '../refusals.ts';
import { Commands, Prompt } from '../prompt.tsx';
import type { RoomParts } from '../room-parts.ts';
import { useSounds } from '../sounding.ts';
import { keepStops } from '../stops.ts';
import { Tabs } from './tabs.tsx';
import { keysOf, type TableView } from '../view.ts';
import { WhyNot } from './why-not.tsx';
import '../table.css';

const Reading = lazy(() => import('../reading/reading.tsx').then(({ Reading: reading }) => reading));

interface Viewed {
  readonly view: TableView;
  /** What is answered for the viewer. */
  readonly obvious?: Action;
}
/** The position as it is drawn, made anew when something was shown or the language changed. */
function useView(model: TableModel, layout: Layout, asksAll: boolean): Viewed {
  const shown = model.shown.value;
  const viewer = model.viewer.value;
  const spoken = language.value;
  const narrow = hasLittleRoom.value;
  return useMemo(() => {
    const decision = model.decision;
    const view: TableView = {
      model,
      rules: model.rules,
      layout,
      s: model.state,
      viewer,
      seat: viewer === 'spectator' ? (0 as Seat) : viewer,
      text: textAt(model.module.game, model.module.texts[spoken], model.state),
      language: spoken,
      about: model.about,
      decision,
      selection: model.selection,
      narrow,
    };
    const obvious = asksAll || decision === undefined || model.tookBack ? undefined : layout.obvious?.(view);
    return obvious === undefined ? { view } : { view: { ...view, decision: undefined }, obvious };
  }, [model, shown, viewer, spoken, narrow]);
}

/** A game that is looked at again: nothing is asked, and what is said of the moves stands where actions would. */
interface FilmParts {
  /** What the tab of the browser is called. */
  readonly title: string;
  readonly heading: ComponentChildren;
  readonly aside: (view: TableView, controls: Controls) => ComponentChildren;
  /** Under the table, with its own row. */
  readonly bar: ComponentChildren;
}

interface ScreenProps {
  readonly model: TableModel;
  readonly layout: Layout;
  /** Leads through what is done, and is read before the table: a lesson. */
  readonly guide?: ComponentChildren;
  /** What is asked of the viewer: first in the rail, and on a phone under the bar. */
  readonly task?: ComponentChildren;
  /** Stands over the table: a scrubber, a notice. */
  readonly extra?: ComponentChildren;
  /** There are other people at the table. */
  readonly room?: RoomParts | undefined;
  /** In the bar, where there is no room. */
  readonly tools?: ComponentChildren;
  /** Under the result at the end, where there is no room. */
  readonly after?: ComponentChildren;
  /** Where this game is taught: the end leads there. */
  readonly lesson?: string | undefined;
  readonly onward?: Onward | undefined;
  /** The end needs no panel of its own. */
  readonly watching?: boolean;
  readonly film?: FilmParts;
}
export function TableScreen(props: ScreenProps) {
  const {
    model,
    layout,
    guide,
    task,
    extra,
    room,
    tools,
    after,
    lesson,
    onward,
    film,
    watching = film !== undefined,
  } = props;
  // A lesson asks for every step.
  const { view, obvious } = useView(model, layout, film !== undefined || guide !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const controls = useMemo(() => new Controls(view), [model]);
  controls.view = view;
  model.momentsOf = layout.moments && ((before, facts, seat) => layout.moments!(before, facts, seat));
  model.announcer.tells = (s, fact, seen) => layout.tells?.(s, fact, seen);
  model.announcer.isOpening = (line) => isHeading(layout, line);
  // What is asked may come up without anything new to show, such as when a message that waited tells nothing.
  useMemo(() => {
    const options = view.decision?.options ?? [];
    const choices = options.map((option) => ({ option, keys: keysOf(view, option) }));
    model.selection.offer(choices, view.decision?.serial);
  }, [model, model.shown.value, model.viewer.value, view.decision?.serial]);
  // Lessons and replays are looked at in silence.
  useSounds(view, watching);
  // At once: what is seen is also heard.
  // Behind the curtain there is no table yet, and after it there is another one.
  useLayoutEffect(
    () => (root.current === null ? undefined : controls.attach(root.current)),
    [controls, model.curtain.value],
  );
  useEffect(() => (root.current === null ? undefined : keepStops(root.current)), [controls, model.curtain.value]);
  useEffect(() => {
    if (obvious !== undefined) void model.answer(obvious);
  }, [view]);
  const w = words();
  useEffect(() => {
    const { title } = view.text;
    document.title = film?.title ?? (view.decision === undefined ? title : w.table.tabTitle(title));
  }, [view, w, film?.title]);
  const refused = model.refused.value;
  useEffect(() => {
    // A lesson answers in its own words.
    const said = watching ? undefined : refusalBy(model.refused.value, view);
    const at = root.current?.querySelector('.prompt')?.getBoundingClientRect();
    if (said !== undefined && at !== undefined) model.selection.why.value = { ...said, at };
  }, [refused]);
  // What is looked at again, and what is shown on a small board, is drawn.
  const isRead = textTable.value === 'on' && film === undefined && !watching;
  const isLarge = areBig.value && !isRead;
  useLayoutEffect(
    () => (root.current === null || !isLarge ? undefined : growTable(root.current)),
    [isLarge, model.curtain.value],
  );
  const acted = useComputed(() => model.acted.value ?? '');
  const curtain = model.curtain.value;
  if (curtain !== undefined) return <Curtain model={model} seat={curtain} name={view.text.seats[curtain] ?? ''} />;
  const options = view.decision?.options.map(({ action }) => spell(view.rules.game.verbs, action)) ?? [];
  return (
    <div
      ref={root}
      class={`table ${layout.felt} ${isRead ? 'read' : view.narrow ? 'phone' : 'desk'} ${film === undefined ? '' : 'film'} ${isLarge ? 'large' : ''}`}
      data-version={view.model.about === undefined ? '' : model.shown.value}
      data-digest={view.rules.digest(view.s).toString(16)}
      data-options={options.join(';')}
      data-phase={view.about?.phase ?? ''}
      // Signals themselves: a table is not drawn anew because a command is on its way.
      data-behind={model.behind}
      data-unanswered={model.unanswered}
      data-acted={acted}
    >
      <SkipButton to="[data-home]">{w.table.toNow}</SkipButton>
      {film === undefined && !watching && <TextSwitch />}
      <Bar view={view} controls={controls} room={room} tools={room?.tools ?? tools} heading={film?.heading} />
      {guide}
      {view.narrow && task}
      {isRead ? (
        <Read view={view} controls={controls} task={task} />
      ) : (
        <>
          <main class="stage" aria-label={w.table.stage}>
            <layout.Stage view={view} />
          </main>
          {film === undefined ? (
            <Play view={view} controls={controls} task={task} guided={guide !== undefined || watching} />
          ) : (
            <Film view={view} controls={controls} {...film} />
          )}
          <Marks view={view} />
          <AdviceSigns view={view} />
          <Show view={view} />
        </>
      )}
      {extra}
      <WhyNot view={view} controls={controls} />
      <Inspector view={view} controls={controls} />
      <MenuDrawer view={view} controls={controls} />
      <RulesDrawer view={view} controls={controls} />
      {isOver(view) && !watching && <End {...{ view, controls, room, after, lesson, onward }} />}
    </div>
  );
}

interface PartProps {
  readonly view: TableView;
  readonly controls: Controls;
}
interface PlayProps extends PartProps {
  readonly task?: ComponentChildren;
  /** Something else says what it is all about. */
  readonly guided?: boolean;
}
/** Where something is asked: the question, what can be done, what lies before the viewer. */
const Play = ({ view, controls, task, guided = false }: PlayProps) => (
  <>
    {!view.narrow && <Rail view={view} controls={controls} task={task} />}
    <Prompt
      view={view}
      controls={controls}
      // Beside the table the rail says it.
      aim={!view.narrow || guided || task !== undefined || areBig.value ? '' : aimAtFirst(view)}
    />
    {view.narrow ? <Tabs view={view} controls={controls} /> : <Front view={view} />}
    {/* A sheet, until the hint is followed: then what would come of it is read. */}
    {view.narrow && view.selection.picks.value.length === 0 && <Advice view={view} controls={controls} />}
    {view.narrow && <Commands view={view} controls={controls} />}
  </>
);
/** The same in words, as wide as it likes: it scrolls. */
const Read = ({ view, controls, task }: PlayProps) => (
  <>
    {task}
    <Reading view={{ ...view, narrow: false }} controls={controls} />
    <Advice view={view} controls={controls} />
  </>
);
const Film = ({ view, controls, aside, bar }: PartProps & FilmParts) => (
  <>
    {!view.narrow && <Front view={view} />}
    <aside class={view.narrow ? 'film-tabs' : 'rail'} aria-label={words().table.log}>
      {aside(view, controls)}
    </aside>
    {bar}
  </>
);
/** The end is told when what brought it has been seen. */
const isOver = ({ about, model }: TableView): boolean => about?.phase === 'over' && model.moments.value.length === 0;

/** A battle or an event, before the game goes on. */
function Show({ view }: { view: TableView }) {
  const moment = view.model.moments.value[0];
  const done = (): void => {
    catchLatePresses();
    view.model.momentSeen();
  };
  return moment === undefined ? null : <moment.Show view={view} done={done} />;
}

/** What lies before the viewer. */
function Front({ view }: { view: TableView }) {
  const Own = view.layout.Front;
  return (
    <div class="front" role="region" aria-label={words().table.hand}>
      {Own === undefined ? <Hand view={view} /> : <Own view={view} />}
    </div>
  );
}
function Rail({ view, controls, task }: PlayProps) {
  const { Summary } = view.layout;
  // The forecast of the main button is about no action of the list.
  const weighed = view.selection.weighed.value !== undefined;
  const advised = view.selection.hint.value !== undefined;
  // A hint has the rail to itself until it is followed: what would come of the choice stands under it then.
  const bare = advised && view.selection.picks.value.length === 0;
  return (
    <aside class="rail" aria-label={words().table.sides}>
      {task}
      {!bare && view.layout.Rail !== undefined && <view.layout.Rail view={view} />}
      {!advised && Summary !== undefined && <Summary view={view} />}
      {weighed && <ForecastPanel view={view} />}
      <Advice view={view} controls={controls} />
      {!advised && <Actions view={view} controls={controls} />}
      {!weighed && <ForecastPanel view={view} />}
      {/* Where something is weighed, what that comes to has its room. */}
      {!advised && forecastOf(view) === undefined && <Aim view={view} />}
      {!advised && <Log view={view} controls={controls} />}
    </aside>
  );
}
