import {
  additional,
  crosshairs,
  enemyCopies,
  FIRST_ENEMY,
  FIRST_TERRITORY,
  landOf,
  SET,
} from '../../../games/bravery/cards/set.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, fact as facts, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { holderName } from '../../table/bar.tsx';
import type { Forecast, Layout } from '../../table/layout.ts';
import { CardThing, Pile, thingProps } from '../../table/thing.tsx';
import { cardsIn, seatKey, type TableView } from '../../table/view.ts';
import { Back, Face, nameOf } from './card.tsx';
import { Map } from './map.tsx';
import { Strip, sums, Week } from './week.tsx';
import { VERBS, WORDS } from './words.ts';
import './bravery.css';

type View = TableView<Bravery>;
const COLOURS = ['#ffd65a', '#9ccbff', '#b9d9bd', '#f0b8a8', '#d9c3f0', '#a9e3dc', '#e6d3a3'];

function Stage({ view }: { view: View }) {
  const w = WORDS[view.language];
  const solo = plansOf(view.s.table) > view.rules.seats;
  return (
    <div class={`brv-stage ${solo ? 'solo' : ''}`}>
      {view.narrow ? <EnemyStrip view={view} /> : <Enemy view={view} />}
      <Map view={view} />
      <div class="brv-weeks">
        <Week view={view} zone={zone.plan(view.seat)} title={w.week} />
        {solo && <Week view={view} zone={planAt(view.s.table, 1)} title={w.secondWeek} />}
      </div>
    </div>
  );
}

/** The enemy cards that are still hidden, by kind. */
function nextCard(s: Bravery): { offensive: number; defence: number; lull: number; more: number } {
  const left = Array.from({ length: FIRST_TERRITORY }, (_, def) => enemyCopies[def] ?? 0);
  for (const place of [zone.turned, zone.display, zone.enemyDiscard, zone.scouted]) {
    for (const card of cardsIn(s, place)) left[s.table.printed(card)]!--;
  }
  const share = { offensive: 0, defence: 0, lull: 0, more: 0 };
  let all = 0;
  SET.enemies.forEach(({ kind }, i) => {
    const count = left[FIRST_ENEMY + i]!;
    share[kind] += count;
    share.more += additional[FIRST_ENEMY + i] === 1 ? count : 0;
    all += count;
  });
  if (all === 0) return share;
  return {
    offensive: share.offensive / all,
    defence: share.defence / all,
    lull: share.lull / all,
    more: share.more / all,
  };
}
const ENEMY_ICONS = { offensive: 'targeted', defence: 'shield', lull: 'moon' } as const;
const percent = (share: number): number => Math.round(share * 100);

