import { isMobile } from '../../../games/war/rules/keywords/mobility.ts';
import { DECK, opponentOf, PHASE, reading, type War, zone } from '../../../games/war/state.ts';
import { fact as facts } from '../../../games/war/verbs.ts';
import { KEYWORDS } from '../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import type { CardId, DefId, Seat } from '../../../kernel/ids.ts';
import { cardOf } from '../../../kernel/verbs.ts';
import type { Option } from '../../../kernel/rules.ts';
import { holderName } from '../../table/bar.tsx';
import type { Forecast, ForecastLine, Layout, PhaseMark } from '../../table/layout.ts';
import { sentences } from '../../table/story.ts';
import { CardThing } from '../../table/thing.tsx';
import { cardKey, cardsIn, handIn, zoneKey } from '../../table/view.ts';
import { Back, ChangedFace, Face } from './card/card.tsx';
import { clashAfter, partOf, type Party } from './clashes.ts';
import { explains } from './abilities.ts';
import { endWords, leaves, waveWords } from './leaving.ts';
import { amounts, billOf, refuses } from './prices.ts';
import { KEYWORD_ICON, rowOf, SEAT_LOOK } from './card/look.ts';
import { shortIn } from './card/short.ts';
import { nameOf, strengthOf } from './named.ts';
import { moments } from './moments.tsx';
import { fateOf, Rail } from './rail.tsx';
import { reason } from './reason.ts';
import { ordersKept, passesMade } from './orders.tsx';
import { sideAt, sideName } from './side.ts';
import { Stage } from './stage.tsx';
import { asks, asksNow, detour, main, obvious, otherwise, ready } from './turn.ts';
import type { View } from './unit.tsx';
import { throughWith, weighBlocks } from './weighing.ts';
import { TERMS, VERBS, WORDS } from './words.ts';
import { cues } from './cues.ts';
import { tells } from './tells.ts';
import './war.css';

/** Cards of a full hand lie over one another; a phone's hand is pushed along. */
function stepOf({ narrow }: View, cards: number, width: number): number {
  if (narrow) return 8;
  return Math.min(11, Math.floor((ROOM - cards * width) / Math.max(1, cards - 1)));
}
const ROOM = 1230;

function Front({ view }: { view: View }) {
  const w = WORDS[view.language];
  const hand = zone.hand(view.seat);
  const aside = cardsIn(view.s, zone.aside(view.seat));
  const cards = handIn(view.s, hand);
  const width = view.narrow ? 84 : 112;
  return (
    <div class="war-front">
      {!view.narrow && (
        <div class="zone-label">
          {w.hand} {cards.length}
        </div>
      )}
      {aside.length > 0 && (
        <div class="row war-aside" data-zone-at={zone.aside(view.seat)}>
          {aside.map((card) => (
            <CardThing key={card} view={view} card={card} width={width} />
          ))}
          <span class="zone-label">{w.aside}</span>
        </div>
      )}
      <div class="row hand-row" style={{ '--step': `${stepOf(view, cards.length, width)}px` }} data-zone-at={hand}>
        {cards.map((card) => (
          <CardThing key={card} view={view} card={card} width={width} />
        ))}
      </div>
      {!view.narrow && cards.length <= FEW && <Picked view={view} />}
    </div>
  );
}
/** A hand of more cards leaves no room beside it. */
const FEW = 6;
/** What the chosen card is, in words. */
function Picked({ view }: { view: View }) {
  const picked = view.selection.picks.value.flatMap(({ keys: named }) => named);
  const name = picked.findLast((key) => key.startsWith('card:'));
  if (name === undefined) return null;
  const def = view.s.table.printed(Number(name.slice('card:'.length)) as CardId);
  if (def === 0) return null;
  const { name: title, kind, lines } = view.text.card(def);
  return (
    <div class="picked-words">
      <p>
        <b class="display">{title}</b> <span class="zone-label">{kind}</span>
      </p>
      <p>{sentences(lines)}</p>
    </div>
  );
}

