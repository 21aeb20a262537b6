import type { CardId, SeatMask } from './ids.ts';
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
  declare private readonly table: Table;
  declare private readonly masks: Int32Array[];
  declare readonly clues: Int32Array;
  /** The prints of the box, and those of them that are there more than once. */
  declare private readonly box: Int32Array;

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
  /** The prints of the box, one bit each, if none is there twice; 0 if one is. */
  get single(): number {
    return this.box[1] === 0 ? this.box[0]! : 0;
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
    this.clues.copyWithin(CLUE.size, 0);
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
    // The onlookers first: what they have found out, everybody has.
    for (let seat = this.masks.length - 1; seat >= 0; seat--) {
      const mask = this.masks[seat]!;
      if (alike < 0 && this.single !== 0) this.conclude(seat);
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
  /**
   * Before cards are mixed, and tell it no more: where so many cards can only have so many prints, no other card has one
   * of these.
   */
  private conclude(seat: number): void {
    const { knownBy, def, cards } = this.table;
    const mask = this.masks[seat]!;
    const found = this.masks.at(-1)!;
    let free = 0;
    for (let card = 1; card <= cards; card++) {
      if ((knownBy[card]! & (1 << seat)) !== 0) continue;
      free |= 1 << def[card]!;
      mask[card]! &= found[card]!;
    }
    for (let card = 1; card <= cards; card++) {
      if ((knownBy[card]! & (1 << seat)) !== 0) continue;
      const taken = mask[card]! & free;
      if (taken === 0 || taken === free || this.within(taken, free, seat) !== ones(taken)) continue;
      for (let other = 1; other <= cards; other++) {
        const hidden = (knownBy[other]! & (1 << seat)) === 0;
        if (hidden && (mask[other]! & free & ~taken) !== 0) mask[other]! &= ~taken;
      }
      free &= ~taken;
      // What is left may be taken in its turn, by a card that was passed over.
      card = 0;
    }
  }
  /** How many of the cards that the seat does not know have none but these of the free prints. */
  private within(prints: number, free: number, seat: number): number {
    const { knownBy, cards } = this.table;
    let n = 0;
    for (let card = 1; card <= cards; card++) {
      const could = this.masks[seat]![card]! & free;
      if ((knownBy[card]! & (1 << seat)) === 0 && could !== 0 && (could & ~prints) === 0) n++;
    }
    return n;
  }
  /** Keeps what the viewer may see: its own findings, those that everybody has, and the clues. */
  mask(seat: number): void {
    const onlookers = this.masks.length - 1;
    for (let other = 0; other < onlookers; other++) if (other !== seat) this.masks[other]!.fill(0);
  }
  /**
   * In a guess of this seat's: what the others can have found out. That is what everybody has, less the prints that they
   * see; what one of them saw and lost sight of, nobody else knows.
   */
  suppose(seat: number): void {
    const { knownBy, def, cards } = this.table;
    const onlookers = this.masks.length - 1;
    const found = this.masks[onlookers]!;
    for (let other = 0; other < onlookers; other++) {
      if (other === seat) continue;
      const mask = this.masks[other]!;
      let seen = 0;
      for (let card = 1; card <= cards; card++) if ((knownBy[card]! & (1 << other)) !== 0) seen |= 1 << def[card]!;
      // Of a print that is there more than once, another card may have it as well.
      seen &= ~this.box[1]!;
      for (let card = 1; card <= cards; card++)
        mask[card] = (knownBy[card]! & (1 << other)) === 0 ? found[card]! & ~seen : found[card]!;
    }
  }
}

/**
 * Uniform over all ways to put the prints on the cards that agree with the findings, exactly: `ways` counts, for each
 * set of prints used so far (the cards are dealt in order) and each set of clues met so far, how many ways lead on.
 */
export class CandidateSampler {
  private ways = new Float64Array(0);
  private arrived = new Float64Array(0);
  private readonly cards: number[] = [];
  private readonly prints: number[] = [];
  /** For each card, which of the prints it could have: one bit for each place in `prints`. */
  private readonly could: number[] = [];
  /** For each print and for each card, which of the clues that are still owed it meets. */
  private readonly meets: number[] = [];
  private readonly inClue: number[] = [];
  private owed = 0;

  /** `hidden` and `unplaced` are the cards and prints that the viewer cannot match, equally many. */
  prepare(table: Table, seat: number, hidden: Int32Array, unplaced: Int32Array, size: number): void {
    const found = table.candidates!;
    this.owed = 0;
    for (let clue = 0; clue < CLUES; clue++) if (!this.known(table, seat, clue)) this.owed |= 1 << clue;
    this.cards.length = this.prints.length = this.could.length = this.meets.length = this.inClue.length = 0;
    for (let i = 0; i < size; i++) {
      this.cards.push(hidden[i]!);
      this.prints.push(unplaced[i]!);
      this.inClue.push(this.owedOf(found.clues, CLUE.cards, hidden[i]!));
      this.meets.push(this.owedOf(found.clues, CLUE.prints, unplaced[i]!));
    }
    for (let i = 0; i < size; i++) {
      const mask = found.of(seat, hidden[i] as CardId);
      let could = 0;
      for (let print = 0; print < size; print++) could |= ((mask >> unplaced[print]!) & 1) << print;
      this.could.push(could);
    }
    this.count();
  }
  /** The owed clues that speak of this card, or of this print. */
  private owedOf(clues: Int32Array, part: number, bit: number): number {
    let speak = 0;
    for (let clue = 0; clue < CLUES; clue++) speak |= ((clues[clue * CLUE.size + part]! >> bit) & 1) << clue;
    return speak & this.owed;
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
  /** Sets of clues met that are no subset of those owed are never looked up, and not counted. */
  private count(): void {
    const { owed } = this;
    const size = this.cards.length;
    const full = (1 << size) - 1;
    if (this.ways.length < 1 << (size + CLUES)) this.ways = new Float64Array(1 << (size + CLUES));
    const ways = this.ways;
    for (let met = 0; met <= owed; met++) ways[(full << CLUES) + met] = met === owed ? 1 : 0;
    for (let used = full - 1; used >= 0; used--) {
      const card = ones(used);
      for (let met = owed; met >= 0; met = met === 0 ? -1 : (met - 1) & owed) {
        ways[(used << CLUES) + met] = this.total(used, met, card);
      }
    }
    if (ways[0] === 0) throw new Error('no deal agrees with what is known');
  }
  private total(used: number, met: number, card: number): number {
    const { ways, meets } = this;
    const clues = this.inClue[card]!;
    let sum = 0;
    for (let free = this.could[card]! & ~used; free !== 0; free &= free - 1) {
      const print = free & -free;
      const now = clues === 0 ? met : met | (meets[31 - Math.clz32(print)]! & clues);
      sum += ways[((used | print) << CLUES) + now]!;
    }
    return sum;
  }
  /** Tells for each card, and each print that it can have, in which part of all the ways it has it. */
  shares(tell: (card: number, print: number, share: number) => void): void {
    const { ways, meets, inClue, cards, prints } = this;
    const size = cards.length;
    if (this.arrived.length < 1 << (size + CLUES)) this.arrived = new Float64Array(1 << (size + CLUES));
    const arrived = this.arrived.fill(0, 0, 1 << (size + CLUES));
    const shared = new Float64Array(size * size);
    arrived[0] = 1;
    for (let used = 0; used < (1 << size) - 1; used++) {
      const card = ones(used);
      for (let met = 0; met < 1 << CLUES; met++) {
        const came = arrived[(used << CLUES) + met]!;
        if (came === 0) continue;
        for (let free = this.could[card]! & ~used; free !== 0; free &= free - 1) {
          const print = 31 - Math.clz32(free & -free);
          const next = ((used | (1 << print)) << CLUES) + (met | (meets[print]! & inClue[card]!));
          arrived[next]! += came;
          shared[card * size + print]! += came * ways[next]!;
        }
      }
    }
    shared.forEach((n, i) => {
      if (n > 0) tell(cards[Math.floor(i / size)]!, prints[i % size]!, n / ways[0]!);
    });
  }
  sample(def: Int32Array, chance: { below(n: number): number }): void {
    const { ways, meets, inClue } = this;
    let used = 0;
    let met = 0;
    for (let card = 0; card < this.cards.length; card++) {
      // 32 random bits: enough for 13! ways to within a rounding that no test could see.
      const draw = (chance.below(65536) * 65536 + chance.below(65536)) / 4294967296;
      let left = draw * ways[(used << CLUES) + met]!;
      let chosen = -1;
      for (let free = this.could[card]! & ~used; free !== 0 && left >= 0; free &= free - 1) {
        const print = 31 - Math.clz32(free & -free);
        const lead = ways[((used | (1 << print)) << CLUES) + (met | (meets[print]! & inClue[card]!))]!;
        // What leads nowhere is passed over by what comes after it: the draw lies below the sum of all.
        chosen = print;
        left -= lead;
      }
      def[this.cards[card]!] = this.prints[chosen]!;
      used |= 1 << chosen;
      met |= meets[chosen]! & inClue[card]!;
    }
  }
}
function ones(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
