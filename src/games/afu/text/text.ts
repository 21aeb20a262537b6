import { type Fact, FACT } from '../../../kernel/facts.ts';
import type { Action, DefId, Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import { explained, type GameText, type Term } from '../../../kernel/text.ts';
import { cardOf, defOf, numberOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { cost, DEFS } from '../cards/columns.ts';
import { editionOf } from '../editions.ts';
import { type Afu, attackAt, COLUMNS, defenceAt, solo, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { achievementText, cardText, effectLines, nameOf, numbersOf } from './card.ts';
import { outcomeText } from './outcome.ts';
import { tableText } from './table.ts';
import { BADGES, FLAGS, PLACES } from './things.ts';
import { glossaryOf } from './terms.ts';
import type { Prompt, Words } from './words.ts';

const rewardOf = (w: Words, def: DefId): string => {
  const bonus = DEFS[def]?.own?.bonus;
  return bonus === undefined ? '' : w.reward(bonus);
};
/** Where a panic card comes back from; and that there is nothing to scout (AFU-R28). */
function bonusNote(w: Words, s: Afu, seat: Seat, action: Action): string {
  const scouts = DEFS[defOf(action)]?.own?.bonus?.gain === 'recon3';
  if (scouts && s.table.size(zone.invaderDeck(seat)) === 0) return w.options.nothingToScout;
  return w.from[secondOf(action)] ?? '';
}
/** What the cards in the hand, in the display and in the hospital count, where they are to be chosen. */
const NUMBERED: ReadonlySet<number> = new Set(
  [act.defend, act.support, act.discard, act.cycle, act.fetch, act.offer, act.buy].map(({ id }) => id),
);

function optionText(w: Words, s: Afu, seat: Seat, action: Action): string {
  const o = w.options;
  const card = nameOf(w, defOf(action));
  switch (verbOf(action)) {
    case act.pass.id:
      return o.pass;
    case act.done.id:
      return o.done;
    case act.amount.id:
      return o.bid(numberOf(action));
    case act.keep.id:
      return o.keep(card, achievementText(w, defOf(action)));
    case act.defend.id:
      return o.defend(card, secondOf(action));
    case act.support.id:
      return o.support(card, secondOf(action));
    case act.takeBack.id:
      return o.takeBack(
        nameOf(w, s.table.printed(cardOf(action))),
        zoneText(w, s.table.plan.names[s.table.zoneOf(cardOf(action))] ?? ''),
      );
    case act.bonus.id:
      return o.bonus(card, rewardOf(w, defOf(action)), bonusNote(w, s, seat, action));
    case act.decline.id:
      return o.decline(card, rewardOf(w, defOf(action)));
    case act.swap.id:
      return o.swap(card, nameOf(w, secondOf(action) as DefId));
    case act.drop.id:
      return o.drop(card);
    case act.putBack.id:
      return o.putBack(card);
    case act.discard.id:
      return o.discard(card);
    case act.cycle.id:
      return o.cycle(card);
    case act.fetch.id:
      return o.fetch(card);
    case act.offer.id:
      return o.offer(card);
    case act.buy.id:
      return o.buy(card, cost[defOf(action)]!);
    default:
      return o.calm(w.from[numberOf(action)] ?? '');
  }
}

/** Beside the question stands what the bid is for. */
function bidByItself(w: Words, prompt: string, objective: number | undefined, action: Action): string | undefined {
  if (prompt !== 'afu.bid' || objective === undefined) return undefined;
  const n = verbOf(action) === act.amount.id ? numberOf(action) : undefined;
  return w.options.bidFor(n, nameOf(w, objective as DefId));
}

/** `defence10` is the first column of seat 0: zones of a seat carry its number at the end. */
function zoneText(w: Words, name: string): string {
  const zones: Readonly<Record<string, string>> = w.zones;
  return zones[name] ?? zones[name.slice(0, -1)] ?? name;
}
interface Moved {
  readonly from: string;
  readonly to: string;
  readonly moved: Fact;
}
/** What only its owner sees is told to the others without its name (AFU-3.5, AFU-12.7). */
function concealedText(w: Words, s: Afu, { from, to, moved: { a, b, c, def } }: Moved): string | undefined {
  const seat = s.table.plan.owner[b] as Seat;
  const who = w.seats[seat] ?? '';
  const called = (print: number): string => (print === 0 ? '' : nameOf(w, print as DefId));
  // The other one leaves the game; the one that stays is the one that is kept.
  if (from.startsWith('secret') && to === 'achievementBox')
    return w.facts.secretKept(who, called(s.table.printed(s.table.top(zone.secret(seat)))));
  if (from.startsWith('recon') && to.startsWith('invaderDeck'))
    return w.facts.scoutReturned(who, called(def), s.table.size(b as ZoneId) === 0 && s.table.top(c as ZoneId) === a);
  return undefined;
}
function movedText(w: Words, s: Afu, moved: Fact): string | undefined {
  const { a, b, c, def } = moved;
  const to = s.table.plan.names[c] ?? '';
  const from = s.table.plan.names[b] ?? '';
  const secretly = concealedText(w, s, { from, to, moved });
  if (secretly !== undefined) return secretly;
  if (def === 0 || a === 0) return undefined;
  if (from.startsWith('hospital') && to.startsWith('hand'))
    return w.facts.fetched(w.seats[s.table.plan.owner[c]!] ?? '', nameOf(w, def));
  if (from.startsWith('recon') && to.startsWith('invaderDiscard'))
    return w.facts.scoutDropped(w.seats[s.table.plan.owner[c]!] ?? '', nameOf(w, def));
  if (!from.startsWith('hand')) return undefined;
  if (!to.startsWith('defence') && !to.startsWith('support') && !to.startsWith('used')) return undefined;
  const who = w.seats[s.table.plan.owner[c]!] ?? '';
  if (to.startsWith('used')) return w.facts.spent(who, nameOf(w, def));
  return w.facts.placed(who, nameOf(w, def), zoneText(w, to));
}
function factText(w: Words, s: Afu, told: Fact): string | undefined {
  const f = w.facts;
  const { kind, a, b, c } = told;
  const who = w.seats[a] ?? '';
  const card = (def: number): string => nameOf(w, def as DefId);
  switch (kind) {
    case FACT.moved:
      return movedText(w, s, told);
    case fact.roundBegan:
      return f.round(a, solo(s) ? undefined : w.seats[b]);
    case fact.phaseBegan:
      return f.phase(a === 1);
    case fact.eventRevealed:
      return f.event(card(a), effectLines(w, DEFS[a]!).join('. '));
    case fact.ready:
      return f.ready(who);
    case fact.bonusUsed:
      return f.bonusUsed(who, card(b));
    case fact.bonusDeclined:
      return f.bonusDeclined(who, card(b));
    case fact.panicTaken:
      return f.panicTaken(who);
    case fact.panicPrevented:
      return f.panicPrevented(who);
    case fact.panicReturned:
      return f.panicReturned(who, w.from[b] ?? '');
    case fact.fought:
      return f.fought(who, b, (c & 1) !== 0, (c & 2) !== 0, (c & 4) !== 0);
    case fact.undefended:
      return f.undefended(who, b);
    case fact.rocketStruck:
      return f.rocket();
    case fact.budget:
      return f.budget(who, b);
    case fact.bought:
      return f.bought(who, card(b), c);
    case fact.bid:
      return f.bid(who, b);
    case fact.passed:
      return f.passed(who);
    case fact.bidFailed:
      return f.bidFailed(who, b);
    case fact.objectiveTaken:
      return f.taken(who, card(b));
    case fact.objectiveStays:
      return f.stays(card(a));
    case fact.objectiveCaptured:
      return f.captured(card(a));
    case fact.lost:
      return f.lost(b);
    case fact.achieved:
      return f.achieved(who, card(b));
    case fact.scored:
      return f.scored(who, b);
    default:
      return undefined;
  }
}

/** Badges are asked for by their names, alone and as the table writes them. */
function badges(w: Words): Term {
  const { names, text } = BADGES[w.language];
  const { plain: _plain, ...named } = w.badge;
  const written = Object.values(named).flatMap((name) => [w.table.badge(name), name]);
  return { names: [...names, ...written], text };
}

function flags(w: Words): Term {
  const { names, text } = FLAGS[w.language];
  return { names: [...names, ...w.flag], text };
}

/** What ends a question, and which columns are open then: no table lies beside the words of a terminal. */
function leaveText(w: Words, prompt: Prompt, s: Afu | undefined, seat: Seat | undefined): string | undefined {
  const says = w.leave[prompt];
  if (says === undefined || prompt !== 'place' || s === undefined || seat === undefined) return says;
  const open = Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => s.table.size(attackAt(seat, column)) > 0 && s.table.size(defenceAt(seat, column)) === 0,
  );
  return open.length === 0 ? says : w.leaveOpen(says, open.map((column) => column + 1).join(', '));
}

export function textOf(w: Words): GameText<Afu> {
  const prompts: Readonly<Record<string, Words['prompts'][Prompt]>> = w.prompts;
  return {
    title: w.title,
    aim: w.aim,
    aimAt: (s) => (solo(s) ? w.aimAlone : undefined),
    seats: w.seats,
    prompt: (prompt, values) =>
      prompts[prompt.replace('afu.', '')]?.(values, (def) => nameOf(w, (def ?? 0) as DefId)) ?? prompt,
    leave: (prompt, s, seat) => leaveText(w, prompt.replace('afu.', '') as Prompt, s, seat),
    option: (s: Afu, seat: Seat, action: Action) => optionText(w, s, seat, action),
    byItself: (_s, action, { prompt, values }) => bidByItself(w, prompt, values['objective'], action),
    numbers: (action) => (NUMBERED.has(verbOf(action)) ? numbersOf(defOf(action)) : undefined),
    fact: (s: Afu, told: Fact, _viewer: Viewer) => factText(w, s, told),
    card: (def: DefId, s?: Afu) => cardText(w, def, s && editionOf(s)),
    zone: (name: string) => zoneText(w, name),
    setting: (name, value) => {
      const words: Readonly<Record<string, string>> = value === undefined ? w.settings : w.values;
      return words[value ?? name] ?? value ?? name;
    },
    refusal: (rule) => (w.refusals as Readonly<Record<string, string>>)[rule] ?? w.refused(rule),
    table: (s: Afu, viewer: Viewer) => tableText(w, s, viewer),
    things: (s: Afu) =>
      explained([...glossaryOf(w.language, editionOf(s)), ...PLACES[w.language], badges(w), flags(w)]),
    outcome: (s: Afu) => outcomeText(w, s),
  };
}