function Enemy({ view }: { view: View }) {
  const w = WORDS[view.language];
  const next = nextCard(view.s);
  const open: readonly (readonly [ZoneId, string])[] = [
    [zone.turned, w.turned],
    [zone.display, w.display],
    [zone.scouted, w.scouted],
  ];
  return (
    <div class="brv-enemy">
      <h2 class="h4">{w.enemy}</h2>
      <div class="row">
        <Pile view={view} zone={zone.enemyDeck} width={60} label={w.enemy} />
        {open.map(
          ([place, name]) =>
            view.s.table.size(place) > 0 && (
              <div key={place} class="zone">
                <div class="fan" data-zone-at={place}>
                  {cardsIn(view.s, place).map((card) => (
                    <CardThing key={card} view={view} card={card} width={72} />
                  ))}
                </div>
                <div class="zl">{name}</div>
              </div>
            ),
        )}
      </div>
      <div class="note">
        <div class="zl">{w.next}</div>
        {(['offensive', 'defence', 'lull'] as const).map((kind) => (
          <div key={kind} class="brv-odds">
            <Icon name={ENEMY_ICONS[kind]} />
            <span>{w.kinds[kind]}</span>
            <i aria-hidden="true">
              <em style={{ width: `${percent(next[kind])}%` }} />
            </i>
            <b>{percent(next[kind])} %</b>
          </div>
        ))}
        <small>{w.more(percent(next.more))}</small>
      </div>
      <div class="row">
        <Pile view={view} zone={zone.deck} width={44} label={w.deck} />
        <Pile view={view} zone={zone.discard} width={44} label={w.discard} />
      </div>
    </div>
  );
}
function EnemyStrip({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { table } = view.s;
  const next = nextCard(view.s);
  return (
    <div class="lib-strip brv-strip">
      <span class="stat" data-zone-at={zone.enemyDeck}>
        <Icon name="great-war-tank" title={w.enemy} />
        <b>{table.size(zone.enemyDeck)}</b>
      </span>
      <span class="stat" data-zone-at={zone.display}>
        <Icon name="bunker" title={w.display} />
        <b>{table.size(zone.display)}</b>
      </span>
      <span class="stat">
        <Icon name="targeted" title={w.kinds.offensive} />
        <b>{percent(next.offensive)} %</b>
      </span>
      {[...cardsIn(view.s, zone.turned), ...cardsIn(view.s, zone.scouted)].map((card) => (
        <CardThing key={card} view={view} card={card} width={32} detail="mini" />
      ))}
      <span class="stat" data-zone-at={zone.deck}>
        <Icon name="stack" title={w.deck} />
        <b>{table.size(zone.deck)}</b>
      </span>
    </div>
  );
}

/** The others: their weeks as strips, and their hands, which are open. */
function Summary({ view }: { view: View }) {
  const w = WORDS[view.language];
  const others = Array.from({ length: view.rules.seats }, (_, seat) => seat as Seat).filter(
    (seat) => seat !== view.seat,
  );
  if (others.length === 0) return null;
  return (
    <>
      <h2 class="h4">{w.team}</h2>
      <div class="brv-team">
        {others.map((seat) => {
          const { length, used } = sums(view.s, zone.plan(seat));
          const name = holderName(view, seat) || (view.text.seats[seat] ?? '');
          const props = thingProps(view, [seatKey(seat)], `${name} ${view.text.seats[seat] ?? ''}`);
          const hand = cardsIn(view.s, zone.hand(seat));
          return (
            <div key={seat} class="mate">
              <div {...props} class={`mate-name ${props['data-state']}`}>
                <span aria-hidden="true" class="mate-inside">
                  <span class="av" style={{ background: COLOURS[seat] }}>
                    {seat + 1}
                  </span>
                  <b>{name}</b>
                  <small>
                    {used}/{length} · {view.s.confirmed.get(seat) === 0 ? w.planning : w.confirmed}
                  </small>
                </span>
              </div>
              <Strip view={view} zone={zone.plan(seat)} />
              <div class="mate-hand" data-zone-at={zone.hand(seat)}>
                {hand.map((card) => (
                  <CardThing key={card} view={view} card={card} width={30} detail="mini" />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

function Front({ view }: { view: View }) {
  const cards = cardsIn(view.s, zone.hand(view.seat));
  const width = view.narrow ? 72 : 98;
  return (
    <div class={`hand ${cards.length > 11 ? 'many' : ''}`} data-zone-at={zone.hand(view.seat)}>
      {cards.map((card) => (
        <CardThing key={card} view={view} card={card} width={width} />
      ))}
    </div>
  );
}

function forecast(view: View, option: Option): Forecast | undefined {
  const w = WORDS[view.language];
  const def = (option.args[0]?.value ?? 0) as DefId;
  if (option.verb === 'plan') {
    const { length, used, will } = sums(view.s, option.args[1]!.value as ZoneId);
    const row = SET.players[def - 1];
    const left = length + (row?.addsDays ?? 0) - used - (row?.days ?? 0);
    const after = will + (row?.willGain ?? 0) - (row?.willCost ?? 0) - (row?.willLoss ?? 0);
    return {
      kind: 'certain',
      title: nameOf(def),
      lines: [
        { text: w.left(left), good: left >= 0 },
        { text: w.willAfter(after), good: after >= 0 },
      ],
    };
  }
  if ((option.verb === 'attack' || option.verb === 'undermine') && def >= FIRST_TERRITORY) {
    let planned = 0;
    for (let i = 0; i < plansOf(view.s.table); i++) {
      for (const card of cardsIn(view.s, planAt(view.s.table, i)))
        planned += crosshairs[view.s.table.printed(card)] ?? 0;
    }
    const shields = defenceOf(view.s, landOf(def));
    return { kind: 'certain', title: nameOf(def), lines: [{ text: w.defends(shields) }, { text: w.planned(planned) }] };
  }
  return undefined;
}

const ICONS: Readonly<Record<number, IconName>> = {
  [facts.round]: 'calendar',
  [facts.offered]: 'card-exchange',
  [facts.asked]: 'megaphone',
  [facts.declined]: 'r-x',
  [facts.confirmed]: 'r-check',
  [facts.battle]: 'crossed-swords',
  [facts.occupied]: 'barbed-wire',
  [facts.freed]: 'flying-flag',
  [facts.ended]: 'laurels',
  [FACT.moved]: 'r-card',
};
/** By the prompt: which stage of the round it is. */
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/plan|trade|week/i, 1],
  [/assault|defen|enemy|cancel|land|target/i, 2],
  [/counter|attack|recon|secret|undermine|recover|action/i, 3],
];

export const layout: Layout<Bravery> = {
  felt: 'felt-brv game-brv',
  seat: (seat) => ({ icon: 'person', colour: COLOURS[seat] ?? '#e6d3a3' }),
  Face,
  Back,
  Stage,
  Front,
  Summary,
  verbs: VERBS,
  ending: ['confirm', 'agree'],
  asksBeforePass: () => false,
  steps(view) {
    const w = WORDS[view.language];
    const prompt = view.decision?.prompt ?? '';
    const now = STAGES.find(([pattern]) => pattern.test(prompt))?.[1] ?? -1;
    const week = { name: w.weekOf(view.s.round.value), at: 'later' as const };
    if (now < 0) return [week];
    return [
      ...w.steps.map((name, i) => ({
        name,
        at: i < now ? ('done' as const) : i === now ? ('now' as const) : ('later' as const),
      })),
      week,
    ];
  },
  forecast,
  hand: (view) => [zone.hand(view.seat)],
  icon: (_view, fact) => ICONS[fact.kind],
  notes: (view, card: CardId) => (view.s.relieved.get(card) === 1 ? [`0 ${WORDS[view.language].days}`] : []),
  glossary(language) {
    const w = WORDS[language];
    return [
      { icon: 'calendar', name: w.days, text: w.week },
      { icon: 'torch', name: w.will, text: w.people },
      { icon: 'shield', name: w.shields, text: w.kinds.defence },
      { icon: 'targeted', name: w.crosshairs, text: w.kinds.offensive },
    ];
  },
};
