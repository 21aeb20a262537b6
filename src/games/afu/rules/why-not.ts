/**
 * What people try at a question and may not do, with the rule that stops it. Offers say why not where they test
 * something; here is the rest, listed only while somebody asks.
 */
import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Table } from '../../../kernel/table.ts';
import { amount, PASS } from '../../../kernel/verbs.ts';
import { AID_DEF, PANIC_DEF, REWARD, reward } from '../cards/columns.ts';
import { type Afu, COLUMNS, defenceAt, type G, PLAY, supportAt, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { FROM, panicsFrom } from './09-panic.ts';
import { conditionRule, isCredit, isDeed, isValue } from './10-bonuses.ts';

/** Refuses what is not on offer. */
const unless = (out: Options, action: Action, rule: string): void => {
  if (!out.has(action)) out.refuse(action, rule);
};
function eachPrint(t: Table, place: ZoneId, what: (def: DefId) => void): void {
  for (let i = 0; i < t.size(place); i++) {
    const def = t.printed(t.card(place, i));
    if (def !== 0 && t.firstOfItsKind(place, i)) what(def);
  }
}

/** AFU-10.7, AFU-R19, AFU-R26, AFU-R70, AFU-R80: why the bonus of a card that was played is not to be had. */
function explainBonus(g: G, seat: Seat, def: DefId, play: number, out: Options): void {
  const taken = (play & PLAY.spent) !== 0;
  if (reward[def] === REWARD.returnPanic) {
    for (let from = FROM.hand; from <= FROM.deck; from++) {
      const none = panicsFrom(g, seat, from) === 0;
      unless(out, act.bonus(def, from), taken ? 'AFU-R19' : none ? 'AFU-R26' : conditionRule(def));
    }
  } else if (isDeed(def)) unless(out, act.bonus(def, 0), taken ? 'AFU-R19' : conditionRule(def));
  else if (reward[def] === REWARD.hospitalSwap) unless(out, act.bonus(def, 0), 'AFU-12.9');
  else if (isCredit(g.s, def) || isValue(def)) unless(out, act.bonus(def, 0), 'AFU-R70');
  else if (reward[def] === REWARD.recruitPoints) unless(out, act.bonus(def, 0), 'AFU-R80');
}
/** The bonuses of all cards that were played this turn. */
export function explainBonuses(g: G, seat: Seat, out: Options): void {
  const { plays, played } = g.s;
  for (let i = 0; i < plays.get(seat); i++) {
    const play = played[i]!.get(seat);
    if ((play & (PLAY.row | PLAY.used)) !== 0) explainBonus(g, seat, (play & PLAY.print) as DefId, play, out);
  }
}
function explainDeclines(s: Afu, seat: Seat, out: Options): void {
  for (let i = 0; i < s.plays.get(seat); i++) {
    const play = s.played[i]!.get(seat);
    const def = (play & PLAY.print) as DefId;
    if ((play & (PLAY.row | PLAY.used)) === 0 || reward[def] === REWARD.nothing) continue;
    const gained = (play & PLAY.spent) !== 0;
    const never = reward[def] === REWARD.recruitPoints && !isCredit(s, def);
    unless(out, act.decline(def), gained ? 'AFU-R19' : never ? 'AFU-R80' : 'AFU-10.2');
  }
}
/** AFU-12.8, AFU-12.9, AFU-19.13, AFU-R19, AFU-R30: exchanges with the hospital. */
function explainSwaps(g: G, seat: Seat, def: DefId, rule: string, out: Options): void {
  if (reward[def] !== REWARD.hospitalSwap) return;
  const hospital = zone.hospital(seat);
  if (g.table.size(hospital) === 0) out.refuse(act.swap(def, def), 'AFU-R30');
  eachPrint(g.table, hospital, (fetched) => unless(out, act.swap(def, fetched), fetched === def ? 'AFU-R30' : rule));
}
/** AFU-6.2, AFU-9.6, AFU-10.3, AFU-19.13: cards in hand that stay there, and cards that are no longer in it. */
export function explainPlacement(g: G, seat: Seat, out: Options): void {
  const t = g.table;
  const everywhere = (def: DefId, inFront: string, behind = inFront): void => {
    for (let column = 1; column <= COLUMNS; column++) {
      unless(out, act.defend(def, column), inFront);
      unless(out, act.support(def, column), behind);
    }
  };
  explainBonuses(g, seat, out);
  explainDeclines(g.s, seat, out);
  eachPrint(t, zone.hand(seat), (def) => {
    if (def === PANIC_DEF) everywhere(def, 'AFU-9.6');
    explainSwaps(g, seat, def, 'AFU-R19', out);
    if (isDeed(def)) unless(out, act.bonus(def, 0), 'AFU-10.3');
  });
  for (let column = 0; column < COLUMNS; column++) {
    for (const place of [defenceAt(seat, column), supportAt(seat, column)]) {
      eachPrint(t, place, (def) => {
        everywhere(def, 'AFU-6.2', 'AFU-6.3');
        explainSwaps(g, seat, def, 'AFU-12.9', out);
      });
    }
  }
  eachPrint(t, zone.used(seat), (def) => {
    everywhere(def, 'AFU-19.13');
    explainSwaps(g, seat, def, 'AFU-19.13', out);
  });
}

/** AFU-13.4, AFU-13.12, AFU-13.13, AFU-R26: what is not for sale, and panic that no icon returns. */
export function explainPurchases(g: G, seat: Seat, out: Options): void {
  const t = g.table;
  for (const place of [zone.discard(seat), zone.hospital(seat), zone.struck]) {
    eachPrint(t, place, (def) => {
      if (def !== AID_DEF) unless(out, act.buy(def), 'AFU-13.4');
    });
  }
  for (let from: number = FROM.hand; from <= FROM.deck; from++) {
    const elsewhere = from === FROM.deck && g.s.panics.get(seat) > 0;
    unless(out, act.calm(from), g.s.icons.get(seat) === 0 ? 'AFU-13.12' : elsewhere ? 'AFU-13.13' : 'AFU-R26');
  }
}
/** Numbers that nobody would take for a bid are not worth a line. */
const READ = 99;
export function explainBids(most: number, rule: string, out: Options): void {
  for (let n = most + 1; n <= READ; n++) out.refuse(amount(n), rule);
}
/** What must be done cannot be passed over. */
export const mustChoose = (out: Options, rule: string): void => out.refuse(PASS, rule);
