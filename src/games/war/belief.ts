/**
 * What a seat believes of cards it has never seen. The opponent's decklist is secret even as a whole: it is imagined from
 * the side that the cards on the table show, from what decks of the set hold, and from what has been seen already, because
 * decks run several copies of a card.
 */
import type { Chance } from '../../kernel/chance.ts';
import type { CardId, Seat } from '../../kernel/ids.ts';
import type { Belief } from '../../kernel/sight.ts';
import type { CardSet } from './cards/columns.ts';
import { RARITIES, type Rarity, SIDES, UNIT_TYPES } from './cards/vocabulary.ts';
import { MOST_COPIES } from './decks/deck.ts';
import type { War } from './state.ts';

/** Resource cards in a deck of sixty, and basic ones among them, as the advice of WAR 33.5 has it. */
const RESOURCE_SHARE = 24 / 60;
/** How often a card of this rarity is in a deck. */
const COMMONNESS: Readonly<Record<Rarity, number>> = { common: 4, rare: 3, veryRare: 1.5, unique: 0.7 };
/** A card that was seen has brothers. */
const SEEN = 3;
/** How much more of an arm each unit of it that was seen makes one expect. */
const PLAN = 0.5;
/** Chances are drawn so finely. */
const FINE = 32768;
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

/** Scratch of one guess: how often each print has been seen or imagined, and the prints to draw from with running sums. */
let seen = new Int32Array(0);
let ofType = new Int32Array(0);
let drawn = new Int32Array(0);
let sums = new Float64Array(0);

/** Counts what has been seen of the army, and returns the sides that it can be of, as bits. */
function recall(masked: War, stats: Statistics, owner: Seat): number {
  const { table, cards } = masked;
  if (seen.length < cards.size) {
    seen = new Int32Array(cards.size);
    drawn = new Int32Array(2 * cards.size);
    sums = new Float64Array(2 * cards.size);
    ofType = new Int32Array(UNIT_TYPES.length + 1);
  }
  seen.fill(0);
  ofType.fill(0);
  let sides = (1 << SIDES.length) - 1;
  for (let card = 1 as CardId; card <= table.cards; card++) {
    const def = table.printed(card);
    if (def === 0 || table.ownerOf(card) !== owner) continue;
    seen[def]!++;
    ofType[stats.type[def]!]!++;
    sides &= cards.sides[def]!;
  }
  return sides === 0 ? (1 << SIDES.length) - 1 : sides;
}
function pickSide(sides: number, chance: Chance): number {
  let count = 0;
  for (let side = 0; side < SIDES.length; side++) count += (sides >> side) & 1;
  let left = chance.below(count);
  for (let side = 0; side < SIDES.length; side++) if (((sides >> side) & 1) === 1 && left-- === 0) return side;
  return 0;
}
const isSpent = (stats: Statistics, def: number): boolean => stats.isBasic[def] === 0 && seen[def]! >= MOST_COPIES;

/** Lists the prints of a sort with running sums of their weights, from `at` on; returns where the list ends. */
function list(stats: Statistics, side: number, resource: number, at: number): number {
  const usual = stats.usual[side]!;
  // Once a few units are known, the arms that were not among them become unlikely: a deck has a plan.
  let units = 0;
  for (let type = 1; type < ofType.length; type++) units += ofType[type]!;
  let sum = 0;
  let end = at;
  for (let def = 1; def < usual.length; def++) {
    if (usual[def] === 0 || stats.isResource[def] !== resource || isSpent(stats, def)) continue;
    const type = stats.type[def]!;
    const plan = type === 0 ? 1 : (1 + PLAN * ofType[type]!) / (1 + (PLAN * units) / 3);
    sum += usual[def]! * (1 + SEEN * Math.min(seen[def]!, 2)) * plan;
    drawn[end] = def;
    sums[end++] = sum;
  }
  return end;
}
/** One print of a list, by its weight. */
function draw(from: number, to: number, chance: Chance): number {
  const mark = ((chance.below(FINE) + 0.5) / FINE) * sums[to - 1]!;
  let low = from;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > mark) high = middle;
    else low = middle + 1;
  }
  return drawn[low]!;
}
/** A deck that is nearly seen through offers few prints: after so many misses something else will do. */
const MOST_TRIES = 12;
function drawUnspent(stats: Statistics, from: number, to: number, chance: Chance): number {
  if (from === to) return 0;
  for (let n = 0; n < MOST_TRIES; n++) {
    const def = draw(from, to, chance);
    if (!isSpent(stats, def)) return def;
  }
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
  ): void {
    const stats = statisticsOf(masked.cards);
    const side = pickSide(recall(masked, stats, masked.table.ownerOf(hidden[from] as CardId)), chance);
    let cards = 0;
    let resources = 0;
    for (let def = 1; def < masked.cards.size; def++) {
      cards += seen[def]!;
      resources += stats.isResource[def] === 1 ? seen[def]! : 0;
    }
    const others = list(stats, side, 0, 0);
    const end = list(stats, side, 1, others);
    const unseen = to - from;
    const share = Math.max(0, RESOURCE_SHARE * (cards + unseen) - resources) / unseen;
    for (let i = from; i < to; i++) {
      const resource = chance.below(FINE) < share * FINE;
      let def = resource ? 0 : drawUnspent(stats, 0, others, chance);
      if (def === 0) def = drawUnspent(stats, others, end, chance);
      if (def === 0 && end > 0) def = drawn[chance.below(end)]!;
      prints[i] = def;
      seen[def]!++;
    }
  },
};
