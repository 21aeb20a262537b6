import { Rulebook } from '../../kernel/flow.ts';
import type { CardId, DefId, Seat, SeatMask, ZoneId } from '../../kernel/ids.ts';
import type { Play } from '../../kernel/play.ts';
import type { Cell, Column, Table } from '../../kernel/table.ts';
import { zones } from '../../kernel/zones.ts';
import { LANDS, PRINTS } from './cards/set.ts';

export const MOST_SEATS = 7;
/** BRV-13.1, BRV-13.3: from this many players on, the "+" cards are in and two enemy cards come at once. */
export const LARGE_TABLE = 5;

/** BRV-4.1, BRV-R6: a hand has no limit, so it must have room for the whole deck. */
const wholeDeck = (seats: number): number => (seats < LARGE_TABLE ? 75 : 111);
/** All hostile and zero-day cards of the set and the most days that a week can get. */
const LONGEST_PLAN = 48;

/** BRV-R12: hands and plans are open to everybody; only the two decks are secret. */
export const { zone, plan } = zones(MOST_SEATS, {
  deck: { per: 'game', room: wholeDeck, sees: 'nobody', order: 'line', pool: 'players' },
  discard: { per: 'game', room: wholeDeck, sees: 'everyone', order: 'line', pool: 'players' },
  hand: { per: 'seat', room: wholeDeck, sees: 'everyone', order: 'line', pool: 'players' },
  /** BRV-7.8: a row, its first card on the left. */
  plan: { per: 'seat', room: LONGEST_PLAN, sees: 'everyone', order: 'line', pool: 'players' },
  /** BRV-14.4: the second plan of a single player. */
  second: {
    per: 'game',
    room: (seats) => (seats === 1 ? LONGEST_PLAN : 0),
    sees: 'everyone',
    order: 'line',
    pool: 'players',
  },
  enemyDeck: { per: 'game', room: 24, sees: 'nobody', order: 'line', pool: 'enemies' },
  /** Turned up this round and not dealt with yet: Offensives (the pool of BRV-R16) and Lulls. */
  turned: { per: 'game', room: 24, sees: 'everyone', order: 'line', pool: 'enemies' },
  /** BRV-17.22: Enemy Defence above the map. */
  display: { per: 'game', room: 24, sees: 'everyone', order: 'line', pool: 'enemies' },
  enemyDiscard: { per: 'game', room: 24, sees: 'everyone', order: 'line', pool: 'enemies' },
  /** BRV-17.10: being looked at. */
  scouted: { per: 'game', room: 3, sees: 'everyone', order: 'line', pool: 'enemies' },
});

const columns = (table: Table, name: string): readonly Column<Seat, number>[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => table.perSeat(`${name}${seat}`, 'everyone', 'nothing'));

/** Everything that a position of the game consists of, besides where the cards lie. */
export class Bravery {
  declare readonly table: Table;
  /** BRV-17.13: this Civil Need takes no days. */
  declare readonly relieved: Column<CardId, number>;
  /** Put forward for the battle that is being prepared. */
  declare readonly committed: Column<CardId, number>;
  /** Taken back from that battle by somebody: no bot puts it forward again. */
  declare readonly withheld: Column<CardId, number>;
  /** BRV-R13. */
  declare readonly confirmed: Column<Seat, number>;
  /** BRV-R38: changes of mind that the seat has left in this planning. */
  declare readonly patience: Column<Seat, number>;
  /** BRV-6.2: extra cards to draw in the next Stage 1. */
  declare readonly owed: Column<Seat, number>;
  /** BRV-R11: `offers[to].get(from)` and `asks[of].get(asker)`: prints, one bit each. */
  declare readonly offers: readonly Column<Seat, number>[];
  declare readonly asks: readonly Column<Seat, number>[];
  /** One bit for each territory, from 0. */
  declare readonly occupied: Cell<number>;
  /** BRV-17.9: by territory, for this round. */
  declare readonly undermined: readonly Cell<number>[];
  declare readonly round: Cell<number>;
  /** Crosshairs added to every Enemy Offensive and shields added to every occupied territory (BRV-17.25). */
  declare readonly offensiveBonus: Cell<number>;
  declare readonly occupiedBonus: Cell<number>;
  /** BRV-17.25: shields added to the occupied stronghold. */
  declare readonly strongholdBonus: Cell<number>;
  /** BRV-R16: 1 if each Enemy Offensive attacks by itself. */
  declare readonly singly: Cell<number>;
  /** In the common choice that is being made somebody has turned a proposal down: no bot makes another. */
  declare readonly turnedDown: Cell<number>;
  /** BRV-R24: who may decide alone when the time is up; the seat plus one, 0 for nobody. */
  declare readonly host: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.relieved = table.perCard('relieved', 'everyone');
    this.committed = table.perCard('committed', 'everyone');
    this.withheld = table.perCard('withheld', 'everyone');
    this.confirmed = table.perSeat('confirmed', 'everyone');
    this.patience = table.perSeat('patience', 'everyone');
    this.owed = table.perSeat('owed', 'everyone');
    this.offers = columns(table, 'offer');
    this.asks = columns(table, 'ask');
    this.occupied = table.perGame('occupied', 'everyone', 'bits');
    this.undermined = Array.from({ length: LANDS }, (_, land) => table.perGame(`undermined${land}`, 'everyone'));
    this.round = table.perGame('round', 'everyone');
    this.offensiveBonus = table.perGame('offensiveBonus', 'everyone');
    this.occupiedBonus = table.perGame('occupiedBonus', 'everyone');
    this.strongholdBonus = table.perGame('strongholdBonus', 'everyone');
    this.singly = table.perGame('singly', 'everyone');
    this.turnedDown = table.perGame('turnedDown', 'everyone');
    this.host = table.perGame('host', 'everyone', 'nothing');
  }
}
export type G = Play<Bravery>;
export const book = new Rulebook<Bravery>();

export const everySeat = (table: Table): SeatMask => (1 << table.plan.seats) - 1;

/** BRV-14.1, BRV-14.4: a single player has two plans, everybody else one. */
export const plansOf = (table: Table): number => (table.plan.seats === 1 ? 2 : table.plan.seats);
/** The plans in seat order. */
export const planAt = (table: Table, index: number): ZoneId =>
  table.plan.seats === 1 && index === 1 ? zone.second : zone.plan(index as Seat);
export const ownerOf = (table: Table, index: number): Seat => (table.plan.seats === 1 ? 0 : index) as Seat;

const PRINT_BITS = Int32Array.from({ length: PRINTS }, (_, def) => 1 << def);
/** The kinds of cards in a hand, one bit for each print. */
export const inHand = (g: G, seat: Seat): number => g.unionIn(zone.hand(seat), 0, PRINT_BITS);
/** The lowest of some prints, one bit each: player prints are few enough for one word (`kindsIn`). */
export const firstOf = (kinds: number): DefId => (31 - Math.clz32(kinds & -kinds)) as DefId;

/** A card leaves a plan for the discard pile, and whatever was said about it is over. */
export function discardFromPlan(g: G, card: CardId): void {
  g.s.relieved.set(card, 0);
  g.s.committed.set(card, 0);
  g.s.withheld.set(card, 0);
  g.move(card, zone.discard);
}
