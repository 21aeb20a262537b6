import { days } from '../../../games/bravery/cards/columns.ts';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import type { Action, DefId } from '../../../kernel/ids.ts';
import { spell } from '../../../kernel/verbs.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { TableView } from '../../table/view.ts';
import { colourOf, nameOf, pictureOf, playerRow } from './card.tsx';
import { type Offer, offersTo } from './leaving.ts';
import { OFFER_WORDS, type OfferWords } from './offer-words.ts';
import { sums } from './sums.ts';
import { COLOURS, mateName } from './team.tsx';

type View = TableView<Bravery>;

/** A phone has room for one. */
const MOST = { narrow: 1, wide: 2 } as const;

/** Between the week and the prompt: nobody has to look for what others wait for. */
export function Offers({ view }: { view: View }) {
  const offers = offersTo(view);
  if (offers.length === 0) return null;
  const w = OFFER_WORDS[view.language];
  const shown = offers.slice(0, view.narrow ? MOST.narrow : MOST.wide);
  const more = offers.length - shown.length;
  return (
    <section class="brv-offers" aria-label={w.title}>
      {!view.narrow && <h2>{w.title}</h2>}
      {shown.map((offer, i) => (
        <OfferCard key={offer.no} view={view} offer={offer} first={i === 0} />
      ))}
      {offers.length > 1 && (
        <div class="offers-more">
          {more > 0 && <span>{w.more(more)}</span>}
          <button
            type="button"
            class="button bare"
            data-no-all=""
            onClick={() => void view.model.act(offers.map(({ no }) => no))}
          >
            {view.narrow ? w.noToAllShort : w.noToAll}
          </button>
        </div>
      )}
    </section>
  );
}

/** The number at the end of a name is not left alone on a line. */
const unbroken = (name: string): string => name.replace(/ (?=\d)/g, '\u00a0');
function OfferCard({ view, offer, first }: { view: View; offer: Offer; first: boolean }) {
  const w = OFFER_WORDS[view.language];
  const { who, def, asks, yes, no } = offer;
  const name = mateName(view, who);
  // Why somebody asks for a card: there are days for it.
  const { length, used } = sums(view.s, zone.plan(who));
  const room = asks && (days[def] ?? 0) > 0 && days[def]! <= length - used ? [w.room] : [];
  const spelt = (action: Action): string => spell(view.rules.game.verbs, action);
  const answer = (action: Action): void => void view.model.act([action]);
  return (
    <div class="offer">
      <span class="avatar" style={{ background: COLOURS[who] }} aria-hidden="true">
        {who + 1}
      </span>
      <span class={`offer-card plan-block-${colourOf(def)}`} aria-hidden="true">
        <Icon name={pictureOf(def)} />
      </span>
      <p>
        {(asks ? w.asks : w.gives)(name, unbroken(nameOf(def)))}
        <small>{yes === undefined ? w.cannot : [worth(w, def), ...room].join(' · ')}</small>
      </p>
      {yes !== undefined && (
        <button
          type="button"
          class="button filled"
          data-yes={first ? '' : undefined}
          data-act={spelt(yes)}
          onClick={() => answer(yes)}
        >
          {asks ? w.give : w.take}
        </button>
      )}
      <button
        type="button"
        class="button"
        data-no={first ? '' : undefined}
        data-act={spelt(no)}
        onClick={() => answer(no)}
      >
        {w.no}
      </button>
    </div>
  );
}
/** What the card takes and brings. */
function worth(w: OfferWords, def: DefId): string {
  const row = playerRow(def);
  if (row === undefined) return '';
  const will = (row.willGain ?? 0) - (row.willCost ?? 0) - (row.willLoss ?? 0);
  return [
    w.days(row.days ?? 0),
    ...(will === 0 ? [] : [w.will(`${will > 0 ? '+' : '−'}${Math.abs(will)}`)]),
    ...((row.shields ?? 0) > 0 ? [w.shields(row.shields!)] : []),
    ...((row.crosshairs ?? 0) > 0 ? [w.crosshairs(row.crosshairs!)] : []),
  ].join(' · ');
}