/** The stages of a wave; on a phone, outside of one, whose turn it is. */
function steps(view: View): readonly PhaseMark[] {
  const w = WORDS[view.language];
  const { phase, wave, stage } = view.s;
  const at = (i: number, now: number): PhaseMark['at'] => (i < now ? 'done' : i === now ? 'now' : 'later');
  if (wave.value > 0) {
    const now = Math.max(0, stage.value - 1);
    return w.waveSteps.map((name, i) => ({
      name: i === now ? `${w.wave(wave.value)} · ${name}` : name,
      at: at(i, now),
    }));
  }
  // The phases have a bar of their own; on a phone the number of the turn stands over the table.
  if (phase.value === PHASE.setup || !view.narrow) return [];
  return [{ name: w.turnNow(view.s.turn.value, view.s.active.value === view.viewer), at: 'now' }];
}

const AT_THE_ENEMY_DECK = new Set(['bombDeck', 'advanceDeck', 'dropDeck', 'deckStrike']);
function keys(view: View, { verb, args }: Option): readonly string[] {
  if (AT_THE_ENEMY_DECK.has(verb)) return [zoneKey(zone.deck(opponentOf(view.seat)))];
  if (verb === 'supportDeck') return [zoneKey(zone.deck(view.seat))];
  const part = verb === 'amount' ? partOf(view) : undefined;
  if (part !== undefined && args[0]?.value === part.offered) return [cardKey(part.to)];
  return [];
}

/** What a side fights with; of one unit, what is printed on it as well, where a clash makes something else of it. */
function figuresOf(view: View, { cards, attack, defence }: Party): string {
  const w = WORDS[view.language];
  const figures = `${attack}/${defence}`;
  const unit = cards.length === 1 ? rowOf(view.s.table.printed(cards[0]!)).unit : undefined;
  if (unit === undefined || figures === `${unit.attack}/${unit.defence}`) return figures;
  const bombs = attack === unit.bombing && attack !== unit.attack && defence === unit.defence;
  return `${figures} (${bombs ? w.byBombs : w.onCard(`${unit.attack}/${unit.defence}`)})`;
}

function forecast(view: View, option: Option): Forecast | undefined {
  const w = WORDS[view.language];
  const clash = clashAfter(view, option);
  if (clash !== undefined) {
    const line = (party: Party, mine: boolean): readonly ForecastLine[] => {
      if (party.cards.length === 0) return [];
      const { text, dead } = fateOf(view, party);
      const names = party.cards.map((card) => nameOf(view, card)).join(' + ');
      return [{ text: `${names} ${figuresOf(view, party)}: ${text}`, good: dead !== mine }];
    };
    const attacks = view.s.active.value === view.seat;
    const open = clash.defenders.cards.length === 0 && clash.name !== DECK;
    const unopposed = !open
      ? []
      : option.verb === 'attack'
        ? weighBlocks(view, option.action)
        : [throughWith(view, cardOf(option.action))];
    const deck = clash.deck > 0 ? [{ text: w.deckLoses(clash.deck), good: attacks }] : [];
    return {
      kind: 'certain',
      title: view.text.option(view.s, view.seat, option.action),
      // What nobody has met yet survives nothing.
      lines: [
        ...(open ? [] : line(clash.attackers, attacks)),
        ...line(clash.defenders, !attacks),
        ...unopposed,
        ...deck,
      ],
    };
  }
  return told(view, option);
}
/** WAR-26.5: is the unit that would be built mobile as things stand? */
function isMobileHere({ s, seat }: View, { args }: Option): boolean {
  const card = s.table.find(zone.hand(seat), (args[0]?.value ?? 0) as DefId);
  return card !== 0 && isMobile(reading(s), card);
}
/** What it does, what it costs, what is given instead of what is missing, and what is left. */
function told(view: View, option: Option): Forecast | undefined {
  const w = WORDS[view.language];
  const does = explains(view, option);
  const bill = billOf(view, option);
  if (does === undefined && bill === undefined) return undefined;
  const title = view.text.option(view.s, view.seat, option.action);
  const lines: ForecastLine[] = does === undefined ? [] : [{ text: does }];
  if (bill === undefined) return { kind: 'certain', title, lines };
  lines.push({ label: w.due, text: amounts(view, bill.due) });
  if (bill.instead.some((n) => n > 0))
    lines.push({ label: w.exchange, text: `${amounts(view, bill.instead)} → ${amounts(view, bill.lacking)}` });
  if (option.verb === 'build')
    lines.push({ label: w.after, text: isMobileHere(view, option) ? w.toLine : w.toReserve });
  return {
    kind: 'certain',
    title,
    lines,
    cost: bill.left.some((n) => n > 0) ? w.costLeft(amounts(view, bill.left)) : w.costNothing,
  };
}

