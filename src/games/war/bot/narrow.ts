/**
 * What a player with sense does not even weigh: other ways to pay, twins of the same choice, looking and shifting for their
 * own sake. Only what the seat may know is looked at, so that a choice narrows alike in truth and in every guess.
 */
import type { Options } from '../../../kernel/options.ts';
import { cardOf, defOf, DONE, is, PASS, secondOf, verbOf } from '../../../kernel/verbs.ts';
import type { Action, ZoneId } from '../../../kernel/ids.ts';
import { type CardId, type DefId, EFFECT, type Seat, type War, zone } from '../state.ts';
import { act } from '../verbs.ts';

/** WAR-4.4: with fewer resource cards than these the deal is free, and bad. */
const FEW = 2;

/** Verbs that gain nothing worth a thought: a look at cards, an upgrade that wanders, a landing without need, guns that hold their fire. */
const IDLE = mask(act.look, act.signal, act.refit, act.land, act.emerge, act.mine, act.hold);
/** Verbs whose arguments are cards in play; where two such cards are alike, one stands for both. */
const ONE_CARD = mask(
  act.choose,
  act.attack,
  act.bombDeck,
  act.cover,
  act.supportDeck,
  act.deckStrike,
  act.dropDeck,
  act.advanceDeck,
  act.move,
  act.overrun,
);
const TWO_CARDS = mask(
  act.entrench,
  act.embark,
  act.directed,
  act.ride,
  act.escort,
  act.bomb,
  act.intercept,
  act.fire,
  act.block,
  act.support,
  act.assist,
  act.strike,
  act.spotted,
  act.command,
  act.scout,
  act.drop,
  act.advance,
);
function mask(...verbs: readonly { readonly id: number }[]): Uint8Array {
  const bits = new Uint8Array(act.list.length);
  for (const { id } of verbs) bits[id] = 1;
  return bits;
}

/** Leaves the options that are worth weighing, at least one. */
export function narrow(s: War, seat: Seat, options: Options): void {
  if (options.size < 2) return;
  switch (verbOf(options.at(options.at(0) === PASS ? 1 : 0))) {
    case act.pay.id:
      return only(options, options.at(0));
    case act.spend.id:
    case act.flag.id:
      return only(options, options.at(0));
    case act.redeal.id:
      return only(options, isPoor(s, seat) ? act.redeal() : PASS);
    case act.lay.id:
      return only(options, bestToLay(s, seat, options));
    case act.wave.id:
      return hasReady(s, seat) ? undefined : only(options, DONE);
    default:
      return thin(s, options);
  }
}
function only(options: Options, action: Action): void {
  options.put(0, action);
  options.size = 1;
}
function thin(s: War, options: Options): void {
  let kept = 0;
  for (let i = 0; i < options.size; i++) {
    const action = options.at(i);
    if (IDLE[verbOf(action)] === 1 || (is(action, act.move) && isAtHome(s, cardOf(action)))) continue;
    const usual = representative(s, action);
    if (usual === action || !options.has(usual)) options.put(kept++, action);
  }
  if (kept > 0) options.size = kept;
}

/** A unit on the line that it belongs to has no reason to leave it. */
function isAtHome(s: War, unit: CardId): boolean {
  const { table, cards } = s;
  const inFront = table.zoneOf(unit) === zone.first(table.ownerOf(unit));
  return (cards.line[table.printed(unit)]! & (inFront ? 1 : 2)) !== 0;
}

