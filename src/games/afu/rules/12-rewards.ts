/** AFU 12: rewards. */
import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, PASS, secondOf } from '../../../kernel/verbs.ts';
import { badge, asks, CONDITION, condition, REWARD, reward, rewardN } from '../cards/columns.ts';
import { RULINGS } from '../rulings.ts';
import { book, type G, PLAY, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { drawCard } from './05-preparation.ts';
import { FROM, panicsFrom, returnPanic } from './09-panic.ts';
import { explainBonuses } from './why-not.ts';
import { conditionMet, conditionRule, isCredit, isDeed, markPlay, playOf } from './10-bonuses.ts';

/** AFU-12.7, AFU-R28: look at the top three invaders, drop at most one, put the others back in any order. */
export const recon = book.procedure('recon', {}, [
  {
    rule: 'AFU-R28',
    run(g) {
      const deck = zone.invaderDeck(g.seat);
      for (let n = Math.min(3, g.table.size(deck)); n > 0; n--) g.draw(deck, zone.recon(g.seat));
    },
  },
  {
    rule: 'AFU-12.7',
    prompt: 'afu.reconDrop',
    when: (g) => g.table.size(zone.recon(g.seat)) > 0,
    least: () => 0,
    most: () => 1,
    offer: (g, _l, out) => out.each(act.drop, g.table, zone.recon(g.seat)),
    take(g, _l, action) {
      g.move(g.table.find(zone.recon(g.seat), defOf(action)), zone.invaderDiscard(g.seat)); // AFU-R29
    },
  },
  {
    rule: 'AFU-12.7',
    prompt: 'afu.reconReturn',
    when: (g) => g.table.size(zone.recon(g.seat)) > 1,
    offer: (g, _l, out) => out.each(act.putBack, g.table, zone.recon(g.seat)),
    take(g, _l, action) {
      g.move(g.table.find(zone.recon(g.seat), defOf(action)), zone.invaderDeck(g.seat));
      return 'again';
    },
  },
  {
    rule: 'AFU-12.7',
    run(g) {
      g.moveAll(zone.recon(g.seat), zone.invaderDeck(g.seat));
    },
  },
]);

/** Can this reward do anything? (AFU-R26, AFU-R27, AFU-R28: without cards it has no effect, so it is not asked for.) */
function offerDeed(g: G, seat: Seat, def: DefId, met: boolean, rule: string, out: Options): void {
  if (reward[def] !== REWARD.returnPanic) {
    out.test(act.bonus(def, 0), met, rule);
    return;
  }
  for (let from = FROM.hand; from <= FROM.deck; from++) {
    if (panicsFrom(g, seat, from) > 0) out.test(act.bonus(def, from), met, rule);
  }
}
/** The print of this play, if it is one of these and its deed has not been done yet; else 0. */
function openDeed(g: G, seat: Seat, i: number, which: number): DefId {
  const play = g.s.played[i]!.get(seat);
  const def = (play & PLAY.print) as DefId;
  return (play & which) !== 0 && (play & PLAY.spent) === 0 && isDeed(def) ? def : (0 as DefId);
}
/** AFU-10.1, AFU-10.7, AFU-27.2, AFU-R19: the deeds of cards played that have not been done yet. */
export function offerDeeds(g: G, seat: Seat, which: number, out: Options): void {
  for (let i = 0; i < g.s.plays.get(seat); i++) {
    const def = openDeed(g, seat, i, which);
    if (def !== 0) offerDeed(g, seat, def, conditionMet(g.s, seat, def, i), conditionRule(def), out);
  }
}
/** Is a deed of these plays still open, whether or not its condition is met? Public: the cards lie on the table. */
export function deedsOpen(g: G, seat: Seat, which: number): boolean {
  for (let i = 0; i < g.s.plays.get(seat); i++) if (openDeed(g, seat, i, which) !== 0) return true;
  return false;
}
/** Does the deed; a card drawn after the battle goes where it serves recruitment only. */
export function doDeed(g: G, seat: Seat, action: Action, late: boolean): void {
  const def = defOf(action);
  markPlay(g.s, seat, playOf(g.s, seat, def), PLAY.spent);
  g.happened(fact.bonusUsed, seat, def);
  if (reward[def] === REWARD.draw1) drawCard(g, seat, late); // AFU-12.3
  else if (reward[def] === REWARD.recon3) g.begin(recon, seat); // AFU-12.7
  else returnPanic(g, seat, secondOf(action)); // AFU-12.2
}

/** AFU-R75: a condition that came true after placement. */
function metLate(g: G, seat: Seat, def: DefId, self: number): boolean {
  switch (condition[def]) {
    case CONDITION.destroyed:
      return conditionMet(g.s, seat, def, self);
    case CONDITION.panicThisRound:
      return g.s.panicSince.get(seat) === 2;
    case CONDITION.badge:
      return !conditionMet(g.s, seat, def, self) && badgeDrawnLate(g, seat, asks[def]!);
    default:
      return false;
  }
}
function badgeDrawnLate(g: G, seat: Seat, wanted: number): boolean {
  const t = g.table;
  const place = zone.late(seat);
  for (let i = 0; i < t.size(place); i++) if (badge[t.printed(t.card(place, i))] === wanted) return true;
  return false;
}
/** AFU-R70: what needs no decision is credited when placement ends, and after the battle (AFU-R75). */
export function creditBonuses(g: G, seat: Seat, late: boolean): void {
  const { s } = g;
  for (let i = 0; i < s.plays.get(seat); i++) {
    const play = s.played[i]!.get(seat);
    const def = (play & PLAY.print) as DefId;
    if ((play & (PLAY.spent | PLAY.declined)) !== 0 || !isCredit(s, def)) continue;
    if (!(late ? metLate(g, seat, def, i) : conditionMet(g.s, seat, def, i))) continue;
    markPlay(s, seat, i, PLAY.spent);
    g.happened(fact.bonusUsed, seat, def);
    if (reward[def] === REWARD.recruitPoints) s.gained.add(seat, rewardN[def]!); // AFU-12.12
    else if (RULINGS.shieldPerCard) s.shields.add(seat, 1); // AFU-12.1, AFU-R25
    else s.shields.set(seat, 1);
  }
}

/** The cards that may still earn a deed after the battle, told from what everybody sees. */
export function lateDeedsOpen(g: G, seat: Seat): boolean {
  for (let i = 0; i < g.s.plays.get(seat); i++) {
    const def = openDeed(g, seat, i, PLAY.row | PLAY.used);
    if (def === 0) continue;
    if (condition[def] === CONDITION.badge ? g.table.size(zone.late(seat)) > 0 : metLate(g, seat, def, i)) return true;
  }
  return false;
}
/** AFU-R75, AFU-R10 step 7: after the battle, one by one. */
export const aftermath = book.procedure('aftermath', {}, [
  {
    rule: 'AFU-R75',
    prompt: 'afu.aftermath',
    when: (g) => lateDeedsOpen(g, g.seat),
    offer(g, _l, out) {
      out.add(PASS);
      for (let i = 0; i < g.s.plays.get(g.seat); i++) {
        const def = openDeed(g, g.seat, i, PLAY.row | PLAY.used);
        if (def === 0) continue;
        const late = metLate(g, g.seat, def, i);
        offerDeed(g, g.seat, def, late, conditionMet(g.s, g.seat, def, i) ? 'AFU-R75' : conditionRule(def), out);
      }
      if (out.explaining) explainBonuses(g, g.seat, out);
    },
    take(g, _l, action) {
      if (action === PASS) return 'end';
      doDeed(g, g.seat, action, true);
      return 'again';
    },
  },
]);
