import { Rulebook } from '../../kernel/flow.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../kernel/ids.ts';
import type { Play } from '../../kernel/play.ts';
import type { Cell, Column, Table } from '../../kernel/table.ts';
import { zones } from '../../kernel/zones.ts';

declare const side: unique symbol;
/** One of the two sides, whichever seat plays it: see `seatOfRole`. */
export type Role = number & { readonly [side]: true };
export const DYNASTY = 0 as Role;
export const RESISTANCE = 1 as Role;

/** LIB-R31: with a planet of three locations replaced there are fifteen cards. */
export const MOST_CARDS = 15;

/** LIB-11.1, LIB-11.2, LIB-11.3: who sees what. */
export const { plan, zone } = zones(2, {
  deck: { per: 'game', room: MOST_CARDS, sees: 'nobody', order: 'line' },
  discard: { per: 'game', room: MOST_CARDS, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: MOST_CARDS, sees: 'owner', order: 'none' },
  captured: { per: 'game', room: MOST_CARDS, sees: 'everyone', order: 'line' },
  base: { per: 'seat', room: 1, sees: 'owner', order: 'line' },
  /** The base card that was taken up, until the new base is laid (LIB-R22). */
  oldBase: { per: 'seat', room: 1, sees: 'owner', order: 'line' },
  /** A hand card whose mission is being performed (LIB-R17). */
  aside: { per: 'seat', room: 1, sees: 'owner', order: 'line' },
  /** Deck cards that a spy looks at (LIB-18.22). */
  spied: { per: 'seat', room: 3, sees: 'owner', order: 'none' },
  /** A card won by an attack, until the Dynasty has chosen (LIB-6.5). */
  taken: { per: 'game', room: 1, sees: 'everyone', order: 'line' },
});

/** Why the game ended. */
export const REASON = { none: 0, baseAttacked: 1, thirdCircle: 2, stalled: 3 } as const;

export class Liberation {
  declare readonly table: Table;
  /** LIB-1.9: 1 for an exerted location. */
  declare readonly exerted: Column<CardId, number>;
  /** The planets as they lie: see galaxy.ts. */
  declare readonly galaxy: Cell<number>;
  declare readonly circle: Cell<number>;
  /** Dynasty turns begun. */
  declare readonly turns: Cell<number>;
  declare readonly openDiscards: Cell<number>;
  declare readonly openPlay: Cell<number>;
  declare readonly reason: Cell<number>;
  /** 1 if the first seat is the Resistance (LIB-R36). */
  declare readonly swapped: Cell<number>;
  /** 1 until it is decided who is who, where that is done after the deal (LIB-2.7). */
  declare readonly undecided: Cell<number>;
  /** The role that the first seat has asked for, plus one, until then. */
  declare readonly asked: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.exerted = table.perCard('exerted', 'everyone');
    this.galaxy = table.perGame('galaxy', 'everyone', 'parts');
    this.circle = table.perGame('circle', 'everyone');
    this.turns = table.perGame('turns', 'everyone');
    this.openDiscards = table.perGame('openDiscards', 'everyone');
    this.openPlay = table.perGame('openPlay', 'everyone');
    this.reason = table.perGame('reason', 'everyone');
    this.swapped = table.addedPerGame('swapped', 'everyone');
    this.undecided = table.addedPerGame('undecided', 'everyone');
    this.asked = table.addedPerGame('asked', 'everyone');
  }
}
export type G = Play<Liberation>;
export const book = new Rulebook<Liberation>();

/** LIB-R3, LIB-R36: the first seat is the Dynasty, unless roles were given out the other way round. */
export const seatOfRole = (s: Liberation, role: Role): Seat => (role ^ s.swapped.value) as Seat;
export const roleOf = (s: Liberation, seat: Seat): Role => (seat ^ s.swapped.value) as Role;
/** Does the seat play this role? Nobody does before it is decided who is who. */
export const plays = (s: Liberation, seat: Seat, role: Role): boolean =>
  s.undecided.value === 0 && roleOf(s, seat) === role;
export const handOf = (s: Liberation, role: Role): ZoneId => zone.hand(seatOfRole(s, role));
export const baseOf = (s: Liberation): ZoneId => zone.base(seatOfRole(s, RESISTANCE));
export const oldBaseOf = (s: Liberation): ZoneId => zone.oldBase(seatOfRole(s, RESISTANCE));

export const bit = (def: DefId): number => 1 << def;
/** The captured locations, one bit per location. */
export function capturedMask(table: Table): number {
  let mask = 0;
  const size = table.size(zone.captured);
  for (let i = 0; i < size; i++) mask |= 1 << table.printed(table.card(zone.captured, i));
  return mask;
}
