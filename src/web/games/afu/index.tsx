import { clashes, panicColumns, sumOf } from '../../../games/afu/clash.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { chaining, cost, DEFS, threshold } from '../../../games/afu/cards/columns.ts';
import { VERDICT } from '../../../games/afu/rules/24-solo.ts';
import { breakdown, total } from '../../../games/afu/rules/22-scoring.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  enemySupportAt,
  LOSS,
  supportAt,
  WAR,
  zone,
  PROGRESS,
} from '../../../games/afu/state.ts';
import { GLOSSARY } from '../../../games/afu/text/terms.ts';
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Layout, PhaseMark, Place } from '../../table/layout.ts';
import { cardKey, cardsIn, numberKey } from '../../table/view.ts';
import { asks, asksNow, says } from './asks.ts';
import { Asked, Auction, Ways, WAYS } from './auction.tsx';
import { columnOf, foreseen } from './battle.ts';
import { Back, Face } from './card.tsx';
import { Columns, ColumnTabs, Enemies, Lines, OwnPlaces, reasons } from './columns.tsx';
import { roundEvents } from './round-events.ts';
import { forecast } from './forecast.ts';
import { leaves } from './leaving.ts';
import { nameIn, pictureOf, shortIn, SIDE_COLOUR, sideOf } from './look.ts';
import { Market, ReserveStrip } from './market.tsx';
import { Lying, stacks, type View } from './things.tsx';
import { eventAgain, moments } from './moments.tsx';
import { GLOSSARY_ICONS, VERBS, WORDS } from './words.ts';
import { TERMS } from './terms.ts';
import { type Open, Spread, Strip, Zones } from './zones.tsx';
import { Score } from './score.tsx';
import { cues } from './cues.ts';
import { payment } from './payment.ts';
import { reason } from './reason.ts';
import { tells } from './tells.ts';
import './afu.css';
import '../parts/fight-outcome.css';
import './show.css';

/** Where there is one card to take, to give or to put back, or nothing to use and to buy, nothing is asked. */
const WITHOUT_CHOICE: ReadonlySet<string> = new Set(
  ['fetch', 'discard', 'cycle', 'reconReturn', 'auctionBonus', 'aftermath', 'recruit'].map((name) => `afu.${name}`),
);
const attacked = (s: Afu, seat: Seat): boolean =>
  Array.from({ length: COLUMNS }, (_, column) => s.table.size(attackAt(seat, column))).some((n) => n > 0);

function Stage({ view }: { view: View }) {
  const open: Open = { heap: useSignal(undefined), side: useSignal(undefined) };
  const seat = open.side.value ?? view.seat;
  const battle = attacked(view.s, seat);
  if (view.narrow) return <PhoneStage view={view} open={open} seat={seat} battle={battle} />;
  return (
    <div class="afu-stage">
      <Zones view={view} open={open} />
      <div class="afu-main">
        {battle ? (
          <>
            <ReserveStrip view={view} />
            <Columns view={view} seat={seat} />
          </>
        ) : (
          <Market view={view} />
        )}
        <Auction view={view} />
        <Asked view={view} />
        <Ways view={view} />
        <Spread view={view} open={open} />
      </div>
    </div>
  );
}
function PhoneStage({ view, open, seat, battle }: { view: View; open: Open; seat: Seat; battle: boolean }) {
  const chosen = useSignal(0);
  const round = view.s.round.value;
  useEffect(() => {
    chosen.value = 0;
  }, [round]);
  const armed = view.selection.armed();
  const s = seat === view.seat ? foreseen(view) : view.s;
  const all = clashes(s, seat);
  const column = (armed && columnOf(armed.option)) ?? chosen.value;
  const clash = all.find((one) => one.column === column) ?? all[0];
  return (
    <div class="afu-stage">
      <Strip view={view} open={open} />
      {view.s.auction.value !== 1 && <EventChips view={view} />}
      {!battle || clash === undefined ? (
        <Market view={view} />
      ) : (
        <>
          <ColumnTabs view={view} seat={seat} now={clash.column} set={(n) => (chosen.value = n)} />
          {view.s.auction.value !== 1 && (
            <div class="afu-one">
              <div class="afu-one-top">
                <Enemies view={view} seat={seat} column={clash.column} width={108} tile />
                <Lines view={view} s={s} seat={seat} clash={clash} />
              </div>
              <div class="afu-one-low">
                <OwnPlaces view={view} seat={seat} column={clash.column} width={108} tile />
                <div class="afu-reasons">
                  {reasons(view, clash).map(({ text, rule }) => (
                    <p key={rule} class="afu-why">
                      {text} <small>{rule}</small>
                    </p>
                  ))}
                </div>
              </div>
            </div>
          )}
        </>
      )}
      <Auction view={view} />
      <Asked view={view} />
      <Ways view={view} />
      <Spread view={view} open={open} />
    </div>
  );
}

