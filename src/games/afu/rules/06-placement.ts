/** AFU 6: placing cards and using bonuses, in any order, both seats at once (AFU-4.3, AFU-R8). */
import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Table } from '../../../kernel/table.ts';
import { cardOf, defOf, PASS, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { backs, fights, MARK, marks, PANIC_DEF, REWARD, reward } from '../cards/columns.ts';
import { attackAt, book, COLUMNS, defenceAt, type G, PLAY, supportAt, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import {
  conditionMet,
  conditionRule,
  forgetPlay,
  isCredit,
  isValue,
  markPlay,
  notePlay,
  playOf,
  usable,
} from './10-bonuses.ts';
import { doDeed, offerDeeds } from './12-rewards.ts';
import { explainPlacement } from './why-not.ts';

/** Keeps a game finite; nobody rearranges a hand of five more often (AFU-R70). */
const TAKE_BACKS = 6;
const ALL_PLACES = (1 << (2 * COLUMNS)) - 1;

/** What a column with an invader lacks; nothing is asked of one without. */
const LACKS = { nothing: 0, front: 1, back: 2, quiet: 3 } as const;
const lacks = new Int32Array(COLUMNS);
function findGaps(t: Table, seat: Seat): void {
  for (let column = 0; column < COLUMNS; column++) {
    if (t.size(attackAt(seat, column)) === 0) lacks[column] = LACKS.quiet;
    else if (t.size(defenceAt(seat, column)) === 0) lacks[column] = LACKS.front;
    else lacks[column] = t.size(supportAt(seat, column)) === 0 ? LACKS.back : LACKS.nothing;
  }
}
/** AFU-6.1, AFU-6.2, AFU-6.3, AFU-6.4, AFU-6.5, AFU-6.6, AFU-6.7: which hand cards may go where. */
function offerPlaces(g: G, seat: Seat, out: Options): void {
  const t = g.table;
  const hand = zone.hand(seat);
  findGaps(t, seat);
  for (let i = 0; i < t.size(hand); i++) {
    const def = t.printed(t.card(hand, i));
    if (!t.firstOfItsKind(hand, i)) continue;
    if (!usable(g.s, seat, def)) {
      if (out.explaining) refusePlaces(def, 'AFU-19.13', out);
      continue;
    }
    for (let column = 0; column < COLUMNS; column++) {
      if (lacks[column] === LACKS.front && fights[def] === 1) out.add(act.defend(def, column + 1));
      else if (lacks[column] === LACKS.back && backs[def] === 1) out.add(act.support(def, column + 1));
    }
    if (out.explaining) explainPlaces(def, out);
  }
}
function refusePlaces(def: DefId, rule: string, out: Options): void {
  for (let column = 1; column <= COLUMNS; column++) {
    out.refuse(act.defend(def, column), rule);
    out.refuse(act.support(def, column), rule);
  }
}
function explainPlaces(def: DefId, out: Options): void {
  if (def === PANIC_DEF) return; // AFU-9.6 says it all
  for (let column = 0; column < COLUMNS; column++) {
    if (lacks[column] === LACKS.quiet) {
      out.refuse(act.defend(def, column + 1), 'AFU-6.2');
      out.refuse(act.support(def, column + 1), 'AFU-6.6');
      continue;
    }
    if (lacks[column] === LACKS.front) {
      if (fights[def] !== 1)
        out.refuse(act.defend(def, column + 1), (marks[def]! & MARK.reinforcements) !== 0 ? 'AFU-8.6' : 'AFU-6.4');
      out.refuse(act.support(def, column + 1), 'AFU-6.6');
    } else {
      out.refuse(act.defend(def, column + 1), 'AFU-6.2');
      if (backs[def] !== 1) out.refuse(act.support(def, column + 1), 'AFU-6.5');
      else if (lacks[column] === LACKS.nothing) out.refuse(act.support(def, column + 1), 'AFU-6.3');
    }
  }
}
/** AFU-12.8, AFU-12.9, AFU-12.10, AFU-12.11, AFU-R30: this card for one in the hospital. */
function offerSwaps(g: G, seat: Seat, out: Options): void {
  const t = g.table;
  const hand = zone.hand(seat);
  const hospital = zone.hospital(seat);
  for (let i = 0; i < t.size(hand); i++) {
    const def = t.printed(t.card(hand, i));
    if (reward[def] !== REWARD.hospitalSwap || !t.firstOfItsKind(hand, i)) continue;
    if (swappedAlready(g, seat, def) || !usable(g.s, seat, def)) continue;
    const met = conditionMet(g.s, seat, def, -1);
    for (let k = 0; k < t.size(hospital); k++) {
      if (t.firstOfItsKind(hospital, k))
        out.test(act.swap(def, t.printed(t.card(hospital, k))), met, conditionRule(def));
    }
  }
}
/** AFU-R19: a card that was fetched back has given its bonus for this turn. */
function swappedAlready(g: G, seat: Seat, def: DefId): boolean {
  const { plays, played } = g.s;
  for (let i = 0; i < plays.get(seat); i++) {
    if ((played[i]!.get(seat) & (PLAY.print | PLAY.swapped)) === (def | PLAY.swapped)) return true;
  }
  return false;
}
/** The places of the rows as bits: three fronts, then the three behind them. */
const frontBit = (column: number): number => 1 << column;
const backBit = (column: number): number => 1 << (COLUMNS + column);
/** AFU-R70: a deed fixes the cards that lie in the rows now; what is placed after it may still be taken back. */
function fixRows(g: G, seat: Seat): void {
  const t = g.table;
  let fixed = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (t.size(defenceAt(seat, column)) > 0) fixed |= frontBit(column);
    if (t.size(supportAt(seat, column)) > 0) fixed |= backBit(column);
  }
  g.s.fixed.set(seat, fixed);
}
/**
 * AFU-R70: what lies in the rows may be taken back until a deed has fixed it, the card behind before the one in front.
 */
function offerTakeBacks(g: G, seat: Seat, out: Options): void {
  const { s, table } = g;
  const fixed = s.takenBack.get(seat) >= TAKE_BACKS ? ALL_PLACES : s.fixed.get(seat);
  for (let column = 0; column < COLUMNS; column++) {
    const support = supportAt(seat, column);
    const defence = defenceAt(seat, column);
    if (table.size(defence) === 0) continue;
    const front = act.takeBack(table.card(defence, 0));
    const loose = (fixed & frontBit(column)) === 0;
    if (table.size(support) === 0) {
      out.test(front, loose, 'AFU-R70');
      continue;
    }
    out.refuse(front, loose ? 'AFU-6.6' : 'AFU-R70');
    out.test(act.takeBack(table.card(support, 0)), (fixed & backBit(column)) === 0, 'AFU-R70');
  }
}
/** AFU-10.2: a bonus that would be credited by itself may be refused. */
function offerDeclines(g: G, seat: Seat, out: Options): void {
  const { plays, played } = g.s;
  for (let i = 0; i < plays.get(seat); i++) {
    const play = played[i]!.get(seat);
    const def = (play & PLAY.print) as DefId;
    if ((play & (PLAY.spent | PLAY.declined)) !== 0) continue;
    if (!isCredit(g.s, def) && !isValue(def)) continue;
    out.add(act.decline(def));
  }
}

function place(g: G, seat: Seat, action: Action): void {
  const def = defOf(action);
  const column = secondOf(action) - 1;
  const row = verbOf(action) === act.defend.id ? defenceAt(seat, column) : supportAt(seat, column);
  g.move(g.table.find(zone.hand(seat), def), row);
  notePlay(g, seat, def, PLAY.row);
}
function swap(g: G, seat: Seat, action: Action): void {
  const def = defOf(action);
  g.move(g.table.find(zone.hospital(seat), secondOf(action) as DefId), zone.hand(seat));
  g.move(g.table.find(zone.hand(seat), def), zone.hospital(seat));
  notePlay(g, seat, def, PLAY.swapped | PLAY.spent);
  fixRows(g, seat);
  g.happened(fact.bonusUsed, seat, def);
}

export const placement = book.procedure('placement', {}, [
  {
    rule: 'AFU-6.8',
    prompt: 'afu.place',
    offer(g, _l, out) {
      const { seat } = g;
      out.add(PASS); // AFU-R69: also where no card fits
      offerPlaces(g, seat, out);
      offerDeeds(g, seat, PLAY.row | PLAY.used, out);
      offerSwaps(g, seat, out);
      offerTakeBacks(g, seat, out);
      offerDeclines(g, seat, out);
      if (out.explaining) explainPlacement(g, seat, out);
    },
    take(g, _l, action) {
      const { seat } = g;
      switch (verbOf(action)) {
        case act.pass.id:
          g.s.ready.set(seat, 1);
          g.happened(fact.ready, seat);
          return 'end';
        case act.bonus.id:
          fixRows(g, seat);
          doDeed(g, seat, action, false);
          return 'again';
        case act.swap.id:
          swap(g, seat, action);
          return 'again';
        case act.takeBack.id: {
          const card = cardOf(action);
          forgetPlay(g, seat, g.table.printed(card));
          g.move(card, zone.hand(seat));
          g.s.takenBack.add(seat, 1);
          return 'again';
        }
        case act.decline.id:
          markPlay(g.s, seat, playOf(g.s, seat, defOf(action)), PLAY.declined);
          g.happened(fact.bonusDeclined, seat, defOf(action));
          return 'again';
        default:
          place(g, seat, action);
          return 'again';
      }
    },
  },
]);
