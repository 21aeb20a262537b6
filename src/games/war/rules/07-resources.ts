/** WAR 7: resources, what a card really costs, and paying for it. */
import { OP } from '../cards/effects.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, numberOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { book, type CardId, type DefId, EFFECT, type G, MOST_CARDS, type Seat, type ZoneId, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { isTapped, tap } from './05-tapping.ts';
import { effectReaches, passiveReaches, compiledEffect } from './06-kinds.ts';

/** What is to be paid: all of it, and the part that is strict (WAR-7.10, WAR-7.11), by resource. */
export interface Price {
  readonly total: Int32Array;
  readonly strict: Int32Array;
}
/** Allocated once: a price holds until the next one is worked out. */
const worked: Price = { total: new Int32Array(3), strict: new Int32Array(3) };

/** A price printed for a property, an attack (WAR-R9) or upkeep (WAR-12.9); `strict` are bits of RESOURCES. */
export function printedPrice(D: number, F: number, U: number, strict: number): Price {
  const { total } = worked;
  total[0] = D;
  total[1] = F;
  total[2] = U;
  for (let i = 0; i < 3; i++) worked.strict[i] = (strict >> i) & 1 ? total[i]! : 0;
  return worked;
}
/** WAR-R13: a discount may lower strict numbers and stops at 0, an increase is convertible. */
function reprice({ total, strict }: Price, i: number, change: number): void {
  total[i] = Math.max(0, total[i]! + change);
  strict[i] = Math.min(strict[i]!, total[i]);
}
const change = new Int32Array(3);
/** For three words: `fill` is a call out of compiled code. */
function clear(three: Int32Array): void {
  three[0] = 0;
  three[1] = 0;
  three[2] = 0;
}
/** WAR-8.2: the actual cost of a card in hand. */
export function priceOfCard(g: G, card: CardId): Price {
  const { cards, prints, effects, effectCount, watched, watchedCount } = g.s;
  const def = g.table.printed(card);
  const price = printedPrice(cards.D[def]!, cards.F[def]!, cards.U[def]!, cards.strict[def]!);
  clear(change);
  for (let i = 0; i < effectCount.value; i++) {
    const code = effects[i * EFFECT.size]!;
    if (code === 0) continue;
    const step = compiledEffect(g, code);
    if (step.op === OP.reprice && effectReaches(g, i, card, false)) addChange(step.D, step.F, step.U);
  }
  for (let i = 0; i < watchedCount.value; i++) {
    const from = watched[i] as CardId;
    if ((prints.passive[g.table.printed(from)]! & (1 << OP.reprice)) === 0) continue;
    const passives = cards.passives[g.table.printed(from)]!;
    for (let p = 0; p < passives.length; p++) {
      for (let k = 0; k < passives[p]!.steps.length; k++) {
        const step = passives[p]!.steps[k]!;
        if (step.op === OP.reprice && passiveReaches(g, from, passives[p]!, card, false))
          addChange(step.D, step.F, step.U);
      }
    }
  }
  for (let i = 0; i < 3; i++) reprice(price, i, change[i]!);
  return price;
}
function addChange(D: number, F: number, U: number): void {
  change[0]! += D;
  change[1]! += F;
  change[2]! += U;
}
/** WAR-7.9, WAR-R11: payable iff no strict number is short and the surplus is twice the shortage. */
function covers({ total, strict }: Price, D: number, F: number, U: number): boolean {
  if (strict[0]! > D || strict[1]! > F || strict[2]! > U) return false;
  return balance(D - total[0]!, F - total[1]!, U - total[2]!) >= 0;
}
/** Surplus less twice the shortage. */
const balance = (D: number, F: number, U: number): number => worth(D) + worth(F) + worth(U);
const worth = (n: number): number => Math.min(n, 2 * n);

