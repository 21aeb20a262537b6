/** AFU 19: objectives and the auction. */
import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { amount, defOf, numberOf, PASS } from '../../../kernel/verbs.ts';
import {
  attack, badge, BY_DEFENCE, CONDITION, condition, asks, defence, demands, MARK, marks, REWARD, reward, rewardN, threshold,
} from '../cards/columns.ts';
import { RULINGS } from '../rulings.ts';
import { type G, inTurn, otherSeat, PLAY, seatsOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { takePanic } from './09-panic.ts';
import { badgesAtDisposal, markPlay, notePlay } from './10-bonuses.ts';
import { deedsOpen, doDeed, offerDeeds } from './12-rewards.ts';
import { book } from './book.ts';

export const objectiveOnTop = (g: G): DefId => g.table.printed(g.table.top(zone.pile));

/** The cards that could pay: those used already, then those in hand. `chosen` says which of them a sum is about. */
const print = new Int32Array(64);
const chosen = new Uint8Array(64);
let used = 0;
let size = 0;

function gather(g: G, seat: Seat): void {
  const t = g.table;
  const hand = zone.hand(seat);
  size = 0;
  for (let i = 0; i < t.size(zone.used(seat)); i++) print[size++] = t.printed(t.card(zone.used(seat), i));
  used = size;
  for (let i = 0; i < t.size(hand); i++) print[size++] = t.printed(t.card(hand, i));
}
/** AFU-R45: the demanded points of one chosen card, with its bonus if the others chosen and the hand meet its condition. */
function worthOf(g: G, seat: Seat, i: number, by: number): number {
  const def = print[i] as DefId;
  const points = by === BY_DEFENCE ? defence[def]! : attack[def]!;
  if (reward[def] !== (by === BY_DEFENCE ? REWARD.defencePlus : REWARD.attackPlus)) return points;
  return bonusHolds(g, seat, i) ? points + rewardN[def]! : points;
}
function bonusHolds(g: G, seat: Seat, i: number): boolean {
  const def = print[i] as DefId;
  switch (condition[def]) {
    case CONDITION.badge:
      return badgesAtDisposal(g, seat, asks[def]!) > (badge[def] === asks[def] ? 1 : 0);
    case CONDITION.panicThisRound:
      return g.s.panicSince.get(seat) !== 0;
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
function sumChosen(g: G, seat: Seat, by: number): number {
  for (let again = true; again; ) {
    again = false;
    for (let i = used; i < size; i++) {
      if (chosen[i] === 0 || worthOf(g, seat, i, by) > 0) continue;
      chosen[i] = 0;
      again = true;
    }
  }
  let sum = 0;
  for (let i = 0; i < size; i++) if (chosen[i] !== 0) sum += worthOf(g, seat, i, by);
  return sum;
}
/** AFU-R44: the best that the seat could reach with what it has used and holds. More cards never spoil a bonus. */
export function bestWorth(g: G, seat: Seat, by: number): number {
  gather(g, seat);
  chosen.fill(1, 0, size);
  return sumChosen(g, seat, by);
}
/** What the cards used are worth, or -1 while one of them brings no point of its own. */
export function usedWorth(g: G, seat: Seat, by: number): number {
  gather(g, seat);
  chosen.fill(1, 0, used);
  chosen.fill(0, used, size);
  let sum = 0;
  for (let i = 0; i < used; i++) {
    const worth = worthOf(g, seat, i, by);
    if (worth === 0) return -1;
    sum += worth;
  }
  return sum;
}
/** Hand cards that can be part of a payment. */
export function offerCards(g: G, seat: Seat, by: number, out: Options): void {
  bestWorth(g, seat, by);
  for (let i = used; i < size; i++) {
    let first = true;
    for (let k = used; k < i; k++) if (print[k] === print[i]) first = false;
    if (first) out.test(act.offer(print[i] as DefId), chosen[i] === 1, 'AFU-R46');
  }
}
export const cardsLeft = (g: G, seat: Seat, by: number): boolean => {
  bestWorth(g, seat, by);
  for (let i = used; i < size; i++) if (chosen[i] === 1) return true;
  return false;
};
export function useCard(g: G, seat: Seat, action: Action): void {
  const def = defOf(action);
  g.move(g.table.find(zone.hand(seat), def), zone.used(seat));
  notePlay(g, seat, def, PLAY.used);
}
/** AFU-R24, R48: an objective that was open when the card was used stays so for the card. */
export function noteOpenObjective(g: G, seat: Seat): void {
  if (!RULINGS.objectiveOpenWhilePaying) return;
  for (let i = 0; i < g.s.plays.get(seat); i++) {
    if ((g.s.played[i]!.get(seat) & PLAY.used) !== 0) markPlay(g.s, seat, i, PLAY.met);
  }
}
export function takeObjective(g: G, seat: Seat): void {
  const card = g.table.top(zone.pile);
  g.happened(fact.objectiveTaken, seat, g.table.printed(card));
  g.move(card, zone.trophies(seat));
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
    },
    take(g, _l, action) {
      if (action === PASS) return 'end';
      doDeed(g, g.seat, action, false);
      return 'again';
    },
  },
]);

