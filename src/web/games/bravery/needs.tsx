import { need } from '../../../games/bravery/cards/columns.ts';
import { type Bravery, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { cardsIn, type TableView } from '../../table/view.ts';
import { colourOf, nameOf, pictureOf } from './card.tsx';
import { WORDS } from './words.ts';

interface Need {
  readonly card: CardId;
  readonly def: DefId;
  readonly planned: boolean;
  readonly urgent: boolean;
}
/** All Civil Needs at the table: those in plans first, then those that are still in hands. */
export function needsOf(s: Bravery): readonly Need[] {
  const { table } = s;
  const plans = Array.from({ length: plansOf(table) }, (_, i) => planAt(table, i));
  const hands = Array.from({ length: table.plan.seats }, (_, seat) => zone.hand(seat as Seat));
  const among = (zones: typeof plans, planned: boolean): readonly Need[] =>
    zones
      .flatMap((place) => cardsIn(s, place))
      .map((card) => ({ card, def: table.printed(card) }))
      .filter(({ def }) => need[def] === 1)
      .map(({ card, def }) => ({ card, def, planned, urgent: colourOf(def) === 'orange' }));
  return [...among(plans, true), ...among(hands, false)];
}
/** What the team meets this week, and what it leaves. */
export function Needs({ view }: { view: TableView<Bravery> }) {
  const w = WORDS[view.language];
  const needs = needsOf(view.s);
  if (needs.length === 0) return null;
  const planned = needs.filter((one) => one.planned).length;
  const urgent = [...new Set(needs.filter((one) => one.urgent && !one.planned).map(({ def }) => nameOf(def)))];
  return (
    <div class="battle-row">
      <b>{w.teamCovers}</b>
      <span class="battle-sum">{w.needsPlanned(planned, needs.length)}</span>
      <ul class="brv-needs">
        {needs.map((one) => (
          <li
            key={one.card}
            class={`plan-block-${colourOf(one.def)} ${one.planned ? '' : 'left'}`}
            title={nameOf(one.def)}
          >
            <Icon name={pictureOf(one.def)} title={nameOf(one.def)} />
            <Icon name={one.planned ? 'r-check' : 'r-x'} class="tick" />
          </li>
        ))}
      </ul>
      {urgent.length > 0 && <small class="poor">{w.urgentLeft(urgent.join(', '))}</small>}
    </div>
  );
}
