import type { ComponentChildren } from 'preact';
import type { CardId, DefId, ZoneId } from '../../kernel/ids.ts';
import { spell } from '../../kernel/verbs.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import type { Detail } from './layout.ts';
import { sentences } from './story.ts';
import { stateOf, type ThingState } from './state.ts';
import { cardKey, defKey, plainName, type TableView, zoneKey } from './view.ts';

const MARK = {
  can: 'r-plus',
  aim: 'targeted',
  laid: 'r-check',
  chosen: 'r-check',
  no: undefined,
  '': undefined,
} as const;
const MARK_CLASS = {
  can: 'usable-mark',
  aim: 'usable-mark',
  laid: 'chosen-mark',
  chosen: 'chosen-mark',
  no: 'refused-mark',
  '': '',
} as const;

/** The round mark beside the colour: + usable, ✓ chosen or laid, ? refused, a reticle for a target. */
export function Mark({ state }: { state: ThingState }) {
  const icon = MARK[state];
  // The name of the thing says it in words.
  if (icon === undefined && state !== 'no') return null;
  return (
    <span class={`mark ${MARK_CLASS[state]}`} aria-hidden="true">
      {icon === undefined ? '?' : <Icon name={icon} />}
    </span>
  );
}

/** What may be done with a thing, in a word; for what is refused, the rule. */
export function stateWords(view: TableView, state: ThingState, keys: readonly string[]): string {
  const w = words().table;
  if (state === 'can' || state === 'aim') return w.canChoose;
  if (state === 'chosen') return w.isChosen;
  if (state === 'laid') return w.isLaid;
  return state === 'no' ? w.cannotNow(view.model.refusals.whyNot(view, keys).text) : '';
}
/** What is said of a thing to those who do not see it, beside its name. */
interface Told {
  /** So many alike lie on one another. */
  readonly count?: number;
  /** Behind the name: figures, price, count. Without it, what the game says of a print in short. */
  readonly figures?: string;
  /** Said before the text of the print: where it lies, what is next to it. */
  readonly about?: string;
}
/** The figures of a print for its name, and all else that is printed for its description. */
function printed(view: TableView, def: DefId, { figures, about = '' }: Told): readonly [string, string] {
  if (def === 0) return [figures ?? '', about];
  const { kind, lines } = view.text.card(def);
  const brief = view.layout.brief?.(view, def) ?? [kind];
  const rest = [kind, ...lines].filter((line) => figures !== undefined || !brief.includes(line));
  return [figures ?? brief.join(', '), sentences([about, ...rest])];
}

/** Everything that makes an element a thing: the table's one listener does the rest. */
export function thingProps(
  view: TableView,
  keys: readonly string[],
  name: string,
  look: DefId | number = 0,
  told: Told = {},
) {
  const state = stateOf(view, keys);
  const acts = view.selection.withThing(keys).map(({ option }) => spell(view.rules.game.verbs, option.action));
  // What a thing is good for without being called usable.
  const unmarked = state === '' || state === 'no';
  const [figures, description] = printed(view, look as DefId, told);
  const copies = told.count === undefined || told.count < 2 ? '' : words().table.cards(told.count);
  return {
    role: 'button' as const,
    // In lower case it is understood by drawings as well.
    tabindex: 0,
    'data-keys': keys.join(' '),
    'data-name': name,
    'data-state': state,
    'data-look': look === 0 ? undefined : String(look),
    'data-acts': acts.length === 0 || unmarked ? undefined : acts.join(';'),
    'data-quiet': acts.length === 0 || !unmarked ? undefined : acts.join(';'),
    'aria-label': [name, copies, figures, stateWords(view, state, keys)].filter(Boolean).join(', '),
    'aria-description': description === '' ? undefined : description,
  };
}

const wordsOf = (text: string): string => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;
/** A name, and behind it the short one that is drawn, where its words do not stand in it. */
export function calledAlso(view: TableView, def: DefId, name: string): string {
  const short = def === 0 ? '' : (view.layout.short?.(def, view.language) ?? '');
  return short === '' || wordsOf(name).includes(wordsOf(short)) ? name : `${name}, ${short}`;
}
/**
 * The same for a thing that is drawn: its name is an element inside it. A face shows figures and short names in an order of
 * its own, which a name in an attribute would have to repeat (WCAG 2.5.3); here the face is left out of what is read. The
 * short name stands behind the whole one, so that whoever speaks to the page may say what they see.
 */
