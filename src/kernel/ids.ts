/** Integers with names: free at run time, unmixable at compile time. */
declare const brand: unique symbol;
type Id<N extends string> = number & { readonly [brand]: N };

/** A place at the table, counted from 0. */
export type Seat = Id<'seat'>;
/**
 * A card of this match as everybody sees it: a sleeve. Which sleeve lies where is public; what is in it (`def`) may not
 * be. 0 = no card.
 */
export type CardId = Id<'card'>;
/** What is printed on a card; 0 = not known. */
export type DefId = Id<'def'>;
/** A place where cards lie. */
export type ZoneId = Id<'zone'>;
/** verb << 20 | a << 10 | b */
export type Action = Id<'action'>;

/** The seat of this number, counted from 0. */
export const asSeat = (number: number): Seat => number as Seat;
/** The print of this number, counted from 1. */
export const asDef = (number: number): DefId => number as DefId;

/** One bit per seat; the bit after the last seat stands for the spectators. */
export type SeatMask = number;
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** What an argument of a verb or a fact, or a local of a procedure, can be. */
export interface Kinds {
  card: CardId;
  def: DefId;
  seat: Seat;
  zone: ZoneId;
  number: number;
}
/** What sort of thing an argument is. */
export type Kind = keyof Kinds;
