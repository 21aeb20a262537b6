import type { Signal } from '@preact/signals';
import { DEFS, family, FAMILY } from '../../../games/afu/cards/columns.ts';
import { EDITION_NAMES, editionOf } from '../../../games/afu/editions.ts';
import { breakdown, progress, total } from '../../../games/afu/rules/22-scoring.ts';
import { COLUMNS, DISPLAY, openAt, solo, zone, PROGRESS } from '../../../games/afu/state.ts';
import type { CardId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { words } from '../../shell/text/index.ts';
import type { IconName } from '../../shell/icons/names.ts';
import { cardsIn } from '../../table/view.ts';
import { Back, Face } from './card.tsx';
import { shortIn, sideOf } from './look.ts';
import { Lying, stacks, type View } from './things.tsx';
import { WORDS } from './words.ts';

export type Heap =
  | 'enemies'
  | 'panic'
  | 'hospital'
  | 'trophies'
  | 'achievements'
  | 'events'
  | 'deck'
  | 'decks'
  | 'reserve';
/** What lies in the zones that a heap stands for. */
function zonesOf(heap: Heap, seat: Seat): readonly (readonly [name: string, zone: ZoneId])[] {
  switch (heap) {
    case 'enemies':
      return [
        ['invaderDeck', zone.invaderDeck(seat)],
        ['invaderDiscard', zone.invaderDiscard(seat)],
        ['box', zone.box],
      ];
    case 'panic':
      return [['panic', zone.panic]];
    case 'hospital':
      return [['hospital', zone.hospital(seat)]];
    case 'trophies':
      return [['trophies', zone.trophies(seat)]];
    case 'achievements':
      return [
        ['achievements', zone.achievements],
        ['secret', zone.secret(seat)],
      ];
    case 'events':
      return [
        ['pile', zone.pile],
        ['captured', zone.captured],
        ['events', zone.events],
        ['eventDeck', zone.eventDeck],
      ];
    case 'deck':
      return [
        ['deck', zone.deck(seat)],
        ['discard', zone.discard(seat)],
        ['used', zone.used(seat)],
      ];
    case 'decks':
      return [...zonesOf('deck', seat), ...zonesOf('enemies', seat)];
    case 'reserve':
      return [
        ...Array.from({ length: DISPLAY }, (_, i) => [`open${i + 1}`, openAt(i)] as const),
        ['aid', zone.aid],
        ['afuDeck', zone.afuDeck],
      ];
  }
}
/** Victory points that everybody can count now; what depends on hidden cards is a lower limit. */
const pointsOf = (view: View, seat: Seat): number => total(breakdown(view.s, seat));

export interface Open {
  readonly heap: Signal<Heap | undefined>;
  readonly side: Signal<Seat | undefined>;
}
/** Whose front is in view, and whether the other seat is still choosing. */
function Sides({ view, open }: { view: View; open: Open }) {
  const w = WORDS[view.language];
  const shown = open.side.value ?? view.seat;
  if (solo(view.s)) return null;
  const { awaited = 0 } = view.about ?? {};
  return (
    <div class="afu-sides" role="group">
      {[view.seat, (1 - view.seat) as Seat].map((seat) => {
        const chooses = (awaited & (1 << seat)) !== 0;
        const placing = view.s.progress.value !== PROGRESS.fought;
        const note = placing && view.s.ready.get(seat) === 1 ? w.ready : chooses && seat !== view.seat ? w.chooses : '';
        return (
          <button
            key={seat}
            type="button"
            class={seat === shown ? 'on' : ''}
            aria-pressed={seat === shown}
            onClick={() => (open.side.value = seat)}
          >
            <i class={`disc side-${sideOf(view.s, seat)}`} />
            <span>
              {seat === view.viewer ? w.mine : view.text.seats[seat]}
              <b> {signed(pointsOf(view, seat))}</b> {w.vp}
              {note !== '' && (
                <small>
                  <Icon name={chooses ? 'hourglass' : 'r-check'} />
                  {note}
                </small>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function Heaped({ view, zone: at, width }: { view: View; zone: ZoneId; width: number }) {
  const { table } = view.s;
  const size = table.size(at);
  const name = table.plan.names[at] ?? '';
  const def = size === 0 ? 0 : table.printed(table.top(at));
  return (
    <span class={`slot pile ${size === 0 ? 'none' : ''}`} style={{ '--w': `${width}px` }}>
      {size > 1 && <Back zone={name} detail="mini" />}
      {size > 0 &&
        (def === 0 ? <Back zone={name} detail="mini" /> : <Face def={table.printed(table.top(at))} detail="mini" />)}
      <span class="count">{size}</span>
    </span>
  );
}
const Sign = ({ icon, colour }: { icon: IconName; colour: string }) => (
  <span class="zone-icon" style={{ color: colour }}>
    <Icon name={icon} />
  </span>
);

/** Phase and round; before the first round, while secrets are chosen, no phase has begun. The usual edition goes unsaid. */
function roundName({ s, language, text }: View): string {
  const w = WORDS[language];
  const edition = EDITION_NAMES[s.edition.value]!;
  const round = s.round.value === 0 ? w.before : `${w.phase[s.phase.value === 1 ? 1 : 0]} · ${w.round(s.round.value)}`;
  return edition === 'uk' ? round : `${round} · ${text.setting('edition')}: ${text.setting('edition', edition)}`;
}

/** Everything that lies around the battle; each opens. */
export function Zones({ view, open }: { view: View; open: Open }) {
  const w = WORDS[view.language];
  const z = w.zones;
  const seat = open.side.value ?? view.seat;
  const { s } = view;
  const size = (at: ZoneId): number => s.table.size(at);
  const trophies = cardsIn(s, zone.trophies(seat));
  const objectives = trophies.filter((card) => family[s.table.printed(card)] === FAMILY.objective).length;
  const row = (
    heap: Heap,
    label: string,
    sign: preact.ComponentChild,
    notes: preact.ComponentChild,
    /** What the drawing beside it counts. */
    count?: ZoneId,
  ) => (
    <button
      key={heap}
      type="button"
      class="afu-zone-row"
      aria-expanded={open.heap.value === heap}
      data-zone-at={zonesOf(heap, seat)
        .map(([, at]) => at)
        .join(' ')}
      onClick={() => (open.heap.value = open.heap.value === heap ? undefined : heap)}
    >
      {sign !== null && (
        <span class="zone-drawn" aria-hidden="true">
          {sign}
        </span>
      )}
      <span>
        <span class="zone-label">{label}</span>
        {count !== undefined && <span class="hidden-words">: {words().table.cards(size(count))};</span>}{' '}
        <small>{notes}</small>
      </span>
    </button>
  );
  return (
    <div class="afu-zones">
      <p class="afu-round">{roundName(view)}</p>
      <Sides view={view} open={open} />
      {row(
        'enemies',
        z.enemies,
        <Heaped view={view} zone={zone.invaderDeck(seat)} width={34} />,
        <>
          {z.enemyDiscard} <b>{size(zone.invaderDiscard(seat))}</b>
        </>,
        zone.invaderDeck(seat),
      )}
      {row(
        'panic',
        z.panic,
        <Heaped view={view} zone={zone.panic} width={34} />,
        <>
          {z.yours} <b>{s.panics.get(seat)}</b>
        </>,
        zone.panic,
      )}
      {row(
        'hospital',
        z.hospital,
        <Sign icon="hospital-cross" colour="var(--bad)" />,
        <b>{size(zone.hospital(seat))}</b>,
      )}
      {row(
        'trophies',
        z.trophies,
        <Sign icon="trophy-cup" colour="var(--gold)" />,
        <>
          {z.foes} <b>{trophies.length - objectives}</b> · {z.objectives} <b>{objectives}</b>
        </>,
      )}
      {row('achievements', z.achievements, null, <Achievements view={view} seat={seat} />)}
      {(s.phase.value === 1 || size(zone.eventDeck) > 0) &&
        row(
          'events',
          z.events,
          <Sign icon="newspaper" colour="var(--link)" />,
          <>
            <b>{size(zone.eventDeck)}</b>
            {size(zone.pile) > 0 && ` · ${z.objectives} ${size(zone.pile)}`}
            {size(zone.captured) > 0 && ` · ${z.captured} ${size(zone.captured)}`}
          </>,
        )}
      {row(
        'deck',
        z.deck,
        <Heaped view={view} zone={zone.deck(seat)} width={34} />,
        <>
          {z.discard} <b>{size(zone.discard(seat))}</b>
        </>,
        zone.deck(seat),
      )}
    </div>
  );
}
/** How far the seat is with what it works for. Of a deck that nobody sees there may be more than is counted. */
const aims = ({ s }: View, seat: Seat) =>
  [...cardsIn(s, zone.achievements), ...cardsIn(s, zone.secret(seat))].flatMap((card) => {
    const def = s.table.printed(card);
    const test = DEFS[def]?.achievement?.test;
    if (test === undefined) return [];
    const { have, need } = progress(s, seat, test);
    const ofDeck = test.counts.startsWith('deck') || test.counts === 'combined';
    return [{ card, def, test, have, need, unsure: ofDeck && have < need }];
  });
/** Each in a line. */
function Achievements({ view, seat }: { view: View; seat: Seat }) {
  const { s } = view;
  return (
    <>
      {aims(view, seat).map(({ card, def, test, have, need, unsure }) => (
        <span
          key={card}
          class={`achievement-line ${have >= need ? 'met' : ''}`}
          title={unsure ? WORDS[view.language].atLeast : undefined}
        >
          <span>{shortIn(def, view.language)}</span>
          <b>
            {have >= need && <Icon name="r-check" />}
            {test.counts === 'panic'
              ? `${s.panics.get(seat)} (≤ ${test.most})`
              : `${unsure ? '≥ ' : ''}${Math.min(have, need)}/${need}`}
          </b>
        </span>
      ))}
    </>
  );
}

/** What the figures of a heap count, in full, with the figures as they are drawn. */
function heapWords(view: View, heap: Heap, seat: Seat): string {
  const { reserve, zones: z } = WORDS[view.language];
  const size = (at: ZoneId): number => view.s.table.size(at);
  switch (heap) {
    case 'panic':
      return `${z.panic}, ${z.yours} / ${z.stack}: ${view.s.panics.get(seat)}/${size(zone.panic)}`;
    case 'decks':
      return `${z.deck} / ${z.enemies}: ${size(zone.deck(seat))}/${size(zone.invaderDeck(seat))}`;
    case 'reserve':
      return `${reserve}, ${z.aid}: ${size(zone.aid)}`;
    case 'achievements':
      return `${z.achievements}, ${z.points}: ${signed(pointsOf(view, seat))}`;
    case 'events':
      return `${z.events}: ${size(zone.eventDeck)}`;
    case 'hospital':
    case 'trophies':
      return `${z[heap]}: ${size(zonesOf(heap, seat)[0]![1])}`;
    default:
      return z[heap];
  }
}
const signed = (n: number): string => String(n).replace('-', '−');

/** The cards of a heap, spread over the table until they are put back. */
export function Spread({ view, open }: { view: View; open: Open }) {
  const heap = open.heap.value;
  if (heap === undefined) return null;
  const w = WORDS[view.language];
  const seat = open.side.value ?? view.seat;
  const { table } = view.s;
  const filled = zonesOf(heap, seat).filter(([, at]) => table.size(at) > 0);
  // AFU-D14: where discards may not be looked through, their top card is all there is to see.
  const closed = (at: ZoneId): boolean => at === zone.discard(seat) && !editionOf(view.s).discardsLieOpen;
  const known = (at: ZoneId): readonly (readonly CardId[])[] =>
    closed(at) ? [[table.top(at)]] : stacks(view.s, at).filter((cards) => table.printed(cards[0]!) !== 0);
  return (
    <section class="afu-spread" aria-label={heap === 'reserve' ? w.reserve : w.zones[heap === 'decks' ? 'deck' : heap]}>
      <button
        type="button"
        class="icon-button"
        data-closes=""
        aria-label={w.close}
        title={w.close}
        onClick={() => (open.heap.value = undefined)}
      >
        <Icon name="r-x" />
      </button>
      {/* On a phone the heap was opened by an icon and a figure: here it is said what they are. */}
      {view.narrow && <p class="afu-spread-title">{heapWords(view, heap, seat)}</p>}
      {/* Beside the table it stands in the list of the zones. */}
      {view.narrow && heap === 'achievements' && (
        <div class="afu-progress">
          <Achievements view={view} seat={seat} />
        </div>
      )}
      {heap === 'achievements' && aims(view, seat).some(({ unsure }) => unsure) && (
        <p class="afu-at-least">≥: {w.atLeast}</p>
      )}
      {filled.length === 0 && <p class="zone-label">{w.empty}</p>}
      {filled.map(([name, at]) => (
        <div key={name}>
          <h2 class="zone-label">
            {view.text.zone(name)} {table.size(at)}
          </h2>
          <div class="row">
            {known(at).map((cards) => (
              <Lying
                key={cards[0]}
                view={view}
                cards={cards}
                width={heap === 'achievements' ? 112 : 92}
                tile={view.narrow}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
/** On a phone: one button turns to the other front, and says whether that seat is still choosing. */
function OtherSide({ view, open }: { view: View; open: Open }) {
  const w = WORDS[view.language];
  if (solo(view.s)) return null;
  const other = (1 - view.seat) as Seat;
  const shown = open.side.value ?? view.seat;
  const chooses = ((view.about?.awaited ?? 0) & (1 << other)) !== 0;
  const name = `${view.text.seats[other] ?? ''}${chooses ? `: ${w.chooses}` : ''}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={shown === other}
      onClick={() => (open.side.value = shown === other ? view.seat : other)}
    >
      <i class={`disc side-${sideOf(view.s, shown)}`} />
      <Icon name={chooses ? 'hourglass' : 'card-exchange'} />
    </button>
  );
}
/** On a phone: the same in one line. */
export function Strip({ view, open }: { view: View; open: Open }) {
  const w = WORDS[view.language];
  const seat = open.side.value ?? view.seat;
  const size = (at: ZoneId): number => view.s.table.size(at);
  const items: readonly (readonly [Heap, IconName, number | string])[] = [
    ['panic', 'screaming', `${view.s.panics.get(seat)}/${size(zone.panic)}`],
    ['hospital', 'hospital-cross', size(zone.hospital(seat))],
    ['trophies', 'trophy-cup', size(zone.trophies(seat))],
    ['decks', 'stack', `${size(zone.deck(seat))}/${size(zone.invaderDeck(seat))}`],
    ['reserve', 'cargo-crate', size(zone.aid)],
    ['events', 'newspaper', size(zone.eventDeck)],
    ['achievements', 'laurels', signed(pointsOf(view, seat))],
  ];
  return (
    <div class="afu-strip" role="group" aria-label={roundName(view)}>
      <OtherSide view={view} open={open} />
      {items.map(([heap, icon, n]) => (
        <button
          key={heap}
          type="button"
          // The game ends when the stack is empty.
          class={heap === 'panic' && size(zone.panic) < COLUMNS ? 'runs-out' : ''}
          title={heapWords(view, heap, seat)}
          aria-expanded={open.heap.value === heap}
          data-zone-at={zonesOf(heap, seat)
            .map(([, at]) => at)
            .join(' ')}
          onClick={() => (open.heap.value = open.heap.value === heap ? undefined : heap)}
        >
          <span>
            <Icon name={icon} />
            <b>{n}</b>
          </span>{' '}
          <small>{w.heaps[heap as keyof typeof w.heaps]}</small>
        </button>
      ))}
    </div>
  );
}
