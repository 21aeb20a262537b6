import { DECK, STAGE } from '../../../games/war/state.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { type Clash, clashesShown, partOf, type Party } from './clashes.ts';
import { briefOf, nameOf } from './named.ts';
import { StandingOrders } from './orders.tsx';
import type { View } from './unit.tsx';
import { meets } from './weighing.ts';
import { WORDS } from './words.ts';

const namesOf = (view: View, cards: readonly CardId[]): string => cards.map((card) => briefOf(view, card)).join(' + ');

/** What becomes of one side, in words. */
export function fateOf(view: View, { cards, lost }: Party): { readonly text: string; readonly dead: boolean } {
  const w = WORDS[view.language];
  if (lost === 0) return { text: w.survives, dead: false };
  return { text: cards.length === 1 ? w.destroyed : w.loses(lost, cards.length), dead: true };
}
interface SideProps {
  readonly view: View;
  readonly party: Party;
  /** Of the viewer: what is good for one side is bad for the other. */
  readonly mine: boolean;
  readonly right?: boolean;
  /** Nobody stands in its way. */
  readonly open?: boolean;
}
function Side({ view, party, mine, right = false, open = false }: SideProps) {
  const { text, dead } = open ? { text: WORDS[view.language].through(party.attack), dead: false } : fateOf(view, party);
  return (
    <div class={`clash-side ${right ? 'right' : ''}`}>
      <b>{namesOf(view, party.cards)}</b>
      <em>
        {party.attack}/{party.defence}
      </em>
      <small class={dead === mine ? 'dead' : 'live'}>
        <Icon name={dead ? 'r-x' : open && !mine ? 'hazard-sign' : 'r-check'} />
        {text}
      </small>
    </div>
  );
}
function Row({ view, clash, on }: { view: View; clash: Clash; on: boolean }) {
  const w = WORDS[view.language];
  const { attackers, defenders, deck, name } = clash;
  const attacks = view.s.active.value === view.seat;
  const open = defenders.cards.length === 0 && name !== DECK && meets(view, name) !== undefined;
  return (
    <li class={`clash-row ${on ? 'on' : ''}`} aria-label={w.clash(clash.number)}>
      <span class="clash-number">{clash.number}</span>
      <Side view={view} party={attackers} mine={attacks} open={open} />
      <span class="versus">
        <Icon name="crossed-swords" />
      </span>
      {defenders.cards.length > 0 ? (
        <Side view={view} party={defenders} mine={!attacks} right />
      ) : (
        <div class="clash-side right">
          <b>{name === DECK ? w.deck : view.s.stage.value <= STAGE.blocking ? w.ifUnopposed : w.unopposed}</b>
          {deck > 0 && <small class={attacks ? 'live' : 'dead'}>{w.deckLoses(deck)}</small>}
        </div>
      )}
    </li>
  );
}

/** The clashes of the wave as they stand, with what is chosen entered; how the damage is shared; standing orders. */
export function Rail({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { preview, shown } = clashesShown(view);
  const part = partOf(view);
  return (
    <>
      {shown.length > 0 && view.selection.weighed.value === undefined && (
        <>
          <h2 class="heading">{w.clashes}</h2>
          <ol class="clashes" aria-label={w.clashes} tabIndex={0}>
            {shown.map((clash) => (
              <Row key={clash.name} view={view} clash={clash} on={clash.name === preview?.name} />
            ))}
          </ol>
        </>
      )}
      {part !== undefined && (
        <div class="tip">
          <Icon name="r-burst" />
          <p>
            <b>{w.damageTo(nameOf(view, part.to))}</b>
            <br />
            {w.damageLeft(part.left, part.need)}
          </p>
        </div>
      )}
      <StandingOrders view={view} />
    </>
  );
}
