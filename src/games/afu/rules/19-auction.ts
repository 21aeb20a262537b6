/** AFU 19: objectives and the auction. */
import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { amount, defOf, DONE, numberOf, PASS } from '../../../kernel/verbs.ts';
import {
  attack,
  badge,
  BY_DEFENCE,
  CONDITION,
  condition,
  asks,
  defence,
  demands,
  MARK,
  marks,
  REWARD,
  reward,
  rewardN,
  threshold,
  vp,
} from '../cards/columns.ts';
import { editionOf } from '../editions.ts';
import { RULINGS } from '../rulings.ts';
import { type Afu, book, type G, inTurn, otherSeat, PLAY, seatsOf, zone, PROGRESS } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { collectPanic, takePanic } from './09-panic.ts';
import { badgesAtDisposal, markPlay, notePlay } from './10-bonuses.ts';
import { deedsOpen, doDeed, offerDeeds } from './12-rewards.ts';
import { explainBids, explainBonuses, mustChoose } from './why-not.ts';

/** AFU-19.1, AFU-R56: one pile for both, and only its top card can be taken. */
export const objectiveOnTop = (s: Afu): DefId => s.table.printed(s.table.top(zone.pile));
/** What a question about the objective names: the card, what it demands and what it is worth. */
export const atStake = (s: Afu): Readonly<Record<'objective' | 'threshold' | 'demands' | 'vp', number>> => {
  const objective = objectiveOnTop(s);
  return { objective, threshold: threshold[objective]!, demands: s.demanded.value, vp: vp[objective]! };
};

/** The cards that could pay: those used already, then those in hand. `chosen` says which of them a sum is about. */
const print = new Int32Array(64);
const chosen = new Uint8Array(64);
let used = 0;
let size = 0;

function gather(s: Afu, seat: Seat): void {
  const t = s.table;
  const hand = zone.hand(seat);
  size = 0;
  for (let i = 0; i < t.size(zone.used(seat)); i++) print[size++] = t.printed(t.card(zone.used(seat), i));
  used = size;
  for (let i = 0; i < t.size(hand); i++) print[size++] = t.printed(t.card(hand, i));
}
/**
 * AFU-R45: the demanded points of one chosen card, with its bonus if the others chosen and the hand meet its condition.
 */
function worthOf(s: Afu, seat: Seat, i: number, by: number): number {
  const def = print[i] as DefId;
  const points = by === BY_DEFENCE ? defence[def]! : attack[def]!;
  if (reward[def] !== (by === BY_DEFENCE ? REWARD.defencePlus : REWARD.attackPlus)) return points;
  return bonusHolds(s, seat, i) ? points + rewardN[def]! : points;
}
function bonusHolds(s: Afu, seat: Seat, i: number): boolean {
  const def = print[i] as DefId;
  switch (condition[def]) {
    case CONDITION.badge:
      return badgesAtDisposal(s, seat, asks[def]!) > (badge[def] === asks[def] ? 1 : 0);
    case CONDITION.panicThisRound:
      return s.panicSince.get(seat) !== 0;
    case CONDITION.playedNormalDefence:
      return otherChosen(i, 0);
    case CONDITION.playedEnhancedDefence:
      return otherChosen(i, MARK.enhDefence);
    default:
      return condition[def] !== CONDITION.destroyed; // AFU-R24: the objective at stake is open
  }
}
function otherChosen(self: number, enhanced: number): boolean {
  for (let i = 0; i < size; i++) {
    if (i === self || chosen[i] === 0 || defence[print[i]!] === 0) continue;
    if ((marks[print[i]!]! & MARK.enhDefence) === enhanced) return true;
  }
  return false;
}
/** The sum of what is chosen; a card without a demanded point of its own is dropped first (AFU-R46). */
function sumChosen(s: Afu, seat: Seat, by: number): number {
  for (let again = true; again;) {
    again = false;
    for (let i = used; i < size; i++) {
      if (chosen[i] === 0 || worthOf(s, seat, i, by) > 0) continue;
      chosen[i] = 0;
      again = true;
    }
  }
  let sum = 0;
  for (let i = 0; i < size; i++) if (chosen[i] !== 0) sum += worthOf(s, seat, i, by);
  return sum;
}
/** AFU-R44: the best that the seat could reach with what it has used and holds. More cards never spoil a bonus. */
export function bestWorth(s: Afu, seat: Seat, by: number): number {
  gather(s, seat);
  chosen.fill(1, 0, size);
  return sumChosen(s, seat, by);
}
/** What the cards used are worth, or -1 while one of them brings no point of its own. */
export function usedWorth(s: Afu, seat: Seat, by: number): number {
  gather(s, seat);
  chosen.fill(1, 0, used);
  chosen.fill(0, used, size);
  let sum = 0;
  for (let i = 0; i < used; i++) {
    const worth = worthOf(s, seat, i, by);
    if (worth === 0) return -1;
    sum += worth;
  }
  return sum;
}
/** AFU-R49: hand cards that can be part of a payment, as many as there are. */
export function offerCards(s: Afu, seat: Seat, by: number, rule: string, out: Options): void {
  bestWorth(s, seat, by);
  for (let i = used; i < size; i++) {
    let first = true;
    for (let k = used; k < i; k++) if (print[k] === print[i]) first = false;
    if (first) out.test(act.offer(print[i] as DefId), chosen[i] === 1, rule);
  }
}
/** Can what is used and held still reach this sum? A guess at another's hand may say no; then payment just ends. */
const unpaid = (s: Afu, seat: Seat, bid: number, by: number): boolean =>
  usedWorth(s, seat, by) < bid && bestWorth(s, seat, by) >= bid;
