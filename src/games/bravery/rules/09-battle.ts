import type { CardId, DefId, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { crosshairs, need, shields, weakens, willCost, willGain } from '../cards/columns.ts';
import { discardFromPlan, firstOf, type G, planAt, plansOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';

/** BRV-9.3, BRV-9.4: what the players have put forward for the battle in preparation. */
export class Commitment {
  shields = 0;
  crosshairs = 0;
  weakens = 0;
  read(g: G): this {
    const t = g.table;
    this.shields = this.crosshairs = this.weakens = 0;
    for (let p = plansOf(t) - 1; p >= 0; p--) {
      const place = planAt(t, p);
      for (let i = t.size(place) - 1; i >= 0; i--) {
        const card = t.card(place, i);
        if (g.s.committed.get(card) === 0) continue;
        const def = t.printed(card);
        this.shields += shields[def]!;
        this.crosshairs += crosshairs[def]!;
        this.weakens += weakens[def]!;
      }
    }
    return this;
  }
}

/** BRV-7.2: is any of these kinds in a plan? What is in hand helps nobody. */
export function anyPlanned(g: G, kinds: number): boolean {
  const t = g.table;
  for (let p = plansOf(t) - 1; p >= 0; p--) {
    const place = planAt(t, p);
    for (let i = t.size(place) - 1; i >= 0; i--) if ((kinds & (1 << t.printed(t.card(place, i)))) !== 0) return true;
  }
  return false;
}
/** The first card with such a print, in seat order; `column` is what the print must have. */
export function firstPlanned(g: G, column: Int32Array): CardId {
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    for (let i = 0; i < t.size(place); i++) if (column[t.printed(t.card(place, i))] !== 0) return t.card(place, i);
  }
  return 0 as CardId;
}

/**
 * BRV-8.9, BRV-R26: cards of these kinds may be put forward from any plan, and taken back; `why` says why not, where
 * nothing may be changed any more.
 */
export function offerCommitments(g: G, out: Options, kinds: number, free: boolean, why: string): void {
  if (!free && !out.explaining) return;
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    let idle = 0;
    let used = 0;
    let other = 0;
    for (let i = t.size(place) - 1; i >= 0; i--) {
      const card = t.card(place, i);
      const kind = (1 << t.printed(card)) & kinds;
      if (kind === 0) other |= 1 << t.printed(card);
      else if (g.s.committed.get(card) === 0) idle |= kind;
      else used |= kind;
    }
    for (; idle !== 0; idle &= idle - 1) out.test(act.commit(firstOf(idle), place), free, why);
    for (; used !== 0; used &= used - 1) out.test(act.withdraw(firstOf(used), place), free, why);
    if (out.explaining)
      for (; other !== 0; other &= other - 1) out.refuse(act.commit(firstOf(other), place), 'BRV-9.2');
  }
}
export function setCommitted(g: G, place: ZoneId, def: DefId, value: number): void {
  const t = g.table;
  for (let i = 0; i < t.size(place); i++) {
    const card = t.card(place, i);
    if (t.printed(card) !== def || g.s.committed.get(card) === value) continue;
    g.s.committed.set(card, value);
    g.s.withheld.set(card, 1 - value);
    g.happened(fact.committed, g.seat, card, value);
    return;
  }
}
export function withdrawAll(g: G): void {
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    for (let i = 0; i < t.size(place); i++) {
      const card = t.card(place, i);
      g.s.withheld.set(card, 0);
      if (g.s.committed.get(card) === 0) continue;
      g.s.committed.set(card, 0);
      g.happened(fact.committed, g.seat, card, 0);
    }
  }
}
/** BRV-9.9, BRV-10.11, BRV-11.3: what was used goes, People's Actions together with the needs that paid for them. */
export function discardCommitted(g: G): void {
  const t = g.table;
  for (let p = 0; p < plansOf(t); p++) {
    const place = planAt(t, p);
    for (let i = t.size(place) - 1; i >= 0; i--) {
      const card = t.card(place, i);
      g.s.withheld.set(card, 0);
      if (g.s.committed.get(card) === 0) continue;
      const cost = willCost[t.printed(card)]!;
      discardFromPlan(g, card);
      if (cost > 0) {
        discardPayers(g, place, cost);
        i = t.size(place);
      }
    }
  }
}
/** BRV-R15: the fewest Civil Needs of the plan whose Will covers the cost; what is there, if they do not. */
export function discardPayers(g: G, place: ZoneId, cost: number): void {
  const t = g.table;
  for (let due = cost; due > 0;) {
    let best = 0 as CardId;
    for (let i = 0; i < t.size(place); i++) {
      const card = t.card(place, i);
      const def = t.printed(card);
      if (need[def] !== 0 && (best === 0 || willGain[def]! > willGain[t.printed(best)]!)) best = card;
    }
    if (best === 0) return;
    due -= willGain[t.printed(best)]!;
    discardFromPlan(g, best);
  }
}

/**
 * BRV-9.10: the fewest of these strengths that with `base` come to at least `enough`; of equally many the lowest total,
 * then the earliest. Bit i of the answer stands for entry i. There are never more than a handful.
 */
export function fewest(strengths: Int32Array, count: number, base: number, enough: number): number {
  let best = (1 << count) - 1;
  let bestCards = count + 1;
  let bestTotal = 0;
  for (let chosen = 0; chosen < 1 << count; chosen++) {
    let cards = 0;
    let total = 0;
    // Entry 0 is the highest bit of `chosen`, so that of equal choices the earliest comes last and is kept.
    for (let i = 0; i < count; i++) {
      if ((chosen & (1 << (count - 1 - i))) === 0) continue;
      cards++;
      total += strengths[i]!;
    }
    if (base + total < enough || cards > bestCards || (cards === bestCards && total > bestTotal)) continue;
    best = chosen;
    bestCards = cards;
    bestTotal = total;
  }
  return reversed(best, count);
}
function reversed(mask: number, count: number): number {
  let out = 0;
  for (let i = 0; i < count; i++) if ((mask & (1 << (count - 1 - i))) !== 0) out |= 1 << i;
  return out;
}
/** Discards the entries of an enemy zone that the mask names. */
export function discardEnemies(g: G, place: ZoneId, slots: number): void {
  for (let i = g.table.size(place) - 1; i >= 0; i--) {
    if ((slots & (1 << i)) !== 0) g.move(g.table.card(place, i), zone.enemyDiscard);
  }
}
