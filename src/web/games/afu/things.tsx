import type { ComponentChildren } from 'preact';
import { DEFS } from '../../../games/afu/cards/columns.ts';
import type { Afu } from '../../../games/afu/state.ts';
import type { CardId, DefId, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { words } from '../../shell/text/index.ts';
import type { Detail } from '../../table/layout.ts';
import { sentences } from '../../table/story.ts';
import { drawnThing, Mark } from '../../table/thing.tsx';
import { cardKey, handIn, defKey, plainName, type TableView } from '../../table/view.ts';
import { Back, Face, gainWords, TileFace } from './card.tsx';

export type View = TableView<Afu>;

/** Only units are legible on their side: the others are read, not counted. */
const lies = (def: DefId): boolean =>
  DEFS[def]?.objective === undefined && DEFS[def]?.event === undefined && DEFS[def]?.achievement === undefined;

interface LyingProps {
  readonly view: View;
  /** Copies of one card that lie on one another; the last is on top. */
  readonly cards: readonly CardId[];
  readonly detail?: Detail;
  readonly width?: number;
  /** On its side, for a phone. */
  readonly tile?: boolean;
  readonly class?: string;
  readonly keys?: readonly string[];
  /** What would come of it, as the children show. */
  readonly fate?: string;
  readonly children?: ComponentChildren;
}
/**
 * A card that is meant by where it lies and not by its print: a copy in the hand and one in a row are two things. The
 * layout's `keys` say which cards an option means.
 */
export function Lying({
  view,
  cards,
  detail = 'token',
  width,
  tile: wanted = false,
  class: extra = '',
  keys = [],
  fate = '',
  children,
}: LyingProps) {
  const card = cards.at(-1)!;
  const { table } = view.s;
  const def = table.printed(card);
  const tile = wanted && lies(def);
  const name = def === 0 ? words().table.hidden : view.text.card(def).name;
  const [props, said] = drawnThing(view, [...cards.map(cardKey), ...keys], name, def, {
    count: cards.length,
    about: sentences([gainWords(view, card, def), fate]),
  });
  return (
    <div
      key={def}
      {...props}
      class={`slot ${tile ? 'tile' : ''} ${cards.length > 1 ? 'stacked' : ''} ${props['data-state']} ${extra}`}
      style={width === undefined ? undefined : { '--w': `${width}px` }}
      data-card={card}
      data-zone={table.zoneOf(card)}
      data-def={def}
    >
      {said}
      <span class="drawn" aria-hidden="true">
        {def === 0 ? (
          <Back zone={plainName(view.s, table.zoneOf(card))} detail={detail} />
        ) : tile ? (
          <TileFace def={def} view={view} card={card} />
        ) : (
          <Face def={def} detail={detail} view={view} card={card} />
        )}
        {cards.length > 1 && <b class="copies">×{cards.length}</b>}
        <Mark state={props['data-state']} />
        {children}
      </span>
    </div>
  );
}
/** A print that options speak of, wherever its card may lie. */
export function Printed({
  view,
  def,
  width,
  tile: wanted = false,
}: {
  view: View;
  def: DefId;
  width?: number;
  tile?: boolean;
}) {
  const tile = wanted && lies(def);
  const [props, said] = drawnThing(view, [defKey(def)], view.text.card(def).name, def);
  return (
    <div
      {...props}
      class={`slot ${tile ? 'tile' : ''} ${props['data-state']}`}
      style={width === undefined ? undefined : { '--w': `${width}px` }}
    >
      {said}
      <span class="drawn" aria-hidden="true">
        {tile ? <TileFace def={def} view={view} /> : <Face def={def} detail="token" view={view} />}
        <Mark state={props['data-state']} />
      </span>
    </div>
  );
}
/** The cards of a zone, copies together. */
export function stacks(s: Afu, zone: ZoneId): readonly (readonly CardId[])[] {
  const cards = handIn(s, zone);
  const hidden = cards.filter((card) => s.table.printed(card) === 0).map((card) => [card]);
  const known = cards.filter((card) => s.table.printed(card) !== 0);
  return [...Map.groupBy(known, (card) => s.table.printed(card)).values(), ...hidden];
}
export const optionsOf = (view: View, ...verbs: readonly string[]): readonly Option[] =>
  view.decision?.options.filter(({ verb }) => verbs.includes(verb)) ?? [];
