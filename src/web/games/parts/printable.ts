import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';

/** One print with the back of the zone that it comes from. */
export interface PrintCard {
  readonly def: DefId;
  /** As many as the box or the deck holds. */
  readonly copies: number;
  readonly back: string;
  /** Printed in the corner of copies that the box tells apart by it. */
  readonly mark?: string;
}
/** A part of a box, or a deck: what is printed in one go. */
export interface PrintSet {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly cards: readonly PrintCard[];
}
/** A part of the board with two sides; the layout draws it. */
export interface PrintTile {
  readonly id: string;
  /** The set that it belongs to. */
  readonly set: string;
}
export interface Printable {
  readonly sets: readonly PrintSet[];
  readonly tiles?: readonly PrintTile[];
  /** A deck by its code. */
  deck?(code: string): PrintSet | undefined;
}
/** Tiles are square: the side in millimetres. */
export const TILE = 120;
