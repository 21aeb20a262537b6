import { FIRST_ENEMY, FIRST_TERRITORY, LANDS, landOf, SET } from '../../../games/bravery/cards/set.ts';
import { additional, crosshairs, need } from '../../../games/bravery/cards/columns.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, LARGE_TABLE, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import { fact as facts } from '../../../games/bravery/verbs.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { percent } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { Seats } from '../../table/end.tsx';
import type { Forecast, Layout } from '../../table/layout.ts';
import { CardThing, Pile } from '../../table/thing.tsx';
import { cardsIn, handIn, type TableView } from '../../table/view.ts';
import { Back, Face, nameOf, playerRow } from './card.tsx';
import { Battles, hiddenEnemies } from './battles.tsx';
import { Map } from './map.tsx';
import { inHand, keys, TAKE_BACK } from './keys.ts';
import { leaves } from './leaving.ts';
import { Offers } from './offers.tsx';
import { COLOURS, Team, TeamSheet } from './team.tsx';
import { sums, Week } from './week.tsx';
import { VERBS, WORDS } from './words.ts';
import { tells } from './tells.ts';
import './bravery.css';

type View = TableView<Bravery>;

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
        <Offers view={view} />
      </div>
      {view.narrow && <TeamSheet view={view} />}
    </div>
  );
}

/** The enemy cards that are still hidden, by kind. */
function nextCard(s: Bravery): { offensive: number; defence: number; lull: number; more: number } {
  const left = hiddenEnemies(s);
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
const hundredths = (share: number): number => Math.round(share * 100);

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
                      <CardThing key={card} view={view} card={card} width={72} />
                    ))}
                  </div>
                  <div class="zone-label">{name}</div>
                </div>
              ),
          )}
        </div>
      )}
      <div class="note">
        <div class="zone-label">{w.next}</div>
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
        <b>{percent(next.offensive)}</b>
      </span>
      {[...cardsIn(view.s, zone.turned), ...cardsIn(view.s, zone.scouted)].map((card) => (
        <CardThing key={card} view={view} card={card} width={32} detail="mini" />
      ))}
      <span class="stat" data-zone-at={zone.deck}>
        <Icon name="stack" title={w.deck} />
        <b>{table.size(zone.deck)}</b>
  back: TAKE_BACK,
      </span>
      <TeamButton view={view} />
    </div>
  );
}

function Front({ view }: { view: View }) {
  const cards = handIn(view.s, zone.hand(view.seat));
  const width = view.narrow ? 78 : 98;
  return (
    <div class="hand" style={{ '--n': cards.length }} data-zone-at={zone.hand(view.seat)}>
      {cards.map((card) => (
        <CardThing key={card} view={view} card={card} width={width} keys={[inHand(view.s.table.printed(card))]} alone />
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
    const comes =
      option.verb === 'attack'
        ? [{ text: planned > shields ? w.freed : w.lacks(shields, shields + 1 - planned), good: planned > shields }]
        : [];
    return {
      kind: 'certain',
      title: nameOf(def),
      lines: [{ text: w.defends(shields) }, { text: w.planned(planned) }, ...comes],
    };
  }
  return undefined;
}

/** How it stood: what is free, how long it took, what was left to be done. */
function Score({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  const taken = Array.from({ length: LANDS }, (_, land) => (s.occupied.value >> land) & 1).filter(Boolean).length;
  const needs = Array.from({ length: view.rules.seats }, (_, seat) => cardsIn(s, zone.hand(seat as Seat)))
    .flat()
    .filter((card) => need[s.table.printed(card)] === 1).length;
  return (
    <>
      <ul class="end-facts">
        <li>
          <Icon name="flying-flag" /> {w.free(LANDS - taken)} · {w.occupied(taken)}
        </li>
        <li>
          <Icon name="hospital" /> {w.needs}: <b>{needs}</b>
        </li>
        <li>
          <Icon name="calendar" /> {w.weeks}: <b>{s.round.value}</b> · {w.enemyCard}:{' '}
          <b>{s.table.size(zone.enemyDeck)}</b>
        </li>
      </ul>
      {view.rules.seats > 1 && <Seats view={view} />}
    </>
  );
}

/** By the prompt: which stage of the round it is. */
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/plan|trade|week/i, 1],
  [/assault|defen|enemy|cancel|land|target/i, 2],
  [/counter|attack|recon|secret|undermine|recover|action/i, 3],
];

export const layout: Layout<Bravery> = {
  felt: 'felt-brv game-brv',
  seat: (seat) => ({ icon: 'person', colour: COLOURS[seat] ?? '#e6d3a3', letter: String(seat + 1) }),
  Face,
  Back,
  Stage,
  Front,
  Rail: Battles,
  Summary: Team,
  verbs: VERBS,
  ending: ['confirm', 'agree'],
  asides: ['reopen'],
  unasked: ['plan', 'takeBack', 'commit', 'withdraw'],
  quiet: ['give', 'ask'],
  keys,
  leaves,
  ready: (view) => view.decision?.prompt === 'planning' || leaves(view) === undefined,
  says(view, { verb }) {
    const { days = 0, room = 0, alone = 0 } = view.decision?.values ?? {};
    return verb === 'confirm' && alone === 0
      ? `${VERBS['confirm']!.words[view.language]} · ${days}/${room}`
      : undefined;
  },
  held: (view, time) => WORDS[view.language].hostDecides(view.text.seats[view.s.host.value - 1] ?? '', time),
  stage: (s) => s.round.value,
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
  tells,
  Score,
  heading: ({ kind }) => kind === facts.round,
  notes(view, card: CardId) {
    const w = WORDS[view.language];
    const row = view.rules.seats < LARGE_TABLE ? undefined : playerRow(view.s.table.printed(card));
    return [
      ...(view.s.relieved.get(card) === 1 ? [`0 ${w.days}`] : []),
      ...(row === undefined || row.plus === 0 ? [] : [w.withPlus(row.copies + row.plus, row.plus)]),
    ];
  },
  glossary: (language) =>
    (['calendar', 'torch', 'shield', 'targeted', 'card-draw'] as const).map((icon, i) => {
      const [name, text] = WORDS[language].glossary[i]!;
      return { icon, name, text };
    }),
};