export function drawnThing(
  view: TableView,
  keys: readonly string[],
  name: string,
  look: DefId | number = 0,
  told: Told = {},
) {
  const { 'aria-label': says, ...thing } = thingProps(view, keys, calledAlso(view, look as DefId, name), look, told);
  return [{ ...thing, 'data-name': name }, <span class="hidden-words">{says}</span>] as const;
}

interface CardProps {
  readonly view: TableView;
  readonly card: CardId;
  readonly detail?: Detail;
  readonly width?: number;
  readonly class?: string;
  /** Keys beside the card's own. */
  readonly keys?: readonly string[];
  /** It stands for itself, not for whatever an option says about its print. */
  readonly alone?: boolean;
  /** What is written on it beside its face, for those who do not see it. */
  readonly about?: string | undefined;
  readonly children?: ComponentChildren;
}
/** A card as it lies: its face if the viewer knows it, else its back. */
export function CardThing(props: CardProps) {
  const {
    view,
    card,
    detail = 'token',
    width,
    class: extra = '',
    keys = [],
    alone = false,
    about = '',
    children,
  } = props;
  const { s, layout, text } = view;
  const def = s.table.printed(card);
  const zone = s.table.zoneOf(card);
  const all = [cardKey(card), ...(def === 0 || alone ? [] : [defKey(def)]), ...keys];
  const name = def === 0 ? words().table.hidden : text.card(def).name;
  const [thing, said] = drawnThing(view, all, name, def, { about });
  const { Face, Back } = layout;
  return (
    <div
      // A number may stand for another card after the hand has been taken up anew: what has the focus is one card only.
      key={def}
      {...thing}
      class={`slot ${thing['data-state']} ${extra}`}
      style={width === undefined ? undefined : { '--w': `${width}px` }}
      data-card={card}
      data-zone={zone}
      data-def={def}
    >
      {said}
      <span class="drawn" aria-hidden="true">
        {def === 0 ? (
          <Back zone={plainName(s, zone)} detail={detail} />
        ) : (
          <Face def={def} detail={detail} view={view} card={card} />
        )}
        <Mark state={thing['data-state']} />
        {children}
      </span>
    </div>
  );
}

/** Cards on one another: the top one, and how many there are. */
export function Pile({
  view,
  zone,
  width = 62,
  label,
}: {
  view: TableView;
  zone: ZoneId;
  width?: number;
  label?: string;
}) {
  const { s, layout, text } = view;
  const size = s.table.size(zone);
  const name = plainName(s, zone);
  const title = label ?? text.zone(name);
  const top = size === 0 ? (0 as CardId) : s.table.top(zone);
  const def = size === 0 ? (0 as DefId) : s.table.printed(top);
  const [props, said] = drawnThing(
    view,
    [zoneKey(zone), ...(top === 0 ? [] : [cardKey(top)])],
    `${title}: ${words().table.cards(size)}`,
    def,
    { figures: def === 0 ? '' : calledAlso(view, def, text.card(def).name) },
  );
  const { Face, Back } = layout;
  return (
    <div class="zone">
      <div
        {...props}
        class={`slot pile ${props['data-state']} ${size === 0 ? 'none' : ''}`}
        style={{ '--w': `${width}px` }}
        data-zone-at={zone}
        data-card={top === 0 ? undefined : top}
        data-zone={zone}
        data-def={def}
      >
        {said}
        <span class="drawn" aria-hidden="true">
          {size > 1 && <Back zone={name} detail="mini" />}
          {size > 0 &&
            (def === 0 ? <Back zone={name} detail="mini" /> : <Face def={def} detail="mini" view={view} card={top} />)}
          <span class="count">{size}</span>
          <Mark state={props['data-state']} />
        </span>
      </div>
      <div class="zone-label" aria-hidden="true">
        {title}
      </div>
    </div>
  );
}
