import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../../kernel/text.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { readDigest, type RuleRow } from './digest.ts';
import '../shell/styles/search.css';
import './rule-list.css';

const DIGESTS = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
/** The digest in this language, or nothing if the game has none. */
const digestOf = (game: string, spoken: Language): Promise<string> =>
  DIGESTS[`../../../docs/rules/${spoken === 'en' ? '' : `${spoken}/`}${game}.md`]?.() ?? Promise.resolve('');

/** The numbered rules of a game, with search. */
export function RuleList({ game, rule }: { game: string; rule: string | undefined }) {
  const w = words().rules;
  /** Undefined until they are read. */
  const rows = useSignal<readonly RuleRow[] | undefined>(undefined);
  const wanted = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void digestOf(game, language.value).then((text) => (rows.value = readDigest(text)));
  }, [game, language.value]);
  useEffect(() => {
    if (rule !== undefined)
      list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule, rows.value]);
  const needle = wanted.value.trim().toLowerCase();
  if (rows.value?.length === 0) return <p class="mute">{w.none}</p>;
  const found = (rows.value ?? []).filter(
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
        {needle !== '' && <span class="mute">{w.found(found.length)}</span>}
      </label>
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
              <b>{row.id}</b>
              <p>{row.text}</p>
            </div>
          ),
        )}
      </div>
    </div>
  );
}
