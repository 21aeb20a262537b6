/** How good a position looks to a seat that may see what is in it: for greedy bots and cut playouts. */
import type { Seat } from '../../kernel/ids.ts';
import { opponentOf, type War, zone } from './state.ts';

function strength(s: War, seat: Seat): number {
  const { table, cards } = s;
  let sum = 0;
  for (let place = 0; place < 4; place++) {
    const id = place === 0 ? zone.first(seat) : place === 1 ? zone.second(seat) : place === 2 ? zone.reserve(seat) : zone.carrier(seat);
    for (let i = 0; i < table.size(id); i++) {
      const def = table.printed(table.card(id, i));
      sum += 1 + cards.total[def]!;
    }
  }
  return sum + 2 * table.size(zone.resources(seat)) + table.size(zone.hand(seat)) + 1.5 * table.size(zone.deck(seat));
}
export function evaluate(s: War, seat: Seat): number {
  const mine = strength(s, seat);
  const theirs = strength(s, opponentOf(seat));
  return mine + theirs === 0 ? 0.5 : mine / (mine + theirs);
}
