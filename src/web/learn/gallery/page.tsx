import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type GameModule, isGameName, moduleOf } from '../../../games/index.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { GameShelf } from '../../games/game-shelf.tsx';
import { layoutOf, posterOf, printOf, sortsOf } from '../../games/index.ts';
import type { Printable } from '../../games/parts/printable.ts';
import { numbersOf, printsOf } from '../../games/parts/prints.ts';
import type { Sorts } from '../../games/parts/sorts.ts';
import { fetchedGame, titleOf } from '../../games/titles.ts';
import { Meanwhile, useFetched } from '../../shell/parts/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Modal } from '../../shell/parts/modal.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { go, href } from '../../shell/router.ts';
import { isNarrow, language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';
import { Board } from './board.tsx';
import { ANYTHING, cardsOf, chosenOf, type ShownCard, type Wanted } from './cards.ts';
import { Filters, Nothing, Sorting } from './filters.tsx';
import { defIn, Large } from './large.tsx';
import { GALLERY } from './words.ts';
import '../../shell/styles/search.css';
import '../../table/gallery.css';
import '../../table/table.css';
import '../learn.css';
import './gallery.css';

/** `#/cards`: the games. `#/cards/war`: its cards. `#/cards/war/17`: one of them, large. */
export function GalleryPage({ game, card }: { game: string; card: string | undefined }) {
  const w = words();
  const own = GALLERY[language.value];
  const known = isGameName(game);
  return (
    <Page title={known ? w.gallery.title(titleOf(game)) : w.home.gallery} felt={posterOf(game)?.felt}>
      {known ? (
        <Cards key={game} game={game} card={card} />
      ) : (
        <GameShelf
          page="cards"
          lead={own.lead}
          opens={own.opens}
          says={(name) => {
            const module = fetchedGame(name);
            return module === undefined ? '' : own.count(numbersOf(module.game).length);
          }}
        />
      )}
    </Page>
  );
}

export interface Loaded {
  readonly module: GameModule;
  readonly layout: Layout;
  readonly printable: Printable;
  readonly sorts: Sorts;
  readonly prints: readonly DefId[];
}
async function load(game: string): Promise<Loaded> {
  const [module, layout, printable, sorts] = await Promise.all([
    moduleOf(game),
    layoutOf(game),
    printOf(game),
    sortsOf(game),
  ]);
  return { module, layout, printable, sorts, prints: printsOf(module) };
}
function Cards({ game, card }: { game: string; card: string | undefined }) {
  const loaded = useFetched(() => load(game), [game]);
  if (loaded.value === undefined) return <Meanwhile {...loaded} />;
  return <Album game={game} card={card} loaded={loaded.value} />;
}

interface AlbumProps {
  readonly game: string;
  readonly card: string | undefined;
  readonly loaded: Loaded;
}
function Album({ game, card, loaded }: AlbumProps) {
  const { module, layout, prints, sorts, printable } = loaded;
  const wanted = useSignal(ANYTHING);
  const cards = useMemo(() => cardsOf(module, sorts, language.value), [loaded, language.value]);
  const shown = chosenOf(cards, wanted.value, language.value);
  const def = defIn(card, prints);
  const open = cards.find((one) => one.def === def);
  const at = shown.findIndex((one) => one.def === def);
  const close = (): void => go(['cards', game], {}, true);
  // Closed, the card is where one goes on from.
  const last = useRef<DefId | undefined>(undefined);
  useEffect(() => {
    if (def === undefined && last.current !== undefined)
      document.querySelector<HTMLElement>(`.gallery [data-def-link="${last.current}"]`)?.focus();
    last.current = def;
  }, [def]);
  const turn = (by: 1 | -1): void => {
    const next = shown[(Math.max(0, at) + by + shown.length) % shown.length];
    if (next !== undefined) go(['cards', game, String(next.def)], {}, true);
  };
  useLargeKeys(open !== undefined, close, turn);
  const large = open !== undefined && (
    <Large game={game} card={open} place={[Math.max(0, at), shown.length]} turn={turn} close={close} {...loaded} />
  );
  return (
    <div class={`album ${open === undefined ? '' : 'opened'}`}>
      <Sorting game={game} cards={cards} wanted={wanted} layout={layout} />
      <div class="album-middle">
        <Filters wanted={wanted} layout={layout} cards={cards} />
        <p class="mute found" role="status">
          {words().gallery.found(shown.length)}
        </p>
        {shown.length === 0 && <Nothing cards={cards} wanted={wanted} />}
        <ul class="gallery">
          {shown.map((one) => (
            <Entry key={one.def} game={game} card={one} isOpen={one.def === def} {...loaded} />
          ))}
        </ul>
        {plainly(wanted) && <Board layout={layout} printable={printable} />}
        {plainly(wanted) && <Glossary layout={layout} />}
      </div>
      {large !== false &&
        (isNarrow.value ? (
          <Sheet card={open} close={close} turn={turn} inside={large} />
        ) : (
          <Side inside={large} def={def} />
        ))}
    </div>
  );
}
const plainly = (wanted: Signal<Wanted>): boolean =>
  Object.entries(wanted.value).every(([part, value]) => part === 'order' || value === '');

interface EntryProps extends Pick<Loaded, 'layout' | 'sorts'> {
  readonly game: string;
  readonly card: ShownCard;
  readonly isOpen: boolean;
}
/** A card that opens when it is pressed, by mouse, finger, Enter or the space bar. */
function Entry({ game, card, layout, sorts: { Rarity }, isOpen }: EntryProps) {
  const { Face } = layout;
  const open = (): void => go(['cards', game, String(card.def)], {}, true);
  return (
    <li class={`album-card ${isOpen ? 'open' : ''} ${card.owned === 0 ? 'missing' : ''}`}>
      <div class="slot" style={{ '--w': '168px' }} aria-hidden="true">
        <Face def={card.def} detail="full" />
      </div>
      {/* Its target is the whole card; its words are those that are seen. */}
      <a
        href={href(['cards', game, String(card.def)])}
        aria-current={isOpen ? 'true' : undefined}
        data-def-link={card.def}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          open();
        }}
      >
        {card.name}
        <span class="hidden-words">, {card.kind}</span>
        {Rarity !== undefined && card.owned !== undefined && (
          <small class="album-copies">
            <Rarity def={card.def} /> {GALLERY[language.value].copies(card.owned)}
          </small>
        )}
      </a>
    </li>
  );
}

