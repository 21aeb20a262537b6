import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Page } from '../app/parts.tsx';
import { href } from '../app/router.ts';
import { Icon } from '../icons/icon.tsx';
import { words } from '../text/index.ts';
import { type Poster, POSTERS } from '../text/words.ts';
import { readDigest, type RuleRow } from './digest.ts';
import '../styles/learn.css';

const DIGESTS: Readonly<Record<Poster, () => Promise<{ default: string }>>> = {
  liberation: () => import('../../../docs/rules/liberation.md?raw'),
  afu: () => import('../../../docs/rules/afu.md?raw'),
  bravery: () => import('../../../docs/rules/bravery.md?raw'),
  war: () => import('../../../docs/rules/war.md?raw'),
};
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
    if (isPoster(game)) void DIGESTS[game]().then(({ default: text }) => (rows.value = readDigest(text)));
  }, [game]);
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
      {w.english !== '' && <p class="mute">{w.english}</p>}
      <div class="rule-rows" ref={list} lang="en">
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
