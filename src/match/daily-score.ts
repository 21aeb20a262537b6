import { secretOfSeed } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import { Recorded } from '../kernel/record.ts';
import { readSetup } from '../kernel/setup.ts';
import { unspell } from '../kernel/verbs.ts';
import { DAILY, type DailyGame, dailySeed } from './daily.ts';

/** Plays the moves again from the day's deal and says what they scored. What cannot be played again counts for nothing. */
export function dailyScore(game: AnyGame, name: DailyGame, day: string, moves: readonly string[]): number {
  const setup = readSetup(game.options, DAILY[name]);
  const played = new Recorded(game, setup, secretOfSeed(dailySeed(name, day)));
  moves.forEach((move, i) => {
    const action = unspell(game.verbs, move);
    if (action === undefined || played.submit(0 as Seat, [action]) !== undefined)
      throw new InputError('moves', `move ${i + 1} cannot be made`);
  });
  const score = played.rules.outcome(played.state)?.[0];
  if (score === undefined) throw new InputError('moves', 'the game is not over');
  return score;
}
