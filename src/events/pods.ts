import type { Player } from './facts.ts';
import { lotsOf } from './lots.ts';
import { type EventState, present } from './state.ts';

/**
 * Who opens packs at one table, by the lot: as many tables as it takes for nobody to sit with more than `most`, and as
 * evenly as that goes. Nobody sits alone, so where two are the most there may be three at one table.
 */
export function podsOf(state: Pick<EventState, 'players' | 'seed'>, most: number): readonly (readonly Player[])[] {
  const lots = lotsOf(state);
  const players = present(state as EventState).toSorted((a, b) => lots[a]! - lots[b]!);
  const tables = Math.max(1, Math.min(Math.ceil(players.length / most), Math.floor(players.length / 2)));
  return Array.from({ length: tables }, (_, table) => {
    const at = (n: number): number => Math.floor((n * players.length) / tables);
    return players.slice(at(table), at(table + 1));
  });
}
/** Do all who sit there sit as the lot says, one table after the other? */
export function isByLot(state: Pick<EventState, 'players' | 'seed' | 'pods'>): boolean {
  const lots = lotsOf(state);
  const sat = (state.pods ?? []).flatMap(({ places }) => places);
  return sat.every((player, i) => i === 0 || lots[sat[i - 1]!]! < lots[player]!);
}
