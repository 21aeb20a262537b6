import { type Chance, noChance } from './chance.ts';
import { FACT, type FactSink } from './facts.ts';
import { FRAME, type Procedure, STRAND, type Trigger } from './flow.ts';
import type { CardId, DefId, Seat, SeatMask, ZoneId } from './ids.ts';
import { HEAD } from './head.ts';
import { KeptOffers } from './options.ts';
import type { State, Table } from './table.ts';
import { ROW } from './zones.ts';

// Constants of this module: an imported binding would be loaded anew at each use, and these are the hottest lines.
const { cards: CARDS, epoch: EPOCH } = HEAD;
/** Eight unions for each zone: 2 ** UNIONS of them. */
const UNIONS = 3;
/** After so many changes they are counted from the beginning again, between two calls of the rules. */
const LAST_CHANGE = 0x3fffff;
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

  /** What `unionIn` remembers of each zone, and how many changes there had been when it was found. */
  declare private readonly unions: Int32Array;
  declare private readonly united: Int32Array;
  /** How many changes there have been, when the present call of the rules began, and when each zone changed last. */
  private changes = 1;
  private began = 1;
  declare private readonly changed: Int32Array;
  private readonly lists: KeptOffers[] = [];
  /** Has anybody asked yet? Most games never do. */
  private remembering = false;

  constructor(triggers: readonly (readonly Trigger<S>[] | undefined)[], zones = 0) {
    this.unions = new Int32Array(zones << UNIONS);
    this.united = new Int32Array(zones << UNIONS);
    this.changed = new Int32Array(zones);
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

  /** Between two calls of the rules anybody may have written to a table: whatever is remembered of one is forgotten. */
  forgetAll(): void {
    if (this.changes >= LAST_CHANGE) {
      this.changes = 0;
      this.changed.fill(0);
      this.united.fill(0);
      for (const kept of this.lists) kept.forget();
    }
    this.began = ++this.changes;
  }
  /** How many changes there have been: what is found now holds while `since` says no more than this. */
  get now(): number {
    this.remembering = true;
    return this.changes;
  }
  /** The last change of what lies in the zone: for who remembers what follows from it. */
  since(zone: ZoneId): number {
    return Math.max(this.changed[zone]!, this.began);
  }
  /** The list that is kept under this number, from 0 on. */
  kept(as: number): KeptOffers {
    while (this.lists.length <= as) this.lists.push(new KeptOffers());
    return this.lists[as]!;
  }
  /**
   * The bits of all prints in the zone together, `bits[def]` of each. It is remembered while nothing enters or leaves, under
   * the number `as` (0 to 7), which must always stand for the same bits.
   */
  unionIn(zone: ZoneId, as: number, bits: Int32Array): number {
    const { united, unions } = this;
    const at = (zone << UNIONS) + as;
    if (united[at]! >= this.since(zone)) return unions[at]!;
    const { words, defFrom, firstFrom, countFrom } = this.table;
    const from = firstFrom[zone]!;
    const to = from + words[countFrom + zone]!;
    let union = 0;
    for (let i = from; i < to; i++) union |= bits[words[defFrom + words[i]!]!]!;
    unions[at] = union;
    united[at] = this.now;
    return union;
  }

  /** Takes a new card out of the box. */
  bring(def: DefId, to: ZoneId): CardId {
    const t = this.table;
    const { words } = t;
    const { rows } = t.plan;
    const target = to << SHIFT;
    const card = ++words[CARDS]! as CardId;
    if (card >= t.capacity) throw new RangeError(`more than ${t.capacity - 1} cards`);
    words[t.defFrom + card] = def;
    words[t.atFrom + card] = to;
    words[t.knownFrom + card] = rows[target + VIEWERS]!;
    if (t.candidates !== undefined) t.candidates.bring(card, def);
    const size = words[t.countFrom + to]!;
    if (size >= rows[target + ROOM]!) throw this.full(to);
    words[t.slotsFrom + rows[target]! + size] = card;
    words[t.countFrom + to] = size + 1;
    if (this.remembering) this.changed[to] = ++this.changes;
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
    const t = this.table;
    const { words, countFrom } = t;
    const { rows } = t.plan;
    const source = from << SHIFT;
    const left = words[countFrom + from]! - 1;
    const card = words[t.slotsFrom + rows[source]! + left] as CardId;
    if (rows[source + BLIND] !== 0) return this.pass(card, to, false);
    words[countFrom + from] = left;
    this.arrive(card, from, to);
    return card;
  }
  /** One after the other; those who see only now what lay there see it in the order of the prints. */
  moveAll(from: ZoneId, to: ZoneId): void {
    const { plan, words, countFrom } = this.table;
    if ((plan.blind[from]! & plan.viewers[to]!) !== 0) this.tidy(from);
    while (words[countFrom + from]! > 0) this.draw(from, to);
  }
  /** The card leaves the zone that it lies in, and arrives in the other. */
  private pass(card: CardId, to: ZoneId, openly: boolean): CardId {
    const t = this.table;
    const { words, countFrom } = t;
    const { rows } = t.plan;
    const from = words[t.atFrom + card] as ZoneId;
    const source = from << SHIFT;
    const blind = rows[source + BLIND]!;
    const first = t.slotsFrom + rows[source]!;
    const last = first + --words[countFrom + from]!;
    let moved = card;
    if (blind !== 0) {
      const lost = openly ? 0 : blind & ~rows[(to << SHIFT) + VIEWERS]!;
      moved = this.exchange(card, first, last, lost);
    } else if (words[last] !== card) this.closeUp(card, from, first, last);
    if (openly) this.reveal(moved, t.plan.everyone);
    this.arrive(moved, from, to);
    return moved;
  }
  private arrive(card: CardId, from: ZoneId, to: ZoneId): void {
    const t = this.table;
    const { words, countFrom, knownFrom } = t;
    const { rows, everyone } = t.plan;
    const target = to << SHIFT;
    const sees = rows[target + VIEWERS]!;
    const known = words[knownFrom + card]!;
    if ((sees & ~known) !== 0) {
      words[EPOCH]!++;
      words[knownFrom + card] = known | sees;
      if (t.candidates !== undefined && t.candidates.tracked) t.candidates.learn(card, sees & ~known);
    }
    const size = words[countFrom + to]!;
    if (size >= rows[target + ROOM]!) throw this.full(to);
    words[t.slotsFrom + rows[target]! + size] = card;
    words[countFrom + to] = size + 1;
    words[t.atFrom + card] = to;
    if (this.remembering) this.changed[from] = this.changed[to] = ++this.changes;
    if (sees !== everyone && rows[(from << SHIFT) + VIEWERS] === everyone) this.wipe(card);
    if (this.heard) this.tell(card, from, to);
  }
  private tell(card: CardId, from: number, to: ZoneId): void {
    const t = this.table;
    if (this.sink !== undefined) this.sink.fact(FACT.moved, card, from, to, t.printed(card), t.knownBy[card]!);
    if (this.watched) this.trigger(FACT.moved, card, from, to);
  }
  private full(zone: ZoneId): RangeError {
    return new RangeError(`no room in ${this.table.plan.names[zone]}`);
  }
  private closeUp(card: CardId, from: ZoneId, first: number, last: number): void {
    const { words, plan } = this.table;
    let i = last;
    while (words[i] !== card) if (--i < first) throw this.misplaced(card);
    if (plan.inLine[from] === 0) words[i] = words[last]!;
    else for (; i < last; i++) words[i] = words[i + 1]!;
  }
  /** Out of an unordered hidden zone: these seats forget; exchange within equal knowledge; then the sleeve may go. */
  private exchange(card: CardId, first: number, last: number, lost: SeatMask): CardId {
    const t = this.table;
    const { words, knownFrom, defFrom } = t;
    // Forgetting comes first: what is forgotten must not choose the sleeve.
    if (lost !== 0 && last > first) this.forget(first, last, lost);
    const known = words[knownFrom + card]!;
    if (t.candidates !== undefined && t.candidates.tracked)
      t.candidates.mix(first - t.slotsFrom, last - first + 1, known);
    let i = last;
    while (words[knownFrom + words[i]!] !== known) if (--i < first) throw this.misplaced(card);
    // Where the sleeve is the card's own all this changes nothing, and costs less than to ask.
    const alike = words[i] as CardId;
    const print = words[defFrom + card]!;
    words[defFrom + card] = words[defFrom + alike]!;
    words[defFrom + alike] = print;
    words[i] = words[last]!;
    return alike;
  }
  private misplaced(card: CardId): Error {
    return new Error(`card ${card} is not where it should be`);
  }
  private forget(first: number, last: number, seats: SeatMask): void {
    const t = this.table;
    const { words, knownFrom } = t;
    const found = t.candidates !== undefined && t.candidates.tracked ? t.candidates : undefined;
    for (let i = first; i <= last; i++) {
      const card = words[i] as CardId;
      if (found !== undefined) found.forget(card, seats);
      words[knownFrom + card]! &= ~seats;
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
    const { words, defFrom, knownFrom } = t;
    const { chance } = this;
    const first = t.slotsFrom + t.plan.start[zone]!;
    const size = words[t.countFrom + zone]!;
    const sees = t.plan.viewers[zone]!;
    if (t.candidates !== undefined && t.candidates.tracked) t.candidates.mix(first - t.slotsFrom, size, -1);
    for (let i = size - 1; i > 0; i--) {
      const a = defFrom + words[first + i]!;
      const b = defFrom + words[first + chance.below(i + 1)]!;
      const print = words[a]!;
      words[a] = words[b]!;
      words[b] = print;
    }
    for (let i = 0; i < size; i++) words[knownFrom + words[first + i]!] = sees;
    words[EPOCH]!++;
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
    if (t.head[HEAD.forked] !== 0) throw new Error('a fork inside a fork');
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
