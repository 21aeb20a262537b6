/** What a seat believes of cards it has never seen: the opponent's decklist is secret even as a whole. */
import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Belief } from '../../kernel/sight.ts';
import { opponentOf, type War } from './state.ts';

export const belief: Belief<War> = {
  imagines: (pool: string, seat: Seat) => pool === `army${opponentOf(seat)}`,
  imagine(masked: War, _seat: Seat, _hidden: Int32Array, from: number, to: number, prints: Int32Array, chance: Chance): void {
    for (let i = from; i < to; i++) prints[i] = 1 + chance.below(masked.cards.size - 1);
  },
};
