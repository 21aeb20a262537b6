import { FIRST_TERRITORY, LANDS, landOf } from '../../../games/bravery/cards/set.ts';
import { crosshairs, need } from '../../../games/bravery/cards/columns.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import { GLOSSARY } from '../../../games/bravery/text/terms.ts';
import { type Bravery, LARGE_TABLE, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import { fact as facts } from '../../../games/bravery/verbs.ts';
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { begun } from '../../shell/letters.ts';
import { Seats } from '../../table/end/seats.tsx';
import type { Layout } from '../../table/layout.ts';
import { CardThing } from '../../table/thing.tsx';
import { cardsIn, handIn, type TableView } from '../../table/view.ts';
import { Back, Face, nameOf, playerRow, shortIn, shortOf } from './card.tsx';
import { Battles } from './battles.tsx';
import { planned, wornBy } from './odds.ts';
import { forecast, operation } from './forecast.ts';
import { Enemy, EnemyStrip } from './enemy.tsx';
import { Map } from './map.tsx';
import { inHand, keys, TAKE_BACK, VOLUNTEERS } from './keys.ts';
import { isLost, leaves } from './leaving.ts';
import { moments } from './moments.tsx';
import { reads } from './reads.ts';
import { reason } from './reason.ts';
import { Offers } from './offers.tsx';
import { COLOURS, Forward, forward, mateName, Team, TeamSheet } from './team.tsx';
import { Week } from './week.tsx';
import { sums } from './sums.ts';
import { alsoTakes, drawnThisWeek, whyUnplanned } from './unplanned.ts';
import { VERBS, WORDS } from './words.ts';
import { cues } from './cues.ts';
import { tells } from './tells.ts';
import './bravery.css';

type View = TableView<Bravery>;

function Stage({ view }: { view: View }) {
  const w = WORDS[view.language];
  const solo = plansOf(view.s.table) > view.rules.seats;
  return (
    <div class={`brv-stage ${solo ? 'solo' : ''}`}>
      {!view.narrow && <Enemy view={view} />}
      <Map view={view} />
      <div class="brv-weeks">
        {view.narrow && <EnemyStrip view={view} />}
        <Week
          view={view}
          zone={zone.plan(view.seat)}
          title={solo ? w.planNumber(1) : view.narrow ? w.planOf(view.s.round.value) : w.week}
        />
        {solo && <Week view={view} zone={planAt(view.s.table, 1)} title={w.planNumber(2)} />}
        <Offers view={view} />
      </div>
      {view.narrow && <TeamSheet view={view} />}
    </div>
  );
}

/** So many cards lie beside each other without covering one another. */
const ROOMY = 12;
function Front({ view }: { view: View }) {
  const cards = handIn(view.s, zone.hand(view.seat));
  const width = view.narrow ? 78 : 98;
  // There is no other place where cards that are to be told apart can be read.
  if (view.decision?.prompt === 'putBack')
    return (
      <div key="scouted" class="hand" style={{ '--n': view.s.table.size(zone.scouted) }} data-zone-at={zone.scouted}>
        {cardsIn(view.s, zone.scouted).map((card) => (
          <CardThing key={card} view={view} card={card} width={width} />
        ))}
      </div>
    );
  if (view.decision?.prompt === 'recover')
    return (
      <div key="discards" class="hand" style={{ '--n': view.decision.options.length - 1 }} data-zone-at={zone.discard}>
        {recoverable(view).map((card) => (
          <CardThing key={card} view={view} card={card} width={width} />
        ))}
      </div>
    );
  const mates = forward(view);
  const fresh = drawnThisWeek(view);
  const count = cards.length + mates.length;
  return (
    <div
      // Whoever looked at the end of the hand is shown what the team can put forward, which lies before it.
      key={mates.length > 0 ? 'with-mates' : 'own'}
      class={`hand ${!view.narrow && count > ROOMY ? 'crowded' : ''}`}
      style={{ '--n': count }}
      data-zone-at={zone.hand(view.seat)}
    >
      {mates.map(({ card, seat }) => (
        <Forward key={card} view={view} card={card} seat={seat} width={width} />
      ))}
      {cards.map((card) => (
        <HandCard key={card} view={view} card={card} width={width} fresh={fresh.has(card)} />
      ))}
    </div>
  );
}
/** One card of each print that can be taken from the discards. */
function recoverable({ decision, s }: View): readonly CardId[] {
  const discards = cardsIn(s, zone.discard);
  return decision!.options.flatMap(({ verb, args }) => {
    const card = discards.find((one) => s.table.printed(one) === args[0]?.value);
    return verb !== 'recover' || card === undefined ? [] : [card];
  });
}
interface HandProps {
  readonly view: View;
  readonly card: CardId;
  readonly width: number;
  /** It came this week. */
  readonly fresh: boolean;
}
function HandCard({ view, card, width, fresh }: HandProps) {
  const w = WORDS[view.language];
  const def = view.s.table.printed(card);
  const free = view.selection.picks.value.length === 0;
  const why = free ? whyUnplanned(view, def) : undefined;
  const makers = free && why === undefined ? alsoTakes(view, def) : [];
  const takes = makers.length === 0 ? undefined : `+\u00a0${makers.map(shortOf).join(' / ')}`;
  const about = [...(fresh ? [w.fresh] : []), why ?? takes ?? ''].filter(Boolean).join(', ');
  return (
    <CardThing view={view} card={card} width={width} keys={[inHand(def)]} about={about} alone>
      {fresh && <small class="hand-new">{w.fresh}</small>}
      {why !== undefined && <small class="hand-why">{why}</small>}
      {takes !== undefined && <small class="hand-why takes">{takes}</small>}
    </CardThing>
  );
}
/** What agreeing comes to. */
function agreeing(view: View): string | undefined {
  const w = WORDS[view.language].agreeTo;
  const { prompt, values } = view.decision!;
  const { target = 0, choice = 0, attack = 0, defence = 0 } = values;
  if (prompt === 'undermine') return choice === 0 ? w.noOperation : w.operation;
  if (prompt === 'target') return w.target(shortOf(choice as DefId));
  if (prompt === 'cancel') return choice === 0 ? w.keepEnemy : w.cancelEnemy;
  if (prompt === 'defend') return attack > defence ? w.falls : w.stands;
  if (prompt !== 'counter') return undefined;
  if (target === 0) return w.end;
  return attack > defence ? w.attack : wornBy(view.s, attack, defence) > 0 ? w.wearing : w.fails;
}
/** What is said no to: the battle, the operation, or the help against an enemy card. */
function leaving({ decision, language }: View): string {
  const w = WORDS[language].agreeTo;
  if (decision?.prompt === 'undermine') return w.noOperation;
  return decision?.prompt === 'cancel' ? w.keepEnemy : w.refuse;
}
/** A card that is chosen can only change hands: which way, and why it is not planned. */
function asksTrade(view: View): string | undefined {
  const { picks } = view.selection;
  const left = view.selection.remaining();
  const option = left[0]?.option;
  if (picks.value.length === 0 || option === undefined) return undefined;
  const w = WORDS[view.language].trade;
  const def = option.args[0]?.value as DefId;
  const alike = left.every(({ option: { verb, args } }) => verb === option.verb && args[0]?.value === def);
  if (!alike) return undefined;
  if (option.verb === 'ask') return w.ask(nameOf(def), mateName(view, option.args[1]!.value as Seat));
  const why = option.verb === 'give' ? whyUnplanned(view, def) : undefined;
  return why === undefined ? undefined : w.giveOnly(nameOf(def), why);
}
/** Of a single player: which of the two plans a card goes to, and that both are full. */
function asksPlanning(view: View): string | undefined {
  const w = WORDS[view.language];
  const { alone = 0, hostile = 0 } = view.decision?.values ?? {};
  if (alone === 0) return undefined;
  const left = view.selection.remaining().map(({ option }) => option);
  const [first] = left;
  if (
    view.selection.picks.value.length > 0 &&
    left.length > 1 &&
    left.every(({ verb, args }) => verb === 'plan' && args[0]!.value === first!.args[0]!.value)
  )
    return w.whichPlan(nameOf(first!.args[0]!.value as DefId));
  const full = [0, 1].map((i) => sums(view.s, planAt(view.s.table, i))).every(({ length, used }) => used === length);
  return hostile === 0 && full && view.selection.picks.value.length === 0 ? w.bothFull : undefined;
}
/** What Volunteers are to do; and why fewer shields count in a battle than the territory has. */
function asksNow(view: View): string | undefined {
  const w = WORDS[view.language];
  const isVolunteer = ({ option }: { readonly option: Option }): boolean => option.verb === 'volunteer';
  if (view.selection.isPicked([inHand(VOLUNTEERS)]) && view.selection.remaining().some(isVolunteer)) return w.whichNeed;
  const trade = asksTrade(view);
  if (trade !== undefined) return trade;
  const { prompt = '', values = {} } = view.decision ?? {};
  const { target = 0, choice = 0, attack = 0, defence = 0 } = values;
  if (prompt === 'counter' && target === 0) return w.counterNow(planned(view.s, crosshairs));
  if (prompt === 'defend' && isLost(view)) return w.cannotHold(nameOf(target as DefId), attack, defence);
  if (prompt === 'undermine' && choice >= FIRST_TERRITORY) {
    const shields = defenceOf(view.s, landOf(choice as DefId));
    return w.operationNow(nameOf(choice as DefId), shields, Math.max(0, shields - operation(view)));
  }
  if (prompt === 'planning') return asksPlanning(view);
  if (prompt !== 'counter') return undefined;
  const gone = defenceOf(view.s, landOf(target as DefId)) - defence;
  return gone > 0 ? `${view.text.prompt(prompt, values)} ${w.shieldsGone(gone)}` : undefined;
}
/** A counter-offensive that fails as it stands, an operation that could still be run, a card to take: nothing pushes past it. */
function isUnwise({ decision }: View): boolean {
  const { target = 0, choice = 0, attack = 0, defence = 0 } = decision?.values ?? {};
  if (decision?.prompt === 'recover') return decision.options.some(({ verb }) => verb === 'recover');
  if (decision?.prompt === 'undermine') return choice === 0;
  return decision?.prompt === 'counter' && target !== 0 && attack <= defence;
}
/** The names of cards, each once, with how many there are. */
const counted = (cards: readonly DefId[]): string =>
  [...new Set(cards)]
    .map((def) => {
      const copies = cards.filter((other) => other === def).length;
      return copies === 1 ? nameOf(def) : `${nameOf(def)}\u00a0×${copies}`;
    })
    .join(', ');
/** How it stood: what is free, how long it took, what was left to be done. */
function Score({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { s } = view;
  const taken = Array.from({ length: LANDS }, (_, land) => (s.occupied.value >> land) & 1).filter(Boolean).length;
  const needs = Array.from({ length: view.rules.seats }, (_, seat) => cardsIn(s, zone.hand(seat as Seat)))
    .flat()
    .map((card) => s.table.printed(card))
    .filter((def) => need[def] === 1);
  return (
    <>
      <ul class="end-facts">
        <li>
          <Icon name="flying-flag" /> {w.free(LANDS - taken)} · {w.occupied(taken)}
        </li>
        <li>
          <Icon name="hospital" />
          <span>
            {w.needs}: <b>{needs.length}</b>
            {needs.length > 0 && ` (${counted(needs)})`}
          </span>
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
  [/counter|attack|recon|secret|undermine|recover|putBack|action/i, 3],
];

export const layout: Layout<Bravery> = {
  felt: 'felt-brv game-brv',
  seat: (seat) => ({ icon: 'person', colour: COLOURS[seat] ?? '#e6d3a3', letter: String(seat + 1) }),
  Face,
  short: shortIn,
  Back,
  Stage,
  Front,
  before: ({ decision, language }) =>
    decision?.prompt === 'putBack'
      ? WORDS[language].scouted
      : decision?.prompt === 'recover'
        ? begun(WORDS[language].discard)
        : undefined,
  Rail: Battles,
  Summary: Team,
  verbs: VERBS,
  ending: ['confirm', 'agree'],
  asides: ['reopen', 'leave'],
  // The card to be discarded lies open, and small: what is asked has both answers on buttons.
  asidesNow: ({ decision }) => (decision?.prompt === 'cancel' && decision.values['choice'] === 0 ? ['cancel'] : []),
  unasked: ['plan', 'takeBack', 'volunteer', 'dismiss', 'commit', 'withdraw', 'putBack'],
  stopped: ['confirm'],
  back: TAKE_BACK,
  quiet: ['give', 'ask'],
  keys,
  leaves,
  ready: (view) => view.decision?.prompt === 'planning' || (leaves(view) === undefined && !isUnwise(view)),
  asksNow,
  says(view, { verb, args }) {
    const w = WORDS[view.language];
    const { days = 0, room = 0, alone = 0 } = view.decision?.values ?? {};
    if (verb === 'agree') return agreeing(view);
    if (verb === 'leave') return leaving(view);
    if (verb === 'cancel') return w.agreeTo.cancelEnemy;
    // The full names of two do not fit the button of a phone.
    if (view.narrow && (verb === 'give' || verb === 'ask'))
      return w.trade[`${verb}Short`](shortOf(args[0]!.value as DefId), mateName(view, args[1]!.value as Seat));
    return verb === 'confirm' && alone === 0
      ? `${VERBS['confirm']!.words[view.language]} · ${days}/${room}`
      : undefined;
  },
  explains: (view, { verb }) => (verb === 'decide' ? WORDS[view.language].decides : undefined),
  // Where all others are bots nobody has to be waited for.
  held: (view, time) =>
    view.about?.seats.some((holder, seat) => holder.kind === 'person' && seat !== view.viewer) === true
      ? WORDS[view.language].hostDecides(view.text.seats[view.s.host.value - 1] ?? '', time)
      : undefined,
  stage: (s) => s.round.value,
  when: (view) => WORDS[view.language].weekOf(view.s.round.value),
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
  moments,
  reads,
  cues,
  Score,
  reason,
  heading: ({ kind }) => kind === facts.round,
  first: (language) => WORDS[language].deal,
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
      const { names, text } = GLOSSARY[language][i]!;
      return { icon, name: names[0], text };
    }),
};