/** A player's whole deck, and the division. */
const MOST_SPECIALS = MOST_CARDS + 1;
/** So many flexible sources are weighed against each other. */
const WEIGHED = 6;
/** Untapped cards that yield one unit of one resource, counted; and those that yield otherwise, listed. */
const single = new Int32Array(3);
const specials = new Int32Array(MOST_SPECIALS);
let specialCount = 0;
/** The resource of a print that yields one unit of it and nothing else; -1 for any other. */
function onlyYield(g: G, def: DefId): number {
  const yields = g.s.cards.yields[def]!;
  if (yields.length !== 1) return -1;
  const only = yields[0]!;
  if (only[0]! + only[1]! + only[2]! !== 1) return -1;
  return only[0] === 1 ? 0 : only[1] === 1 ? 1 : 2;
}
function gather(g: G, seat: Seat): void {
  clear(single);
  specialCount = 0;
  gatherFrom(g, zone.resources(seat));
  gatherFrom(g, zone.ubo(seat));
  gatherFrom(g, zone.first(seat));
  gatherFrom(g, zone.second(seat));
}
function gatherFrom(g: G, id: ZoneId): void {
  const { yields } = g.s.cards;
  for (let i = 0; i < g.table.size(id); i++) {
    const card = g.table.card(id, i);
    const def = g.table.printed(card);
    if (yields[def]!.length === 0 || isTapped(g, card)) continue;
    const only = onlyYield(g, def);
    if (only >= 0) single[only]!++;
    else specials[specialCount++] = card;
  }
}
/** What each special source yields in the way that is tried; -1: left untapped. */
const chosen = new Int32Array(MOST_SPECIALS);
const isNothing = ({ total }: Price): boolean => 0 === total[0]! + total[1]! + total[2]!;
/** Can the seat pay the price, with its pool and all that it can tap? */
export function payable(g: G, seat: Seat, price: Price): boolean {
  const { D, F, U } = g.s;
  // Stryker disable next-line ConditionalExpression: nothing is always covered, and this saves the gathering
  if (isNothing(price)) return true;
  gather(g, seat);
  return payableWith(g, price, 0, D.get(seat) + single[0]!, F.get(seat) + single[1]!, U.get(seat) + single[2]!);
}
function payableWith(g: G, price: Price, from: number, D: number, F: number, U: number): boolean {
  if (covers(price, D, F, U)) {
    for (let i = from; i < specialCount; i++) chosen[i] = -1;
    return true;
  }
  if (from === specialCount) return false;
  const yields = g.s.cards.yields[g.table.printed(specials[from] as CardId)]!;
  for (let k = 0; k < yields.length; k++) {
    const y = yields[k]!;
    chosen[from] = k;
    if (payableWith(g, price, from + 1, D + y[0]!, F + y[1]!, U + y[2]!)) return true;
  }
  return false;
}

/** What is missing of a price, by resource, and for how much of it the surplus could be exchanged. */
export interface Shortage {
  readonly missing: readonly number[];
  readonly exchanged: number;
}
const nearest = new Int32Array(3);
let nearestBalance = 0;
/** WAR-7.9: how far the seat is from paying, with everything tapped in the way that comes nearest. */
export function shortage(g: G, seat: Seat, price: Price): Shortage {
  const { D, F, U } = g.s;
  gather(g, seat);
  nearestBalance = Number.NEGATIVE_INFINITY;
  approach(g, price, 0, D.get(seat) + single[0]!, F.get(seat) + single[1]!, U.get(seat) + single[2]!);
  const missing = Array.from(price.total, (n, i) => Math.max(0, n - nearest[i]!));
  const surplus = Array.from(price.total, (n, i) => Math.max(0, nearest[i]! - n)).reduce((sum, n) => sum + n, 0);
  return { missing, exchanged: surplus >> 1 };
}
function approach(g: G, price: Price, from: number, D: number, F: number, U: number): void {
  if (from === specialCount) {
    const { total } = price;
    const reached = balance(D - total[0]!, F - total[1]!, U - total[2]!);
    if (reached <= nearestBalance) return;
    nearestBalance = reached;
    nearest[0] = D;
    nearest[1] = F;
    nearest[2] = U;
    return;
  }
  const yields = g.s.cards.yields[g.table.printed(specials[from] as CardId)]!;
  // More flexible sources than are weighed give what they give first.
  const ways = from < WEIGHED ? yields.length : 1;
  for (let k = 0; k < ways; k++) {
    const y = yields[k]!;
    approach(g, price, from + 1, D + y[0]!, F + y[1]!, U + y[2]!);
  }
}

