import { signal } from '@preact/signals';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { CardThing, drawnThing, Mark } from '../../table/thing.tsx';
import { cardsIn, seatKey, type TableView } from '../../table/view.ts';
import { words } from '../../shell/text/index.ts';
import { inHandOf, plannedKey } from './keys.ts';
import { sums } from './sums.ts';
import { Strip } from './week.tsx';
import { WORDS } from './words.ts';

export const COLOURS = ['#ffd65a', '#9ccbff', '#b9d9bd', '#f0b8a8', '#d9c3f0', '#a9e3dc', '#e6d3a3'];
/** Whose hand lies open. */
const open = signal<Seat | undefined>(undefined);

const spread = signal(false);
/** On a phone the others are a touch away. */
export function TeamButton({ view }: { view: TableView<Bravery> }) {
  const w = WORDS[view.language];
  if (view.rules.seats === 1) return null;
  const ready = Array.from({ length: view.rules.seats }, (_, seat) => view.s.confirmed.get(seat as Seat)).filter(
    (one, seat) => one !== 0 && seat !== view.seat,
  ).length;
  return (
    <button
      type="button"
      class="stat team-button"
      aria-expanded={spread.value}
      aria-label={`${ready}/${view.rules.seats - 1} ${w.labels.team}. ${w.team}`}
      title={w.team}
      onClick={() => (spread.value = !spread.value)}
    >
      <span class="figure">
        <Icon name="three-friends" />
        <b>
          {ready}/{view.rules.seats - 1}
        </b>
      </span>{' '}
      <small>{w.labels.team}</small>
    </button>
  );
}
export function TeamSheet({ view }: { view: TableView<Bravery> }) {
  if (!spread.value || view.rules.seats === 1) return null;
  return (
    <section class="brv-sheet">
      <button
        type="button"
        class="icon-button"
        data-closes=""
        aria-label={words().table.close}
        onClick={() => (spread.value = false)}
      >
        <Icon name="r-x" />
      </button>
      <Team view={view} />
    </section>
  );
}

/** The others: their weeks as strips; their hands, which are no secret, a touch away. */
export function Team({ view }: { view: TableView<Bravery> }) {
  const others = Array.from({ length: view.rules.seats }, (_, seat) => seat as Seat).filter(
    (seat) => seat !== view.seat,
  );
  if (others.length === 0) return null;
  return (
    <>
      <h2 class="heading">{WORDS[view.language].team}</h2>
      <div class="brv-team" tabIndex={0} role="group" aria-label={WORDS[view.language].team}>
        {others.map((seat) => (
          <Mate key={seat} view={view} seat={seat} />
        ))}
      </div>
    </>
  );
}
/** Whoever plays the seat, by name; a bot goes by the seat's. */
export function mateName(view: TableView<Bravery>, seat: Seat): string {
  const holder = view.model.holder(seat);
  return (holder?.kind === 'person' && view.model.nameOf(holder.who)) || (view.text.seats[seat] ?? '');
}
/** Cards of the others' plans that can be put forward or taken back in the battle at hand, with whose they are. */
export function forward(view: TableView<Bravery>): readonly { readonly card: CardId; readonly seat: Seat }[] {
  const { selection, rules, s } = view;
  const named = new Set(selection.all().flatMap(({ keys }) => keys));
  return Array.from({ length: rules.seats }, (_, seat) => seat as Seat)
    .filter((seat) => seat !== view.seat)
    .flatMap((seat) => cardsIn(s, zone.plan(seat)).map((card) => ({ card, seat })))
    .filter(({ card }) => named.has(plannedKey(s, card)));
}
/** Such a card lies beside the viewer's hand, with the colour of its owner. */
export function Forward({ view, card, seat, width }: ForwardProps) {
  const w = WORDS[view.language];
  return (
    <CardThing
      view={view}
      card={card}
      width={width}
      keys={[plannedKey(view.s, card)]}
      about={w.planOwned(mateName(view, seat))}
      class="forward"
      alone
    >
      <span class="avatar" style={{ background: COLOURS[seat] }}>
        {seat + 1}
      </span>
    </CardThing>
  );
}
interface ForwardProps {
  readonly view: TableView<Bravery>;
  readonly card: CardId;
  readonly seat: Seat;
  readonly width: number;
}
function Mate({ view, seat }: { view: TableView<Bravery>; seat: Seat }) {
  const w = WORDS[view.language];
  const { length, used } = sums(view.s, zone.plan(seat));
  const name = mateName(view, seat);
  const done = view.s.confirmed.get(seat) !== 0;
  const week = zone.plan(seat);
  const [props, said] = drawnThing(view, [seatKey(seat)], name, 0, {
    figures: `${used}/${length} · ${done ? w.confirmed : w.planning}`,
  });
  const hand = cardsIn(view.s, zone.hand(seat));
  const shown = open.value === seat || view.selection.isPicked([seatKey(seat)]);
  const label = w.handOf(name, hand.length);
  return (
    <div class="mate">
      <div {...props} class={`mate-name ${props['data-state']}`}>
        {said}
        <span class="avatar" style={{ background: COLOURS[seat] }} aria-hidden="true">
          {seat + 1}
        </span>
        <span class="mate-inside" aria-hidden="true">
          <span class="mate-line">
            <b>{name}</b>
            <small>
              {used}/{length} {done ? <Icon name="r-check" /> : `· ${w.planning}`}
            </small>
          </span>
          <Strip view={view} zone={week} />
          <Mark state={props['data-state']} />
        </span>
      </div>
      <button
        type="button"
        class="mate-open"
        aria-expanded={shown}
        aria-label={label}
        title={label}
        data-zone-at={zone.hand(seat)}
        onClick={() => (open.value = open.value === seat ? undefined : seat)}
      >
        <Icon name="r-card" />
        <b>{hand.length}</b>
      </button>
      {shown && (
        <div class="mate-hand">
          {hand.map((card) => (
            <CardThing
              key={card}
              view={view}
              card={card}
              width={view.narrow ? 44 : 34}
              detail="mini"
              keys={[inHandOf(view.s.table.printed(card), seat)]}
              alone
            />
          ))}
        </div>
      )}
    </div>
  );
}
