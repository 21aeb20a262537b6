/** WAR 13: playing a tactical card or a printed property, and doing what its text says. */
import type { Options } from '../../../kernel/options.ts';
import { cardOf, defOf } from '../../../kernel/verbs.ts';
import { ON, OP, type Query, type CompiledEffect, SCOPE, TO, type Use } from '../cards/effects.ts';
import { PLACES } from '../cards/vocabulary.ts';
import {
  book,
  type CardId,
  type DefId,
  type G,
  mark,
  MARK,
  marked,
  opponentOf,
  type Seat,
  unmark,
  zone,
  type ZoneId,
} from '../state.ts';
import { act, fact } from '../verbs.ts';
import { drawCards, enter, HOW, isAt, leave, LINES, mill, ownerOf, PLACE, stop, toLosses, ZONES } from './03-zones.ts';
import { canUntap, isTapped, tap, untap } from './05-tapping.ts';
import { ACT, allHold, codeOf, fits, forbidden, has, isFort, matches } from './06-kinds.ts';
import { affordable, charge, payable, priceOfCard, printedPrice, produce } from './07-resources.ts';
import { destroy, hurt, repair, settle } from './08-parameters.ts';
import { changedBy, putEffect, TERM, termOf } from './09-effects.ts';
import { attacksNow, stopsModifier } from './09-modifiers.ts';

const useOf = (g: G, def: DefId, use: number): Use => g.s.prints.uses[def]![use]!;

/** The rule that keeps this play from choosing a card that its text means, or ''. */
function stopsChoice(g: G, def: DefId, use: Use, card: CardId, seat: Seat): string {
  if (isAt(g, card, PLACE.carrier) && ownerOf(g, card) !== seat) return 'WAR-25.15';
  for (let k = 0; k < use.steps.length; k++) {
    const step = use.steps[k]!;
    if (step.on !== ON.target) continue;
    const why = stopsStep(g, def, use, step, card);
    if (why !== '') return why;
  }
  return '';
}
function stopsStep(g: G, def: DefId, use: Use, step: CompiledEffect, card: CardId): string {
  if (step.op === OP.untap) {
    if (forbidden(g, card, ACT.untap)) return 'WAR-1.6';
    return canUntap(g, card) ? '' : isTapped(g, card) ? 'WAR-5.6' : 'WAR-27.5';
  }
  if (step.op !== OP.modify) return '';
  if (g.s.cards.tactical[def] === use && changedBy(g, def, card)) return 'WAR-9.11';
  return step.scope === SCOPE.tactical && step.until === TERM.clash ? stopsModifier(g, card, step) : '';
}
/** WAR-27.5: the rule by which there are not targets enough, or ''. */
function lacksTargets(g: G, def: DefId, use: Use, seat: Seat, self: CardId): string {
  stopped = '';
  // Stryker disable next-line ConditionalExpression: none is enough for none, and this saves the search
  if (use.least === 0 || eachCandidate(g, def, use, seat, self, undefined) >= use.least) return '';
  return stopped === '' ? 'WAR-27.5' : stopped;
}
/** What stopped the last card that `eachCandidate` found and could not take. */
let stopped = '';
/** Counts the candidates and offers them, if asked to. */
function eachCandidate(g: G, def: DefId, use: Use, seat: Seat, self: CardId, out: Options | undefined): number {
  let n = 0;
  for (let place = 0; place < PLACES.length; place++) {
    // Stryker disable next-line ConditionalExpression: `matches` asks for the place too, and this saves the zone
    if ((use.target.where & (1 << place)) === 0) continue;
    for (let owner = 0; owner < 2; owner++) {
      const id = ZONES[place * 2 + owner]!;
      for (let i = 0; i < g.table.size(id); i++) {
        const card = g.table.card(id, i);
        if (marked(g, card, MARK.chosen) || !matches(g, use.target, card, seat, self)) continue;
        const why = stopsChoice(g, def, use, card, seat);
        if (why === '') n++;
        else stopped = why;
        if (out !== undefined) out.test(act.choose(card), why === '', why);
      }
    }
  }
  return n;
}
const opens = (g: G, use: Use, window: number, seat: Seat): boolean =>
  ((seat === g.s.active.value ? use.own : use.enemy) & (1 << window)) !== 0;

