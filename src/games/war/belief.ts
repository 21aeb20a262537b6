/**
 * What a seat believes of cards it has never seen. The opponent's decklist is secret even as a whole: it is imagined from
 * the side that the cards on the table show, from what decks of the set hold, and from what has been seen already, because
 * decks run several copies of a card.
 */
import type { Chance } from '../../kernel/chance.ts';
import type { CardId, Seat } from '../../kernel/ids.ts';
import type { Belief, Memory } from '../../kernel/sight.ts';
import type { CardSet } from './cards/columns.ts';
import { RARITIES, type Rarity, SIDES, UNIT_TYPES } from './cards/vocabulary.ts';
import { MOST_COPIES } from './decks/deck.ts';
import type { War } from './state.ts';

/** Resource cards in a deck of sixty, and basic ones among them, as the advice of WAR 33.5 has it. */
const RESOURCE_SHARE = 24 / 60;
/** How often a card of this rarity is in a deck. */
const COMMONNESS: Readonly<Record<Rarity, number>> = { common: 4, rare: 3, veryRare: 1.5, unique: 0.7 };
/** How much likelier each of two copies that were seen makes one more. */
const SEEN = 3;
/** How much more of an arm each unit of it that was seen makes one expect. */
const PLAN = 0.5;
/** Chances are drawn so finely. */
const FINE_BITS = 15;
const FINE = 1 << FINE_BITS;
/** Into so many stretches a list is cut, to find a place in it quickly. */
const GUIDES = 64;
const ALL_SIDES = (1 << SIDES.length) - 1;
/** Basic resource cards outnumber special ones. */
const BASIC = 12;

/** Weights of the prints for one side; 0 for what the side cannot have. */
class Statistics {
  readonly usual: readonly Float64Array[];
  readonly isResource: Uint8Array;
  readonly isBasic: Uint8Array;
  /** one more than the index of the unit type, 0 for what is no unit */
  readonly type: Uint8Array;
  constructor(set: CardSet) {
    const defs = Array.from({ length: set.size }, (_, def) => def);
    this.isResource = Uint8Array.from(defs, (def) => (set.resource[def] === 0 ? 0 : 1));
    this.isBasic = Uint8Array.from(defs, (def) => (set.resource[def] === 1 ? 1 : 0));
    this.type = Uint8Array.from(defs, (def) => 32 - Math.clz32(set.types[def] ?? 0));
    this.usual = SIDES.map((_, side) => Float64Array.from(defs, (def) => this.weigh(set, def, side)));
  }
  private weigh(set: CardSet, def: number, side: number): number {
    const row = set.rows[def - 1];
    if (row === undefined || row.division === true || ((set.sides[def]! >> side) & 1) === 0) return 0;
    if (this.isBasic[def] === 1) return BASIC;
    return COMMONNESS[RARITIES[set.rarity[def]!]!];
  }
}
const known = new WeakMap<CardSet, Statistics>();
function statisticsOf(set: CardSet): Statistics {
  let found = known.get(set);
  if (found === undefined) known.set(set, (found = new Statistics(set)));
  return found;
}

/** The prints of a sort that a side can still have, with running sums of their weights. */
class Lot {
  private readonly prints: Int32Array;
  private readonly sums: Float64Array;
  private size = 0;
  private readonly guide = new Int32Array(GUIDES);
  constructor(most: number) {
    this.prints = new Int32Array(most);
    this.sums = new Float64Array(most);
  }
  get count(): number {
    return this.size;
  }
  at(i: number): number {
    return this.prints[i]!;
  }
  fill(army: Army, stats: Statistics, side: number, resource: number): void {
    const usual = stats.usual[side]!;
    this.size = 0;
    let sum = 0;
    for (let def = 1; def < usual.length; def++) {
      if (usual[def] === 0 || stats.isResource[def] !== resource || army.isSpent(stats, def)) continue;
      sum += usual[def]! * army.expects(stats, def);
      this.prints[this.size] = def;
      this.sums[this.size++] = sum;
    }
    // Where to begin the search for a mark: not behind the place of the least mark of its stretch.
    for (let stretch = 0, i = 0; stretch < GUIDES; stretch++) {
      while (i < this.size - 1 && this.sums[i]! <= (stretch / GUIDES) * sum) i++;
      this.guide[stretch] = i;
    }
  }
  /** One print by its weight. */
  draw(chance: Chance): number {
    const drawn = chance.below(FINE);
    const { sums, size } = this;
    const mark = ((drawn + 0.5) / FINE) * sums[size - 1]!;
    let i = this.guide[(drawn * GUIDES) >> FINE_BITS]!;
    while (i < size - 1 && sums[i]! <= mark) i++;
    return this.prints[i]!;
  }
}
/** A deck that is nearly seen through offers few prints: after so many misses something else will do. */
const MOST_TRIES = 12;

