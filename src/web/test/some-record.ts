import type { GameModule } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import { Options } from '../../kernel/options.ts';
import { type MatchRecord, Recorded } from '../../kernel/record.ts';
import { readSetup } from '../../kernel/setup.ts';

/** The record of a game played by chance, as far as so many moves. */
export function someRecord({ game }: GameModule, moves: number): MatchRecord {
  const recorded = new Recorded(game, readSetup(game.options, {}), secretOfSeed('some record'));
  const { rules, state } = recorded;
  const [chance, options] = [new FastChance(7), new Options()];
  for (let n = 0; n < moves && !rules.over(state); n++) {
    const seat = rules.actor(state);
    rules.legal(state, seat, options);
    recorded.submit(seat, [options.at(chance.below(options.size))]);
  }
  return recorded.record(true);
}