function Score({ view }: { view: View }) {
  const w = WORDS[view.language];
  const { table } = view.s;
  return (
    <table class="end-table">
      <thead>
        <tr>
          <td />
          {w.scoreHead.slice(1).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0 as Seat, 1 as Seat].map((seat) => (
          <tr key={seat}>
            <th scope="row">
              {sideName(view, seat)} <span class="mute">{holderName(view, seat)}</span>
            </th>
            <td>{table.size(zone.deck(seat))}</td>
            <td>{table.size(zone.first(seat)) + table.size(zone.second(seat))}</td>
            <td>{table.size(zone.losses(seat))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/** Present values beside printed ones, and what each keyword means. */
function notes(view: View, card: CardId) {
  const w = WORDS[view.language];
  const { s } = view;
  if (card <= 0) return [];
  const row = rowOf(s.table.printed(card));
  const words = labelsIn(view.language);
  const now = row.unit === undefined ? undefined : strengthOf(view, card);
  const damage = s.damage.get(card);
  return [
    now !== undefined && (
      <p key="now">
        {w.printed(`${row.unit!.attack}/${row.unit!.defence}`)} · {w.now(`${now.attack}/${now.defence}`)}
        {damage > 0 && ` · ${w.marks.damaged(damage)}`}
      </p>
    ),
    ...KEYWORDS.filter((keyword) => row.keywords?.[keyword] !== undefined).map((keyword) => (
      <p key={keyword} class="mute">
        <b>{words.keywords[keyword]}</b>: {words.explained[keyword]}
      </p>
    )),
  ];
}
const GENERAL = [
  'wooden-crate',
  'factory',
  'jerrycan',
  'anti-aircraft-gun',
  'falling-bomb',
  'r-tap',
  'r-burst',
] as const;

export const layout: Layout<War> = {
  brief(view, def) {
    const { kind, lines } = view.text.card(def);
    return [kind, ...lines.slice(0, 1)];
  },
  short: shortIn,
  felt: 'felt-war game-war',
  seat: (seat, view) => SEAT_LOOK[(view && sideAt(view, seat)) ?? (seat === 0 ? 'ussr' : 'germany')],
  Face,
  Changed: ChangedFace,
  Back,
  Stage,
  Front,
  Rail,
  called: sideName,
  verbs: VERBS,
  says(view, { verb, action }) {
    if (verb === 'pass' && view.decision?.prompt === 'redeal') return WORDS[view.language].keep;
    if (verb === 'pass' || verb === 'done') return endWords(view);
    if (verb === 'wave') return waveWords(view);
    return verb === 'amount' ? view.text.byItself?.(view.s, action, view.decision!) : undefined;
  },
  stage: (s) => s.turn.value,
  steps,
  when: (view) => passesMade(view) || view.text.title,
  replies: ({ s, seat }) => s.phase.value !== PHASE.setup && s.active.value !== seat,
  keys,
  forecast,
  explains,
  refuses,
  hand: (view) => [zone.hand(view.seat)],
  tells,
  cues,
  Score,
  reason,
  heading: ({ kind }) => kind === facts.turn,
  notes,
  glossary: (language) => [
    ...GENERAL.map((icon, i) => ({ icon, name: WORDS[language].icons[i]![0], text: WORDS[language].icons[i]![1] })),
    ...KEYWORDS.map((keyword) => ({
      icon: KEYWORD_ICON[keyword],
      name: labelsIn(language).keywords[keyword],
      text: labelsIn(language).explained[keyword],
    })),
  ],
  terms: (language) => TERMS[language],
  asides: ['redeal'],
  // Units of the opponent are no less well for not being scouted now.
  calm: ['scout'],
  orders: ordersKept,
  buildsDecks: true,
  leaves,
  main,
  moments,
  detour,
  otherwise,
  obvious,
  ready,
  asks,
  asksNow,
  // The turn can be taken back to before it.
  unasked: ['lay'],
};
