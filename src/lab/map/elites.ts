import { FastChance } from '../../kernel/chance.ts';
import type { DeckSpace } from '../../kernel/module.ts';
import { type Seed, streamSeed } from '../shards/seed.ts';
import type { Paired } from '../shards/summary.ts';

/** Cells of the map along each trait. */
export const CELLS = 6;
/** Decks that are tried at once: all come from the map as it was before them, so that threads do not change the result. */
const GENERATION = 16;
/** The first decks are by chance, then one in so many still is. */
const FIRST = 2 * GENERATION;
const BY_CHANCE_IN = 8;

interface Elite {
  readonly deck: string;
  readonly cell: readonly [number, number];
  /** Won of what could be won, from 0 to 1. */
  readonly score: number;
  readonly games: number;
}
export interface Tried {
  readonly deck: string;
  readonly score: number;
}
export type Judge = (deck: string) => Promise<Paired>;

/** What a deck had of its games: each pair is two of them, in changed seats. */
export function scoreOf(paired: Paired): { readonly score: number; readonly games: number } {
  const pairs = paired.reduce((sum, n) => sum + n, 0);
  const halves = paired.reduce((sum, n, i) => sum + n * i, 0);
  return { score: halves / (4 * Math.max(1, pairs)), games: 2 * pairs };
}
export function cellOf(traits: readonly [number, number]): readonly [number, number] {
  const at = (trait: number): number => Math.max(0, Math.min(CELLS - 1, Math.floor(trait * CELLS)));
  return [at(traits[0]), at(traits[1])];
}

/** MAP-Elites (Mouret and Clune 2015): the best deck of every cell, found by changing the best ones. */
export class EliteMap {
  readonly elites = new Map<string, Elite>();
  readonly tried: Tried[] = [];
  private readonly space: DeckSpace;
  private readonly seed: Seed;
  constructor(space: DeckSpace, seed: Seed) {
    this.space = space;
    this.seed = seed;
  }
  async explore(decks: number, judge: Judge, progress?: (done: number) => void): Promise<void> {
    while (this.tried.length < decks) {
      const size = Math.min(GENERATION, decks - this.tried.length);
      const candidates = Array.from({ length: size }, (_, i) => this.candidate(this.tried.length + i));
      const results = await Promise.all(candidates.map((deck) => judge(deck)));
      for (const [i, deck] of candidates.entries()) this.place(deck, results[i]!);
      progress?.(this.tried.length);
    }
  }
  private candidate(n: number): string {
    const chance = new FastChance(...streamSeed(this.seed, n, 0));
    const known = [...this.elites.values()];
    if (n < FIRST || known.length === 0 || chance.below(BY_CHANCE_IN) === 0) return this.space.random(chance);
    return this.space.changed(known[chance.below(known.length)]!.deck, chance);
  }
  private place(deck: string, paired: Paired): void {
    const cell = cellOf(this.space.traitsOf(deck));
    const elite: Elite = { deck, cell, ...scoreOf(paired) };
    this.tried.push({ deck, score: elite.score });
    const before = this.elites.get(cell.join());
    if (before === undefined || elite.score > before.score) this.elites.set(cell.join(), elite);
  }
}

/** How decks with a card fare beside those without it. */
export interface CardWorth {
  readonly card: string;
  readonly decks: number;
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}
const FEWEST = 8;
/** Cards that decks fare better or worse with, beyond what chance would do; best first. */
export function worths(space: DeckSpace, tried: readonly Tried[]): readonly CardWorth[] {
  const lists = tried.map(({ deck, score }) => ({ cards: space.cards(deck), score }));
  const names = [...new Set(lists.flatMap(({ cards }) => Object.keys(cards)))].toSorted();
  return names
    .flatMap((card): readonly CardWorth[] => {
      const [having, lacking] = [true, false].map((wanted) =>
        moments(lists.filter(({ cards }) => card in cards === wanted).map(({ score }) => score)),
      );
      if (having!.n < FEWEST || lacking!.n < FEWEST) return [];
      const mean = having!.mean - lacking!.mean;
      const reach = 1.96 * Math.sqrt(having!.variance / having!.n + lacking!.variance / lacking!.n);
      return [{ card, decks: having!.n, mean, from: mean - reach, to: mean + reach }];
    })
    .toSorted((a, b) => b.mean - a.mean || (a.card < b.card ? -1 : 1));
}
function moments(values: readonly number[]): { n: number; mean: number; variance: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { n, mean, variance };
}
