import type { Seat, SeatMask, ZoneId } from './ids.ts';

/** Who looks into a zone, or reads a column. */
export type Sees = 'everyone' | 'owner' | 'nobody';
/** What a zone is: one or one for each seat, how many cards it holds, who sees them, whether their order can be followed. */
export interface ZoneSpec {
  readonly per: 'seat' | 'game';
  /** How many cards fit; may depend on how many seats play. */
  readonly room: number | ((seats: number) => number);
  readonly sees: Sees;
  /** 'line': everybody can follow which card is which. 'none': who cannot look in cannot tell the cards apart. */
  readonly order: 'line' | 'none';
  /** Zones of one pool exchange hidden cards; a guess permutes within a pool. `*` stands for the owner. */
  readonly pool?: string;
}
export type ZoneIds<T extends Record<string, ZoneSpec>> = {
  readonly [N in keyof T]: T[N]['per'] extends 'seat' ? (seat: Seat) => ZoneId : ZoneId;
};

interface Row {
  readonly name: string;
  readonly spec: ZoneSpec;
  readonly owner: number;
  readonly absent: boolean;
}

/** One row of `Plan.rows`: what a move must know of a zone, side by side. */
export const ROW = { start: 0, room: 1, viewers: 2, blind: 3, shift: 3 } as const;

/** The unchanging half of a table: which zones exist, where their slots lie and who looks into them. */
export class Plan {
  declare readonly seats: number;
  /** All seats and the spectators. */
  declare readonly everyone: SeatMask;
  /** The spectators' bit. */
  declare readonly spectators: SeatMask;
  declare readonly names: readonly string[];
  declare readonly start: Int32Array;
  declare readonly room: Int32Array;
  declare readonly owner: Int32Array;
  declare readonly pool: Int32Array;
  /** Seats that see into the zone. */
  declare readonly viewers: Int32Array;
  /** Seats that can neither see into the zone nor tell its cards apart. */
  declare readonly blind: Int32Array;
  declare readonly inLine: Int32Array;
  declare readonly pools: readonly string[];
  declare readonly slots: number;
  /** `start`, `room`, `viewers` and `blind` again, one row of 2 ** ROW.shift words for each zone. */
  declare readonly rows: Int32Array;

  constructor(most: number, seats: number, specs: Readonly<Record<string, ZoneSpec>>) {
    this.seats = seats;
    this.spectators = 1 << seats;
    this.everyone = (1 << (seats + 1)) - 1;
    const rows: Row[] = Object.entries(specs).flatMap(([name, spec]) =>
      spec.per === 'game'
        ? [{ name, spec, owner: -1, absent: false }]
        : Array.from({ length: most }, (_, owner) => ({
            name: `${name}${owner}`,
            spec,
            owner,
            absent: owner >= seats,
          })),
    );
    const column = (of: (row: Row) => number): Int32Array => Int32Array.from(rows, of);
    const roomOf = ({ spec, absent }: Row): number =>
      absent ? 0 : typeof spec.room === 'number' ? spec.room : spec.room(seats);
    const viewersOf = ({ spec, owner }: Row): SeatMask =>
      spec.sees === 'everyone' ? this.everyone : spec.sees === 'owner' && owner >= 0 ? 1 << owner : 0;
    const pools: string[] = [];
    const poolOf = ({ spec, owner }: Row): number => {
      const key = (spec.pool ?? 'all').replace('*', String(owner));
      const known = pools.indexOf(key);
      return known >= 0 ? known : pools.push(key) - 1;
    };
    let next = 0;
    this.names = rows.map(({ name }) => name);
    this.room = column(roomOf);
    this.start = column((row) => (next += roomOf(row)) - roomOf(row));
    this.slots = next;
    this.owner = column(({ owner }) => owner);
    this.viewers = column(viewersOf);
    this.blind = column((row) => (row.spec.order === 'none' ? this.everyone & ~viewersOf(row) : 0));
    this.inLine = column(({ spec }) => (spec.order === 'line' ? 1 : 0));
    this.pool = column(poolOf);
    this.pools = pools;
    this.rows = new Int32Array(rows.length << ROW.shift);
    rows.forEach((_, i) => {
      this.rows.set([this.start[i]!, this.room[i]!, this.viewers[i]!, this.blind[i]!], i << ROW.shift);
    });
  }
}

/** Zone ids are the same for every number of seats, so that rules can name zones before a table is laid out. */
export function zones<const T extends Record<string, ZoneSpec>>(
  most: number,
  specs: T,
): { readonly zone: ZoneIds<T>; readonly plan: (seats: number) => Plan } {
  let next = 0;
  const named = Object.entries(specs).map(([name, spec]) => {
    const first = next;
    next += spec.per === 'seat' ? most : 1;
    return [name, spec.per === 'seat' ? (seat: Seat) => (first + seat) as ZoneId : first] as const;
  });
  // All names at once: an object that grows name by name becomes a hash table to V8, and each `zone.hand` a search in it.
  const zone = Object.fromEntries(named) as unknown as ZoneIds<T>;
  return { zone, plan: (seats) => new Plan(most, seats, specs) };
}
