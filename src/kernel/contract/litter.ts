import type { Game } from '../game.ts';
import type { SetupOptions } from '../setup.ts';
import type { State, Table } from '../table.ts';

/** Behind the last card of each zone stands what a card has left there that went: its number. */
function litter({ plan, slots, count, cards }: Table): void {
  if (cards === 0) return;
  plan.start.forEach((start, zone) => {
    for (let i = start + count[zone]!; i < start + plan.room[zone]!; i++) slots[i] = 1 + (i % cards);
  });
}
/**
 * The same game, but for what lies in no zone: it begins as if much had been played already. Play leaves such litter
 * behind, and no rule may read it.
 */
export const littered = <S extends State, O extends SetupOptions>(game: Game<S, O>): Game<S, O> => ({
  ...game,
  deal(g, setup) {
    game.deal(g, setup);
    litter(g.table);
  },
  position(g, setup, fields) {
    game.position(g, setup, fields);
    litter(g.table);
  },
});
