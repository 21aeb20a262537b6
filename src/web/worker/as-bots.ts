import { adviceFor } from '../../bots/adviser.ts';
import { botFor, prepareBot } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { haveWeights } from '../../learned/shelf.ts';
import type { Chosen, FromBot, Scope, ToBot } from './wire.ts';

/** What a bot does, or what it advises whoever asks for no level. */
export async function choose({ game: name, setup, seat, level, seed, words, n }: ToBot): Promise<Chosen> {
  const { game } = await moduleOf(name);
  const rules = rulesFor(game, readSetup(game.options, setup));
  const state = rules.create();
  state.table.words.set(words);
  const sight = new Sight(rules, seat).look(state);
  if (level === undefined) {
    await haveWeights(game);
    return { n, advice: adviceFor(sight, seed) };
  }
  await prepareBot(level, game);
  return { n, action: botFor(level, game, seed, 1, rules.seats).choose(sight) };
}
/** Chooses for the bots of one table. */
export function asBots(scope: Scope<ToBot, FromBot>): void {
  scope.onmessage = ({ data }) => {
    choose(data).then(
      (chosen) => scope.postMessage(chosen),
      (error: unknown) => scope.postMessage({ n: data.n, error: String(error) }),
    );
  };
}
