import { Fragment, type VNode } from 'preact';
import { Foreign } from '../shell/parts/foreign.tsx';

const MARKS = /(\*[^*\s][^*]*\*|\b[A-Z]{3}-[A-Z]?\d[\w.]*\b(?<!\.))/;

interface RuleTextProps {
  readonly text: string;
  /** Where the number of a rule leads; plain text without it. */
  readonly to?: (rule: string) => string | undefined;
}
/** A rule as it is read: what is stressed, numbers of other rules as links, foreign words as such. */
export function RuleText({ text, to }: RuleTextProps) {
  return (
    <>
      {text.split(MARKS).map((part, i): VNode => {
        if (i % 2 === 0) return <Foreign key={i} text={part} />;
        if (part.startsWith('*')) return <em key={i}>{part.slice(1, -1)}</em>;
        const href = to?.(part);
        return href === undefined ? (
          <Fragment key={i}>{part}</Fragment>
        ) : (
          <a key={i} class="rule-cross" href={href}>
            {part}
          </a>
        );
      })}
    </>
  );
}
