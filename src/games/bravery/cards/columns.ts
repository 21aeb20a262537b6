import type { Colour, EnemyKind, PlayerRow } from './schema.ts';
import { FIRST_ENEMY, FIRST_PLAYER, LANDS, PRINTS, SET } from './set.ts';

/** Card data as columns by print; what has no such figure holds 0. */
const column = (of: (row: PlayerRow) => number): Int32Array => {
  const cells = new Int32Array(PRINTS);
  SET.players.forEach((row, i) => (cells[FIRST_PLAYER + i] = of(row)));
  return cells;
};
const coloured = (...colours: readonly Colour[]): Int32Array => column((row) => (colours.includes(row.colour) ? 1 : 0));

export const days = column((row) => row.days);
export const willGain = column((row) => row.willGain ?? 0);
export const willCost = column((row) => row.willCost ?? 0);
/** BRV-17.17, BRV-17.18: of hostile cards, with their days. */
export const willLoss = column((row) => row.willLoss ?? 0);
/** BRV-17.6, BRV-17.7: what a card adds in a defence, and in a counter-offensive. */
export const shields = column((row) => row.shields ?? 0);
export const crosshairs = column((row) => row.crosshairs ?? 0);
export const undermines = column((row) => row.undermines ?? 0);
export const willNeeded = column((row) => row.willNeeded ?? 0);
export const looks = column((row) => row.looks ?? 0);
export const recovers = column((row) => row.recovers ?? 0);
export const perPlan = column((row) => row.perPlan ?? 0);
export const relieves = column((row) => row.relieves ?? 0);
export const addsDays = column((row) => row.addsDays ?? 0);
export const cancels = column((row) => row.cancels ?? 0);
export const weakens = column((row) => row.weakens ?? 0);
export const tradable = column((row) => (row.tradable ? 1 : 0));
export const copies = column((row) => row.copies);
/** BRV-17.5: copies with "+" are the same print. */
export const plus = column((row) => row.plus);
const military = coloured('blue');
export const need = coloured('yellow', 'orange');
export const urgent = coloured('orange');
export const people = coloured('green');
export const hostile = coloured('red');

/** The prints whose column is not 0, one bit each: all player prints fit into one word. */
export const kindsOf = (cells: Int32Array): number =>
  cells.reduce((mask, value, def) => (value === 0 ? mask : mask | (1 << def)), 0);
/** Masks of player prints by a figure of theirs: those whose figure is so much at most. */
export class AtMost {
  declare private readonly least: number;
  declare private readonly masks: Int32Array;
  constructor(cells: Int32Array, among: number) {
    const figures = cells.subarray(0, FIRST_ENEMY);
    this.least = Math.min(...figures);
    this.masks = Int32Array.from({ length: Math.max(...figures) - this.least + 1 }, (_, n) =>
      figures.reduce((mask, figure, def) => (figure <= this.least + n ? mask | (among & (1 << def)) : mask), 0),
    );
  }
  of(figure: number): number {
    return figure < this.least ? 0 : this.masks[Math.min(figure - this.least, this.masks.length - 1)]!;
  }
}
export const NEEDS_IN = kindsOf(need);
export const HOSTILE_IN = kindsOf(hostile);
export const TRADABLE_IN = kindsOf(tradable);
export const MILITARY_IN = kindsOf(military);
/** People's Actions that do their work while planning, and so can make room in a plan. */
export const DRIVES_IN = kindsOf(addsDays);
export const HELPERS_IN = kindsOf(relieves);
export const ROOM_MAKERS_IN = DRIVES_IN | HELPERS_IN;
/** Cards that ask for more than days. */
export const CONDITIONAL_IN = kindsOf(willCost) | kindsOf(willNeeded);
/** Cards that are laid into a plan as soon as there are days for them, as many as one likes. */
export const freelyPlanned = column(({ willCost: cost, willNeeded: least, relieves: helps, perPlan: most }) =>
  (cost ?? least ?? helps ?? most) === undefined ? 1 : 0,
);
/** The players' own cards that a plan can do without: they bring neither Will nor days. */
export const PLAIN_IN = kindsOf(copies) & ~(kindsOf(willGain) | ROOM_MAKERS_IN | HOSTILE_IN);
/** Cards that count for the players in an enemy attack, and in a counter-offensive. */
export const DEFENDERS_IN = kindsOf(shields) | kindsOf(weakens);
export const ATTACKERS_IN = kindsOf(crosshairs) | kindsOf(weakens);

const enemyColumn = (of: (row: (typeof SET.enemies)[number]) => number): Int32Array => {
  const cells = new Int32Array(PRINTS);
  SET.enemies.forEach((row, i) => (cells[FIRST_ENEMY + i] = of(row)));
  return cells;
};
const ofKind = (kind: EnemyKind): Int32Array => enemyColumn((row) => (row.kind === kind ? 1 : 0));
export const offensive = ofKind('offensive');
export const enemyDefence = ofKind('defence');
export const strength = enemyColumn((row) => row.strength);
export const additional = enemyColumn((row) => (row.additional ? 1 : 0));
export const enemyCopies = enemyColumn((row) => row.copies);

/** Territories count from 0 in masks; one bit each. */
const land = (of: (row: (typeof SET.territories)[number]) => number): Int32Array =>
  Int32Array.from(SET.territories, of);
const bits = (keys: readonly string[]): number =>
  SET.territories.reduce((mask, row, i) => (keys.includes(row.key) ? mask | (1 << i) : mask), 0);
export const shieldsFree = land((row) => row.shieldsFree);
export const shieldsOccupied = land((row) => row.shieldsOccupied);
export const stronghold = land((row) => (row.stronghold ? 1 : 0));
/** BRV-17.1, BRV-R1. */
export const borders = land((row) => bits(row.borders));
export const ALL_LANDS = (1 << LANDS) - 1;
export const START_OCCUPIED = bits(SET.territories.filter((row) => !row.free).map((row) => row.key));
export const EAST = bits(SET.territories.filter((row) => row.east).map((row) => row.key));
export const offensiveBonus = Int32Array.from(SET.pressure.offensive);
export const occupiedBonus = Int32Array.from(SET.pressure.occupied);
export const strongholdBonus = Int32Array.from(SET.pressure.stronghold);
