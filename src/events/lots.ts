import { commitmentTo } from '../kernel/chance.ts';
import { fromHex, sha256, toHex } from '../kernel/sha256.ts';
import type { EventTerms, Player } from './facts.ts';
import type { EventState } from './state.ts';

const drawn = (seed: string, what: string): string => toHex(sha256(new TextEncoder().encode(`${seed} ${what}`)));

/** By player: which place the lot gives them. Before it begins, in the order in which they came. */
export function lotsOf({ players, seed }: Pick<EventState, 'players' | 'seed'>): readonly number[] {
  if (seed === undefined) return players.map((_, player) => player);
  const drawnBy = players.map((_, player) => drawn(seed, `lot ${player}`));
  const order = players.map((_, player) => player).toSorted((a, b) => (drawnBy[a]! < drawnBy[b]! ? -1 : 1));
  return players.map((_, player) => order.indexOf(player));
}
/** Who takes the first seat where nothing else says it. */
export const isFirstByLot = (seed: string, round: number, a: Player, b: Player): boolean =>
  drawn(seed, `seat ${round} ${Math.min(a, b)} ${Math.max(a, b)}`) < '8' === a < b;

/** Published with the event, before anybody joins: nobody chooses the seed by who has come. */
export const commitmentOf = (seed: string, terms: EventTerms): string =>
  commitmentTo(fromHex(seed)!, terms as unknown as Readonly<Record<string, unknown>>);