/** WAR-R76: what bars a card does so from the reserve too. */
const SHOWN = [zone.first, zone.second, zone.reserve];
/** WAR-26.66, WAR-26.67: does the opponent show what bars the card? */
function isBarred(g: G, def: DefId, seat: Seat): boolean {
  const bars = g.s.cards.barredBy[def]!;
  // Stryker disable next-line ConditionalExpression: nobody has what is not asked for, and this saves the search
  if (bars === 0) return false;
  const enemy = opponentOf(seat);
  for (const shown of SHOWN) {
    const id = shown(enemy);
    for (let i = 0; i < g.table.size(id); i++) if (has(g, g.table.card(id, i), bars)) return true;
  }
  return false;
}
/** The rule that stops the tactical card now, or '' if it may be played. */
export function stopsTactical(g: G, def: DefId, window: number, seat: Seat): string {
  const use = g.s.cards.tactical[def]!;
  if (!opens(g, use, window, seat)) return 'WAR-13.1';
  const card = g.table.find(zone.hand(seat), def);
  if (isBarred(g, def, seat)) return 'WAR-26.66';
  if (forbidden(g, card, ACT.play)) return 'WAR-1.6';
  if (!allHold(g, use.conditions, seat, card)) return 'WAR-27.5';
  const why = lacksTargets(g, def, use, seat, card);
  return why !== '' ? why : affordable(g, seat, card) ? '' : 'WAR-7.14';
}
/** WAR-8.15: does the property change the characteristics of its own card? */
function changesItself(use: Use): boolean {
  for (let k = 0; k < use.steps.length; k++)
    if (use.steps[k]!.op === OP.modify && use.steps[k]!.on === ON.self) return true;
  return false;
}
/** The rule that stops the property now, or ''. */
export function stopsProperty(g: G, card: CardId, n: number, window: number, seat: Seat): string {
  const def = g.table.printed(card);
  const use = useOf(g, def, n);
  if (!opens(g, use, window, seat)) return 'WAR-8.14';
  if (use.tap === 1 && isTapped(g, card)) return 'WAR-5.2';
  if (forbidden(g, card, ACT.properties)) return 'WAR-1.6';
  if (changesItself(use) && marked(g, card, MARK.ownChange)) return 'WAR-8.15';
  if (isFree(use) && g.s.moves.get(card) > 0) return 'WAR-R102';
  if (g.table.size(zone.deck(seat)) < use.deck || g.table.size(zone.hand(seat)) < use.hand) return 'WAR-27.5';
  if (!allHold(g, use.conditions, seat, card)) return 'WAR-27.5';
  const why = lacksTargets(g, def, use, seat, card);
  if (why !== '') return why;
  return payable(g, seat, printedPrice(use.D, use.F, use.U, use.strict)) ? '' : 'WAR-7.14';
}
/** WAR-R102: what costs nothing is used once in a turn. */
const isFree = (use: Use): boolean => use.tap + use.D + use.F + use.U + use.deck + use.hand + use.lose === 0;

/** WAR-3.9, WAR-13.3, WAR-R28: the card lies in the UBO zone while it acts. */
export function playTactical(g: G, def: DefId, seat: Seat): void {
  const inHand = g.table.find(zone.hand(seat), def);
  const price = priceOfCard(g, inHand);
  const card = enter(g, inHand, zone.ubo(seat));
  g.s.term.set(card, 1);
  g.happened(fact.played, seat, def);
  const l = g.begin(play, seat);
  l.def = def;
  l.use = 0;
  l.card = card;
  charge(g, seat, price);
}
export function useProperty(g: G, card: CardId, n: number, seat: Seat): void {
  const def = g.table.printed(card);
  const use = useOf(g, def, n);
  g.happened(fact.used, card, n);
  if (use.tap === 1) tap(g, card);
  if (isFree(use)) g.s.moves.add(card, 1);
  if (changesItself(use) && g.s.wave.value > 0) mark(g, card, MARK.ownChange);
  mill(g, seat, use.deck);
  const l = g.begin(play, seat);
  l.def = def;
  l.use = n;
  l.card = card;
  if (use.lose === 1) toLosses(g, card, HOW.otherwise);
  charge(g, seat, printedPrice(use.D, use.F, use.U, use.strict));
}

const play = book.procedure('play', { def: 'def', use: 'number', card: 'card', step: 'number' }, [
  {
    rule: 'WAR-7.12',
    prompt: 'discardForPrice',
    least: (g, l) => useOf(g, l.def, l.use).hand,
    most: (g, l) => useOf(g, l.def, l.use).hand,
    offer: (g, _l, out) => out.each(act.take, g.table, zone.hand(g.seat)),
    take: (g, _l, action) => discard(g, g.seat, defOf(action)),
  },
  {
    rule: 'WAR-27.5',
    prompt: 'target',
    values: (_g, l) => ({ to: l.def }),
    least: (g, l) => useOf(g, l.def, l.use).least,
    most: (g, l) => useOf(g, l.def, l.use).most,
    offer: (g, l, out) => void eachCandidate(g, l.def, useOf(g, l.def, l.use), g.seat, l.card, out),
    take: (g, _l, action) => mark(g, cardOf(action), MARK.chosen),
  },
  {
    rule: 'WAR-13.2',
    run(g, l) {
      const { steps } = useOf(g, l.def, l.use);
      if (l.step >= steps.length) return 'next';
      perform(g, l, steps[l.step]!);
      l.step++;
      settle(g);
      return 'again';
    },
  },
  {
    rule: 'WAR-13.3',
    run(g, l) {
      for (let card = 1 as CardId; card <= g.table.cards; card++) unmark(g, card, MARK.chosen);
      if (l.use === 0 && g.s.cards.tactical[l.def] !== undefined && isAt(g, l.card, PLACE.ubo)) g.s.term.set(l.card, 0);
      settle(g);
    },
  },
]);