/** The proposal: what each special source yields, and what is spent of each resource. */
const best = new Int32Array(MOST_SPECIALS);
const spent = new Int32Array(3);
let bestWaste = 0;
/**
 * The payment that keeps most open: fewest units spent, fewest flexible sources, then what there is most of. What the hand
 * needs is not asked: everybody sees what is tapped, and could tell the hand from it.
 */
function propose(g: G, seat: Seat, price: Price): void {
  const { D, F, U } = g.s;
  gather(g, seat);
  bestWaste = -1;
  best.fill(-1);
  weigh(g, price, 0, D.get(seat) + single[0]!, F.get(seat) + single[1]!, U.get(seat) + single[2]!, 0);
  // More flexible sources than are weighed are needed: the first way that does will do.
  if (bestWaste < 0 && payable(g, seat, price)) best.set(chosen);
  const have = available(g, seat);
  let short = 0;
  for (let i = 0; i < 3; i++) {
    spent[i] = Math.min(price.total[i]!, have[i]!);
    short += price.total[i]! - spent[i]!;
  }
  for (let left = 2 * short; left > 0; left--) spent[mostSpare(have)]!++;
}
/** What the proposal would spend, by resource; the price must be payable. */
export function proposed(g: G, seat: Seat, price: Price): readonly number[] {
  propose(g, seat, price);
  return Array.from(spent);
}
function weigh(g: G, price: Price, from: number, D: number, F: number, U: number, used: number): void {
  if (from === specialCount || from === WEIGHED) {
    for (let i = from; i < specialCount; i++) chosen[i] = -1;
    if (!covers(price, D, F, U)) return;
    const { total } = price;
    const short = Math.max(0, total[0]! - D) + Math.max(0, total[1]! - F) + Math.max(0, total[2]! - U);
    const waste = short * 64 + used;
    if (bestWaste >= 0 && waste >= bestWaste) return;
    bestWaste = waste;
    best.set(chosen);
    return;
  }
  chosen[from] = -1;
  weigh(g, price, from + 1, D, F, U, used);
  const yields = g.s.cards.yields[g.table.printed(specials[from] as CardId)]!;
  for (let k = 0; k < yields.length; k++) {
    const y = yields[k]!;
    chosen[from] = k;
    weigh(g, price, from + 1, D + y[0]!, F + y[1]!, U + y[2]!, used + 1);
  }
}
const owned = new Int32Array(3);
function available(g: G, seat: Seat): Int32Array {
  owned[0] = g.s.D.get(seat) + single[0]!;
  owned[1] = g.s.F.get(seat) + single[1]!;
  owned[2] = g.s.U.get(seat) + single[2]!;
  for (let i = 0; i < specialCount; i++) {
    if (best[i]! < 0) continue;
    const y = g.s.cards.yields[g.table.printed(specials[i] as CardId)]![best[i]!]!;
    for (let r = 0; r < 3; r++) owned[r]! += y[r]!;
  }
  return owned;
}
function mostSpare(have: Int32Array): number {
  let most = 0;
  for (let i = 1; i < 3; i++) if (have[i]! - spent[i]! > have[most]! - spent[most]!) most = i;
  return most;
}

/**
 * The cards in hand that the proposal would make too dear, though another payment of the same price (which must be the
 * caller's own) leaves enough for them. For the eyes of the seat alone: what is proposed may not hang on its hand.
 */
export function dearerAfter(g: G, seat: Seat, due: Price): readonly CardId[] {
  propose(g, seat, due);
  const have = available(g, seat);
  const left = Array.from(have, (n, i) => n - spent[i]!);
  const kept = Array.from(specials.subarray(0, specialCount)).filter((_, i) => best[i]! < 0);
  const hand = Array.from({ length: g.table.size(zone.hand(seat)) }, (_, i) => g.table.card(zone.hand(seat), i));
  return hand.filter((card) => {
    const price = priceOfCard(g, card);
    specials.set(kept);
    specialCount = kept.length;
    if (payableWith(g, price, 0, left[0]!, left[1]!, left[2]!)) return false;
    due.total.forEach((n, i) => (price.total[i]! += n));
    due.strict.forEach((n, i) => (price.strict[i]! += n));
    return payable(g, seat, price);
  });
}

