import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Edition, textIn } from '../../../kernel/editions.ts';
import { Failed, useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import { RuleText } from '../rule-text.tsx';
import { rowsOf } from '../rulebook.ts';
import '../../shell/styles/search.css';
import './rule-list.css';

/** Rows above it get their true height only when they come near, and push it away: until the reader does something. */
function keepInView(row: Element, list: Element): () => void {
  const off = new AbortController();
  const show = (): void => {
    if (!off.signal.aborted) row.scrollIntoView({ block: 'center' });
  };
  // In the next frame: what this brings near changes its size in turn.
  const watch = new ResizeObserver(() => requestAnimationFrame(show));
  watch.observe(list);
  const stop = (): void => {
    watch.disconnect();
    off.abort();
  };
  for (const act of ['pointerdown', 'wheel', 'keydown']) addEventListener(act, stop, { signal: off.signal });
  return stop;
}

/** The numbered rules of a game, with search. */
interface RuleListProps {
  readonly game: string;
  readonly rule: string | undefined;
  /** By which rulebook the table plays. */
  readonly played: Edition;
}
export function RuleList({ game, rule, played }: RuleListProps) {
  const w = words().rules;
  const fetched = useFetched(() => rowsOf(game, language.value), [game, language.value]);
  const rows = useMemo(
    () => fetched.value?.map((row) => ({ ...row, text: textIn(row.text, played) })),
    [fetched.value, played],
  );
  const wanted = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = rule === undefined ? null : list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    return row === null || row === undefined ? undefined : keepInView(row, list.current!);
  }, [rule, rows]);
  const needle = wanted.value.trim().toLowerCase();
  if (fetched.error !== undefined) return <Failed error={fetched.error} />;
  if (rows?.length === 0) return <p class="mute">{w.none}</p>;
  const found = (rows ?? []).filter(
    (row) => needle === '' || (row.kind === 'rule' && `${row.id} ${row.text}`.toLowerCase().includes(needle)),
  );
  return (
    <div class="rules">
      <label class="search">
        <Icon name="magnifying-glass" />
        <span class="hidden-words">{w.search}</span>
        <input
          type="search"
          placeholder={w.search}
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
      </label>
      <p class="mute found" role="status">
        {needle === '' ? '' : w.found(found.length)}
      </p>
      <div ref={list}>
        {found.map((row) =>
          row.kind === 'chapter' ? (
            <h3 key={row.text} class="rule-chapter">
              {row.text}
            </h3>
          ) : (
            <div
              key={row.id}
              class={`rule-row ${row.id === rule ? 'wanted' : ''}`}
              data-rule={row.id}
              aria-current={row.id === rule ? 'true' : undefined}
            >
              <h4 class="rule-number">{row.id}</h4>
              <p>
                <RuleText text={row.text} />
              </p>
            </div>
          ),
        )}
      </div>
    </div>
  );
}