/** An army as far as it was seen at one look, and what each side could add to it. */
class Army {
  private look = 0;
  /** How often each print has been seen, or imagined in this guess. */
  private seen = new Int32Array(0);
  private readonly ofType = new Int32Array(UNIT_TYPES.length + 1);
  private units = 0;
  /** The sides that it can be of, as bits. */
  sides = 0;
  cards = 0;
  resources = 0;
  private others: readonly Lot[] = [];
  private sources: readonly Lot[] = [];
  private listed = 0;

  /** Counts what has been seen of the army, unless it did so at the same look. */
  recall(masked: War, stats: Statistics, owner: Seat, look: number): void {
    if (this.look === look) return;
    this.look = look;
    const { table, cards: set } = masked;
    if (this.seen.length !== set.size) {
      this.seen = new Int32Array(set.size);
      this.others = SIDES.map(() => new Lot(set.size));
      this.sources = SIDES.map(() => new Lot(set.size));
    }
    this.seen.fill(0);
    this.ofType.fill(0);
    this.cards = this.resources = this.listed = 0;
    let sides = ALL_SIDES;
    for (let card = 1 as CardId; card <= table.cards; card++) {
      const def = table.printed(card);
      if (def === 0 || table.ownerOf(card) !== owner) continue;
      this.seen[def]!++;
      this.ofType[stats.type[def]!]!++;
      this.cards++;
      this.resources += stats.isResource[def]!;
      sides &= set.sides[def]!;
    }
    this.sides = sides === 0 ? ALL_SIDES : sides;
    this.units = 0;
    for (let type = 1; type < this.ofType.length; type++) this.units += this.ofType[type]!;
  }
  isSpent(stats: Statistics, def: number): boolean {
    return stats.isBasic[def] === 0 && this.seen[def]! >= MOST_COPIES;
  }
  /** A card that was seen has brothers; once a few units are known, other arms become unlikely: a deck has a plan. */
  expects(stats: Statistics, def: number): number {
    const type = stats.type[def]!;
    const plan = type === 0 ? 1 : (1 + PLAN * this.ofType[type]!) / (1 + (PLAN * this.units) / 3);
    return (1 + SEEN * Math.min(this.seen[def]!, 2)) * plan;
  }
  private list(stats: Statistics, side: number): void {
    if ((this.listed & (1 << side)) !== 0) return;
    this.listed |= 1 << side;
    this.others[side]!.fill(this, stats, side, 0);
    this.sources[side]!.fill(this, stats, side, 1);
  }
  private drawUnspent(stats: Statistics, lot: Lot, chance: Chance): number {
    if (lot.count === 0) return 0;
    for (let n = 0; n < MOST_TRIES; n++) {
      const def = lot.draw(chance);
      if (!this.isSpent(stats, def)) return def;
    }
    return 0;
  }
  /** Writes so many cards more of this side. */
  imagine(stats: Statistics, side: number, prints: Int32Array, from: number, to: number, chance: Chance): void {
    this.list(stats, side);
    const [others, sources] = [this.others[side]!, this.sources[side]!];
    const unseen = to - from;
    const share = (Math.max(0, RESOURCE_SHARE * (this.cards + unseen) - this.resources) / unseen) * FINE;
    for (let i = from; i < to; i++) {
      let def = chance.below(FINE) < share ? 0 : this.drawUnspent(stats, others, chance);
      if (def === 0) def = this.drawUnspent(stats, sources, chance);
      if (def === 0 && others.count + sources.count > 0) {
        const any = chance.below(others.count + sources.count);
        def = any < others.count ? others.at(any) : sources.at(any - others.count);
      }
      prints[i] = def;
      this.seen[def]!++;
    }
    for (let i = from; i < to; i++) this.seen[prints[i]!]!--;
  }
}
/** The armies of both seats, as the sight remembers them. */
function armiesIn(memory: Memory): readonly Army[] {
  if (memory.kept === undefined) memory.kept = [new Army(), new Army()];
  return memory.kept as readonly Army[];
}

function pickSide(sides: number, chance: Chance): number {
  let count = 0;
  for (let side = 0; side < SIDES.length; side++) count += (sides >> side) & 1;
  let left = chance.below(count);
  for (let side = 0; side < SIDES.length; side++) if (((sides >> side) & 1) === 1 && left-- === 0) return side;
  return 0;
}

export const belief: Belief<War> = {
  /** Everybody but its owner, spectators included. */
  imagines: (pool: string, seat: Seat) => pool !== `army${seat}`,
  imagine(
    masked: War,
    _seat: Seat,
    hidden: Int32Array,
    from: number,
    to: number,
    prints: Int32Array,
    chance: Chance,
    memory: Memory,
  ): void {
    const stats = statisticsOf(masked.cards);
    const owner = masked.table.ownerOf(hidden[from] as CardId);
    const army = armiesIn(memory)[owner]!;
    army.recall(masked, stats, owner, memory.look);
    army.imagine(stats, pickSide(army.sides, chance), prints, from, to, chance);
  },
};