function addToPool(g: G, seat: Seat, D: number, F: number, U: number): void {
  g.s.D.add(seat, D);
  g.s.F.add(seat, F);
  g.s.U.add(seat, U);
  g.happened(fact.pool, seat, (g.s.D.get(seat) << 8) | g.s.F.get(seat), g.s.U.get(seat));
}
export const produce = addToPool;
/** WAR-7.15: what is left at the end of a phase is lost. */
export function emptyPools(g: G): void {
  const { D, F, U } = g.s;
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if (D.get(seat) + F.get(seat) + U.get(seat) > 0) addToPool(g, seat, -D.get(seat), -F.get(seat), -U.get(seat));
  }
}
/** WAR-7.6, WAR-7.7 */
function tapFor(g: G, card: CardId, k: number): void {
  const y = g.s.cards.yields[g.table.printed(card)]![k]!;
  tap(g, card);
  addToPool(g, g.table.ownerOf(card), y[0]!, y[1]!, y[2]!);
}
function payProposed(g: G, seat: Seat, price: Price): void {
  propose(g, seat, price);
  for (let i = 0; i < specialCount; i++) if (best[i]! >= 0) tapFor(g, specials[i] as CardId, best[i]!);
  for (const source of SOURCES) tapSingles(g, seat, source(seat));
  take(g, seat, spent[0]!, spent[1]!, spent[2]!);
}
const SOURCES = [zone.resources, zone.ubo, zone.first, zone.second];
/** The cards that the proposal would tap; the price must be payable. */
export function proposedTaps(g: G, seat: Seat, price: Price): readonly CardId[] {
  propose(g, seat, price);
  const pool = [g.s.D.get(seat), g.s.F.get(seat), g.s.U.get(seat)];
  const flexible = Array.from(specials.subarray(0, specialCount)).filter((_, i) => best[i]! >= 0) as CardId[];
  for (let i = 0; i < specialCount; i++) {
    if (best[i]! < 0) continue;
    const y = g.s.cards.yields[g.table.printed(specials[i] as CardId)]![best[i]!]!;
    for (let r = 0; r < 3; r++) pool[r]! += y[r]!;
  }
  const singles = SOURCES.flatMap((source) =>
    Array.from({ length: g.table.size(source(seat)) }, (_, i) => g.table.card(source(seat), i)),
  ).filter((card) => {
    const only = onlyYield(g, g.table.printed(card));
    if (only < 0 || isTapped(g, card) || pool[only]! >= spent[only]!) return false;
    pool[only]!++;
    return true;
  });
  return [...flexible, ...singles];
}
function tapSingles(g: G, seat: Seat, id: ZoneId): void {
  const { D, F, U } = g.s;
  for (let i = 0; i < g.table.size(id); i++) {
    const card = g.table.card(id, i);
    const only = onlyYield(g, g.table.printed(card));
    if (only < 0 || isTapped(g, card)) continue;
    const pool = only === 0 ? D : only === 1 ? F : U;
    if (pool.get(seat) < spent[only]!) tapFor(g, card, 0);
  }
}
function take(g: G, seat: Seat, D: number, F: number, U: number): void {
  addToPool(g, seat, -D, -F, -U);
  g.happened(fact.paid, seat, (D << 8) | F, U);
}

