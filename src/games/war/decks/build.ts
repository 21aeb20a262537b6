/** Building decks by rule of thumb (WAR 33.5): the rest of a half-built one, or a whole one by chance. */
import { type CardSet, sidesOf } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import { totalOf } from '../cards/effects.ts';
import { type Resource, RESOURCES, type Side, type UnitType } from '../cards/vocabulary.ts';
import { type Deck, DECK_SIZE, MOST_COPIES, sizeOf, tidy } from './deck.ts';
import { barred, type Format, isBasic, isOpened, OPEN } from './legality.ts';

/** All that is asked of chance. */
export interface Chance {
  below(n: number): number;
}

/** Two cards in five are resources: 24 of 60. */
const RESOURCE_SHARE = 0.4;
/** One deck by chance in so many has two of a special resource, and room for this many basic ones is left. */
const SPECIAL_IN = 3;
const LEAST_BASIC = 16;

/** The cards that a deck of this side may hold. */
export const cardsFor = (set: CardSet, side: Side, format: Format = OPEN): readonly CardRow[] =>
  set.rows.filter((row) => !row.division && sidesOf(row).includes(side) && barred(row, format).length === 0);

export function randomDeck(set: CardSet, side: Side, chance: Chance, format: Format = OPEN): Deck {
  const divisions = set.rows.filter(
    (row) => row.division && sidesOf(row).includes(side) && barred(row, format).length === 0 && isOpened(row, format),
  );
  const division = divisions[chance.below(divisions.length + 1)];
  return new Builder(
    set,
    { side, ...(division === undefined ? {} : { division: division.id }), cards: {} },
    format,
    chance,
  ).build();
}

/**
 * Keeps what is there and fills up to the size of the format: more copies and cards of the arms already chosen, then
 * resources, of which `share` of the deck is made, in the proportion in which it asks for them. The same half-built deck
 * gives the same deck.
 */
export const completeDeck = (set: CardSet, deck: Deck, format: Format = OPEN, share = RESOURCE_SHARE): Deck =>
  new Builder(set, deck, format, { below: () => 0 }).build(share);

const firstType = (row: CardRow): UnitType | undefined => [row.unit?.type].flat()[0];

class Builder {
  readonly #set: CardSet;
  readonly #deck: Deck;
  readonly #cards: Record<string, number>;
  /** Copies by name: cards that share one count together (WAR-2.3). */
  readonly #named = new Map<unknown, number>();
  readonly #pool: readonly CardRow[];
  readonly #format: Format;
  readonly #chance: Chance;
  readonly #size: number;
  /** unit types that the half-built deck has; empty if nothing is begun */
  readonly #begun: ReadonlySet<UnitType | undefined>;

  constructor(set: CardSet, deck: Deck, format: Format, chance: Chance) {
    this.#set = set;
    this.#deck = deck;
    this.#cards = {};
    this.#pool = cardsFor(set, deck.side, format);
    this.#format = format;
    this.#chance = chance;
    this.#size = format.size ?? DECK_SIZE;
    for (const [id, copies] of Object.entries(deck.cards)) this.#put(id, copies);
    this.#begun = new Set(Object.keys(deck.cards).map((id) => firstType(set.row(set.def(id)))));
  }

