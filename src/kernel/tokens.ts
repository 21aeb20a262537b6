import { FRAME, STRAND } from './flow.ts';
import { HEAD } from './head.ts';
import type { Action, CardId, Kind, Seat } from './ids.ts';
import type { Rules } from './rules.ts';
import type { SetupOptions } from './setup.ts';
import type { Cell, Column, Holds, State, Table } from './table.ts';

/** There are so many different tokens for what is seen, and for what may be done; 0 is none. */
export const TOKENS = 1 << 13;
export const OPTION_TOKENS = 1 << 12;
/** An option is so many tokens. */
export const PER_OPTION = 3;
/** No position is more tokens than this. */
export const MOST_TOKENS = 4096;

/** Writes down one fact of a game's own: its kind and up to three small numbers. */
export type Put = (kind: number, a?: number, b?: number, c?: number) => void;

/** A game's own facts for a learner. */
export interface Features<S extends State> {
  /** Raised when something else is told than before: what was learned then is worthless. */
  readonly edition: number;
  /**
   * Facts that follow from what the seat sees (what can be reached, what strengths come to), never advice. It may look at
   * what the seat may know and at nothing else: it is called for truths as well as for what the seat sees of them.
   */
  tell(s: S, seat: Seat, put: Put): void;
  /**
   * What a lost game is worth to a beginner, from 0 to below a half: where chance alone never wins, it is how a learner
   * finds out which losses were nearer to a victory.
   */
  credit?(s: S, seat: Seat): number;
}

/** What the first number of a token stands for. */
const KIND = {
  seat: 0,
  known: 1,
  knownToo: 2,
  size: 3,
  cardColumn: 4,
  seatColumn: 5,
  cell: 6,
  frame: 7,
  local: 8,
  could: 10,
  part: 13,
  couldForAll: 14,
  verb: 20,
  first: 21,
  both: 22,
  /** The game's own come after these. */
  own: 64,
} as const;
/** A pile of more cards than this, into which nobody looks, says only how large it is. */
const LARGE_PILE = 20;
/** So many of the procedures that are under way are told, the innermost first. */
const FRAMES = 3;
/** Prints that findings can speak of. */
const PRINTS = 32;
const NOBODY = 7;
const FOUR_BITS = 15;

/** The number of a token: kinds and numbers fall into buckets, and hardly two of those that matter into the same. */
function bucket(a: number, b: number, c: number, d: number, e: number, size: number): number {
  let h = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ Math.imul(c + 13, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x297a2d39) ^ Math.imul(d + 29, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x165667b1) ^ Math.imul(e + 31, 0x9e3779b1);
  h ^= h >>> 15;
  return 1 + ((h >>> 0) % (size - 1));
}

/**
 * What a seat sees and may do, as tokens, from the declarations of a game: zones, columns, verbs, procedures, findings,
 * all relative to the seat. Cards count by print and place, never by sleeve. It reads a masked state, or any state through
 * the eyes of a seat, and gives the same for both; so a search need not mask its guesses.
 */
export class Tokens<S extends State = State, O extends SetupOptions = SetupOptions> {
  /** What was seen last: as many as `see` has said. */
  readonly seen = new Uint16Array(MOST_TOKENS);
  /** The option that was read last. */
  readonly option = new Uint16Array(PER_OPTION);
  private size = 0;
  private readonly rules: Rules<S, O>;
  private readonly seats: number;
  /** By seat, what each zone is to it: which zone of the declaration, and whose. */
  private readonly places: readonly Int32Array[];
  /** The tokens of "could be that print" by place, by whether one card alone lies there, and by print. */
  private readonly could: Uint16Array;
  private readonly couldForAll: Uint16Array;
  /** By step, what the words of its frame are. */
  private readonly locals: readonly (readonly (Kind | undefined)[])[];
  private readonly kinds: readonly (readonly Kind[])[];
  private readonly own: Put;

