import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../../kernel/text.ts';
import { Page } from '../app/parts.tsx';
import { href } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { Icon } from '../icons/icon.tsx';
import { words } from '../text/index.ts';
import { type Poster, POSTERS } from '../text/words.ts';
import { readDigest, type RuleRow } from './digest.ts';
import '../styles/learn.css';

const DIGESTS = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
const digestOf = (game: Poster, spoken: Language): Promise<string> =>
  DIGESTS[`../../../docs/rules/${spoken === 'en' ? '' : `${spoken}/`}${game}.md`]!();
const isPoster = (game: string): game is Poster => POSTERS.some((poster) => poster === game);

/** The whole numbered rulebook, with search. */
export function RulesPage({ game, rule }: { game: string; rule: string | undefined }) {
  const w = words();
  return (
    <Page title={isPoster(game) ? w.rules.title(w.posters[game].title) : w.home.rulebook}>
      <nav class="game-tabs" aria-label={w.home.games}>
        {POSTERS.map((poster) => (
          <a
            key={poster}
            class="chip"
            href={href(['rules', poster])}
            aria-current={poster === game ? 'page' : undefined}
          >
            {w.posters[poster].title}
          </a>
        ))}
      </nav>
      {isPoster(game) && <RuleList key={game} game={game} rule={rule} />}
    </Page>
  );
}

export function RuleList({ game, rule }: { game: string; rule: string | undefined }) {
  const w = words().rules;
  const rows = useSignal<readonly RuleRow[]>([]);
  const wanted = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPoster(game)) void digestOf(game, language.value).then((text) => (rows.value = readDigest(text)));
  }, [game, language.value]);
  useEffect(() => {
    if (rule !== undefined)
      list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule, rows.value]);
  const needle = wanted.value.trim().toLowerCase();
  const found = rows.value.filter(
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
      <div class="rule-rows" ref={list}>
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
