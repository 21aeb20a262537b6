import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { FIRST_ENEMY, FIRST_PLAYER, FIRST_TERRITORY, SET } from '../cards/set.ts';
import {
  copies,
  enemyCopies,
  occupiedBonus,
  offensiveBonus,
  plus,
  START_OCCUPIED,
  strongholdBonus,
} from '../cards/columns.ts';
import { type G, LARGE_TABLE, zone } from '../state.ts';
import { drawOne } from './06-draw.ts';

/** BRV-3.6, BRV-14.2. */
const DEALT = 9;
const SOLO_DEALT = 18;

/**
 * BRV-17.28: `printed`, as records call it, is our game, whose cards bear the strength by the number of players; in the bare
 * game of the rulebook the enemy is as strong for two players as for seven.
 */
export const DIFFICULTIES = ['printed', 'easier', 'harder', 'bare'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The game as it is printed, and the bare one, leave no card out. */
type LeftOut = Readonly<Partial<Record<Difficulty, readonly number[]>>>;

/** BRV-17.25, BRV-R36: the count at setup holds for the whole game. */
export function setPressure(g: G, difficulty: Difficulty): void {
  if (difficulty === 'bare') return;
  const { seats } = g.table.plan;
  g.s.offensiveBonus.value = offensiveBonus[seats]!;
  g.s.occupiedBonus.value = occupiedBonus[seats]!;
  g.s.strongholdBonus.value = strongholdBonus[seats]!;
}

/** BRV-3.2, BRV-3.3, BRV-13.1: how many copies of a print are in the game. */
export function copiesInPlay(seats: number, difficulty: Difficulty, def: number): number {
  if (def >= FIRST_ENEMY) return enemyCopies[def]!;
  const all = copies[def]! + (seats >= LARGE_TABLE ? plus[def]! : 0);
  const leftOut: LeftOut | undefined = SET.players[def - FIRST_PLAYER]!.leftOut;
  return all - (leftOut?.[difficulty]?.[seats] ?? 0);
}
function bringAll(g: G, difficulty: Difficulty, first: number, end: number, to: ZoneId): void {
  for (let def = first; def < end; def++) {
    for (let n = copiesInPlay(g.table.plan.seats, difficulty, def); n > 0; n--) g.bring(def as DefId, to);
  }
}

/** BRV-3: map, decks and hands. */
export function layOut(g: G, difficulty: Difficulty): void {
  const { seats } = g.table.plan;
  g.s.occupied.value = START_OCCUPIED; // BRV-3.1
  bringAll(g, difficulty, FIRST_PLAYER, FIRST_ENEMY, zone.deck);
  bringAll(g, difficulty, FIRST_ENEMY, FIRST_TERRITORY, zone.enemyDeck);
  g.shuffle(zone.deck); // BRV-3.4
  g.shuffle(zone.enemyDeck); // BRV-3.5
  for (let n = seats === 1 ? SOLO_DEALT : DEALT; n > 0; n--) {
    for (let seat = 0 as Seat; seat < seats; seat++) drawOne(g, seat);
  }
}