interface Playing {
  def: DefId;
  use: number;
  card: CardId;
  step: number;
}
function perform(g: G, l: Playing, step: CompiledEffect): void {
  const who = step.opponent === 1 ? opponentOf(g.seat) : g.seat;
  switch (step.op) {
    case OP.mill:
      return mill(g, who, step.n);
    case OP.draw:
      return drawCards(g, who, step.n);
    case OP.discard:
      g.begin(discarding, who).n = step.n;
      return;
    case OP.produce:
      return produce(g, g.seat, step.D, step.F, step.U);
    case OP.look:
      return look(g, step, who);
    case OP.search:
      return search(g, l);
    default:
      return performOn(g, l, step);
  }
}
const HIDDEN = PLACE.hand | PLACE.deck;
/** The cards that a step is about, one after the other. */
function performOn(g: G, l: Playing, step: CompiledEffect): void {
  if (step.on === ON.self) return performOne(g, l, step, l.card);
  if ((step.query.where & HIDDEN) !== 0) {
    const code = codeOf(l.def, l.use, l.step);
    return putEffect(g, code, 0 as CardId, 0, 0, termOf(g, step.until), g.seat, l.card);
  }
  // By card, not by zone: a card that a step moves is met once.
  for (let card = 1 as CardId; card <= g.table.cards; card++) {
    const meant = step.on === ON.target ? marked(g, card, MARK.chosen) : matches(g, step.query, card, g.seat, l.card);
    if (meant) performOne(g, l, step, card);
  }
}
function performOne(g: G, l: Playing, step: CompiledEffect, card: CardId): void {
  const destroyed = ownerOf(g, card) === g.seat ? HOW.otherwise : HOW.destroyed;
  switch (step.op) {
    case OP.modify:
    case OP.grant:
    case OP.forbid:
    case OP.become:
    case OP.reprice:
      return putEffect(g, codeOf(l.def, l.use, l.step), card, 0, 0, termOf(g, step.until), g.seat, l.card);
    case OP.damage:
      return hurt(g, card, step.n);
    case OP.destroy:
      return destroyed === HOW.destroyed ? destroy(g, card) : toLosses(g, card, HOW.otherwise);
    case OP.tap:
      return tap(g, card);
    case OP.untap:
      return untap(g, card);
    case OP.shift:
      return shift(g, card, destroyed);
    case OP.deploy:
      return deploy(g, card);
    case OP.repair:
      return repair(g, card);
    case OP.stop:
      if (attacksNow(g, card)) stop(g, card);
      return;
    case OP.send:
      return send(g, card, step.to);
    // Stryker disable next-line ConditionalExpression: every effect that a card can have is named above
    default:
      // Stryker disable next-line CallExpression: every effect that a card can have is named above
      throw new Error(`no effect has the number ${step.op}`);
  }
}
/** WAR-23.3: a fortification that would be moved goes to losses instead. */
function shift(g: G, card: CardId, how: number): void {
  if (!isAt(g, card, LINES)) return;
  if (isFort(g, card)) return toLosses(g, card, how);
  if (attacksNow(g, card)) stop(g, card);
  const owner = ownerOf(g, card);
  g.move(card, isAt(g, card, PLACE.first) ? zone.second(owner) : zone.first(owner));
}
function deploy(g: G, card: CardId): void {
  if (!isAt(g, card, PLACE.reserve)) return;
  const owner = ownerOf(g, card);
  g.move(card, (g.s.cards.line[g.table.printed(card)]! & 1) !== 0 ? zone.first(owner) : zone.second(owner));
}
/** WAR-27.11 */
function send(g: G, card: CardId, to: number): void {
  const owner = ownerOf(g, card);
  if (to === TO.losses) return toLosses(g, card, HOW.otherwise);
  leave(g, card, HOW.otherwise);
  if (to === TO.hand) g.move(card, zone.hand(owner));
  else if (to === TO.deckBottom) g.moveUnder(card, zone.deck(owner));
  else g.move(card, zone.deck(owner));
  if (to === TO.deck) g.shuffle(zone.deck(owner));
}

