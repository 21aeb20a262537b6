import type { Controls } from './controls.ts';
import type { TableView } from './view.ts';

interface SpelledProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly text: string;
  /** Each term is a stop of the Tab key. */
  readonly stop?: boolean;
}
/** A sentence whose abbreviations are read out in full, and spelled out at a press. */
export function Spelled({ view, controls, text, stop = true }: SpelledProps) {
  const terms = view.layout.terms?.(view.language);
  if (terms === undefined) return <>{text}</>;
  const known = new RegExp(`(?<!\\p{L})(${Object.keys(terms).join('|')})(?!\\p{L})`, 'u');
  // Every second piece is what was cut at.
  return (
    <>
      {text
        .split(known)
        .map((part, i) =>
          i % 2 === 0 ? part : <Term key={i} controls={controls} short={part} full={terms[part] ?? part} stop={stop} />,
        )}
    </>
  );
}
interface TermProps {
  readonly controls: Controls;
  readonly short: string;
  readonly full: string;
  readonly stop: boolean;
}
function Term({ controls, short, full, stop }: TermProps) {
  const spell = (at: Element): void => controls.refuse(`${short} — ${full}.`, at);
  return (
    <span
      role="button"
      class="table-term"
      tabIndex={stop ? 0 : -1}
      aria-label={`${short}: ${full}`}
      title={full}
      onClick={({ currentTarget }) => spell(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        spell(event.currentTarget);
      }}
    >
      {short}
    </span>
  );
}
