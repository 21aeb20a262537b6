import type { Seat } from '../../kernel/ids.ts';
import type { Holder } from '../../match/messages.ts';
import { Icon } from '../shell/icons/icon.tsx';
import { words } from '../shell/text/index.ts';
import { SeatTools } from './lobby.tsx';
import { fingerprint, hasBrought, isReady, mayChoose, type Sealed, seatName } from './sealed.ts';
import { sealedWords } from './sealed-words.ts';
import { roomWords } from './text.ts';

/** One seat: who sits there, and what they have brought, in a sealed box. */
export function Half(props: Sealed & { readonly seat: Seat; readonly choose: () => void }) {
  const { view, about, seat, mine, link, choose, bringing } = props;
  const own = sealedWords();
  const holder = about.seats[seat]!;
  const sealed = hasBrought(props, seat);
  const name = seatName(props, holder);
  const ready = isReady(props, seat) || holder.kind === 'bot';
  return (
    <section class={`sealed-half ${seat === mine ? 'own' : ''}`} data-seat={seat} aria-label={name}>
      <header>
        <span class="avatar" aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <div>
          <b>{name}</b>
          <small>{whereOf(props, holder)}</small>
        </div>
        <span class="spacer" />
        {holder.kind !== 'open' && (
          <span class={`tag ${ready ? 'is-ready' : sealed ? 'is-ready' : 'is-choosing'}`}>
            <Icon name={ready || sealed ? 'r-check' : 'hourglass'} />{' '}
            {ready ? words().online.isReady : sealed ? own.sealed : own.choosing}
          </span>
        )}
      </header>
      <Box sealed={sealed} />
      <Inside {...props} />
      <div class="sealed-tools">
        {seat === mine && about.phase === 'gathering' && !isReady(props, seat) && (
          <button type="button" class="button" data-choose="" onClick={choose}>
            {!mayChoose(about, seat) ? bringing.opening(view.terms ?? {}) : sealed ? own.change : own.choose}
          </button>
        )}
        {seat === mine && sealed && !isReady(props, seat) && mayUnseal(about) && (
          <button
            type="button"
            class="button"
            data-unseal=""
            onClick={() => void link.send({ cmd: 'bring', match: view.match, setup: {} })}
          >
            {own.unseal}
          </button>
        )}
        <SeatTools {...props} holder={holder} seat={seat} quiet />
      </div>
    </section>
  );
}
/** What was built for a whole tournament is changed and never without. */
const mayUnseal = ({ series, packs }: Sealed['about']): boolean =>
  (series?.played ?? 0) === 0 && packs?.from === undefined;

/** Is it you, a bot, or somebody who is here or away? */
function whereOf({ who, link }: Sealed, holder: Holder): string {
  const own = sealedWords();
  if (holder.kind === 'bot') return own.byBot;
  if (holder.kind === 'open') return '';
  if (holder.who === who) return own.you;
  return link.here.value.includes(holder.who) ? roomWords().here : roomWords().away;
}
/** A box with ribbon and wax, or a place for one. */
const Box = ({ sealed }: { sealed: boolean }) => (
  <div class={`seal ${sealed ? 'shut' : ''}`} aria-hidden="true">
    <div class="seal-box">{sealed ? <Icon name="r-redut" /> : '?'}</div>
    {sealed && (
      <>
        <i class="seal-ribbon" />
        <i class="seal-wax">
          <Icon name="padlock" />
        </i>
      </>
    )}
  </div>
);
function Inside(props: Sealed & { readonly seat: Seat }) {
  const { about, seat, mine, bringing } = props;
  const own = sealedWords();
  const commitment = about.brought?.[seat] ?? null;
  const holder = about.seats[seat];
  if (commitment === null) {
    return (
      <>
        <h3>{own.deckNotSealed}</h3>
        <code class="fingerprint none" aria-hidden="true">
          ····&nbsp;····&nbsp;····
        </code>
        <p class="mute print-says">{own.noPrint}</p>
      </>
    );
  }
  const brought = seat === mine && about.setup !== undefined ? bringing.nameOf(seat, about.setup) : undefined;
  return (
    <>
      <h3 data-brought={seat}>{brought?.title ?? own.deckSealed}</h3>
      <p class="mute">
        {brought === undefined ? own.deckUnknown(seatName(props, holder)) : `${brought.details} · ${own.onlyYou}`}
      </p>
      <code class="fingerprint" title={commitment}>
        {fingerprint(commitment)}
      </code>
      <p class="mute print-says">{brought === undefined ? own.theirPrint : own.ownPrint}</p>
    </>
  );
}
