import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchRecord } from '../../../kernel/record.ts';
import { points } from '../../shell/figures.ts';
import { language } from '../../shell/settings.ts';
import { compare } from '../../table/chances/thinking.ts';
import type { Controls } from '../../table/controls.ts';
import { Sentence } from '../../table/log.tsx';
import { headingIn, type LogLine } from '../../table/story.ts';
import type { TableView } from '../../table/view.ts';
import type { Other } from '../../worker/outlook.ts';
import type { ChanceCourse } from './reel.ts';
import { REPLAY } from './words.ts';

/** What the move before this position told. */
const linesAt = ({ model, language: spoken }: TableView): readonly LogLine[] =>
  (model.entries.at(-1)?.lines[spoken] ?? []).filter(({ text }) => headingIn(text) === undefined);

interface MomentProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly record: MatchRecord;
  /** The move as it was chosen, if the viewer may be told. */
  readonly done: string | undefined;
  readonly course: ChanceCourse;
  readonly at: number;
}
/** What was done, what it changed, and what else could have been done. */
export function Moment({ view, controls, record, done, course, at }: MomentProps) {
  const w = REPLAY[language.value];
  const lines = at === 0 ? [] : linesAt(view);
  const { chances, choices } = course.outlook;
  const turn = course.turns.find(({ move }) => move === at);
  const choice = at > 0 ? choices[at - 1] : undefined;
  const luck = choice === undefined || chances[at] === undefined ? undefined : chances[at] - chances[at - 1]! - choice;
  const [first, ...rest] = lines;
  return (
    <section class={`film-moment ${turn?.kind ?? ''}`}>
      {turn !== undefined && (
        <p class="film-turn">
          <i aria-hidden="true" /> {w.turn[turn.kind]}
        </p>
      )}
      <h2>
        {first === undefined ? (
          ((at === 0 ? w.start : done) ?? w.unseen)
        ) : (
          <Sentence view={view} controls={controls} line={first} />
        )}
      </h2>
      {rest.map((line, i) => (
        <p key={i}>
          <Sentence view={view} controls={controls} line={line} />
          {line.times > 1 && ` ×${line.times}`}
        </p>
      ))}
      {choice !== undefined && luck !== undefined && (
        <dl class="film-figures" title={w.figuresHow}>
          <Figure share={choice} name={w.decision} />
          <Figure share={luck} name={w.luck} />
        </dl>
      )}
      {done !== undefined && choice !== undefined && choice !== 0 && (
        <Others key={at} record={record} at={at} atOnce={turn?.kind === 'choice'} />
      )}
    </section>
  );
}

/** Less than this is the estimate's own error. */
const SEEN = 0.02;
const Figure = ({ share, name }: { share: number; name: string }) => (
  <div class={Math.abs(share) < SEEN ? '' : share > 0 ? 'good' : 'bad'}>
    <dt>{name}</dt>
    <dd>{Math.abs(share) < 0.005 ? '0' : points(share)} %</dd>
  </div>
);

/** What whoever moved could have done instead, compared when it is asked for, and at once where it decided the game. */
function Others({ record, at, atOnce }: { record: MatchRecord; at: number; atOnce: boolean }) {
  const w = REPLAY[language.value];
  const others = useSignal<readonly Other[] | undefined>(undefined);
  const asked = useSignal(atOnce);
  useEffect(() => {
    if (!asked.value) return undefined;
    const thought = compare({ record, move: at });
    thought.found.then(
      (found) => (others.value = found),
      () => (others.value = []),
    );
    return () => thought.stop();
  }, [asked.value]);
  if (!asked.value)
    return (
      <button type="button" class="rule-link" onClick={() => (asked.value = true)}>
        {w.what}
      </button>
    );
  const [best] = others.value ?? [];
  return (
    <p class="film-others" aria-live="polite">
      {others.value === undefined
        ? w.comparing
        : best === undefined
          ? w.only
          : (best.worth > 0.005 ? w.better : w.best)(best.said[language.value], points(best.worth))}
    </p>
  );
}
