import { useSignal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import { type Language, LANGUAGES } from '../../kernel/text.ts';
import { Meanwhile, useFetched } from '../shell/parts/fetched.tsx';
import { OWN_NAMES, Page } from '../shell/parts/page.tsx';
import { href } from '../shell/router.ts';
import { language, speaking } from '../shell/settings.ts';
import { layoutOf, printOf } from '../games/index.ts';
import { type Printable, type PrintSet, type PrintTile, TILE } from '../games/parts/printable.ts';
import { Choice } from '../shell/parts/choice.tsx';
import type { Layout } from '../table/layout.ts';
import { words } from '../shell/text/index.ts';
import {
  cuts,
  type Paper,
  PAPERS,
  type Place,
  type Sheet,
  sheetsOf,
  tilePlaces,
  type TileSheet,
  tileSheetsOf,
  SIZE,
} from './sheets.ts';
import { WORDS } from './words.ts';
import '../table/table.css';
import './print.css';

interface Loaded {
  readonly module: GameModule;
  readonly layout: Layout;
  readonly printable: Printable;
}
/** `#/print/war?deck=…`: sheets of cards with cut marks, ready for a printer. */
export function PrintPage({ game, query }: { game: string; query: URLSearchParams }) {
  return isGameName(game) ? (
    <Printed key={game} game={game} query={query} />
  ) : (
    <Page title={words().redut}>{words().missing}</Page>
  );
}
async function load(game: string): Promise<Loaded> {
  const [module, layout, printable] = await Promise.all([moduleOf(game), layoutOf(game), printOf(game)]);
  return { module, layout, printable };
}
function Printed({ game, query }: { game: string; query: URLSearchParams }) {
  const loaded = useFetched(() => load(game), [game]);
  if (loaded.value === undefined) {
    return (
      <Page title={words().home.print}>
        <Meanwhile {...loaded} />
      </Page>
    );
  }
  return <Press game={game} loaded={loaded.value} code={query.get('deck')} />;
}

/** The whole box first, if the parts make it up; a deck that the address names before everything. */
function setsOf({ printable }: Loaded, code: string | null): readonly PrintSet[] {
  const named = code === null ? undefined : printable.deck?.(code);
  const { sets } = printable;
  const all = { uk: WORDS.uk.all, ru: WORDS.ru.all, en: WORDS.en.all };
  const box = { id: 'all', name: all, cards: sets.flatMap(({ cards }) => cards) };
  return [
    ...(named === undefined || sets.includes(named) ? [] : [named]),
    ...(sets.some(({ id }) => id === 'all') ? [] : [box]),
    ...sets,
  ];
}

function Press({ game, loaded, code }: { game: string; loaded: Loaded; code: string | null }) {
  const w = WORDS[language.value];
  const title = loaded.module.texts[language.value].title;
  const sets = useMemo(() => setsOf(loaded, code), [loaded, code]);
  const wanted = useSignal(sets.some(({ id }) => id === code) ? code! : sets[0]!.id);
  const paper = useSignal<Paper>('A4');
  const first = useSignal<Language>(language.value);
  const second = useSignal<Language | 'none'>('none');
  const once = useSignal(false);
  const backs = useSignal(true);
  const set = sets.find(({ id }) => id === wanted.value)!;
  const sheets = sheetsOf(set.cards, backs.value, once.value);
  const boards = tileSheetsOf(loaded.printable, set.id);
  const cards = sheets.reduce((sum, { side, places }) => sum + (side === 'faces' ? count(places) : 0), 0);
  const other = second.value === 'none' || second.value === first.value ? undefined : second.value;
  const draw = useMemo(() => drawing(loaded, first.value, other), [loaded, first.value, other]);
  return (
    <Page title={w.title(title)}>
      <div class="print-desk">
        {code !== null && !sets.some(({ id }) => id === code) && <p role="alert">{w.noDeck}</p>}
        <Choice
          label={w.what}
          values={sets.map(({ id }) => id)}
          value={wanted.value}
          name={(id) =>
            id === code && id.length > 30 ? w.deck : sets.find((one) => one.id === id)!.name[language.value]
          }
          set={(id) => (wanted.value = id)}
        />
        <div class="print-choices">
          <Choice
            label={w.spoken}
            values={LANGUAGES}
            value={first.value}
            name={(one) => OWN_NAMES[one]}
            lang={(one) => one}
            set={(one) => (first.value = one)}
          />
          <Choice
            label={w.second}
            values={['none' as const, ...LANGUAGES.filter((one) => one !== first.value)]}
            value={other ?? 'none'}
            name={(one) => (one === 'none' ? w.none : OWN_NAMES[one])}
            lang={(one) => (one === 'none' ? undefined : one)}
            set={(one) => (second.value = one)}
          />
          <Choice
            label={w.paper}
            values={PAPERS}
            value={paper.value}
            name={(one) => w.papers[one]}
            set={(one) => (paper.value = one)}
          />
          <Choice
            label={w.copies}
            values={['box', 'once']}
            value={once.value ? 'once' : 'box'}
            name={(one) => (one === 'box' ? w.asInBox : w.once)}
            set={(one) => (once.value = one === 'once')}
          />
          <Choice
            label={w.backs}
            values={['with', 'without']}
            value={backs.value ? 'with' : 'without'}
            name={(one) => (one === 'with' ? w.withBacks : w.withoutBacks)}
            set={(one) => (backs.value = one === 'with')}
          />
        </div>
        <div class="print-go">
          <button type="button" class="button filled" onClick={() => print()}>
            {w.print}
          </button>
          <a class="button" href={href(['print', game, 'rules'])}>
            {w.rulebook}
          </a>
          <a class="button" href={href(['cards', game])}>
            {words().home.gallery}
          </a>
          <b aria-live="polite">{w.count(cards, sheets.length + boards.length)}</b>
        </div>
        {w.how.map((line) => (
          <p key={line} class="mute">
            {line}
          </p>
        ))}
      </div>
      <div class="sheets">
        {sheets.map((sheet, i) => (
          <SheetOf key={i} sheet={sheet} paper={paper.value} name={w.page(i + 1, sheet.side)} draw={draw} />
        ))}
        {boards.map((sheet, i) => (
          <TileSheetOf
            key={`tiles ${i}`}
            sheet={sheet}
            paper={paper.value}
            name={w.page(sheets.length + i + 1, 'tiles')}
            spoken={first.value}
            layout={loaded.layout}
          />
        ))}
      </div>
    </Page>
  );
}
const count = (places: readonly Place[]): number => places.filter((place) => place !== undefined).length;

type Draw = (place: NonNullable<Place>, side: Sheet['side']) => Node;
/** Cards as they are drawn at the table, once each and then copied: whatever the page speaks, they keep their language. */
function drawing({ layout, module }: Loaded, first: Language, second: Language | undefined): Draw {
  const { Face, Back } = layout;
  const drawn = new Map<string, DocumentFragment>();
  const press = (key: string, what: ComponentChild): Node => {
    let ready = drawn.get(key);
    if (ready === undefined) {
      const plate = document.createElement('div');
      speaking(first, () => render(what, plate));
      ready = document.createDocumentFragment();
      ready.append(...Array.from(plate.childNodes, (node) => node.cloneNode(true)));
      render(null, plate);
      drawn.set(key, ready);
    }
    return ready.cloneNode(true);
  };
  return ({ def, back, mark }, side) =>
    side === 'backs'
      ? press(`back of ${back}`, <Back zone={back} detail="full" />)
      : press(
          `face ${def} ${mark ?? ''}`,
          <>
            <Face def={def} detail="full" />
            {mark !== undefined && <b class="print-mark">{mark}</b>}
            {second !== undefined && <Translation {...module.texts[second].card(def)} spoken={second} />}
          </>,
        );
}
/** What the card says, in the other language, under the picture of the card. */
function Translation({ name, lines, spoken }: { name: string; lines: readonly string[]; spoken: Language }) {
  const length = name.length + lines.join(' ').length;
  return (
    <div class="translation" lang={spoken} data-length={length < 70 ? 'short' : length < 190 ? 'middle' : 'long'}>
      <b>{name}</b>
      {lines.join(' ')}
    </div>
  );
}

function SheetOf({ sheet, paper, name, draw }: { sheet: Sheet; paper: Paper; name: string; draw: Draw }) {
  const [width, height] = SIZE[paper];
  const { x, y } = cuts(paper);
  const mark = (x1: number, y1: number, x2: number, y2: number) => (
    <line key={`${x1} ${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} />
  );
  return (
    <div
      class={`sheet-page ${paper}`}
      data-side={sheet.side}
      role="img"
      aria-label={name}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <svg class="cuts" viewBox={`0 0 ${width} ${height}`}>
        {x.flatMap((at) => [mark(at, 1, at, y[0]! - 1), mark(at, y.at(-1)! + 1, at, height - 1)])}
        {y.flatMap((at) => [mark(1, at, x[0]! - 1, at), mark(x.at(-1)! + 1, at, width - 1, at)])}
      </svg>
      <div class="places" style={{ left: `${x[0]}mm`, top: `${y[0]}mm` }}>
        {sheet.places.map((place, i) => (
          <PlaceOf key={i} place={place} side={sheet.side} draw={draw} />
        ))}
      </div>
    </div>
  );
}
interface TileSheetProps {
  readonly sheet: TileSheet;
  readonly paper: Paper;
  readonly name: string;
  readonly spoken: Language;
  readonly layout: Layout;
}
/** Two tiles with marks at their corners. */
function TileSheetOf({ sheet, paper, name, spoken, layout }: TileSheetProps) {
  const [width, height] = SIZE[paper];
  const places = tilePlaces(paper);
  return (
    <div
      class={`sheet-page ${paper}`}
      data-side="tiles"
      role="img"
      aria-label={name}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <svg class="cuts" viewBox={`0 0 ${width} ${height}`}>
        {sheet.tiles.flatMap((_, i) => {
          const [left, top] = places[i]!;
          return [left, left + TILE].flatMap((x) =>
            [top, top + TILE].map((y) => {
              const [dx, dy] = [x === left ? -1 : 1, y === top ? -1 : 1];
              return <path key={`${x} ${y}`} d={`M${x + dx} ${y}h${6 * dx}M${x} ${y + dy}v${6 * dy}`} />;
            }),
          );
        })}
      </svg>
      {sheet.tiles.map((tile, i) => (
        <TileOf key={i} tile={tile} side={sheet.side} at={places[i]!} spoken={spoken} layout={layout} />
      ))}
    </div>
  );
}
interface TileProps {
  readonly tile: PrintTile;
  readonly side: 0 | 1;
  readonly at: readonly [x: number, y: number];
  readonly spoken: Language;
  readonly layout: Layout;
}
function TileOf({ tile, side, at, spoken, layout: { Tile } }: TileProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (Tile !== undefined) speaking(spoken, () => render(<Tile id={tile.id} side={side} />, slot.current!));
  }, [tile, side, spoken]);
  const size = `${TILE}mm`;
  return (
    <div ref={slot} class="tile-place" style={{ left: `${at[0]}mm`, top: `${at[1]}mm`, width: size, height: size }} />
  );
}
function PlaceOf({ place, side, draw }: { place: Place; side: Sheet['side']; draw: Draw }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place === undefined) slot.current?.replaceChildren();
    else slot.current?.replaceChildren(draw(place, side));
  }, [place, side, draw]);
  return <div ref={slot} class="place" data-def={place?.def} />;
}