/** The same action with the first of all cards that are alike. */
function representative(s: War, action: Action): Action {
  const verb = verbOf(action);
  if (ONE_CARD[verb] === 1) return ((verb << 20) | (firstAlike(s, cardOf(action)) << 10)) as Action;
  if (TWO_CARDS[verb] !== 1) return action;
  const second = firstAlike(s, secondOf(action) as CardId);
  return ((verb << 20) | (firstAlike(s, cardOf(action)) << 10) | second) as Action;
}
function firstAlike(s: War, card: CardId): CardId {
  const { table } = s;
  const home = table.zoneOf(card);
  const def = table.printed(card);
  for (let i = 0; i < table.size(home); i++) {
    const other = table.card(home, i);
    if (other === card) return card;
    if (table.printed(other) === def && alike(s, other, card)) return other;
  }
  return card;
}
function alike(s: War, a: CardId, b: CardId): boolean {
  return (
    s.tapped.get(a) === s.tapped.get(b) &&
    s.damage.get(a) === s.damage.get(b) &&
    s.pending.get(a) === s.pending.get(b) &&
    s.attacking.get(a) === s.attacking.get(b) &&
    s.defending.get(a) === s.defending.get(b) &&
    s.marks.get(a) === s.marks.get(b) &&
    s.nation.get(a) === s.nation.get(b) &&
    s.clash.get(a) === 0 &&
    s.clash.get(b) === 0 &&
    s.partner.get(a) === 0 &&
    s.partner.get(b) === 0 &&
    isBare(s, a) &&
    isBare(s, b)
  );
}
/** Nothing lies under the card or is in force on it. */
function isBare(s: War, card: CardId): boolean {
  const { table, effects, effectCount } = s;
  const under = zone.under(table.ownerOf(card));
  for (let i = 0; i < table.size(under); i++) if (s.host.get(table.card(under, i)) === card) return false;
  for (let i = 0; i < effectCount.value; i++) if (effects[i * EFFECT.size + EFFECT.target] === card) return false;
  return true;
}

function isPoor(s: War, seat: Seat): boolean {
  const hand = zone.hand(seat);
  const size = s.table.size(hand);
  let resources = 0;
  for (let i = 0; i < size; i++) if (s.cards.resource[s.table.printed(s.table.card(hand, i))] !== 0) resources++;
  return resources < FEW || resources === size;
}
/** Is there anything untapped that could do something in a wave? */
function hasReady(s: War, seat: Seat): boolean {
  return isReadyIn(s, zone.first(seat)) || isReadyIn(s, zone.second(seat)) || isReadyIn(s, zone.carrier(seat));
}
function isReadyIn(s: War, id: ZoneId): boolean {
  const { table } = s;
  for (let i = 0; i < table.size(id); i++) if (s.tapped.get(table.card(id, i)) === 0) return true;
  return false;
}

const need = new Float64Array(3);
/** The resource card that the hand waits for most: a resource that lies idle helps nobody. */
function bestToLay(s: War, seat: Seat, options: Options): Action {
  weighNeed(s, seat);
  let best = DONE;
  let most = -1;
  for (let i = 0; i < options.size; i++) {
    const action = options.at(i);
    if (!is(action, act.lay)) continue;
    const value = yieldWorth(s, defOf(action));
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}
/** What the hand costs by resource, against what there is of it. */
function weighNeed(s: War, seat: Seat): void {
  const { table, cards } = s;
  const hand = zone.hand(seat);
  const resources = zone.resources(seat);
  for (let r = 0; r < 3; r++) {
    const price = r === 0 ? cards.D : r === 1 ? cards.F : cards.U;
    let asked = 1;
    for (let i = 0; i < table.size(hand); i++) asked += price[table.printed(table.card(hand, i))]!;
    let supply = 1;
    for (let i = 0; i < table.size(resources); i++) supply += mostOf(s, table.printed(table.card(resources, i)), r);
    need[r] = asked / supply;
  }
}
function mostOf(s: War, def: DefId, r: number): number {
  const yields = s.cards.yields[def]!;
  let most = 0;
  for (let k = 0; k < yields.length; k++) most = Math.max(most, yields[k]![r]!);
  return most;
}
function yieldWorth(s: War, def: DefId): number {
  const yields = s.cards.yields[def]!;
  let most = 0;
  for (let k = 0; k < yields.length; k++) {
    const y = yields[k]!;
    most = Math.max(most, y[0]! * need[0]! + y[1]! * need[1]! + y[2]! * need[2]!);
  }
  return most + 0.01 * yields.length;
}