  constructor(rules: Rules<S, O>) {
    const { plan, seats, game } = rules;
    this.rules = rules;
    this.seats = seats;
    const zones = [...new Set(plan.names.map((_, z) => zoneName(plan, z)))];
    this.places = Array.from({ length: seats }, (_, seat) =>
      Int32Array.from(
        plan.names,
        (_name, z) => zones.indexOf(zoneName(plan, z)) * (NOBODY + 1) + this.relative(plan.owner[z]!, seat),
      ),
    );
    const table = (kind: number): Uint16Array =>
      Uint16Array.from({ length: zones.length * (NOBODY + 1) * 2 * PRINTS }, (_, i) =>
        bucket(kind, i >> 6, i & (PRINTS - 1), (i >> 5) & 1, 0, TOKENS),
      );
    this.could = table(KIND.could);
    this.couldForAll = table(KIND.couldForAll);
    this.locals = game.book.procedures
      .toSorted((a, b) => a.entry - b.entry)
      .flatMap((procedure) => {
        const kinds: (Kind | undefined)[] = Object.values(procedure.schema);
        kinds.length = procedure.size - FRAME.locals;
        return procedure.steps.map(() => kinds);
      });
    this.kinds = game.verbs.list.map((verb) => verb.kinds);
    this.own = (kind, a = 0, b = 0, c = 0) => this.put(KIND.own + kind, a, b, c, 0);
  }
  /** How far round the table from the seat; nobody's is the last. */
  private relative(other: number, seat: number): number {
    return other < 0 ? NOBODY : (other - seat + this.seats) % this.seats;
  }
  private put(kind: number, a: number, b: number, c: number, d: number): void {
    if (this.size === MOST_TOKENS) throw new RangeError(`more than ${MOST_TOKENS} tokens`);
    this.seen[this.size++] = bucket(kind, a, b, c, d, TOKENS);
  }
  private putAll(table: Uint16Array, from: number, prints: number): void {
    if (this.size + PRINTS > MOST_TOKENS) throw new RangeError(`more than ${MOST_TOKENS} tokens`);
    for (let rest = prints & 0x7fffffff; rest !== 0; rest &= rest - 1)
      this.seen[this.size++] = table[from + 31 - Math.clz32(rest & -rest)]!;
  }

