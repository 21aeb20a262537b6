import type { AnyGame } from '../../kernel/game.ts';
import { readSetup } from '../../kernel/setup.ts';

/** How many may play, by the set-ups in which every value of every setting occurs: names of seats may be more than ever play. */
export function seatsOf(game: AnyGame): string {
  const usual = readSetup(game.options, {});
  const seats = [{}, ...game.samples].map((sample) => game.seats({ ...usual, ...sample }));
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(most) : `${least}–${most}`;
}
