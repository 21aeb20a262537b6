import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { moduleOf } from '../../games/index.ts';
import { ruleFileOf } from '../../kernel/module.ts';
import type { Language } from '../../kernel/text.ts';
import { Failed, useFetched } from '../shell/fetched.tsx';
import { Icon } from '../shell/icons/icon.tsx';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';
import { readDigest, type RuleRow } from './digest.ts';
import '../shell/styles/search.css';
import './rule-list.css';

const DIGESTS = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
/** The rules in this language: those of this house, or what the game brought along; none where there is neither. */
async function rowsOf(game: string, spoken: Language): Promise<readonly RuleRow[]> {
  const ours = DIGESTS[`../../../docs/rules/${spoken === 'en' ? '' : `${spoken}/`}${game}.md`];
  if (ours !== undefined) return readDigest(await ours());
  const file = ruleFileOf(await moduleOf(game), spoken);
  if (file === undefined) return [];
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return readDigest(await answer.text());
}

/** The numbered rules of a game, with search. */
interface RuleListProps {
  readonly game: string;
  readonly rule: string | undefined;
  /** What stands beside a rule, such as its examples. */
  readonly beside?: (rule: string) => ComponentChildren;
}
export function RuleList({ game, rule, beside }: RuleListProps) {
  const w = words().rules;
  const fetched = useFetched(() => rowsOf(game, language.value), [game, language.value]);
  const rows = fetched.value;
  const wanted = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule !== undefined)
      list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
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
              {beside?.(row.id)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
