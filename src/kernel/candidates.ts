import type { CardId, Seat, SeatMask } from './ids.ts';
import { HEAD } from './head.ts';
import type { Table } from './table.ts';

const CLUES = 2;
/** A clue: at least one of these cards has one of these prints. */
const CLUE = { cards: 0, prints: 1, size: 2 } as const;

/**
 * Partial findings, for games of at most 30 cards and prints: for each seat and card, which prints the card could have
 * (`couldBe`), and a few clues of the form "one of these cards has one of these prints". All of it is sound: what is true
 * is never ruled out. Findings go along when contents change sleeves or are shuffled. No rule reads them; they are there
 * for guesses.
 */
export class Candidates {
  private readonly table: Table;
  private readonly masks: Int32Array[];
  readonly clues: Int32Array;
  /** The prints of the box, and those of them that are there more than once. */
  private readonly box: Int32Array;

  constructor(table: Table, carve: (name: string, length: number) => Int32Array) {
    if (table.capacity > 31) throw new RangeError('candidates are for games of at most 30 cards');
    this.table = table;
    this.masks = Array.from({ length: table.plan.seats + 1 }, (_, seat) => carve(`couldBe${seat}`, table.capacity));
    this.clues = carve('clues', CLUES * CLUE.size);
    this.box = carve('prints', 2);
  }
  get tracked(): boolean {
    return this.table.head[HEAD.untracked] === 0;
  }
  /** A new card came out of the box: it could be anything that is in the box. */
  bring(card: CardId, def: number): void {
    this.box[1]! |= this.box[0]! & (1 << def);
    this.box[0]! |= 1 << def;
    for (const mask of this.masks) for (let other = 1; other <= card; other++) mask[other] = this.box[0]!;
  }
  /** What the seat (or the spectators, one past the last seat) may still think of a card that it does not know. */
  of(seat: number, card: CardId): number {
    return this.masks[seat]![card]!;
  }
  /** Everybody learns that the card has none of these prints. */
  deny(card: CardId, prints: number): void {
    for (const mask of this.masks) mask[card]! &= ~prints;
  }
  /** These seats look at the card: if its print is there only once, no other card has it. */
  learn(card: CardId, seats: SeatMask): void {
    const print = 1 << this.table.def[card]!;
    if ((this.box[1]! & print) !== 0) return;
    for (let seat = 0; seat < this.masks.length; seat++) {
      if ((seats & (1 << seat)) === 0) continue;
      const mask = this.masks[seat]!;
      for (let other = 1; other < mask.length; other++) if (other !== card) mask[other]! &= ~print;
    }
  }
  /** Everybody learns that one of the cards has one of the prints; the oldest clue makes room. */
  clue(cards: number, prints: number): void {
    this.clues.copyWithin(CLUE.size, 0, (CLUES - 1) * CLUE.size);
    this.clues[CLUE.cards] = cards;
    this.clues[CLUE.prints] = prints;
  }
  /** These seats are about to forget the card: what they knew becomes a finding. */
  forget(card: CardId, seats: SeatMask): void {
    const knew = seats & this.table.knownBy[card]!;
    for (let seat = 0; seat < this.masks.length; seat++) {
      if ((knew & (1 << seat)) !== 0) this.masks[seat]![card] = 1 << this.table.def[card]!;
    }
  }
  /** The cards of these slots may have changed contents among themselves, unseen by who does not know them. */
  mix(first: number, size: number, alike: number): void {
    const { slots, knownBy, def } = this.table;
    const last = first + size;
    let cards = 0;
    for (let i = first; i < last; i++) if (alike < 0 || knownBy[slots[i]!] === alike) cards |= 1 << slots[i]!;
    for (let seat = 0; seat < this.masks.length; seat++) {
      const mask = this.masks[seat]!;
      let union = 0;
      for (let i = first; i < last; i++) {
        const card = slots[i]!;
        if ((cards & (1 << card)) === 0) continue;
        union |= (knownBy[card]! & (1 << seat)) === 0 ? mask[card]! : 1 << def[card]!;
      }
      for (let i = first; i < last; i++) if ((cards & (1 << slots[i]!)) !== 0) mask[slots[i]!] = union;
    }
    for (let clue = 0; clue < this.clues.length; clue += CLUE.size) {
      if ((this.clues[clue]! & cards) !== 0) this.clues[clue]! |= cards;
    }
  }
  /** Keeps what the viewer may see: its own findings and the clues. */
  mask(seat: number): void {
    for (let other = 0; other < this.masks.length; other++) if (other !== seat) this.masks[other]!.fill(0);
  }
}

