import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Choice as Setting } from '../../shell/parts/choice.tsx';
import { isTableKey, shortcut } from '../../shell/parts/keys.tsx';
import { readingDepth } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { ForecastPanel } from '../actions.tsx';
import type { Controls } from '../controls.ts';
import { ends } from '../ending.ts';
import { Prompt } from '../prompt.tsx';
import type { Choice } from '../selection.ts';
import { thingProps } from '../thing.tsx';
import { optionWords, type TableView } from '../view.ts';
import { answer, type Deed } from './commands.ts';
import { actionsOf, handOf, heardOf, partsOf, turnsOf } from './heard.ts';
import { DEPTHS, READING, type ReadingDepth } from './words.ts';
import './reading.css';

interface PartProps {
  readonly view: TableView;
  readonly controls: Controls;
}
/** An end asks first where it would leave something undone; all else is shown before it is done. */
function takes(view: TableView, controls: Controls, choice: Choice): void {
  if (ends(view, choice)) controls.pass(choice);
  else controls.choose(choice);
  controls.armedAt = document.activeElement;
}

/** The whole table in words: headings, lists and one field for commands, for those who hear it or see it very large. */
export function Reading({ view, controls }: PartProps) {
  const w = READING[view.language];
  const { moments } = view.model;
  // A show is for the eye: what it shows has been said.
  useEffect(() => {
    if (moments.value.length > 0) view.model.momentSeen();
  }, [moments.value]);
  useEffect(() => {
    controls.numbered = () => actionsOf(controls.view);
    return () => (controls.numbered = undefined);
  }, [controls]);
  const { stands, sections } = partsOf(view);
  return (
    <main class="reading" aria-label={words().table.stage}>
      <h2>{words().table.now}</h2>
      <Prompt view={view} controls={controls} read />
      <ActionList view={view} controls={controls} />
      <ForecastPanel view={view} />
      <HandList view={view} controls={controls} />
      <h2>{w.table}</h2>
      {sections.map(({ title, lines }, i) => (
        <section key={i}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
            {lines.length === 0 && <li>{w.empty}</li>}
          </ul>
        </section>
      ))}
      <h2>{w.stands}</h2>
      {[...stands, view.text.aim].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Happened view={view} />
      <CommandField view={view} controls={controls} />
    </main>
  );
}

/** Everything that can be done, by kinds; the numbers stay as they are as long as it is asked. */
function ActionList({ view, controls }: PartProps) {
  const w = READING[view.language];
  const actions = actionsOf(view);
  const armed = view.selection.armed();
  const groups = [...Map.groupBy(actions, ({ option }) => option.verb)];
  return (
    <section class="reading-actions" aria-labelledby="reading-actions">
      <h2 id="reading-actions">{w.actions}</h2>
      {actions.length === 0 && <p>{words().table.notYourTurn}</p>}
      {groups.map(([verb, choices]) => (
        <div key={verb}>
          {groups.length > 1 && <h3>{view.layout.verbs?.[verb]?.words[view.language] ?? w.otherActions}</h3>}
          <ol>
            {choices.map((choice) => {
              const n = actions.indexOf(choice) + 1;
              const says = view.layout.explains?.(view, choice.option);
              return (
                <li key={choice.option.action} value={n}>
                  <button
                    type="button"
                    class={`act ${armed === choice ? 'on' : ''}`}
                    data-number={n}
                    aria-keyshortcuts={n > 9 ? undefined : shortcut(String(n))}
                    aria-current={armed === choice ? true : undefined}
                    onClick={() => takes(view, controls, choice)}
                  >
                    {optionWords(view, choice.option)}
                    {says !== undefined && <small>{says}</small>}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}

function HandList({ view, controls }: PartProps) {
  const w = READING[view.language];
  const hand = handOf(view, readingDepth.value);
  return (
    <section>
      <h2>{w.hand}</h2>
      {hand.length === 0 && <p>{w.handEmpty}</p>}
      <ol>
        {hand.map(({ def, keys, name, says }) => (
          <li key={def}>
            {/* The name that is heard is the one that is read. */}
            <button type="button" class="reading-card" {...thingProps(view, keys, name, def)} aria-label={says}>
              {says}
            </button>
            {def !== 0 && (
              <button type="button" class="button" aria-label={w.read(name)} onClick={() => controls.lookAt(def)}>
                {w.readShort}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Turn by turn, the oldest first; all but the last turn are folded away. */
function Happened({ view }: { view: TableView }) {
  const w = READING[view.language];
  const turns = turnsOf(view);
  const last = turns.at(-1);
  const earlier = turns.slice(0, -1);
  const told = ({ title, lines }: (typeof turns)[number], key: number) => (
    <section key={key}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <section>
      <h2>{w.happened}</h2>
      {last === undefined && <p>{words().table.logEmpty}</p>}
      {earlier.length > 0 && (
        <details>
          <summary>{w.earlier(earlier.length)}</summary>
          {earlier.map(told)}
        </details>
      )}
      {last !== undefined && told(last, -1)}
    </section>
  );
}

/** One line for all that can be done and asked. What it answers is read out with the rest, and stays below it. */
function CommandField({ view, controls }: PartProps) {
  const w = READING[view.language];
  const field = useRef<HTMLInputElement>(null);
  const answered = useSignal('');
  useEffect(() => {
    const toField = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || !isTableKey(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', toField);
    return () => removeEventListener('keydown', toField);
  }, []);
  const send = (event: Event): void => {
    event.preventDefault();
    const { says, does } = answer(heardOf(controls.view, readingDepth.value), field.current!.value);
    field.current!.value = '';
    answered.value = says;
    // What is chosen or done is told by the table itself.
    if (does === undefined) view.model.speaker.say(says);
    else obey(controls, does);
  };
  return (
    <section class="reading-field">
      <h2>{w.field}</h2>
      <form onSubmit={send}>
        <label>
          <span>{w.fieldHow}</span>
          <input ref={field} name="command" type="text" autocomplete="off" autocapitalize="off" spellcheck={false} />
        </label>
        <button type="submit" class="button">
          {w.send}
        </button>
      </form>
      <p class="reading-answer">{answered.value}</p>
      <Setting
        label={w.depth}
        values={DEPTHS}
        value={readingDepth.value}
        name={(one: ReadingDepth) => w.depths[one]}
        set={(one) => (readingDepth.value = one)}
      />
    </section>
  );
}

/** Does what was typed, in the way in which buttons do it. */
function obey(controls: Controls, deed: Deed): void {
  const { view } = controls;
  const { selection, model } = view;
  const end = selection.all().find((choice) => ends(view, choice));
  switch (deed.kind) {
    case 'choose':
      takes(view, controls, actionsOf(view)[deed.at]!);
      break;
    case 'confirm':
    case 'yes':
      if (selection.asking.value && end !== undefined) controls.pass(end);
      else if (selection.weighed.value !== undefined) void model.act(selection.weighed.value);
      else controls.commit();
      break;
    case 'leave':
    case 'no':
      selection.clear();
      break;
    case 'undo':
      void model.undo();
      break;
    case 'end':
      if (end === undefined)
        controls.refuse(view.decision === undefined ? words().table.notYourTurn : words().table.noEnd);
      else controls.pass(end);
  }
}
