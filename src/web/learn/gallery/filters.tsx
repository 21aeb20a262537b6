import { type Signal, useSignal } from '@preact/signals';
import { GameTiles } from '../../games/game-tiles.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { href } from '../../shell/router.ts';
import { isNarrow, language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';
import {
  collectedIn,
  keywordsOf,
  type Order,
  type ShownCard,
  sidesIn,
  type Sort,
  sortsIn,
  type Wanted,
  worstOf,
} from './cards.ts';
import { GALLERY } from './words.ts';

interface WantedProps {
  readonly cards: readonly ShownCard[];
  readonly wanted: Signal<Wanted>;
}
/** The left column: the games, and the sorts of cards with how many there are. */
export function Sorting({ game, cards, wanted, layout }: WantedProps & { game: string; layout: Layout }) {
  const w = GALLERY[language.value];
  const pictured = cards.some(({ picture }) => picture !== undefined);
  const every: Sort = { name: '', count: cards.length, ...(pictured ? { picture: 'stack' } : {}) };
  const sorts = [every, ...sortsIn(cards)];
  const had = collectedIn(cards);
  return (
    <div class="album-kinds">
      <GameTiles page="cards" game={game} />
      <div class="sort-list" role="group" aria-label={w.sorts}>
        {sorts.map(({ name, count, picture }) => (
          <button
            key={name}
            type="button"
            aria-pressed={wanted.value.sort === name}
            onClick={() => (wanted.value = { ...wanted.value, sort: name })}
          >
            {picture !== undefined && <Icon name={picture} />}
            <span>{name === '' ? w.all : name}</span> <b>{count}</b>
          </button>
        ))}
      </div>
      {!isNarrow.value && <Sides cards={cards} wanted={wanted} />}
      {had !== undefined && !isNarrow.value && (
        <a class="album-collection" href={href(['collection', game])}>
          <span class="zone-label">{w.collection}</span>
          <span>{w.collected(had.have, had.of)}</span>
          <progress max={had.of} value={had.have} aria-hidden="true" />
        </a>
      )}
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

function Sides({ cards, wanted }: WantedProps) {
  const w = GALLERY[language.value];
  const sides = sidesIn(cards);
  if (sides.length === 0) return null;
  return (
    <div class="side-list" role="group" aria-label={w.side}>
      <h2 class="zone-label">{w.side}</h2>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          class="chip"
          aria-pressed={wanted.value.side === side}
          onClick={() => (wanted.value = { ...wanted.value, side: wanted.value.side === side ? '' : side })}
        >
          {side}
        </button>
      ))}
    </div>
  );
}

const ORDERS: readonly Order[] = ['name', 'set'];
type FiltersProps = WantedProps & { layout: Layout };
/** Over the cards: search, abilities, what one has, order. On a phone all but the search is folded away. */
export function Filters(props: FiltersProps) {
  const w = GALLERY[language.value];
  const { cards, wanted } = props;
  const narrow = isNarrow.value;
  const open = useSignal(false);
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
          onInput={({ currentTarget }) => (wanted.value = { ...wanted.value, text: currentTarget.value })}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {narrow && (
        <button
          type="button"
          class="button"
          data-more-filters=""
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          {w.more}
        </button>
      )}
      {(!narrow || open.value) && <Choosing {...props} />}
      {narrow && open.value && <Sides cards={cards} wanted={wanted} />}
    </div>
  );
}
function Choosing({ cards, wanted, layout }: FiltersProps) {
  const w = GALLERY[language.value];
  const want = (change: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...change };
  };
  const glossary = layout.glossary?.(language.value) ?? [];
  const used = new Set(cards.flatMap((card) => keywordsOf(card, glossary).map(({ name }) => name)));
  const { compare } = new Intl.Collator(language.value);
  return (
    <>
      {collectedIn(cards) !== undefined &&
        (['have', 'lack'] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            data-having={one}
            aria-pressed={wanted.value.having === one}
            onClick={() => want({ having: wanted.value.having === one ? '' : one })}
          >
            {w.having[one]}
          </button>
        ))}
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
    </>
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
        {w.drop(part === 'having' && wanted.value.having !== '' ? w.having[wanted.value.having] : wanted.value[part])}
      </button>
    </p>
  );
}
