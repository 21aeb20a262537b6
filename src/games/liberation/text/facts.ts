import { FACT, type Fact } from '../../../kernel/facts.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { STALL } from '../rules/03-turns.ts';
import { baseOf, DYNASTY, type Liberation, REASON, type Role, zone } from '../state.ts';
import { ATTACK, fact } from '../verbs.ts';
import { locationText, missionName, numeral, planetName, sideName } from './names.ts';
import type { Words } from './words.ts';

/** A line of the log. `f` is as the reader was told it: the print is 0 where it is hidden. */
export function factText(words: Words, s: Liberation, f: Fact): string | undefined {
  switch (f.kind) {
    case FACT.moved:
      return movedText(words, s, f.def, f.b as ZoneId, f.c as ZoneId);
    case FACT.revealed:
      return s.table.over ? shownText(words, s, f.def, f.b as ZoneId) : undefined;
    case FACT.shuffled:
      return words.facts.shuffled;
    default:
      return say[f.kind]?.(words, s, f);
  }
}
const ownerOf = (words: Words, s: Liberation, at: ZoneId): string => sideName(words, s, s.table.plan.owner[at] as Seat);

/** Is it this place of either seat? */
const isOf = (place: (seat: Seat) => ZoneId, at: ZoneId): boolean => at === place(0 as Seat) || at === place(1 as Seat);

function movedText(words: Words, s: Liberation, def: DefId, from: ZoneId, to: ZoneId): string | undefined {
  const w = words.facts;
  const l = locationText(words, def);
  const spied = isOf(zone.spied, from);
  if (from === zone.deck) {
    if (to === zone.discard) return w.deckDiscarded(l);
    if (isOf(zone.hand, to)) return w.drew(ownerOf(words, s, to), l);
    return l === '' ? undefined : w.looked(ownerOf(words, s, to), l);
  }
  if (spied)
    return to === zone.deck ? w.spyReturned(ownerOf(words, s, from), l) : w.spyTook(ownerOf(words, s, from), l);
  if (to === zone.captured) return w.captured(l);
  if (from === zone.captured) return w.recalled(l);
  if (to === zone.discard) return w.discarded(from === zone.taken ? words.seats[DYNASTY]! : ownerOf(words, s, from), l);
  if (isOf(zone.aside, to)) {
    return l === '' ? undefined : w.played(ownerOf(words, s, to), l);
  }
  return to === baseOf(s) ? w.baseLaid(l) : undefined;
}
/** LIB-10.4 */
function shownText(words: Words, s: Liberation, def: DefId, at: ZoneId): string {
  const l = locationText(words, def);
  return at === baseOf(s) ? words.facts.baseWas(l) : words.facts.held(ownerOf(words, s, at), l);
}

type Say = (words: Words, s: Liberation, f: Fact) => string | undefined;
const printed = (s: Liberation, words: Words, card: number): string =>
  locationText(words, s.table.printed(card as CardId));
const location = (words: Words, def: number): string => locationText(words, def as DefId);

/** By the kind of the fact. */
const say: Readonly<Record<number, Say>> = {
  [fact.turn]: (w, s, f) => w.facts.turn(sideName(w, s, f.a as Seat), f.b),
  [fact.exerted]: (w, s, f) => w.facts.exerted(printed(s, w, f.a)),
  [fact.restored]: (w, s, f) => w.facts.restored(printed(s, w, f.a)),
  [fact.attacked]: (w, _s, f) => {
    const l = location(w, f.a);
    return f.b === ATTACK.base ? w.facts.hitBase(l) : f.b === ATTACK.hand ? w.facts.hitHand(l) : w.facts.missed(l);
  },
  [fact.sabotaged]: (w, _s, f) =>
    f.b === 1 ? w.facts.sabotaged(location(w, f.a)) : w.facts.sabotageFailed(location(w, f.a)),
  [fact.performed]: (w, s, f) =>
    w.facts.performed(sideName(w, s, f.a as Seat), missionName(w, f.b), f.c === 0 ? '' : printed(s, w, f.c)),
  [fact.borrowed]: (w, s, f) => w.facts.borrowed(missionName(w, f.b), printed(s, w, f.a)),
  [fact.probed]: (w, _s, f) => w.facts.probed(planetName(w, f.a), f.b === 1),
  [fact.circle]: (w, _s, f) => w.facts.circle(numeral(f.a)),
  [fact.emptyDraw]: (w, s, f) => w.facts.emptyDraw(sideName(w, s, f.a as Seat)),
  [fact.baseTaken]: (w) => w.facts.baseTaken,
  [fact.flipped]: (w, _s, f) => w.facts.flipped(planetName(w, f.a), w.sides[f.b] ?? ''),
  [fact.exchanged]: (w, _s, f) => w.facts.exchanged(planetName(w, f.a), planetName(w, f.b)),
  [fact.asked]: (w, _s, f) => w.facts.asked[f.b as Role]!(w.players[f.a] ?? ''),
  [fact.decided]: (w, _s, f) => w.facts.decided(w.players[f.a] ?? '', f.b === 1),
  [fact.won]: (w, _s, f) => reasonText(w, f.b),
};
export function reasonText(words: Words, reason: number): string {
  if (reason === REASON.baseAttacked) return words.outcome.baseAttacked;
  return reason === REASON.thirdCircle ? words.outcome.thirdCircle : words.outcome.stalled(STALL);
}