interface Bill {
  D: number;
  F: number;
  U: number;
  strictD: number;
  strictF: number;
  strictU: number;
}
function priceOn(bill: Bill): Price {
  const { total, strict } = worked;
  total[0] = bill.D;
  total[1] = bill.F;
  total[2] = bill.U;
  strict[0] = bill.strictD;
  strict[1] = bill.strictF;
  strict[2] = bill.strictU;
  return worked;
}
/** Every way to spend the pool without waste. */
function offerSpending(g: G, seat: Seat, price: Price, out: Options): void {
  const { D, F, U } = g.s;
  const { total } = price;
  for (let d = 0; d <= D.get(seat); d++) {
    for (let f = 0; f <= F.get(seat); f++) {
      for (let u = 0; u <= U.get(seat); u++) {
        if (covers(price, d, f, u) && balance(d - total[0]!, f - total[1]!, u - total[2]!) === 0)
          out.add(act.spend(d * 32 + f, u));
      }
    }
  }
}
/** WAR-7.14: would the price still be payable if this source gave that? Whoever has begun to pay can always go on. */
function leavesPayable(g: G, seat: Seat, price: Price, card: CardId, k: number): boolean {
  const yields = g.s.cards.yields[g.table.printed(card)]!;
  // Where there is nothing to choose the wrong thing cannot be chosen.
  if (yields.length === 1) return true;
  gather(g, seat);
  specials[specials.indexOf(card)] = specials[--specialCount]!;
  const { D, F, U } = g.s;
  const y = yields[k]!;
  return payableWith(
    g,
    price,
    0,
    D.get(seat) + single[0]! + y[0]!,
    F.get(seat) + single[1]! + y[1]!,
    U.get(seat) + single[2]! + y[2]!,
  );
}
function offerTaps(g: G, price: Price, id: ZoneId, out: Options): void {
  const { yields } = g.s.cards;
  for (let i = 0; i < g.table.size(id); i++) {
    const card = g.table.card(id, i);
    const choices = yields[g.table.printed(card)]!;
    if (isTapped(g, card) || twinBefore(g, id, i)) continue;
    for (let k = 0; k < choices.length; k++)
      out.test(act.tap(card, k), leavesPayable(g, g.seat, price, card, k), 'WAR-7.14');
  }
}
/** Equal untapped sources are one option. */
function twinBefore(g: G, id: ZoneId, slot: number): boolean {
  const def = g.table.printed(g.table.card(id, slot));
  for (let i = 0; i < slot; i++) {
    const other = g.table.card(id, i);
    if (g.table.printed(other) === def && !isTapped(g, other)) return true;
  }
  return false;
}
const poolCovers = (g: G, seat: Seat, price: Price): boolean =>
  covers(price, g.s.D.get(seat), g.s.F.get(seat), g.s.U.get(seat));

const pay = book.procedure(
  'pay',
  { D: 'number', F: 'number', U: 'number', strictD: 'number', strictF: 'number', strictU: 'number' },
  [
    {
      rule: 'WAR-7.14',
      prompt: 'pay',
      values: (_g, l) => ({ D: l.D, F: l.F, U: l.U, strictD: l.strictD, strictF: l.strictF, strictU: l.strictU }),
      offer(g, l, out) {
        const price = priceOn(l);
        if (poolCovers(g, g.seat, price)) return offerSpending(g, g.seat, price, out);
        propose(g, g.seat, price);
        out.add(act.pay(spent[0]! * 32 + spent[1]!, spent[2]!));
        for (const source of SOURCES) offerTaps(g, price, source(g.seat), out);
      },
      take(g, l, action) {
        switch (verbOf(action)) {
          case act.pay.id:
            return payProposed(g, g.seat, priceOn(l));
          case act.tap.id:
            tapFor(g, cardOf(action), secondOf(action));
            return 'again';
          default:
            return take(g, g.seat, numberOf(action) >> 5, numberOf(action) & 31, secondOf(action));
        }
      },
    },
  ],
);
/** WAR-7.13: makes the seat pay the price, there and then; the caller has seen to it that it can. */
export function charge(g: G, seat: Seat, price: Price): void {
  const { total, strict } = price;
  if (isNothing(price)) return;
  const bill = g.begin(pay, seat);
  bill.D = total[0]!;
  bill.F = total[1]!;
  bill.U = total[2]!;
  bill.strictD = strict[0]!;
  bill.strictF = strict[1]!;
  bill.strictU = strict[2]!;
}
/** Can the seat pay for this card of its hand? */
export const affordable = (g: G, seat: Seat, card: CardId): boolean => payable(g, seat, priceOfCard(g, card));