/** In the rail: what the battle comes to, why, and the objective. */
function Summary({ view }: { view: View }) {
  const w = WORDS[view.language];
  const s = foreseen(view);
  const fights = attacked(s, view.seat) && s.auction.value !== 1;
  const { trophies, hospital, points } = sumOf(s, view.seat);
  const panic = panicColumns(s, view.seat).length;
  const told = fights
    ? clashes(s, view.seat).flatMap((clash) => reasons(view, clash).map(({ text, rule }) => ({ text, rule, clash })))
    : [];
  return (
    <div>
      {fights && (
        <>
          <h2 class="heading">{w.sum}</h2>
          <div class="afu-sum">
            {[trophies, panic, hospital, `+${points}`].map((n, i) => (
              <div key={i} class={i > 0 && i < 3 && n !== 0 ? 'poor' : ''}>
                <b>{n}</b> {w.sums[i]}
              </div>
            ))}
          </div>
          {told.slice(0, 2).map(({ text, rule, clash }) => (
            <p key={`${rule}${clash.column}`} class="afu-why">
              <b>{shortIn(clash.enemy, view.language)}:</b> {text} <small>{rule}</small>
            </p>
          ))}
        </>
      )}
      <Objective view={view} />
      <Events view={view} />
    </div>
  );
}
/** What it does; that it draws another event is over. */
const effectsOf = (view: View, def: DefId): readonly string[] =>
  view.text.card(def).lines.slice(0, chaining[def] === 1 ? -1 : undefined);
