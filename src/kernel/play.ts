import { type Chance, noChance } from './chance.ts';
import { FACT, type FactSink } from './facts.ts';
import { FRAME, type Procedure, STRAND, type Trigger } from './flow.ts';
import type { CardId, DefId, Seat, SeatMask, ZoneId } from './ids.ts';
import { HEAD } from './head.ts';
import type { State, Table } from './table.ts';
import { ROW } from './zones.ts';

// Constants of this module: an imported binding would be loaded anew at each use, and these are the hottest lines.
const { epoch: EPOCH } = HEAD;
const { room: ROOM, viewers: VIEWERS, blind: BLIND, shift: SHIFT } = ROW;

/**
 * The verbs that rules are written in. The epoch in the table's head grows whenever somebody learns a card or chance is
 * drawn (and, in `Rules`, when another seat acts): a seat may take back what it did in the present epoch.
 */
export class Play<S extends State> {
  declare s: S;
  declare table: Table;
  chance: Chance = noChance;
  private sink: FactSink | undefined;
  /** Is anybody told of moves, a sink or a trigger? */
  declare private heard: boolean;
  /** Whose procedure is running; in an `anyOf` stage, who acts. */
  seat: Seat = 0 as Seat;
  /** Where the running frame stack begins: 0 is the table's own. */
  strand = 0;
  declare private readonly triggers: readonly (readonly Trigger<S>[] | undefined)[];
  /** Does a trigger answer to moves? */
  declare private readonly watched: boolean;

  constructor(triggers: readonly (readonly Trigger<S>[] | undefined)[]) {
    this.triggers = triggers;
    this.watched = triggers[FACT.moved] !== undefined;
    this.heard = this.watched;
  }

  /** From now on facts go to this sink, or nowhere. */
  tellTo(sink: FactSink | undefined): void {
    if (this.sink === sink) return;
    this.sink = sink;
    this.heard = sink !== undefined || this.watched;
  }

  /** Takes a new card out of the box. */
  bring(def: DefId, to: ZoneId): CardId {
    const t = this.table;
    const card = ++t.head[HEAD.cards]! as CardId;
    if (card >= t.capacity) throw new RangeError(`more than ${t.capacity - 1} cards`);
    t.def[card] = def;
    t.at[card] = to;
    t.knownBy[card] = t.plan.viewers[to]!;
    if (t.candidates !== undefined) t.candidates.bring(card, def);
    const size = t.count[to]!;
    if (size >= t.plan.room[to]!) throw this.full(to);
    t.slots[t.plan.start[to]! + size] = card;
    t.count[to] = size + 1;
    return card;
  }

