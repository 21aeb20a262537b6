import { Fragment, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { DefId } from '../../kernel/ids.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import type { Controls } from './controls.ts';
import { Spelled } from './spelled.tsx';
import { chaptersOf, headingIn, type LogLine, namedIn } from './story.ts';
import type { TableView } from './view.ts';

const MOST = 200;

interface Told {
  readonly line: LogLine;
  readonly key: string;
}
/** A story of turns: each under its heading, the newest first, worded as the viewer knows it. */
export function Log({ view, controls }: { view: TableView; controls: Controls }) {
  const w = words().table;
  // A line never changes once it is said. Where it was made before, nothing of it is looked at again: after some hundred
  // moves the log would cost more than the table.
  const made = useRef(new WeakMap<LogLine, VNode>()).current;
  const inside = (line: LogLine): VNode => {
    const known = made.get(line) ?? <Telling view={view} controls={controls} line={line} />;
    made.set(line, known);
    return known;
  };
  const merged = useRef(new Map<string, LogLine>()).current;
  const { entries, moments } = view.model;
  const lines: Told[] = [];
  // What is being shown is not told before it has been seen.
  const seen = moments.value.length > 0 ? entries.length - 1 : entries.length;
  for (let at = seen - 1; at >= 0 && lines.length < MOST; at--) {
    const { version, lines: said } = entries[at]!;
    lines.unshift(...said[view.language].map((line, i) => ({ line, key: `${version}-${i}` })));
  }
  const opens = ({ line }: Told): boolean => isHeading(view.layout, line);
  const result = view.model.announcer.result.value;
  const chapters = chaptersOf(asOne(lines.slice(-MOST), opens, merged), opens);
  return (
    <>
      <h2 class="heading">{w.log}</h2>
      <ol class="log" tabIndex={0} aria-label={w.log}>
        {chapters.map(({ heading, lines: told }) => (
          <Fragment key={heading?.key ?? ''}>
            {(heading !== undefined || chapters.length > 1) && (
              <li class="turn">
                <h3>
                  {heading === undefined ? (view.layout.first?.(view.language) ?? w.logBefore) : headingOf(heading)}
                </h3>
              </li>
            )}
            {told.map(({ line, key }) => (
              <li key={key} class={line.fact === result?.fact ? 'told' : ''}>
                {inside(line)}
              </li>
            ))}
          </Fragment>
        ))}
        {lines.length === 0 && <li>{w.logEmpty}</li>}
      </ol>
    </>
  );
}

/** Does a line begin a turn or a round? */
export const isHeading = (layout: TableView['layout'], { text, fact }: LogLine): boolean =>
  headingIn(text) !== undefined || layout.heading?.(fact) === true;
const headingOf = ({ line: { text } }: Told): string => headingIn(text) ?? text.replace(/\.$/, '');
/** The same thing done again and again is one line, also where each time was a moment of its own. */
function asOne(lines: readonly Told[], opens: (told: Told) => boolean, merged: Map<string, LogLine>): readonly Told[] {
  const all: Told[] = [];
  for (const told of lines) {
    const last = all.at(-1);
    if (last === undefined || last.line.text !== told.line.text || opens(told)) {
      all.push(told);
      continue;
    }
    const times = last.line.times + told.line.times;
    const name = `${told.key}×${times}`;
    const line = merged.get(name) ?? { ...told.line, times };
    merged.set(name, line);
    all[all.length - 1] = { line, key: last.key };
  }
  return all;
}

/** How often it happened stands before the full stop. */
export const counted = ({ text, times }: LogLine): string =>
  times === 1 ? text : text.replace(/(\.?)$/u, ` ×${times}$1`);
interface SentenceProps {
  readonly view: TableView;
  readonly controls: Controls;
  readonly line: LogLine;
}
function Telling({ view, controls, line }: SentenceProps) {
  return (
    <>
      <Icon name={view.layout.tells?.(view.s, line.fact, view.viewer)?.icon ?? 'r-dot'} />
      <span>
        <Sentence view={view} controls={controls} line={line} />
      </span>
    </>
  );
}
/** The sentence; names of cards in it open the card. */
export function Sentence({ view, controls, line }: SentenceProps) {
  const defs = new Map(
    (line.among ?? [line.fact])
      .flatMap((fact) => namedIn(view.rules.game, view.s, fact))
      .map((def): readonly [string, DefId] => [view.text.card(def).name, def]),
  );
  return (
    <>
      {cut(counted(line), [...defs.keys()]).map((part, i) => {
        const def = defs.get(part);
        return def === undefined ? (
          <Spelled key={i} view={view} controls={controls} text={part} stop={false} />
        ) : (
          <CardLink key={i} controls={controls} def={def} name={part} />
        );
      })}
    </>
  );
}
/** A text in pieces, so that each of these names is a piece of its own: the longer first, since one may begin another. */
const cut = (text: string, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce<readonly string[]>(
      (parts, name) =>
        parts.flatMap((part) =>
          names.includes(part) ? [part] : part.split(name).flatMap((piece, i) => (i === 0 ? [piece] : [name, piece])),
        ),
      [text],
    );
function CardLink({ controls, def, name }: { controls: Controls; def: DefId; name: string }) {
  return (
    // The log is one stop of the Tab key: arrows go from card to card. A button would be a box of its own, and part a name
    // from the quotation mark or bracket before it.
    <span
      role="button"
      class="card-link"
      tabIndex={-1}
      onClick={() => controls.lookAt(def)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        controls.lookAt(def);
      }}
    >
      {name}
    </span>
  );
}