function discard(g: G, seat: Seat, def: DefId): void {
  g.show(g.table.find(zone.hand(seat), def), zone.losses(seat));
}
const discarding = book.procedure('discarding', { n: 'number' }, [
  {
    rule: 'WAR-3.4',
    prompt: 'discard',
    least: (g, l, picked) => Math.min(l.n, picked + g.table.size(zone.hand(g.seat))),
    most: (g, l, picked) => Math.min(l.n, picked + g.table.size(zone.hand(g.seat))),
    offer: (g, _l, out) => out.each(act.take, g.table, zone.hand(g.seat)),
    take: (g, _l, action) => discard(g, g.seat, defOf(action)),
  },
]);

/** The whole hand, or the top of a deck; `reorder` lets the player put them back in any order. */
function look(g: G, step: CompiledEffect, who: Seat): void {
  g.happened(fact.looked, g.seat, who);
  if ((step.from & PLACE.hand) !== 0) return lookAtHand(g, g.seat, who);
  if (step.reorder === 1) return lookAndReorder(g, g.seat, step.n);
  const deck = zone.deck(who);
  const size = g.table.size(deck);
  for (let i = Math.max(0, size - step.n); i < size; i++) g.reveal(g.table.card(deck, i), 1 << g.seat);
}
/** WAR-26.68 */
export function lookAtHand(g: G, seat: Seat, who: Seat): void {
  const hand = zone.hand(who);
  g.revealAll(hand, 1 << seat);
}
/** WAR-26.84, WAR-R82 */
export function lookAndReorder(g: G, seat: Seat, n: number): void {
  const deck = zone.deck(seat);
  for (let left = n; left > 0 && g.table.size(deck) > 0; left--) g.draw(deck, zone.aside(seat));
  g.begin(reordering, seat);
}
const reordering = book.procedure('reordering', {}, [
  {
    rule: 'WAR-26.84',
    prompt: 'reorder',
    when: (g) => g.table.size(zone.aside(g.seat)) > 0,
    offer: (g, _l, out) => out.each(act.put, g.table, zone.aside(g.seat)),
    take(g, _l, action) {
      g.move(g.table.find(zone.aside(g.seat), defOf(action)), zone.deck(g.seat));
      return 'again';
    },
  },
]);

function search(g: G, from: Playing): void {
  const l = g.begin(searching);
  l.def = from.def;
  l.use = from.use;
  l.step = from.step;
  const step = useOf(g, from.def, from.use).steps[from.step]!;
  if ((step.from & PLACE.deck) === 0) return;
  const deck = zone.deck(g.seat);
  for (let i = 0; i < g.table.size(deck); i++) g.reveal(g.table.card(deck, i), 1 << g.seat);
}
interface Searching {
  def: DefId;
  use: number;
  step: number;
}
const stepFor = (g: G, l: Searching): CompiledEffect => useOf(g, l.def, l.use).steps[l.step]!;
const searchedZone = (g: G, step: CompiledEffect): ZoneId =>
  (step.from & PLACE.deck) !== 0 ? zone.deck(g.seat) : zone.losses(g.seat);
const isFound = (g: G, q: Query, id: ZoneId, i: number): boolean =>
  g.table.firstOfItsKind(id, i) && fits(g, q, g.table.card(id, i));
const searching = book.procedure('searching', { def: 'def', use: 'number', step: 'number' }, [
  {
    rule: 'WAR-27.9',
    prompt: 'search',
    least: () => 0,
    most: (g, l) => stepFor(g, l).n,
    offer(g, l, out) {
      const step = stepFor(g, l);
      const id = searchedZone(g, step);
      for (let i = 0; i < g.table.size(id); i++) {
        if (isFound(g, step.query, id, i)) out.add(act.take(g.table.printed(g.table.card(id, i))));
      }
    },
    take(g, l, action) {
      const step = stepFor(g, l);
      const card = g.table.find(searchedZone(g, step), defOf(action));
      if (step.to === TO.hand) g.show(card, zone.hand(g.seat));
      else if (step.to === TO.deckTop) g.show(card, zone.aside(g.seat));
      else enter(g, card, step.to === TO.reserve ? zone.reserve(g.seat) : zone.resources(g.seat));
    },
  },
  {
    rule: 'WAR-27.10',
    run(g, l) {
      const step = stepFor(g, l);
      if ((step.from & PLACE.deck) !== 0) g.shuffle(zone.deck(g.seat));
      g.moveAll(zone.aside(g.seat), zone.deck(g.seat));
    },
  },
]);