/**
 * Uniform over all ways to put the prints on the cards that agree with the findings, exactly: `ways` counts, for each
 * set of prints used so far (the cards are dealt in order) and each set of clues met so far, how many ways lead on.
 */
export class CandidateSampler {
  private ways = new Float64Array(0);
  private readonly cards: number[] = [];
  private readonly prints: number[] = [];
  private readonly could: number[] = [];
  private readonly meets: number[] = [];
  private owed = 0;

  /** `hidden` and `unplaced` are the cards and prints that the viewer cannot match, equally many. */
  prepare(table: Table, seat: number, hidden: Int32Array, unplaced: Int32Array, size: number): void {
    const found = table.candidates!;
    this.cards.length = this.prints.length = this.could.length = this.meets.length = 0;
    this.owed = 0;
    for (let i = 0; i < size; i++) {
      this.cards.push(hidden[i]!);
      this.prints.push(unplaced[i]!);
      this.could.push(found.of(seat, hidden[i] as CardId));
    }
    for (let clue = 0; clue < CLUES; clue++) if (!this.known(table, seat, clue)) this.owed |= 1 << clue;
    for (let print = 0; print < size; print++) {
      let meets = 0;
      for (let clue = 0; clue < CLUES; clue++) {
        if (((found.clues[clue * CLUE.size + CLUE.prints]! >> this.prints[print]!) & 1) !== 0) meets |= 1 << clue;
      }
      this.meets.push(meets);
    }
    this.count(table);
  }
  /** Is the clue met already by a card that the viewer knows, or none at all? */
  private known(table: Table, seat: number, clue: number): boolean {
    const cards = table.candidates!.clues[clue * CLUE.size + CLUE.cards]!;
    const prints = table.candidates!.clues[clue * CLUE.size + CLUE.prints]!;
    if (cards === 0) return true;
    for (let card = 1; card <= table.cards; card++) {
      if (((cards >> card) & 1) === 0 || (table.knownBy[card]! & (1 << seat)) === 0) continue;
      if (((prints >> table.def[card]!) & 1) !== 0) return true;
    }
    return false;
  }
  private inClue: number[] = [];
  private count(table: Table): void {
    const size = this.cards.length;
    const full = (1 << size) - 1;
    const sets = 1 << CLUES;
    this.inClue = this.cards.map((card) => {
      let clues = 0;
      for (let clue = 0; clue < CLUES; clue++) {
        if (((table.candidates!.clues[clue * CLUE.size + CLUE.cards]! >> card) & 1) !== 0) clues |= 1 << clue;
      }
      return clues;
    });
    if (this.ways.length < sets << size) this.ways = new Float64Array(sets << size);
    const ways = this.ways;
    for (let met = 0; met < sets; met++) ways[full * sets + met] = (met & this.owed) === this.owed ? 1 : 0;
    for (let used = full - 1; used >= 0; used--) {
      const card = ones(used);
      for (let met = 0; met < sets; met++) ways[used * sets + met] = this.total(used, met, card);
    }
    if (ways[0] === 0) throw new Error('no deal agrees with what is known');
  }
  private total(used: number, met: number, card: number): number {
    let sum = 0;
    for (let print = 0; print < this.prints.length; print++) sum += this.after(used, met, card, print);
    return sum;
  }
  /** Ways that begin with this print on this card. */
  private after(used: number, met: number, card: number, print: number): number {
    if (((used >> print) & 1) !== 0 || ((this.could[card]! >> this.prints[print]!) & 1) === 0) return 0;
    return this.ways[((used | (1 << print)) << CLUES) + (met | (this.meets[print]! & this.inClue[card]!))]!;
  }
  sample(def: Int32Array, chance: { below(n: number): number }): void {
    let used = 0;
    let met = 0;
    for (let card = 0; card < this.cards.length; card++) {
      // 32 random bits: enough for 13! ways to within a rounding that no test could see.
      const draw = (chance.below(65536) * 65536 + chance.below(65536)) / 4294967296;
      let left = draw * this.ways[(used << CLUES) + met]!;
      let chosen = -1;
      for (let print = 0; print < this.prints.length; print++) {
        const ways = this.after(used, met, card, print);
        if (ways === 0) continue;
        chosen = print;
        left -= ways;
        if (left < 0) break;
      }
      def[this.cards[card]!] = this.prints[chosen]!;
      used |= 1 << chosen;
      met |= this.meets[chosen]! & this.inClue[card]!;
    }
  }
}
const ones = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** The findings about one seat's hidden cards that a display may show. */
export const couldBe = (table: Table, seat: Seat, card: CardId): number => table.candidates?.of(seat, card) ?? 0;