  /**
   * Moves a card onto a zone; knowledge goes along. Out of a zone whose cards others cannot tell apart, the content first
   * changes sleeves with the last card that is known to the same seats, so that the sleeve that leaves tells nothing.
   * Returns the sleeve that moved.
   */
  move(card: CardId, to: ZoneId): CardId {
    return this.pass(card, to, false);
  }
  /** The same, to the bottom of the zone. */
  moveUnder(card: CardId, to: ZoneId): CardId {
    const moved = this.pass(card, to, false);
    const { slots, plan, count } = this.table;
    const first = plan.start[to]!;
    slots.copyWithin(first + 1, first, first + count[to]! - 1);
    slots[first] = moved;
    return moved;
  }
  /**
   * Shows the card to everybody and moves it; nobody forgets anything. Sleeves are exchanged before they are opened: the
   * one that everybody sees must not tell when its card was drawn.
   */
  show(card: CardId, to: ZoneId): CardId {
    return this.pass(card, to, true);
  }
  draw(from: ZoneId, to: ZoneId): CardId {
    return this.move(this.table.top(from), to);
  }
  /** One after the other; those who see only now what lay there see it in the order of the prints. */
  moveAll(from: ZoneId, to: ZoneId): void {
    const t = this.table;
    const first = t.plan.start[from]!;
    if ((t.plan.blind[from]! & t.plan.viewers[to]!) !== 0) this.tidy(from);
    while (t.count[from]! > 0) this.move(t.slots[first + t.count[from]! - 1] as CardId, to);
  }
  /** One function on purpose: it is what games spend most of their time in. */
  private pass(card: CardId, to: ZoneId, openly: boolean): CardId {
    const t = this.table;
    const { at, count, slots, knownBy } = t;
    const rows = t.plan.rows;
    const everyone = t.plan.everyone;
    const from = at[card]!;
    const source = from << SHIFT;
    const target = to << SHIFT;
    const sees = rows[target + VIEWERS]!;
    const blind = rows[source + BLIND]!;
    const left = count[from]! - 1;
    count[from] = left;
    let moved = card;
    if (blind !== 0) moved = this.exchange(card, rows[source]!, rows[source]! + left, openly ? 0 : blind & ~sees);
    else if (slots[rows[source]! + left] !== card) this.closeUp(card, from, rows[source]!, left);
    if (openly) this.reveal(moved, everyone);
    const known = knownBy[moved]!;
    if ((sees & ~known) !== 0) {
      t.head[EPOCH]!++;
      knownBy[moved] = known | sees;
      if (t.candidates !== undefined && t.candidates.tracked) t.candidates.learn(moved, sees & ~known);
    }
    const size = count[to]!;
    if (size >= rows[target + ROOM]!) throw this.full(to);
    slots[rows[target]! + size] = moved;
    count[to] = size + 1;
    at[moved] = to;
    if (sees !== everyone && rows[source + VIEWERS] === everyone) this.wipe(moved);
    if (this.heard) this.tell(moved, from, to);
    return moved;
  }
  private tell(card: CardId, from: number, to: ZoneId): void {
    const t = this.table;
    if (this.sink !== undefined) this.sink.fact(FACT.moved, card, from, to, t.printed(card), t.knownBy[card]!);
    if (this.watched) this.trigger(FACT.moved, card, from, to);
  }
  private full(zone: ZoneId): RangeError {
    return new RangeError(`no room in ${this.table.plan.names[zone]}`);
  }
  private closeUp(card: CardId, from: number, first: number, last: number): void {
    const { slots, plan } = this.table;
    let i = first + last;
    while (slots[i] !== card) if (--i < first) throw new Error(`card ${card} is not where it should be`);
    if (plan.inLine[from] === 0) slots[i] = slots[first + last]!;
    else for (; i < first + last; i++) slots[i] = slots[i + 1]!;
  }
  /** Out of an unordered hidden zone: these seats forget; exchange within equal knowledge; then the sleeve may go. */
  private exchange(card: CardId, first: number, last: number, lost: SeatMask): CardId {
    const t = this.table;
    const { slots, def, knownBy } = t;
    // Forgetting comes first: what is forgotten must not choose the sleeve.
    if (lost !== 0 && last > first) this.forget(first, last, lost);
    const known = knownBy[card]!;
    if (t.candidates !== undefined && t.candidates.tracked) t.candidates.mix(first, last - first + 1, known);
    let i = last;
    let alike = slots[i] as CardId;
    while (knownBy[alike] !== known) {
      if (--i < first) throw new Error(`card ${card} is not where it should be`);
      alike = slots[i] as CardId;
    }
    if (alike !== card) {
      const print = def[card]!;
      def[card] = def[alike]!;
      def[alike] = print;
    }
    if (i !== last) slots[i] = slots[last]!;
    return alike;
  }
  private forget(first: number, last: number, seats: SeatMask): void {
    const t = this.table;
    const found = t.candidates !== undefined && t.candidates.tracked ? t.candidates : undefined;
    for (let i = first; i <= last; i++) {
      const card = t.slots[i] as CardId;
      if (found !== undefined) found.forget(card, seats);
      t.knownBy[card]! &= ~seats;
    }
  }
  /** A card that goes out of sight loses its marks: columns belong to cards on the table. */
  private wipe(card: CardId): void {
    const columns = this.table.cardColumns;
    for (let i = 0; i < columns.length; i++) columns[i]!.cells[card] = 0;
  }

  /** These seats look at the card. */
  reveal(card: CardId, to: SeatMask): void {
    const t = this.table;
    const known = t.knownBy[card]!;
    if ((to & ~known) === 0) return;
    t.knownBy[card] = known | to;
    t.head[EPOCH]!++;
    if (t.candidates !== undefined && t.candidates.tracked) t.candidates.learn(card, to & ~known);
    if (this.sink !== undefined) this.sink.fact(FACT.revealed, card, t.at[card]!, 0, t.printed(card), known | to);
  }
  /** These seats look at all cards of the zone; what they see does not tell in which order the cards came. */
  revealAll(zone: ZoneId, to: SeatMask): void {
    const t = this.table;
    const first = t.plan.start[zone]!;
    if ((t.plan.blind[zone]! & to) !== 0) this.tidy(zone);
    for (let i = first; i < first + t.count[zone]!; i++) this.reveal(t.slots[i] as CardId, to);
  }
  /**
   * Lays the cards of a hand in the order of their prints, as far as they are known to the same seats: to be done before
   * several of them are shown one after the other.
   */
  tidy(zone: ZoneId): void {
    const t = this.table;
    const first = t.plan.start[zone]!;
    const last = first + t.count[zone]! - 1;
    const { slots, def, knownBy } = t;
    if (t.candidates !== undefined && t.candidates.tracked) {
      for (let i = first; i <= last; i++) t.candidates.mix(first, last - first + 1, knownBy[slots[i]!]!);
    }
    for (let i = first; i < last; i++) {
      for (let j = i + 1; j <= last; j++) {
        const [a, b] = [slots[i]!, slots[j]!];
        if (knownBy[a] !== knownBy[b] || def[a]! <= def[b]!) continue;
        const print = def[a]!;
        def[a] = def[b]!;
        def[b] = print;
      }
    }
  }
  /** The sleeves stay, the contents are permuted: nothing can be followed through a shuffle. */
  shuffle(zone: ZoneId): void {
    const t = this.table;
    const { def, slots, knownBy } = t;
    const first = t.plan.start[zone]!;
    const size = t.count[zone]!;
    const sees = t.plan.viewers[zone]!;
    if (t.candidates !== undefined && t.candidates.tracked) t.candidates.mix(first, size, -1);
    for (let i = size - 1; i > 0; i--) {
      const a = slots[first + i]!;
      const b = slots[first + this.chance.below(i + 1)]!;
      const print = def[a]!;
      def[a] = def[b]!;
      def[b] = print;
    }
    for (let i = 0; i < size; i++) knownBy[slots[first + i]!] = sees;
    t.head[EPOCH]!++;
    if (this.sink !== undefined) this.sink.fact(FACT.shuffled, zone, size, 0, 0 as DefId, t.plan.everyone);
  }
  roll(n: number): number {
    this.table.head[HEAD.epoch]!++;
    return this.chance.below(n);
  }
  /** Everybody learns that the card has none of these prints (one bit per print). */
  deny(card: CardId, prints: number): void {
    const found = this.table.candidates;
    if (found !== undefined && found.tracked) found.deny(card, prints);
  }
  /** Everybody learns that one of these cards has one of these prints (one bit each). */
  clue(cards: number, prints: number): void {
    const found = this.table.candidates;
    if (found !== undefined && found.tracked) found.clue(cards, prints);
  }