/** One more card could be laid down as long as there is a hand: whether one would fit is the seat's own business. */
export const oneMore = (g: G, seat: Seat, picked: number): number =>
  picked + (g.table.size(zone.hand(seat)) > 0 ? 1 : 0);
/** AFU-R47: a card used lies apart until the turn is over. */
export function useCard(g: G, seat: Seat, action: Action): void {
  const def = defOf(action);
  g.move(g.table.find(zone.hand(seat), def), zone.used(seat));
  notePlay(g, seat, def, PLAY.used);
}
/** AFU-R24, AFU-R48: an objective that was open when the card was used stays so for the card. */
export function noteOpenObjective(g: G, seat: Seat): void {
  if (!RULINGS.objectiveOpenWhilePaying) return;
  for (let i = 0; i < g.s.plays.get(seat); i++) {
    if ((g.s.played[i]!.get(seat) & PLAY.used) !== 0) markPlay(g.s, seat, i, PLAY.met);
  }
}
/** AFU-19.3, AFU-27.7: one in a round, which has one auction. */
export function takeObjective(g: G, seat: Seat): void {
  const card = g.table.top(zone.pile);
  g.happened(fact.objectiveTaken, seat, g.table.printed(card));
  g.move(card, zone.trophies(seat));
  g.s.taken.value = 1;
}

/** AFU-R48: right after payment the winner may use the deeds of the cards used. */
export const deedsAfterPayment = book.procedure('deedsAfterPayment', {}, [
  {
    rule: 'AFU-R48',
    prompt: 'afu.auctionBonus',
    when: (g) => deedsOpen(g, g.seat, PLAY.used),
    offer(g, _l, out) {
      out.add(PASS);
      offerDeeds(g, g.seat, PLAY.used, out);
      if (out.explaining) explainBonuses(g, g.seat, out);
    },
    take(g, _l, action) {
      if (action === PASS) return 'end';
      doDeed(g, g.seat, action, false);
      return 'again';
    },
  },
]);

/** AFU-R77: where any number may be bid, this is what the best five cards of all come to. */
export const HIGHEST_BID = 35;
/** AFU-R44, D22, R77: the highest number that the seat may name. */
export const highestBid = (s: Afu, seat: Seat): number =>
  editionOf(s).bidsAreBacked ? bestWorth(s, seat, s.demanded.value) : HIGHEST_BID;
/** AFU-R77: a bid that the hand cannot pay takes every card of it that brings a point. */
function payInVain(g: G, seat: Seat): void {
  const { s } = g;
  g.happened(fact.bidFailed, seat, s.bid.value);
  g.tidy(zone.hand(seat));
  bestWorth(s, seat, s.demanded.value);
  const all = size;
  for (let i = used; i < all; i++) if (chosen[i] === 1) useCard(g, seat, act.offer(print[i] as DefId));
}

const leader = (s: Afu): Seat => (s.bidder.value - 1) as Seat;

/**
 * AFU-19.5, AFU-19.6, AFU-19.7, AFU-19.8, AFU-19.9, AFU-19.10, AFU-19.11, AFU-19.12, AFU-19.14, AFU-19.15. What is bid,
 * and by whom, lies open in the state.
 */
