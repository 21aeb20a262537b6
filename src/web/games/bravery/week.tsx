import type { Bravery } from '../../../games/bravery/state.ts';
import type { CardId, ZoneId } from '../../../kernel/ids.ts';
import { hyphenated, longerLineIn } from '../../shell/hyphens.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { drawnThing, Mark, thingProps } from '../../table/thing.tsx';
import { cardKey, cardsIn, type TableView } from '../../table/view.ts';
import { colourOf, nameOf, pictureOf, playerRow, Points, shortOf } from './card.tsx';
import { freeIn, inHand, isCommitted, plannedKey, toRelieve, VOLUNTEERS } from './keys.ts';
import { daysOf, sums } from './sums.ts';
import { minus, WORDS } from './words.ts';

interface WeekProps {
  readonly view: TableView<Bravery>;
  readonly zone: ZoneId;
  readonly title: string;
}
/** Seven columns; a card is as wide as its days. What takes no days lies on the shelf beside. */
export function Week({ view, zone, title }: WeekProps) {
  const w = WORDS[view.language];
  const { length, used, will } = sums(view.s, zone);
  const cards = cardsIn(view.s, zone);
  const blocks = cards.filter((card) => daysOf(view.s, card) > 0);
  const shelf = cards.filter((card) => daysOf(view.s, card) === 0);
  const free = Math.max(0, length - used);
  const place = thingProps(view, [freeIn(zone)], `${title}: ${w.freeDays(free)}`);
  return (
    <section class="brv-week" aria-label={title}>
      <div class="brv-count">
        <h2>{title}</h2>
        <b class={used > length ? 'over' : ''}>{used}</b> <span>{w.ofDays(length)}</span>
      </div>
      <div class="brv-days" style={{ '--days': Math.max(length, used) }} data-zone-at={zone}>
        {Array.from({ length: Math.max(length, used) }, (_, day) => (
          <span key={day} class={`day-number ${day >= used && isPlanned(view.s) ? 'free' : ''}`} aria-hidden="true">
            {w.dayNames[day] ?? ''}
          </span>
        ))}
        {blocks.map((card) => (
          <Block key={card} view={view} card={card} span={daysOf(view.s, card)} />
        ))}
        {free > 0 && (
          <div
            {...place}
            class={`plan-block empty ${isPlanned(view.s) ? '' : 'spent'} ${place['data-state']}`}
            style={{ gridColumn: `span ${free}` }}
          >
            {isPlanned(view.s) && (
              <span aria-hidden="true">
                {place['data-acts'] !== undefined && <Icon name="r-plus" />}
                <small>{view.narrow && free === 1 ? free : w.freeDays(free)}</small>
              </span>
            )}
          </div>
        )}
      </div>
      <div class="brv-will">
        <h2>
          <button
            type="button"
            class="will-sum"
            aria-description={w.willIs(minus(will))}
            onClick={({ currentTarget: at }) =>
              (view.selection.why.value = {
                text: w.willIs(minus(will)),
                rule: 'BRV-7.10',
                at: at.getBoundingClientRect(),
              })
            }
          >
            <Icon name="torch" /> {w.will} <b>{minus(will)}</b>
          </button>
        </h2>
        {shelf.length > 0 && (
          <div class="brv-shelf">
            {shelf.map((card) => (
              <Block key={card} view={view} card={card} span={0} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
/** The week is still made: later its free days are no offer. */
const isPlanned = (s: Bravery): boolean => [...s.confirmed.cells].some((one) => one === 0);
function Block({ view, card, span }: { view: TableView<Bravery>; card: CardId; span: number }) {
  const def = view.s.table.printed(card);
  const row = playerRow(def);
  const zone = view.s.table.zoneOf(card);
  const committed = isCommitted(view.s, card);
  const name = committed ? WORDS[view.language].inBattle(nameOf(def)) : nameOf(def);
  const helped = view.selection.isPicked([inHand(VOLUNTEERS)]) ? [toRelieve(def, zone)] : [];
  const [props, said] = drawnThing(view, [cardKey(card), plannedKey(view.s, card), ...helped], name, def);
  const state = props['data-state'];
  const change = (row?.willGain ?? 0) - (row?.willCost ?? 0) - (row?.willLoss ?? 0);
  return (
    <div
      key={def}
      {...props}
      class={`plan-block ${colourOf(def)} ${state} ${span === 0 ? 'shelf' : span === 1 ? 'narrow-block' : ''} ${committed ? 'committed' : ''}`}
      style={span === 0 ? undefined : { gridColumn: `span ${span}` }}
      data-card={card}
      data-zone={zone}
      data-def={def}
    >
      {said}
      <span aria-hidden="true">
        {span > 0 && <span class="block-days">{span}</span>}
        <b style={{ '--longest': longerLineIn(shortOf(def)) }}>
          {span > 2 && !view.narrow ? nameOf(def) : hyphenated(shortOf(def))}
        </b>
        <Icon name={pictureOf(def)} class="backdrop" />
        {span === 0 && change !== 0 && <em class="block-will">{change > 0 ? `+${change}` : minus(change)}</em>}
        <Points shields={row?.shields ?? 0} crosshairs={row?.crosshairs ?? 0} />
        <Mark state={committed && state === '' ? 'laid' : state} />
      </span>
    </div>
  );
}

/** A team mate's week as a strip. */
export function Strip({ view, zone }: { view: TableView<Bravery>; zone: ZoneId }) {
  const { length, used } = sums(view.s, zone);
  return (
    <div class="mate-week" data-zone-at={zone}>
      {cardsIn(view.s, zone).map((card) => {
        const def = view.s.table.printed(card);
        const span = daysOf(view.s, card);
        return (
          <i
            key={card}
            class={`plan-block-${colourOf(def)}`}
            style={{ flexGrow: Math.max(span, 0.6) }}
            title={nameOf(def)}
            data-card={card}
            data-zone={zone}
            data-def={def}
          >
            <Icon name={pictureOf(def)} />
          </i>
        );
      })}
      {length > used && <i class="empty-days" style={{ flexGrow: length - used }} />}
    </div>
  );
}