  /**
   * Calls a procedure: it runs when this stage has returned, before the stage that follows. Of several begun in one stage
   * the last begun runs first. The new frame's locals are 0 until set.
   */
  begin<L>(procedure: Procedure<S, L>, seat: Seat = this.seat): L {
    return this.push(this.strand, procedure, seat);
  }
  /** One procedure for each of the seats, all at the same time; the caller goes on when the last has ended. */
  fork<L>(procedure: Procedure<S, L>, seats: SeatMask, set?: (seat: Seat, local: L) => void): void {
    const t = this.table;
    if (this.strand !== 0 || t.head[HEAD.forked] !== 0) throw new Error('a fork inside a fork');
    if (t.stack.length === t.strand) throw new Error('the game has not said that it forks');
    t.head[HEAD.forked] = seats;
    for (let seat = 0 as Seat; seat < t.plan.seats; seat++) {
      if ((seats & (1 << seat)) === 0) continue;
      const local = this.push(t.strand * (1 + seat), procedure, seat);
      if (set !== undefined) set(seat, local);
    }
  }
  private push<L>(strand: number, procedure: Procedure<S, L>, seat: Seat): L {
    const t = this.table;
    const stack = t.stack;
    const free = stack[strand + STRAND.free]!;
    const frame = free === 0 ? strand + STRAND.frames : free;
    const end = frame + procedure.size;
    if (end > strand + t.strand) throw new RangeError(`no room for a frame of ${procedure.name}`);
    stack[frame] = procedure.entry;
    stack[frame + FRAME.below] = stack[strand]!;
    stack[frame + FRAME.seat] = seat;
    for (let i = frame + FRAME.locals; i < end; i++) stack[i] = 0;
    stack[strand] = frame;
    stack[strand + STRAND.free] = end;
    const { begun } = procedure;
    begun.words = stack;
    begun.at = frame + FRAME.locals;
    return procedure.fresh as L;
  }

  /** What the procedure that ended last had to say. */
  get result(): number {
    return this.table.stack[this.strand + STRAND.answer]!;
  }
  answer(value: number): void {
    this.table.stack[this.strand + STRAND.answer] = value;
  }

  happened(kind: number, a = 0, b = 0, c = 0): void {
    if (this.sink !== undefined) this.sink.fact(kind, a, b, c, 0 as DefId, this.table.plan.everyone);
    if (this.triggers[kind] !== undefined) this.trigger(kind, a, b, c);
  }
  /** Something that only these seats get to know. */
  told(seats: SeatMask, kind: number, a = 0, b = 0, c = 0): void {
    if (this.sink !== undefined) this.sink.fact(kind, a, b, c, 0 as DefId, seats);
  }
  private trigger(kind: number, a: number, b: number, c: number): void {
    const triggers = this.triggers[kind]!;
    for (let i = 0; i < triggers.length; i++) triggers[i]!(this, a, b, c);
  }
  /** Ends the game. Scores are public. */
  finish(score: (seat: Seat) => number): void {
    const t = this.table;
    t.head[HEAD.over] = 1;
    for (let seat = 0 as Seat; seat < t.plan.seats; seat++) t.score[seat] = score(seat);
    if (this.sink !== undefined) this.sink.fact(FACT.over, 0, 0, 0, 0 as DefId, t.plan.everyone);
  }
}
