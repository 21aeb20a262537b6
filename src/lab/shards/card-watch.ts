import type { AnyGame, Usage } from '../../kernel/game.ts';
import type { Action, DefId, Seat } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { type Fared, type Relation, RELATIONS, type Summary } from './summary.ts';

interface CardsWanted {
  readonly cards: boolean;
  readonly pairs: Relation | null;
  /** Prints whose owner is asked for. */
  readonly owned: readonly DefId[];
}

/**
 * Which cards each seat had, drew and played, and how it fared. Counted are games in which one seat alone did: where both
 * did, one has won and one has lost with it, which says nothing.
 */
export class CardWatch {
  private readonly usage: Usage;
  private readonly wanted: CardsWanted;
  private readonly together: boolean;
  private readonly seats: number;
  private readonly places: ReadonlyMap<DefId, number>;
  /** By relation and place of the print: the seats of the present game. */
  private readonly seen: readonly Uint8Array[];
  private readonly games: readonly Float64Array[];
  private readonly halves: readonly Float64Array[];
  private readonly pairs = new Map<number, [games: number, halves: number]>();
  owner: number | undefined;

  constructor(game: AnyGame, usage: Usage, seats: number, wanted: CardsWanted) {
    this.usage = usage;
    this.wanted = wanted;
    this.together = game.utility === 'shared';
    this.seats = seats;
    this.places = new Map(usage.prints.map((def, i) => [def, i]));
    const { length } = usage.prints;
    this.seen = RELATIONS.map(() => new Uint8Array(length));
    this.games = RELATIONS.map(() => new Float64Array(length));
    this.halves = RELATIONS.map(() => new Float64Array(length));
  }
  see(state: State, action: Action, seat: Seat): void {
    const place = this.places.get(this.usage.plays(state, action));
    if (place !== undefined) this.seen[RELATIONS.indexOf('played')]![place]! |= 1 << seat;
  }
  end(state: State, halvesOf: (seat: number) => number): void {
    const [deck, drawn] = this.seen;
    this.usage.brought?.(state, (seat, def, left) => {
      const place = this.places.get(def);
      if (place === undefined) return;
      deck![place]! |= 1 << seat;
      if (left) drawn![place]! |= 1 << seat;
    });
    const owned = this.wanted.owned.reduce((mask, def) => mask | deck![this.places.get(def) ?? -1]!, 0);
    this.owner = this.single(owned);
    if (this.wanted.cards) this.count(halvesOf);
    if (this.wanted.pairs !== null) this.countPairs(this.seen[RELATIONS.indexOf(this.wanted.pairs)]!, halvesOf);
    for (const masks of this.seen) masks.fill(0);
  }
  /** The only seat of a mask; of those who play together, the first. */
  private single(mask: number): number | undefined {
    if (mask === 0) return undefined;
    const seat = 31 - Math.clz32(mask);
    return this.together ? 0 : mask === 1 << seat ? seat : undefined;
  }
  private count(halvesOf: (seat: number) => number): void {
    for (const [relation, masks] of this.seen.entries()) {
      for (let place = 0; place < masks.length; place++) {
        const seat = this.single(masks[place]!);
        if (seat === undefined) continue;
        this.games[relation]![place]!++;
        this.halves[relation]![place]! += halvesOf(seat);
      }
    }
  }
  private countPairs(masks: Uint8Array, halvesOf: (seat: number) => number): void {
    const { length } = masks;
    for (let seat = 0; seat < (this.together ? 1 : this.seats); seat++) {
      const own: number[] = [];
      for (let place = 0; place < length; place++) if (this.single(masks[place]!) === seat) own.push(place);
      const halves = halvesOf(seat);
      for (const [i, first] of own.entries()) {
        for (let j = i + 1; j < own.length; j++) {
          const key = first * length + own[j]!;
          const known = this.pairs.get(key);
          if (known === undefined) this.pairs.set(key, [1, halves]);
          else {
            known[0]++;
            known[1] += halves;
          }
        }
      }
    }
  }
  toJson(): Pick<Summary, 'cards' | 'pairs'> {
    const { length } = this.usage.prints;
    const cards = this.usage.prints.map((_, place) =>
      RELATIONS.map((_2, relation): Fared => [this.games[relation]![place]!, this.halves[relation]![place]!]),
    );
    const pairs = [...this.pairs]
      .toSorted(([a], [b]) => a - b)
      .map(([key, [games, halves]]) => [Math.floor(key / length), key % length, games, halves] as const);
    return { ...(this.wanted.cards ? { cards } : {}), ...(this.wanted.pairs === null ? {} : { pairs }) };
  }
}
