import { keywordsOf } from '../../../games/war/rules/06-kinds.ts';
import { ATTACK, DEFEND, MARK, reading, type War, zone } from '../../../games/war/state.ts';
import { type Flag, FLAG_LIST, KEYWORDS } from '../../../games/war/cards/vocabulary.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import type { ThingState } from '../../table/state.ts';
import { drawnThing, Mark } from '../../table/thing.tsx';
import { cardKey, cardsIn, type TableView } from '../../table/view.ts';
import { Flags } from './card/flags.tsx';
import { KEYWORD_ICON, lookOf, rowOf } from './card/look.ts';
import { strengthOf } from './named.ts';
import { fitted, shortIn } from './card/short.ts';
import { WORDS } from './words.ts';

export type View = TableView<War>;
const MOST_CHIPS = 2;

const ARROW = { raised: '▲', lowered: '▼', '': '' } as const;
function Strength({ view, card }: { view: View; card: CardId }) {
  const { attack, defence, a, d } = strengthOf(view, card);
  return (
    <span class="strengths">
      <span class={a}>
        {attack}
        {a !== '' && <sup>{ARROW[a]}</sup>}
      </span>
      <s>/</s>
      <span class={d}>
        {defence}
        {d !== '' && <sup>{ARROW[d]}</sup>}
      </span>
    </span>
  );
}
/** Icons of what the unit can do now, printed or given. */
function chipsOf(view: View, card: CardId): readonly IconName[] {
  const bits = keywordsOf(reading(view.s), card);
  const { unit } = rowOf(view.s.table.printed(card));
  return [
    ...((view.s.marks.get(card) & MARK.mined) === 0 ? [] : (['hazard-sign'] as const)),
    ...(unit?.bombing === undefined ? [] : (['falling-bomb'] as const)),
    ...(unit?.aa === undefined ? [] : (['anti-aircraft-gun'] as const)),
    ...KEYWORDS.flatMap((keyword, i) => ((bits & (1 << i)) === 0 ? [] : [KEYWORD_ICON[keyword]])),
  ];
}
/** In words: what a reader hears and a tooltip says. */
function spoken(view: View, card: CardId): string {
  const w = WORDS[view.language];
  const { s } = view;
  const name = rowOf(s.table.printed(card)).name[view.language];
  const { attack, defence } = strengthOf(view, card);
  return [
    `${name} ${attack}/${defence}`,
    ...(s.tapped.get(card) === 0 ? [] : [w.marks.tapped]),
    ...(s.damage.get(card) === 0 ? [] : [w.marks.damaged(s.damage.get(card))]),
    ...((s.marks.get(card) & MARK.mined) === 0 ? [] : [w.marks.mined]),
  ].join(', ');
}
/** WAR-8.17: the flag that was declared, or all that are printed. */
function nationsOf(view: View, card: CardId): readonly Flag[] {
  const declared = FLAG_LIST[view.s.nation.get(card) - 1];
  return declared === undefined ? rowOf(view.s.table.printed(card)).flags : [declared];
}
/** What lies under the unit or stands on it: upgrades, crews of works, aircraft of a carrier. */
const belowOf = (view: View, card: CardId): readonly CardId[] => {
  const owner = view.s.table.ownerOf(card);
  return [...cardsIn(view.s, zone.under(owner)), ...cardsIn(view.s, zone.carrier(owner))].filter(
    (one) => view.s.host.get(one) === card,
  );
};

/** What goes with a unit of the same side joins it: nobody takes aim at it. */
const friendly = (view: View, card: CardId, state: ThingState): ThingState =>
  state === 'aim' && view.s.table.ownerOf(card) === view.seat ? 'can' : state;

function thingOf(view: View, card: CardId) {
  const def = view.s.table.printed(card);
  const name = rowOf(def).name[view.language];
  const figures = spoken(view, card).slice(name.length + 1);
  const [props, said] = drawnThing(view, [cardKey(card)], name, def, { figures });
  const thing = {
    ...props,
    title: spoken(view, card),
    'data-tells': spoken(view, card),
    'data-card': card,
    'data-zone': view.s.table.zoneOf(card),
    'data-def': def,
  };
  return [thing, said] as const;
}

interface UnitProps {
  readonly view: View;
  readonly card: CardId;
  readonly hot: boolean;
  /** So many pixels its name has. */
  readonly width: number;
}
/** A unit on a line. */
export function Unit({ view, card, hot, width }: UnitProps) {
  const { s } = view;
  const def = s.table.printed(card);
  const { icon, class: kind } = lookOf(def);
  const name = shortIn(def, view.language);
  const letters = fitted(name, width, view.narrow ? 9 : 10.5);
  const [props, said] = thingOf(view, card);
  const damage = s.damage.get(card);
  const forward =
    s.attacking.get(card) !== ATTACK.none ? 'attacks' : s.defending.get(card) !== DEFEND.none ? 'defends' : '';
  const below = belowOf(view, card);
  return (
    <div class={`unit-at ${forward}`}>
      <div {...props} class={`unit ${hot ? 'hot' : ''}`}>
        {said}
        <span class={`counter ${kind} ${s.tapped.get(card) === 0 ? '' : 'exhausted'}`} aria-hidden="true">
          <span class={`counter-name ${letters.two ? 'two' : ''}`} style={letters.size}>
            {name}
          </span>
          <span class="picture">
            <Icon name={icon} />
            <Flags flags={nationsOf(view, card)} spoken={view.language} />
          </span>
          <span class="keywords">
            {chipsOf(view, card)
              .slice(0, MOST_CHIPS)
              .map((chip) => (
                <span key={chip}>
                  <Icon name={chip} />
                </span>
              ))}
          </span>
          <Strength view={view} card={card} />
          {s.tapped.get(card) !== 0 && (
            <span class="tap-mark">
              <Icon name="r-tap" />
            </span>
          )}
          {damage > 0 && (
            <span class="damage">
              <Icon name="r-burst" />
              <b>{damage}</b>
            </span>
          )}
        </span>
        <Mark state={friendly(view, card, props['data-state'])} />
      </div>
      {below.length > 0 && (
        <div class="below">
          {below.map((one) => {
            const [chip, called] = thingOf(view, one);
            return (
              <div key={one} {...chip} class={`upgrade-chip ${lookOf(s.table.printed(one)).class}`}>
                {called}
                <Icon name={lookOf(s.table.printed(one)).icon} />
                <Mark state={chip['data-state']} />
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** A unit in few pixels: the rear on a phone, reserves. */
export function Chip({ view, card, hot = false }: { view: View; card: CardId; hot?: boolean }) {
  const def = view.s.table.printed(card);
  const [props, said] = thingOf(view, card);
  const { kinds } = view.s.cards;
  const strong = rowOf(def).unit !== undefined && kinds[def] !== 0;
  return (
    <div {...props} class={`unit-chip ${view.s.tapped.get(card) === 0 ? '' : 'exhausted'} ${hot ? 'hot' : ''}`}>
      {said}
      <span class="drawn" aria-hidden="true">
        <Icon name={lookOf(def).icon} />
        {strong && <Strength view={view} card={card} />}
        {view.s.tapped.get(card) !== 0 && <Icon name="r-tap" class="tapped" />}
        <Mark state={friendly(view, card, props['data-state'])} />
      </span>
    </div>
  );
}
