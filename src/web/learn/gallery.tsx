import { useSignal } from '@preact/signals';
import { GAME_NAMES, type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import type { DefId } from '../../kernel/ids.ts';
import { Meanwhile, useFetched } from '../shell/fetched.tsx';
import { Page } from '../shell/parts.tsx';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { layoutOf, printOf } from '../games/index.ts';
import type { Printable } from '../games/printable.ts';
import { titleOf } from '../games/titles.ts';
import { printsOf } from '../games/prints.ts';
import { Icon } from '../shell/icons/icon.tsx';
import type { Layout } from '../table/layout.ts';
import { words } from '../shell/text/index.ts';
import '../shell/styles/search.css';
import '../table/gallery.css';
import './learn.css';
import '../table/table.css';

export function GalleryPage({ game }: { game: string }) {
  const w = words();
  return (
    <Page title={isGameName(game) ? w.gallery.title(titleOf(game)) : w.home.gallery}>
      <nav class="game-tabs" aria-label={w.home.games}>
        {GAME_NAMES.map((name) => (
          <a key={name} class="chip" href={href(['cards', name])} aria-current={name === game ? 'page' : undefined}>
            {titleOf(name)}
          </a>
        ))}
      </nav>
      {isGameName(game) && <Cards key={game} game={game} />}
    </Page>
  );
}

/** What else can be done with the cards of a game. */
function Ways({ game, layout }: { game: string; layout: Layout }) {
  const w = words().home;
  const ways: readonly (readonly [readonly string[], string])[] = [
    [['print', game], w.print],
    ...(layout.buildsDecks === true
      ? ([
          [['decks', game], w.decks],
          [['own'], w.own],
        ] as const)
      : []),
  ];
  return (
    <p class="chips card-ways">
      {ways.map(([path, name]) => (
        <a key={name} class="button" href={href(path)}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** The parts of the board, each with both its sides. */
function Board({ layout: { Tile }, printable: { tiles = [] } }: Pick<Loaded, 'layout' | 'printable'>) {
  const ids = [...new Set(tiles.map(({ id }) => id))];
  if (Tile === undefined || ids.length === 0) return null;
  return (
    <section>
      <h2>{words().gallery.board}</h2>
      <ul class="gallery-board">
        {ids.map((id) => (
          <li key={id}>
            <Tile id={id} side={0} />
            <Tile id={id} side={1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Loaded {
  readonly module: GameModule;
  readonly layout: Layout;
  readonly printable: Printable;
  readonly prints: readonly DefId[];
}
async function load(game: string): Promise<Loaded> {
  const [module, layout, printable] = await Promise.all([moduleOf(game), layoutOf(game), printOf(game)]);
  return { module, layout, printable, prints: printsOf(module) };
}
function Cards({ game }: { game: string }) {
  const w = words();
  const loaded = useFetched(() => load(game), [game]);
  const kind = useSignal('');
  const wanted = useSignal('');
  if (loaded.value === undefined) return <Meanwhile {...loaded} />;
  const { module, layout, printable, prints } = loaded.value;
  const text = module.texts[language.value];
  const cards = prints.map((def) => {
    const { name, kind: sort, lines } = text.card(def);
    return { def, name, kind: sort, lines };
  });
  // The parts of a kind that several cards share.
  const parts = cards.flatMap((card) => card.kind.split(' · '));
  const kinds = [...new Set(parts)].filter((part) => parts.filter((other) => other === part).length > 1);
  const plain = (said: string): string => said.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const needle = plain(wanted.value);
  const shown = cards.filter(
    (card) =>
      (kind.value === '' || card.kind.split(' · ').includes(kind.value)) &&
      plain(`${card.name} ${card.kind} ${card.lines.join(' ')}`).includes(needle),
  );
  const { Face } = layout;
  return (
    <>
      <Ways game={game} layout={layout} />
      <label class="search">
        <Icon name="magnifying-glass" />
        <span class="hidden-words">{w.gallery.search}</span>
        <input
          type="search"
          placeholder={w.gallery.search}
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
      </label>
      <p class="mute found" role="status">
        {w.gallery.found(shown.length)}
      </p>
      <div class="chips filter" role="group" aria-label={w.gallery.kinds}>
        {['', ...kinds].map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={kind.value === one}
            onClick={() => (kind.value = one)}
          >
            {one === '' ? w.gallery.all : one}
          </button>
        ))}
      </div>
      <ul class="gallery">
        {shown.map((card) => (
          <li key={card.def}>
            <div class="slot" style={{ '--w': '210px' }}>
              <Face def={card.def} detail="full" />
            </div>
            <details>
              <summary>{card.name}</summary>
              <p class="mute">{card.kind}</p>
              {card.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          </li>
        ))}
      </ul>
      <Board layout={layout} printable={printable} />
      {layout.glossary !== undefined && (
        <section class="glossary">
          <h2>{w.gallery.icons}</h2>
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
      )}
    </>
  );
}
