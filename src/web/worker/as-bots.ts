import { Searcher } from '../../bots/searcher.ts';
import { botFor } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { Advice, FromBot, Scope, ToBot } from './wire.ts';

async function choose({ game: name, setup, seat, level, seed, words }: ToBot): Promise<Advice> {
  const { game } = await moduleOf(name);
  const rules = rulesFor(game, readSetup(game.options, setup));
  const state = rules.create();
  state.table.words.set(words);
  const bot = botFor(level, game, seed);
  const action = bot.choose(new Sight(rules, seat).look(state));
  return { action, thoughts: bot instanceof Searcher ? bot.thoughts : [] };
}
/** Chooses for the bots of one table. */
export function asBots(scope: Scope<ToBot, FromBot>): void {
  scope.onmessage = ({ data }) => {
    choose(data).then(
      (advice) => scope.postMessage({ n: data.n, ...advice }),
      (error: unknown) => scope.postMessage({ n: data.n, error: String(error) }),
    );
  };
}