/** The events of this round, as long as it lasts. */
function Events({ view }: { view: View }) {
  const w = WORDS[view.language];
  const told = roundEvents(view);
  if (told.length === 0) return null;
  return (
    <>
      <h2 class="heading">{w.roundEvents}</h2>
      <ul class="afu-events">
        {told.map((def) => (
          <li key={def}>
            <Icon name={pictureOf(DEFS[def]!)} />
            <span>
              <b>{nameIn(def, view.language)}.</b> {effectsOf(view, def).join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
/** The same on a phone: a press tells an event once more. */
function EventChips({ view }: { view: View }) {
  const told = roundEvents(view);
  if (told.length === 0) return null;
  return (
    <div class="afu-chips" role="group" aria-label={WORDS[view.language].roundEvents}>
      {told.map((def) => (
        <button key={def} type="button" onClick={() => view.model.showAgain(eventAgain(def))}>
          <Icon name={pictureOf(DEFS[def]!)} />
          {nameIn(def, view.language)}
        </button>
      ))}
    </div>
  );
}
function Objective({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  if (s.table.size(zone.pile) === 0 || s.auction.value === 1) return null;
  const top = s.table.top(zone.pile);
  const def = s.table.printed(top);
  const [needs, points] = view.text.card(def).lines;
  return (
    <>
      <h2 class="heading">{w.objective}</h2>
      <div class="afu-objective">
        <Lying view={view} cards={[top]} detail="mini" width={40} />
        <div>
          <b>{nameIn(def, view.language)}</b>
          <small>
            {needs ?? threshold[def]} · {points}
          </small>
        </div>
      </div>
    </>
  );
}

/** The hand, copies together, and what the chosen card is. */
function Front({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s, seat } = view;
  const groups = [
    [zone.hand(seat), w.hand(s.table.size(zone.hand(seat)))],
    [zone.late(seat), w.zones.late],
    [zone.used(seat), w.zones.used],
  ] as const;
  const shown = groups.filter(([at], i) => i === 0 || (s.table.size(at) > 0 && (i === 1 || s.auction.value !== 1)));
  return (
    <div class="afu-front">
      {shown.map(([at, name]) => (
        <div key={at} class="group">
          <div class="zone-label">{name}</div>
          <div class="row" data-zone-at={at}>
            {stacks(s, at).map((cards) => (
              <Lying key={cards[0]} view={view} cards={cards} width={94} tile={view.narrow} />
            ))}
          </div>
        </div>
      ))}
      {shown.every(([at]) => s.table.size(at) === 0) ? (
        <p class="empty-hand mute">{w.emptyHand}</p>
      ) : (
        <Picked view={view} />
      )}
    </div>
  );
}
function Picked({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s, seat, selection } = view;
  const picked = new Set(selection.picks.value.flatMap((pick) => pick.keys));
  const card = cardsIn(s, zone.hand(seat)).find((one) => picked.has(cardKey(one)));
  const pays = sumOf(s, seat).points;
  if (view.narrow || card === undefined)
    return <p class="picked-words mute">{attacked(s, seat) && pays > 0 ? w.handPays(pays) : ''}</p>;
  const { name, kind, lines } = view.text.card(s.table.printed(card));
  return (
    <div class="picked-words">
      <p>
        <b class="display">{name}</b> <span class="zone-label">{kind}</span>
      </p>
      <p>{lines.join('. ')}</p>
    </div>
  );
}

/** A card is laid in a column: that is where to look, not the hand. */
function place(view: View, option: Option): Place | undefined {
  const column = columnOf(option);
  if (column === undefined) return undefined;
  return { key: numberKey('column', column + 1), name: WORDS[view.language].column(column + 1) };
}
/** Which cards an option means: the hand's, or those that lie in the rows. */
function keys({ s, seat }: View, { verb, args }: Option): readonly string[] {
  const named = (at: Parameters<typeof cardsIn>[1], def: number): readonly string[] =>
    cardsIn(s, at)
      .filter((card) => s.table.printed(card) === def)
      .map(cardKey);
  const def = args[0]?.value ?? 0;
  switch (verb) {
    case 'defend':
    case 'support':
    case 'discard':
    case 'cycle':
    case 'offer':
    case 'swap':
      return named(zone.hand(seat), def);
    case 'bonus':
    case 'decline':
      return Array.from({ length: COLUMNS * 2 }, (_, i) =>
        i < COLUMNS ? defenceAt(seat, i) : supportAt(seat, i - COLUMNS),
      ).flatMap((at) => named(at, def));
    default:
      return [];
  }
}

function steps(view: View): readonly PhaseMark[] {
  const { s } = view;
  const w = WORDS[view.language];
  if (view.decision?.prompt === 'afu.keepSecret' || s.round.value === 0) return [];
  const fights = attacked(s, view.seat);
  const early = /discard|cycle|fetch/.test(view.decision?.prompt ?? '');
  const now =
    s.auction.value === 1
      ? 2
      : s.progress.value === PROGRESS.fought
        ? 4
        : !fights
          ? s.phase.value === WAR
            ? 0
            : 4
          : early
            ? 1
            : 3;
  return w.steps.flatMap((name, i) =>
    s.phase.value !== WAR && (i === 0 || i === 2)
      ? []
      : [{ name, at: i < now ? 'done' : i === now ? 'now' : 'later' } as const],
  );
}
/** Nothing better is left than to go on: all that is useful is laid, or what was laid is enough. */
function ready({ decision }: View): boolean {
  const { verdict = 0, worth = 0, bid = 0 } = decision?.values ?? {};
  switch (decision?.prompt) {
    case 'afu.place':
      return !decision.options.some(({ verb }) => verb === 'defend' || verb === 'bonus');
    case 'afu.offer':
      return verdict === VERDICT.taken;
    case 'afu.pay':
      return worth >= bid;
    default:
      return false;
  }
}
/** An invader is no card to be chosen, and yet the one that is looked at first. */
function idle({ decision, s, seat, language }: View, pressed: readonly string[]) {
  if (decision?.prompt !== 'afu.place') return undefined;
  const invaders = Array.from({ length: COLUMNS }, (_, i) => [attackAt(seat, i), enemySupportAt(seat, i)]).flat();
  const isInvader = invaders.some((at) => cardsIn(s, at).some((card) => pressed.includes(cardKey(card))));
  return isInvader ? { text: WORDS[language].isInvader, rule: 'AFU-6.2' } : undefined;
}
/** Figures, price and compensation; of what is no unit, all of it. */
function brief(view: View, def: DefId): readonly string[] {
  const { lines, kind } = view.text.card(def);
  const { own, invader } = DEFS[def] ?? {};
  // A dash says on the card that there is no such figure; nobody hears it.
  const figures = lines[0]!
    .split(', ')
    .filter((part) => !part.endsWith('–'))
    .join(', ');
  if (invader !== undefined) return [kind, figures];
  return own === undefined ? lines : [figures, ...lines.slice(own.cost === undefined ? -1 : -2)];
}

export const layout: Layout<Afu> = {
  brief,
  short: shortIn,
  felt: 'felt-afu game-afu',
  seat: (seat, view) => ({ icon: 'r-dot', colour: SIDE_COLOUR[view === undefined ? seat : sideOf(view.s, seat)]! }),
  Face,
  Back,
  Stage,
  Summary,
  Front,
  verbs: VERBS,
  stage: (s) => s.round.value,
  asksNow,
  asks,
  when: (view) => WORDS[view.language].round(view.s.round.value),
  steps,
  says,
  keys,
  // To take a card back is asked about: where it had one place to go, it lies there before its place is pressed.
  unasked: ['defend', 'support'],
  // The order of scouted cards can be taken back until the last of them lies.
  unaskedNow: ({ decision }) => (decision?.prompt === 'afu.reconReturn' ? ['putBack'] : []),
  main: payment,
  obvious: ({ decision }) =>
    decision !== undefined && WITHOUT_CHOICE.has(decision.prompt) && decision.options.length === 1
      ? decision.options[0]!.action
      : undefined,
  refuses: (view, { verb, args }, rule) =>
    verb === 'buy' && rule === 'AFU-13.5'
      ? WORDS[view.language].lacks(cost[args[0]!.value]! - view.s.budget.get(view.seat))
      : undefined,
  idle,
  back: ['takeBack'],
  // Hardly anybody wants a bonus not to count.
  quiet: ['decline'],
  drawn: WAYS,
  place,
  forecast,
  hand: (view) => [zone.hand(view.seat), zone.late(view.seat)],
  tells,
  cues,
  Score,
  points: ({ s }) => Array.from({ length: s.table.plan.seats }, (_, seat) => total(breakdown(s, seat as Seat))),
  reason,
  lost: ({ s }) => s.loss.value !== LOSS.none,
  terms: (language) => TERMS[language],
  glossary: (language) =>
    GLOSSARY_ICONS.map((icon, i) => {
      const { names, text } = GLOSSARY[language][i]!;
      return { icon, name: names[0], text };
    }),
  notes: (view, card: CardId) =>
    card > 0 ? [<p class="mute">{view.text.zone(view.s.table.plan.names[view.s.table.zoneOf(card)] ?? '')}</p>] : [],
  // A card that others stand behind stays where it is, and one whose bonus was used is as good as before.
  calm: ['takeBack', 'bonus', 'decline', 'swap'],
  ready,
  leaves,
  moments,
};
