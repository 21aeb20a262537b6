import { FACT, type Fact } from '../../../kernel/facts.ts';
import type { ZoneId } from '../../../kernel/ids.ts';
import { hostile, need } from '../cards/columns.ts';
import { KEYS } from '../cards/set.ts';
import { NEW_WEEK } from '../rules/07-plans.ts';
import { type Bravery, zone } from '../state.ts';
import { act, fact as told } from '../verbs.ts';
import type { Proposed, Words, ZoneName } from './words.ts';

export const nameOf = (words: Words, def: number): string => {
  const key = KEYS[def];
  return key === undefined || key === '' ? '' : words.names[key][0];
};

/** The zone without the number of its seat. */
const kindOf = (s: Bravery, place: number): ZoneName =>
  s.table.plan.names[place]!.replace(/\d$/, '').replace('second', 'plan') as ZoneName;

const ownerIn = (words: Words, s: Bravery, place: number): string =>
  words.seat(Math.max(0, s.table.plan.owner[place as ZoneId]!) + 1);

/** A line that is about one card or about several alike: those that one player draws, those that are discarded. */
interface Heap {
  readonly key: string;
  say(cards: string): string;
}
function heapOf(words: Words, s: Bravery, { kind, b: from, c: to, def }: Fact): Heap | undefined {
  if (kind !== FACT.moved) return undefined;
  const { facts } = words;
  switch (`${kindOf(s, from)} ${kindOf(s, to)}`) {
    case 'deck hand':
      return { key: `drew ${to}`, say: (cards) => facts.drew(ownerIn(words, s, to), cards) };
    case 'enemyDeck scouted':
      return { key: 'scouted', say: (cards) => facts.scouted(cards) };
    case 'plan discard': // BRV-11.3: a need that leaves a plan is resolved
      return need[def] === 0
        ? { key: 'discarded', say: (cards) => facts.discarded(cards) }
        : { key: 'resolved', say: (cards) => facts.resolved(cards) };
    case 'turned enemyDiscard':
    case 'display enemyDiscard':
      return { key: 'discarded', say: (cards) => facts.discarded(cards) };
    default:
      return undefined;
  }
}

function movedText(words: Words, s: Bravery, fact: Fact): string | undefined {
  const { b: from, c: to } = fact;
  const { facts } = words;
  const card = nameOf(words, fact.def);
  /** A single player has two plans, and the log says which. */
  const inPlan = (place: number): string =>
    s.table.plan.seats === 1 ? `${card} (${words.soloPlan(place === zone.second ? 2 : 1)})` : card;
  switch (`${kindOf(s, from)} ${kindOf(s, to)}`) {
    case 'hand plan':
      // BRV-7.6: the enemy's cards leave no choice.
      return hostile[fact.def] === 0
        ? facts.planned(ownerIn(words, s, from), inPlan(to))
        : facts.mustPlan(ownerIn(words, s, from), inPlan(to));
    case 'plan hand':
      return facts.tookBack(ownerIn(words, s, to), inPlan(from));
    case 'hand hand':
      return facts.gave(ownerIn(words, s, from), card, ownerIn(words, s, to));
    case 'discard hand':
      return facts.recovered(ownerIn(words, s, to), card);
    case 'enemyDeck turned':
      return facts.turnedUp(card);
    case 'turned display':
      return facts.shown(card);
    default:
      return heapOf(words, s, fact)?.say(card);
  }
}
function confirmedText(words: Words, seat: number, value: number): string | undefined {
  if (value === NEW_WEEK) return undefined;
  const who = words.seat(seat + 1);
  return value === 0 ? words.facts.reopened(who) : words.facts.confirmed(who);
}

/** Facts of the game itself; what is left out is of no interest in a log. */
const LINES: Readonly<Record<number, (words: Words, s: Bravery, f: Fact) => string | undefined>> = {
  [FACT.moved]: movedText,
  [FACT.shuffled]: ({ facts }, _s, f) => facts.reshuffled(f.a === zone.enemyDeck),
  [told.round]: ({ facts }, _s, f) => facts.round(f.a),
  [told.relieved]: (w, s, f) => (f.b === 0 ? undefined : w.facts.relieved(nameOf(w, s.table.def[f.a]!))),
  [told.offered]: (w, _s, f) => w.facts.offered(w.seat(f.a + 1), w.seat(f.b + 1), nameOf(w, f.c)),
  [told.asked]: (w, _s, f) => w.facts.asked(w.seat(f.a + 1), w.seat(f.b + 1), nameOf(w, f.c)),
  [told.declined]: (w, _s, f) => w.facts.declined(w.seat(f.a + 1), w.seat(f.b + 1), nameOf(w, f.c)),
  [told.confirmed]: (w, _s, f) => confirmedText(w, f.a, f.b),
  [told.proposed]: (w, _s, f) => {
    const [who, how] = [w.seat(f.a + 1), act.list[f.c]!.verb as Proposed];
    return f.b === 0 ? w.facts.withdrawn(who) : w.facts.proposed(who, nameOf(w, f.b), how);
  },
  [told.decided]: (w, _s, f) => w.facts.decided(w.seat(f.a + 1)),
  [told.committed]: (w, s, f) => {
    const owner = s.table.plan.owner[s.table.at[f.b]!]!;
    const plan = owner < 0 || owner === f.a ? '' : w.planOf(w.seat(owner + 1));
    const [who, card] = [w.seat(f.a + 1), nameOf(w, s.table.def[f.b]!)];
    return f.c === 0 ? w.facts.takenOut(who, card, plan) : w.facts.committed(who, card, plan);
  },
  [told.cancelled]: (w, _s, f) => w.facts.cancelled(nameOf(w, f.a)),
  [told.targeted]: (w, _s, f) => w.facts.targeted(nameOf(w, f.a)),
  [told.undermined]: (w, _s, f) => w.facts.undermined(nameOf(w, f.a), f.b),
  [told.battle]: (w, _s, f) => w.facts.battle(nameOf(w, f.a), f.b, f.c),
  [told.occupied]: (w, _s, f) => w.facts.occupied(nameOf(w, f.a)),
  [told.freed]: (w, _s, f) => w.facts.freed(nameOf(w, f.a)),
  [told.owes]: (w, _s, f) => w.facts.owes(w.seat(f.a + 1), f.b),
};
export const factText = (words: Words, s: Bravery, fact: Fact): string | undefined =>
  LINES[fact.kind]?.(words, s, fact);

/** What happened in one go: cards that went the same way stand in one line. */
export function logLines(words: Words, s: Bravery, facts: readonly Fact[]): string[] {
  const lines: string[] = [];
  const heaps = new Map<string, { readonly heap: Heap; readonly cards: string[] }>();
  const flush = (): void => {
    for (const { heap, cards } of heaps.values()) lines.push(heap.say(cards.join(', ')));
    heaps.clear();
  };
  for (const fact of facts) {
    const heap = heapOf(words, s, fact);
    if (heap !== undefined) {
      const begun = heaps.get(heap.key) ?? { heap, cards: [] };
      begun.cards.push(nameOf(words, fact.def));
      heaps.set(heap.key, begun);
      continue;
    }
    const line = factText(words, s, fact);
    if (line === undefined) continue;
    flush();
    lines.push(line);
  }
  flush();
  return lines;
}
