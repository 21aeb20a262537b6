import { Icon } from '../shell/icons/icon.tsx';
import { counted, Sentence } from './log.tsx';
import { headingIn } from './story.ts';
import type { Controls } from './controls.ts';
import type { Result } from './announcing.ts';
import type { TableView } from './view.ts';
import { begun } from '../shell/letters.ts';

interface ResultProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly result: Result;
}
/** What came of the last action, on the prompt: an icon, a word, a sentence with the figures that decided it. */
export function ResultLine({ view, controls, result }: ResultProps) {
  const { telling, entry, fact, stays } = result;
  const line = entry.lines[view.language].find((one) => one.fact === fact);
  if (line === undefined) return null;
  const says = headingIn(line.text) ?? line.text;
  const word = telling.word[view.language];
  // What the sentence begins with need not be said before it.
  const told = !says.toLowerCase().startsWith(word.toLowerCase());
  return (
    <div
      key={`${entry.version}`}
      class={`result ${telling.tone}`}
      data-result={telling.tone}
      onPointerEnter={() => view.model.announcer.hush(Number.POSITIVE_INFINITY)}
      onPointerLeave={() => view.model.announcer.hush(stays)}
      onFocusCapture={() => view.model.announcer.hush(Number.POSITIVE_INFINITY)}
    >
      <span class="result-icon" aria-hidden="true">
        <Icon name={telling.icon} />
      </span>
      {!view.narrow && told && <b class="result-word">{word}</b>}{' '}
      <span class="result-say">
        {view.narrow && told && <b class="result-word">{begun(word)}. </b>}
        {/* Fingers open cards from the log: there is no room for them here. */}
        {headingIn(line.text) ??
          (view.narrow ? counted(line) : <Sentence view={view} controls={controls} line={line} />)}
      </span>
      <i class="result-left" style={{ animationDuration: `${stays}ms` }} aria-hidden="true" />
    </div>
  );
}
