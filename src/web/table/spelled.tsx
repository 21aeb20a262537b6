import type { Controls } from './controls.ts';
import type { TableView } from './view.ts';

interface SpelledProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly text: string;
}
/** A sentence whose abbreviations are read out in full, and spelled out at a press. */
export function Spelled({ view, controls, text }: SpelledProps) {
  const terms = view.layout.terms?.(view.language);
  if (terms === undefined) return <>{text}</>;
  const known = new RegExp(`(?<!\\p{L})(${Object.keys(terms).join('|')})(?!\\p{L})`, 'u');
  // Every second piece is what was cut at.
  return (
    <>
      {text
        .split(known)
        .map((part, i) =>
          i % 2 === 0 ? part : <Term key={i} controls={controls} short={part} full={terms[part] ?? part} />,
        )}
    </>
  );
}
function Term({ controls, short, full }: { controls: Controls; short: string; full: string }) {
  const spell = (at: Element): void => controls.refuse(`${short} — ${full}.`, at);
  return (
    <span
      role="button"
      class="table-term"
      tabIndex={0}
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
