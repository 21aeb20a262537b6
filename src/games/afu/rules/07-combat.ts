/** AFU 7 and 8: the battle, column by column, with all the marks. */
import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { AIR, attack, defence, MARK, marks, REWARD, support } from '../cards/columns.ts';
import { editionOf } from '../editions.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  enemySupportAt,
  type G,
  inTurn,
  seatsOf,
  supportAt,
  zone,
  PROGRESS,
} from '../state.ts';
import type { Table } from '../../../kernel/table.ts';
import { fact } from '../verbs.ts';
import { takePanic } from './09-panic.ts';
import { valueBonus } from './10-bonuses.ts';

/** AFU-R9, AFU-R15: a type is what a card is and stays with it; everything else passes to the front. */
const PASSES_ON = ~AIR;
/** What a column comes to, as bits. */
export const DESTROYED = 1;
export const BEATEN = 2;
export const SHELLED = 4;

const cardAt = (t: Table, place: ZoneId): CardId => (t.size(place) === 0 ? 0 : t.card(place, 0)) as CardId;
export const printAt = (t: Table, place: ZoneId): DefId =>
  (t.size(place) === 0 ? 0 : t.printed(t.card(place, 0))) as DefId;

/** AFU-7.4, AFU-8.5, AFU-8.7, AFU-8.16, AFU-27.4, D6: the marks with which a front card fights. */
export function fightingMarks(s: Afu, front: DefId, back: DefId): number {
  const all = marks[front]! | (marks[back]! & PASSES_ON);
  return (all & MARK.reinforcements) !== 0 && editionOf(s).reinforcementsEnhance ? all | MARK.enhAttack : all;
}
/**
 * AFU-8.1, AFU-8.2, AFU-8.3, AFU-8.13, AFU-8.14, AFU-8.15, AFU-8.17, AFU-R14: may a card with these marks destroy one with
 * those, if the points suffice? It is asked in both directions (AFU-8.4).
 */
export const canHit = (by: number, on: number): boolean =>
  ((on & MARK.enhDefence) === 0 || (by & MARK.enhAttack) !== 0) &&
  ((on & AIR) === 0 || (by & (MARK.antiAir | AIR)) !== 0);
/** AFU-7.5, AFU-7.8, AFU-R3: equal is enough, and nothing comes of no attack. */
const overcomes = (points: number, against: number, by: number, on: number): boolean =>
  points > 0 && points >= against && canHit(by, on);

/** AFU-7.2, AFU-7.3, AFU-10.10: the seat's own points in a column; `kind` is the bonus that raises them. */
export function ownPoints(s: Afu, seat: Seat, column: number, values: Int32Array, kind: number): number {
  const front = printAt(s.table, defenceAt(seat, column));
  const back = printAt(s.table, supportAt(seat, column));
  return (
    values[front]! + valueBonus(s, seat, front, kind) + support[back]! + valueBonus(s, seat, back, REWARD.supportPlus)
  );
}

/** AFU-7.1, AFU-7.13: both comparisons of one column, without moving anything. */
export function forecast(s: Afu, seat: Seat, column: number): number {
  const t = s.table;
  const enemy = printAt(t, attackAt(seat, column));
  const enemyBack = printAt(t, enemySupportAt(seat, column));
  const own = fightingMarks(s, printAt(t, defenceAt(seat, column)), printAt(t, supportAt(seat, column)));
  const theirs = fightingMarks(s, enemy, enemyBack);
  const lent = support[enemyBack]!; // AFU-20.3
  let result = 0;
  if (overcomes(ownPoints(s, seat, column, attack, REWARD.attackPlus), defence[enemy]! + lent, own, theirs))
    result |= DESTROYED;
  if (overcomes(attack[enemy]! + lent, ownPoints(s, seat, column, defence, REWARD.defencePlus), theirs, own))
    result |= BEATEN;
  if ((theirs & MARK.enemyArtillery) !== 0 && t.size(supportAt(seat, column)) > 0) result |= SHELLED; // AFU-8.8, AFU-R12
  return result;
}

