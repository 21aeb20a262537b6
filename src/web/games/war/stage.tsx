import { signal } from '@preact/signals';
import { opponentOf, zone } from '../../../games/war/state.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import { resourcesIn } from '../../../games/war/text/index.ts';
import type { Amounts } from '../../../games/war/cards/schema.ts';
import { RESOURCES } from '../../../games/war/cards/vocabulary.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { words } from '../../shell/text/index.ts';
import { holderName } from '../../table/bar.tsx';
import { CardThing, drawnThing, Mark, thingProps } from '../../table/thing.tsx';
import { cardKey, cardsIn, numberKey, optionWords, zoneKey } from '../../table/view.ts';
import { Arrows } from './arrows.tsx';
import { clashesShown, partOf } from './clashes.ts';
import { lookOf, onlyYield, RESOURCE_ICON, rowOf } from './card/look.ts';
import { turnsFor } from './prices.ts';
import { sideName } from './side.ts';
import { TurnBar } from './turn-bar.tsx';
import { Chip, Unit, type View } from './unit.tsx';
import { WORDS } from './words.ts';

/** The zone that lies open over the table. */
const open = signal<ZoneId | undefined>(undefined);

export function Stage({ view }: { view: View }) {
  const them = opponentOf(view.seat);
  const { shown } = clashesShown(view);
  const hot = partOf(view)?.to ?? 0;
  return (
    <div class="war-stage">
      {view.narrow && <TurnBar view={view} />}
      <Strip view={view} seat={them} />
      <BattleLine view={view} at={zone.second(them)} rear hot={hot} />
      <BattleLine view={view} at={zone.first(them)} hot={hot} />
      <Belt view={view} />
      <BattleLine view={view} at={zone.first(view.seat)} own hot={hot} />
      <BattleLine view={view} at={zone.second(view.seat)} rear own hot={hot} />
      <Strip view={view} seat={view.seat} />
      {!view.narrow && <TurnBar view={view} />}
      <Arrows view={view} clashes={shown} />
      <Sheet view={view} />
    </div>
  );
}

const ROOM = 980;
/** The same on a phone, where more than these units are pushed along. */
const PHONE_ROOM = 322;
const PHONE_MOST = 5;
const PHONE_WIDEST = 82;
const PHONE_GAP = 6;
/** As wide as a unit can be for all of them to be in view. */
const fits = (units: number): number =>
  Math.min(PHONE_WIDEST, Math.floor(PHONE_ROOM / Math.min(PHONE_MOST, Math.max(1, units))) - PHONE_GAP);
const WIDEST = 94;
const NARROWEST = 54;
/** Below this a unit has no room for its keywords, and units stand closer. */
const SNUG = 76;
function BattleLine({
  view,
  at,
  rear = false,
  own = false,
  hot,
}: {
  view: View;
  at: ZoneId;
  rear?: boolean;
  own?: boolean;
  hot: number;
}) {
  const w = WORDS[view.language];
  const cards = cardsIn(view.s, at);
  const name = rear ? w.rear : w.front;
  const share = Math.floor(ROOM / Math.max(1, cards.length));
  const snug = view.narrow ? fits(cards.length) < SNUG : share - 12 < SNUG;
  const each = share - (snug ? 6 : 12);
  const width = Math.max(NARROWEST, Math.min(WIDEST, each));
  const style = view.narrow ? { '--fits': `${fits(cards.length)}px` } : { '--cw': `${width}px` };
  const [goal, called] = (own && lineChoice(view, rear)) || [];
  return (
    <section
      class={`war-line ${rear ? 'rear-line' : 'front-line'} ${own ? 'own' : 'opponent'} ${goal === undefined ? '' : 'asked'}`}
      aria-label={`${own ? words().table.me : view.text.seats[1 - view.seat]}: ${view.text.zone(rear ? 'second' : 'first')}`}
    >
      <div class="line-label" aria-hidden="true">
        {rear ? 'II' : 'I'}
        <small>{name}</small>
      </div>
      {goal !== undefined && (
        <div {...goal} class={`line-choice ${goal['data-state']}`}>
          {called}
          <b aria-hidden="true">{goal['data-name']}</b>
          <small>{w.lineIs[rear ? 'rear' : 'front']}</small>
          <Mark state={goal['data-state']} />
        </div>
      )}
      <div
        class={`units ${snug ? 'snug' : ''} ${!view.narrow && each < NARROWEST ? 'tight' : ''}`}
        style={style}
        data-zone-at={at}
      >
        {cards.map((card) =>
          view.narrow && rear ? (
            <Chip key={card} view={view} card={card} hot={card === hot} />
          ) : (
            <Unit
              key={card}
              view={view}
              card={card}
              hot={card === hot}
              width={view.narrow ? fits(cards.length) : width}
            />
          ),
        )}
      </div>
    </section>
  );
}

