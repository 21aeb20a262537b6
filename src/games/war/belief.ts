/**
 * What a seat believes of cards it has never seen. The opponent's decklist is secret even as a whole: it is imagined from
 * the side that the cards on the table show, from what decks of the set hold, and from what has been seen already, because
 * decks run several copies of a card.
 */
import type { Chance } from '../../kernel/chance.ts';
import type { CardId, Seat } from '../../kernel/ids.ts';
import type { Belief } from '../../kernel/sight.ts';
import type { CardSet } from './cards/compile.ts';
import { RARITIES, type Rarity, SIDES } from './cards/vocabulary.ts';
import { MOST_COPIES } from './decks/deck.ts';
import type { War } from './state.ts';

/** Resource cards in a deck of sixty, and basic ones among them, as the advice of WAR 33.5 has it. */
const RESOURCE_SHARE = 24 / 60;
/** How often a card of this rarity is in a deck. */
const COMMONNESS: Readonly<Record<Rarity, number>> = { common: 4, rare: 3, veryRare: 1.5, unique: 0.7 };
/** A card that was seen has brothers. */
const SEEN = 3;
/** Basic resource cards outnumber special ones. */
const BASIC = 12;

/** Weights of the prints for one side; 0 for what the side cannot have. */
class Statistics {
  readonly usual: readonly Float64Array[];
  readonly isResource: Uint8Array;
  readonly isBasic: Uint8Array;
  constructor(set: CardSet) {
    const defs = Array.from({ length: set.size }, (_, def) => def);
    this.isResource = Uint8Array.from(defs, (def) => (set.resource[def] === 0 ? 0 : 1));
    this.isBasic = Uint8Array.from(defs, (def) => (set.resource[def] === 1 ? 1 : 0));
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

let weights = new Float64Array(0);
let seen = new Int32Array(0);

/** Counts what has been seen of the army, and returns the sides that it can be of, as bits. */
function recall(masked: War, owner: Seat): number {
  const { table, cards } = masked;
  if (seen.length < cards.size) {
    seen = new Int32Array(cards.size);
    weights = new Float64Array(cards.size);
  }
  seen.fill(0);
  let sides = (1 << SIDES.length) - 1;
  for (let card = 1 as CardId; card <= table.cards; card++) {
    const def = table.printed(card);
    if (def === 0 || table.ownerOf(card) !== owner) continue;
    seen[def]!++;
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
const copiesLeft = (stats: Statistics, def: number): number =>
  stats.isBasic[def] === 1 ? 99 : MOST_COPIES - seen[def]!;

/** A number from 0 to 1, fine enough for a few hundred prints. */
const fraction = (chance: Chance): number => (chance.below(32768) + 0.5) / 32768;

/** One print, of a resource or of anything else, by its weight. */
function draw(stats: Statistics, resource: number, chance: Chance): number {
  let sum = 0;
  for (let def = 1; def < stats.isResource.length; def++) if (stats.isResource[def] === resource) sum += weights[def]!;
  let left = fraction(chance) * sum;
  let last = 0;
  for (let def = 1; def < stats.isResource.length; def++) {
    if (stats.isResource[def] !== resource || weights[def] === 0) continue;
    last = def;
    left -= weights[def]!;
    if (left < 0) break;
  }
  return last;
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
    const side = pickSide(recall(masked, masked.table.ownerOf(hidden[from] as CardId)), chance);
    let cards = 0;
    let resources = 0;
    for (let def = 1; def < masked.cards.size; def++) {
      weights[def] = copiesLeft(stats, def) <= 0 ? 0 : stats.usual[side]![def]! * (1 + SEEN * Math.min(seen[def]!, 2));
      cards += seen[def]!;
      resources += stats.isResource[def] === 1 ? seen[def]! : 0;
    }
    const unseen = to - from;
    const expected = Math.max(0, RESOURCE_SHARE * (cards + unseen) - resources);
    for (let i = from; i < to; i++) {
      const def = draw(stats, fraction(chance) < expected / unseen ? 1 : 0, chance);
      prints[i] = def;
      seen[def]!++;
      if (copiesLeft(stats, def) <= 0) weights[def] = 0;
    }
  },
};
