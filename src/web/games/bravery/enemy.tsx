import { FIRST_ENEMY, SET, territory } from '../../../games/bravery/cards/set.ts';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import { displayed } from '../../../games/bravery/rules/10-counter.ts';
import type { DefId, ZoneId } from '../../../kernel/ids.ts';
import { percent } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { CardThing, Pile } from '../../table/thing.tsx';
import { sentences } from '../../table/story.ts';
import { cardsIn, type TableView } from '../../table/view.ts';
import { ahead as forecast, nextCard, scoutedAhead } from './odds.ts';
import { nameOf, shortOf } from './card.tsx';
import { needsOf } from './needs.tsx';
import { TeamButton } from './team.tsx';
import { type Words, WORDS } from './words.ts';

type View = TableView<Bravery>;

const ENEMY_ICONS = { offensive: 'targeted', defence: 'shield', lull: 'moon' } as const;
const hundredths = (share: number): number => Math.round(share * 100);

/** Beside the map: the piles, what lies open, and what may come next. */
export function Enemy({ view }: { view: View }) {
  const w = WORDS[view.language];
  const next = nextCard(view.s);
  const ahead = scoutedAhead(view.s);
  const open: readonly (readonly [ZoneId, string])[] = [
    [zone.turned, w.turned],
    [zone.display, w.display],
    // Who puts them back has them before the hand.
    ...(view.decision?.prompt === 'putBack' ? [] : [[zone.scouted, w.scouted] as const]),
  ];
  return (
    <div class="brv-enemy">
      <div class="row">
        <Pile view={view} zone={zone.enemyDeck} width={56} label={w.enemy} />
        <Pile view={view} zone={zone.deck} width={48} label={w.deck} />
        <Pile view={view} zone={zone.discard} width={48} label={w.discard} />
      </div>
      {open.some(([place]) => view.s.table.size(place) > 0) && (
        <div class="row brv-open">
          {open.map(
            ([place, name]) =>
              view.s.table.size(place) > 0 && (
                <div key={place} class="zone">
                  <div class="fan" data-zone-at={place}>
                    {cardsIn(view.s, place).map((card) => (
                      <CardThing key={card} view={view} card={card} width={62} />
                    ))}
                  </div>
                  <div class="zone-label">{name}</div>
                </div>
              ),
          )}
        </div>
      )}
      {view.s.table.size(zone.enemyDeck) > 0 && (
        <div class="note">
          <div class="zone-label">{w.next}</div>
          {ahead.length > 0 ? (
            <ol class="brv-known">
              {ahead.map((def, i) => (
                <li key={i}>
                  <Icon name={ENEMY_ICONS[SET.enemies[def - FIRST_ENEMY]!.kind]} /> {briefly(w, def)}
                </li>
              ))}
            </ol>
          ) : (
            <>
              {(['offensive', 'defence', 'lull'] as const).map((kind) => (
                <div key={kind} class="brv-odds">
                  <Icon name={ENEMY_ICONS[kind]} />
                  <span>{w.kinds[kind]}</span>
                  <i aria-hidden="true">
                    <em style={{ width: `${hundredths(next[kind])}%` }} />
                  </i>
                  <b>{percent(next[kind])}</b>
                </div>
              ))}
              <small>{w.more(hundredths(next.more))}</small>
            </>
          )}
        </div>
      )}
    </div>
  );
}
/** A figure that says what it is when it is asked. */
function Figure({ view, icon, value, label, says, place, tone = '' }: FigureProps) {
  const tell = (at: DOMRect): void => {
    view.selection.why.value = { text: says, rule: undefined, at };
  };
  return (
    <button
      type="button"
      class={`stat ${tone}`}
      data-mark-spares=""
      // Its name is what stands there, which is what somebody says who speaks to the page.
      title={says}
      data-zone-at={place}
      onClick={({ currentTarget }) => tell(currentTarget.getBoundingClientRect())}
    >
      <span class="figure">
        <Icon name={icon} />
        <b>{value}</b>
      </span>{' '}
      <small>{label}</small>
    </button>
  );
}
interface FigureProps {
  readonly view: View;
  readonly icon: IconName;
  readonly value: string | number;
  /** What it counts, in a word. */
  readonly label: string;
  readonly says: string;
  readonly place?: ZoneId;
  readonly tone?: 'good' | 'poor' | '';
}
/** While a week is planned: needs in plans, what the next blow meets, and what the counter-offensive has. */
function Ahead({ view }: { view: View }) {
  const w = WORDS[view.language];
  const needs = needsOf(view.s);
  const planned = needs.filter((one) => one.planned).length;
  const rows = forecast(view);
  const told = [rows.find(({ icon }) => icon === 'shield'), rows.find(({ icon }) => icon === 'targeted')];
  return (
    <>
      <Figure
        view={view}
        icon="hospital"
        value={`${planned}/${needs.length}`}
        label={w.labels.needs}
        says={`${w.teamCovers}: ${w.needsPlanned(planned, needs.length)}`}
        tone={planned === needs.length ? 'good' : ''}
      />
      {told.map(
        (row) =>
          row !== undefined && (
            <Figure
              key={row.icon}
              view={view}
              icon={row.icon}
              value={row.share === undefined ? row.sum : percent(row.share)}
              label={shortOf(territory(row.land))}
              says={sentences([
                `${nameOf(territory(row.land))}: ${w.told[row.icon === 'shield' ? 'shields' : 'crosshairs']} ${row.sum}`,
                row.says,
              ])}
              tone={row.tone}
            />
          ),
      )}
    </>
  );
}
/** What is known of the enemy's next cards, in words. */
function nextWords(view: View): string {
  const w = WORDS[view.language];
  if (view.s.table.size(zone.enemyDeck) === 0) return '';
  const ahead = scoutedAhead(view.s);
  if (ahead.length > 0) return `${w.scouted}: ${ahead.map((def) => nameOf(def)).join(', ')}`;
  const next = nextCard(view.s);
  const kinds = (['offensive', 'defence', 'lull'] as const).map((kind) => `${w.kinds[kind]} ${percent(next[kind])}`);
  return `${w.next}: ${kinds.join(', ').toLowerCase()}; ${w.more(hundredths(next.more))}`;
}
/** As short as the strip of a phone needs it: kind, strength, and that another follows. */
function briefly({ kinds }: Words, def: DefId): string {
  const { kind, strength, additional } = SET.enemies[def - FIRST_ENEMY]!;
  return [kinds[kind], ...(strength > 0 ? [strength] : []), ...(additional ? ['(+)'] : [])].join('\u00a0');
}
/** With so few cards of the enemy the end is near. */
const LAST_CARDS = 3;
/** The same on a phone, in figures. */
export function EnemyStrip({ view }: { view: View }) {
  const { figures: w, labels } = WORDS[view.language];
  const { table } = view.s;
  const offensive = percent(nextCard(view.s).offensive);
  // Plans are made by it; later there is no room for its name.
  const [next] = view.decision?.prompt === 'planning' ? scoutedAhead(view.s) : [];
  const scouted = view.decision?.prompt === 'putBack' ? [] : cardsIn(view.s, zone.scouted);
  const open = [...cardsIn(view.s, zone.turned), ...scouted];
  const [enemies, display, deck] = [table.size(zone.enemyDeck), table.size(zone.display), table.size(zone.deck)];
  return (
    <div class="lib-strip brv-strip">
      <Figure
        view={view}
        icon="great-war-tank"
        value={enemies}
        label={next === undefined ? labels.enemies : `→ ${briefly(WORDS[view.language], next)}`}
        says={sentences([w.enemies(enemies), nextWords(view)])}
        place={zone.enemyDeck}
        tone={enemies <= LAST_CARDS ? 'poor' : ''}
      />
      {view.decision?.prompt === 'planning' ? (
        <Ahead view={view} />
      ) : (
        <>
          <Figure
            view={view}
            icon="bunker"
            value={display === 0 ? 0 : `+${displayed(view.s)}`}
            label={labels.display}
            says={w.display(display, displayed(view.s))}
            place={zone.display}
          />
          <Figure
            view={view}
            icon="targeted"
            value={offensive}
            label={labels.offensive}
            says={w.offensive(offensive)}
          />
        </>
      )}
      {open.map((card) => (
        <CardThing key={card} view={view} card={card} width={32} detail="mini" />
      ))}
      {view.decision?.prompt !== 'planning' && open.length < 2 && (
        <Figure view={view} icon="stack" value={deck} label={labels.deck} says={w.deck(deck)} place={zone.deck} />
      )}
      <TeamButton view={view} />
    </div>
  );
}