export const auction = book.procedure('auction', { turn: 'seat', passes: 'number', failed: 'number' }, [
  {
    rule: 'AFU-19.4',
    run(g) {
      g.s.demanded.value = demands[objectiveOnTop(g.s)]!;
      g.s.auction.value = 1;
    },
  },
  {
    rule: 'AFU-19.5',
    prompt: 'afu.bid',
    by: (_g, l) => l.turn,
    values: ({ s }) => ({ ...atStake(s), bid: s.bid.value, backed: editionOf(s).bidsAreBacked ? 1 : 0 }),
    offer({ s }, l, out) {
      const best = highestBid(s, l.turn);
      const bid = s.bid.value;
      out.add(PASS);
      for (let n = 0; n <= bid; n++) out.refuse(amount(n), 'AFU-19.6');
      for (let n = bid + 1; n <= best; n++) out.add(amount(n));
      if (out.explaining) explainBids(Math.max(best, bid), editionOf(s).bidsAreBacked ? 'AFU-R44' : 'AFU-R77', out);
    },
    take(g, l, action) {
      const { s } = g;
      if (action === PASS) {
        g.happened(fact.passed, l.turn);
        if (s.bid.value > 0 || ++l.passes === 2) return 'next'; // AFU-19.7
      } else {
        s.bid.value = numberOf(action);
        s.bidder.value = l.turn + 1;
        g.happened(fact.bid, l.turn, s.bid.value);
        if (l.passes > 0) return 'next';
      }
      l.turn = otherSeat(g, l.turn);
      return 'again';
    },
  },
  {
    rule: 'AFU-19.9',
    run(g) {
      if (g.s.bidder.value > 0) return 'next';
      for (let i = 0; i < seatsOf(g); i++) takePanic(g, inTurn(g, i), 1);
      closeAuction(g);
      return 'end';
    },
  },
  {
    rule: 'AFU-R77',
    run(g, l) {
      const { s } = g;
      if (editionOf(s).bidsAreBacked || bestWorth(s, leader(s), s.demanded.value) >= s.bid.value) return;
      l.failed = 1;
      payInVain(g, leader(s));
    },
  },
  {
    rule: 'AFU-R46',
    prompt: 'afu.pay',
    when: (_g, l) => l.failed === 0,
    by: ({ s }) => leader(s),
    values: ({ s }) => ({
      ...atStake(s),
      bid: s.bid.value,
      worth: Math.max(0, usedWorth(s, leader(s), s.demanded.value)),
    }),
    least: ({ s }, _l, picked) => (unpaid(s, leader(s), s.bid.value, s.demanded.value) ? picked + 1 : 0),
    most: (g, _l, picked) => oneMore(g, leader(g.s), picked),
    offer({ s }, _l, out) {
      offerCards(s, leader(s), s.demanded.value, 'AFU-R46', out);
      if (!out.explaining) return;
      mustChoose(out, 'AFU-19.10');
      if (unpaid(s, leader(s), s.bid.value, s.demanded.value)) out.refuse(DONE, 'AFU-19.10');
    },
    take: (g, _l, action) => useCard(g, leader(g.s), action),
  },
  {
    rule: 'AFU-R48',
    run(g) {
      noteOpenObjective(g, leader(g.s));
      g.begin(deedsAfterPayment, leader(g.s));
    },
  },
  {
    rule: 'AFU-19.10',
    run(g, l) {
      const { s } = g;
      const points = RULINGS.takenByBid ? s.bid.value : usedWorth(s, leader(s), s.demanded.value);
      if (l.failed === 0 && points >= threshold[objectiveOnTop(s)]!) takeObjective(g, leader(s));
      closeAuction(g);
    },
  },
]);
/** AFU-19.11: what was not taken stays on top. AFU-12.2: panic that was given back lies on the stack. */
export function closeAuction(g: G): void {
  const { s } = g;
  collectPanic(g);
  if (!editionOf(s).usedLieApart) discardUsed(g); // AFU-D25, D34
  if (s.taken.value === 0) g.happened(fact.objectiveStays, objectiveOnTop(s));
  s.auction.value = s.bid.value = s.bidder.value = s.taken.value = 0;
  s.progress.value = PROGRESS.auctioned;
}
/** AFU-19.12, AFU-24.10: the cards used and the card that the invader bid with go to their discards. */
export function discardUsed(g: G): void {
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) g.moveAll(zone.used(seat), zone.discard(seat));
  g.moveAll(zone.bid, zone.invaderDiscard(0 as Seat));
}
