import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { typeset } from '../../kernel/typeset.ts';
import { type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { Wait } from '../shell/lazy.tsx';
import { Meanwhile, useFetched } from '../shell/fetched.tsx';
import { Page } from '../shell/parts.tsx';
import { go, href } from '../shell/router.ts';
import { language, seasoned } from '../shell/settings.ts';
import { layoutOf, lessonOf } from '../games/index.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { Layout } from '../table/layout.ts';
import { TableModel } from '../table/model.ts';
import { TableScreen } from '../table/screen.tsx';
import { words } from '../shell/text/index.ts';
import type { Lesson } from '../games/lesson.ts';
import { LessonWire } from './lesson-wire.ts';
import './learn.css';

const placeOf = (game: string): string => `redut.lesson.${game}`;
function reached(game: string, lesson: Lesson): number {
  const kept = Number(localStorage.getItem(placeOf(game)) ?? 0);
  return kept > 0 && kept < lesson.steps.length ? kept : 0;
}

/** Five minutes at a table where every move is asked for. It can be left at any step and gone on with later. */
export function LessonPage({ game }: { game: string }) {
  const loaded = useFetched(() => Promise.all([moduleOf(game), layoutOf(game), lessonOf(game)]), [game]);
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
    <LessonTable game={game} module={module} layout={layout} lesson={lesson} />
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

interface TableProps {
  readonly game: string;
  readonly module: GameModule;
  readonly layout: Layout;
  readonly lesson: Lesson;
}
function LessonTable({ game, module, layout, lesson }: TableProps) {
  const w = words();
  const step = useSignal(reached(game, lesson));
  const wrong = useSignal(false);
  const set = useSignal<{ wire: LessonWire; model: TableModel } | undefined>(undefined);
  const begin = (from: number): void => {
    const wire = new LessonWire(module.game, lesson, from);
    const opened = { match: 'lesson', game, setup: lesson.setup, seats: wire.seats };
    const model = new TableModel(wire, opened, module);
    wire.onTried = (right) => {
      wrong.value = !right;
      if (right) reach(wire.step);
    };
    wire.onBack = back;
    void model.start().then(() => (set.value = { wire, model }));
  };
  /** To the step before, with everything as it lay then. */
  const back = (): void => {
    wrong.value = false;
    reach(step.value - 1);
    begin(step.value);
  };
  const reach = (to: number): void => {
    step.value = to;
    if (to >= lesson.steps.length) seasoned.value = 1;
    localStorage.setItem(placeOf(game), String(to));
  };
  useEffect(() => begin(step.value), []);
  if (set.value === undefined) return <Wait text={w.table.loading} />;
  const { wire, model } = set.value;
  const now = lesson.steps[step.value];
  const panel = (
    <section
      class={`lesson ${model.selection.picks.value.length > 0 ? 'tucked' : ''}`}
      aria-label={w.learn.title(module.texts[language.value].title)}
      data-home=""
      tabIndex={-1}
      data-wanted={wire.wanted().join(';')}
      data-step={step.value}
    >
      <header>
        <Icon name="open-book" />
        <b>
          {now === undefined
            ? w.learn.title(module.texts[language.value].title)
            : w.learn.step(step.value + 1, lesson.steps.length)}
        </b>
        <span class="spacer" />
        {step.value > 0 && (
          <button
            type="button"
            class="button bare small"
            data-back=""
            aria-label={w.learn.back}
            title={`${w.learn.back} (Ctrl+Z)`}
            onClick={back}
          >
            <Icon name="r-undo" />
          </button>
        )}
        <button type="button" class="button bare small" data-leave="" onClick={() => go([])}>
          {w.learn.leave}
        </button>
      </header>
      <p aria-live="polite">
        {now === undefined ? `${w.learn.done} ${w.learn.doneHow}` : typeset(now.say[language.value])}
      </p>
      {wrong.value && (
        <p class="lesson-wrong" role="alert">
          {w.learn.wrong}
        </p>
      )}
      {now === undefined ? (
        <div class="chips">
          <a class="button filled" href={href(['play', game])}>
            {w.learn.playNow}
          </a>
          <button
            type="button"
            class="button"
            onClick={() => {
              reach(0);
              begin(0);
            }}
          >
            {w.learn.again}
          </button>
        </div>
      ) : (
        now.do === undefined && (
          <button
            type="button"
            class="button filled"
            data-next=""
            onClick={() => {
              wire.next();
              wrong.value = false;
              reach(wire.step);
            }}
          >
            {step.value === 0 ? w.learn.begin : w.learn.next}
          </button>
        )
      )}
    </section>
  );
  return <TableScreen model={model} layout={layout} guide={panel} watching />;
}