/** AFU-19.5 to 19.12. The procedure belongs to the first player; `bidder` is the seat that leads, plus one. */
export const auction = book.procedure('auction', { turn: 'seat', bid: 'number', bidder: 'number', passes: 'number' }, [
  {
    rule: 'AFU-19.5',
    prompt: 'afu.bid',
    by: (_g, l) => l.turn,
    values: (g, l) => ({
      bid: l.bid, threshold: threshold[objectiveOnTop(g)]!, demands: demands[objectiveOnTop(g)]!,
    }),
    offer(g, l, out) {
      const best = bestWorth(g, l.turn, demands[objectiveOnTop(g)]!);
      out.add(PASS);
      for (let n = 1; n <= l.bid; n++) out.refuse(amount(n), 'AFU-19.6');
      for (let n = l.bid + 1; n <= best; n++) out.add(amount(n));
      out.refuse(amount(Math.max(best, l.bid) + 1), 'AFU-R44');
    },
    take(g, l, action) {
      if (action === PASS) {
        g.happened(fact.passed, l.turn);
        if (l.bid > 0 || ++l.passes === 2) return 'next'; // AFU-19.7
      } else {
        l.bid = numberOf(action);
        l.bidder = l.turn + 1;
        g.happened(fact.bid, l.turn, l.bid);
        if (l.passes > 0) return 'next';
      }
      l.turn = otherSeat(g, l.turn);
      return 'again';
    },
  },
  {
    rule: 'AFU-19.9',
    run(g, l) {
      if (l.bidder > 0) return 'next';
      for (let i = 0; i < seatsOf(g); i++) takePanic(g, inTurn(g, i), 1);
      g.happened(fact.objectiveStays, objectiveOnTop(g));
      return 'end';
    },
  },
  {
    rule: 'AFU-R46',
    prompt: 'afu.pay',
    by: (_g, l) => (l.bidder - 1) as Seat,
    values: (_g, l) => ({ bid: l.bid }),
    least: (g, l, picked) => (usedWorth(g, (l.bidder - 1) as Seat, demands[objectiveOnTop(g)]!) >= l.bid ? 0 : picked + 1),
    most: (g, l, picked) => picked + (cardsLeft(g, (l.bidder - 1) as Seat, demands[objectiveOnTop(g)]!) ? 1 : 0),
    offer: (g, l, out) => offerCards(g, (l.bidder - 1) as Seat, demands[objectiveOnTop(g)]!, out),
    take: (g, l, action) => useCard(g, (l.bidder - 1) as Seat, action),
  },
  {
    rule: 'AFU-R48',
    run(g, l) {
      noteOpenObjective(g, (l.bidder - 1) as Seat);
      g.begin(deedsAfterPayment, (l.bidder - 1) as Seat);
    },
  },
  {
    rule: 'AFU-19.10',
    run(g, l) {
      const objective = objectiveOnTop(g);
      const winner = (l.bidder - 1) as Seat;
      const points = RULINGS.takenByBid ? l.bid : usedWorth(g, winner, demands[objective]!);
      if (points >= threshold[objective]!) takeObjective(g, winner);
      else g.happened(fact.objectiveStays, objective); // AFU-19.11
    },
  },
]);
