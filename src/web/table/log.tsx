import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import type { TableView } from './view.ts';

const MOST = 200;
/** A line between two dashes begins a turn or a round. */
const HEADING = /^(?:—|=+) (.+) (?:—|=+)$/;

/** Newest on top, worded as the viewer knows it. */
export function Log({ view }: { view: TableView }) {
  const w = words().table;
  const lines = view.model.entries
    .flatMap(({ version, lines: said }) => said[view.language].map((line, i) => ({ ...line, key: `${version}-${i}` })))
    .slice(-MOST)
    .toReversed();
  return (
    <>
      <h2 class="heading">{w.log}</h2>
      <ol class="log" tabIndex={0} aria-label={w.log}>
        {lines.map(({ key, text, fact }) => {
          const heading = HEADING.exec(text)?.[1] ?? (view.layout.heading?.(fact) === true ? text : undefined);
          return (
            <li key={key} class={heading === undefined ? '' : 'turn'}>
              {heading === undefined && <Icon name={view.layout.icon?.(view, fact) ?? 'r-dot'} />}
              <span>{heading ?? text}</span>
            </li>
          );
        })}
        {lines.length === 0 && <li>{w.logEmpty}</li>}
      </ol>
    </>
  );
}