/** Beside the cards; it takes the focus when it opens. */
function Side({ inside, def }: { inside: ComponentChildren; def: DefId | undefined }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(
    () => panel.current?.querySelector<HTMLElement>('[data-large-name]')?.focus({ preventScroll: true }),
    [def],
  );
  return (
    <aside class="large" ref={panel}>
      {inside}
    </aside>
  );
}
const SWIPE = 60;
/** On a phone, over the cards: pushed aside, it turns to the next. */
function Sheet(props: { card: ShownCard; close: () => void; turn: (by: 1 | -1) => void; inside: ComponentChildren }) {
  const from = useRef<number | undefined>(undefined);
  return (
    <Modal class="large-back" label={props.card.name} close={props.close}>
      <div
        class="large"
        onTouchStart={({ touches }) => (from.current = touches[0]?.clientX)}
        onTouchEnd={({ changedTouches }) => {
          const gone = (changedTouches[0]?.clientX ?? 0) - (from.current ?? 0);
          if (Math.abs(gone) > SWIPE) props.turn(gone < 0 ? 1 : -1);
        }}
      >
        {props.inside}
      </div>
    </Modal>
  );
}

function useLargeKeys(open: boolean, close: () => void, turn: (by: 1 | -1) => void): void {
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const field = event.target instanceof Element && event.target.matches('input, select');
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/' && !field) {
        event.preventDefault();
        document.querySelector<HTMLElement>('.album .search input')?.focus();
      } else if (open && !field && event.key === 'Escape') close();
      else if (open && !field && event.key === 'ArrowLeft') turn(-1);
      else if (open && !field && event.key === 'ArrowRight') turn(1);
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  });
}

function Glossary({ layout }: { layout: Layout }) {
  if (layout.glossary === undefined) return null;
  return (
    <section class="glossary">
      <h2>{words().gallery.icons}</h2>
      <dl>
        {layout.glossary(language.value).map(({ icon, name, text: says }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} /> {name}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