/** AFU-8.10, AFU-R13: each printed mark that has survived strikes once. */
function noteRockets(g: G, seat: Seat, column: number): void {
  const t = g.table;
  if ((marks[printAt(t, attackAt(seat, column))]! & MARK.rocketStrike) !== 0) g.s.rockets.add(seat, 1);
  if ((marks[printAt(t, enemySupportAt(seat, column))]! & MARK.rocketStrike) !== 0) g.s.rockets.add(seat, 1);
}
function clearEnemy(g: G, seat: Seat, column: number, to: ZoneId): void {
  g.moveAll(attackAt(seat, column), to);
  g.moveAll(enemySupportAt(seat, column), to);
}

/** AFU-9.1, AFU-9.2, AFU-9.3, AFU-9.4, AFU-R10 step 2: panic for every invader that nobody faces; then it is gone. */
export function panicForEmptyColumns(g: G): void {
  for (let i = 0; i < seatsOf(g); i++) {
    const seat = inTurn(g, i);
    for (let column = 0; column < COLUMNS; column++) {
      if (g.table.size(defenceAt(seat, column)) > 0) continue;
      if (g.table.size(attackAt(seat, column)) > 0) {
        g.happened(fact.undefended, seat, column + 1);
        takePanic(g, seat, 2);
        noteRockets(g, seat, column);
      }
      clearEnemy(g, seat, column, zone.invaderDiscard(seat)); // AFU-9.3; a support card without an attacker goes without effect (AFU-R52)
    }
  }
}

/** AFU-7.6, AFU-7.7, AFU-7.8, AFU-7.9, AFU-7.10, AFU-7.12, AFU-8.8, AFU-8.9, AFU-18.6: where the cards of a column go. */
function settle(g: G, seat: Seat, column: number, result: number): void {
  const { s, table: t } = g;
  if ((result & DESTROYED) !== 0) {
    s.destroyed.add(seat, t.size(attackAt(seat, column)) + t.size(enemySupportAt(seat, column))); // AFU-R21, AFU-R52
    clearEnemy(g, seat, column, zone.trophies(seat));
  } else {
    noteRockets(g, seat, column);
    clearEnemy(g, seat, column, zone.invaderDiscard(seat));
  }
  const front = cardAt(t, defenceAt(seat, column));
  const back = cardAt(t, supportAt(seat, column));
  const beaten = (result & BEATEN) !== 0;
  g.move(front, beaten || downed(s, t.printed(front)) ? zone.hospital(seat) : zone.discard(seat));
  if (back === 0) return;
  const lost = beaten || downed(s, t.printed(back));
  const shelled = (result & SHELLED) !== 0;
  if (shelled && !lost && !editionOf(s).shellingAtOnce) return; // AFU-D3, AFU-R81
  g.move(back, lost || shelled ? zone.hospital(seat) : zone.discard(seat));
}
/** AFU-D3: where artillery strikes at the end of the round, what it has hit lies in its row until then. */
export function clearShelled(g: G, seat: Seat): void {
  for (let column = 0; column < COLUMNS; column++) g.moveAll(supportAt(seat, column), zone.hospital(seat));
}
/** AFU-18.6, AFU-18.7, AFU-R55: under `airLoss` an own air unit comes back to the hospital whatever it did. */
const downed = (s: Afu, def: DefId): boolean => s.airLoss.value !== 0 && (marks[def]! & AIR) !== 0;

const results = new Int32Array(2 * COLUMNS);
/** AFU-7.1, AFU-7.11, AFU-R10 steps 3 to 6: all columns are compared before anything moves. */
export function battle(g: G): void {
  g.s.progress.value = PROGRESS.fought;
  const seats = seatsOf(g);
  for (let seat = 0 as Seat; seat < seats; seat++) {
    for (let column = 0; column < COLUMNS; column++) {
      const fought = g.table.size(defenceAt(seat, column)) > 0;
      results[seat * COLUMNS + column] = fought ? forecast(g.s, seat, column) : -1;
    }
  }
  for (let seat = 0 as Seat; seat < seats; seat++) {
    for (let column = 0; column < COLUMNS; column++) {
      const result = results[seat * COLUMNS + column]!;
      if (result < 0) continue;
      g.happened(fact.fought, seat, column + 1, result);
      settle(g, seat, column, result);
    }
  }
}
