import { BY_DEFENCE, threshold } from '../../../games/afu/cards/columns.ts';
import { bestWorth, highestBid, objectiveOnTop, usedWorth } from '../../../games/afu/rules/19-auction.ts';
import { invaderBid } from '../../../games/afu/rules/24-solo.ts';
import { solo, zone } from '../../../games/afu/state.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { Mark, thingProps } from '../../table/thing.tsx';
import { cardsIn, numberKey } from '../../table/view.ts';
import { fact } from '../../../games/afu/verbs.ts';
import { shortIn } from './look.ts';
import { roundFacts } from './round-events.ts';
import { Lying, Printed, stacks, type View } from './things.tsx';
import { VERBS, WORDS } from './words.ts';

const sizeOf = (view: View): { width: number; tile: boolean } => ({
  width: view.narrow ? 72 : 104,
  tile: view.narrow,
});

/** The objective at stake, the bids, and what has been laid down for it. */
export function Auction({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  if (s.auction.value !== 1 || s.table.size(zone.pile) === 0) return null;
  const top = s.table.top(zone.pile);
  const needed = threshold[objectiveOnTop(s)]!;
  const by = s.demanded.value;
  const icon = by === BY_DEFENCE ? 'shield' : 'heavy-bullets';
  const payer = solo(s) ? view.seat : ((s.bidder.value - 1) as Seat);
  const used = payer >= 0 ? stacks(s, zone.used(payer)) : [];
  const known = view.viewer !== 'spectator';
  return (
    <section class="afu-auction" aria-label={w.auction}>
      <Lying view={view} cards={[top]} {...sizeOf(view)} />
      <div class="afu-auction-words">
        <h2 class="zone-label">{w.auction}</h2>
        <p>
          <Icon name={icon} /> {w.needs(by === BY_DEFENCE ? 'defence' : 'attack', needed)}
          {known && <span class="mute"> · {w.best(bestWorth(s, view.seat, by))}</span>}
        </p>
        {solo(s) ? <EnemyBid view={view} /> : <Ladder view={view} />}
        {used.length > 0 && (
          <p>
            {w.offered}: <Icon name={icon} /> <b class="display">{Math.max(0, usedWorth(s, payer, by))}</b>
            <span class="mute"> / {solo(s) ? Math.max(needed, invaderBid(s) + 1) : s.bid.value}</span>
          </p>
        )}
      </div>
      {used.length > 0 && (
        <div class="row" data-zone-at={zone.used(payer)}>
          {used.map((cards) => (
            <Lying key={cards[0]} view={view} cards={cards} width={84} tile={view.narrow} />
          ))}
        </div>
      )}
    </section>
  );
}
function EnemyBid({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  const card = cardsIn(s, zone.bid)[0];
  return (
    <div class="afu-enemy-bid">
      {card !== undefined && !view.narrow && <Lying view={view} cards={[card]} detail="mini" width={46} />}
      <span>
        {w.enemyBids}: <b class="display">{invaderBid(s)}</b>
        {card !== undefined && view.narrow && (
          <small class="mute"> · {shortIn(s.table.printed(card), view.language)}</small>
        )}
      </span>
    </div>
  );
}
/** Every number that may be bid: what is outbid already is refused, what the hand cannot pay is marked (AFU-R77). */
function Ladder({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  const bidder = s.bidder.value - 1;
  const needed = threshold[objectiveOnTop(s)]!;
  const bids = view.decision?.prompt === 'afu.bid';
  const best = bids ? bestWorth(s, view.seat, s.demanded.value) : 0;
  const most = bids ? Math.max(highestBid(s, view.seat), s.bid.value) : s.bid.value;
  const from = Math.max(1, s.bid.value);
  return (
    <>
      <p>
        {bidder < 0
          ? w.noBid
          : `${bidder === view.viewer ? w.youLead : w.leads(view.text.seats[bidder] ?? '')}: ${s.bid.value}`}
        {passed(view).map((seat) => (
          <span key={seat} class="mute">
            {' '}
            · {w.passes(view.text.seats[seat] ?? '')}
          </span>
        ))}
      </p>
      {bids && (
        <div class="afu-ladder" role="group" aria-label={w.bids}>
          {Array.from({ length: Math.max(0, most - from + 1) }, (_, i) => from + i).map((n) => {
            const props = thingProps(view, [numberKey('amount', n)], w.bidOf(n));
            return (
              <span
                key={n}
                {...props}
                class={`afu-chip ${n > best ? 'bluff' : n >= needed ? 'enough' : ''} ${props['data-state']}`}
              >
                {n}
                <Mark state={props['data-state']} />
              </span>
            );
          })}
        </div>
      )}
      {bids && most >= needed && s.bid.value + 1 < needed && (
        <p class="afu-enough">
          <i aria-hidden="true" /> {w.enoughFrom(needed)}
        </p>
      )}
      {bids && most > best && (
        <p class="afu-enough bluff">
          <i aria-hidden="true" /> {w.bluffsFrom(best + 1)}
        </p>
      )}
    </>
  );
}
/** Who else has passed in this auction. */
function passed(view: View): readonly Seat[] {
  const told = roundFacts(view);
  return told
    .slice(told.findLastIndex(({ kind }) => kind === fact.eventRevealed) + 1)
    .flatMap(({ kind, a }) => (kind === fact.passed && a !== view.viewer ? [a as Seat] : []));
}

/** Cards that a question is about and that lie nowhere on the table: seen by scouts, in the hospital, still to be chosen. */
export function Asked({ view }: { view: View }) {
  const w = WORDS[view.language];
  const prompt = view.decision?.prompt ?? '';
  const swaps =
    view.selection.picks.value.length > 0 && view.selection.remaining().every(({ option }) => option.verb === 'swap');
  const [title, arg] =
    prompt === 'afu.reconDrop' || prompt === 'afu.reconReturn'
      ? [w.recon, 0]
      : prompt === 'afu.fetch'
        ? [w.fetch, 0]
        : prompt === 'afu.keepSecret'
          ? [w.keep, 0]
          : prompt === 'afu.aftermath' || prompt === 'afu.auctionBonus'
            ? [view.text.prompt(prompt, {}), 0]
            : swaps
              ? [w.swap, 1]
              : ['', 0];
  if (title === '') return null;
  const options = swaps ? view.selection.remaining().map(({ option }) => option) : (view.decision?.options ?? []);
  const defs = new Set(options.flatMap(({ args }) => (args[arg]?.kind === 'def' ? [args[arg].value as DefId] : [])));
  return (
    <section class="afu-asked" aria-label={title}>
      <h2 class="zone-label">{title}</h2>
      <div class="row">
        {[...defs].map((def) => (
          <Printed key={def} view={view} def={def} width={112} tile={view.narrow} />
        ))}
      </div>
    </section>
  );
}

/** What else a chosen card can do than go to a place: each way is a thing of its own, so that no list is needed. */
export const WAYS: ReadonlySet<string> = new Set(['takeBack', 'decline', 'bonus', 'swap']);
export function Ways({ view }: { view: View }) {
  const { selection, language, s, seat } = view;
  const left = selection.remaining();
  if (selection.picks.value.length === 0 || left.length < 2) return null;
  const verbs = new Set(left.map(({ option }) => option.verb).filter((verb) => WAYS.has(verb)));
  const only = verbs.size === 1 && left.every(({ option }) => verbs.has(option.verb));
  // The places that a panic card can be given back from, or the ways themselves.
  const ways =
    only && verbs.has('bonus')
      ? left.map(({ option }) => ({
          key: numberKey('bonus', option.args[1]!.value),
          name: view.text.option(s, seat, option.action),
        }))
      : only
        ? []
        : [...verbs].map((verb) => {
            const [one, another] = left.filter(({ option }) => option.verb === verb);
            // Where there is one way to do it, it is said in full, unless the card says it by where it lies.
            const isTold = another === undefined && verb !== 'takeBack';
            const name = isTold ? view.text.option(s, seat, one!.option.action) : undefined;
            return { key: `verb:${verb}`, name: name ?? VERBS[verb]?.words[language] ?? verb };
          });
  if (ways.length === 0) return null;
  return (
    <div class="afu-ways">
      {ways.map(({ key, name }) => {
        const props = thingProps(view, [key], name);
        return (
          <span key={key} {...props} class={`afu-chip ${props['data-state']}`}>
            {name}
            <Mark state={props['data-state']} />
          </span>
        );
      })}
    </div>
  );
}
