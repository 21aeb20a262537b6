/** BRV-2.4: the colour says the type of a player card. */
export type Colour = 'blue' | 'yellow' | 'orange' | 'green' | 'red';

/** BRV-17.28: settings that change the game as printed. */
export type Changed = 'easier' | 'harder';

/** One kind of player action card. What is left out is 0 or "no". */
export interface PlayerRow {
  readonly key: string;
  readonly colour: Colour;
  /** BRV-2.5: days it takes in a plan. */
  readonly days: number;
  /** BRV-7.11, BRV-2.5, BRV-7.12: Will it gives, costs, takes away. */
  readonly willGain?: number;
  readonly willCost?: number;
  readonly willLoss?: number;
  readonly shields?: number;
  readonly crosshairs?: number;
  /** BRV-17.9: the enemy's strength in battles for one territory is this much lower; or one Enemy Defence goes. */
  readonly undermines?: number;
  /** BRV-17.8: gross Will that the plan must have, without spending it. */
  readonly willNeeded?: number;
  /** BRV-17.10: enemy cards looked at. */
  readonly looks?: number;
  /** BRV-17.11: Military Actions taken back from the discard pile. */
  readonly recovers?: number;
  /** BRV-17.12: copies that a plan may hold. */
  readonly perPlan?: number;
  /** BRV-17.13: Civil Needs of the plan that take no days. */
  readonly relieves?: number;
  /** BRV-17.14: days added to the week. */
  readonly addsDays?: number;
  /** BRV-17.15: enemy cards discarded as they are turned up. */
  readonly cancels?: number;
  /** BRV-17.16: enemy strength taken away in one battle. */
  readonly weakens?: number;
  /** BRV-17.19, BRV-R10: may it be given to another player? */
  readonly tradable: boolean;
  /** Copies without and with "+" (BRV-17.4). */
  readonly copies: number;
  readonly plus: number;
  /** BRV-17.28: copies that a difficulty leaves in the box, by players at setup; index 0 is not used. */
  readonly leftOut?: Readonly<Partial<Record<Changed, readonly number[]>>>;
}

export type EnemyKind = 'offensive' | 'defence' | 'lull';
/** One kind of enemy action card; `additional` is the Additional Card symbol. */
export interface EnemyRow {
  readonly key: string;
  readonly kind: EnemyKind;
  readonly strength: number;
  readonly additional: boolean;
  readonly copies: number;
}

/** BRV-17-A: one territory; `east` marks the border of BRV-17.3. */
export interface TerritoryRow {
  readonly key: string;
  readonly column: number;
  readonly row: 'top' | 'bottom';
  readonly shieldsFree: number;
  readonly shieldsOccupied: number;
  readonly free: boolean;
  readonly east: boolean;
  /** Gets one more part of the pressure (BRV-17.25). */
  readonly stronghold: boolean;
  readonly borders: readonly string[];
}

/** BRV-17.25: what the enemy gains, by players at setup; index 0 is not used. */
export interface Pressure {
  readonly offensive: readonly number[];
  readonly occupied: readonly number[];
  /** For the occupied stronghold, besides. */
  readonly stronghold: readonly number[];
}

export interface CardSet {
  readonly players: readonly PlayerRow[];
  readonly enemies: readonly EnemyRow[];
  readonly territories: readonly TerritoryRow[];
  readonly pressure: Pressure;
}
