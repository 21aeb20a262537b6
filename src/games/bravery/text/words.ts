import type { CardKey } from '../cards/set.ts';
import type { Colour, EnemyKind } from '../cards/schema.ts';

/** Name and, for narrow places, a short one of at most 16 characters. */
export type Name = readonly [name: string, short: string];

/** The sentences that a card's printed text is put together from; each gets the figures of the row. */
export interface CardWords {
  readonly types: Readonly<Record<Colour, string>>;
  readonly enemyTypes: Readonly<Record<EnemyKind, string>>;
  readonly territory: string;
  shields(n: number): string;
  crosshairs(n: number): string;
  undermines(n: number): string;
  willNeeded(n: number): string;
  looks(n: number): string;
  recovers: string;
  perPlan(n: number): string;
  relieves: string;
  addsDays(n: number): string;
  cancels: string;
  weakens(n: number): string;
  willGain(n: number): string;
  willLoss(n: number): string;
  mustResolve: string;
  urgent: string;
  steals(days: number): string;
  cannotBeTraded: string;
  offensive(n: number): string;
  enemyDefence(n: number): string;
  lull: string;
  additional: string;
  shieldsFree(n: number): string;
  shieldsOccupied(n: number): string;
  eastern: string;
}

/** Card names and card sentences of one language. */
export interface CardText {
  readonly names: Readonly<Record<CardKey, Name>>;
  readonly card: CardWords;
}
