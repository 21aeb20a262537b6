import type { Signal } from '@preact/signals';
import { GameTiles } from '../../games/game-tiles.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';
import { keywordsOf, type Order, type ShownCard, sortsIn, type Wanted, worstOf } from './cards.ts';
import { GALLERY } from './words.ts';

interface WantedProps {
  readonly cards: readonly ShownCard[];
  readonly wanted: Signal<Wanted>;
}
/** The left column: the games, and the sorts of cards with how many there are. */
export function Sorting({ game, cards, wanted, layout }: WantedProps & { game: string; layout: Layout }) {
  const w = GALLERY[language.value];
  const sorts = [{ name: '', count: cards.length }, ...sortsIn(cards)];
  return (
    <div class="album-kinds">
      <GameTiles page="cards" game={game} />
      <div class="sort-list" role="group" aria-label={w.sorts}>
        {sorts.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            aria-pressed={wanted.value.sort === name}
            onClick={() => (wanted.value = { ...wanted.value, sort: name })}
          >
            <span>{name === '' ? w.all : name}</span> <b>{count}</b>
          </button>
        ))}
      </div>
      <a class="button" href={href(['print', game])}>
        {words().home.print}
      </a>
      {layout.buildsDecks === true && (
        <a class="button" href={href(['own'])}>
          {words().home.own}
        </a>
      )}
    </div>
  );
}

const ORDERS: readonly Order[] = ['name', 'set'];
/** Over the cards: search, abilities, order. */
export function Filters({ cards, wanted, layout }: WantedProps & { layout: Layout }) {
  const w = GALLERY[language.value];
  const want = (change: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...change };
  };
  const glossary = layout.glossary?.(language.value) ?? [];
  const used = new Set(cards.flatMap((card) => keywordsOf(card, glossary).map(({ name }) => name)));
  const { compare } = new Intl.Collator(language.value);
  return (
    <div class="album-filters">
      <label class="search">
        <Icon name="magnifying-glass" />
        <span class="hidden-words">{words().gallery.search}</span>
        <input
          type="search"
          aria-keyshortcuts="/"
          placeholder={words().gallery.search}
          value={wanted.value.text}
          onInput={({ currentTarget }) => want({ text: currentTarget.value })}
        />
      </label>
      {used.size > 1 && (
        <select
          aria-label={w.keyword}
          value={wanted.value.keyword}
          onChange={({ currentTarget }) => want({ keyword: currentTarget.value })}
        >
          <option value="">{w.anyKeyword}</option>
          {[...used].toSorted(compare).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={w.order}
        value={wanted.value.order}
        onChange={({ currentTarget }) => want({ order: ORDERS.find((one) => one === currentTarget.value) ?? 'name' })}
      >
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {w.orders[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Nothing fits: what excludes most can be dropped with one press. */
export function Nothing({ cards, wanted }: WantedProps) {
  const w = GALLERY[language.value];
  const part = worstOf(cards, wanted.value);
  return (
    <p class="chips">
      {w.nothing}
      <button type="button" class="chip" onClick={() => (wanted.value = { ...wanted.value, [part]: '' })}>
        {w.drop(wanted.value[part])}
      </button>
    </p>
  );
}