/** A line that a unit is asked to stand on. */
function lineChoice(view: View, rear: boolean): ReturnType<typeof drawnThing> | undefined {
  const key = numberKey('line', rear ? 2 : 1);
  const choice = view.selection.all().find(({ keys }) => keys.includes(key));
  return choice && drawnThing(view, [key], optionWords(view, choice.option));
}

/** Between the fronts; a wave begins here, on a phone by the main button. */
function Belt({ view }: { view: View }) {
  const w = WORDS[view.language];
  const begins = view.selection.all().find(({ option }) => option.verb === 'wave');
  const label = view.s.wave.value > 0 ? w.wave(view.s.wave.value) : w.belt;
  if (begins === undefined || view.narrow) {
    return (
      <div class="war-belt">
        <span>{label}</span>
      </div>
    );
  }
  const name = optionWords(view, begins.option);
  const props = thingProps(view, ['verb:wave'], name);
  return (
    <div {...props} class={`war-belt begins ${props['data-state']}`}>
      <Icon name="crossed-swords" />
      <b>{name}</b>
      <Mark state={props['data-state']} />
    </div>
  );
}

/** A player's deck, hand, losses, reserve, resources and conditions in one line. */
function Strip({ view, seat }: { view: View; seat: Seat }) {
  const w = WORDS[view.language];
  const { s } = view;
  const mine = seat === view.seat;
  const reserve = cardsIn(s, zone.reserve(seat));
  return (
    <div class={`war-strip ${mine ? 'own' : 'opponent'}`} role="group" aria-label={view.text.seats[seat]}>
      {!view.narrow && <span class="zone-label">{whoPlays(view, seat)}</span>}
      <DeckStat view={view} seat={seat} />
      {!mine && isKnown(view, zone.hand(seat)) && (
        <Opener view={view} at={zone.hand(seat)} icon="r-card" name={w.hand} />
      )}
      {!mine && !isKnown(view, zone.hand(seat)) && (
        <span class="it" data-zone-at={zone.hand(seat)} title={w.hand}>
          <Icon name="r-card" title={w.hand} />
          <b>{s.table.size(zone.hand(seat))}</b> <small class="strip-word">{w.hand}</small>
        </span>
      )}
      <Opener view={view} at={zone.losses(seat)} icon="r-disc" name={w.losses} />
      {reserve.length > 0 &&
        (view.narrow || reserve.length > 3 ? (
          <Opener view={view} at={zone.reserve(seat)} icon="backup" name={w.reserve} />
        ) : (
          <span class="war-reserve" data-zone-at={zone.reserve(seat)}>
            <small>{w.reserve}</small>
            {reserve.map((card) => (
              <Chip key={card} view={view} card={card} />
            ))}
          </span>
        ))}
      <span class="spacer" />
      <Pool view={view} seat={seat} />
      <Resources view={view} seat={seat} />
      <Conditions view={view} seat={seat} />
    </div>
  );
}
/** The viewer has seen a card there. */
const isKnown = ({ s }: View, at: ZoneId): boolean => cardsIn(s, at).some((card) => s.table.printed(card) !== 0);
/** The side, and who plays it. */
function whoPlays(view: View, seat: Seat): string {
  return `${sideName(view, seat)} · ${view.viewer === seat ? WORDS[view.language].yours : holderName(view, seat)}`;
}
function DeckStat({ view, seat }: { view: View; seat: Seat }) {
  const w = WORDS[view.language];
  const at = zone.deck(seat);
  const size = view.s.table.size(at);
  const [props, said] = drawnThing(view, [zoneKey(at)], w.deck, 0, { figures: String(size) });
  return (
    <div {...props} class={`it deck ${size < 8 ? 'low' : ''}`} data-zone-at={at} title={w.deck}>
      {said}
      <span class="drawn" aria-hidden="true">
        <Icon name="stack" />
        <b>{size}</b> <small class="strip-word">{w.deck}</small>
        <Mark state={props['data-state']} />
      </span>
    </div>
  );
}
/** A zone that is shown in a sheet. */
function Opener({ view, at, icon, name }: { view: View; at: ZoneId; icon: IconName; name: string }) {
  const size = view.s.table.size(at);
  const used = cardsIn(view.s, at).some((card) => view.selection.withThing([cardKey(card)]).length > 0);
  return (
    <button
      type="button"
      class={`it opener ${used ? 'can' : ''}`}
      data-zone-at={at}
      aria-label={`${size} ${name}`}
      title={name}
      aria-expanded={open.value === at}
      onClick={() => (open.value = open.value === at ? undefined : at)}
    >
      <Icon name={icon} />
      <b>{size}</b> <small class="strip-word">{name}</small>
    </button>
  );
}
/** Produced and not yet spent. */
function Pool({ view, seat }: { view: View; seat: Seat }) {
  const { s } = view;
  const amounts = RESOURCES.map((r) => [r, s[r].get(seat)] as const).filter(([, n]) => n > 0);
  if (amounts.length === 0) return null;
  return (
    <span class="resource-count pool" title={WORDS[view.language].pool}>
      {amounts.map(([r, n]) => (
        <span key={r}>
          <Icon name={RESOURCE_ICON[r]} title={labelsIn(view.language).resources[r]} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
}
/** Equal resource cards are one thing: the first that an option speaks of stands for it. */
function Resources({ view, seat }: { view: View; seat: Seat }) {
  const w = WORDS[view.language];
  const { s } = view;
  const groups = Map.groupBy(cardsIn(s, zone.resources(seat)), (card) => s.table.printed(card));
  const order = [...groups].toSorted(([a], [b]) => rank(rowOf(a)) - rank(rowOf(b)) || a - b);
  const spends = spending(view, seat);
  return (
    <span class="war-resources" data-zone-at={zone.resources(seat)}>
      {order.map(([def, cards]) => {
        const free = cards.filter((card) => s.tapped.get(card) === 0).length;
        const meant = cards.find((card) => view.selection.withThing([cardKey(card)]).length > 0) ?? cards[0]!;
        const row = rowOf(def);
        const special = row.resource?.class !== 'basic';
        const gives = special ? `, ${w.gives(yieldWords(view, row))}` : '';
        const name = `${w.free(free, cards.length, row.name[view.language])}${gives}`;
        const picked = cards.find((card) => view.selection.isPicked([cardKey(card)]));
        const [props, said] = drawnThing(view, [cardKey(picked ?? meant)], name, def);
        return (
          <div
            key={def}
            {...props}
            class={`resource-count ${special ? 'special-source' : ''}`}
            title={name}
            data-card={meant}
            data-zone={zone.resources(seat)}
            data-def={def}
          >
            {said}
            <span class="drawn" aria-hidden="true">
              {special ? <Yields row={row} /> : <Icon name={lookOf(def).icon} />}
              <b>{free}</b>
              <s>/{cards.length}</s>
              {view.narrow && !special && <small class="strip-word">{row.name[view.language]}</small>}
              {(spends.get(def) ?? 0) > 0 && <em class="will-turn">−{spends.get(def)}</em>}
              <Mark state={props['data-state']} />
            </span>
          </div>
        );
      })}
    </span>
  );
}
/** How many of each resource card would turn for what is chosen. */
function spending(view: View, seat: Seat): ReadonlyMap<DefId, number> {
  const option = seat === view.seat ? view.selection.armed()?.option : undefined;
  const turns = new Map<DefId, number>();
  for (const card of option === undefined ? [] : turnsFor(view, option)) {
    const def = view.s.table.printed(card);
    turns.set(def, (turns.get(def) ?? 0) + 1);
  }
  return turns;
}
/** `2 factories`, `1 depot or 1 fuel`: what tapping the card gives. */
function yieldWords(view: View, row: ReturnType<typeof rowOf>): string {
  const counted = resourcesIn(view.language);
  const one = (way: Amounts): string =>
    RESOURCES.flatMap((r, i) => (way[r] === undefined ? [] : [counted[i]!(way[r])])).join(' + ');
  return (row.yields ?? []).map(one).join(` ${WORDS[view.language].or} `);
}
/** The same in icons: as many as it gives, a stroke between those of which one is chosen. */
function Yields({ row }: { row: ReturnType<typeof rowOf> }) {
  return (
    <span class="source-gives">
      {(row.yields ?? []).map((way, i) => (
        <span key={i}>
          {i > 0 && '/'}
          {RESOURCES.flatMap((r) =>
            Array.from({ length: way[r] ?? 0 }, (_, n) => <Icon key={`${r}${n}`} name={RESOURCE_ICON[r]} />),
          )}
        </span>
      ))}
    </span>
  );
}
const rank = (row: ReturnType<typeof rowOf>): number => {
  const only = onlyYield(row);
  return row.resource?.class === 'basic' && only !== undefined ? RESOURCES.indexOf(only) : 3;
};
/** Special conditions in force; on a phone behind one button. */
function Conditions({ view, seat }: { view: View; seat: Seat }) {
  const w = WORDS[view.language];
  const at = zone.ubo(seat);
  const cards = cardsIn(view.s, at);
  if (cards.length === 0) return null;
  if (view.narrow || cards.length > 3) return <Opener view={view} at={at} icon="treasure-map" name={w.ubo} />;
  return (
    <span class="war-ubo" data-zone-at={at}>
      {cards.map((card) => (
        <Condition key={card} view={view} card={card} left={w.turns} />
      ))}
    </span>
  );
}
function Condition({ view, card, left }: { view: View; card: CardId; left: (n: number) => string }) {
  const def = view.s.table.printed(card);
  const row = rowOf(def);
  const [props, said] = drawnThing(view, [cardKey(card)], row.name[view.language], def);
  const turns = row.ubo?.turns === undefined ? '' : left(row.ubo.turns - view.s.term.get(card));
  return (
    <div {...props} class="it ubo" data-card={card} data-zone={view.s.table.zoneOf(card)} data-def={def}>
      {said}
      <Icon name={lookOf(def).icon} />
      <b class="order-name" aria-hidden="true">
        {row.name[view.language]}
      </b>{' '}
      {turns}
      <Mark state={props['data-state']} />
    </div>
  );
}

/** The cards of one zone over the table, each of them a thing. */
function Sheet({ view }: { view: View }) {
  const at = open.value;
  if (at === undefined) return null;
  const w = WORDS[view.language];
  const cards = cardsIn(view.s, at);
  const name = view.text.zone(view.s.table.plan.names[at] ?? '');
  const upper = view.s.table.plan.owner[at] !== view.seat;
  return (
    <section class={`war-sheet ${upper ? 'upper' : 'lower'}`} aria-label={name}>
      <header>
        <h2 class="heading">
          {name} · {cards.length}
        </h2>
        <button
          type="button"
          class="icon-button"
          data-closes=""
          aria-label={w.close}
          onClick={() => (open.value = undefined)}
        >
          <Icon name="r-x" />
        </button>
      </header>
      <div class="sheet-cards">
        {cards.length === 0 && <p class="mute">{w.empty}</p>}
        {cards.toReversed().map((card) => (
          <CardThing key={card} view={view} card={card} width={88} />
        ))}
      </div>
    </section>
  );
}
