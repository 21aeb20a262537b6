/** WAR-28.3: rarity says how often a card occurs in packs, and nothing else. */
import { type CardSet, sidesOf } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import type { Rarity, Side } from '../cards/vocabulary.ts';
import type { Chance } from './build.ts';
import { type Format, isBasic } from './legality.ts';

export const BOOSTER: Readonly<Record<Exclude<Rarity, 'unique'>, number>> = { common: 7, rare: 3, veryRare: 1 };
/** One booster in so many has a unique card in place of its very rare one. */
const UNIQUE_IN = 4;
export const SEALED_BOOSTERS = 8;

interface Release {
  /** only cards that this side may use */
  readonly side?: Side;
  readonly block?: string;
}

/** Ids of eleven different cards; basic resources are not in boosters. */
export function openBooster(set: CardSet, release: Release, chance: Chance): readonly string[] {
  const cards: string[] = [];
  const rows = releaseOf(set, release);
  const of = (rarity: Rarity): readonly CardRow[] => rows.filter((row) => row.rarity === rarity);
  const take = (rarity: Rarity, n: number): void => {
    const left = of(rarity).filter((row) => !cards.includes(row.id));
    for (let i = 0; i < n && left.length > 0; i++)
      cards.push(...left.splice(chance.below(left.length), 1).map((row) => row.id));
  };
  take('common', BOOSTER.common);
  take('rare', BOOSTER.rare);
  const unique = chance.below(UNIQUE_IN) === 0 && of('unique').length > 0;
  take(unique ? 'unique' : 'veryRare', BOOSTER.veryRare);
  return cards;
}
/** All cards that such a booster may hold. */
export const releaseOf = (set: CardSet, release: Release): readonly CardRow[] =>
  set.rows.filter((row) => isIn(row, release));
const isIn = (row: CardRow, { side, block }: Release): boolean =>
  !isBasic(row) && (side === undefined || sidesOf(row).includes(side)) && (block === undefined || row.block === block);

/** How many of each card there are in these boosters. */
export function poolOf(boosters: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  const pool: Record<string, number> = {};
  for (const id of boosters.flat()) pool[id] = (pool[id] ?? 0) + 1;
  return pool;
}
/** The cards of a sealed game by id, and the format that holds the player to them. */
export function sealedPool(set: CardSet, side: Side, chance: Chance, boosters = SEALED_BOOSTERS): Format {
  return { pool: poolOf(Array.from({ length: boosters }, () => openBooster(set, { side }, chance))) };
}
