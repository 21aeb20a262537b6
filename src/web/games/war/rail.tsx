import { DECK } from '../../../games/war/state.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { type Clash, clashesShown, partOf, type Party } from './clashes.ts';
import { briefOf, nameOf } from './named.ts';
import { StandingOrders } from './orders.tsx';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

const namesOf = (view: View, cards: readonly CardId[]): string => cards.map((card) => briefOf(view, card)).join(' + ');

/** What becomes of one side, in words. */
export function fateOf(view: View, { cards, lost }: Party): { readonly text: string; readonly dead: boolean } {
  const w = WORDS[view.language];
  if (lost === 0) return { text: w.survives, dead: false };
  return { text: cards.length === 1 ? w.destroyed : w.loses(lost, cards.length), dead: true };
}
function Side({ view, party, right = false }: { view: View; party: Party; right?: boolean }) {
  const { text, dead } = fateOf(view, party);
  return (
    <div class={`clash-side ${right ? 'right' : ''}`}>
      <b>{namesOf(view, party.cards)}</b>
      <em>
        {party.attack}/{party.defence}
      </em>
      <small class={dead ? 'dead' : 'live'}>
        <Icon name={dead ? 'r-x' : 'r-check'} />
        {text}
      </small>
    </div>
  );
}
function Row({ view, clash, on }: { view: View; clash: Clash; on: boolean }) {
  const w = WORDS[view.language];
  const { attackers, defenders, deck, name } = clash;
  return (
    <li class={`clash-row ${on ? 'on' : ''}`} aria-label={w.clash(clash.number)}>
      <span class="clash-number">{clash.number}</span>
      <Side view={view} party={attackers} />
      <span class="versus">
        <Icon name="crossed-swords" />
      </span>
      {defenders.cards.length > 0 ? (
        <Side view={view} party={defenders} right />
      ) : (
        <div class="clash-side right">
          <b>{name === DECK ? w.deck : w.unopposed}</b>
          {deck > 0 && <small class="dead">{w.deckLoses(deck)}</small>}
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
