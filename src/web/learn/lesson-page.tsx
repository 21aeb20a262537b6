import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { edition, readWhatIsAsked } from '../shell/edition.ts';
import { Wait } from '../shell/parts/lazy.tsx';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language, seasoned } from '../shell/settings.ts';
import { layoutOf, lessonOf } from '../games/index.ts';
import type { Layout } from '../table/layout.ts';
import { TableModel } from '../table/model.ts';
import { TableScreen } from '../table/screen/screen.tsx';
import { words } from '../shell/text/index.ts';
import type { Lesson } from '../games/parts/lesson.ts';
import { LessonBox, LessonMark } from './lesson-box.tsx';
import { LessonWire } from './lesson-wire.ts';
import { keepReached, reached } from './progress.ts';
import { SpotlightOn } from './spotlight.tsx';
import './learn.css';

interface LessonProps {
  readonly game: string;
  /** From 1. */
  readonly number: number;
}
interface PageProps extends LessonProps {
  readonly query: URLSearchParams;
}
/** Five minutes at a table where every move is asked for. It can be left at any step and gone on with later. */
export function LessonPage({ game, number, query }: PageProps) {
  useLayoutEffect(() => readWhatIsAsked(query), [query]);
  const loaded = useFetched(
    () => Promise.all([moduleOf(game), layoutOf(game), lessonOf(game, number, edition.value)]),
    [game, number, edition.value],
  );
  if (!isGameName(game)) return <Page title={words().redut}>{words().missing}</Page>;
  if (loaded.value === undefined) {
    return (
      <main class="wait">
        <Meanwhile {...loaded} />
      </main>
    );
  }
  const [module, layout, lesson] = loaded.value;
  return lesson === undefined ? (
    <NoLesson game={game} module={module} />
  ) : (
    <LessonTable
      key={String(lesson.setup['edition'])}
      game={game}
      number={number}
      module={module}
      layout={layout}
      lesson={lesson}
    />
  );
}

function NoLesson({ game, module }: { game: string; module: GameModule }) {
  const w = words();
  const text = module.texts[language.value];
  return (
    <Page title={w.learn.title(text.title)}>
      <div class="prose">
        <p class="display">{text.aim}</p>
        <p>{w.learn.none}</p>
        <p class="chips">
          <a class="button filled" href={href(['rules', game])}>
            {w.learn.toRules}
          </a>
          <a class="button" href={href(['cards', game])}>
            {w.home.gallery}
          </a>
          <a class="button" href={href(['play', game])}>
            {w.learn.playNow}
          </a>
        </p>
      </div>
    </Page>
  );
}

interface TableProps extends LessonProps {
  readonly module: GameModule;
  readonly layout: Layout;
  readonly lesson: Lesson;
}
function LessonTable({ game, number, module, layout, lesson }: TableProps) {
  const step = useSignal(reached(game, number, lesson.steps.length));
  const wrong = useSignal(false);
  const set = useSignal<{ wire: LessonWire; model: TableModel } | undefined>(undefined);
  const reach = (to: number): void => {
    wrong.value = false;
    step.value = to;
    if (to >= lesson.steps.length) seasoned.value = 1;
    keepReached(game, number, to, lesson.steps.length);
  };
  /** With everything as it lay at this step. */
  const begin = (from: number): void => {
    const wire = new LessonWire(module.game, lesson, from);
    const opened = { match: 'lesson', game, setup: lesson.setup, seats: wire.seats };
    const model = new TableModel(wire, opened, module);
    wire.onTried = (right) => {
      if (right) reach(wire.step);
      else wrong.value = true;
    };
    wire.onBack = () => restart(step.value - 1);
    void model.start().then(() => (set.value = { wire, model }));
  };
  const restart = (at: number): void => {
    reach(at);
    begin(at);
  };
  useEffect(() => begin(step.value), []);
  const told = useRef(step.value);
  if (set.value === undefined) return <Wait text={words().table.loading} />;
  const { wire, model } = set.value;
  // What the table is still showing is seen first: the next step comes after it.
  const isBusy = model.behind.value || model.moments.value.length > 0;
  if (!isBusy || step.value < told.current) told.current = step.value;
  const wanted = isBusy ? [] : wire.wanted();
  // A show says by itself what it shows, and has the whole screen.
  const guide = model.moments.value.length === 0 && (
    <>
      <LessonBox
        {...{ game, number, lesson, wanted, restart }}
        title={module.texts[language.value].title}
        step={told.current}
        isBusy={isBusy}
        wrong={wrong.value}
        next={() => {
          wire.next();
          reach(wire.step);
        }}
        perform={() => wire.perform()}
      />
      <SpotlightOn
        wanted={wanted[0] ?? ''}
        at={isBusy ? undefined : lesson.steps[told.current]?.at}
        step={told.current}
      />
    </>
  );
  const mark = <LessonMark number={number} step={told.current} of={lesson.steps.length} />;
  return <TableScreen model={model} layout={layout} guide={guide} tools={mark} watching />;
}
