import { signal } from '@preact/signals';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { CardThing, Mark, thingProps } from '../../table/thing.tsx';
import { cardsIn, seatKey, type TableView, zoneKey } from '../../table/view.ts';
import { words } from '../../shell/text/index.ts';
import { plannedKey } from './keys.ts';
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
      <button type="button" class="icon-button" aria-label={words().table.close} onClick={() => (spread.value = false)}>
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
/** Of a mate's week, what can be put forward or taken back now. */
const usable = (view: TableView<Bravery>, card: CardId): boolean =>
  view.selection.withThing([plannedKey(view.s, card)]).length > 0;
function Mate({ view, seat }: { view: TableView<Bravery>; seat: Seat }) {
  const w = WORDS[view.language];
  const { length, used } = sums(view.s, zone.plan(seat));
  const role = view.text.seats[seat] ?? '';
  const holder = view.model.holder(seat);
  const name = (holder?.kind === 'person' && view.model.nameOf(holder.who)) || role;
  const done = view.s.confirmed.get(seat) !== 0;
  const state = `${used}/${length} · ${done ? w.confirmed : w.planning}`;
  const week = zone.plan(seat);
  const props = thingProps(view, [seatKey(seat), zoneKey(week)], `${name}: ${state}`);
  const hand = cardsIn(view.s, zone.hand(seat));
  const shown = open.value === seat || view.selection.isPicked([seatKey(seat), zoneKey(week)]);
  const label = w.handOf(name, hand.length);
  return (
    <div class="mate">
      <div {...props} class={`mate-name ${props['data-state']}`}>
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
          {cardsIn(view.s, week)
            .filter((card) => usable(view, card))
            .map((card) => (
              <CardThing
                key={card}
                view={view}
                card={card}
                width={30}
                detail="mini"
                keys={[plannedKey(view.s, card)]}
                alone
              />
            ))}
          {hand.map((card) => (
            <CardThing key={card} view={view} card={card} width={30} detail="mini" />
          ))}
        </div>
      )}
    </div>
  );
}