  build(share = RESOURCE_SHARE): Deck {
    const resources = Math.round(this.#size * share);
    const fighting =
      this.#size -
      Math.max(
        resources,
        this.#count((row) => row.resource !== undefined),
      );
    this.#fill(fighting);
    this.#suppliers();
    this.#specials();
    this.#basics();
    return tidy(this.#set, { ...this.#deck, cards: this.#cards });
  }

  /** Cards that fight, up to a number, along the curve of WAR 33.5. */
  #fill(wanted: number): void {
    let missing = wanted - this.#count((row) => row.resource === undefined);
    for (let step = 0; missing > 0; step++) {
      const row = this.#next(step);
      if (row === undefined) return;
      const copies = Math.min(missing, this.#useful(row), 2 + this.#chance.below(3));
      this.#put(row.id, copies);
      missing -= copies;
    }
  }

  /** A card of the next price class that has room; of the arms of the deck first, then any. */
  #next(step: number): CardRow | undefined {
    const open = this.#pool.filter((row) => row.resource === undefined && this.#useful(row) > 0 && this.#supplied(row));
    if (open.length === 0) return undefined;
    const [least, most] = CURVE[step % CURVE.length]!;
    const priced = open.filter((row) => totalOf(row.cost) >= least && totalOf(row.cost) <= most);
    const like = (rows: readonly CardRow[]): readonly CardRow[] => rows.filter((row) => this.#isLike(row));
    const choice = [like(priced), priced, like(open), open].find((rows) => rows.length > 0) ?? open;
    return choice[this.#chance.below(choice.length)];
  }

  /** Of a unit type that the half-built deck has. */
  #isLike(row: CardRow): boolean {
    return this.#begun.size === 0 || (row.unit !== undefined && this.#begun.has(firstType(row)));
  }

  /** WAR-26.65, WAR-26.77: no Lend-lease unit without a Lend-lease resource, no Drop by transport without a transport. */
  #supplied(row: CardRow): boolean {
    if (row.keywords?.lendLease && this.#suppliersOf('lendLease').length === 0) return false;
    return !row.keywords?.drop?.transport || this.#suppliersOf('transport').length > 0;
  }
  #suppliersOf(what: 'lendLease' | 'transport'): readonly CardRow[] {
    return this.#pool.filter((row) =>
      what === 'transport' ? row.unit?.kind === 'transport' : row.resource !== undefined && row.keywords?.lendLease,
    );
  }
  #suppliers(): void {
    const has = (test: (row: CardRow) => boolean): boolean => this.#count(test) > 0;
    const add = (what: 'lendLease' | 'transport', copies: number): void => {
      const row = this.#suppliersOf(what).find((one) => this.#room(one) > 0);
      if (row !== undefined) this.#put(row.id, Math.min(copies, this.#room(row), this.#free()));
    };
    const lendLease = (row: CardRow): boolean => row.keywords?.lendLease === true;
    if (
      has((row) => row.unit !== undefined && lendLease(row)) &&
      !has((row) => row.resource !== undefined && lendLease(row))
    )
      add('lendLease', MOST_COPIES);
    if (has((row) => row.keywords?.drop?.transport === true) && !has((row) => row.unit?.kind === 'transport'))
      add('transport', 2);
  }

  /** Now and then a few special resources that need nothing beside them; none in a deck that is only completed. */
  #specials(): void {
    for (const row of this.#pool) {
      if (row.resource?.class !== 'special' || row.keywords?.lendLease || this.#copies(row) > 0) continue;
      const copies = Math.min(
        this.#chance.below(SPECIAL_IN) === 1 ? 2 : 0,
        this.#room(row),
        this.#free() - LEAST_BASIC,
      );
      if (copies > 0) this.#put(row.id, copies);
    }
  }

  /** Basic resources for what is left, in the proportion of the printed costs; each at least once in eight. */
  #basics(): void {
    const free = this.#free();
    if (free <= 0) return;
    const demand: Record<Resource, number> = { D: 1, F: 1, U: 1 };
    for (const [id, copies] of Object.entries(this.#cards)) {
      const { cost, unit } = this.#set.row(this.#set.def(id));
      for (const r of RESOURCES) demand[r] += copies * ((cost?.[r] ?? 0) + (unit?.attackCost?.[r] ?? 0));
    }
    const total = demand.D + demand.F + demand.U;
    const share: Record<Resource, number> = { D: 0, F: 0, U: 0 };
    for (const r of RESOURCES) share[r] = Math.max(Math.floor(free / 8), Math.floor((free * demand[r]) / total));
    const byDemand = RESOURCES.toSorted((a, b) => demand[b] - demand[a]);
    for (let over = share.D + share.F + share.U - free; over > 0; over--) share[byDemand[0]!]--;
    for (let under = free - share.D - share.F - share.U, i = 0; under > 0; under--, i++) share[byDemand[i % 3]!]++;
    for (const r of RESOURCES) {
      const row = this.#pool.find((one) => isBasic(one) && one.yields?.[0]?.[r] === 1);
      if (row !== undefined && share[r] > 0) this.#put(row.id, share[r]);
    }
  }

  #put(id: string, copies: number): void {
    const name = this.#set.name[this.#set.def(id)];
    this.#cards[id] = (this.#cards[id] ?? 0) + copies;
    this.#named.set(name, (this.#named.get(name) ?? 0) + copies);
  }
  #free(): number {
    return this.#size - sizeOf({ ...this.#deck, cards: this.#cards });
  }
  #copies(row: CardRow): number {
    return this.#cards[row.id] ?? 0;
  }
  #room(row: CardRow): number {
    const same = this.#named.get(this.#set.name[this.#set.def(row.id)]) ?? 0;
    const owned = this.#format.pool === undefined ? MOST_COPIES : (this.#format.pool[row.id] ?? 0);
    return Math.max(0, Math.min(MOST_COPIES - same, owned - this.#copies(row)));
  }
  /** Of a card that can lie on the table only once, the others wait in the hand (WAR-11.1, WAR-12.3). */
  #useful(row: CardRow): number {
    const most = row.hero ? 1 : row.ubo === undefined ? MOST_COPIES : 2;
    return Math.min(this.#room(row), Math.max(0, most - this.#copies(row)));
  }
  #count(test: (row: CardRow) => boolean): number {
    return Object.entries(this.#cards).reduce(
      (sum, [id, copies]) => sum + (test(this.#set.row(this.#set.def(id))) ? copies : 0),
      0,
    );
  }
}

/** Price classes in turn: a third at up to 3, a third at 4-5, a quarter at 6-7, the rest at 8 and more. */
const CURVE: readonly (readonly [least: number, most: number])[] = [
  [0, 3],
  [4, 5],
  [6, 7],
  [0, 3],
  [4, 5],
  [0, 3],
  [6, 7],
  [4, 5],
  [0, 3],
  [4, 5],
  [6, 7],
  [8, 99],
];
