import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import { isBasic } from '../../../../games/war/decks/legality.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { LanguageSwitch, Logo, ThemeSwitch } from '../../../shell/parts/page.tsx';
import { go, href } from '../../../shell/router.ts';
import { hasLittleRoom } from '../../../shell/letters.ts';
import { language } from '../../../shell/settings.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { Face } from '../card/card.tsx';
import { type Opening, openingOf } from '../packs/kept.ts';
import { WORDS as PACKS } from '../packs/words.ts';
import { Bench } from './bench.ts';
import { Filters } from './filters.tsx';
import { forget, keptDecks } from './kept.ts';
import { DeckList } from './list.tsx';
import { WORDS } from './words.ts';
import '../../../table/table.css';
import './decks.css';

type Tab = 'builder' | 'mine' | 'ready';
const TABS: readonly Tab[] = ['builder', 'ready', 'mine'];

/** `#/decks/war?code=…`: the deck is in the address. */
export function DecksPage({ query }: { query: URLSearchParams }) {
  const w = WORDS[language.value];
  const opening = openingOf(query.get('packs'));
  const bench = useMemo(() => new Bench(query.get('code'), language.value, opening), []);
  const tab = useSignal<Tab>('builder');
  const code = bench.code.value;
  const packs = bench.pool.value === undefined || opening === undefined ? {} : { packs: opening.id };
  useEffect(() => go(['decks', 'war'], { code, ...packs }, true), [code, packs.packs]);
  useEffect(() => {
    document.title = w.title;
  }, [w]);
  return (
    <div class="decks felt-war">
      <header class="bar">
        <Logo />
        <h1 class="page-title">{w.title}</h1>
        <nav class="deck-tabs" aria-label={w.title}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab.value === one} onClick={() => (tab.value = one)}>
              {w[one]}
            </button>
          ))}
          <a href={href(['boosters', 'war'])}>{w.sealed}</a>
          <a href={href(['collection', 'war'])}>{PACKS[language.value].collection}</a>
        </nav>
        <span class="spacer" />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      {tab.value === 'builder' && <Builder bench={bench} opening={bench.pool.value && opening} />}
      {tab.value === 'ready' && <Ready bench={bench} tab={tab} />}
      {tab.value === 'mine' && <Mine bench={bench} tab={tab} />}
    </div>
  );
}

function Builder({ bench, opening }: { bench: Bench; opening: Opening | undefined }) {
  const w = WORDS[language.value];
  const rows = bench.found(language.value);
  return (
    <div class="deck-body">
      {hasLittleRoom.value ? (
        <details class="deck-fold">
          <summary>{w.search}</summary>
          <Filters bench={bench} />
        </details>
      ) : (
        <Filters bench={bench} />
      )}
      <main class="deck-grid" tabIndex={-1}>
        <p class="deck-found" aria-live="polite">
          {w.found(rows.length)}
          {bench.pool.value !== undefined && (
            <>
              <button type="button" class="button compact" data-built="" onClick={() => bench.buildFromPool()}>
                {PACKS[language.value].buildNow}
              </button>
              <button type="button" class="button compact" onClick={() => (bench.pool.value = undefined)}>
                {w.sealedEnd}
              </button>
            </>
          )}
        </p>
        {rows.map((row) => {
          const copies = bench.copies(row.id);
          const most = bench.mostOf(row);
          const name = row.name[language.value];
          return (
            <div key={row.id} class="deck-card">
              <div class="slot" style={{ '--w': '138px' }}>
                <Face def={base.def(row.id)} detail="full" />
              </div>
              <div class="stepper">
                <button
                  type="button"
                  aria-label={w.fewer(name)}
                  disabled={copies === 0}
                  onClick={() => bench.set(row.id, copies - 1)}
                >
                  −
                </button>
                <b class={copies > most ? 'bad' : ''}>
                  {copies}
                  <s>/{isBasic(row) ? '∞' : most}</s>
                </b>
                <button type="button" aria-label={w.another(name)} onClick={() => bench.set(row.id, copies + 1)}>
                  +
                </button>
              </div>
            </div>
          );
        })}
      </main>
      <DeckList bench={bench} opening={opening} />
      {hasLittleRoom.value && (
        <button
          type="button"
          class="button filled deck-jump"
          onClick={() => document.querySelector('.deck-side')?.scrollIntoView({ block: 'start' })}
        >
          <Icon name="stack" /> {bench.size.value} {w.of(bench.agreed.value)}
        </button>
      )}
    </div>
  );
}
function Ready({ bench, tab }: { bench: Bench; tab: Signal<Tab> }) {
  const w = WORDS[language.value];
  return (
    <main class="deck-shelf">
      {READY_DECKS.map((ready) => (
        <article key={ready.id}>
          <h2>{ready.title[language.value]}</h2>
          <small class="mute">{labelsIn(language.value).sides[ready.side]}</small>
          <p>{ready.plan[language.value]}</p>
          <button
            type="button"
            class="button filled"
            onClick={() => {
              bench.loadReady(ready.id, language.value);
              tab.value = 'builder';
            }}
          >
            {w.load}
          </button>
        </article>
      ))}
    </main>
  );
}
function Mine({ bench, tab }: { bench: Bench; tab: Signal<Tab> }) {
  const w = WORDS[language.value];
  return (
    <main class="deck-shelf">
      {keptDecks.value.length === 0 && <p>{w.noneKept}</p>}
      {keptDecks.value.map((kept) => (
        <article key={kept.name}>
          <h2>{kept.name}</h2>
          <div class="row">
            <button
              type="button"
              class="button filled"
              onClick={() => {
                bench.load(kept.code);
                bench.rename(kept.name);
                tab.value = 'builder';
              }}
            >
              {w.load}
            </button>
            <button type="button" class="button" onClick={() => forget(kept)}>
              {w.remove}
            </button>
          </div>
        </article>
      ))}
    </main>
  );
}