  /** Reads what the seat sees; answers how many tokens of `seen` it is. */
  see(s: S, seat: Seat): number {
    const t = s.table;
    this.size = 0;
    this.put(KIND.seat, seat, 0, 0, 0);
    for (let zone = 0; zone < t.plan.names.length; zone++) if (t.count[zone]! > 0) this.zone(t, seat, zone);
    this.seatColumns(t, seat);
    for (let k = 0; k < t.gameCells.length; k++) this.cell(t, seat, t.gameCells[k]!, k);
    this.rules.game.features?.tell(s, seat, this.own);
    this.frames(t, seat);
    return this.size;
  }
  /** The print of a card, if the seat knows it. */
  private printFor(t: Table, seat: Seat, card: number): number {
    return (t.knownBy[card]! & (1 << seat)) === 0 ? 0 : t.def[card]!;
  }
  private zone(t: Table, seat: Seat, zone: number): void {
    const { plan, count, slots } = t;
    const place = this.places[seat]![zone]!;
    const size = count[zone]!;
    this.put(KIND.size, place, small(size), 0, 0);
    if (plan.viewers[zone] === 0 && size > LARGE_PILE) return;
    const open = plan.viewers[zone] === plan.everyone;
    const from = (place * 2 + (plan.room[zone] === 1 ? 0 : 1)) * PRINTS;
    const found = t.candidates;
    for (let i = plan.start[zone]!; i < plan.start[zone]! + size; i++) {
      const card = slots[i] as CardId;
      const print = this.printFor(t, seat, card);
      if (print !== 0) this.known(t, seat, card, place, print, open);
      else if (found !== undefined) this.putAll(this.could, from, found.of(seat, card));
      for (let k = 0; k < t.cardColumns.length; k++) {
        const column = t.cardColumns[k]!;
        if (column.cells[card] !== 0) this.cardColumn(t, seat, column, k, card, place, print);
      }
      if (found !== undefined && !open) this.putAll(this.couldForAll, from, found.of(plan.seats, card));
    }
  }
  private known(t: Table, seat: Seat, card: CardId, place: number, print: number, open: boolean): void {
    this.put(KIND.known, place, print, 0, 0);
    if (open) return;
    let others = 0;
    for (let k = 1; k < this.seats; k++)
      if ((t.knownBy[card]! & (1 << ((seat + k) % this.seats))) !== 0) others |= 1 << k;
    if (others !== 0) this.put(KIND.knownToo, place, print, others, 0);
  }
  private cardColumn(
    t: Table,
    seat: Seat,
    column: Column<CardId, number>,
    k: number,
    card: CardId,
    place: number,
    print: number,
  ): void {
    if (column.sees === 'nobody' || (column.sees === 'owner' && t.ownerOf(card) !== seat)) return;
    const value = column.cells[card]!;
    if (column.holds === 'nothing') return;
    if (column.holds === 'number') this.put(KIND.cardColumn, k, place, print, small(value));
    else if (column.holds === 'bits' || column.holds === 'parts') {
      const step = column.holds === 'bits' ? 1 : 4;
      for (let at = 0; at < 32; at += step) {
        const part = (value >>> at) & (step === 1 ? 1 : FOUR_BITS);
        if (part !== 0) this.put(KIND.cardColumn, k, place, print, 64 + at * 16 + part);
      }
    } else this.put(KIND.cardColumn, k, place, print, 1024 + this.meant(t, seat, column.holds, value));
  }
  private seatColumns(t: Table, seat: Seat): void {
    for (let k = 0; k < t.seatColumns.length; k++) {
      const column = t.seatColumns[k]!;
      if (column.holds === 'nothing') continue;
      for (let other = 0; other < this.seats; other++) {
        if (column.sees === 'nobody' || (column.sees === 'owner' && other !== seat)) continue;
        const [of, value] = [this.relative(other, seat), column.cells[other]!];
        if (column.holds === 'number') this.put(KIND.seatColumn, k, of, small(value), 0);
        else if (column.holds === 'bits' || column.holds === 'parts') this.parts(column.holds, value, 64 + k, of);
        else this.put(KIND.seatColumn, k, of, this.meant(t, seat, column.holds, value), 1);
      }
    }
  }
  private cell(t: Table, seat: Seat, cell: Cell<number>, k: number): void {
    if (cell.sees !== 'everyone' || cell.holds === 'nothing') return;
    const { value } = cell;
    if (cell.holds === 'number') this.put(KIND.cell, k, value & 0xffff, value >>> 16, 0);
    else if (cell.holds === 'bits' || cell.holds === 'parts') this.parts(cell.holds, value, k, 0);
    else this.put(KIND.cell, k, this.meant(t, seat, cell.holds, value), 0, 1);
  }
  /** The small numbers of which one is made, each with its place in it. */
  private parts(holds: Holds, value: number, k: number, of: number): void {
    const step = holds === 'bits' ? 1 : 4;
    for (let at = 0; at < 32; at += step) {
      const part = (value >>> at) & (step === 1 ? 1 : FOUR_BITS);
      if (part !== 0 || step === 4) this.put(KIND.part, k, at / step, part, of);
    }
  }
  /** A card by place and print, a seat by how far round the table it is. */
  private meant(t: Table, seat: Seat, what: Holds | Kind | undefined, value: number): number {
    if (what === 'card')
      return value > 0 && value <= t.cards ? this.cardFor(t, seat, value) : value === 0 ? 0 : 99_000 + value;
    if (what === 'seat') return 2000 + (value < this.seats ? this.relative(value, seat) : value);
    if (what === 'zone') return 3000 + this.places[seat]![value]!;
    return value;
  }
  private cardFor(t: Table, seat: Seat, card: number): number {
    return 100_000 + this.places[seat]![t.at[card]!]! * 1024 + this.printFor(t, seat, card);
  }
  private frames(t: Table, seat: Seat): void {
    const { stack } = t;
    const strand = this.strandOf(t, seat);
    let frame = stack[strand]!;
    for (let depth = 0; depth < FRAMES && frame > 0; depth++) {
      const step = stack[frame]!;
      this.put(KIND.frame, depth, step, this.relative(stack[frame + FRAME.seat]!, seat), 0);
      const kinds = this.locals[step]!;
      for (let k = 0; k < kinds.length; k++) {
        const word = stack[frame + FRAME.locals + k]!;
        if (word === 0 && kinds[k] !== 'seat') continue;
        const value = this.meant(t, seat, kinds[k], word);
        this.put(KIND.local, step, k, value & 0xffff, value >> 16);
      }
      frame = stack[frame + FRAME.below]!;
    }
  }
  /** Where the frames lie of what this seat is asked. */
  private strandOf(t: Table, seat: Seat): number {
    return (t.head[HEAD.forked]! & (1 << seat)) === 0 ? STRAND.top : t.strand * (1 + seat);
  }

  /** Reads an action that the seat may choose: its verb and the question, and with the verb one and both arguments. */
  choice(s: S, seat: Seat, action: Action): void {
    const t = s.table;
    const verb = action >>> 20;
    const kinds = this.kinds[verb]!;
    const step = t.stack[t.stack[this.strandOf(t, seat)]!]!;
    const { option } = this;
    const first = kinds.length === 0 ? -1 : this.meant(t, seat, kinds[0], (action >>> 10) & 1023);
    option[0] = bucket(KIND.verb, verb, step, 0, 0, OPTION_TOKENS);
    option[1] = bucket(KIND.first, verb, first, 0, 0, OPTION_TOKENS);
    option[2] =
      kinds.length < 2
        ? 0
        : bucket(KIND.both, verb, first, this.meant(t, seat, kinds[1], action & 1023), 0, OPTION_TOKENS);
  }
}
const small = (value: number): number => (value > 63 ? 63 : value < -64 ? -64 : value);

/** The name that the declaration gives a zone, whosever it is. */
const zoneName = ({ names, owner }: Table['plan'], zone: number): string =>
  owner[zone]! < 0 ? names[zone]! : names[zone]!.slice(0, -String(owner[zone]).length);
