import { Candidates } from './candidates.ts';
import { HEAD } from './head.ts';
import type { CardId, DefId, Seat, ZoneId } from './ids.ts';
import type { Plan, Sees } from './zones.ts';

// Fields are declared and not defined: one that the class defines is undefined before it is set, and V8 then takes its type
// for unknown and its value for changing, here and in everything that reads it (measured: 7 % of the steps).

/**
 * What the values of a column are, for who reads it without knowing the game: a learner. `parts`: several small numbers of
 * four bits in one. `bits`: a set. `nothing`: bookkeeping that tells a player nothing.
 */
export type Holds = 'number' | 'card' | 'seat' | 'parts' | 'bits' | 'nothing';

/** A declared column: keys and values keep their names, so damage cannot be indexed by a seat. */
export class Column<K extends number, V extends number> {
  declare readonly name: string;
  declare readonly cells: Int32Array;
  declare readonly sees: Sees;
  declare readonly holds: Holds;
  constructor(name: string, cells: Int32Array, sees: Sees, holds: Holds) {
    this.name = name;
    this.cells = cells;
    this.sees = sees;
    this.holds = holds;
  }
  get(key: K): V {
    return this.cells[key] as V;
  }
  set(key: K, value: V): void {
    this.cells[key] = value;
  }
  add(key: K, amount: number): V {
    return (this.cells[key]! += amount) as V;
  }
}
/** One value of the whole game. */
export class Cell<V extends number> {
  declare readonly name: string;
  declare readonly cells: Int32Array;
  declare readonly sees: Sees;
  declare readonly holds: Holds;
  constructor(name: string, cells: Int32Array, sees: Sees, holds: Holds) {
    this.name = name;
    this.cells = cells;
    this.sees = sees;
    this.holds = holds;
  }
  get value(): V {
    return this.cells[0] as V;
  }
  set value(value: V) {
    this.cells[0] = value;
  }
}

export interface TableSize {
  /** How many cards there can be. */
  readonly cards: number;
  /** Does the game run procedures for several seats at once? */
  readonly forks: boolean;
  /** Words for one stack of frames. */
  readonly strand: number;
  /** Are partial findings kept (see `Candidates`)? */
  readonly candidates: boolean;
}
const ARENA = 1 << 15;

/** A game's state is its table plus the columns that it declares on it. */
export interface State {
  readonly table: Table;
}

/** A loop, because `every` takes ten times as long. */
export function sameWords(a: Int32Array, b: Int32Array, from = 0, to = a.length): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A list that is mostly empty, and the words before and after it. */
interface CountedRows {
  readonly list: Int32Array;
  readonly size: number;
  readonly count: Cell<number>;
  readonly before: Int32Array;
  readonly at: number;
  after: Int32Array;
}

/**
 * The whole position in one Int32Array. Games do not subclass it: their state *has* a table, so that the kernel's own
 * code meets one object shape however many games run in the process.
 */
export class Table {
  declare readonly plan: Plan;
  declare readonly capacity: number;
  /** Words of one frame stack. */
  declare readonly strand: number;
  declare private readonly arena: Int32Array;
  private used = 0;
  private rows: CountedRows | undefined;
  private added: number | undefined;
  /** What lies where in the words: lets a snapshot outlive a change of the columns. */
  readonly layout: { readonly name: string; readonly at: number; readonly length: number }[] = [];
  declare words: Int32Array;
  declare readonly head: Int32Array;
  declare readonly def: Int32Array;
  declare readonly at: Int32Array;
  declare readonly knownBy: Int32Array;
  declare readonly count: Int32Array;
  declare readonly slots: Int32Array;
  declare readonly serial: Int32Array;
  /** Result of the game, per seat; read by `outcome`. */
  declare readonly score: Int32Array;
  /** Frame stacks: the table's own, then one per seat if the game forks. */
  declare readonly stack: Int32Array;
  declare readonly candidates: Candidates | undefined;
  /** Where these columns begin in the words: a move reads one array, not five. */
  declare readonly defFrom: number;
  declare readonly atFrom: number;
  declare readonly knownFrom: number;
  declare readonly countFrom: number;
  declare readonly slotsFrom: number;
  /** By zone: where its first slot lies in the words. */
  declare readonly firstFrom: Int32Array;
  readonly cardColumns: Column<CardId, number>[] = [];
  readonly seatColumns: Column<Seat, number>[] = [];
  readonly gameCells: Cell<number>[] = [];

