import { botFor } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { FromBot, Scope, ToBot } from './wire.ts';

async function choose({ game: name, setup, seat, level, seed, words }: ToBot): Promise<number> {
  const { game } = await moduleOf(name);
  const rules = rulesFor(game, readSetup(game.options, setup));
  const state = rules.create();
  state.table.words.set(words);
  return botFor(level, game, seed).choose(new Sight(rules, seat).look(state));
}
/** Chooses for the bots of one table. */
export function asBots(scope: Scope<ToBot, FromBot>): void {
  scope.onmessage = ({ data }) => {
    choose(data).then(
      (action) => scope.postMessage({ n: data.n, action }),
      (error: unknown) => scope.postMessage({ n: data.n, error: String(error) }),
    );
  };
}
