import { typeset } from '../../kernel/typeset.ts';
import { lessonsOf } from '../games/index.ts';
import type { Lesson } from '../games/parts/lesson.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { go, href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';

interface BoxProps {
  readonly game: string;
  readonly number: number;
  readonly lesson: Lesson;
  readonly title: string;
  readonly step: number;
  /** What the step asks for, as the page spells it. */
  readonly wanted: readonly string[];
  /** The table still shows what came of the step: nothing is to be pressed. */
  readonly isBusy: boolean;
  /** Something else was tried. */
  readonly wrong: boolean;
  readonly next: () => void;
  readonly perform: () => void;
  readonly restart: (at: number) => void;
}
/** What is to be known and done, one step at a time. */
export function LessonBox(props: BoxProps) {
  const { lesson, number, title, step, wanted, wrong, restart } = props;
  const w = words().learn;
  const now = lesson.steps[step];
  return (
    // Cream by day and by night: it is no part of the table.
    <section
      class="lesson light"
      aria-label={w.title(title)}
      data-home=""
      tabIndex={-1}
      data-step={step}
      data-wanted={wanted.join(';')}
    >
      <header>
        <Icon name="open-book" />
        <b>{now === undefined ? `${title} · ${w.lesson(number)}` : w.step(number, step + 1, lesson.steps.length)}</b>
        <Dots of={lesson.steps.length} at={step} />
      </header>
      {now !== undefined && <h2>{now.title[language.value]}</h2>}
      <p aria-live="polite">{now === undefined ? `${w.done} ${w.doneHow}` : typeset(now.say[language.value])}</p>
      {wrong && (
        <p class="lesson-wrong" role="alert">
          {now?.do === undefined ? w.readOn(step === 0 ? w.begin : w.next) : w.wrong}
        </p>
      )}
      {!props.isBusy && now?.do !== undefined && (
        <p class="lesson-task">
          <Icon name="pointing" />
          {/* What is to be pressed next is found where it is lit (spotlight.tsx). */}
          <span data-task="" />
        </p>
      )}
      <footer>
        {step > 0 && (
          <button
            type="button"
            class="button small"
            data-back=""
            title={`${w.back} (Ctrl+Z)`}
            aria-label={w.back}
            onClick={() => restart(step - 1)}
          >
            <Icon name="r-undo" />
          </button>
        )}
        {!props.isBusy && <Ways {...props} />}
        <button type="button" class="button bare small" data-leave="" onClick={() => go([])}>
          {w.leave}
        </button>
      </footer>
    </section>
  );
}
/** In the bar: which lesson it is, and how far it has come. */
export function LessonMark({ number, step, of }: { number: number; step: number; of: number }) {
  const w = words().learn;
  return (
    // The box says it in full.
    <span class="lesson-mark light" aria-hidden="true">
      <Icon name="open-book" />
      {step < of ? `${w.lesson(number)} · ${step + 1}/${of}` : w.lesson(number)}
    </span>
  );
}
/** How far the lesson has come. */
const Dots = ({ of, at }: { of: number; at: number }) => (
  <span class="lesson-steps" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < at ? 'done' : i === at ? 'now' : ''} />
    ))}
  </span>
);

/** On with it; at the end, to the next lesson or to a game. */
function Ways({ game, number, lesson, step, next, perform, restart }: BoxProps) {
  const w = words().learn;
  const now = lesson.steps[step];
  if (now?.do !== undefined)
    return (
      <button type="button" class="button small" data-perform="" onClick={perform}>
        {w.doIt}
      </button>
    );
  if (now !== undefined)
    return (
      <button type="button" class="button filled" data-next="" onClick={next}>
        {step === 0 ? w.begin : w.next}
      </button>
    );
  const more = number < lessonsOf(game);
  return (
    <>
      {more && (
        <a class="button filled" data-more="" href={href(['learn', game, String(number + 1)])}>
          {w.nextLesson}
        </a>
      )}
      <a class={`button ${more ? '' : 'filled'}`} href={href(['play', game])}>
        {w.playNow}
      </a>
      <button type="button" class="button" onClick={() => restart(0)}>
        {w.again}
      </button>
    </>
  );
}