  constructor(plan: Plan, size: TableSize, words?: number) {
    this.plan = plan;
    this.capacity = size.cards + 1;
    this.strand = size.strand;
    this.arena = this.words = new Int32Array(words ?? ARENA);
    this.head = this.carve('head', HEAD.size);
    this.defFrom = this.used;
    this.def = this.carve('def', this.capacity);
    this.atFrom = this.used;
    this.at = this.carve('at', this.capacity);
    this.knownFrom = this.used;
    this.knownBy = this.carve('knownBy', this.capacity);
    this.countFrom = this.used;
    this.count = this.carve('count', plan.names.length);
    this.slotsFrom = this.used;
    this.slots = this.carve('slots', plan.slots);
    this.firstFrom = plan.start.map((start) => this.slotsFrom + start);
    this.serial = this.carve('serial', plan.seats);
    this.score = this.carve('score', plan.seats);
    this.stack = this.carve('stack', size.strand * (size.forks ? 1 + plan.seats : 1));
    this.candidates = size.candidates ? new Candidates(this, (name, length) => this.carve(name, length)) : undefined;
  }
  private carve(name: string, length: number): Int32Array {
    const at = this.used;
    this.used += length;
    if (this.used > this.arena.length) throw new RangeError('the table is too large for its arena');
    // Once a game's columns have been measured their names are known to differ.
    const first = this.arena.length === ARENA;
    if (first && this.layout.some((part) => part.name === name)) throw new Error(`two columns are called ${name}`);
    this.layout.push({ name, at, length });
    return this.arena.subarray(at, this.used);
  }
  perCard<V extends number = number>(name: string, sees: Sees, holds: Holds = 'number'): Column<CardId, V> {
    const column = new Column<CardId, V>(name, this.carve(name, this.capacity), sees, holds);
    this.cardColumns.push(column);
    return column;
  }
  perSeat<V extends number = number>(name: string, sees: Sees, holds: Holds = 'number'): Column<Seat, V> {
    const column = new Column<Seat, V>(name, this.carve(name, this.plan.seats), sees, holds);
    this.seatColumns.push(column);
    return column;
  }
  perGame<V extends number = number>(name: string, sees: Sees, holds: Holds = 'number'): Cell<V> {
    const cell = new Cell<V>(name, this.carve(name, 1), sees, holds);
    this.gameCells.push(cell);
    return cell;
  }
  /**
   * The same for a value that came into a game when records of it had been written: while it is 0, positions have the
   * digests that they had without it. It is declared after everything else.
   */
  addedPerGame<V extends number = number>(name: string, sees: Sees, holds: Holds = 'number'): Cell<V> {
    this.added ??= this.used;
    return this.perGame(name, sees, holds);
  }
  /** Words of the whole game that everybody sees, such as a list of effects in force. */
  list(name: string, length: number): Int32Array {
    return this.carve(name, length);
  }
  /**
   * Says that of this list only as many rows of so many words are in use as the cell counts, and that the rest is 0: a copy
   * of the position leaves the rest out.
   */
  counted(list: Int32Array, size: number, count: Cell<number>): void {
    if (this.rows !== undefined) throw new Error('one list of a table is counted');
    const at = list.byteOffset / 4;
    this.rows = { list, size, count, before: this.arena.subarray(0, at), at: at + list.length, after: list };
  }
  /** Called once the game has declared its columns. */
  seal(): number {
    this.words = this.arena.subarray(0, this.used);
    if (this.rows !== undefined) this.rows.after = this.words.subarray(this.rows.at);
    return this.used;
  }

  /** The words from here on came later: they count in a digest up to the last that is not 0. */
  get late(): number {
    return this.added ?? this.used;
  }
  /** How many words are part of the position's digest. */
  get digested(): number {
    const { late } = this;
    let end = this.used;
    while (end > late && this.words[end - 1] === 0) end--;
    return end;
  }
  size(zone: ZoneId): number {
    return this.words[this.countFrom + zone]!;
  }
  card(zone: ZoneId, slot: number): CardId {
    return this.words[this.firstFrom[zone]! + slot] as CardId;
  }
  top(zone: ZoneId): CardId {
    return this.card(zone, this.size(zone) - 1);
  }
  printed(card: CardId): DefId {
    return this.words[this.defFrom + card] as DefId;
  }
  zoneOf(card: CardId): ZoneId {
    return this.words[this.atFrom + card] as ZoneId;
  }
  /** The seat whose zone the card lies in, or -1. */
  ownerOf(card: CardId): Seat {
    return this.plan.owner[this.at[card]!] as Seat;
  }
  /** The card of the zone with this print, or 0; of equal cards the one that most seats know about. */
  find(zone: ZoneId, def: DefId): CardId {
    const { words, defFrom, knownFrom } = this;
    const from = this.firstFrom[zone]!;
    const to = from + words[this.countFrom + zone]!;
    let best = 0;
    let known = -1;
    for (let i = from; i < to; i++) {
      const card = words[i]!;
      if (words[defFrom + card] === def && words[knownFrom + card]! > known) {
        best = card;
        known = words[knownFrom + card]!;
      }
    }
    return best as CardId;
  }
  /** Which prints lie in the zone, one bit each: for games whose prints fit into one word. */
  kindsIn(zone: ZoneId): number {
    const { words, defFrom } = this;
    const from = this.firstFrom[zone]!;
    const to = from + words[this.countFrom + zone]!;
    let kinds = 0;
    for (let i = from; i < to; i++) kinds |= 1 << words[defFrom + words[i]!]!;
    return kinds;
  }
  /** How many cards of the zone have this print. */
  copiesIn(zone: ZoneId, def: DefId): number {
    const { words, defFrom } = this;
    const from = this.firstFrom[zone]!;
    const to = from + words[this.countFrom + zone]!;
    let copies = 0;
    for (let i = from; i < to; i++) if (words[defFrom + words[i]!] === def) copies++;
    return copies;
  }
  /** False if an earlier card of the zone has the same print: equal cards are one option. */
  firstOfItsKind(zone: ZoneId, slot: number): boolean {
    const { words, defFrom } = this;
    const from = this.firstFrom[zone]!;
    const def = words[defFrom + words[from + slot]!];
    for (let i = from; i < from + slot; i++) if (words[defFrom + words[i]!] === def) return false;
    return true;
  }
  get cards(): number {
    return this.head[HEAD.cards]!;
  }
  get over(): boolean {
    return this.head[HEAD.over] !== 0;
  }
  /** Makes this the same position. */
  copyFrom(other: Table): void {
    const mine = this.rows;
    if (mine === undefined) {
      this.words.set(other.words);
      return;
    }
    const theirs = other.rows!;
    const used = Math.max(mine.count.value, theirs.count.value) * mine.size;
    for (let i = 0; i < used; i++) mine.list[i] = theirs.list[i]!;
    mine.before.set(theirs.before);
    mine.after.set(theirs.after);
  }
  clear(): void {
    this.words.fill(0);
  }
}
